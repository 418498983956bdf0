"""The SecurityPolicyViolationEventInit dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-securitypolicyviolationeventinit

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.interfaces.security_policy_violation_event_disposition import (
    to_security_policy_violation_event_disposition,
)
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unsigned_long, to_unsigned_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring, to_usvstring

if TYPE_CHECKING:
    from webapi.interfaces.security_policy_violation_event_disposition import (
        SecurityPolicyViolationEventDisposition,
    )
    from webapi.webidl.types import NumberLike, StringLike


class SecurityPolicyViolationEventInit(EventInit, total=False):
    documentURI: StringLike
    referrer: StringLike
    blockedURI: StringLike
    violatedDirective: StringLike
    effectiveDirective: StringLike
    originalPolicy: StringLike
    sourceFile: StringLike
    sample: StringLike
    disposition: SecurityPolicyViolationEventDisposition
    statusCode: NumberLike
    lineNumber: NumberLike
    columnNumber: NumberLike


to_security_policy_violation_event_init = dictionary(
    "SecurityPolicyViolationEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("blockedURI", to_usvstring, default=lambda: ""),
    DictionaryMember("columnNumber", to_unsigned_long, default=lambda: 0),
    DictionaryMember(
        "disposition", to_security_policy_violation_event_disposition, default=lambda: "enforce"
    ),
    DictionaryMember("documentURI", to_usvstring, default=lambda: ""),
    DictionaryMember("effectiveDirective", to_domstring, default=lambda: ""),
    DictionaryMember("lineNumber", to_unsigned_long, default=lambda: 0),
    DictionaryMember("originalPolicy", to_domstring, default=lambda: ""),
    DictionaryMember("referrer", to_usvstring, default=lambda: ""),
    DictionaryMember("sample", to_domstring, default=lambda: ""),
    DictionaryMember("sourceFile", to_usvstring, default=lambda: ""),
    DictionaryMember("statusCode", to_unsigned_short, default=lambda: 0),
    DictionaryMember("violatedDirective", to_domstring, default=lambda: ""),
)
