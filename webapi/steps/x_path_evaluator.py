"""The steps of the XPathEvaluator class: https://dom.spec.whatwg.org/#interface-xpathevaluator"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.x_path_evaluator import XPathEvaluator


def constructor(this: XPathEvaluator) -> None:
    """https://dom.spec.whatwg.org/#dom-xpathevaluator-xpathevaluator"""


def inspect(this: XPathEvaluator) -> str:
    """The ``repr``."""
    return "<XPathEvaluator>"
