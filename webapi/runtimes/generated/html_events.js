// Interfaces, made by python -m idl from idl/html_events.webidl: change that, not this.

const asErrorEventInit = dictionaryValue("ErrorEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["colno", unsignedLongValue, 0], ["error", anyValue, undefined], ["filename", scalarValueString, ""], ["lineno", unsignedLongValue, 0], ["message", stringValue, ""]]);

// ErrorEvent: https://html.spec.whatwg.org/multipage/

class ErrorEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'ErrorEvent'", 1, arguments.length);
    adopt(this, new ErrorEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'ErrorEvent': parameter 1"), asErrorEventInit($eventInitDict, "Failed to construct 'ErrorEvent': parameter 2"));
  }

  get message() {
    return internals(ErrorEventBrand, this).message;
  }

  get filename() {
    return internals(ErrorEventBrand, this).filename;
  }

  get lineno() {
    return internals(ErrorEventBrand, this).lineno;
  }

  get colno() {
    return internals(ErrorEventBrand, this).colno;
  }

  get error() {
    return internals(ErrorEventBrand, this).error;
  }
}

expose(ErrorEventBrand, ErrorEvent, [],
  ["message", "filename", "lineno", "colno", "error"]);
implementation(ErrorEventBrand, ErrorEventImpl);
