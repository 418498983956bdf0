// What a mouse does: https://w3c.github.io/pointerevents/#mapping-for-devices-that-support-hover
//
// Events come in the order of Chromium. Elements are boxes of 100 by 20 at the origin.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MAIN = 0;
const SECONDARY = 2;
const CENTER_X = 50;
const CENTER_Y = 10;

// A mouse, while modifier keys are held.
class Mouse {
  constructor(modifiers) {
    this.modifiers = modifiers;
  }

  // Move the mouse to an element, or to what is before it.
  hover(aim) {
    const target = elementThatIsHit(aim);
    this._moveTo(target);
    this._fireAPointerEvent("pointermove", target, -1, 0);
    this._fireAMouseEvent("mousemove", target, MAIN, 0, 0);
  }

  // Move the mouse to an element, and click as often as ``count`` says.
  click(aim, button, count) {
    this.hover(aim);
    for (let index = 0; index < count; index++) {
      let target = elementThatIsHit(aim);
      let captured = undefined;
      if (target.isConnected) {
        const isOnBackdrop = !isHostIncludingInclusiveAncestor(target, aim);
        captured = this._pressAndRelease(target, isOnBackdrop, button, index + 1);
      }
      if (captured !== undefined) {
        target = captured;
      }
      if (index === 1 && button === MAIN && target.isConnected) {
        this._fireAMouseEvent("dblclick", target, button, 0, 2);
      }
      if (captured !== undefined && aim.isConnected) {
        this._moveTo(elementThatIsHit(aim));
      }
    }
  }

  // Dispatch the click of a user; its activation behavior runs.
  fireAClick(target, pointerId, detail, button) {
    const event = new PointerEventImpl(button === MAIN ? "click" : "auxclick");
    this._prepare(event, target, button, 0, detail);
    event.pointerId = pointerId;
    event.pointerType = pointerId === -1 ? "" : "mouse";
    dispatch(event, target);
  }

  // https://w3c.github.io/uievents/#events-mouseevent-event-order
  //
  // The result is the element that captured the mouse, if one did. Popovers and dialogs are
  // closed before the click, as in Chromium.
  _pressAndRelease(hit, isOnBackdrop, button, detail) {
    let target = hit;
    const document = target.nodeDocument;
    document.wasUsedByMouse = true;
    document.pointerCapture.isPressed = true;
    document.closeWatchers.notifyAboutUserActivation();
    const isDisabled = _isInADisabledControl(target);
    const held = button === 1 ? 4 : button === SECONDARY ? button : 1;
    let hasMouseEvents = this._fireAPointerEvent("pointerdown", target, button, held);
    _lightDismiss(target, isOnBackdrop, true);
    if (isDisabled) {
      hasMouseEvents = false;
    }
    if (hasMouseEvents && this._fireAMouseEvent("mousedown", target, button, held, detail)) {
      _focusByMouse(target);
    }
    if (button === SECONDARY && !isDisabled) {
      const event = new PointerEventImpl("contextmenu");
      const captor = document.pointerCapture.captor;
      const asked = captor === undefined ? target : captor;
      this._prepare(event, asked, button, held, 0);
      dispatch(event, asked);
    }
    document.pointerCapture.isPressed = false;
    const captured = this._capture(document, button);
    if (captured !== undefined) {
      target = captured;
    }
    if (!target.isConnected) return captured;
    this._fireAPointerEvent("pointerup", target, button, 0);
    if (hasMouseEvents) {
      this._fireAMouseEvent("mouseup", target, button, 0, detail);
    }
    if (captured !== undefined) {
      this._release(document, captured, button);
    }
    _lightDismiss(hit, isOnBackdrop, false);
    if (isOnBackdrop && topmostModalDialog(document) !== hit) return captured;
    if (target.isConnected && !isDisabled) {
      this.fireAClick(target, MOUSE, detail, button);
    }
    return captured;
  }

  // https://w3c.github.io/pointerevents/#process-pending-pointer-capture
  //
  // The mouse leaves the element that it is over for the one that captures it.
  _capture(document, button) {
    const captured = document.pointerCapture.captor;
    if (captured === undefined) return undefined;
    const old = _beginToHover(captured);
    this._cross("pointer", old, captured);
    this._fireAPointerEvent("gotpointercapture", captured, button, 0);
    this._cross("mouse", old, captured);
    return captured;
  }

  // https://w3c.github.io/pointerevents/#implicit-release-of-pointer-capture
  _release(document, captured, button) {
    document.pointerCapture.pending = undefined;
    const target = captured.isConnected ? captured : document;
    this._fireAPointerEvent("lostpointercapture", target, button, 0);
  }

  // Leave the element that the mouse is over for another one.
  _moveTo(target) {
    const old = _beginToHover(target);
    this._cross("pointer", old, target);
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
      this._fireAPointerEvent(type_, target, -1, 0, relatedTarget);
    } else {
      this._fireAMouseEvent(type_, target, MAIN, 0, 0, relatedTarget);
    }
  }

  _fireAPointerEvent(type_, target, button, buttons, relatedTarget) {
    const event = new PointerEventImpl(type_);
    this._prepare(event, target, button, buttons, 0, relatedTarget);
    event.pointerId = MOUSE;
    event.pointerType = "mouse";
    event.isPrimary = true;
    event.pressure = buttons !== 0 ? 0.5 : 0.0;
    return dispatch(event, target);
  }

  _fireAMouseEvent(type_, target, button, buttons, detail, relatedTarget) {
    const event = new MouseEventImpl(type_);
    this._prepare(event, target, button, buttons, detail, relatedTarget);
    return dispatch(event, target);
  }

  _prepare(event, target, button, buttons, detail, relatedTarget) {
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
    event.cancelable = !isInside && !textEnds(event.type, "pointercapture");
    event.composed = !isInside;
    event.view = target.nodeDocument.window;
    event.button = button;
    event.buttons = buttons;
    event.detail = detail;
    event.relatedTarget = relatedTarget;
    event.clientX = CENTER_X;
    event.clientY = CENTER_Y;
    event.screenX = CENTER_X;
    event.screenY = CENTER_Y;
  }
}
withoutParent(Mouse);

// The element that the mouse was over.
function _beginToHover(target) {
  const document = target.nodeDocument;
  const old = document.hovered;
  document.hovered = target;
  return old === undefined || !old.isConnected ? undefined : old;
}

// https://html.spec.whatwg.org/multipage/interaction.html#run-light-dismiss-activities
function _lightDismiss(target, isOnBackdrop, isDown) {
  const document = target.nodeDocument;
  lightDismissOpenPopovers(document, target, isDown);
  lightDismissOpenDialogs(document, target, isOnBackdrop, isDown);
}

// Focus the nearest element around the target that can have the focus, or none.
function _focusByMouse(target) {
  let each = target;
  while (each !== undefined && !each.isFocusable) {
    each = parentElement(each);
  }
  if (each === undefined) {
    unfocus(target.nodeDocument);
    return;
  }
  if (each instanceof HTMLElementImpl) {
    each.focus();
  }
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

// The inclusive ancestors that are none of another element, from the element up.
function _ancestry(element, other) {
  const others = new Table();
  let each = other;
  while (each !== undefined) {
    tableSet(others, each, true);
    each = parentElement(each);
  }
  const ancestors = newList();
  each = element;
  while (each !== undefined && !tableHas(others, each)) {
    ancestors[ancestors.length] = each;
    each = parentElement(each);
  }
  return ancestors;
}
