// Interfaces, made by python -m idl from idl/engines/promise_rejections.webidl: change that, not this.

const asPromiseRejectionEventInit = dictionaryValue("PromiseRejectionEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["promise", plainObjectValue, isRequired], ["reason", anyValue, undefined]]);

// PromiseRejectionEvent: https://html.spec.whatwg.org/multipage/

class PromiseRejectionEvent {
  constructor($type, $eventInitDict) {
    if (arguments.length < 2) throw tooFew("Failed to construct 'PromiseRejectionEvent'", 2, arguments.length);
    adopt(this, new PromiseRejectionEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'PromiseRejectionEvent': parameter 1"), asPromiseRejectionEventInit($eventInitDict, "Failed to construct 'PromiseRejectionEvent': parameter 2"));
  }

  get promise() {
    return internals(PromiseRejectionEventBrand, this).promise;
  }

  get reason() {
    return internals(PromiseRejectionEventBrand, this).reason;
  }
}

expose(PromiseRejectionEventBrand, PromiseRejectionEvent, [],
  ["promise", "reason"]);
implementation(PromiseRejectionEventBrand, PromiseRejectionEventImpl);
