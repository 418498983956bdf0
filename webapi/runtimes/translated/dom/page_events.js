// Events of pages: of transitions and animations, of leaving a page, of violations of a policy.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://w3c.github.io/deviceorientation/#deviceorientationevent
class DeviceOrientationEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.alpha = undefined;
    this.beta = undefined;
    this.gamma = undefined;
    this.absolute = false;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.alpha = members.alpha;
    this.beta = members.beta;
    this.gamma = members.gamma;
    this.absolute = members.absolute;
  }
}

// https://drafts.csswg.org/css-transitions/#transitionevent
class TransitionEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.propertyName = "";
    this.elapsedTime = 0.0;
    this.pseudoElement = "";
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.propertyName = members.propertyName;
    this.elapsedTime = members.elapsedTime;
    this.pseudoElement = members.pseudoElement;
  }
}

// https://drafts.csswg.org/css-animations/#animationevent
class AnimationEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.animationName = "";
    this.elapsedTime = 0.0;
    this.pseudoElement = "";
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.animationName = members.animationName;
    this.elapsedTime = members.elapsedTime;
    this.pseudoElement = members.pseudoElement;
  }
}

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitionevent
class PageTransitionEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.persisted = false;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.persisted = init.persisted;
  }
}

// https://html.spec.whatwg.org/multipage/nav-history-apis.html#beforeunloadevent
class BeforeUnloadEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-beforeunloadevent-returnvalue
    this.unloadReturnValue = "";
  }
}

// https://w3c.github.io/webappsec-csp/#securitypolicyviolationevent
class SecurityPolicyViolationEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.documentUri = "";
    this.referrer = "";
    this.blockedUri = "";
    this.effectiveDirective = "";
    this.violatedDirective = "";
    this.originalPolicy = "";
    this.sourceFile = "";
    this.sample = "";
    this.disposition = "enforce";
    this.statusCode = 0;
    this.lineNumber = 0;
    this.columnNumber = 0;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.documentUri = members.documentURI;
    this.referrer = members.referrer;
    this.blockedUri = members.blockedURI;
    this.effectiveDirective = members.effectiveDirective;
    this.violatedDirective = members.violatedDirective;
    this.originalPolicy = members.originalPolicy;
    this.sourceFile = members.sourceFile;
    this.sample = members.sample;
    this.disposition = members.disposition;
    this.statusCode = members.statusCode;
    this.lineNumber = members.lineNumber;
    this.columnNumber = members.columnNumber;
  }
}

// A new event, which ``createEvent()`` gives, of an interface by its name in lowercase.
function newPageEvent(name) {
  if (name === "deviceorientationevent") return new DeviceOrientationEventImpl();
  return name === "transitionevent" ? new TransitionEventImpl() : new BeforeUnloadEventImpl();
}
