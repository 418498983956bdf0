// Interfaces, made by python -m idl from idl/dom_events.webidl: change that, not this.

const asEventInit = dictionaryValue("EventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false]]);
const plain2 = arrayOf(objectOf);
const asEventListener = callbackInterfaceValue("EventListener", (callback) => (self, $event) => (self === theGiven ? callback : (typeof callback === "function" ? apply(callback, self, [objectOf($event)]) : callMethodOf(callback, "handleEvent", [objectOf($event)]))));
const as4 = nullableValue(asEventListener);
const asAbortSignal = implementationValue(AbortSignalBrand);
const asAddEventListenerOptions = dictionaryValue("AddEventListenerOptions", [["capture", booleanValue, false], ["once", booleanValue, false], ["passive", booleanValue, undefined], ["signal", asAbortSignal, undefined]]);
const as7 = unionValue({ __proto__: null, dictionary: asAddEventListenerOptions, boolean: booleanValue });
const asEventListenerOptions = dictionaryValue("EventListenerOptions", [["capture", booleanValue, false]]);
const as9 = unionValue({ __proto__: null, dictionary: asEventListenerOptions, boolean: booleanValue });
const asEvent = implementationValue(EventBrand);
const asCustomEventInit = dictionaryValue("CustomEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", anyValue, null]]);
const as12 = enforcedValue(0, 9007199254740991);
const as13 = sequenceValue(asAbortSignal);
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));

// Event: https://dom.spec.whatwg.org/

class Event {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'Event'", 1, arguments.length);
    adopt(this, new EventImpl()).constructorSteps(stringValue($type, "Failed to construct 'Event': parameter 1"), asEventInit($eventInitDict, "Failed to construct 'Event': parameter 2"));
  }

  get type() {
    return internals(EventBrand, this).type;
  }

  get target() {
    return objectOrNull(internals(EventBrand, this).target);
  }

  get srcElement() {
    return objectOrNull(internals(EventBrand, this).srcElement);
  }

  get currentTarget() {
    return objectOrNull(internals(EventBrand, this).currentTarget);
  }

  composedPath() {
    const inner = internals(EventBrand, this);
    return plain2(inner.composedPath());
  }

  get eventPhase() {
    return internals(EventBrand, this).eventPhase;
  }

  stopPropagation() {
    const inner = internals(EventBrand, this);
    inner.stopPropagation();
  }

  get cancelBubble() {
    return internals(EventBrand, this).cancelBubble;
  }

  set cancelBubble($value) {
    const inner = internals(EventBrand, this);
    inner.cancelBubble = !!$value;
  }

  stopImmediatePropagation() {
    const inner = internals(EventBrand, this);
    inner.stopImmediatePropagation();
  }

  get bubbles() {
    return internals(EventBrand, this).bubbles;
  }

  get cancelable() {
    return internals(EventBrand, this).cancelable;
  }

  get returnValue() {
    return internals(EventBrand, this).returnValue;
  }

  set returnValue($value) {
    const inner = internals(EventBrand, this);
    inner.returnValue = !!$value;
  }

  preventDefault() {
    const inner = internals(EventBrand, this);
    inner.preventDefault();
  }

  get defaultPrevented() {
    return internals(EventBrand, this).defaultPrevented;
  }

  get composed() {
    return internals(EventBrand, this).composed;
  }

  get timeStamp() {
    return internals(EventBrand, this).timeStamp;
  }

  initEvent($type, $bubbles = undefined, $cancelable = undefined) {
    const inner = internals(EventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initEvent' on 'Event'", 1, arguments.length);
    inner.initEvent(stringValue($type, "Failed to execute 'initEvent' on 'Event': parameter 1"), !!$bubbles, !!$cancelable);
  }
}

expose(EventBrand, Event, [],
  ["type", "target", "srcElement", "currentTarget", "composedPath", "eventPhase", "stopPropagation", "cancelBubble", "stopImmediatePropagation", "bubbles", "cancelable", "returnValue", "preventDefault", "defaultPrevented", "composed", "timeStamp", "initEvent"]);
constants(Event, { __proto__: null, NONE: 0, CAPTURING_PHASE: 1, AT_TARGET: 2, BUBBLING_PHASE: 3 });
unforgeable(EventBrand, {
  get isTrusted() {
    return internals(EventBrand, this).isTrusted;
  },
});
implementation(EventBrand, EventImpl);

// EventTarget: https://dom.spec.whatwg.org/

class EventTarget {
  constructor() {
    adopt(this, new EventTargetImpl());
  }

  addEventListener($type, $callback, $options = undefined) {
    const inner = internals(EventTargetBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'addEventListener' on 'EventTarget'", 2, arguments.length);
    inner.addEventListener(stringValue($type, "Failed to execute 'addEventListener' on 'EventTarget': parameter 1"), as4($callback, "Failed to execute 'addEventListener' on 'EventTarget': parameter 2"), as7($options, "Failed to execute 'addEventListener' on 'EventTarget': parameter 3"));
  }

  removeEventListener($type, $callback, $options = undefined) {
    const inner = internals(EventTargetBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'removeEventListener' on 'EventTarget'", 2, arguments.length);
    inner.removeEventListener(stringValue($type, "Failed to execute 'removeEventListener' on 'EventTarget': parameter 1"), as4($callback, "Failed to execute 'removeEventListener' on 'EventTarget': parameter 2"), as9($options, "Failed to execute 'removeEventListener' on 'EventTarget': parameter 3"));
  }

  dispatchEvent($event) {
    const inner = internals(EventTargetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'dispatchEvent' on 'EventTarget'", 1, arguments.length);
    return inner.dispatchEvent(asEvent($event, "Failed to execute 'dispatchEvent' on 'EventTarget': parameter 1"));
  }
}

expose(EventTargetBrand, EventTarget, [],
  ["addEventListener", "removeEventListener", "dispatchEvent"]);
implementation(EventTargetBrand, EventTargetImpl);

// CustomEvent: https://dom.spec.whatwg.org/

class CustomEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'CustomEvent'", 1, arguments.length);
    adopt(this, new CustomEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'CustomEvent': parameter 1"), asCustomEventInit($eventInitDict, "Failed to construct 'CustomEvent': parameter 2"));
  }

  get detail() {
    return internals(CustomEventBrand, this).detail;
  }

  initCustomEvent($type, $bubbles = undefined, $cancelable = undefined, $detail = undefined) {
    const inner = internals(CustomEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initCustomEvent' on 'CustomEvent'", 1, arguments.length);
    inner.initCustomEvent(stringValue($type, "Failed to execute 'initCustomEvent' on 'CustomEvent': parameter 1"), !!$bubbles, !!$cancelable, $detail === undefined ? null : $detail);
  }
}

expose(CustomEventBrand, CustomEvent, [],
  ["detail", "initCustomEvent"]);
implementation(CustomEventBrand, CustomEventImpl);

// AbortController: https://dom.spec.whatwg.org/

class AbortController {
  constructor() {
    adopt(this, new AbortControllerImpl());
  }

  get signal() {
    return objectOf(internals(AbortControllerBrand, this).signal);
  }

  abort($reason = undefined) {
    const inner = internals(AbortControllerBrand, this);
    inner.abort($reason);
  }
}

expose(AbortControllerBrand, AbortController, [],
  ["signal", "abort"]);
implementation(AbortControllerBrand, AbortControllerImpl);

// AbortSignal: https://dom.spec.whatwg.org/

class AbortSignal {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'AbortSignal': Illegal constructor");
  }

  static abort($reason = undefined) {
    return objectOf(AbortSignalImpl.abort($reason));
  }

  static timeout($milliseconds) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'timeout' on 'AbortSignal'", 1, arguments.length);
    return objectOf(AbortSignalImpl.timeout(as12($milliseconds, "Failed to execute 'timeout' on 'AbortSignal': parameter 1")));
  }

  static any($signals) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'any' on 'AbortSignal'", 1, arguments.length);
    return objectOf(AbortSignalImpl.any(as13($signals, "Failed to execute 'any' on 'AbortSignal': parameter 1")));
  }

  get aborted() {
    return internals(AbortSignalBrand, this).aborted;
  }

  get reason() {
    return internals(AbortSignalBrand, this).reason;
  }

  throwIfAborted() {
    const inner = internals(AbortSignalBrand, this);
    inner.throwIfAborted();
  }

  get onabort() {
    return givenOrNull(internals(AbortSignalBrand, this).getEventHandler("abort"));
  }

  set onabort($value) {
    const inner = internals(AbortSignalBrand, this);
    inner.setEventHandler("abort", asEventHandlerNonNull($value));
  }
}

expose(AbortSignalBrand, AbortSignal, ["abort", "timeout", "any"],
  ["aborted", "reason", "throwIfAborted", "onabort"]);
implementation(AbortSignalBrand, AbortSignalImpl);
