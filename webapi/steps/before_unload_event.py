"""The steps of the BeforeUnloadEvent class: https://html.spec.whatwg.org/multipage/nav-history-apis.html#beforeunloadevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import page_events as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.before_unload_event import BeforeUnloadEvent


class Slots:
    """BeforeUnloadEvent objects have the private attributes of Event objects."""


def _event_of(this: BeforeUnloadEvent) -> dom.BeforeUnloadEvent:
    return cast("dom.BeforeUnloadEvent", this._webapi_event)


def returnValue_getter(this: BeforeUnloadEvent) -> str:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-beforeunloadevent-returnvalue"""
    return _event_of(this).unload_return_value


def returnValue_setter(this: BeforeUnloadEvent, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-beforeunloadevent-returnvalue"""
    _event_of(this).unload_return_value = value
