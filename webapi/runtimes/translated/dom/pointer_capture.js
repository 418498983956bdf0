// The capture of the mouse by an element: https://w3c.github.io/pointerevents/#pointer-capture
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MOUSE = 1;

// Which element wants the events of a document's mouse.
class PointerCapture {
  constructor() {
    // https://w3c.github.io/pointerevents/#the-active-buttons-state
    this.isPressed = false;
    // https://w3c.github.io/pointerevents/#dfn-pending-pointer-capture-target-override
    this.pending = undefined;
  }

  // The pending target override, if it is still in the document.
  get captor() {
    const element = this.pending;
    if (
      element !== undefined &&
        (!element.isConnected || element.nodeDocument.pointerCapture !== this)
    ) {
      this.pending = undefined;
    }
    return this.pending;
  }

  // https://w3c.github.io/pointerevents/#setting-pointer-capture
  set(element, pointerId) {
    _checkThatItIsActive(pointerId);
    if (!element.isConnected) {
      throw new DOMException("The element is in no document.", "InvalidStateError");
    }
    if (this.isPressed) {
      this.pending = element;
    }
  }

  // https://w3c.github.io/pointerevents/#releasing-pointer-capture
  release(element, pointerId) {
    _checkThatItIsActive(pointerId);
    if (this.has(element, pointerId)) {
      this.pending = undefined;
    }
  }

  // https://w3c.github.io/pointerevents/#dom-element-haspointercapture
  has(element, pointerId) {
    return pointerId === MOUSE && this.pending === element;
  }
}
withoutParent(PointerCapture);

function _checkThatItIsActive(pointerId) {
  if (pointerId !== MOUSE) {
    throw new DOMException("No active pointer has this ID.", "NotFoundError");
  }
}
