// Interfaces, made by python -m idl from idl/html_forms.webidl: change that, not this.

const asHTMLElement = implementationValue(HTMLElementBrand);
const as2 = nullableValue(asHTMLElement);
const asSubmitEventInit = dictionaryValue("SubmitEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["submitter", as2, undefined]]);

// SubmitEvent: https://html.spec.whatwg.org/multipage/

class SubmitEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'SubmitEvent'", 1, arguments.length);
    adopt(this, new SubmitEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'SubmitEvent': parameter 1"), asSubmitEventInit($eventInitDict, "Failed to construct 'SubmitEvent': parameter 2"));
  }

  get submitter() {
    return objectOrNull(internals(SubmitEventBrand, this).submitter);
  }
}

expose(SubmitEventBrand, SubmitEvent, [],
  ["submitter"]);
