// Interfaces, made by python -m idl from idl/engines/cssom_view.webidl: change that, not this.

const asEventListener = callbackInterfaceValue("EventListener", (callback) => (self, $event) => (self === theGiven ? callback : (typeof callback === "function" ? apply(callback, self, [objectOf($event)]) : callMethodOf(callback, "handleEvent", [objectOf($event)]))));
const as2 = nullableValue(asEventListener);
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const asMediaQueryListEventInit = dictionaryValue("MediaQueryListEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["matches", booleanValue, false], ["media", stringValue, ""]]);

// MediaQueryList: https://drafts.csswg.org/cssom-view/

class MediaQueryList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'MediaQueryList': Illegal constructor");
  }

  get media() {
    return internals(MediaQueryListBrand, this).media;
  }

  get matches() {
    return internals(MediaQueryListBrand, this).matches;
  }

  addListener($callback) {
    const inner = internals(MediaQueryListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'addListener' on 'MediaQueryList'", 1, arguments.length);
    inner.addListener(as2($callback, "Failed to execute 'addListener' on 'MediaQueryList': parameter 1"));
  }

  removeListener($callback) {
    const inner = internals(MediaQueryListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeListener' on 'MediaQueryList'", 1, arguments.length);
    inner.removeListener(as2($callback, "Failed to execute 'removeListener' on 'MediaQueryList': parameter 1"));
  }

  get onchange() {
    return givenOrNull(internals(MediaQueryListBrand, this).getEventHandler("change"));
  }

  set onchange($value) {
    const inner = internals(MediaQueryListBrand, this);
    inner.setEventHandler("change", asEventHandlerNonNull($value));
  }
}

expose(MediaQueryListBrand, MediaQueryList, [],
  ["media", "matches", "addListener", "removeListener", "onchange"]);
implementation(MediaQueryListBrand, MediaQueryListImpl);

// MediaQueryListEvent: https://drafts.csswg.org/cssom-view/

class MediaQueryListEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'MediaQueryListEvent'", 1, arguments.length);
    adopt(this, new MediaQueryListEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'MediaQueryListEvent': parameter 1"), asMediaQueryListEventInit($eventInitDict, "Failed to construct 'MediaQueryListEvent': parameter 2"));
  }

  get media() {
    return internals(MediaQueryListEventBrand, this).media;
  }

  get matches() {
    return internals(MediaQueryListEventBrand, this).matches;
  }
}

expose(MediaQueryListEventBrand, MediaQueryListEvent, [],
  ["media", "matches"]);
implementation(MediaQueryListEventBrand, MediaQueryListEventImpl);
