// Interfaces, made by python -m idl from idl/html_forms.webidl: change that, not this.

const asFormData = platformObjectValue(FormDataBrand);
const asFormDataEventInit = dictionaryValue("FormDataEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["formData", asFormData, isRequired]]);

// FormDataEvent: https://html.spec.whatwg.org/multipage/

class FormDataEvent {
  constructor($type, $eventInitDict) {
    if (arguments.length < 2) throw tooFew("Failed to construct 'FormDataEvent'", 2, arguments.length);
    adopt(this, new FormDataEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'FormDataEvent': parameter 1"), asFormDataEventInit($eventInitDict, "Failed to construct 'FormDataEvent': parameter 2"));
  }

  get formData() {
    return internals(FormDataEventBrand, this).formData;
  }
}

expose(FormDataEventBrand, FormDataEvent, [],
  ["formData"]);
