"""The steps of the SubmitEvent class.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitevent
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.forms import events as dom

from .event import initialize as initialize
from .node import node_of

if TYPE_CHECKING:
    from webapi.interfaces.submit_event import SubmitEvent


def constructor(this: SubmitEvent, type: str, eventInitDict: dict[str, Any]) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    submitter = eventInitDict["submitter"]
    init: Any = {**eventInitDict, "submitter": submitter and node_of(submitter)}
    event = dom.SubmitEvent()
    event.constructor_steps(type, init)
    initialize(this, event)
