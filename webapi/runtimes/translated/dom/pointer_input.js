// What a mouse does: https://w3c.github.io/pointerevents/#mapping-for-devices-that-support-hover
//
// Events come in the order of Chromium. Elements are boxes of 100 by 20 at the origin.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MAIN = 0;
const SECONDARY = 2;
const CENTER_X = 50.0;
const CENTER_Y = 10.0;
const MAX_STILL = 3.0;

// A mouse, while modifier keys are held.
class Mouse {
  constructor(modifiers) {
    this.modifiers = modifiers;
    // https://w3c.github.io/uievents/#dom-mouseevent-buttons, of one button
    this.buttons = 0;
    // The element at which the button went down.
    this.aim = undefined;
    // What it hit: the element, or what is before it.
    this.pressed = undefined;
    // The element that has the events of the mouse while the button is down.
    this.captor = undefined;
    // Whether no script prevented the mouse events of the button that is down.
    this.hasMouseEvents = true;
    // Whether no script prevented what pressing the button does.
    this.mayDrag = false;
    // Whether the button went down on the backdrop of what is before the element.
    this.isOnBackdrop = false;
    // Makes of an element what it drags, of a link or an image with its URL.
    this.newDrag = undefined;
    // What it drags.
    this.drag = undefined;
    // Whether a drag has taken its pointer events.
    this.isPointerAway = false;
    // The element that it was over when a drag began.
    this.left = undefined;
    this.x = 0.0;
    this.y = 0.0;
    this.pressedX = 0.0;
    this.pressedY = 0.0;
  }

  // Move the mouse to the center of an element, or to what is before it.
  hover(aim) {
    this.move(aim, CENTER_X, CENTER_Y);
  }

  // Move the mouse to a point of an element, or to what is before it.
  move(aim, x, y) {
    this.x = x;
    this.y = y;
    let target = elementThatIsHit(aim);
    if (this.drag !== undefined) {
      this.drag.move(target);
      return;
    }
    if (this.buttons !== 0) {
      const captor = this._capture(aim.nodeDocument, -1);
      if (captor !== undefined) {
        target = captor;
      }
    }
    this._moveTo(target);
    this._fireAPointerEvent("pointermove", target, -1, this.buttons);
    this._fireAMouseEvent("mousemove", target, MAIN, this.buttons, 0);
    if (this.buttons === 1 && this.mayDrag && this.pressed !== undefined) {
      this._beginToDrag(this.pressed, target);
    }
  }

  // Drag what the button is down on, if it can be dragged and the mouse has moved.
  _beginToDrag(pressed, target) {
    const isNear = _isNear(this.x, this.pressedX) && _isNear(this.y, this.pressedY);
    const source = _draggableElement(pressed);
    const newDrag = this.newDrag;
    if (source === undefined || newDrag === undefined || isNear && target === pressed) return;
    this.mayDrag = false;
    const x = this.x;
    const y = this.y;
    this.x = this.pressedX;
    this.y = this.pressedY;
    const drag = newDrag(this, source, _urlOf(source));
    const begins = drag.start();
    this.x = x;
    this.y = y;
    if (!begins) return;
    this.drag = drag;
    this.buttons = 0;
    this.left = target.nodeDocument.hovered;
    this._cancelThePointer(target);
    drag.move(target);
  }

  // https://w3c.github.io/pointerevents/#the-pointercancel-event, as in Chromium
  _cancelThePointer(target) {
    const x = this.x;
    const y = this.y;
    this.x = 0;
    this.y = 0;
    this.isPointerAway = true;
    this._fireAPointerEvent("pointercancel", target, MAIN, 0);
    this._fireAPointerEvent("pointerout", target, MAIN, 0);
    const items = _ancestry(target);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      this._fireAPointerEvent("pointerleave", each, MAIN, 0);
    }
    this._fireAPointerEvent("pointerleave", target.nodeDocument, MAIN, 0);
    this.x = x;
    this.y = y;
  }

  // End a drag, as the key Escape does; say whether there was one.
  cancelDrag() {
    const drag = this.drag;
    if (drag === undefined) return false;
    this.drag = undefined;
    this.pressed = undefined;
    drag.end();
    this.buttons = 1;
    return true;
  }

  // Click an element where the mouse is as often as ``count`` says.
  click(aim, button, count) {
    for (let index = 0; index < count; index++) {
      this.press(aim, button, index + 1);
      this.release(aim, button, index + 1);
    }
  }

  // Turn the wheel over an element; nothing scrolls.
  //
  // https://w3c.github.io/uievents/#event-type-wheel
  wheel(aim, deltaX, deltaY) {
    const event = new WheelEventImpl("wheel");
    const target = elementThatIsHit(aim);
    this.prepare(event, target, MAIN, this.buttons, 0);
    event.deltaX = deltaX;
    event.deltaY = deltaY;
    dispatch(event, target);
  }

  // Dispatch the click of a user; its activation behavior runs.
  fireAClick(target, pointerId, detail, button) {
    const event = new PointerEventImpl(button === MAIN ? "click" : "auxclick");
    this.prepare(event, target, button, 0, detail);
    event.pointerId = pointerId;
    event.pointerType = pointerId === -1 ? "" : "mouse";
    dispatch(event, target);
  }

  // Press a button over an element, or over what is before it.
  //
  // https://w3c.github.io/uievents/#events-mouseevent-event-order
  press(aim, button, detail) {
    const target = elementThatIsHit(aim);
    if (!target.isConnected) return;
    const document = target.nodeDocument;
    this.isOnBackdrop = !isHostIncludingInclusiveAncestor(target, aim);
    document.wasUsedByMouse = true;
    document.pointerCapture.isPressed = true;
    _press(document, button === MAIN ? target : undefined);
    document.closeWatchers.notifyAboutUserActivation();
    const isDisabled = _isInADisabledControl(target);
    this.aim = aim;
    this.pressed = target;
    this.pressedX = this.x;
    this.pressedY = this.y;
    this.captor = undefined;
    this.buttons = button === 1 ? 4 : button === SECONDARY ? button : 1;
    const hasMouseEvents = this._fireAPointerEvent("pointerdown", target, button, this.buttons);
    _lightDismiss(target, this.isOnBackdrop, true);
    this.hasMouseEvents = hasMouseEvents && !isDisabled;
    this.mayDrag = this.hasMouseEvents &&
      this._fireAMouseEvent("mousedown", target, button, this.buttons, detail);
    if (this.mayDrag) {
      _focusByMouse(target);
    }
    if (button === SECONDARY && !isDisabled) {
      const event = new PointerEventImpl("contextmenu");
      const captor = document.pointerCapture.captor;
      const asked = captor === undefined ? target : captor;
      this.prepare(event, asked, button, this.buttons, 0);
      dispatch(event, asked);
    }
  }

  // Release a button over an element, or over what is before it, and click.
  //
  // Popovers and dialogs are closed before the click, as in Chromium.
  release(aim, button, detail) {
    const pressed = this.pressed;
    this.pressed = undefined;
    this.buttons = 0;
    const document = aim.nodeDocument;
    document.pointerCapture.isPressed = false;
    _press(document);
    const drag = this.drag;
    let target;
    if (drag !== undefined) {
      this.drag = undefined;
      target = elementThatIsHit(aim);
      drag.drop(target);
      document.hovered = target;
      return;
    }
    if (pressed === undefined) {
      target = elementThatIsHit(aim);
      this._fireAPointerEvent("pointerup", target, button, 0);
      this._fireAMouseEvent("mouseup", target, button, 0, 0);
      return;
    }
    target = aim === this.aim ? pressed : elementThatIsHit(aim);
    const captured = this._capture(document, button);
    this.captor = undefined;
    if (captured !== undefined) {
      target = captured;
    }
    if (target.isConnected) {
      this._releaseOver(target, pressed, captured, button, detail);
    }
    if (captured !== undefined && aim.isConnected) {
      this._moveTo(elementThatIsHit(aim));
    }
  }

  // Dispatch the events of the release over an element, and click.
  _releaseOver(target, pressed, captured, button, detail) {
    const isDisabled = _isInADisabledControl(pressed);
    const document = target.nodeDocument;
    this._fireAPointerEvent("pointerup", target, button, 0);
    if (this.hasMouseEvents) {
      this._fireAMouseEvent("mouseup", target, button, 0, detail);
    }
    if (captured !== undefined) {
      this._release(document, captured, button);
    }
    _lightDismiss(pressed, this.isOnBackdrop, false);
    if (this.isOnBackdrop && topmostModalDialog(document) !== pressed) return;
    const clicked = captured !== undefined ? target : _commonAncestor(target, pressed);
    if (clicked !== undefined && clicked.isConnected && !isDisabled) {
      this.fireAClick(clicked, MOUSE, detail, button);
    }
    if (clicked !== undefined && detail === 2 && button === MAIN && clicked.isConnected) {
      this._fireAMouseEvent("dblclick", clicked, button, 0, 2);
    }
  }

  // https://w3c.github.io/pointerevents/#process-pending-pointer-capture
  //
  // The mouse leaves the element that it is over for the one that captures it.
  _capture(document, button) {
    const captor = document.pointerCapture.captor;
    if (captor === undefined || captor === this.captor) return captor;
    this.captor = captor;
    const old = _beginToHover(captor);
    this._cross("pointer", old, captor);
    this._fireAPointerEvent("gotpointercapture", captor, button, this.buttons);
    this._cross("mouse", old, captor);
    return captor;
  }

  // https://w3c.github.io/pointerevents/#implicit-release-of-pointer-capture
  _release(document, captured, button) {
    document.pointerCapture.pending = undefined;
    const target = captured.isConnected ? captured : document;
    this._fireAPointerEvent("lostpointercapture", target, button, 0);
  }

  // Leave the element that the mouse is over for another one.
  _moveTo(target) {
    const hovered = _beginToHover(target);
    const old = this.left === undefined || !this.left.isConnected ? hovered : this.left;
    this.left = undefined;
    this._cross("pointer", this.isPointerAway ? undefined : old, target);
    this.isPointerAway = false;
    this._cross("mouse", old, target);
  }

  // Dispatch the events of leaving an element and entering another.
  _cross(kind, old, new_) {
    if (old === new_) return;
    const isPointer = kind === "pointer";
    if (old !== undefined) {
      this._fire(kind + "out", old, isPointer, new_);
      const items = _ancestry(old, new_);
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        this._fire(kind + "leave", each, isPointer, new_);
      }
    }
    this._fire(kind + "over", new_, isPointer, old);
    if (old === undefined) {
      this._fire(kind + "enter", new_.nodeDocument, isPointer, old);
    }
    const items2 = _ancestry(new_, old);
    for (let index = items2.length - 1; index >= 0; index--) {
      const each = items2[index];
      this._fire(kind + "enter", each, isPointer, old);
    }
  }

  _fire(type_, target, isPointer, relatedTarget) {
    if (isPointer) {
      this._fireAPointerEvent(type_, target, -1, this.buttons, relatedTarget);
    } else {
      this._fireAMouseEvent(type_, target, MAIN, this.buttons, 0, relatedTarget);
    }
  }

  _fireAPointerEvent(type_, target, button, buttons, relatedTarget) {
    const event = new PointerEventImpl(type_);
    this.prepare(event, target, button, buttons, 0, relatedTarget);
    event.pointerId = MOUSE;
    event.pointerType = "mouse";
    event.isPrimary = true;
    event.pressure = buttons !== 0 ? 0.5 : 0.0;
    return dispatch(event, target);
  }

  _fireAMouseEvent(type_, target, button, buttons, detail, relatedTarget) {
    const event = new MouseEventImpl(type_);
    this.prepare(event, target, button, buttons, detail, relatedTarget);
    return dispatch(event, target);
  }

  // Give an event what all events of the mouse have.
  prepare(event, target, button, buttons, detail, relatedTarget) {
    const isInside = event.type === "mouseenter" ||
      event.type === "mouseleave" ||
      event.type === "pointerenter" ||
      event.type === "pointerleave";
    event.isTrusted = true;
    event.altKey = this.modifiers.alt;
    event.ctrlKey = this.modifiers.control;
    event.metaKey = this.modifiers.meta;
    event.shiftKey = this.modifiers.shift;
    event.bubbles = !isInside;
    event.cancelable = !(isInside ||
      event.type === "pointercancel" ||
      textEnds(event.type, "pointercapture"));
    event.composed = !isInside;
    event.view = target.nodeDocument.window;
    event.button = button;
    event.buttons = buttons;
    event.detail = detail;
    event.relatedTarget = relatedTarget;
    event.clientX = roundedDown(this.x);
    event.clientY = roundedDown(this.y);
    event.screenX = event.clientX;
    event.screenY = event.clientY;
  }
}
withoutParent(Mouse);

// The nearest inclusive ancestor that a user can drag.
//
// https://html.spec.whatwg.org/multipage/dnd.html#dom-draggable
function _draggableElement(target) {
  let each = target;
  while (each !== undefined) {
    const value = each.attributeValue("draggable");
    const keyword = value === undefined ? "" : asciiLowercase(value);
    if (keyword === "true" || keyword !== "false" && _urlOf(each) !== "") return each;
    each = parentElement(each);
  }
  return undefined;
}

// The URL of a link or an image; otherwise the empty string.
function _urlOf(element) {
  if (isHtmlElement(element, "a")) return reflectedUrl(element, "href");
  return isHtmlElement(element, "img") ? reflectedUrl(element, "src") : "";
}

// Whether a mouse that has moved from one to the other drags nothing.
function _isNear(one, other) {
  return one - other <= MAX_STILL && other - one <= MAX_STILL;
}

// The element that the mouse was over.
function _beginToHover(target) {
  const document = target.nodeDocument;
  const old = document.hovered;
  if (document.motion !== undefined && old !== target) {
    document.motion.stateWillChange(":hover", old, target);
  }
  document.hovered = target;
  return old === undefined || !old.isConnected ? undefined : old;
}

// Let an element, or none, be the one that the user presses.
function _press(document, target) {
  if (document.motion !== undefined && document.pressed !== target) {
    document.motion.stateWillChange(":active", document.pressed, target);
  }
  document.pressed = target;
}

// https://html.spec.whatwg.org/multipage/interaction.html#run-light-dismiss-activities
function _lightDismiss(target, isOnBackdrop, isDown) {
  const document = target.nodeDocument;
  lightDismissOpenPopovers(document, target, isDown);
  lightDismissOpenDialogs(document, target, isOnBackdrop, isDown);
}

// Focus the nearest element around the target that can have or delegate the focus, or none.
function _focusByMouse(target) {
  let each = target;
  while (each !== undefined && !each.isFocusable) {
    if (delegatesFocus(each) && containsTheFocus(each)) return;
    const area = focusableAreaOf(each);
    if (area !== undefined) {
      focus(area);
      return;
    }
    each = parentInTheFlatTree(each);
  }
  if (each === undefined) {
    unfocus(target.nodeDocument);
    return;
  }
  focus(each);
  if (each instanceof TextControl) {
    each.moveCursorToTheEnd();
  } else if (target instanceof HTMLElementImpl && target.isContentEditable) {
    caretAt(target, lastPlace(target));
  }
}

function _isInADisabledControl(target) {
  let each = target;
  while (each !== undefined) {
    if (each instanceof HTMLElementImpl && each.isDisabled && each.localName !== "fieldset") {
      return true;
    }
    each = parentElement(each);
  }
  return false;
}

// The nearest inclusive ancestor of both.
//
// https://w3c.github.io/uievents/#event-type-click
function _commonAncestor(one, other) {
  if (one === other) return one;
  const others = _inclusiveAncestors(other);
  let each = one;
  while (each !== undefined && !tableHas(others, each)) {
    each = parentElement(each);
  }
  return each;
}

function _inclusiveAncestors(element) {
  const ancestors = new Table();
  let each = element;
  while (each !== undefined) {
    tableSet(ancestors, each, true);
    each = parentElement(each);
  }
  return ancestors;
}

// The inclusive ancestors that are none of another element, from the element up.
function _ancestry(element, other) {
  const others = _inclusiveAncestors(other);
  const ancestors = newList();
  let each = element;
  while (each !== undefined && !tableHas(others, each)) {
    ancestors[ancestors.length] = each;
    each = parentElement(each);
  }
  return ancestors;
}
