// Events: https://dom.spec.whatwg.org/#events and https://html.spec.whatwg.org/#events
// Python cannot call a listener while it answers a request, so events are whole in JavaScript.

const EventBrand = newBrand("Event", null, 0);
const CustomEventBrand = newBrand("CustomEvent", EventBrand, 0);
const ErrorEventBrand = newBrand("ErrorEvent", EventBrand, 0);
const EventTargetBrand = newBrand("EventTarget", null, 0);
const AbortSignalBrand = newBrand("AbortSignal", EventTargetBrand, 0);
const GlobalScopeBrand = newBrand("WorkerGlobalScope", EventTargetBrand, 0);

const eventInitMembers = [
  ["bubbles", booleanValue, false],
  ["cancelable", booleanValue, false],
  ["composed", booleanValue, false],
];
const toEventInit = dictionaryValue("EventInit", eventInitMembers);
const toCustomEventMembers = dictionaryValue("CustomEventInit", [["detail", anyValue, null]]);
const toErrorEventMembers = dictionaryValue("ErrorEventInit", [
  ["colno", unsignedLongValue, 0],
  ["error", anyValue, undefined],
  ["filename", scalarValueString, ""],
  ["lineno", unsignedLongValue, 0],
  ["message", stringValue, ""],
]);

// https://dom.spec.whatwg.org/#inner-event-creation-steps
const EventInner = withoutParent(
  class {
    constructor(brand, type, init) {
      this.brand = brand;
      this.type = type;
      this.bubbles = init.bubbles;
      this.cancelable = init.cancelable;
      this.composed = init.composed;
      this.timeStamp = askEventLoop('["now"]');
      this.target = null;
      this.currentTarget = null;
      this.eventPhase = 0;
      this.isTrusted = false;
      this.stopsPropagation = false;
      this.stopsImmediatePropagation = false;
      this.isCanceled = false;
      this.isInPassiveListener = false;
      this.isDispatched = false;
      this.members = null;
    }
  },
);

const newEvent = (brand, object, type, init) => implement(object, new EventInner(brand, type, init));

function constructEvent(brand, object, present, type, init, toMembers) {
  const action = "Failed to construct '" + brand.name + "'";
  if (present < 1) throw tooFew(action, 1, present);
  const converted = stringValue(type, action + ": parameter 1");
  const context = action + ": parameter 2";
  const event = newEvent(brand, object, converted, toEventInit(init, context));
  if (toMembers !== undefined) event.members = toMembers(init, context);
}

// https://dom.spec.whatwg.org/#concept-event-initialize
function initializeEvent(event, type, bubbles, cancelable) {
  event.stopsPropagation = event.stopsImmediatePropagation = event.isCanceled = false;
  event.isTrusted = false;
  event.target = null;
  event.type = type;
  event.bubbles = bubbles;
  event.cancelable = cancelable;
}

// https://dom.spec.whatwg.org/#set-the-canceled-flag
function setCanceledFlag(event) {
  if (event.cancelable && !event.isInPassiveListener) event.isCanceled = true;
}

class Event {
  constructor($type, $eventInitDict = undefined) {
    constructEvent(EventBrand, this, arguments.length, $type, $eventInitDict);
  }

  get type() {
    return internals(EventBrand, this).type;
  }

  get target() {
    return internals(EventBrand, this).target;
  }

  get srcElement() {
    return internals(EventBrand, this).target;
  }

  get currentTarget() {
    return internals(EventBrand, this).currentTarget;
  }

  composedPath() {
    const target = internals(EventBrand, this).currentTarget;
    return target === null ? [] : [target];
  }

  get eventPhase() {
    return internals(EventBrand, this).eventPhase;
  }

  stopPropagation() {
    internals(EventBrand, this).stopsPropagation = true;
  }

  get cancelBubble() {
    return internals(EventBrand, this).stopsPropagation;
  }

  set cancelBubble($value) {
    const event = internals(EventBrand, this);
    if ($value) event.stopsPropagation = true;
  }

  stopImmediatePropagation() {
    const event = internals(EventBrand, this);
    event.stopsPropagation = event.stopsImmediatePropagation = true;
  }

  get bubbles() {
    return internals(EventBrand, this).bubbles;
  }

  get cancelable() {
    return internals(EventBrand, this).cancelable;
  }

  get returnValue() {
    return !internals(EventBrand, this).isCanceled;
  }

  set returnValue($value) {
    const event = internals(EventBrand, this);
    if (!$value) setCanceledFlag(event);
  }

  preventDefault() {
    setCanceledFlag(internals(EventBrand, this));
  }

  get defaultPrevented() {
    return internals(EventBrand, this).isCanceled;
  }

  get composed() {
    return internals(EventBrand, this).composed;
  }

  get timeStamp() {
    return internals(EventBrand, this).timeStamp;
  }

  initEvent($type, $bubbles = undefined, $cancelable = undefined) {
    const event = internals(EventBrand, this);
    const action = "Failed to execute 'initEvent' on 'Event'";
    if (arguments.length < 1) throw tooFew(action, 1, 0);
    const type = stringValue($type, action + ": parameter 1");
    if (!event.isDispatched) initializeEvent(event, type, !!$bubbles, !!$cancelable);
  }
}

expose(EventBrand, Event, [], [
  "type",
  "target",
  "srcElement",
  "currentTarget",
  "composedPath",
  "eventPhase",
  "stopPropagation",
  "cancelBubble",
  "stopImmediatePropagation",
  "bubbles",
  "cancelable",
  "returnValue",
  "preventDefault",
  "defaultPrevented",
  "composed",
  "timeStamp",
  "initEvent",
]);
constants(Event, {
  __proto__: null,
  NONE: 0,
  CAPTURING_PHASE: 1,
  AT_TARGET: 2,
  BUBBLING_PHASE: 3,
});
unforgeable(EventBrand, {
  get isTrusted() {
    return internals(EventBrand, this).isTrusted;
  },
});

class CustomEvent {
  constructor($type, $eventInitDict = undefined) {
    const present = arguments.length;
    constructEvent(CustomEventBrand, this, present, $type, $eventInitDict, toCustomEventMembers);
  }

  get detail() {
    return internals(CustomEventBrand, this).members.detail;
  }

  initCustomEvent($type, $bubbles = undefined, $cancelable = undefined, $detail = null) {
    const event = internals(CustomEventBrand, this);
    const action = "Failed to execute 'initCustomEvent' on 'CustomEvent'";
    if (arguments.length < 1) throw tooFew(action, 1, 0);
    const type = stringValue($type, action + ": parameter 1");
    if (event.isDispatched) return;
    initializeEvent(event, type, !!$bubbles, !!$cancelable);
    event.members.detail = $detail;
  }
}

expose(CustomEventBrand, CustomEvent, [], ["detail", "initCustomEvent"]);

class ErrorEvent {
  constructor($type, $eventInitDict = undefined) {
    const present = arguments.length;
    constructEvent(ErrorEventBrand, this, present, $type, $eventInitDict, toErrorEventMembers);
  }

  get message() {
    return internals(ErrorEventBrand, this).members.message;
  }

  get filename() {
    return internals(ErrorEventBrand, this).members.filename;
  }

  get lineno() {
    return internals(ErrorEventBrand, this).members.lineno;
  }

  get colno() {
    return internals(ErrorEventBrand, this).members.colno;
  }

  get error() {
    return internals(ErrorEventBrand, this).members.error;
  }
}

expose(ErrorEventBrand, ErrorEvent, [], ["message", "filename", "lineno", "colno", "error"]);

// Event targets. `listeners` has a table for each type and phase, of listeners by their callbacks.

const toCapture = dictionaryValue("EventListenerOptions", [["capture", booleanValue, false]]);
const toAddOptions = dictionaryValue("AddEventListenerOptions", [
  ["once", booleanValue, false],
  ["passive", booleanValue, false],
  ["signal", objectValue(AbortSignalBrand), null],
]);

const noListeners = new Table();
const noHandlers = freeze(createObject(null));

const TargetInner = withoutParent(
  class {
    constructor(brand) {
      this.brand = brand;
      this.listeners = noListeners;
      this.handlers = noHandlers;
    }
  },
);

const newTarget = (brand, object) => implement(object, new TargetInner(brand));

const phaseKey = (type, capture) => (capture ? "c" : "b") + type;

function toCallback(value, context) {
  if (value === undefined || value === null) return null;
  if (!isObject(value)) throw new Errors.TypeError(context + " is not of type 'EventListener'.");
  return value;
}

// (AddEventListenerOptions or boolean): an object is the dictionary, and so is no value.
const isDictionary = (value) => value === undefined || value === null || isObject(value);

const Listener = withoutParent(
  class {
    constructor(type, callback, capture) {
      this.type = type;
      this.callback = callback;
      this.capture = capture;
      this.once = false;
      this.passive = false;
      this.isRemoved = false;
    }
  },
);

// https://dom.spec.whatwg.org/#add-an-event-listener, for a listener without a signal
function addListener(target, listener) {
  const key = phaseKey(listener.type, listener.capture);
  let table = tableGet(target.listeners, key);
  if (table === undefined) {
    table = new Table();
    if (target.listeners === noListeners) target.listeners = new Table();
    tableSet(target.listeners, key, table);
  }
  if (tableGet(table, listener.callback) === undefined) {
    tableSet(table, listener.callback, listener);
    if (target.brand === AbortSignalBrand) keepWhileObserved(target);
  }
}

// https://dom.spec.whatwg.org/#remove-an-event-listener
function removeListener(target, listener) {
  listener.isRemoved = true;
  const key = phaseKey(listener.type, listener.capture);
  const table = tableGet(target.listeners, key);
  if (table === undefined || tableGet(table, listener.callback) !== listener) return;
  tableDelete(table, listener.callback);
  if (tableSize(table) === 0) tableDelete(target.listeners, key);
  if (target.brand === AbortSignalBrand) keepWhileObserved(target);
}

// https://dom.spec.whatwg.org/#concept-event-dispatch
// No target has a parent, so an event's path is its target, and both phases are at the target.
function dispatch(eventObject, event, targetObject, target) {
  event.isDispatched = true;
  try {
    event.target = targetObject;
    event.eventPhase = 2;
    invoke(eventObject, event, targetObject, target, true);
    invoke(eventObject, event, targetObject, target, false);
  } finally {
    event.eventPhase = 0;
    event.currentTarget = null;
    event.isDispatched = event.stopsPropagation = event.stopsImmediatePropagation = false;
  }
  return !event.isCanceled;
}

// https://dom.spec.whatwg.org/#concept-event-listener-invoke
function invoke(eventObject, event, targetObject, target, capture) {
  if (event.stopsPropagation) return;
  event.currentTarget = targetObject;
  const table = tableGet(target.listeners, phaseKey(event.type, capture));
  if (table === undefined) return;
  const listeners = newList();
  tableForEach(table, (listener) => {
    listeners[listeners.length] = listener;
  });
  innerInvoke(eventObject, event, targetObject, target, listeners);
}

// https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke
function innerInvoke(eventObject, event, targetObject, target, listeners) {
  for (let index = 0; index < listeners.length; index++) {
    const listener = listeners[index];
    if (listener.isRemoved) continue;
    if (listener.once) removeListener(target, listener);
    event.isInPassiveListener = listener.passive;
    try {
      callListener(listener.callback, eventObject, targetObject);
    } catch (error) {
      report(error);
    }
    event.isInPassiveListener = false;
    if (event.stopsImmediatePropagation) return;
  }
}

// https://webidl.spec.whatwg.org/#call-a-user-objects-operation
function callListener(callback, eventObject, targetObject) {
  if (typeof callback === "function") {
    apply(callback, targetObject, [eventObject]);
    return;
  }
  const handle = callback.handleEvent;
  if (typeof handle !== "function") {
    throw new Errors.TypeError("The listener's handleEvent is not a function.");
  }
  apply(handle, callback, [eventObject]);
}

// https://dom.spec.whatwg.org/#concept-event-fire
function fire(brand, type, members, cancelable, targetObject, target) {
  const init = { __proto__: null, bubbles: false, cancelable, composed: false };
  const object = createObject(brand.prototype);
  const event = newEvent(brand, object, type, init);
  event.members = members;
  event.isTrusted = true;
  return dispatch(object, event, targetObject, target);
}

// The global scope, which a method without an object is called on.
const targetOf = (object) => (object === undefined || object === null ? world : object);

class EventTarget {
  constructor() {
    newTarget(EventTargetBrand, this);
  }

  addEventListener($type, $callback, $options = undefined) {
    const target = internals(EventTargetBrand, targetOf(this));
    const action = "Failed to execute 'addEventListener' on 'EventTarget'";
    if (arguments.length < 2) throw tooFew(action, 2, arguments.length);
    const type = stringValue($type, action + ": parameter 1");
    const callback = toCallback($callback, action + ": parameter 2");
    const context = action + ": parameter 3";
    const hasMembers = isDictionary($options);
    const capture = hasMembers ? toCapture($options, context).capture : !!$options;
    const options = toAddOptions(hasMembers ? $options : undefined, context);
    const signal = options.signal === null ? null : innerOf(options.signal);
    if ((signal !== null && isAborted(signal)) || callback === null) return;
    const listener = new Listener(type, callback, capture);
    listener.once = options.once;
    listener.passive = options.passive;
    addListener(target, listener);
    if (signal !== null) addAlgorithm(signal, () => removeListener(target, listener));
  }

  removeEventListener($type, $callback, $options = undefined) {
    const target = internals(EventTargetBrand, targetOf(this));
    const action = "Failed to execute 'removeEventListener' on 'EventTarget'";
    if (arguments.length < 2) throw tooFew(action, 2, arguments.length);
    const type = stringValue($type, action + ": parameter 1");
    const callback = toCallback($callback, action + ": parameter 2");
    const context = action + ": parameter 3";
    const capture = isDictionary($options) ? toCapture($options, context).capture : !!$options;
    const table = tableGet(target.listeners, phaseKey(type, capture));
    const listener = table === undefined ? undefined : tableGet(table, callback);
    if (listener !== undefined) removeListener(target, listener);
  }

  dispatchEvent($event) {
    const object = targetOf(this);
    const target = internals(EventTargetBrand, object);
    const action = "Failed to execute 'dispatchEvent' on 'EventTarget'";
    if (arguments.length < 1) throw tooFew(action, 1, 0);
    const event = isObject($event) ? implemented(EventBrand, $event) : undefined;
    if (event === undefined) {
      throw new Errors.TypeError(action + ": parameter 1 is not of type 'Event'.");
    }
    if (event.isDispatched) {
      const message = action + ": The event is already being dispatched.";
      throw new DOMException(message, "InvalidStateError");
    }
    event.isTrusted = false;
    return dispatch($event, event, object, target);
  }
}

expose(EventTargetBrand, EventTarget, [], [
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
]);

// Event handlers: https://html.spec.whatwg.org/#event-handlers

// Adds to `owner` the attribute for the events of a type. Its listener is added with the first handler,
// and keeps its place among the others while handlers replace each other.
function eventHandler(brand, owner, type) {
  const name = "on" + type;
  const attribute = {
    get [name]() {
      const handler = internals(brand, targetOf(this)).handlers[type];
      return handler === undefined ? null : handler.callback;
    },
    set [name]($value) {
      const target = internals(brand, targetOf(this));
      const handler = target.handlers[type];
      if (!isObject($value)) {
        deleteProperty(target.handlers, type);
        if (handler !== undefined) removeListener(target, handler.listener);
      } else if (handler !== undefined) {
        handler.callback = $value;
      } else {
        activate(target, type, $value);
      }
    },
  };
  const descriptor = setPrototypeOf(getOwnPropertyDescriptor(attribute, name), null);
  defineProperty(owner, name, descriptor);
}

// https://html.spec.whatwg.org/#activate-an-event-handler
function activate(target, type, callback) {
  const handler = { __proto__: null, callback, listener: null };
  const process = (eventObject) => processHandler(handler.callback, eventObject);
  handler.listener = new Listener(type, process, false);
  if (target.handlers === noHandlers) target.handlers = createObject(null);
  target.handlers[type] = handler;
  addListener(target, handler.listener);
}

// https://html.spec.whatwg.org/#the-event-handler-processing-algorithm
function processHandler(callback, eventObject) {
  if (typeof callback !== "function") return; // [LegacyTreatNonObjectAsNull]
  const event = innerOf(eventObject);
  const isError =
    event.brand === ErrorEventBrand && event.type === "error" && event.currentTarget === world;
  const error = event.members;
  const values = isError
    ? [error.message, error.filename, error.lineno, error.colno, error.error]
    : [eventObject];
  const result = apply(callback, event.currentTarget, values);
  if (result === isError) setCanceledFlag(event); // true cancels an error, false any other event
}
