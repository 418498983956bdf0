// https://html.spec.whatwg.org/#errorevent

class ErrorEventImpl extends EventImpl {
  constructor() {
    super();
    this.message = "";
    this.filename = "";
    this.lineno = 0;
    this.colno = 0;
    this.error = undefined;
  }

  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.message = init.message;
    this.filename = init.filename;
    this.lineno = init.lineno;
    this.colno = init.colno;
    this.error = init.error;
  }
}

// https://html.spec.whatwg.org/#extract-error, without the place: engines tell it in different ways
function fireError(message, error) {
  const event = new ErrorEventImpl();
  event.cancelable = true;
  event.message = message;
  event.error = error;
  event.type = "error";
  event.isTrusted = true;
  return dispatch(event, globalTarget());
}
