"""Types of the SecurityPolicyViolationEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.page_events import (
    SecurityPolicyViolationEvent as _SecurityPolicyViolationEventImplementation,
)
from webapi.interfaces.event import Event
from webapi.interfaces.security_policy_violation_event_disposition import (
    SecurityPolicyViolationEventDisposition,
)
from webapi.interfaces.security_policy_violation_event_init import SecurityPolicyViolationEventInit
from webapi.webidl.types import StringLike

class SecurityPolicyViolationEvent(Event):
    _webapi_event: _SecurityPolicyViolationEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: SecurityPolicyViolationEventInit | None = None,
        **named: Unpack[SecurityPolicyViolationEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: SecurityPolicyViolationEventInit | None = None,
        **named: Unpack[SecurityPolicyViolationEventInit],
    ) -> Self: ...
    @property
    def documentURI(self) -> str:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-documenturi"""
    @property
    def referrer(self) -> str:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-referrer"""
    @property
    def blockedURI(self) -> str:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-blockeduri"""
    @property
    def effectiveDirective(self) -> str:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-effectivedirective"""
    @property
    def violatedDirective(self) -> str:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-violateddirective"""
    @property
    def originalPolicy(self) -> str:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-originalpolicy"""
    @property
    def sourceFile(self) -> str:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-sourcefile"""
    @property
    def sample(self) -> str:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-sample"""
    @property
    def disposition(self) -> SecurityPolicyViolationEventDisposition:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-disposition"""
    @property
    def statusCode(self) -> int:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-statuscode"""
    @property
    def lineNumber(self) -> int:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-linenumber"""
    @property
    def columnNumber(self) -> int:
        """https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-columnnumber"""

def new_object(value: object) -> SecurityPolicyViolationEvent: ...
