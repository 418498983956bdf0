"""Types of the XPathExpression interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.node import Node
from webapi.interfaces.x_path_result import XPathResult
from webapi.steps.x_path_expression import Slots as _XPathExpressionSlots
from webapi.webidl.types import NumberLike

class XPathExpression(_XPathExpressionSlots):
    def __init__(self, /, *_: Never) -> None: ...
    def evaluate(
        self, contextNode: Node, type: NumberLike | None = None, result: XPathResult | None = None
    ) -> XPathResult: ...

def new_object(value: object) -> XPathExpression: ...
