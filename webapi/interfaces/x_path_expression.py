"""The XPathExpression interface.

Made by ``python -m idl`` from idl/xpath.webidl: change that, not this.
"""

from webapi.steps import x_path_expression as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_short
from webapi.webidl.platform_objects import Interface, maker

_Node = Interface("webapi.interfaces.node", "Node")
_XPathResult = Interface("webapi.interfaces.x_path_result", "XPathResult")
_to_result = nullable(_XPathResult.convert)


class XPathExpression:
    """A parsed expression.

    ``interface XPathExpression``

    https://dom.spec.whatwg.org/#xpathexpression
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "XPathExpression"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("XPathExpression")

    def evaluate(self, contextNode, type=None, result=None):
        """Evaluate it at a node. ``type`` is one of the constants of `XPathResult`. The result is
        always a new one.

        ``XPathResult evaluate(Node contextNode, optional unsigned short type = 0, optional
        XPathResult? result = null)``

        https://dom.spec.whatwg.org/#dom-xpathexpression-evaluate
        """
        if not isinstance(self, XPathExpression):
            raise illegal_invocation()
        value = steps.evaluate(
            self,
            _Node.convert(
                contextNode, "Failed to execute 'evaluate' on 'XPathExpression': parameter 1"
            ),
            0
            if type is None
            else to_unsigned_short(
                type, "Failed to execute 'evaluate' on 'XPathExpression': parameter 2"
            ),
            None
            if result is None
            else _to_result(
                result, "Failed to execute 'evaluate' on 'XPathExpression': parameter 3"
            ),
        )
        return _XPathResult.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(XPathExpression, steps.initialize)
