"""The steps of the SecurityPolicyViolationEvent class: https://w3c.github.io/webappsec-csp/#securitypolicyviolationevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import page_events as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.security_policy_violation_event import SecurityPolicyViolationEvent


class Slots:
    """SecurityPolicyViolationEvent objects have the private attributes of Event objects."""


def constructor(
    this: SecurityPolicyViolationEvent,
    type: str,
    eventInitDict: dom.SecurityPolicyViolationEventInit,
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.SecurityPolicyViolationEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def _event_of(this: SecurityPolicyViolationEvent) -> dom.SecurityPolicyViolationEvent:
    return cast("dom.SecurityPolicyViolationEvent", this._webapi_event)


def documentURI_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-documenturi"""
    return _event_of(this).document_uri


def referrer_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-referrer"""
    return _event_of(this).referrer


def blockedURI_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-blockeduri"""
    return _event_of(this).blocked_uri


def effectiveDirective_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-effectivedirective"""
    return _event_of(this).effective_directive


def violatedDirective_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-violateddirective"""
    return _event_of(this).violated_directive


def originalPolicy_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-originalpolicy"""
    return _event_of(this).original_policy


def sourceFile_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-sourcefile"""
    return _event_of(this).source_file


def sample_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-sample"""
    return _event_of(this).sample


def disposition_getter(this: SecurityPolicyViolationEvent) -> str:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-disposition"""
    return _event_of(this).disposition


def statusCode_getter(this: SecurityPolicyViolationEvent) -> int:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-statuscode"""
    return _event_of(this).status_code


def lineNumber_getter(this: SecurityPolicyViolationEvent) -> int:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-linenumber"""
    return _event_of(this).line_number


def columnNumber_getter(this: SecurityPolicyViolationEvent) -> int:
    """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-columnnumber"""
    return _event_of(this).column_number
