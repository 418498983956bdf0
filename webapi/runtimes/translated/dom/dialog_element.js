// Dialogs: https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element
//
// Nothing is rendered, so there is no top layer. The pointer of a user reaches nothing outside of a
// modal dialog but its backdrop; scripts can focus what is there.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/interactive-elements.html#set-the-dialog-close-watcher
class DialogCloseWatcher extends CloseWatcher {
  constructor(dialog) {
    super();
    this._dialog = dialog;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-get-enabled-state
  get isEnabled() {
    return this._dialog.enablesCloseWatcher || this._dialog.closedBy !== "none";
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-cancel-action
  cancelAction(canPreventClose) {
    return fire("cancel", this._dialog, false, canPreventClose);
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-close-action
  closeAction() {
    this._dialog.closeAsRequested();
  }
}

// https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldialogelement
class HTMLDialogElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal
    this.isModal = false;
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-returnvalue
    this.returnValue = "";
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-close-watcher
    this.closeWatcher = undefined;
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-enable-close-watcher-for-requestclose()
    this.enablesCloseWatcher = false;
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close-return-value
    //
    // It is empty if no script gives one, as in Chromium.
    this._requestedReturnValue = "";
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close-source-element
    this._requestedSource = undefined;
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#previously-focused-element
    this._focusedBefore = undefined;
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-toggle-task-tracker
    this._toggleTracker = new ToggleTracker();
  }

  // Whether it has the attribute open.
  get isOpen() {
    return this.attributeValue("open") !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#computed-closed-by-state
  get closedBy() {
    const value = this.attributeValue("closedby");
    const keyword = value === undefined ? "" : asciiLowercase(value);
    if (keyword === "any" || keyword === "closerequest" || keyword === "none") return keyword;
    return this.isModal ? "closerequest" : "none";
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

  // Whether it is focusable without an attribute ``tabindex``, as in browsers.
  get isFocusableByName() {
    return this.isOpen;
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-showmodal
  showModal() {
    this._showModal();
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#show-a-modal-dialog
  _showModal(source) {
    if (this.isOpen) {
      if (!this.isModal) throw alreadyOpen("showModal", "a dialog that is not modal");
      return;
    }
    if (!this.isConnected) {
      const message = "Failed to execute 'showModal': the dialog is in no document.";
      throw new DOMException(message, "InvalidStateError");
    }
    if (isShowing(this)) throw alreadyOpen("showModal", "a popover");
    const isAllowed = this._fireBeforeToggle("closed", true, source);
    if (isAllowed && !this.isOpen && this.isConnected && !isShowing(this)) {
      this.isModal = true;
      this._open(source);
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-close
  close(returnValue) {
    this._close(returnValue);
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog
  //
  // Its two events come in the order of Chromium.
  _close(returnValue, source) {
    if (!this.isOpen) return;
    this._fireBeforeToggle("open", false, source);
    if (!this.isOpen) return;
    queueATask(() => fire("close", this, false, false));
    this._queueToggle("open", source);
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
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-requestclose
  requestClose(returnValue) {
    this._requestClose(returnValue);
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-request-close
  _requestClose(returnValue, source) {
    const watcher = this.closeWatcher;
    if (!this.isOpen || !this.isConnected || watcher === undefined) return;
    this.enablesCloseWatcher = true;
    this._requestedReturnValue = returnValue;
    this._requestedSource = source;
    this.nodeDocument.closeWatchers.requestToClose(watcher, false);
    this.enablesCloseWatcher = false;
  }

  // The close action of its close watcher.
  closeAsRequested() {
    this._close(this._requestedReturnValue, this._requestedSource);
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:is-valid-command-steps
  hasCommand(command) {
    return command === "close" || command === "request-close" || command === "show-modal";
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:command-steps
  runACommand(command, source) {
    if (isShowing(this)) return;
    if (command === "show-modal") {
      if (!this.isOpen) {
        this._showModal(source);
      }
    } else if (command === "close") {
      this._close(source.attributeValue("value"), source);
    } else {
      this._requestClose(source.attributeValue("value"), source);
    }
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:concept-element-attributes-change-ext
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (namespace !== undefined || localName !== "open") return;
    if (value === undefined) {
      this._cleanUp();
    } else if (oldValue === undefined && this.isConnected) {
      this._setUp();
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:html-element-insertion-steps
  insertionSteps() {
    super.insertionSteps();
    if (this.isOpen) {
      this._setUp();
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element:html-element-removing-steps
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    this._cleanUp();
    this.isModal = false;
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-setup-steps
  _setUp() {
    const document = this.nodeDocument;
    tableSet(document.openDialogs, this, true);
    this.closeWatcher = new DialogCloseWatcher(this);
    document.closeWatchers.establish(this.closeWatcher);
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-cleanup-steps
  _cleanUp() {
    const document = this.nodeDocument;
    if (tableHas(document.openDialogs, this)) {
      tableDelete(document.openDialogs, this);
    }
    if (this.closeWatcher !== undefined) {
      document.closeWatchers.destroy(this.closeWatcher);
      this.closeWatcher = undefined;
    }
    if (document.focused !== undefined) {
      queueAMicrotask(() => this._unfocusWhatIsHidden());
    }
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#focus-fixup-step
  _unfocusWhatIsHidden() {
    const focused = this.nodeDocument.focused;
    if (focused !== undefined && !this.isOpen && isInclusiveAncestor(this, focused)) {
      unfocus(this.nodeDocument);
    }
  }

  // The last steps of showing a dialog.
  _open(source) {
    const document = this.nodeDocument;
    this._queueToggle("closed", source);
    this.setAnAttributeValue("open", "");
    this._focusedBefore = document.focused;
    hideAllPopoversUntil(document, topmostAncestor(this));
    this._takeTheFocus();
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#dialog-focusing-steps
  _takeTheFocus() {
    let found = this;
    if (this.attributeValue("autofocus") === undefined) {
      const items = elementsOf(this);
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (each === this || each.namespace !== HTML_NAMESPACE) continue;
        const area = focusableAreaOf(each);
        if (area === undefined) continue;
        if (each.attributeValue("autofocus") !== undefined) {
          found = area;
          break;
        }
        if (found === this) {
          found = area;
        }
      }
    }
    focus(found);
  }

  _fireBeforeToggle(oldState, isCancelable, source) {
    const newState = otherState(oldState);
    return fireAToggleEvent("beforetoggle", this, oldState, newState, isCancelable, source);
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-dialog-toggle-event-task
  _queueToggle(oldState, source) {
    queueAToggleEvent(this, this._toggleTracker, oldState, otherState(oldState), source);
  }
}

// Close the dialog outside of which a user presses and releases the pointer.
//
// https://html.spec.whatwg.org/multipage/interactive-elements.html#light-dismiss-open-dialogs
function lightDismissOpenDialogs(document, target, isOnBackdrop, isDown) {
  const dialogs = tableKeys(document.openDialogs);
  if (dialogs.length === 0) return;
  const clicked = isOnBackdrop ? undefined : nearestOpenDialog(target);
  if (isDown) {
    document.pressedDialog = clicked;
    return;
  }
  const isSame = clicked === document.pressedDialog;
  document.pressedDialog = undefined;
  const topmost = dialogs[dialogs.length - 1];
  if (!isSame || clicked === topmost || topmost.closedBy !== "any") return;
  if (topmost.closeWatcher !== undefined) {
    document.closeWatchers.requestToClose(topmost.closeWatcher, false);
  }
}

// https://html.spec.whatwg.org/multipage/interactive-elements.html#nearest-clicked-dialog
function nearestOpenDialog(target) {
  let each = target;
  while (each !== undefined) {
    if (each instanceof HTMLDialogElementImpl && each.isOpen) return each;
    each = each.parent === undefined ? each.hostOfFragment : each.parent;
  }
  return undefined;
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
