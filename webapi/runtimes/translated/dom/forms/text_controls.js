// The selection in text controls.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// An input or textarea element.
class TextControl extends FormControl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._start = 0;
    this._end = 0;
    this._direction = "none";
    // https://w3c.github.io/selection-api/#dfn-has-scheduled-selectionchange-event
    this._hasScheduledEvent = false;
    // The value before a user edited it, until the control is told of the change.
    this._valueBeforeEdit = undefined;
    this._shownText = undefined;
    // The value that `_shown_text` gave: that of "1e" as a number is empty.
    this._valueOfShown = "";
    // Whether a user changed the value last, and not a script.
    this._isEdited = false;
  }

  // The value that a user edits.
  get editedValue() {
    return "";
  }

  // Set the value that a user edits.
  setEditedValue(text) {}

  // The text that a user sees.
  get shownText() {
    const shown = this._shownText;
    const value = this.editedValue;
    return shown !== undefined && this._valueOfShown === value ? shown : value;
  }

  // Replace a part of the text that a user sees; the cursor follows it.
  edit(start, end, replacement) {
    this._edit(start, end, replacement);
    this._isEdited = true;
  }

  _edit(start, end, replacement) {
    if (this._valueBeforeEdit === undefined) {
      this._valueBeforeEdit = this.editedValue;
    }
    const text = this.shownText;
    const before = codeUnitsSubstring(text, 0, start);
    const after = codeUnitsSubstring(text, end, codeUnitsLength(text));
    const shown = joinedTexts(listOf([before, replacement, after]));
    if (this.selectableText !== undefined) {
      this.setRelevantValue(shown);
      this.moveCursor(codeUnitsLength(before) + codeUnitsLength(replacement));
      return;
    }
    this.setEditedValue(shown);
    this._shownText = shown;
    this._valueOfShown = this.editedValue;
  }

  // https://html.spec.whatwg.org/multipage/input.html#commit
  commit() {
    const before = this._valueBeforeEdit;
    this._valueBeforeEdit = undefined;
    if (before !== undefined && before !== this.editedValue) {
      fire("change", this, true, false);
    }
  }

  // Note that the control was told of the change.
  forgetEdit() {
    this._valueBeforeEdit = undefined;
  }

  // Commit the change, as browsers do before the event blur.
  losingFocusSteps() {
    this.commit();
  }

  // Whether minlength and maxlength apply.
  get hasLengthLimits() {
    return true;
  }

  // The limit that an attribute gives, of code units.
  //
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#limiting-user-input-length:-the-maxlength-attribute
  lengthLimit(name) {
    const value = this.attributeValue(name);
    const limit = value === undefined ? undefined : parsedInteger(value);
    return limit !== undefined && limit >= 0 && this.hasLengthLimits ? limit : undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-too-long
  get tooLong() {
    const limit = this.lengthLimit("maxlength");
    return this._isEdited && limit !== undefined && this.editedLength > limit;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-too-short
  get tooShort() {
    const limit = this.lengthLimit("minlength");
    const length = this.editedLength;
    return this._isEdited && limit !== undefined && length > 0 && length < limit;
  }

  // The length of the value that a user edits, in code units.
  get editedLength() {
    return codeUnitsLength(this.editedValue);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value
  //
  // It is None if the members of selections do not apply.
  get selectableText() {
    return undefined;
  }

  // The text that is selected, unless the members of selections do not apply.
  get selectedText() {
    const text = this.selectableText;
    const start = this.selectionStart;
    const end = this.selectionEnd;
    if (text === undefined || start === undefined || end === undefined) return undefined;
    return codeUnitsSubstring(text, start, end);
  }

  // Set the text by setRangeText().
  setRelevantValue(text) {}

  // The last step of setting a value: no text is selected.
  moveCursorToTheEnd() {
    const text = this.selectableText;
    this.moveCursor(text === undefined ? 0 : codeUnitsLength(text));
  }

  // Select no text, without the event select.
  moveCursor(place) {
    this._changeTheSelection(place, place, "none");
  }

  // Whether the cursor is behind the start.
  get hasASelection() {
    return this._end > 0;
  }

  // Let the selection end where the relevant value ends, now that it has changed.
  //
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value
  clampTheSelection() {
    const start = this.selectionStart;
    const end = this.selectionEnd;
    if (start !== undefined && end !== undefined) {
      this._changeTheSelection(start, end, this._direction);
    }
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select
  select() {
    const text = this.selectableText;
    if (text !== undefined) {
      this._setTheSelectionRange(0, codeUnitsLength(text), "none");
    }
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionstart
  get selectionStart() {
    const text = this.selectableText;
    return text === undefined ? undefined : min(this._start, codeUnitsLength(text));
  }

  set selectionStart(value) {
    this._check("selectionStart");
    const start = value === undefined ? 0 : value;
    const end = this.selectionEnd;
    this._setTheSelectionRange(start, max(start, end), this._direction);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectionend
  get selectionEnd() {
    const text = this.selectableText;
    return text === undefined ? undefined : min(this._end, codeUnitsLength(text));
  }

  set selectionEnd(value) {
    this._check("selectionEnd");
    const start = this.selectionStart;
    this._setTheSelectionRange(start, value === undefined ? 0 : value, this._direction);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-selectiondirection
  get selectionDirection() {
    return this.selectableText === undefined ? undefined : this._direction;
  }

  set selectionDirection(value) {
    this._check("selectionDirection");
    const start = this.selectionStart;
    const end = this.selectionEnd;
    this._setTheSelectionRange(start, end, value === undefined ? "none" : value);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setselectionrange
  setSelectionRange(start, end, direction) {
    this._check("setSelectionRange");
    this._setTheSelectionRange(start, end, direction === undefined ? "none" : direction);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#set-the-selection-range
  _setTheSelectionRange(start, end, direction) {
    direction = direction === "forward" || direction === "backward" ? direction : "none";
    if (this._changeTheSelection(start, end, direction)) {
      queueATask(() => fire("select", this, true, false));
    }
  }

  // Set the extent and the direction; tell whether one of them has changed.
  _changeTheSelection(start, end, direction) {
    const text = this.selectableText;
    const length = text === undefined ? 0 : codeUnitsLength(text);
    const last = min(end, length);
    const first = min(start, last);
    const hasChanged = first !== this._start || last !== this._end || direction !== this._direction;
    this._start = first;
    this._end = last;
    this._direction = direction;
    if (hasChanged && !this._hasScheduledEvent) {
      this._hasScheduledEvent = true;
      queueATask(() => this._fireASelectionchangeEvent());
    }
    return hasChanged;
  }

  // https://w3c.github.io/selection-api/#dfn-fire-a-selectionchange-event
  _fireASelectionchangeEvent() {
    this._hasScheduledEvent = false;
    fire("selectionchange", this, true, false);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext
  setRangeText(replacement) {
    this._check("setRangeText");
    const start = this.selectionStart;
    const end = this.selectionEnd;
    this.setRangeText_2(replacement, start, end, "preserve");
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-setrangetext
  setRangeText_2(replacement, start, end, mode) {
    this._check("setRangeText");
    if (start > end) {
      const message = "Failed to execute 'setRangeText': the start is greater than the end.";
      throw new DOMException(message, "IndexSizeError");
    }
    const text = this.selectableText;
    let selectionStart = this.selectionStart;
    let selectionEnd = this.selectionEnd;
    const length = codeUnitsLength(text);
    const first = min(start, length);
    const last = min(end, length);
    const parts = listOf([
      codeUnitsSubstring(text, 0, first),
      replacement,
      codeUnitsSubstring(text, last, length),
    ]);
    this.setRelevantValue(joinedTexts(parts));
    this._isEdited = false;
    const newLength = codeUnitsLength(replacement);
    const newEnd = first + newLength;
    if (mode === "select") {
      selectionStart = first;
      selectionEnd = newEnd;
    } else if (mode === "start") {
      selectionStart = first;
      selectionEnd = first;
    } else if (mode === "end") {
      selectionStart = newEnd;
      selectionEnd = newEnd;
    } else {
      const delta = newLength - last + first;
      if (selectionStart > last) {
        selectionStart += delta;
      } else if (selectionStart > first) {
        selectionStart = first;
      }
      if (selectionEnd > last) {
        selectionEnd += delta;
      } else if (selectionEnd > first) {
        selectionEnd = newEnd;
      }
    }
    this._setTheSelectionRange(selectionStart, selectionEnd, "none");
  }

  _check(member) {
    if (this.selectableText === undefined) {
      const message = "Failed to use '" + member + "': inputs of this type have no selection.";
      throw new DOMException(message, "InvalidStateError");
    }
  }
}
