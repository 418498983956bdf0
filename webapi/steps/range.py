"""The steps of the Range class: https://dom.spec.whatwg.org/#interface-range"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.ranges import Range as RangeImpl
from webapi.html.nodes import associated_document

from .abstract_range import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.range import Range


def constructor(this: Range) -> None:
    """https://dom.spec.whatwg.org/#dom-range-range"""
    initialize(this, RangeImpl(associated_document()))
