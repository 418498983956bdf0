// Interfaces, made by python -m idl from idl/engines/history.webidl: change that, not this.

const as1 = nullableValue(scalarValueString);
const asPopStateEventInit = dictionaryValue("PopStateEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["hasUAVisualTransition", booleanValue, false], ["state", anyValue, null]]);
const asHashChangeEventInit = dictionaryValue("HashChangeEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["newURL", scalarValueString, ""], ["oldURL", scalarValueString, ""]]);

// History: https://html.spec.whatwg.org/multipage/

class History {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'History': Illegal constructor");
  }

  get length() {
    return internals(HistoryBrand, this).length;
  }

  get scrollRestoration() {
    return internals(HistoryBrand, this).scrollRestoration;
  }

  set scrollRestoration($value) {
    const inner = internals(HistoryBrand, this);
    const value = stringValue($value, "Failed to set the 'scrollRestoration' property on 'History': The value");
    if (isEnumValue(["auto", "manual"], value)) inner.scrollRestoration = value;
  }

  get state() {
    return internals(HistoryBrand, this).state;
  }

  go($delta = undefined) {
    const inner = internals(HistoryBrand, this);
    inner.go($delta === undefined ? 0 : longValue($delta, "Failed to execute 'go' on 'History': parameter 1"));
  }

  back() {
    const inner = internals(HistoryBrand, this);
    inner.back();
  }

  forward() {
    const inner = internals(HistoryBrand, this);
    inner.forward();
  }

  pushState($data, $unused, $url = undefined) {
    const inner = internals(HistoryBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'pushState' on 'History'", 2, arguments.length);
    inner.pushState($data, stringValue($unused, "Failed to execute 'pushState' on 'History': parameter 2"), as1($url, "Failed to execute 'pushState' on 'History': parameter 3"));
  }

  replaceState($data, $unused, $url = undefined) {
    const inner = internals(HistoryBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'replaceState' on 'History'", 2, arguments.length);
    inner.replaceState($data, stringValue($unused, "Failed to execute 'replaceState' on 'History': parameter 2"), as1($url, "Failed to execute 'replaceState' on 'History': parameter 3"));
  }
}

expose(HistoryBrand, History, [],
  ["length", "scrollRestoration", "state", "go", "back", "forward", "pushState", "replaceState"]);
implementation(HistoryBrand, HistoryImpl);

// PopStateEvent: https://html.spec.whatwg.org/multipage/

class PopStateEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'PopStateEvent'", 1, arguments.length);
    adopt(this, new PopStateEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'PopStateEvent': parameter 1"), asPopStateEventInit($eventInitDict, "Failed to construct 'PopStateEvent': parameter 2"));
  }

  get state() {
    return internals(PopStateEventBrand, this).state;
  }

  get hasUAVisualTransition() {
    return internals(PopStateEventBrand, this).hasUaVisualTransition;
  }
}

expose(PopStateEventBrand, PopStateEvent, [],
  ["state", "hasUAVisualTransition"]);
implementation(PopStateEventBrand, PopStateEventImpl);

// HashChangeEvent: https://html.spec.whatwg.org/multipage/

class HashChangeEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'HashChangeEvent'", 1, arguments.length);
    adopt(this, new HashChangeEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'HashChangeEvent': parameter 1"), asHashChangeEventInit($eventInitDict, "Failed to construct 'HashChangeEvent': parameter 2"));
  }

  get oldURL() {
    return internals(HashChangeEventBrand, this).oldUrl;
  }

  get newURL() {
    return internals(HashChangeEventBrand, this).newUrl;
  }
}

expose(HashChangeEventBrand, HashChangeEvent, [],
  ["oldURL", "newURL"]);
implementation(HashChangeEventBrand, HashChangeEventImpl);
