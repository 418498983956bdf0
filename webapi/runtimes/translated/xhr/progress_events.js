// Progress events: https://xhr.spec.whatwg.org/#interface-progressevent
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://xhr.spec.whatwg.org/#interface-progressevent
class ProgressEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.lengthComputable = false;
    this.loaded = 0.0;
    this.total = 0.0;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.lengthComputable = members.lengthComputable;
    this.loaded = members.loaded;
    this.total = members.total;
  }
}

// https://xhr.spec.whatwg.org/#concept-event-fire-progress
function fireAProgressEvent(type, target, transmitted, length) {
  const event = new ProgressEventImpl(type);
  event.isTrusted = true;
  event.loaded = transmitted;
  if (length !== 0) {
    event.lengthComputable = true;
    event.total = length;
  }
  dispatch(event, target);
}
