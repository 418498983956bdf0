// What a keyboard does: https://w3c.github.io/uievents/#events-keyboard-event-order
//
// Events come in the order of Chromium.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const LAST_RANK = 2147483648;

// Press the keys of a text such as ``Control+a``, then release them in the other order.
function press(document, text, modifiers) {
  const keys = new Keyboard().keysNamed(text, modifiers.shift);
  const defaults = newList();
  for (let index = 0; index < keys.length; index++) {
    const each = keys[index];
    listAppend(defaults, _pressOne(document, each, modifiers));
  }
  while (keys.length > 0) {
    const key = listPop(keys);
    _release(document, key, modifiers, listPop(defaults));
  }
}

// Press a key, and hold it.
function putKeyDown(document, name, modifiers) {
  const key = new Keyboard().keyNamed(name, modifiers.shift);
  modifiers.letsAct = _pressOne(document, key, modifiers);
}

// Release a key.
function letKeyUp(document, name, modifiers) {
  const key = new Keyboard().keyNamed(name, modifiers.shift);
  _release(document, key, modifiers, modifiers.letsAct);
}

// Insert a text without keys, as a clipboard or an input method does.
function insertAtTheFocus(document, text) {
  const target = _target(document);
  if (target !== undefined) {
    insertText(target, text, "insertText");
  }
}

// Press modifier keys.
function holdKeys(document, keys, modifiers) {
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    _pressOne(document, key, modifiers);
  }
}

// Release modifier keys.
function releaseKeys(document, keys, modifiers) {
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    _release(document, key, modifiers, true);
  }
}

// Press a key for each character; what no key has is inserted without keys.
function typeText(document, text, modifiers) {
  const keyboard = new Keyboard();
  const items = codePoints(text);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    const key = keyboard.keyFor(each);
    if (key !== undefined) {
      const isDefault = _pressOne(document, key, modifiers);
      _release(document, key, modifiers, isDefault);
    } else {
      insertAtTheFocus(document, each);
    }
  }
}

// Press a key; tell whether no script prevented what it does.
function _pressOne(document, key, modifiers) {
  modifiers.hold(key.key, true);
  document.wasUsedByMouse = false;
  if (key.key !== "Escape") {
    document.closeWatchers.notifyAboutUserActivation();
  }
  const isDefault = _fireAKeyboardEvent("keydown", document, key, modifiers);
  return isDefault && _act(document, key, modifiers);
}

function _release(document, key, modifiers, isDefault) {
  modifiers.hold(key.key, false);
  const target = _target(document);
  const isKept = _fireAKeyboardEvent("keyup", document, key, modifiers);
  const isSpace = key.key === " " && isDefault && isKept;
  if (isSpace && target !== undefined && isPressedBySpace(target)) {
    _clickByKey(target);
  }
}

// https://w3c.github.io/uievents/#events-keyboard-types: the target of keyboard events
function _target(document) {
  const active = document.focused === undefined ? document.activeElement : document.focused;
  return active === undefined ? document.documentElement : active;
}

function _fireAKeyboardEvent(type_, document, key, modifiers) {
  const target = _target(document);
  if (target === undefined) return true;
  const event = new KeyboardEventImpl(type_);
  event.isTrusted = true;
  event.bubbles = true;
  event.cancelable = true;
  event.composed = true;
  event.view = document.window;
  event.key = key.key;
  event.code = key.code;
  event.altKey = modifiers.alt;
  event.ctrlKey = modifiers.control;
  event.metaKey = modifiers.meta;
  event.shiftKey = modifiers.shift;
  if (type_ === "keypress") {
    event.charCode = key.key === "Enter" ? 13 : firstCodePoint(key.key);
    event.keyCode = event.charCode;
  } else {
    event.keyCode = key.keyCode;
    event.location = key.isModifier ? 1 : 0;
  }
  return dispatch(event, target);
}

// The default action of keydown and keypress; tell whether no script prevented it.
function _act(document, pressed, modifiers) {
  const target = _target(document);
  if (target === undefined) return true;
  const key = pressed.key;
  if (key === "Escape") {
    document.closeWatchers.process();
    return true;
  }
  if (modifiers.control || modifiers.meta) {
    if (key === "a" && target instanceof TextControl) {
      target.select();
    } else if (key === "a" && isEditable(target)) {
      selectAll(editingHost(target));
    }
    return true;
  }
  if (key === "Enter" && _isLink(target)) {
    _clickByKey(target);
    return true;
  }
  if (key === "Enter" || pressed.insertsText && !modifiers.alt) {
    if (!_fireAKeyboardEvent("keypress", document, pressed, modifiers)) return false;
    const focused = _target(document);
    if (focused !== undefined && key === "Enter") {
      _enter(focused, modifiers.shift);
    } else if (focused !== undefined) {
      insertText(focused, key, "insertText");
    }
  } else if (key === "Tab") {
    _moveTheFocus(document, modifiers.shift);
  } else if (key === "Backspace" || key === "Delete") {
    deleteText(target, key === "Delete");
  } else {
    _move(target, key);
  }
  return true;
}

function _isLink(target) {
  const isHyperlink = isHtmlElement(target, "a") || isHtmlElement(target, "area");
  return isHyperlink && target.attributeValue("href") !== undefined;
}

function _clickByKey(target) {
  if (target instanceof HTMLElementImpl && !target.isDisabled) {
    new Mouse(new Modifiers()).fireAClick(target, -1, 0, MAIN);
  }
}

// Whether the key Enter clicks it.
function isPressedByEnter(target) {
  if (target instanceof HTMLInputElementImpl) {
    return (
      target.type === "button" ||
        target.type === "color" ||
        target.type === "file" ||
        target.type === "image" ||
        target.type === "reset" ||
        target.type === "submit"
    );
  }
  return isHtmlElement(target, "button") || isHtmlElement(target, "summary");
}

// Whether the space bar clicks it.
function isPressedBySpace(target) {
  if (
    target instanceof HTMLInputElementImpl &&
      (target.type === "checkbox" || target.type === "radio")
  ) {
    return true;
  }
  return isPressedByEnter(target);
}

function _enter(target, isShifted) {
  if (isPressedByEnter(target)) {
    _clickByKey(target);
  } else if (target instanceof HTMLInputElementImpl) {
    if (!isEditedAsText(target) || insertText(target, "\n", "insertLineBreak")) {
      target.commit();
      const form = target.form;
      if (form !== undefined) {
        submitImplicitly(form);
      }
    }
  } else if (target instanceof HTMLTextAreaElementImpl) {
    insertText(target, "\n", "insertLineBreak");
  } else if (isEditable(target)) {
    const isLineBreak = isShifted || isPlain(editingHost(target));
    insertText(target, "\n", isLineBreak ? "insertLineBreak" : "insertParagraph");
  }
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
function submitImplicitly(form) {
  let blocking = 0;
  const items = form.owned;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (isSubmitButton(each)) {
      _clickByKey(each);
      return;
    }
    if (each instanceof HTMLInputElementImpl && isEditedAsText(each)) {
      blocking += 1;
    }
  }
  if (blocking < 2) {
    form.submitFrom();
  }
}

// https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation
//
// From an element that takes no tabs, the focus goes on in the order of the tree, as in Chromium.
function _moveTheFocus(document, isBackward) {
  const active = document.focused;
  const isRanked = active === undefined || active instanceof HTMLElementImpl && _takesTabs(active);
  const own = active !== undefined && isRanked ? _rank(active) : LAST_RANK;
  let place = 0;
  const stops = newList();
  let node = document.firstChild;
  let isHidden = false;
  let shownAgain = undefined;
  while (node !== undefined) {
    if (node === shownAgain) {
      isHidden = false;
    }
    if (node === active) {
      place = stops.length;
    } else if (!isHidden && node instanceof HTMLElementImpl) {
      if (isHiddenWithContents(node)) {
        isHidden = true;
        shownAgain = nextNodeSkippingChildren(node, document);
      } else if (_takesTabs(node)) {
        stops[stops.length] = node;
      }
    }
    node = nextNode(node, document);
  }
  let found = undefined;
  let best = 0;
  for (let index = 0; index < stops.length; index++) {
    const each = stops[index];
    const rank = isRanked ? _rank(each) : LAST_RANK;
    const isAfter = rank > own || rank === own && index >= place;
    const isBetter = found === undefined || (isBackward ? rank >= best : rank < best);
    if (isBetter && (active === undefined || isAfter !== isBackward)) {
      found = each;
      best = rank;
    }
  }
  if (found === undefined) {
    unfocus(document);
    return;
  }
  found.focus();
  if (found instanceof TextControl) {
    found.select();
  }
}

// The place of its ``tabindex`` in the order, in which zero comes last.
//
// https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation-order
function _rank(element) {
  const index = element instanceof HTMLElementImpl ? element.tabIndex : 0;
  return index > 0 ? index : LAST_RANK;
}

function _takesTabs(element) {
  const isEdited = element.attributeValue("contenteditable") !== undefined;
  if (element.tabIndex < 0 && (!isEdited || element.attributeValue("tabindex") !== undefined)) {
    return false;
  }
  if (!element.isFocusable || isHiddenWithContents(element)) return false;
  if (element instanceof HTMLInputElementImpl && element.type === "radio") {
    const group = formTree(element).radioGroup(element);
    return group === undefined || group.checked === undefined || group.checked === element;
  }
  return true;
}

// Press an arrow, Home, End, PageUp or PageDown.
function _move(target, key) {
  const isPage = key === "PageDown" || key === "PageUp";
  const isArrow = key === "ArrowDown" ||
    key === "ArrowLeft" ||
    key === "ArrowRight" ||
    key === "ArrowUp";
  const isForward = key === "ArrowDown" || key === "ArrowRight";
  if (!isArrow && !isPage && key !== "End" && key !== "Home") return;
  if (target instanceof HTMLSelectElementImpl) {
    _selectAnother(target, key);
  } else if (target instanceof HTMLInputElementImpl && target.type === "range") {
    slide(target, key);
  } else if (target instanceof HTMLInputElementImpl && target.type === "number") {
    if (key === "ArrowDown" || key === "ArrowUp") {
      stepNumber(target, key === "ArrowUp");
    } else {
      _moveTheCursor(target, key);
    }
  } else if (target instanceof HTMLInputElementImpl && target.type === "radio") {
    if (isArrow) {
      _checkTheNeighbour(target, isForward);
    }
  } else if (target instanceof TextControl) {
    _moveTheCursor(target, key);
  } else if (isEditable(target)) {
    moveTheCaret(editingHost(target), key);
  }
}

// Select the nearest option that is not disabled.
function _selectAnother(select, key) {
  const options = select.listOfOptions;
  if (select.isMultiple || select.isDisabled || (key === "PageDown" || key === "PageUp")) {
    return;
  }
  const isForward = key === "ArrowDown" || key === "ArrowRight" || key === "Home";
  let index = select.selectedIndex + (isForward ? 1 : -1);
  if (key === "Home") {
    index = 0;
  } else if (key === "End") {
    index = options.length - 1;
  }
  while (index >= 0 && index < options.length && isDisabledOption(options[index])) {
    index += isForward ? 1 : -1;
  }
  if (index >= 0 && index < options.length && index !== select.selectedIndex) {
    select.selectedIndex = index;
    fireValueEvents(select);
  }
}

// Focus and click the next radio button of the group, after the last one the first.
function _checkTheNeighbour(radio, isForward) {
  const group = formTree(radio).radioGroup(radio);
  if (group === undefined) return;
  const buttons = newList();
  let node = radio.nodeDocument.firstChild;
  while (node !== undefined) {
    if (node instanceof HTMLInputElementImpl && _isChoice(node, group)) {
      buttons[buttons.length] = node;
    }
    node = nextNode(node, radio.nodeDocument);
  }
  let place = 0;
  for (let index = 0; index < buttons.length; index++) {
    const each = buttons[index];
    if (each === radio) {
      place = index;
    }
  }
  place += isForward ? 1 : -1;
  if (place < 0) {
    place = buttons.length - 1;
  } else if (place >= buttons.length) {
    place = 0;
  }
  const found = buttons[place];
  found.focus();
  _clickByKey(found);
}

function _isChoice(element, group) {
  return element.type === "radio" && element.isFocusable && element.isIn(group);
}

function _moveTheCursor(control, key) {
  const text = control.selectableText;
  const start = control.selectionStart;
  const end = control.selectionEnd;
  if (text === undefined || start === undefined || end === undefined) return;
  const length = codeUnitsLength(text);
  let place = key === "ArrowRight" || key === "End" ? end : start;
  if (key === "Home") {
    place = 0;
  } else if (key === "End") {
    place = length;
  } else if (start === end && key === "ArrowRight") {
    place = placeBehind(text, place);
  } else if (start === end && key === "ArrowLeft") {
    place = placeAhead(text, place);
  } else if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  control.moveCursor(place);
}
