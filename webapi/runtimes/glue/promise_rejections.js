// https://html.spec.whatwg.org/#the-promiserejectionevent-interface

class PromiseRejectionEventImpl extends EventImpl {
  constructor() {
    super();
    this.promise = undefined;
    this.reason = undefined;
  }

  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.promise = init.promise;
    this.reason = init.reason;
  }
}

// https://html.spec.whatwg.org/#notify-about-rejected-promises: return whether no listener cancels the event.
function fireUnhandledRejection(promise, reason) {
  const event = new PromiseRejectionEventImpl();
  event.type = "unhandledrejection";
  event.cancelable = true;
  event.promise = promise;
  event.reason = reason;
  event.isTrusted = true;
  return dispatch(event, globalTarget());
}
