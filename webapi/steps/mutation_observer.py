"""The steps of the MutationObserver class: https://dom.spec.whatwg.org/#interface-mutationobserver"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from webapi.dom.mutation_observers import MutationObserver as MutationObserverImpl

if TYPE_CHECKING:
    from webapi.interfaces.mutation_observer import MutationObserver


class Slots:
    """The private attributes of MutationObserver objects."""

    _webapi_mutation_observer: MutationObserverImpl


def initialize(this: MutationObserver, value: MutationObserverImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_mutation_observer = value
    value.platform_object = this


def constructor(this: MutationObserver, callback: Callable[..., Any]) -> None:
    """https://dom.spec.whatwg.org/#dom-mutationobserver-mutationobserver"""
    observer = MutationObserverImpl()
    observer.constructor_steps(callback)
    initialize(this, observer)


def inspect(this: MutationObserver) -> str:
    """The ``repr``."""
    return "<MutationObserver>"
