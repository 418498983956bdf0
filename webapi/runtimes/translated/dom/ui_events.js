// Events of users: https://w3c.github.io/uievents/ and https://w3c.github.io/pointerevents/
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://w3c.github.io/uievents/#uievent
class UIEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.view = undefined;
    this.detail = 0;
    this.givenWhich = 0;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.view = members.view;
    this.detail = members.detail;
    this.givenWhich = members.which;
  }

  // https://w3c.github.io/uievents/#dom-uievent-which
  get which() {
    return this.givenWhich;
  }

  // https://w3c.github.io/uievents/#dom-uievent-inituievent
  initUiEvent(type, bubbles, cancelable, view, detail) {
    if (this.dispatchFlag) return;
    this.initialize(type, bubbles, cancelable);
    this.view = view;
    this.detail = detail;
  }
}

// https://w3c.github.io/uievents/#focusevent
class FocusEventImpl extends UIEventImpl {
  constructor(type) {
    super(type);
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.relatedTarget = init.relatedTarget;
  }
}

// An event that knows the keys that were held down.
//
// https://w3c.github.io/uievents/#event-modifier-initializers
class EventWithModifiers extends UIEventImpl {
  constructor(type = "") {
    super(type);
    this.ctrlKey = false;
    this.shiftKey = false;
    this.altKey = false;
    this.metaKey = false;
    this.otherModifiers = new Table();
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.ctrlKey = members.ctrlKey;
    this.shiftKey = members.shiftKey;
    this.altKey = members.altKey;
    this.metaKey = members.metaKey;
    const others = this.otherModifiers;
    tableSet(others, "AltGraph", members.modifierAltGraph);
    tableSet(others, "CapsLock", members.modifierCapsLock);
    tableSet(others, "Fn", members.modifierFn);
    tableSet(others, "FnLock", members.modifierFnLock);
    tableSet(others, "Hyper", members.modifierHyper);
    tableSet(others, "NumLock", members.modifierNumLock);
    tableSet(others, "ScrollLock", members.modifierScrollLock);
    tableSet(others, "Super", members.modifierSuper);
    tableSet(others, "Symbol", members.modifierSymbol);
    tableSet(others, "SymbolLock", members.modifierSymbolLock);
  }

  // https://w3c.github.io/uievents/#dom-mouseevent-getmodifierstate
  getModifierState(key) {
    if (key === "Control") return this.ctrlKey;
    if (key === "Shift") return this.shiftKey;
    if (key === "Alt") return this.altKey;
    if (key === "Meta") return this.metaKey;
    return tableGet(this.otherModifiers, key) === true;
  }
}

// https://w3c.github.io/pointerevents/#mouseevent
class MouseEventImpl extends EventWithModifiers {
  constructor(type = "") {
    super(type);
    this.screenX = 0;
    this.screenY = 0;
    this.clientX = 0;
    this.clientY = 0;
    this.button = 0;
    this.buttons = 0;
    this.movementX = 0.0;
    this.movementY = 0.0;
  }

  // The isActivationEvent of https://dom.spec.whatwg.org/#concept-event-dispatch
  get isActivationEvent() {
    return this.type === "click";
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.screenX = members.screenX;
    this.screenY = members.screenY;
    this.clientX = members.clientX;
    this.clientY = members.clientY;
    this.button = members.button;
    this.buttons = members.buttons;
    this.relatedTarget = members.relatedTarget;
    this.movementX = members.movementX;
    this.movementY = members.movementY;
  }

  // https://w3c.github.io/uievents/#dom-uievent-which, as browsers have it
  get which() {
    return this.button + 1;
  }

  // https://w3c.github.io/uievents/#dom-mouseevent-layerx
  get layerX() {
    return this.clientX;
  }

  // https://w3c.github.io/uievents/#dom-mouseevent-layery
  get layerY() {
    return this.clientY;
  }

  // https://drafts.csswg.org/cssom-view/#dom-mouseevent-pagex
  get pageX() {
    return this.clientX;
  }

  // https://drafts.csswg.org/cssom-view/#dom-mouseevent-pagey
  get pageY() {
    return this.clientY;
  }

  // https://drafts.csswg.org/cssom-view/#dom-mouseevent-x
  get x() {
    return this.clientX;
  }

  // https://drafts.csswg.org/cssom-view/#dom-mouseevent-y
  get y() {
    return this.clientY;
  }

  // https://drafts.csswg.org/cssom-view/#dom-mouseevent-offsetx
  get offsetX() {
    return this.clientX;
  }

  // https://drafts.csswg.org/cssom-view/#dom-mouseevent-offsety
  get offsetY() {
    return this.clientY;
  }

  // https://w3c.github.io/pointerevents/#dom-mouseevent-initmouseevent
  initMouseEvent(
    type,
    bubbles,
    cancelable,
    view,
    detail,
    screenX,
    screenY,
    clientX,
    clientY,
    ctrlKey,
    altKey,
    shiftKey,
    metaKey,
    button,
    relatedTarget,
  ) {
    if (this.dispatchFlag) return;
    this.initUiEvent(type, bubbles, cancelable, view, detail);
    this.screenX = screenX;
    this.screenY = screenY;
    this.clientX = clientX;
    this.clientY = clientY;
    this.ctrlKey = ctrlKey;
    this.altKey = altKey;
    this.shiftKey = shiftKey;
    this.metaKey = metaKey;
    this.button = button;
    this.relatedTarget = relatedTarget;
  }
}

// https://w3c.github.io/pointerevents/#wheelevent
class WheelEventImpl extends MouseEventImpl {
  constructor(type = "") {
    super(type);
    this.deltaX = 0.0;
    this.deltaY = 0.0;
    this.deltaZ = 0.0;
    this.deltaMode = 0;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.deltaX = members.deltaX;
    this.deltaY = members.deltaY;
    this.deltaZ = members.deltaZ;
    this.deltaMode = members.deltaMode;
  }
}

// https://w3c.github.io/pointerevents/#pointerevent
class PointerEventImpl extends MouseEventImpl {
  constructor(type = "") {
    super(type);
    this.pointerId = 0;
    this.width = 1.0;
    this.height = 1.0;
    this.pressure = 0.0;
    this.tangentialPressure = 0.0;
    this.tiltX = 0;
    this.tiltY = 0;
    this.twist = 0;
    this.altitudeAngle = 1.5707963267948966;
    this.azimuthAngle = 0.0;
    this.pointerType = "";
    this.isPrimary = false;
    this.persistentDeviceId = 0;
    this.coalescedEvents = newList();
    this.predictedEvents = newList();
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.pointerId = members.pointerId;
    this.width = members.width;
    this.height = members.height;
    this.pressure = members.pressure;
    this.tangentialPressure = members.tangentialPressure;
    this.tiltX = members.tiltX;
    this.tiltY = members.tiltY;
    this.twist = members.twist;
    this.altitudeAngle = members.altitudeAngle;
    this.azimuthAngle = members.azimuthAngle;
    this.pointerType = members.pointerType;
    this.isPrimary = members.isPrimary;
    this.persistentDeviceId = members.persistentDeviceId;
    this.coalescedEvents = members.coalescedEvents;
    this.predictedEvents = members.predictedEvents;
  }

  // https://w3c.github.io/pointerevents/#dom-pointerevent-getcoalescedevents
  getCoalescedEvents() {
    return copyOfList(this.coalescedEvents);
  }

  // https://w3c.github.io/pointerevents/#dom-pointerevent-getpredictedevents
  getPredictedEvents() {
    return copyOfList(this.predictedEvents);
  }
}

// https://w3c.github.io/uievents/#inputevent
class InputEventImpl extends UIEventImpl {
  constructor(type = "") {
    super(type);
    this.data = undefined;
    this.isComposing = false;
    this.inputType = "";
    this.dataTransfer = undefined;
    this.targetRanges = newList();
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.data = members.data;
    this.isComposing = members.isComposing;
    this.inputType = members.inputType;
    this.dataTransfer = members.dataTransfer;
    this.targetRanges = members.targetRanges;
  }

  // https://w3c.github.io/input-events/#dom-inputevent-gettargetranges
  getTargetRanges() {
    return copyOfList(this.targetRanges);
  }
}

// https://w3c.github.io/uievents/#keyboardevent
class KeyboardEventImpl extends EventWithModifiers {
  constructor(type = "") {
    super(type);
    this.key = "";
    this.code = "";
    this.location = 0;
    this.repeat = false;
    this.isComposing = false;
    this.charCode = 0;
    this.keyCode = 0;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.key = members.key;
    this.code = members.code;
    this.location = members.location;
    this.repeat = members.repeat;
    this.isComposing = members.isComposing;
    this.charCode = members.charCode;
    this.keyCode = members.keyCode;
  }

  // https://w3c.github.io/uievents/#dom-uievent-which, as browsers have it
  get which() {
    return this.keyCode;
  }

  // https://w3c.github.io/uievents/#dom-keyboardevent-initkeyboardevent
  initKeyboardEvent(
    type,
    bubbles,
    cancelable,
    view,
    key,
    location,
    ctrlKey,
    altKey,
    shiftKey,
    metaKey,
  ) {
    if (this.dispatchFlag) return;
    this.initUiEvent(type, bubbles, cancelable, view, 0);
    this.key = key;
    this.location = location;
    this.ctrlKey = ctrlKey;
    this.altKey = altKey;
    this.shiftKey = shiftKey;
    this.metaKey = metaKey;
  }
}

// https://w3c.github.io/uievents/#compositionevent
class CompositionEventImpl extends UIEventImpl {
  constructor(type = "") {
    super(type);
    this.data = "";
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.data = init.data;
  }

  // https://w3c.github.io/uievents/#dom-compositionevent-initcompositionevent
  initCompositionEvent(type, bubbles, cancelable, view, data) {
    if (this.dispatchFlag) return;
    this.initUiEvent(type, bubbles, cancelable, view, 0);
    this.data = data;
  }
}

// https://w3c.github.io/uievents/#textevent
class TextEventImpl extends UIEventImpl {
  constructor(type = "") {
    super(type);
    this.data = "";
  }

  // https://w3c.github.io/uievents/#dom-textevent-inittextevent
  initTextEvent(type, bubbles, cancelable, view, data) {
    if (this.dispatchFlag) return;
    this.initUiEvent(type, bubbles, cancelable, view, 0);
    this.data = data;
  }
}

// https://html.spec.whatwg.org/multipage/interaction.html#toggleevent
class ToggleEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.oldState = "";
    this.newState = "";
    this.source = undefined;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.oldState = members.oldState;
    this.newState = members.newState;
    this.source = members.source;
  }
}

// https://html.spec.whatwg.org/multipage/interaction.html#commandevent
class CommandEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.source = undefined;
    this.command = "";
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    const members = init;
    this.source = members.source;
    this.command = members.command;
  }
}

// A new event of an interface whose name is given in lowercase.
function eventNamed(name) {
  if (name === "focusevent") return new FocusEventImpl();
  if (name === "mouseevent") return new MouseEventImpl();
  if (name === "pointerevent") return new PointerEventImpl();
  if (name === "inputevent") return new InputEventImpl();
  if (name === "keyboardevent") return new KeyboardEventImpl();
  if (name === "compositionevent") return new CompositionEventImpl();
  if (name === "textevent") return new TextEventImpl();
  if (name === "commandevent") return new CommandEventImpl();
  if (name === "toggleevent") return new ToggleEventImpl();
  return new UIEventImpl();
}
