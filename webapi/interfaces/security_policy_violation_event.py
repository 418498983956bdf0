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
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class SecurityPolicyViolationEvent(Event):
    """A page's Content Security Policy was violated. Nothing fires it here.

    ``interface SecurityPolicyViolationEvent : Event``

    https://w3c.github.io/webappsec-csp/#securitypolicyviolationevent

    >>> SecurityPolicyViolationEvent("a", {"disposition": "report"}).disposition
    'report'
    """

    __slots__ = ()
    _webapi_interface_name = "SecurityPolicyViolationEvent"

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

    @property
    def documentURI(self):
        """``readonly attribute USVString documentURI``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-documenturi
        """
        return self._webapi_event.document_uri

    @property
    def referrer(self):
        """``readonly attribute USVString referrer``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-referrer
        """
        return self._webapi_event.referrer

    @property
    def blockedURI(self):
        """``readonly attribute USVString blockedURI``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-blockeduri
        """
        return self._webapi_event.blocked_uri

    @property
    def effectiveDirective(self):
        """``readonly attribute DOMString effectiveDirective``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-effectivedirective
        """
        return self._webapi_event.effective_directive

    @property
    def violatedDirective(self):
        """``readonly attribute DOMString violatedDirective``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-violateddirective
        """
        return self._webapi_event.violated_directive

    @property
    def originalPolicy(self):
        """``readonly attribute DOMString originalPolicy``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-originalpolicy
        """
        return self._webapi_event.original_policy

    @property
    def sourceFile(self):
        """``readonly attribute USVString sourceFile``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-sourcefile
        """
        return self._webapi_event.source_file

    @property
    def sample(self):
        """``readonly attribute DOMString sample``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-sample
        """
        return self._webapi_event.sample

    @property
    def disposition(self):
        """``readonly attribute SecurityPolicyViolationEventDisposition disposition``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-disposition
        """
        return self._webapi_event.disposition

    @property
    def statusCode(self):
        """``readonly attribute unsigned short statusCode``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-statuscode
        """
        return self._webapi_event.status_code

    @property
    def lineNumber(self):
        """``readonly attribute unsigned long lineNumber``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-linenumber
        """
        return self._webapi_event.line_number

    @property
    def columnNumber(self):
        """``readonly attribute unsigned long columnNumber``

        https://w3c.github.io/webappsec-csp/#dom-securitypolicyviolationevent-columnnumber
        """
        return self._webapi_event.column_number


new_object = maker(SecurityPolicyViolationEvent, steps.initialize)
