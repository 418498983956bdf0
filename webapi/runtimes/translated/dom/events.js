// Events: https://dom.spec.whatwg.org/#events
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const NONE = 0;
const CAPTURING_PHASE = 1;
const AT_TARGET = 2;
const BUBBLING_PHASE = 3;
const HANDLER = "handler";

// https://dom.spec.whatwg.org/#concept-event
class EventImpl {
  constructor(type = "") {
    this.platformObject = undefined;
    this.type = type;
    this.bubbles = false;
    this.cancelable = false;
    this.composed = false;
    this.timeStamp = coarseNow();
    this.target = undefined;
    this.currentTarget = undefined;
    // The invocation targets, from the target to its last parent, while it is dispatched.
    this.path = undefined;
    // The path, if there are shadow trees.
    this.shadowPath = undefined;
    // https://dom.spec.whatwg.org/#event-relatedtarget
    this.relatedTarget = undefined;
    this.eventPhase = NONE;
    this.isTrusted = false;
    this.stopPropagationFlag = false;
    this.stopImmediatePropagationFlag = false;
    this.canceled = false;
    this.inPassiveListener = false;
    this.dispatchFlag = false;
    this.initializedFlag = true;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    this.type = type;
    this.bubbles = init.bubbles;
    this.cancelable = init.cancelable;
    this.composed = init.composed;
  }

  // The isActivationEvent of https://dom.spec.whatwg.org/#concept-event-dispatch
  get isActivationEvent() {
    return false;
  }

  // https://dom.spec.whatwg.org/#dom-event-srcelement
  get srcElement() {
    return this.target;
  }

  // https://dom.spec.whatwg.org/#dom-event-composedpath
  composedPath() {
    if (this.shadowPath !== undefined && this.currentTarget !== undefined) {
      return this.shadowPath.composedPath(this.currentTarget);
    }
    return this.path === undefined ? newList() : copyOfList(this.path);
  }

  // https://dom.spec.whatwg.org/#dom-event-stoppropagation
  stopPropagation() {
    this.stopPropagationFlag = true;
  }

  // https://dom.spec.whatwg.org/#dom-event-stopimmediatepropagation
  stopImmediatePropagation() {
    this.stopPropagationFlag = true;
    this.stopImmediatePropagationFlag = true;
  }

  // https://dom.spec.whatwg.org/#dom-event-cancelbubble
  get cancelBubble() {
    return this.stopPropagationFlag;
  }

  set cancelBubble(value) {
    if (value) {
      this.stopPropagationFlag = true;
    }
  }

  // https://dom.spec.whatwg.org/#dom-event-returnvalue
  get returnValue() {
    return !this.canceled;
  }

  set returnValue(value) {
    if (!value) {
      this.preventDefault();
    }
  }

  // https://dom.spec.whatwg.org/#set-the-canceled-flag
  preventDefault() {
    if (this.cancelable && !this.inPassiveListener) {
      this.canceled = true;
    }
  }

  // https://dom.spec.whatwg.org/#dom-event-defaultprevented
  get defaultPrevented() {
    return this.canceled;
  }

  // https://dom.spec.whatwg.org/#dom-event-initevent
  initEvent(type, bubbles, cancelable) {
    if (!this.dispatchFlag) {
      this.initialize(type, bubbles, cancelable);
    }
  }

  // https://dom.spec.whatwg.org/#concept-event-initialize
  initialize(type, bubbles, cancelable) {
    this.initializedFlag = true;
    this.stopPropagationFlag = false;
    this.stopImmediatePropagationFlag = false;
    this.canceled = false;
    this.isTrusted = false;
    this.target = undefined;
    this.type = type;
    this.bubbles = bubbles;
    this.cancelable = cancelable;
  }
}
withoutParent(EventImpl);

// https://dom.spec.whatwg.org/#interface-customevent
class CustomEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.detail = undefined;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.detail = init.detail;
  }

  // https://dom.spec.whatwg.org/#dom-customevent-initcustomevent
  initCustomEvent(type, bubbles, cancelable, detail) {
    if (this.dispatchFlag) return;
    this.initialize(type, bubbles, cancelable);
    this.detail = detail;
  }
}

// https://dom.spec.whatwg.org/#abortsignal-abort-algorithms
//
// A signal holds the algorithm weakly, so an owner keeps it.
class AbortAlgorithm {
  constructor() {
    // The signal's reference to the algorithm.
    this.reference = undefined;
  }

  // Run the algorithm; the signal calls this when it aborts.
  run() {}
}
withoutParent(AbortAlgorithm);

// https://dom.spec.whatwg.org/#concept-event-listener
class EventListener {
  constructor(type, callback, capture) {
    this.type = type;
    this.callback = callback;
    this.capture = capture;
    this.once = false;
    this.passive = undefined;
    this.removed = false;
    // Whether the callback is an event handler: https://html.spec.whatwg.org/#event-handlers
    this.isHandler = false;
    // The abort algorithm of the listener's signal, if it has a signal.
    this.removal = undefined;
  }

  // A value that is equal for the same callback; all event handlers share one value.
  get key() {
    return this.isHandler ? HANDLER : callbackKey(this.callback);
  }
}
withoutParent(EventListener);

// The last step of https://dom.spec.whatwg.org/#add-an-event-listener
class ListenerRemoval extends AbortAlgorithm {
  constructor(target, listener, signal) {
    super();
    this.target = target;
    this.listener = listener;
    this.signal = signal;
  }

  run() {
    this.target.removeAnEventListener(this.listener);
  }
}

// A struct of an event path: https://dom.spec.whatwg.org/#event-path
class PathItem {
  constructor(invocationTarget, shadowAdjustedTarget, relatedTarget) {
    this.invocationTarget = invocationTarget;
    this.shadowAdjustedTarget = shadowAdjustedTarget;
    this.relatedTarget = relatedTarget;
    this.isInShadowTree = false;
    this.isRootOfClosedTree = false;
    this.isSlotInClosedTree = false;
  }
}
withoutParent(PathItem);

// The path of an event whose target's document has shadow trees.
class EventPath {
  constructor() {
    this.items = newList();
    this.activationTarget = undefined;
    this.clearTargets = false;
  }

  // https://dom.spec.whatwg.org/#dom-event-composedpath
  composedPath(currentTarget) {
    let currentIndex = 0;
    let currentHiddenLevel = 0;
    let index = this.items.length - 1;
    while (index >= 0) {
      const item = this.items[index];
      if (item.isRootOfClosedTree) {
        currentHiddenLevel += 1;
      }
      if (item.invocationTarget === currentTarget) {
        currentIndex = index;
        break;
      }
      if (item.isSlotInClosedTree) {
        currentHiddenLevel -= 1;
      }
      index -= 1;
    }
    const before = newList();
    let hiddenLevel = currentHiddenLevel;
    let maxHiddenLevel = currentHiddenLevel;
    index = currentIndex - 1;
    while (index >= 0) {
      const item = this.items[index];
      if (item.isRootOfClosedTree) {
        hiddenLevel += 1;
      }
      if (hiddenLevel <= maxHiddenLevel) {
        listAppend(before, item.invocationTarget);
      }
      if (item.isSlotInClosedTree) {
        hiddenLevel -= 1;
        if (hiddenLevel < maxHiddenLevel) {
          maxHiddenLevel = hiddenLevel;
        }
      }
      index -= 1;
    }
    const path = newList();
    for (let index2 = before.length - 1; index2 >= 0; index2--) {
      const each = before[index2];
      path[path.length] = each;
    }
    path[path.length] = currentTarget;
    hiddenLevel = currentHiddenLevel;
    maxHiddenLevel = currentHiddenLevel;
    index = currentIndex + 1;
    while (index < this.items.length) {
      const item = this.items[index];
      if (item.isSlotInClosedTree) {
        hiddenLevel += 1;
      }
      if (hiddenLevel <= maxHiddenLevel) {
        listAppend(path, item.invocationTarget);
      }
      if (item.isRootOfClosedTree) {
        hiddenLevel -= 1;
        if (hiddenLevel < maxHiddenLevel) {
          maxHiddenLevel = hiddenLevel;
        }
      }
      index += 1;
    }
    return path;
  }
}
withoutParent(EventPath);

// The part of an event listener list for one type of events and one phase.
class EventListenerList {
  constructor() {
    this._byKey = new Table();
    this._clone = undefined;
  }

  // Whether the list is empty.
  get isEmpty() {
    return tableSize(this._byKey) === 0;
  }

  // The listener with a key.
  get(key) {
    return tableGet(this._byKey, key);
  }

  // Append a listener; return False if the list has its key already.
  append(listener) {
    const key = listener.key;
    if (tableHas(this._byKey, key)) return false;
    tableSet(this._byKey, key, listener);
    this._clone = undefined;
    return true;
  }

  // Remove a listener, if it is there.
  remove(listener) {
    const key = listener.key;
    if (tableGet(this._byKey, key) === listener) {
      tableDelete(this._byKey, key);
      this._clone = undefined;
    }
  }

  // Return a copy of the list. All dispatches share it until the list changes.
  clone() {
    if (this._clone === undefined) {
      this._clone = tableValues(this._byKey);
    }
    return this._clone;
  }
}
withoutParent(EventListenerList);

// https://dom.spec.whatwg.org/#eventtarget
class EventTargetImpl {
  constructor() {
    this.platformObject = undefined;
    // By phase and type.
    this._listeners = undefined;
  }

  // https://dom.spec.whatwg.org/#get-the-parent
  getTheParent(event) {
    return undefined;
  }

  // The path of an event, if the target may be in a shadow tree or have one.
  pathThroughShadowTrees(event) {
    return undefined;
  }

  // Whether it is a node.
  get isNode() {
    return false;
  }

  // Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior
  get hasActivationBehavior() {
    return false;
  }

  // https://dom.spec.whatwg.org/#eventtarget-legacy-pre-activation-behavior
  legacyPreActivationBehavior() {}

  // https://dom.spec.whatwg.org/#eventtarget-activation-behavior
  activationBehavior(event) {}

  // https://dom.spec.whatwg.org/#eventtarget-legacy-canceled-activation-behavior
  legacyCanceledActivationBehavior() {}

  // React to a listener that was added or removed.
  listenersChanged() {}

  // The part of the event listener list for this type of events and this phase.
  listenersFor(type, capture) {
    return this._listeners === undefined
      ? undefined
      : tableGet(this._listeners, _phase(type, capture));
  }

  // Whether there is a listener for any event.
  get hasListeners() {
    return this._listeners !== undefined && tableSize(this._listeners) > 0;
  }

  // Whether there is a listener for events of a type.
  hasListenersOfType(type) {
    return (
      this.listenersFor(type, false) !== undefined || this.listenersFor(type, true) !== undefined
    );
  }

  // https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener
  addEventListener(type, callback, options) {
    if (callback === undefined) return;
    if (typeof options === "boolean") {
      this.addAnEventListener(new EventListener(type, callback, options));
      return;
    }
    const signal = options.signal;
    if (signal !== undefined && signal.aborted) return;
    const listener = new EventListener(type, callback, options.capture);
    listener.once = options.once;
    listener.passive = options.passive;
    this.addAnEventListener(listener, signal);
  }

  // https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener
  removeEventListener(type, callback, options) {
    if (callback === undefined) return;
    const capture = typeof options === "boolean" ? options : options.capture;
    const listeners = this.listenersFor(type, capture);
    const listener = listeners === undefined ? undefined : listeners.get(callbackKey(callback));
    if (listener !== undefined) {
      this.removeAnEventListener(listener);
    }
  }

  // https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent
  dispatchEvent(event) {
    if (event.dispatchFlag) {
      const action = "Failed to execute 'dispatchEvent' on 'EventTarget'";
      const message = action + ": the event is already being dispatched.";
      throw new DOMException(message, "InvalidStateError");
    }
    if (!event.initializedFlag) {
      const action = "Failed to execute 'dispatchEvent' on 'EventTarget'";
      throw new DOMException(action + ": the event is not initialized.", "InvalidStateError");
    }
    event.isTrusted = false;
    return dispatch(event, this);
  }

  // https://dom.spec.whatwg.org/#default-passive-value
  defaultPassiveValue(type) {
    const isOfScrolling = type === "touchstart" ||
      type === "touchmove" ||
      type === "wheel" ||
      type === "mousewheel";
    return isOfScrolling && this.isOfViewport;
  }

  // Whether this is a window, its document, or that one's document element or body.
  get isOfViewport() {
    return false;
  }

  // https://dom.spec.whatwg.org/#add-an-event-listener, from step 4
  addAnEventListener(listener, signal) {
    if (listener.passive === undefined) {
      listener.passive = this.defaultPassiveValue(listener.type);
    }
    if (this._listeners === undefined) {
      this._listeners = new Table();
    }
    let listeners = this.listenersFor(listener.type, listener.capture);
    if (listeners === undefined) {
      listeners = new EventListenerList();
      tableSet(this._listeners, _phase(listener.type, listener.capture), listeners);
    }
    if (!listeners.append(listener)) return;
    this.listenersChanged();
    if (signal !== undefined) {
      listener.removal = new ListenerRemoval(this, listener, signal);
      signal.addAnAlgorithm(listener.removal);
    }
  }

  // https://dom.spec.whatwg.org/#remove-an-event-listener
  removeAnEventListener(listener) {
    listener.removed = true;
    if (listener.removal !== undefined) {
      listener.removal.signal.removeAnAlgorithm(listener.removal);
    }
    const listeners = this.listenersFor(listener.type, listener.capture);
    if (this._listeners === undefined || listeners === undefined) return;
    listeners.remove(listener);
    if (listeners.isEmpty) {
      tableDelete(this._listeners, _phase(listener.type, listener.capture));
    }
    this.listenersChanged();
  }

  // https://html.spec.whatwg.org/#getting-the-current-value-of-the-event-handler
  getEventHandler(type) {
    const listener = this._listenerOfHandler(type);
    return listener === undefined ? undefined : listener.callback;
  }

  // Set the event handler for events of a type.
  //
  // A new handler takes over the listener's place among the others:
  // https://html.spec.whatwg.org/#activate-an-event-handler
  setEventHandler(type, callback) {
    let listener = this._listenerOfHandler(type);
    if (callback === undefined) {
      if (listener !== undefined) {
        this.removeAnEventListener(listener);
      }
    } else if (listener !== undefined) {
      listener.callback = callback;
    } else {
      listener = new EventListener(type, callback, false);
      listener.isHandler = true;
      this.addAnEventListener(listener);
    }
  }

  // https://html.spec.whatwg.org/#erase-all-event-listeners-and-handlers
  eraseAllEventListenersAndHandlers() {
    if (this._listeners === undefined) return;
    const items = tableValues(this._listeners);
    for (let index = 0; index < items.length; index++) {
      const listeners = items[index];
      const items2 = listeners.clone();
      for (let index2 = 0; index2 < items2.length; index2++) {
        const listener = items2[index2];
        this.removeAnEventListener(listener);
      }
    }
  }

  _listenerOfHandler(type) {
    const listeners = this.listenersFor(type, false);
    return listeners === undefined ? undefined : listeners.get(HANDLER);
  }
}
withoutParent(EventTargetImpl);

// The key for listeners of a type in the capturing or the bubbling phase.
function _phase(type, capture) {
  return capture ? "c" + type : "b" + type;
}

// https://dom.spec.whatwg.org/#concept-event-fire
function fireAnEvent(type, target) {
  const event = new EventImpl(type);
  event.isTrusted = true;
  return dispatch(event, target);
}

// https://dom.spec.whatwg.org/#concept-event-dispatch
//
// Without shadow trees no target changes, and a path is a list of targets. A window's document
// is the ``target_override`` of the event ``load``.
function dispatch(event, target, targetOverride) {
  event.dispatchFlag = true;
  event.target = targetOverride === undefined ? target : targetOverride;
  const shadowPath = target.pathThroughShadowTrees(event);
  if (shadowPath !== undefined) return _dispatchThroughShadowTrees(event, shadowPath);
  let activationTarget = undefined;
  if (event.isActivationEvent && target.hasActivationBehavior) {
    activationTarget = target;
  }
  const path = listOf([target]);
  let parent = target.getTheParent(event);
  while (parent !== undefined) {
    const mayActivate = event.isActivationEvent && event.bubbles && activationTarget === undefined;
    if (mayActivate && parent.hasActivationBehavior) {
      activationTarget = parent;
    }
    path[path.length] = parent;
    parent = parent.getTheParent(event);
  }
  event.path = path;
  if (activationTarget !== undefined) {
    activationTarget.legacyPreActivationBehavior();
  }
  let isInvoked = false;
  try {
    for (let index = path.length - 1; index >= 0; index--) {
      const invocationTarget = path[index];
      const isTarget = invocationTarget === target;
      event.eventPhase = isTarget ? AT_TARGET : CAPTURING_PHASE;
      _invoke(invocationTarget, event, true, false);
    }
    for (let index = 0; index < path.length; index++) {
      const invocationTarget = path[index];
      const isTarget = invocationTarget === target;
      if (isTarget || event.bubbles) {
        event.eventPhase = isTarget ? AT_TARGET : BUBBLING_PHASE;
        _invoke(invocationTarget, event, false, false);
      }
    }
    isInvoked = true;
  } finally {
    // Python does not report a KeyboardInterrupt
    _endDispatch(event);
    if (activationTarget !== undefined && !isInvoked) {
      activationTarget.legacyCanceledActivationBehavior();
    }
  }
  _runActivationBehavior(event, activationTarget);
  return !event.canceled;
}

// The steps of https://dom.spec.whatwg.org/#concept-event-dispatch that follow the path
function _dispatchThroughShadowTrees(event, path) {
  event.shadowPath = path;
  if (path.activationTarget !== undefined) {
    path.activationTarget.legacyPreActivationBehavior();
  }
  // For each item: the target of the last one up to it that has one.
  const targets = newList();
  let adjusted = event.target;
  const items = path.items;
  for (let index2 = 0; index2 < items.length; index2++) {
    const item = items[index2];
    if (item.shadowAdjustedTarget !== undefined) {
      adjusted = item.shadowAdjustedTarget;
    }
    targets[targets.length] = adjusted;
  }
  let isInvoked = false;
  try {
    let index = path.items.length - 1;
    while (index >= 0) {
      const isTarget = path.items[index].shadowAdjustedTarget !== undefined;
      event.eventPhase = isTarget ? AT_TARGET : CAPTURING_PHASE;
      _invokeItem(path.items[index], targets[index], event, true);
      index -= 1;
    }
    const items2 = path.items;
    for (let place = 0; place < items2.length; place++) {
      const item = items2[place];
      const isTarget = item.shadowAdjustedTarget !== undefined;
      if (isTarget || event.bubbles) {
        event.eventPhase = isTarget ? AT_TARGET : BUBBLING_PHASE;
        _invokeItem(item, targets[place], event, false);
      }
    }
    isInvoked = true;
  } finally {
    _endDispatch(event);
    if (path.activationTarget !== undefined && !isInvoked) {
      path.activationTarget.legacyCanceledActivationBehavior();
    }
  }
  if (path.clearTargets) {
    event.target = undefined;
    event.relatedTarget = undefined;
  }
  _runActivationBehavior(event, path.activationTarget);
  return !event.canceled;
}

// The first steps of https://dom.spec.whatwg.org/#concept-event-listener-invoke
function _invokeItem(item, target, event, capture) {
  event.target = target;
  event.relatedTarget = item.relatedTarget;
  _invoke(item.invocationTarget, event, capture, item.isInShadowTree);
}

// The last steps of https://dom.spec.whatwg.org/#concept-event-dispatch
function _endDispatch(event) {
  event.eventPhase = NONE;
  event.currentTarget = undefined;
  event.path = undefined;
  event.shadowPath = undefined;
  event.dispatchFlag = false;
  event.stopPropagationFlag = false;
  event.stopImmediatePropagationFlag = false;
  event.inPassiveListener = false;
}

// The steps of https://dom.spec.whatwg.org/#concept-event-dispatch about activation
function _runActivationBehavior(event, activationTarget) {
  if (activationTarget !== undefined) {
    if (event.canceled) {
      activationTarget.legacyCanceledActivationBehavior();
    } else {
      activationTarget.activationBehavior(event);
    }
  }
}

// https://dom.spec.whatwg.org/#concept-event-listener-invoke
function _invoke(invocationTarget, event, capture, isInShadowTree) {
  if (event.stopPropagationFlag) return;
  event.currentTarget = invocationTarget;
  const listeners = invocationTarget.listenersFor(event.type, capture);
  if (listeners === undefined) return;
  if (isInShadowTree) {
    _innerInvoke(event, invocationTarget, listeners.clone());
    return;
  }
  const outerEvent = exchangeCurrentEvent(event);
  _innerInvoke(event, invocationTarget, listeners.clone());
  exchangeCurrentEvent(outerEvent);
}

// https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke
function _innerInvoke(event, target, listeners) {
  const currentObject = platformObjectOf(target);
  for (let index = 0; index < listeners.length; index++) {
    const listener = listeners[index];
    if (listener.removed) continue;
    if (listener.once) {
      target.removeAnEventListener(listener);
    }
    event.inPassiveListener = listener.passive === true;
    try {
      if (!listener.isHandler) {
        callListener(listener.callback, currentObject, event);
      } else if (callEventHandler(listener.callback, currentObject, event)) {
        event.preventDefault();
      }
    } catch (error) {
      report(error);
    }
    event.inPassiveListener = false;
    if (event.stopImmediatePropagationFlag) return;
  }
}
