// Interfaces, made by python -m idl from idl/ui_events.webidl: change that, not this.

const asEventTarget = implementationValue(EventTargetBrand);
const as2 = nullableValue(asEventTarget);
const asUIEventInit = dictionaryValue("UIEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as2, undefined], ["which", unsignedLongValue, 0]]);
const asMouseEventInit = dictionaryValue("MouseEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as2, undefined], ["which", unsignedLongValue, 0], ["altKey", booleanValue, false], ["ctrlKey", booleanValue, false], ["metaKey", booleanValue, false], ["modifierAltGraph", booleanValue, false], ["modifierCapsLock", booleanValue, false], ["modifierFn", booleanValue, false], ["modifierFnLock", booleanValue, false], ["modifierHyper", booleanValue, false], ["modifierNumLock", booleanValue, false], ["modifierScrollLock", booleanValue, false], ["modifierSuper", booleanValue, false], ["modifierSymbol", booleanValue, false], ["modifierSymbolLock", booleanValue, false], ["shiftKey", booleanValue, false], ["button", shortValue, 0], ["buttons", unsignedShortValue, 0], ["clientX", longValue, 0], ["clientY", longValue, 0], ["movementX", doubleValue, 0], ["movementY", doubleValue, 0], ["relatedTarget", as2, undefined], ["screenX", longValue, 0], ["screenY", longValue, 0]]);
const asFocusEventInit = dictionaryValue("FocusEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as2, undefined], ["which", unsignedLongValue, 0], ["relatedTarget", as2, undefined]]);
const asWheelEventInit = dictionaryValue("WheelEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as2, undefined], ["which", unsignedLongValue, 0], ["altKey", booleanValue, false], ["ctrlKey", booleanValue, false], ["metaKey", booleanValue, false], ["modifierAltGraph", booleanValue, false], ["modifierCapsLock", booleanValue, false], ["modifierFn", booleanValue, false], ["modifierFnLock", booleanValue, false], ["modifierHyper", booleanValue, false], ["modifierNumLock", booleanValue, false], ["modifierScrollLock", booleanValue, false], ["modifierSuper", booleanValue, false], ["modifierSymbol", booleanValue, false], ["modifierSymbolLock", booleanValue, false], ["shiftKey", booleanValue, false], ["button", shortValue, 0], ["buttons", unsignedShortValue, 0], ["clientX", longValue, 0], ["clientY", longValue, 0], ["movementX", doubleValue, 0], ["movementY", doubleValue, 0], ["relatedTarget", as2, undefined], ["screenX", longValue, 0], ["screenY", longValue, 0], ["deltaMode", unsignedLongValue, 0], ["deltaX", doubleValue, 0.0], ["deltaY", doubleValue, 0.0], ["deltaZ", doubleValue, 0.0]]);
const asPointerEvent = implementationValue(PointerEventBrand);
const as8 = sequenceValue(asPointerEvent);
const asPointerEventInit = dictionaryValue("PointerEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as2, undefined], ["which", unsignedLongValue, 0], ["altKey", booleanValue, false], ["ctrlKey", booleanValue, false], ["metaKey", booleanValue, false], ["modifierAltGraph", booleanValue, false], ["modifierCapsLock", booleanValue, false], ["modifierFn", booleanValue, false], ["modifierFnLock", booleanValue, false], ["modifierHyper", booleanValue, false], ["modifierNumLock", booleanValue, false], ["modifierScrollLock", booleanValue, false], ["modifierSuper", booleanValue, false], ["modifierSymbol", booleanValue, false], ["modifierSymbolLock", booleanValue, false], ["shiftKey", booleanValue, false], ["button", shortValue, 0], ["buttons", unsignedShortValue, 0], ["clientX", longValue, 0], ["clientY", longValue, 0], ["movementX", doubleValue, 0], ["movementY", doubleValue, 0], ["relatedTarget", as2, undefined], ["screenX", longValue, 0], ["screenY", longValue, 0], ["altitudeAngle", doubleValue, 1.5707963267948966], ["azimuthAngle", doubleValue, 0], ["coalescedEvents", as8, anEmptyList], ["height", doubleValue, 1], ["isPrimary", booleanValue, false], ["persistentDeviceId", longValue, 0], ["pointerId", longValue, 0], ["pointerType", stringValue, ""], ["predictedEvents", as8, anEmptyList], ["pressure", floatValue, 0], ["tangentialPressure", floatValue, 0], ["tiltX", longValue, 0], ["tiltY", longValue, 0], ["twist", longValue, 0], ["width", doubleValue, 1]]);
const plain10 = arrayOf(objectOf);
const as11 = nullableValue(scalarValueString);
const asDataTransfer = implementationValue(DataTransferBrand);
const as13 = nullableValue(asDataTransfer);
const asStaticRange = implementationValue(StaticRangeBrand);
const as15 = sequenceValue(asStaticRange);
const asInputEventInit = dictionaryValue("InputEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as2, undefined], ["which", unsignedLongValue, 0], ["data", as11, undefined], ["dataTransfer", as13, undefined], ["inputType", stringValue, ""], ["isComposing", booleanValue, false], ["targetRanges", as15, anEmptyList]]);
const asKeyboardEventInit = dictionaryValue("KeyboardEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as2, undefined], ["which", unsignedLongValue, 0], ["altKey", booleanValue, false], ["ctrlKey", booleanValue, false], ["metaKey", booleanValue, false], ["modifierAltGraph", booleanValue, false], ["modifierCapsLock", booleanValue, false], ["modifierFn", booleanValue, false], ["modifierFnLock", booleanValue, false], ["modifierHyper", booleanValue, false], ["modifierNumLock", booleanValue, false], ["modifierScrollLock", booleanValue, false], ["modifierSuper", booleanValue, false], ["modifierSymbol", booleanValue, false], ["modifierSymbolLock", booleanValue, false], ["shiftKey", booleanValue, false], ["charCode", unsignedLongValue, 0], ["code", stringValue, ""], ["isComposing", booleanValue, false], ["key", stringValue, ""], ["keyCode", unsignedLongValue, 0], ["location", unsignedLongValue, 0], ["repeat", booleanValue, false]]);
const asCompositionEventInit = dictionaryValue("CompositionEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["detail", longValue, 0], ["view", as2, undefined], ["which", unsignedLongValue, 0], ["data", scalarValueString, ""]]);
const asElement = implementationValue(ElementBrand);
const as20 = nullableValue(asElement);
const asToggleEventInit = dictionaryValue("ToggleEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["newState", stringValue, ""], ["oldState", stringValue, ""], ["source", as20, undefined]]);
const asCommandEventInit = dictionaryValue("CommandEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["command", stringValue, ""], ["source", as20, undefined]]);

// UIEvent: https://w3c.github.io/uievents/

class UIEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'UIEvent'", 1, arguments.length);
    adopt(this, new UIEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'UIEvent': parameter 1"), asUIEventInit($eventInitDict, "Failed to construct 'UIEvent': parameter 2"));
  }

  get view() {
    return objectOrNull(internals(UIEventBrand, this).view);
  }

  get detail() {
    return internals(UIEventBrand, this).detail;
  }

  initUIEvent($typeArg, $bubblesArg = undefined, $cancelableArg = undefined, $viewArg = undefined, $detailArg = undefined) {
    const inner = internals(UIEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initUIEvent' on 'UIEvent'", 1, arguments.length);
    inner.initUiEvent(stringValue($typeArg, "Failed to execute 'initUIEvent' on 'UIEvent': parameter 1"), !!$bubblesArg, !!$cancelableArg, as2($viewArg, "Failed to execute 'initUIEvent' on 'UIEvent': parameter 4"), $detailArg === undefined ? 0 : longValue($detailArg, "Failed to execute 'initUIEvent' on 'UIEvent': parameter 5"));
  }

  get which() {
    return internals(UIEventBrand, this).which;
  }
}

expose(UIEventBrand, UIEvent, [],
  ["view", "detail", "initUIEvent", "which"]);
implementation(UIEventBrand, UIEventImpl);

// MouseEvent: https://w3c.github.io/uievents/

class MouseEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'MouseEvent'", 1, arguments.length);
    adopt(this, new MouseEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'MouseEvent': parameter 1"), asMouseEventInit($eventInitDict, "Failed to construct 'MouseEvent': parameter 2"));
  }

  get screenX() {
    return internals(MouseEventBrand, this).screenX;
  }

  get screenY() {
    return internals(MouseEventBrand, this).screenY;
  }

  get clientX() {
    return internals(MouseEventBrand, this).clientX;
  }

  get clientY() {
    return internals(MouseEventBrand, this).clientY;
  }

  get layerX() {
    return internals(MouseEventBrand, this).layerX;
  }

  get layerY() {
    return internals(MouseEventBrand, this).layerY;
  }

  get ctrlKey() {
    return internals(MouseEventBrand, this).ctrlKey;
  }

  get shiftKey() {
    return internals(MouseEventBrand, this).shiftKey;
  }

  get altKey() {
    return internals(MouseEventBrand, this).altKey;
  }

  get metaKey() {
    return internals(MouseEventBrand, this).metaKey;
  }

  get button() {
    return internals(MouseEventBrand, this).button;
  }

  get buttons() {
    return internals(MouseEventBrand, this).buttons;
  }

  get relatedTarget() {
    return objectOrNull(internals(MouseEventBrand, this).relatedTarget);
  }

  getModifierState($keyArg) {
    const inner = internals(MouseEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getModifierState' on 'MouseEvent'", 1, arguments.length);
    return inner.getModifierState(stringValue($keyArg, "Failed to execute 'getModifierState' on 'MouseEvent': parameter 1"));
  }

  get pageX() {
    return internals(MouseEventBrand, this).pageX;
  }

  get pageY() {
    return internals(MouseEventBrand, this).pageY;
  }

  get x() {
    return internals(MouseEventBrand, this).x;
  }

  get y() {
    return internals(MouseEventBrand, this).y;
  }

  get offsetX() {
    return internals(MouseEventBrand, this).offsetX;
  }

  get offsetY() {
    return internals(MouseEventBrand, this).offsetY;
  }

  get movementX() {
    return internals(MouseEventBrand, this).movementX;
  }

  get movementY() {
    return internals(MouseEventBrand, this).movementY;
  }

  initMouseEvent($typeArg, $bubblesArg = undefined, $cancelableArg = undefined, $viewArg = undefined, $detailArg = undefined, $screenXArg = undefined, $screenYArg = undefined, $clientXArg = undefined, $clientYArg = undefined, $ctrlKeyArg = undefined, $altKeyArg = undefined, $shiftKeyArg = undefined, $metaKeyArg = undefined, $buttonArg = undefined, $relatedTargetArg = undefined) {
    const inner = internals(MouseEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initMouseEvent' on 'MouseEvent'", 1, arguments.length);
    inner.initMouseEvent(stringValue($typeArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 1"), !!$bubblesArg, !!$cancelableArg, as2($viewArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 4"), $detailArg === undefined ? 0 : longValue($detailArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 5"), $screenXArg === undefined ? 0 : longValue($screenXArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 6"), $screenYArg === undefined ? 0 : longValue($screenYArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 7"), $clientXArg === undefined ? 0 : longValue($clientXArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 8"), $clientYArg === undefined ? 0 : longValue($clientYArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 9"), !!$ctrlKeyArg, !!$altKeyArg, !!$shiftKeyArg, !!$metaKeyArg, $buttonArg === undefined ? 0 : shortValue($buttonArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 14"), as2($relatedTargetArg, "Failed to execute 'initMouseEvent' on 'MouseEvent': parameter 15"));
  }
}

expose(MouseEventBrand, MouseEvent, [],
  ["screenX", "screenY", "clientX", "clientY", "layerX", "layerY", "ctrlKey", "shiftKey", "altKey", "metaKey", "button", "buttons", "relatedTarget", "getModifierState", "pageX", "pageY", "x", "y", "offsetX", "offsetY", "movementX", "movementY", "initMouseEvent"]);
implementation(MouseEventBrand, MouseEventImpl);

// FocusEvent: https://w3c.github.io/uievents/

class FocusEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'FocusEvent'", 1, arguments.length);
    adopt(this, new FocusEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'FocusEvent': parameter 1"), asFocusEventInit($eventInitDict, "Failed to construct 'FocusEvent': parameter 2"));
  }

  get relatedTarget() {
    return objectOrNull(internals(FocusEventBrand, this).relatedTarget);
  }
}

expose(FocusEventBrand, FocusEvent, [],
  ["relatedTarget"]);
implementation(FocusEventBrand, FocusEventImpl);

// WheelEvent: https://w3c.github.io/uievents/

class WheelEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'WheelEvent'", 1, arguments.length);
    adopt(this, new WheelEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'WheelEvent': parameter 1"), asWheelEventInit($eventInitDict, "Failed to construct 'WheelEvent': parameter 2"));
  }

  get deltaX() {
    return internals(WheelEventBrand, this).deltaX;
  }

  get deltaY() {
    return internals(WheelEventBrand, this).deltaY;
  }

  get deltaZ() {
    return internals(WheelEventBrand, this).deltaZ;
  }

  get deltaMode() {
    return internals(WheelEventBrand, this).deltaMode;
  }
}

expose(WheelEventBrand, WheelEvent, [],
  ["deltaX", "deltaY", "deltaZ", "deltaMode"]);
constants(WheelEvent, { __proto__: null, DOM_DELTA_PIXEL: 0, DOM_DELTA_LINE: 1, DOM_DELTA_PAGE: 2 });
implementation(WheelEventBrand, WheelEventImpl);

// PointerEvent: https://w3c.github.io/uievents/

class PointerEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'PointerEvent'", 1, arguments.length);
    adopt(this, new PointerEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'PointerEvent': parameter 1"), asPointerEventInit($eventInitDict, "Failed to construct 'PointerEvent': parameter 2"));
  }

  get pointerId() {
    return internals(PointerEventBrand, this).pointerId;
  }

  get width() {
    return internals(PointerEventBrand, this).width;
  }

  get height() {
    return internals(PointerEventBrand, this).height;
  }

  get pressure() {
    return internals(PointerEventBrand, this).pressure;
  }

  get tangentialPressure() {
    return internals(PointerEventBrand, this).tangentialPressure;
  }

  get tiltX() {
    return internals(PointerEventBrand, this).tiltX;
  }

  get tiltY() {
    return internals(PointerEventBrand, this).tiltY;
  }

  get twist() {
    return internals(PointerEventBrand, this).twist;
  }

  get altitudeAngle() {
    return internals(PointerEventBrand, this).altitudeAngle;
  }

  get azimuthAngle() {
    return internals(PointerEventBrand, this).azimuthAngle;
  }

  get pointerType() {
    return internals(PointerEventBrand, this).pointerType;
  }

  get isPrimary() {
    return internals(PointerEventBrand, this).isPrimary;
  }

  get persistentDeviceId() {
    return internals(PointerEventBrand, this).persistentDeviceId;
  }

  getCoalescedEvents() {
    const inner = internals(PointerEventBrand, this);
    return plain10(inner.getCoalescedEvents());
  }

  getPredictedEvents() {
    const inner = internals(PointerEventBrand, this);
    return plain10(inner.getPredictedEvents());
  }
}

expose(PointerEventBrand, PointerEvent, [],
  ["pointerId", "width", "height", "pressure", "tangentialPressure", "tiltX", "tiltY", "twist", "altitudeAngle", "azimuthAngle", "pointerType", "isPrimary", "persistentDeviceId", "getCoalescedEvents", "getPredictedEvents"]);
implementation(PointerEventBrand, PointerEventImpl);

// InputEvent: https://w3c.github.io/uievents/

class InputEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'InputEvent'", 1, arguments.length);
    adopt(this, new InputEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'InputEvent': parameter 1"), asInputEventInit($eventInitDict, "Failed to construct 'InputEvent': parameter 2"));
  }

  get data() {
    return orNull(internals(InputEventBrand, this).data);
  }

  get isComposing() {
    return internals(InputEventBrand, this).isComposing;
  }

  get inputType() {
    return internals(InputEventBrand, this).inputType;
  }

  get dataTransfer() {
    return objectOrNull(internals(InputEventBrand, this).dataTransfer);
  }

  getTargetRanges() {
    const inner = internals(InputEventBrand, this);
    return plain10(inner.getTargetRanges());
  }
}

expose(InputEventBrand, InputEvent, [],
  ["data", "isComposing", "inputType", "dataTransfer", "getTargetRanges"]);
implementation(InputEventBrand, InputEventImpl);

// KeyboardEvent: https://w3c.github.io/uievents/

class KeyboardEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'KeyboardEvent'", 1, arguments.length);
    adopt(this, new KeyboardEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'KeyboardEvent': parameter 1"), asKeyboardEventInit($eventInitDict, "Failed to construct 'KeyboardEvent': parameter 2"));
  }

  get key() {
    return internals(KeyboardEventBrand, this).key;
  }

  get code() {
    return internals(KeyboardEventBrand, this).code;
  }

  get location() {
    return internals(KeyboardEventBrand, this).location;
  }

  get ctrlKey() {
    return internals(KeyboardEventBrand, this).ctrlKey;
  }

  get shiftKey() {
    return internals(KeyboardEventBrand, this).shiftKey;
  }

  get altKey() {
    return internals(KeyboardEventBrand, this).altKey;
  }

  get metaKey() {
    return internals(KeyboardEventBrand, this).metaKey;
  }

  get repeat() {
    return internals(KeyboardEventBrand, this).repeat;
  }

  get isComposing() {
    return internals(KeyboardEventBrand, this).isComposing;
  }

  getModifierState($keyArg) {
    const inner = internals(KeyboardEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getModifierState' on 'KeyboardEvent'", 1, arguments.length);
    return inner.getModifierState(stringValue($keyArg, "Failed to execute 'getModifierState' on 'KeyboardEvent': parameter 1"));
  }

  initKeyboardEvent($typeArg, $bubblesArg = undefined, $cancelableArg = undefined, $viewArg = undefined, $keyArg = undefined, $locationArg = undefined, $ctrlKey = undefined, $altKey = undefined, $shiftKey = undefined, $metaKey = undefined) {
    const inner = internals(KeyboardEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initKeyboardEvent' on 'KeyboardEvent'", 1, arguments.length);
    inner.initKeyboardEvent(stringValue($typeArg, "Failed to execute 'initKeyboardEvent' on 'KeyboardEvent': parameter 1"), !!$bubblesArg, !!$cancelableArg, as2($viewArg, "Failed to execute 'initKeyboardEvent' on 'KeyboardEvent': parameter 4"), $keyArg === undefined ? "" : stringValue($keyArg, "Failed to execute 'initKeyboardEvent' on 'KeyboardEvent': parameter 5"), $locationArg === undefined ? 0 : unsignedLongValue($locationArg, "Failed to execute 'initKeyboardEvent' on 'KeyboardEvent': parameter 6"), !!$ctrlKey, !!$altKey, !!$shiftKey, !!$metaKey);
  }

  get charCode() {
    return internals(KeyboardEventBrand, this).charCode;
  }

  get keyCode() {
    return internals(KeyboardEventBrand, this).keyCode;
  }
}

expose(KeyboardEventBrand, KeyboardEvent, [],
  ["key", "code", "location", "ctrlKey", "shiftKey", "altKey", "metaKey", "repeat", "isComposing", "getModifierState", "initKeyboardEvent", "charCode", "keyCode"]);
constants(KeyboardEvent, { __proto__: null, DOM_KEY_LOCATION_STANDARD: 0, DOM_KEY_LOCATION_LEFT: 1, DOM_KEY_LOCATION_RIGHT: 2, DOM_KEY_LOCATION_NUMPAD: 3 });
implementation(KeyboardEventBrand, KeyboardEventImpl);

// CompositionEvent: https://w3c.github.io/uievents/

class CompositionEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'CompositionEvent'", 1, arguments.length);
    adopt(this, new CompositionEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'CompositionEvent': parameter 1"), asCompositionEventInit($eventInitDict, "Failed to construct 'CompositionEvent': parameter 2"));
  }

  get data() {
    return internals(CompositionEventBrand, this).data;
  }

  initCompositionEvent($typeArg, $bubblesArg = undefined, $cancelableArg = undefined, $viewArg = undefined, $dataArg = undefined) {
    const inner = internals(CompositionEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initCompositionEvent' on 'CompositionEvent'", 1, arguments.length);
    inner.initCompositionEvent(stringValue($typeArg, "Failed to execute 'initCompositionEvent' on 'CompositionEvent': parameter 1"), !!$bubblesArg, !!$cancelableArg, as2($viewArg, "Failed to execute 'initCompositionEvent' on 'CompositionEvent': parameter 4"), $dataArg === undefined ? "" : stringValue($dataArg, "Failed to execute 'initCompositionEvent' on 'CompositionEvent': parameter 5"));
  }
}

expose(CompositionEventBrand, CompositionEvent, [],
  ["data", "initCompositionEvent"]);
implementation(CompositionEventBrand, CompositionEventImpl);

// ToggleEvent: https://w3c.github.io/uievents/

class ToggleEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'ToggleEvent'", 1, arguments.length);
    adopt(this, new ToggleEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'ToggleEvent': parameter 1"), asToggleEventInit($eventInitDict, "Failed to construct 'ToggleEvent': parameter 2"));
  }

  get oldState() {
    return internals(ToggleEventBrand, this).oldState;
  }

  get newState() {
    return internals(ToggleEventBrand, this).newState;
  }

  get source() {
    return objectOrNull(internals(ToggleEventBrand, this).source);
  }
}

expose(ToggleEventBrand, ToggleEvent, [],
  ["oldState", "newState", "source"]);
implementation(ToggleEventBrand, ToggleEventImpl);

// CommandEvent: https://w3c.github.io/uievents/

class CommandEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'CommandEvent'", 1, arguments.length);
    adopt(this, new CommandEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'CommandEvent': parameter 1"), asCommandEventInit($eventInitDict, "Failed to construct 'CommandEvent': parameter 2"));
  }

  get source() {
    return objectOrNull(internals(CommandEventBrand, this).source);
  }

  get command() {
    return internals(CommandEventBrand, this).command;
  }
}

expose(CommandEventBrand, CommandEvent, [],
  ["source", "command"]);
implementation(CommandEventBrand, CommandEventImpl);

// TextEvent: https://w3c.github.io/uievents/

class TextEvent {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'TextEvent': Illegal constructor");
  }

  get data() {
    return internals(TextEventBrand, this).data;
  }

  initTextEvent($type, $bubbles = undefined, $cancelable = undefined, $view = undefined, $data = undefined) {
    const inner = internals(TextEventBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'initTextEvent' on 'TextEvent'", 1, arguments.length);
    inner.initTextEvent(stringValue($type, "Failed to execute 'initTextEvent' on 'TextEvent': parameter 1"), !!$bubbles, !!$cancelable, as2($view, "Failed to execute 'initTextEvent' on 'TextEvent': parameter 4"), $data === undefined ? "undefined" : stringValue($data, "Failed to execute 'initTextEvent' on 'TextEvent': parameter 5"));
  }
}

expose(TextEventBrand, TextEvent, [],
  ["data", "initTextEvent"]);
implementation(TextEventBrand, TextEventImpl);
