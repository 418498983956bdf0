"""The AbstractRange interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.steps import abstract_range as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface

_Node = Interface("webapi.interfaces.node", "Node")


class AbstractRange:
    """A range of a tree, from a boundary point to another.

    ``interface AbstractRange``

    https://dom.spec.whatwg.org/#abstractrange
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "AbstractRange"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("AbstractRange")

    @property
    def startContainer(self):
        """``readonly attribute Node startContainer``

        https://dom.spec.whatwg.org/#dom-abstractrange-startcontainer
        """
        value = self._webapi_abstract_range.start_container
        return value.platform_object or _Node.new(value)

    @property
    def startOffset(self):
        """``readonly attribute unsigned long startOffset``

        https://dom.spec.whatwg.org/#dom-abstractrange-startoffset
        """
        return self._webapi_abstract_range.start_offset

    @property
    def endContainer(self):
        """``readonly attribute Node endContainer``

        https://dom.spec.whatwg.org/#dom-abstractrange-endcontainer
        """
        value = self._webapi_abstract_range.end_container
        return value.platform_object or _Node.new(value)

    @property
    def endOffset(self):
        """``readonly attribute unsigned long endOffset``

        https://dom.spec.whatwg.org/#dom-abstractrange-endoffset
        """
        return self._webapi_abstract_range.end_offset

    @property
    def collapsed(self):
        """``readonly attribute boolean collapsed``

        https://dom.spec.whatwg.org/#dom-abstractrange-collapsed
        """
        return self._webapi_abstract_range.collapsed

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
