// Events of what is dragged, copied and pasted.
//
// https://html.spec.whatwg.org/multipage/dnd.html#the-dragevent-interface
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/dnd.html#dragevent
class DragEventImpl extends MouseEventImpl {
  constructor(type = "") {
    super(type);
    this.dataTransfer = undefined;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.dataTransfer = init.dataTransfer;
  }
}

// https://w3c.github.io/clipboard-apis/#clipboardevent
class ClipboardEventImpl extends EventImpl {
  constructor(type = "") {
    super(type);
    this.clipboardData = undefined;
  }

  // https://dom.spec.whatwg.org/#inner-event-creation-steps
  constructorSteps(type, init) {
    super.constructorSteps(type, init);
    this.clipboardData = init.clipboardData;
  }
}

// A new event, which ``createEvent()`` gives.
function newDragEvent() {
  return new DragEventImpl();
}
