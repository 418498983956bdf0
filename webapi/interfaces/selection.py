"""The Selection interface.

Made by ``python -m idl`` from idl/selection.webidl: change that, not this.
"""

from webapi.interfaces.get_composed_ranges_options import to_get_composed_ranges_options
from webapi.steps import selection as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker

_Node = Interface("webapi.interfaces.node", "Node")
_Range = Interface("webapi.interfaces.range", "Range")
_StaticRange = Interface("webapi.interfaces.static_range", "StaticRange")
_to_node = nullable(inside(_Node.convert, "_webapi_node"))


class Selection:
    """What is selected in a document: a live range, or nothing. ``str()`` gives its text.  Nothing
    is rendered: the text is that of the range, with the text of scripts and styles.  >>> from
    webapi import Document >>> page = Document("https://example.org/") >>>
    page.append(page.createElement("p")) >>> page.documentElement.append("one two") >>> selection =
    page.getSelection() >>> selection.selectAllChildren(page.documentElement) >>> str(selection)
    'one two'

    ``interface Selection``

    https://w3c.github.io/selection-api/#selection
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "Selection"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("Selection")

    @property
    def anchorNode(self):
        """The node where the selection began, or ``None`` if nothing in the tree of the document is
        selected.

        ``readonly attribute Node? anchorNode``

        https://w3c.github.io/selection-api/#dom-selection-anchornode
        """
        value = self._webapi_selection.anchor_node
        return None if value is None else value.platform_object or _Node.new(value)

    @property
    def anchorOffset(self):
        """The offset in ``anchorNode``. Offsets into text count UTF-16 code units.

        ``readonly attribute unsigned long anchorOffset``

        https://w3c.github.io/selection-api/#dom-selection-anchoroffset
        """
        return self._webapi_selection.anchor_offset

    @property
    def focusNode(self):
        """The node where the selection ended, or ``None`` if nothing in the tree of the document is
        selected.

        ``readonly attribute Node? focusNode``

        https://w3c.github.io/selection-api/#dom-selection-focusnode
        """
        value = self._webapi_selection.focus_node
        return None if value is None else value.platform_object or _Node.new(value)

    @property
    def focusOffset(self):
        """The offset in ``focusNode``.

        ``readonly attribute unsigned long focusOffset``

        https://w3c.github.io/selection-api/#dom-selection-focusoffset
        """
        return self._webapi_selection.focus_offset

    @property
    def isCollapsed(self):
        """Whether it is empty, or begins and ends in the same place.

        ``readonly attribute boolean isCollapsed``

        https://w3c.github.io/selection-api/#dom-selection-iscollapsed
        """
        return self._webapi_selection.is_collapsed

    @property
    def rangeCount(self):
        """0 or 1.

        ``readonly attribute unsigned long rangeCount``

        https://w3c.github.io/selection-api/#dom-selection-rangecount
        """
        return self._webapi_selection.range_count

    @property
    def type(self):
        """``None``, ``Caret`` or ``Range``.

        ``readonly attribute DOMString type``

        https://w3c.github.io/selection-api/#dom-selection-type
        """
        return self._webapi_selection.type

    @property
    def direction(self):
        """``forward`` or ``backward``; ``none`` of a caret, as in Chromium.

        ``readonly attribute DOMString direction``

        https://w3c.github.io/selection-api/#dom-selection-direction
        """
        return self._webapi_selection.direction

    def getRangeAt(self, index):
        """The range itself: changes of it change the selection.  Raises:     DOMException:
        ``IndexSizeError``: there is no range of this index.

        ``Range getRangeAt(unsigned long index)``

        https://w3c.github.io/selection-api/#dom-selection-getrangeat
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        value = self._webapi_selection.get_range_at(
            to_unsigned_long(index, "Failed to execute 'getRangeAt' on 'Selection': parameter 1")
        )
        return value.platform_object or _Range.new(value)

    def addRange(self, range):
        """Select this range, unless there is a range or it is in another tree.

        ``undefined addRange(Range range)``

        https://w3c.github.io/selection-api/#dom-selection-addrange
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.add_range(
            _Range.convert(
                range, "Failed to execute 'addRange' on 'Selection': parameter 1"
            )._webapi_abstract_range
        )

    def removeRange(self, range):
        """Select nothing.  Raises:     DOMException: ``NotFoundError``: this is not the range of
        the selection.

        ``undefined removeRange(Range range)``

        https://w3c.github.io/selection-api/#dom-selection-removerange
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.remove_range(
            _Range.convert(
                range, "Failed to execute 'removeRange' on 'Selection': parameter 1"
            )._webapi_abstract_range
        )

    def removeAllRanges(self):
        """Select nothing.

        ``undefined removeAllRanges()``

        https://w3c.github.io/selection-api/#dom-selection-removeallranges
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.remove_all_ranges()

    def empty(self):
        """Select nothing, as `Selection.removeAllRanges` does.

        ``undefined empty()``

        https://w3c.github.io/selection-api/#dom-selection-empty
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.empty()

    def getComposedRanges(self, options=None, **named):
        """What is selected. It begins and ends outside of the shadow trees that are not in
        ``shadowRoots``.

        ``sequence<StaticRange> getComposedRanges(optional GetComposedRangesOptions options = {})``

        https://w3c.github.io/selection-api/#dom-selection-getcomposedranges
        """
        if named:
            options = options_by_name(
                "getComposedRanges", named, options, {"getComposedRanges(": ("shadowRoots",)}
            )
        if not isinstance(self, Selection):
            raise illegal_invocation()
        return [
            value.platform_object or _StaticRange.new(value)
            for value in steps.getComposedRanges(
                self,
                to_get_composed_ranges_options(
                    options, "Failed to execute 'getComposedRanges' on 'Selection': parameter 1"
                ),
            )
        ]

    def collapse(self, node, offset=None):
        """Put the caret to a place; ``None`` selects nothing.

        ``undefined collapse(Node? node, optional unsigned long offset = 0)``

        https://w3c.github.io/selection-api/#dom-selection-collapse
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.collapse(
            _to_node(node, "Failed to execute 'collapse' on 'Selection': parameter 1"),
            0
            if offset is None
            else to_unsigned_long(
                offset, "Failed to execute 'collapse' on 'Selection': parameter 2"
            ),
        )

    def setPosition(self, node, offset=None):
        """Put the caret to a place, as `Selection.collapse` does.

        ``undefined setPosition(Node? node, optional unsigned long offset = 0)``

        https://w3c.github.io/selection-api/#dom-selection-setposition
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.set_position(
            _to_node(node, "Failed to execute 'setPosition' on 'Selection': parameter 1"),
            0
            if offset is None
            else to_unsigned_long(
                offset, "Failed to execute 'setPosition' on 'Selection': parameter 2"
            ),
        )

    def collapseToStart(self):
        """Put the caret to the start of the range.  Raises:     DOMException:
        ``InvalidStateError``: nothing is selected.

        ``undefined collapseToStart()``

        https://w3c.github.io/selection-api/#dom-selection-collapsetostart
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.collapse_to_start()

    def collapseToEnd(self):
        """Put the caret to the end of the range.  Raises:     DOMException: ``InvalidStateError``:
        nothing is selected.

        ``undefined collapseToEnd()``

        https://w3c.github.io/selection-api/#dom-selection-collapsetoend
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.collapse_to_end()

    def extend(self, node, offset=None):
        """Move the focus.  Raises:     DOMException: ``InvalidStateError``: nothing is selected.

        ``undefined extend(Node node, optional unsigned long offset = 0)``

        https://w3c.github.io/selection-api/#dom-selection-extend
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.extend(
            _Node.convert(
                node, "Failed to execute 'extend' on 'Selection': parameter 1"
            )._webapi_node,
            0
            if offset is None
            else to_unsigned_long(offset, "Failed to execute 'extend' on 'Selection': parameter 2"),
        )

    def setBaseAndExtent(self, anchorNode, anchorOffset, focusNode, focusOffset):
        """Select from an anchor to a focus, which may be before it.

        ``undefined setBaseAndExtent(Node anchorNode, unsigned long anchorOffset, Node focusNode,
        unsigned long focusOffset)``

        https://w3c.github.io/selection-api/#dom-selection-setbaseandextent
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.set_base_and_extent(
            _Node.convert(
                anchorNode, "Failed to execute 'setBaseAndExtent' on 'Selection': parameter 1"
            )._webapi_node,
            to_unsigned_long(
                anchorOffset, "Failed to execute 'setBaseAndExtent' on 'Selection': parameter 2"
            ),
            _Node.convert(
                focusNode, "Failed to execute 'setBaseAndExtent' on 'Selection': parameter 3"
            )._webapi_node,
            to_unsigned_long(
                focusOffset, "Failed to execute 'setBaseAndExtent' on 'Selection': parameter 4"
            ),
        )

    def selectAllChildren(self, node):
        """Select the children of a node.

        ``undefined selectAllChildren(Node node)``

        https://w3c.github.io/selection-api/#dom-selection-selectallchildren
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        self._webapi_selection.select_all_children(
            _Node.convert(
                node, "Failed to execute 'selectAllChildren' on 'Selection': parameter 1"
            )._webapi_node
        )

    def deleteFromDocument(self):
        """Delete what is selected.

        ``undefined deleteFromDocument()``

        https://w3c.github.io/selection-api/#dom-selection-deletefromdocument
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        try:
            self._webapi_selection.delete_from_document()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def containsNode(self, node, allowPartialContainment=None):
        """Whether a node is selected, or a part of it.

        ``boolean containsNode(Node node, optional boolean allowPartialContainment = false)``

        https://w3c.github.io/selection-api/#dom-selection-containsnode
        """
        if not isinstance(self, Selection):
            raise illegal_invocation()
        return self._webapi_selection.contains_node(
            _Node.convert(
                node, "Failed to execute 'containsNode' on 'Selection': parameter 1"
            )._webapi_node,
            False if allowPartialContainment is None else to_boolean(allowPartialContainment),
        )

    def __str__(self):
        return self._webapi_selection.stringification_behavior()

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, Selection):
            raise illegal_invocation()
        return self._webapi_selection.stringification_behavior()

    def __format__(self, specification, /):
        return format(str(self), specification)

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(Selection, steps.initialize)
