"""The SecurityPolicyViolationEventDisposition enumeration:
https://html.spec.whatwg.org/multipage/#enumdef-securitypolicyviolationeventdisposition

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

SecurityPolicyViolationEventDisposition: TypeAlias = Literal["enforce", "report"]

to_security_policy_violation_event_disposition = enumeration(
    "SecurityPolicyViolationEventDisposition", get_args(SecurityPolicyViolationEventDisposition)
)
