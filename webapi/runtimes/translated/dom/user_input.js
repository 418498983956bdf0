// What a user does to an element. A page and its tests call these functions.
//
// They neither wait nor look whether the element is shown.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Move the mouse to an element, while keys are held as well: "" or ``Shift+Alt``.
function userHovers(target, keys, mouse) {
  _withKeys(target, keys, mouse.modifiers, () => mouse.hover(target));
}

// Move the mouse to an element and click: 0 is the main button, 2 the secondary one.
function userClicks(target, button, count, keys, mouse) {
  const act = () => {
    mouse.hover(target);
    mouse.click(target, button, count);
  };
  _withKeys(target, keys, mouse.modifiers, act);
}

function _withKeys(target, names, modifiers, act) {
  const keys = holdNamedKeys(target, names, modifiers);
  try {
    act();
  } finally {
    releaseKeys(target.nodeDocument, keys, modifiers);
  }
}

// Press keys before a mouse acts on an element, and hold them; give those that were up.
function holdNamedKeys(target, names, modifiers) {
  _checkThatItIsThere(target);
  const keys = newList();
  if (names !== "") {
    const items = new Keyboard().keysNamed(names, false);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (!modifiers.holds(each.key)) {
        keys[keys.length] = each;
      }
    }
  }
  holdKeys(target.nodeDocument, keys, modifiers);
  return keys;
}

// Focus an element, and press keys: ``Enter``, ``Control+a``.
function userPresses(target, keys, modifiers) {
  focusForKeys(target);
  press(target.nodeDocument, keys, modifiers);
}

// Focus an element, and press a key for each character.
function userTypes(target, text, modifiers) {
  focusForKeys(target);
  typeText(target.nodeDocument, text, modifiers);
}

// Focus an element, and replace its text or its value at once.
function userFills(target, text) {
  focusForFilling(target);
  fillFocused(target, text);
}

// Focus an element before `fill_focused`.
function focusForFilling(target) {
  _checkThatItIsThere(target);
  if (!canBeFilled(target)) {
    throw new DOMException("A user cannot fill this element.", "InvalidStateError");
  }
  if (target instanceof HTMLElementImpl) {
    target.focus();
  }
}

// Replace the text or the value of an element at once. Nobody types into what is inert.
function fillFocused(target, text) {
  const isTyped = !(target instanceof TextControl) || isEditedAsText(target);
  if (isTyped && isInert(target)) return;
  if (target instanceof TextControl) {
    if (text === "" && isEditedAsText(target)) {
      target.select();
      press(target.nodeDocument, "Delete", new Modifiers());
    } else {
      replaceAllText(target, text);
    }
    return;
  }
  if (selectContent(target) && text === "") {
    press(target.nodeDocument, "Delete", new Modifiers());
  } else {
    replaceAllText(target, text);
  }
}

// Select these options of a select, and no others.
function userSelects(select, options) {
  _checkThatItIsThere(select);
  if (!(select instanceof HTMLSelectElementImpl)) {
    throw new DOMException("The element is no select.", "InvalidStateError");
  }
  select.selectAllOf(options);
  fireValueEvents(select);
}

// Give a file input these files, and no others.
function userChoosesFiles(field, files) {
  _checkThatItIsThere(field);
  if (!(field instanceof HTMLInputElementImpl) || field.type !== "file") {
    throw new DOMException("The element is no input of files.", "InvalidStateError");
  }
  field.files = files;
  fireValueEvents(field);
}

function _checkThatItIsThere(target) {
  if (!target.isConnected) {
    throw new DOMException("The element is in no document.", "InvalidStateError");
  }
}

// Focus an element before keys are pressed.
function focusForKeys(target) {
  _checkThatItIsThere(target);
  if (target.nodeDocument.focused === target) return;
  if (target instanceof HTMLElementImpl) {
    target.focus();
  }
  if (target instanceof TextControl && target.selectableText !== undefined) {
    target.moveCursor(0);
  }
}
