"""The XPathEvaluator interface.

Made by ``python -m idl`` from idl/xpath.webidl: change that, not this.
"""

from webapi.interfaces.x_path_ns_resolver import to_x_path_ns_resolver
from webapi.steps import x_path_evaluator as steps
from webapi.steps import x_path_evaluator_base as x_path_evaluator_base_steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy, to_object_text
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.numeric import to_unsigned_short
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_to_resolver = nullable(to_x_path_ns_resolver)
_XPathExpression = Interface("webapi.interfaces.x_path_expression", "XPathExpression")
_Node = Interface("webapi.interfaces.node", "Node")
_XPathResult = Interface("webapi.interfaces.x_path_result", "XPathResult")
_to_result = nullable(_XPathResult.convert)


class XPathEvaluator:
    """Evaluates expressions of XPath 1.0. Documents do it too.

    ``interface XPathEvaluator``

    https://dom.spec.whatwg.org/#xpathevaluator

    >>> from webapi import Document
    >>> page = Document("https://example.org/")
    >>> page.append(page.createElement("ol"))
    >>> for number in (1, 2):
    ...     item = page.createElement("li")
    ...     item.id, item.textContent = f"item-{number}", number
    ...     page.documentElement.append(item)
    >>> result = XPathEvaluator().evaluate("//li[. > 1]/@id", page)
    >>> result.iterateNext().value
    'item-2'
    >>> page.evaluate("sum(//li)", page).numberValue
    3.0
    """

    __slots__ = ("__weakref__",)
    _webapi_interface_name = "XPathEvaluator"
    _webapi_is_interface = True

    def __init__(self):
        """A new evaluator.

        ``constructor()``

        https://dom.spec.whatwg.org/#dom-xpathevaluator-xpathevaluator
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call XPathEvaluator: what ``new XPathEvaluator(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "XPathEvaluator")

    def createExpression(self, expression, resolver=None):
        """Parse an expression, to evaluate it more than once.

        ``XPathExpression createExpression(DOMString expression, optional XPathNSResolver? resolver
        = null)``

        https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-createexpression
        """
        if not isinstance(self, XPathEvaluator):
            raise illegal_invocation()
        value = x_path_evaluator_base_steps.createExpression(
            self,
            to_domstring(expression),
            None
            if resolver is None
            else _to_resolver(
                resolver, "Failed to execute 'createExpression' on 'XPathEvaluator': parameter 2"
            ),
        )
        return _XPathExpression.new(value)

    def createNSResolver(self, nodeResolver):
        """``nodeResolver`` itself, which finds the namespaces of prefixes.

        ``Node createNSResolver(Node nodeResolver)``

        https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-creatensresolver
        """
        if not isinstance(self, XPathEvaluator):
            raise illegal_invocation()
        value = x_path_evaluator_base_steps.createNSResolver(
            self,
            _Node.convert(
                nodeResolver,
                "Failed to execute 'createNSResolver' on 'XPathEvaluator': parameter 1",
            ),
        )
        return value.platform_object or _Node.new(value)

    def evaluate(self, expression, contextNode, resolver=None, type=None, result=None):
        """The result of an expression at ``contextNode``, of the type that ``type`` asks for.

        ``XPathResult evaluate(DOMString expression, Node contextNode, optional XPathNSResolver?
        resolver = null, optional unsigned short type = 0, optional XPathResult? result = null)``

        https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate
        """
        if not isinstance(self, XPathEvaluator):
            raise illegal_invocation()
        value = x_path_evaluator_base_steps.evaluate(
            self,
            to_domstring(expression),
            _Node.convert(
                contextNode, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 2"
            ),
            None
            if resolver is None
            else _to_resolver(
                resolver, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 3"
            ),
            0
            if type is None
            else to_unsigned_short(
                type, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 4"
            ),
            None
            if result is None
            else _to_result(
                result, "Failed to execute 'evaluate' on 'XPathEvaluator': parameter 5"
            ),
        )
        return _XPathResult.new(value)

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy
