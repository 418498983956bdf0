// What a user does to the text of a control: https://w3c.github.io/input-events/
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Whether a user edits it as text.
function isEditedAsText(element) {
  if (element instanceof HTMLInputElementImpl) {
    const type_ = element.type;
    const isText = type_ === "text" ||
      type_ === "search" ||
      type_ === "url" ||
      type_ === "tel" ||
      type_ === "password";
    return isText || (type_ === "email" || type_ === "number");
  }
  return element instanceof HTMLTextAreaElementImpl;
}

// Whether it is an element whose content a user edits.
function isEditable(element) {
  return element instanceof HTMLElementImpl && element.isContentEditable;
}

// Fire the events of a value that a user chose.
function fireValueEvents(element) {
  fire("input", element, true, false);
  fire("change", element, true, false);
}

function _fireAnInputEvent(type_, target, data, inputType) {
  const event = new InputEventImpl(type_);
  event.isTrusted = true;
  event.bubbles = true;
  event.cancelable = type_ === "beforeinput";
  event.composed = true;
  event.view = target.nodeDocument.window;
  event.data = data;
  event.inputType = inputType;
  return dispatch(event, target);
}

// Put text in the place of the selection; tell whether no script prevented it.
function insertText(target, text, inputType) {
  if (!isEditedAsText(target) && !isEditable(target)) return true;
  const data = inputType === "insertText" ? text : undefined;
  if (!_fireAnInputEvent("beforeinput", target, data, inputType)) return false;
  if (target instanceof TextControl) {
    const isLineBreak = inputType === "insertLineBreak";
    if (isLineBreak && target instanceof HTMLInputElementImpl || hasReadonly(target)) {
      return true;
    }
    if (!_replaceTheSelection(target, text)) return true;
  } else {
    _editContent(editingHost(target), text, inputType);
  }
  _fireAnInputEvent("input", target, data, inputType);
  return true;
}

function _editContent(host, text, inputType) {
  if (inputType === "insertText" || isPlain(host)) {
    insertAtTheCaret(host, text);
  } else if (inputType === "insertParagraph") {
    splitTheBlock(host);
  } else {
    breakTheLine(host);
  }
}

// Whether it has the attribute readonly.
function hasReadonly(control) {
  return control.attributeValue("readonly") !== undefined;
}

// Replace the selected text as far as maxlength allows; tell whether anything changed.
function _replaceTheSelection(control, text) {
  const shown = control.shownText;
  const length = codeUnitsLength(shown);
  const start = control.selectionStart;
  const end = control.selectionEnd;
  const first = start === undefined ? length : start;
  const last = end === undefined ? length : end;
  const inserted = fittingText(control, text, length - last + first);
  if (inserted === "" && first === last) return false;
  control.edit(first, last, inserted);
  return true;
}

// As much of a text as maxlength allows beside what is kept; no character is divided.
function fittingText(control, text, kept) {
  const limit = control.lengthLimit("maxlength");
  if (limit === undefined || kept + codeUnitsLength(text) <= limit) return text;
  let room = limit - kept;
  const fitting = newList();
  const items = codePoints(text);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    room -= codeUnitsLength(each);
    if (room < 0) break;
    fitting[fitting.length] = each;
  }
  return joinedTexts(fitting);
}

// Delete the selection, or the character before or after the cursor.
function deleteText(target, isForward) {
  const inputType = isForward ? "deleteContentForward" : "deleteContentBackward";
  if (isEditable(target)) {
    const isAllowed = _fireAnInputEvent("beforeinput", target, undefined, inputType);
    if (isAllowed && deleteAtTheCaret(editingHost(target), isForward)) {
      _fireAnInputEvent("input", target, undefined, inputType);
    }
    return;
  }
  if (!(target instanceof TextControl) || !isEditedAsText(target)) return;
  if (!_fireAnInputEvent("beforeinput", target, undefined, inputType) || hasReadonly(target)) {
    return;
  }
  const shown = target.shownText;
  const length = codeUnitsLength(shown);
  const start = target.selectionStart;
  const end = target.selectionEnd;
  let first = start === undefined ? length : start;
  let last = end === undefined ? length : end;
  if (first === last) {
    if (isForward) {
      last = placeBehind(shown, last);
    } else {
      first = placeAhead(shown, first);
    }
  }
  if (first === last) return;
  target.edit(first, last, "");
  _fireAnInputEvent("input", target, undefined, inputType);
}

// Step an input of numbers, as its arrows do.
function stepNumber(control, isUp) {
  const before = control.currentValue;
  if (control.isDisabled || hasReadonly(control)) return;
  if (allowedValueStep(control, "number") === undefined) return;
  if (isUp) {
    control.stepUp(1);
  } else {
    control.stepDown(1);
  }
  const after = control.currentValue;
  if (after === before) return;
  control.setEditedValue(before);
  if (_fireAnInputEvent("beforeinput", control, after, "insertText")) {
    control.setEditedValue(after);
    control.forgetEdit();
    fireValueEvents(control);
  }
}

// Move the slider of a range: by a step, by a tenth, or to an end of it.
function slide(control, key) {
  const least = minimum(control, "range");
  const most = maximum(control, "range");
  if (control.isDisabled || least === undefined || most === undefined) return;
  const before = control.currentValue;
  const step = allowedValueStep(control, "range");
  const isUp = key === "ArrowRight" || key === "ArrowUp" || key === "PageUp";
  if (key === "Home" || key === "End") {
    control.valueAsNumber = key === "Home" ? least : most;
  } else if (key === "PageDown" || key === "PageUp" || step === undefined) {
    let width = (most - least) / (key !== "PageDown" && key !== "PageUp" ? 100 : 10);
    if (step !== undefined && step > width) {
      width = step;
    }
    control.valueAsNumber += isUp ? width : -width;
  } else if (isUp) {
    control.stepUp(1);
  } else {
    control.stepDown(1);
  }
  if (control.currentValue !== before) {
    fireValueEvents(control);
  }
}

// Whether a user can give it another text or value at once.
function canBeFilled(element) {
  if (element instanceof TextControl) {
    return !element.isDisabled && !hasReadonly(element) && _hasAValue(element);
  }
  return isEditable(element);
}

// Whether a user gives it a text, or chooses a value.
function _hasAValue(control) {
  return (
    !(control instanceof HTMLInputElementImpl) ||
      control.type !== "button" &&
        control.type !== "checkbox" &&
        control.type !== "file" &&
        control.type !== "hidden" &&
        control.type !== "image" &&
        control.type !== "radio" &&
        control.type !== "reset" &&
        control.type !== "submit"
  );
}

// Replace the text of what `can_be_filled`.
function replaceAllText(target, text) {
  if (target instanceof TextControl) {
    if (!isEditedAsText(target)) {
      _chooseAValue(target, text);
    } else if (_fireAnInputEvent("beforeinput", target, text, "insertText")) {
      _replaceLines(target, text);
    }
  } else if (_fireAnInputEvent("beforeinput", target, text, "insertText")) {
    if (selectionOf(target.nodeDocument) === undefined) {
      target.setTextContent(text);
    } else {
      insertAtTheCaret(editingHost(target), text);
    }
    _fireAnInputEvent("input", target, text, "insertText");
  }
}

// Replace the text by lines and line breaks, one after another.
function _replaceLines(control, text) {
  control.edit(0, codeUnitsLength(control.shownText), "");
  let isFirst = true;
  const items = splitOnNewlines(text);
  for (let index = 0; index < items.length; index++) {
    const line = items[index];
    if (!isFirst) {
      _append(control, "\n", "insertLineBreak");
    }
    if (line !== "") {
      _append(control, line, "insertText");
    }
    isFirst = false;
  }
}

function _append(control, text, inputType) {
  const end = codeUnitsLength(control.shownText);
  const inserted = fittingText(control, text, end);
  control.edit(end, end, inserted);
  const data = inputType === "insertText" ? inserted : undefined;
  _fireAnInputEvent("input", control, data, inputType);
}

// Choose the value of an input that shows a picker or a slider.
function _chooseAValue(control, value) {
  control.setEditedValue(value);
  fireValueEvents(control);
}
