"""Types of the XPathEvaluator interface. Made by ``python -m idl``."""

from collections.abc import Callable
from typing import Self

from webapi.interfaces.node import Node
from webapi.interfaces.x_path_expression import XPathExpression
from webapi.interfaces.x_path_ns_resolver import XPathNSResolver
from webapi.interfaces.x_path_result import XPathResult
from webapi.webidl.types import NumberLike, StringLike

class XPathEvaluator:
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def createExpression(
        self,
        expression: StringLike,
        resolver: Callable[..., object] | XPathNSResolver | None = None,
    ) -> XPathExpression: ...
    def createNSResolver(self, nodeResolver: Node) -> Node: ...
    def evaluate(
        self,
        expression: StringLike,
        contextNode: Node,
        resolver: Callable[..., object] | XPathNSResolver | None = None,
        type: NumberLike | None = None,
        result: XPathResult | None = None,
    ) -> XPathResult: ...
