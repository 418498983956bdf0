"""The steps of the SecurityPolicyViolationEvent class: https://w3c.github.io/webappsec-csp/#securitypolicyviolationevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import page_events as dom

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.security_policy_violation_event import SecurityPolicyViolationEvent


def constructor(
    this: SecurityPolicyViolationEvent,
    type: str,
    eventInitDict: dom.SecurityPolicyViolationEventInit,
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.SecurityPolicyViolationEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)
