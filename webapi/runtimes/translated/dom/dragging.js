// What a user drags: https://html.spec.whatwg.org/multipage/dnd.html#drag-and-drop-processing-model
//
// Events come in the order of Chromium, whose user agent says what an operation is. What is dragged
// has no picture, and no other program takes it.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Whether ``effectAllowed`` has an operation.
function _isAllowed(effects, operation) {
  if (effects === "all" || effects === "uninitialized") return operation !== "none";
  if (operation === "copy") {
    return effects === "copy" || effects === "copyLink" || effects === "copyMove";
  }
  if (operation === "link") {
    return effects === "copyLink" || effects === "link" || effects === "linkMove";
  }
  return (
    operation === "move" && (effects === "copyMove" || effects === "linkMove" || effects === "move")
  );
}

// The operation of a target that wishes none.
function _defaultOperation(effects) {
  if (effects === "all" || effects === "uninitialized") return "copy";
  if (_isAllowed(effects, "move")) return "move";
  if (_isAllowed(effects, "copy")) return "copy";
  return effects === "link" ? "link" : "none";
}

// An element that the mouse begins to drag, and the URL of a link or an image.
function dragOf(mouse, source, url) {
  return new Drag(mouse, source, url);
}

// An element that the mouse drags.
class Drag {
  constructor(mouse, source, url) {
    this._mouse = mouse;
    this._source = source;
    this._url = url;
    this._transfer = new DataTransferImpl();
    // https://html.spec.whatwg.org/multipage/dnd.html#current-target-element
    this._target = undefined;
    // Whether ``dragenter`` was the last event.
    this._isEntered = false;
    // https://html.spec.whatwg.org/multipage/dnd.html#current-drag-operation
    this._operation = "none";
  }

  // Dispatch ``dragstart`` where the button went down, and say whether the drag begins.
  start() {
    const transfer = this._transfer;
    transfer.effectAllowed = "uninitialized";
    const url = this._url;
    if (url !== "") {
      const isLink = isHtmlElement(this._source, "a");
      const copy = cloneANode(this._source, this._source.nodeDocument, true);
      copy.setAnAttributeValue(isLink ? "href" : "src", url);
      transfer.setData("text/uri-list", url);
      if (isLink) {
        transfer.setData("text/plain", url);
      }
      transfer.setData("text/html", serializeHtmlElement(copy));
    }
    const begins = this._fire("dragstart", this._source, transfer);
    transfer.items.mode = begins ? PROTECTED : DISABLED;
    return begins;
  }

  // Drag over an element, once.
  move(target) {
    const effects = this._transfer.effectAllowed;
    const transfer = this._copy(_defaultOperation(effects));
    const old = this._target;
    let isTaken;
    if (target === old) {
      if (!this._isEntered) {
        this._fire("drag", this._source, this._transfer);
      }
      isTaken = !this._fire("dragover", target, transfer);
      this._isEntered = false;
    } else {
      this._fire("drag", this._source, this._transfer);
      isTaken = !this._fire("dragenter", target, transfer, old);
      if (old !== undefined) {
        this._leave(old, target);
      }
      this._isEntered = true;
    }
    this._target = target;
    transfer.items.mode = DISABLED;
    const operation = transfer.dropEffect;
    this._operation = isTaken && _isAllowed(effects, operation) ? operation : "none";
  }

  // Release the button over an element.
  //
  // Raises: `DOMException` if the user agent would insert text there.
  drop(target) {
    this.move(target);
    const operation = this._operation;
    if (operation === "none") {
      const isText = this._transfer.items.stringOf("text/plain") !== undefined &&
        _takesText(target);
      this._fire("drag", this._source, this._transfer);
      this._leave(target);
      this.end();
      if (isText) {
        const message = "Text that is dropped on a field is not inserted: drop it by a script.";
        throw new DOMException(message, "NotSupportedError");
      }
      return;
    }
    const transfer = this._copy(operation);
    transfer.items.mode = READ_ONLY;
    this._fire("drop", target, transfer);
    transfer.items.mode = DISABLED;
    this._transfer.dropEffect = operation;
    this.end();
  }

  // Dispatch ``dragend``.
  end() {
    this._fire("dragend", this._source, this._transfer);
    this._transfer.items.mode = DISABLED;
  }

  // What an event of the target has: the strings, those first that the platform knows.
  _copy(effect) {
    const transfer = new DataTransferImpl();
    this._copyString("text/plain", transfer);
    this._copyString("text/uri-list", transfer);
    this._copyString("text/html", transfer);
    const items = this._transfer.items.items;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.kind === "string" && transfer.items.stringOf(each.type) === undefined) {
        transfer.items.addAString(each.type, each.data);
      }
    }
    const allowed = this._transfer.effectAllowed;
    transfer.effectAllowed = allowed === "uninitialized" ? "all" : allowed;
    transfer.dropEffect = effect;
    transfer.items.mode = PROTECTED;
    return transfer;
  }

  _copyString(type_, transfer) {
    const item = this._transfer.items.stringOf(type_);
    if (item !== undefined) {
      transfer.items.addAString(type_, item.data);
    }
  }

  _leave(target, new_) {
    const transfer = this._copy("none");
    this._fire("dragleave", target, transfer, new_);
    transfer.items.mode = DISABLED;
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#fire-a-dnd-event
  _fire(type_, target, transfer, related) {
    const event = new DragEventImpl(type_);
    this._mouse.prepare(event, target, 0, this._mouse.buttons, 0, related);
    event.cancelable = type_ !== "dragend" && type_ !== "dragleave";
    event.dataTransfer = transfer;
    return dispatch(event, target);
  }
}
withoutParent(Drag);

// Whether Chromium inserts text that is dropped there.
function _takesText(target) {
  if (target instanceof TextControl) return target.selectableText !== undefined;
  return target instanceof HTMLElementImpl && target.isContentEditable;
}
