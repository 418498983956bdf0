// The events of forms.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitevent
class SubmitEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.submitter = undefined;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.submitter = init.submitter;
  }
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#formdataevent
class FormDataEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.formData = undefined;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.formData = init.formData;
  }
}
