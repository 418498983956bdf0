// Dialogs: https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element
//
// Nothing is rendered, so there is no top layer, and what is outside of a modal dialog is not inert.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldialogelement
class HTMLDialogElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal
    this.isModal = false;
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue
    this.returnValue = "";
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#previously-focused-element
    this._focusedBefore = undefined;
    // The state before the changes that no event has told of.
    this._toggledFrom = undefined;
    this._toggledTo = "";
  }

  // Whether it has the attribute open.
  get isOpen() {
    return this.attributeValue("open") !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-show
  show() {
    if (this.isOpen) {
      if (this.isModal) throw alreadyOpen("show", "a modal dialog");
      return;
    }
    if (this._fireBeforeToggle("closed", true) && !this.isOpen) {
      this._open();
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal
  get isModalDialog() {
    return this.isModal;
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#show-a-modal-dialog
  showModal() {
    if (this.isOpen) {
      if (!this.isModal) throw alreadyOpen("showModal", "a dialog that is not modal");
      return;
    }
    if (!this.isConnected) {
      const message = "Failed to execute 'showModal': the dialog is in no document.";
      throw new DOMException(message, "InvalidStateError");
    }
    const isAllowed = this._fireBeforeToggle("closed", true);
    if (isAllowed && !this.isOpen && this.isConnected) {
      this.isModal = true;
      this._open();
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog
  close(returnValue) {
    if (!this.isOpen) return;
    this._fireBeforeToggle("open", false);
    if (!this.isOpen) return;
    this._queueToggle("open");
    this.removeAttributeNs(undefined, "open");
    const wasModal = this.isModal;
    this.isModal = false;
    if (returnValue !== undefined) {
      this.returnValue = returnValue;
    }
    const element = this._focusedBefore;
    this._focusedBefore = undefined;
    const focused = this.nodeDocument.focused;
    const returns = wasModal || focused !== undefined && isInclusiveAncestor(this, focused);
    if (returns && element !== undefined && element.isFocusable) {
      focus(element);
    }
    queueAMicrotask(() => fireAt(this, "close", false));
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close
  requestClose(returnValue) {
    if (this.isOpen && fireAt(this, "cancel", true)) {
      this.close(returnValue);
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:html-element-removing-steps
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    this.isModal = false;
  }

  // The last steps of showing a dialog.
  _open() {
    this._queueToggle("closed");
    this.setAnAttributeValue("open", "");
    this._focusedBefore = this.nodeDocument.focused;
    this._takeTheFocus();
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-focusing-steps
  _takeTheFocus() {
    let found = this;
    if (this.attributeValue("autofocus") === undefined) {
      const items = elementsOf(this);
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (each === this || each.namespace !== HTML_NAMESPACE || !each.isFocusable) continue;
        if (each.attributeValue("autofocus") !== undefined) {
          found = each;
          break;
        }
        if (found === this) {
          found = each;
        }
      }
    }
    focus(found);
  }

  _fireBeforeToggle(oldState, cancelable) {
    return this._fireToggle("beforetoggle", oldState, otherState(oldState), cancelable);
  }

  _fireToggle(type_, oldState, newState, cancelable) {
    const event = newEvent("toggleevent");
    event.type = type_;
    event.isTrusted = true;
    event.cancelable = cancelable;
    event.oldState = oldState;
    event.newState = newState;
    return dispatch(event, this);
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-dialog-toggle-event-task
  //
  // Changes before the event make one event. It is fired in a microtask.
  _queueToggle(oldState) {
    if (this._toggledFrom === undefined) {
      this._toggledFrom = oldState;
      queueAMicrotask(() => this._tellOfToggle());
    }
    this._toggledTo = otherState(oldState);
  }

  _tellOfToggle() {
    const oldState = this._toggledFrom;
    this._toggledFrom = undefined;
    if (oldState !== undefined) {
      this._fireToggle("toggle", oldState, this._toggledTo, false);
    }
  }
}

// The opposite of open or closed.
function otherState(state) {
  return state === "open" ? "closed" : "open";
}

// The error about a dialog that is open in the other way.
function alreadyOpen(method, what) {
  return new DOMException(
    "Failed to execute '" + method + "': it is " + what + " already.",
    "InvalidStateError",
  );
}

// Fire an event that does not bubble.
function fireAt(dialog, type_, cancelable) {
  const event = new EventImpl(type_);
  event.isTrusted = true;
  event.cancelable = cancelable;
  return dispatch(event, dialog);
}
