"""The steps of the CountQueuingStrategy class: https://streams.spec.whatwg.org/#cqs-class"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.streams import queuing as streams

if TYPE_CHECKING:
    from webapi.interfaces.count_queuing_strategy import CountQueuingStrategy


class Slots:
    """The private attribute of CountQueuingStrategy objects."""

    _webapi_strategy: streams.CountQueuingStrategy


def constructor(this: CountQueuingStrategy, init: streams.QueuingStrategyInit) -> None:
    """https://streams.spec.whatwg.org/#cqs-constructor"""
    this._webapi_strategy = streams.CountQueuingStrategy()
    this._webapi_strategy.constructor_steps(init)


def inspect(this: CountQueuingStrategy) -> str:
    """The ``repr``: the high water mark."""
    return f"<CountQueuingStrategy {this._webapi_strategy.high_water_mark:g}>"
