"""The SecurityPolicyViolationEvent interface.

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.interfaces.security_policy_violation_event_init import (
    to_security_policy_violation_event_init,
)
from webapi.steps import security_policy_violation_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.strings import to_domstring


class SecurityPolicyViolationEvent(Event):
    """A page's Content Security Policy was violated. Nothing fires it here.

    ``interface SecurityPolicyViolationEvent : Event``

    https://w3c.github.io/webappsec-csp/#securitypolicyviolationevent

    >>> SecurityPolicyViolationEvent("a", {"disposition": "report"}).disposition
    'report'
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional SecurityPolicyViolationEventInit eventInitDict =
        {})``

        https://html.spec.whatwg.org/multipage/#dom-securitypolicyviolationevent-securitypolicyviolationevent
        """
        if named:
            eventInitDict = options_by_name(
                "SecurityPolicyViolationEvent",
                named,
                eventInitDict,
                {
                    "SecurityPolicyViolationEvent(type, ": (
                        "blockedURI",
                        "bubbles",
                        "cancelable",
                        "columnNumber",
                        "composed",
                        "disposition",
                        "documentURI",
                        "effectiveDirective",
                        "lineNumber",
                        "originalPolicy",
                        "referrer",
                        "sample",
                        "sourceFile",
                        "statusCode",
                        "violatedDirective",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_security_policy_violation_event_init(
                eventInitDict, "Failed to construct 'SecurityPolicyViolationEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call SecurityPolicyViolationEvent: what ``new SecurityPolicyViolationEvent(…)`` is in
        JavaScript.
        """
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "SecurityPolicyViolationEvent")

    documentURI = property(
        steps.documentURI_getter,
        doc="""``readonly attribute USVString documentURI``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-documenturi
        """,
    )

    referrer = property(
        steps.referrer_getter,
        doc="""``readonly attribute USVString referrer``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-referrer
        """,
    )

    blockedURI = property(
        steps.blockedURI_getter,
        doc="""``readonly attribute USVString blockedURI``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-blockeduri
        """,
    )

    effectiveDirective = property(
        steps.effectiveDirective_getter,
        doc="""``readonly attribute DOMString effectiveDirective``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-effectivedirective
        """,
    )

    violatedDirective = property(
        steps.violatedDirective_getter,
        doc="""``readonly attribute DOMString violatedDirective``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-violateddirective
        """,
    )

    originalPolicy = property(
        steps.originalPolicy_getter,
        doc="""``readonly attribute DOMString originalPolicy``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-originalpolicy
        """,
    )

    sourceFile = property(
        steps.sourceFile_getter,
        doc="""``readonly attribute USVString sourceFile``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-sourcefile
        """,
    )

    sample = property(
        steps.sample_getter,
        doc="""``readonly attribute DOMString sample``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-sample
        """,
    )

    disposition = property(
        steps.disposition_getter,
        doc="""``readonly attribute SecurityPolicyViolationEventDisposition disposition``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-disposition
        """,
    )

    statusCode = property(
        steps.statusCode_getter,
        doc="""``readonly attribute unsigned short statusCode``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-statuscode
        """,
    )

    lineNumber = property(
        steps.lineNumber_getter,
        doc="""``readonly attribute unsigned long lineNumber``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-linenumber
        """,
    )

    columnNumber = property(
        steps.columnNumber_getter,
        doc="""``readonly attribute unsigned long columnNumber``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-columnnumber
        """,
    )

    def __str__(self):
        return "[object SecurityPolicyViolationEvent]"

    __repr__ = steps.inspect


def new_object(value):
    """A new SecurityPolicyViolationEvent object of what steps returned."""
    this = SecurityPolicyViolationEvent.__new__(SecurityPolicyViolationEvent)
    steps.initialize(this, value)
    return this
