"""The steps of the ProcessingInstruction class: https://dom.spec.whatwg.org/#interface-processinginstruction"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .character_data import inspect as inspect
from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.processing_instruction import ProcessingInstruction


class Slots:
    """ProcessingInstruction objects have no private attributes of their own."""


def target_getter(this: ProcessingInstruction) -> str:
    """https://dom.spec.whatwg.org/#dom-processinginstruction-target"""
    result: str = this._webapi_node.target
    return result
