"""The Range interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.dom.inner_html import create_contextual_fragment
from webapi.interfaces.abstract_range import AbstractRange
from webapi.steps import range as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.numeric import to_unsigned_long, to_unsigned_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_Node = Interface("webapi.interfaces.node", "Node")
_Range = Interface("webapi.interfaces.range", "Range")
_DocumentFragment = Interface("webapi.interfaces.document_fragment", "DocumentFragment")


class Range(AbstractRange):
    """A range that follows changes of the tree. ``str()`` gives its text.

    ``interface Range : AbstractRange``

    https://dom.spec.whatwg.org/#range
    """

    __slots__ = ()
    _webapi_interface_name = "Range"

    START_TO_START = 0
    START_TO_END = 1
    END_TO_END = 2
    END_TO_START = 3

    def __init__(self):
        """A range at the start of the document of this thread. `Document.createRange` makes one in
        a document.

        ``constructor()``

        https://dom.spec.whatwg.org/#dom-range-range
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call Range: what ``new Range(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Range")

    @property
    def commonAncestorContainer(self):
        """``readonly attribute Node commonAncestorContainer``

        https://dom.spec.whatwg.org/#dom-range-commonancestorcontainer
        """
        value = self._webapi_abstract_range.common_ancestor_container
        return value.platform_object or _Node.new(value)

    def setStart(self, node, offset):
        """Move the start. The end follows if it would be before it.

        ``undefined setStart(Node node, unsigned long offset)``

        https://dom.spec.whatwg.org/#dom-range-setstart
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.set_start(
            _Node.convert(
                node, "Failed to execute 'setStart' on 'Range': parameter 1"
            )._webapi_node,
            to_unsigned_long(offset, "Failed to execute 'setStart' on 'Range': parameter 2"),
        )

    def setEnd(self, node, offset):
        """Move the end. The start follows if it would be behind it.

        ``undefined setEnd(Node node, unsigned long offset)``

        https://dom.spec.whatwg.org/#dom-range-setend
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.set_end(
            _Node.convert(node, "Failed to execute 'setEnd' on 'Range': parameter 1")._webapi_node,
            to_unsigned_long(offset, "Failed to execute 'setEnd' on 'Range': parameter 2"),
        )

    def setStartBefore(self, node):
        """Move the start before a node.

        ``undefined setStartBefore(Node node)``

        https://dom.spec.whatwg.org/#dom-range-setstartbefore
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.set_start_before(
            _Node.convert(
                node, "Failed to execute 'setStartBefore' on 'Range': parameter 1"
            )._webapi_node
        )

    def setStartAfter(self, node):
        """Move the start behind a node.

        ``undefined setStartAfter(Node node)``

        https://dom.spec.whatwg.org/#dom-range-setstartafter
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.set_start_after(
            _Node.convert(
                node, "Failed to execute 'setStartAfter' on 'Range': parameter 1"
            )._webapi_node
        )

    def setEndBefore(self, node):
        """Move the end before a node.

        ``undefined setEndBefore(Node node)``

        https://dom.spec.whatwg.org/#dom-range-setendbefore
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.set_end_before(
            _Node.convert(
                node, "Failed to execute 'setEndBefore' on 'Range': parameter 1"
            )._webapi_node
        )

    def setEndAfter(self, node):
        """Move the end behind a node.

        ``undefined setEndAfter(Node node)``

        https://dom.spec.whatwg.org/#dom-range-setendafter
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.set_end_after(
            _Node.convert(
                node, "Failed to execute 'setEndAfter' on 'Range': parameter 1"
            )._webapi_node
        )

    def collapse(self, toStart=None):
        """Move one boundary to the other one: the start to the end, unless ``toStart``.

        ``undefined collapse(optional boolean toStart = false)``

        https://dom.spec.whatwg.org/#dom-range-collapse
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.collapse(False if toStart is None else to_boolean(toStart))

    def selectNode(self, node):
        """Start before a node, and end behind it.

        ``undefined selectNode(Node node)``

        https://dom.spec.whatwg.org/#dom-range-selectnode
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.select_node(
            _Node.convert(
                node, "Failed to execute 'selectNode' on 'Range': parameter 1"
            )._webapi_node
        )

    def selectNodeContents(self, node):
        """Start and end within a node, around its content.

        ``undefined selectNodeContents(Node node)``

        https://dom.spec.whatwg.org/#dom-range-selectnodecontents
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.select_node_contents(
            _Node.convert(
                node, "Failed to execute 'selectNodeContents' on 'Range': parameter 1"
            )._webapi_node
        )

    def compareBoundaryPoints(self, how, sourceRange):
        """-1, 0 or 1: where a boundary of ``sourceRange`` stands to one of this range. ``how`` says
        which.

        ``short compareBoundaryPoints(unsigned short how, Range sourceRange)``

        https://dom.spec.whatwg.org/#dom-range-compareboundarypoints
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        return self._webapi_abstract_range.compare_boundary_points(
            to_unsigned_short(
                how, "Failed to execute 'compareBoundaryPoints' on 'Range': parameter 1"
            ),
            _Range.convert(
                sourceRange, "Failed to execute 'compareBoundaryPoints' on 'Range': parameter 2"
            )._webapi_abstract_range,
        )

    def deleteContents(self):
        """Take the content out of the tree.

        ``undefined deleteContents()``

        https://dom.spec.whatwg.org/#dom-range-deletecontents
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        try:
            self._webapi_abstract_range.delete_contents()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def extractContents(self):
        """Take the content out of the tree, into a fragment.

        ``DocumentFragment extractContents()``

        https://dom.spec.whatwg.org/#dom-range-extractcontents
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        try:
            value = self._webapi_abstract_range.extract_contents()
            return value.platform_object or _DocumentFragment.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def cloneContents(self):
        """A copy of the content, in a fragment.

        ``DocumentFragment cloneContents()``

        https://dom.spec.whatwg.org/#dom-range-clonecontents
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        try:
            value = self._webapi_abstract_range.clone_contents()
            return value.platform_object or _DocumentFragment.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def insertNode(self, node):
        """Insert a node at the start.

        ``undefined insertNode(Node node)``

        https://dom.spec.whatwg.org/#dom-range-insertnode
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        try:
            self._webapi_abstract_range.insert_node(
                _Node.convert(
                    node, "Failed to execute 'insertNode' on 'Range': parameter 1"
                )._webapi_node
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def surroundContents(self, newParent):
        """Move the content into ``newParent``, and insert that in its place.

        ``undefined surroundContents(Node newParent)``

        https://dom.spec.whatwg.org/#dom-range-surroundcontents
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        try:
            self._webapi_abstract_range.surround_contents(
                _Node.convert(
                    newParent, "Failed to execute 'surroundContents' on 'Range': parameter 1"
                )._webapi_node
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def cloneRange(self):
        """A new range with the same boundaries.

        ``Range cloneRange()``

        https://dom.spec.whatwg.org/#dom-range-clonerange
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        value = self._webapi_abstract_range.clone_range()
        return new_object(value)

    def detach(self):
        """Do nothing.

        ``undefined detach()``

        https://dom.spec.whatwg.org/#dom-range-detach
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        self._webapi_abstract_range.detach()

    def isPointInRange(self, node, offset):
        """Whether a place is within the range.

        ``boolean isPointInRange(Node node, unsigned long offset)``

        https://dom.spec.whatwg.org/#dom-range-ispointinrange
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        return self._webapi_abstract_range.is_point_in_range(
            _Node.convert(
                node, "Failed to execute 'isPointInRange' on 'Range': parameter 1"
            )._webapi_node,
            to_unsigned_long(offset, "Failed to execute 'isPointInRange' on 'Range': parameter 2"),
        )

    def comparePoint(self, node, offset):
        """-1, 0 or 1: whether a place is before, within or behind the range.

        ``short comparePoint(Node node, unsigned long offset)``

        https://dom.spec.whatwg.org/#dom-range-comparepoint
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        return self._webapi_abstract_range.compare_point(
            _Node.convert(
                node, "Failed to execute 'comparePoint' on 'Range': parameter 1"
            )._webapi_node,
            to_unsigned_long(offset, "Failed to execute 'comparePoint' on 'Range': parameter 2"),
        )

    def intersectsNode(self, node):
        """Whether a part of a node is within the range.

        ``boolean intersectsNode(Node node)``

        https://dom.spec.whatwg.org/#dom-range-intersectsnode
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        return self._webapi_abstract_range.intersects_node(
            _Node.convert(
                node, "Failed to execute 'intersectsNode' on 'Range': parameter 1"
            )._webapi_node
        )

    def createContextualFragment(self, string):
        """Parse HTML as if it stood where the range starts.

        ``DocumentFragment createContextualFragment(DOMString string)``

        https://html.spec.whatwg.org/multipage/#dom-range-createcontextualfragment
        """
        if not isinstance(self, Range):
            raise illegal_invocation()
        try:
            value = create_contextual_fragment(self._webapi_abstract_range, to_domstring(string))
            return value.platform_object or _DocumentFragment.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return self._webapi_abstract_range.stringification_behavior()

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, Range):
            raise illegal_invocation()
        return self._webapi_abstract_range.stringification_behavior()

    def __format__(self, specification, /):
        return format(str(self), specification)


new_object = maker(Range, steps.initialize)
