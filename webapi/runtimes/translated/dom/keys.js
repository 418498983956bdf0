// The keys of a keyboard, with the United States' layout: https://w3c.github.io/uievents-code/
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const LETTERS = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z";
const SYMBOLS = "Digit0 48 0 ) Digit1 49 1 ! Digit2 50 2 @ Digit3 51 3 # Digit4 52 4 $ Digit5 53 5 % Digit6 54 6 ^ Digit7 55 7 & Digit8 56 8 * Digit9 57 9 ( Semicolon 186 ; : Equal 187 = + Comma 188 , < Minus 189 - _ Period 190 . > Slash 191 / ? Backquote 192 ` ~ BracketLeft 219 [ { Backslash 220 \\ | BracketRight 221 ] } Quote 222 ' \" ";
const NAMED = "Backspace Backspace 8 Tab Tab 9 Enter Enter 13 Shift ShiftLeft 16 Control ControlLeft 17 Alt AltLeft 18 CapsLock CapsLock 20 Escape Escape 27 PageUp PageUp 33 PageDown PageDown 34 End End 35 Home Home 36 ArrowLeft ArrowLeft 37 ArrowUp ArrowUp 38 ArrowRight ArrowRight 39 ArrowDown ArrowDown 40 Insert Insert 45 Delete Delete 46 Meta MetaLeft 91 ContextMenu ContextMenu 93 F1 F1 112 F2 F2 113 F3 F3 114 F4 F4 115 F5 F5 116 F6 F6 117 F7 F7 118 F8 F8 119 F9 F9 120 F10 F10 121 F11 F11 122 F12 F12 123 ";

// A key of the keyboard: what its events say.
class Key {
  constructor(key, code, keyCode, shifted) {
    this.key = key;
    this.code = code;
    this.keyCode = keyCode;
    // ``key`` while Shift is held.
    this.shifted = shifted;
  }

  // Whether it inserts a character.
  get insertsText() {
    return codePoints(this.key).length === 1;
  }

  // Whether it is held while others are pressed.
  get isModifier() {
    return (
      this.key === "Alt" || this.key === "Control" || this.key === "Meta" || this.key === "Shift"
    );
  }
}
withoutParent(Key);

// The modifier keys that are held down.
class Modifiers {
  constructor() {
    // Whether no script prevented what the last key does that went down.
    this.letsAct = true;
    this.alt = false;
    this.control = false;
    this.meta = false;
    this.shift = false;
  }

  // Note that a key goes down or up.
  hold(key, isDown) {
    if (key === "Alt") {
      this.alt = isDown;
    } else if (key === "Control") {
      this.control = isDown;
    } else if (key === "Meta") {
      this.meta = isDown;
    } else if (key === "Shift") {
      this.shift = isDown;
    }
  }

  // Whether a key is one of them.
  holds(key) {
    if (key === "Alt") return this.alt;
    if (key === "Control") return this.control;
    if (key === "Meta") return this.meta;
    return key === "Shift" && this.shift;
  }
}
withoutParent(Modifiers);

// The keys by the names of ``key`` and ``code``.
class Keyboard {
  constructor() {
    this._byKey = new Table();
    this._byCode = new Table();
    const items = splitOnAsciiWhitespace(LETTERS);
    for (let index = 0; index < items.length; index++) {
      const letter = items[index];
      this._add(asciiLowercase(letter), "Key" + letter, firstCodePoint(letter), letter);
    }
    const words = splitOnAsciiWhitespace(SYMBOLS);
    let place = 0;
    while (place < words.length) {
      this._add(words[place + 2], words[place], _number(words[place + 1]), words[place + 3]);
      place += 4;
    }
    const names = splitOnAsciiWhitespace(NAMED);
    place = 0;
    while (place < names.length) {
      this._add(names[place], names[place + 1], _number(names[place + 2]), names[place]);
      place += 3;
    }
    this._add(" ", "Space", 32, " ");
    const items2 = listOf(["\n", "\r"]);
    for (let index = 0; index < items2.length; index++) {
      const each = items2[index];
      tableSet(this._byKey, each, new Key("Enter", "Enter", 13, "Enter"));
    }
    tableSet(this._byKey, "ControlOrMeta", new Key("Control", "ControlLeft", 17, "Control"));
  }

  _add(key, code, keyCode, shifted) {
    const added = new Key(key, code, keyCode, shifted);
    tableSet(this._byCode, code, added);
    tableSet(this._byKey, key, added);
    tableSet(this._byKey, shifted, new Key(shifted, code, keyCode, shifted));
  }

  // The key that has this ``key``.
  keyFor(key) {
    return tableGet(this._byKey, key);
  }

  // The key with a name: that of ``key``, or that of ``code``, which heeds Shift.
  keyNamed(name, isShifted) {
    let key = tableGet(this._byKey, name);
    if (key === undefined) {
      key = tableGet(this._byCode, name);
      if (key !== undefined && isShifted) {
        key = tableGet(this._byKey, key.shifted);
      }
    }
    if (key === undefined) {
      throw new DOMException("Unknown key: \"" + name + "\"", "SyntaxError");
    }
    return key;
  }

  // The keys that names joined by ``+`` tell, such as ``Control+a``.
  keysNamed(text, isShifted) {
    const keys = newList();
    const items = namesOfKeys(text);
    for (let index = 0; index < items.length; index++) {
      const name = items[index];
      const key = this.keyNamed(name, isShifted);
      if (key.key === "Shift") {
        isShifted = true;
      }
      keys[keys.length] = key;
    }
    return keys;
  }
}
withoutParent(Keyboard);

function _number(text) {
  const number = parsedInteger(text);
  return number;
}

// Split at each ``+`` that follows a name: ``Control++`` is ``Control`` and ``+``.
function namesOfKeys(text) {
  const parts = newList();
  let name = newList();
  const items = codePoints(text);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each === "+" && name.length > 0) {
      listAppend(parts, joinedTexts(name));
      name = newList();
    } else {
      name[name.length] = each;
    }
  }
  listAppend(parts, joinedTexts(name));
  return parts;
}
