"""The CharacterData interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.node import Node
from webapi.steps import character_data as steps
from webapi.steps import node as node_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, inside, maker_of_inheriting
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring
from webapi.webidl.unions import Choices, union

_Element = Interface("webapi.interfaces.element", "Element")
_Node = Interface("webapi.interfaces.node", "Node")
_to_nodes = union(
    "(Node or DOMString)",
    Choices(string=to_domstring, interfaces={_Node: inside(_Node.convert, "_webapi_node")}),
)


class CharacterData(Node):
    """A text, a comment or a processing instruction. Offsets count UTF-16 code units.

    ``interface CharacterData : Node``

    https://dom.spec.whatwg.org/#characterdata
    """

    __slots__ = ()
    _webapi_interface_name = "CharacterData"

    def __init__(self, /, *_):
        raise illegal_constructor("CharacterData")

    @property
    def data(self):
        """The text.

        ``attribute [LegacyNullToEmptyString] DOMString data``

        https://dom.spec.whatwg.org/#dom-characterdata-data
        """
        return self._webapi_node.data

    data = data.setter(value_setter("_webapi_node", "data", to_nullable_empty_domstring))

    @property
    def length(self):
        """The length in UTF-16 code units.

        ``readonly attribute unsigned long length``

        https://dom.spec.whatwg.org/#dom-characterdata-length
        """
        return self._webapi_node.length

    def substringData(self, offset, count):
        """``count`` code units from ``offset``. Raises ``IndexSizeError`` behind the end.

        ``DOMString substringData(unsigned long offset, unsigned long count)``

        https://dom.spec.whatwg.org/#dom-characterdata-substringdata
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        return self._webapi_node.substring_data(
            to_unsigned_long(
                offset, "Failed to execute 'substringData' on 'CharacterData': parameter 1"
            ),
            to_unsigned_long(
                count, "Failed to execute 'substringData' on 'CharacterData': parameter 2"
            ),
        )

    def appendData(self, data):
        """Add text at the end.

        ``undefined appendData(DOMString data)``

        https://dom.spec.whatwg.org/#dom-characterdata-appenddata
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        self._webapi_node.append_data(to_domstring(data))

    def insertData(self, offset, data):
        """Insert text at an offset.

        ``undefined insertData(unsigned long offset, DOMString data)``

        https://dom.spec.whatwg.org/#dom-characterdata-insertdata
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        self._webapi_node.insert_data(
            to_unsigned_long(
                offset, "Failed to execute 'insertData' on 'CharacterData': parameter 1"
            ),
            to_domstring(data),
        )

    def deleteData(self, offset, count):
        """Take out ``count`` code units from ``offset``.

        ``undefined deleteData(unsigned long offset, unsigned long count)``

        https://dom.spec.whatwg.org/#dom-characterdata-deletedata
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        self._webapi_node.delete_data(
            to_unsigned_long(
                offset, "Failed to execute 'deleteData' on 'CharacterData': parameter 1"
            ),
            to_unsigned_long(
                count, "Failed to execute 'deleteData' on 'CharacterData': parameter 2"
            ),
        )

    def replaceData(self, offset, count, data):
        """Put text in the place of ``count`` code units from ``offset``.

        ``undefined replaceData(unsigned long offset, unsigned long count, DOMString data)``

        https://dom.spec.whatwg.org/#dom-characterdata-replacedata
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        self._webapi_node.replace_data(
            to_unsigned_long(
                offset, "Failed to execute 'replaceData' on 'CharacterData': parameter 1"
            ),
            to_unsigned_long(
                count, "Failed to execute 'replaceData' on 'CharacterData': parameter 2"
            ),
            to_domstring(data),
        )

    @property
    def previousElementSibling(self):
        """The nearest element before the node among its siblings, or ``None``.

        ``readonly attribute Element? previousElementSibling``

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling
        """
        value = self._webapi_node.previous_element_sibling
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def nextElementSibling(self):
        """The nearest element behind the node among its siblings, or ``None``.

        ``readonly attribute Element? nextElementSibling``

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling
        """
        value = self._webapi_node.next_element_sibling
        return None if value is None else value.platform_object or _Element.new(value)

    def before(self, *nodes):
        """Insert nodes and texts before the node.

        ``undefined before((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-before
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        try:
            self._webapi_node.before(
                [
                    _to_nodes(each, "Failed to execute 'before' on 'CharacterData': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def after(self, *nodes):
        """Insert nodes and texts behind the node.

        ``undefined after((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-after
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        try:
            self._webapi_node.after(
                [
                    _to_nodes(each, "Failed to execute 'after' on 'CharacterData': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replaceWith(self, *nodes):
        """Put nodes and texts in the place of the node.

        ``undefined replaceWith((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-childnode-replacewith
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        try:
            self._webapi_node.replace_with(
                [
                    _to_nodes(
                        each, "Failed to execute 'replaceWith' on 'CharacterData': parameter 1"
                    )
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def remove(self):
        """Take the node from its parent, if it has one.

        ``undefined remove()``

        https://dom.spec.whatwg.org/#dom-childnode-remove
        """
        if not isinstance(self, CharacterData):
            raise illegal_invocation()
        try:
            self._webapi_node.remove()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    __repr__ = steps.inspect


new_object = maker_of_inheriting(CharacterData, node_steps.initialize, MODULES)
