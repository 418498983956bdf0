"""Events of pages: of transitions and animations, of leaving a page, of violations of a policy.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import cast

from webapi.dom.events import Event, EventInit


class TransitionEventInit(EventInit):
    """https://drafts.csswg.org/css-transitions/#dictdef-transitioneventinit"""

    propertyName: str
    elapsedTime: float
    pseudoElement: str


class AnimationEventInit(EventInit):
    """https://drafts.csswg.org/css-animations/#dictdef-animationeventinit"""

    animationName: str
    elapsedTime: float
    pseudoElement: str


class PageTransitionEventInit(EventInit):
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitioneventinit"""

    persisted: bool


class SecurityPolicyViolationEventInit(EventInit):
    """https://w3c.github.io/webappsec-csp/#dictdef-securitypolicyviolationeventinit"""

    documentURI: str
    referrer: str
    blockedURI: str
    violatedDirective: str
    effectiveDirective: str
    originalPolicy: str
    sourceFile: str
    sample: str
    disposition: str
    statusCode: int
    lineNumber: int
    columnNumber: int


class DeviceOrientationEventInit(EventInit):
    """https://w3c.github.io/deviceorientation/#dictdef-deviceorientationeventinit"""

    alpha: float | None
    beta: float | None
    gamma: float | None
    absolute: bool


class DeviceOrientationEvent(Event):
    """https://w3c.github.io/deviceorientation/#deviceorientationevent"""

    __slots__ = ("absolute", "alpha", "beta", "gamma")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.alpha: float | None = None
        self.beta: float | None = None
        self.gamma: float | None = None
        self.absolute = False

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("DeviceOrientationEventInit", init)
        self.alpha = members["alpha"]
        self.beta = members["beta"]
        self.gamma = members["gamma"]
        self.absolute = members["absolute"]


class TransitionEvent(Event):
    """https://drafts.csswg.org/css-transitions/#transitionevent"""

    __slots__ = ("elapsed_time", "property_name", "pseudo_element")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.property_name = ""
        self.elapsed_time = 0.0
        self.pseudo_element = ""

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("TransitionEventInit", init)
        self.property_name = members["propertyName"]
        self.elapsed_time = members["elapsedTime"]
        self.pseudo_element = members["pseudoElement"]


class AnimationEvent(Event):
    """https://drafts.csswg.org/css-animations/#animationevent"""

    __slots__ = ("animation_name", "elapsed_time", "pseudo_element")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.animation_name = ""
        self.elapsed_time = 0.0
        self.pseudo_element = ""

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("AnimationEventInit", init)
        self.animation_name = members["animationName"]
        self.elapsed_time = members["elapsedTime"]
        self.pseudo_element = members["pseudoElement"]


class PageTransitionEvent(Event):
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitionevent"""

    __slots__ = ("persisted",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.persisted = False

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        self.persisted = cast("PageTransitionEventInit", init)["persisted"]


class BeforeUnloadEvent(Event):
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#beforeunloadevent"""

    __slots__ = ("unload_return_value",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.unload_return_value = ""
        """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-beforeunloadevent-returnvalue"""


class SecurityPolicyViolationEvent(Event):
    """https://w3c.github.io/webappsec-csp/#securitypolicyviolationevent"""

    __slots__ = (
        *("blocked_uri", "column_number", "disposition", "document_uri", "effective_directive"),
        *("line_number", "original_policy", "referrer", "sample", "source_file", "status_code"),
        "violated_directive",
    )

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.document_uri = ""
        self.referrer = ""
        self.blocked_uri = ""
        self.effective_directive = ""
        self.violated_directive = ""
        self.original_policy = ""
        self.source_file = ""
        self.sample = ""
        self.disposition = "enforce"
        self.status_code = 0
        self.line_number = 0
        self.column_number = 0

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("SecurityPolicyViolationEventInit", init)
        self.document_uri = members["documentURI"]
        self.referrer = members["referrer"]
        self.blocked_uri = members["blockedURI"]
        self.effective_directive = members["effectiveDirective"]
        self.violated_directive = members["violatedDirective"]
        self.original_policy = members["originalPolicy"]
        self.source_file = members["sourceFile"]
        self.sample = members["sample"]
        self.disposition = members["disposition"]
        self.status_code = members["statusCode"]
        self.line_number = members["lineNumber"]
        self.column_number = members["columnNumber"]


def new_page_event(name: str) -> Event:
    """A new event, which ``createEvent()`` gives, of an interface by its name in lowercase."""
    if name == "deviceorientationevent":
        return DeviceOrientationEvent()
    return TransitionEvent() if name == "transitionevent" else BeforeUnloadEvent()
