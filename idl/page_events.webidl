// https://html.spec.whatwg.org/multipage/

// Events that browsers fire at pages and elements, and that scripts construct. There are no Animation objects, which
// later levels of CSS give to events.

// https://drafts.csswg.org/css-transitions/
[Exposed=Window]
interface TransitionEvent : Event {
  constructor(DOMString type, optional TransitionEventInit transitionEventInitDict = {});
  readonly attribute DOMString propertyName;
  readonly attribute double elapsedTime;
  readonly attribute DOMString pseudoElement;
};

dictionary TransitionEventInit : EventInit {
  DOMString propertyName = "";
  double elapsedTime = 0.0;
  DOMString pseudoElement = "";
};

// https://drafts.csswg.org/css-animations/
[Exposed=Window]
interface AnimationEvent : Event {
  constructor(DOMString type, optional AnimationEventInit animationEventInitDict = {});
  readonly attribute DOMString animationName;
  readonly attribute double elapsedTime;
  readonly attribute DOMString pseudoElement;
};

dictionary AnimationEventInit : EventInit {
  DOMString animationName = "";
  double elapsedTime = 0.0;
  DOMString pseudoElement = "";
};

[Exposed=Window]
interface PageTransitionEvent : Event {
  constructor(DOMString type, optional PageTransitionEventInit eventInitDict = {});

  readonly attribute boolean persisted;
};

dictionary PageTransitionEventInit : EventInit {
  boolean persisted = false;
};

[Exposed=Window]
interface BeforeUnloadEvent : Event {
  [ImplementedAs=unloadReturnValue] attribute DOMString returnValue;
};

// https://w3c.github.io/webappsec-csp/
enum SecurityPolicyViolationEventDisposition { "enforce", "report" };

[Exposed=(Window,Worker)]
interface SecurityPolicyViolationEvent : Event {
  constructor(DOMString type, optional SecurityPolicyViolationEventInit eventInitDict = {});
  readonly attribute USVString documentURI;
  readonly attribute USVString referrer;
  readonly attribute USVString blockedURI;
  readonly attribute DOMString effectiveDirective;
  readonly attribute DOMString violatedDirective; // historical alias of effectiveDirective
  readonly attribute DOMString originalPolicy;
  readonly attribute USVString sourceFile;
  readonly attribute DOMString sample;
  readonly attribute SecurityPolicyViolationEventDisposition disposition;
  readonly attribute unsigned short statusCode;
  readonly attribute unsigned long lineNumber;
  readonly attribute unsigned long columnNumber;
};

dictionary SecurityPolicyViolationEventInit : EventInit {
  USVString documentURI = "";
  USVString referrer = "";
  USVString blockedURI = "";
  DOMString violatedDirective = "";
  DOMString effectiveDirective = "";
  DOMString originalPolicy = "";
  USVString sourceFile = "";
  DOMString sample = "";
  SecurityPolicyViolationEventDisposition disposition = "enforce";
  unsigned short statusCode = 0;
  unsigned long lineNumber = 0;
  unsigned long columnNumber = 0;
};

// https://w3c.github.io/deviceorientation/
[Exposed=Window]
interface DeviceOrientationEvent : Event {
  constructor(DOMString type, optional DeviceOrientationEventInit eventInitDict = {});
  readonly attribute double? alpha;
  readonly attribute double? beta;
  readonly attribute double? gamma;
  readonly attribute boolean absolute;
};

dictionary DeviceOrientationEventInit : EventInit {
  double? alpha = null;
  double? beta = null;
  double? gamma = null;
  boolean absolute = false;
};
