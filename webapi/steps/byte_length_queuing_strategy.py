"""The steps of the ByteLengthQueuingStrategy class: https://streams.spec.whatwg.org/#blqs-class"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import queuing as streams

if TYPE_CHECKING:
    from webapi.interfaces.byte_length_queuing_strategy import ByteLengthQueuingStrategy


class Slots:
    """The private attribute of ByteLengthQueuingStrategy objects."""

    _webapi_strategy: streams.ByteLengthQueuingStrategy


def constructor(this: ByteLengthQueuingStrategy, init: streams.QueuingStrategyInit) -> None:
    """https://streams.spec.whatwg.org/#blqs-constructor"""
    this._webapi_strategy = streams.ByteLengthQueuingStrategy()
    this._webapi_strategy.constructor_steps(init)


def inspect(this: ByteLengthQueuingStrategy) -> str:
    """The ``repr``: the high water mark."""
    return f"<ByteLengthQueuingStrategy {this._webapi_strategy.high_water_mark:g}>"
