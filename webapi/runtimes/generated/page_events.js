// Interfaces, made by python -m idl from idl/page_events.webidl: change that, not this.

const asTransitionEventInit = dictionaryValue("TransitionEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["elapsedTime", doubleValue, 0.0], ["propertyName", stringValue, ""], ["pseudoElement", stringValue, ""]]);
const asAnimationEventInit = dictionaryValue("AnimationEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["animationName", stringValue, ""], ["elapsedTime", doubleValue, 0.0], ["pseudoElement", stringValue, ""]]);
const asPageTransitionEventInit = dictionaryValue("PageTransitionEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["persisted", booleanValue, false]]);
const asSecurityPolicyViolationEventDisposition = enumValue("SecurityPolicyViolationEventDisposition", ["enforce", "report"]);
const asSecurityPolicyViolationEventInit = dictionaryValue("SecurityPolicyViolationEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["blockedURI", scalarValueString, ""], ["columnNumber", unsignedLongValue, 0], ["disposition", asSecurityPolicyViolationEventDisposition, "enforce"], ["documentURI", scalarValueString, ""], ["effectiveDirective", stringValue, ""], ["lineNumber", unsignedLongValue, 0], ["originalPolicy", stringValue, ""], ["referrer", scalarValueString, ""], ["sample", stringValue, ""], ["sourceFile", scalarValueString, ""], ["statusCode", unsignedShortValue, 0], ["violatedDirective", stringValue, ""]]);
const as6 = nullableValue(doubleValue);
const asDeviceOrientationEventInit = dictionaryValue("DeviceOrientationEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["absolute", booleanValue, false], ["alpha", as6, undefined], ["beta", as6, undefined], ["gamma", as6, undefined]]);

// TransitionEvent: https://html.spec.whatwg.org/multipage/

class TransitionEvent {
  constructor($type, $transitionEventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'TransitionEvent'", 1, arguments.length);
    adopt(this, new TransitionEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'TransitionEvent': parameter 1"), asTransitionEventInit($transitionEventInitDict, "Failed to construct 'TransitionEvent': parameter 2"));
  }

  get propertyName() {
    return internals(TransitionEventBrand, this).propertyName;
  }

  get elapsedTime() {
    return internals(TransitionEventBrand, this).elapsedTime;
  }

  get pseudoElement() {
    return internals(TransitionEventBrand, this).pseudoElement;
  }
}

expose(TransitionEventBrand, TransitionEvent, [],
  ["propertyName", "elapsedTime", "pseudoElement"]);
implementation(TransitionEventBrand, TransitionEventImpl);

// AnimationEvent: https://html.spec.whatwg.org/multipage/

class AnimationEvent {
  constructor($type, $animationEventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'AnimationEvent'", 1, arguments.length);
    adopt(this, new AnimationEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'AnimationEvent': parameter 1"), asAnimationEventInit($animationEventInitDict, "Failed to construct 'AnimationEvent': parameter 2"));
  }

  get animationName() {
    return internals(AnimationEventBrand, this).animationName;
  }

  get elapsedTime() {
    return internals(AnimationEventBrand, this).elapsedTime;
  }

  get pseudoElement() {
    return internals(AnimationEventBrand, this).pseudoElement;
  }
}

expose(AnimationEventBrand, AnimationEvent, [],
  ["animationName", "elapsedTime", "pseudoElement"]);
implementation(AnimationEventBrand, AnimationEventImpl);

// PageTransitionEvent: https://html.spec.whatwg.org/multipage/

class PageTransitionEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'PageTransitionEvent'", 1, arguments.length);
    adopt(this, new PageTransitionEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'PageTransitionEvent': parameter 1"), asPageTransitionEventInit($eventInitDict, "Failed to construct 'PageTransitionEvent': parameter 2"));
  }

  get persisted() {
    return internals(PageTransitionEventBrand, this).persisted;
  }
}

expose(PageTransitionEventBrand, PageTransitionEvent, [],
  ["persisted"]);
implementation(PageTransitionEventBrand, PageTransitionEventImpl);

// BeforeUnloadEvent: https://html.spec.whatwg.org/multipage/

class BeforeUnloadEvent {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'BeforeUnloadEvent': Illegal constructor");
  }

  get returnValue() {
    return internals(BeforeUnloadEventBrand, this).unloadReturnValue;
  }

  set returnValue($value) {
    const inner = internals(BeforeUnloadEventBrand, this);
    inner.unloadReturnValue = stringValue($value, "Failed to set the 'returnValue' property on 'BeforeUnloadEvent': The value");
  }
}

expose(BeforeUnloadEventBrand, BeforeUnloadEvent, [],
  ["returnValue"]);
implementation(BeforeUnloadEventBrand, BeforeUnloadEventImpl);

// SecurityPolicyViolationEvent: https://html.spec.whatwg.org/multipage/

class SecurityPolicyViolationEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'SecurityPolicyViolationEvent'", 1, arguments.length);
    adopt(this, new SecurityPolicyViolationEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'SecurityPolicyViolationEvent': parameter 1"), asSecurityPolicyViolationEventInit($eventInitDict, "Failed to construct 'SecurityPolicyViolationEvent': parameter 2"));
  }

  get documentURI() {
    return internals(SecurityPolicyViolationEventBrand, this).documentUri;
  }

  get referrer() {
    return internals(SecurityPolicyViolationEventBrand, this).referrer;
  }

  get blockedURI() {
    return internals(SecurityPolicyViolationEventBrand, this).blockedUri;
  }

  get effectiveDirective() {
    return internals(SecurityPolicyViolationEventBrand, this).effectiveDirective;
  }

  get violatedDirective() {
    return internals(SecurityPolicyViolationEventBrand, this).violatedDirective;
  }

  get originalPolicy() {
    return internals(SecurityPolicyViolationEventBrand, this).originalPolicy;
  }

  get sourceFile() {
    return internals(SecurityPolicyViolationEventBrand, this).sourceFile;
  }

  get sample() {
    return internals(SecurityPolicyViolationEventBrand, this).sample;
  }

  get disposition() {
    return internals(SecurityPolicyViolationEventBrand, this).disposition;
  }

  get statusCode() {
    return internals(SecurityPolicyViolationEventBrand, this).statusCode;
  }

  get lineNumber() {
    return internals(SecurityPolicyViolationEventBrand, this).lineNumber;
  }

  get columnNumber() {
    return internals(SecurityPolicyViolationEventBrand, this).columnNumber;
  }
}

expose(SecurityPolicyViolationEventBrand, SecurityPolicyViolationEvent, [],
  ["documentURI", "referrer", "blockedURI", "effectiveDirective", "violatedDirective", "originalPolicy", "sourceFile", "sample", "disposition", "statusCode", "lineNumber", "columnNumber"]);
implementation(SecurityPolicyViolationEventBrand, SecurityPolicyViolationEventImpl);

// DeviceOrientationEvent: https://html.spec.whatwg.org/multipage/

class DeviceOrientationEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'DeviceOrientationEvent'", 1, arguments.length);
    adopt(this, new DeviceOrientationEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'DeviceOrientationEvent': parameter 1"), asDeviceOrientationEventInit($eventInitDict, "Failed to construct 'DeviceOrientationEvent': parameter 2"));
  }

  get alpha() {
    return orNull(internals(DeviceOrientationEventBrand, this).alpha);
  }

  get beta() {
    return orNull(internals(DeviceOrientationEventBrand, this).beta);
  }

  get gamma() {
    return orNull(internals(DeviceOrientationEventBrand, this).gamma);
  }

  get absolute() {
    return internals(DeviceOrientationEventBrand, this).absolute;
  }
}

expose(DeviceOrientationEventBrand, DeviceOrientationEvent, [],
  ["alpha", "beta", "gamma", "absolute"]);
implementation(DeviceOrientationEventBrand, DeviceOrientationEventImpl);
