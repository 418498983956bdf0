"""The keys of a keyboard, with the United States' layout: https://w3c.github.io/uievents-code/

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    ascii_lowercase,
    code_points,
    first_code_point,
    joined_texts,
    parsed_integer,
    split_on_ascii_whitespace,
)

LETTERS: Final = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

SYMBOLS: Final = (
    "Digit0 48 0 ) Digit1 49 1 ! Digit2 50 2 @ Digit3 51 3 # Digit4 52 4 $ Digit5 53 5 % "
    "Digit6 54 6 ^ Digit7 55 7 & Digit8 56 8 * Digit9 57 9 ( Semicolon 186 ; : Equal 187 = + "
    "Comma 188 , < Minus 189 - _ Period 190 . > Slash 191 / ? Backquote 192 ` ~ "
    "BracketLeft 219 [ { Backslash 220 \\ | BracketRight 221 ] } Quote 222 ' \" "
)
"""``code``, ``keyCode``, and ``key`` without and with Shift."""

NAMED: Final = (
    "Backspace Backspace 8 Tab Tab 9 Enter Enter 13 Shift ShiftLeft 16 Control ControlLeft 17 "
    "Alt AltLeft 18 CapsLock CapsLock 20 Escape Escape 27 PageUp PageUp 33 PageDown PageDown 34 "
    "End End 35 Home Home 36 ArrowLeft ArrowLeft 37 ArrowUp ArrowUp 38 "
    "ArrowRight ArrowRight 39 ArrowDown ArrowDown 40 Insert Insert 45 Delete Delete 46 "
    "Meta MetaLeft 91 ContextMenu ContextMenu 93 F1 F1 112 F2 F2 113 F3 F3 114 F4 F4 115 "
    "F5 F5 116 F6 F6 117 F7 F7 118 F8 F8 119 F9 F9 120 F10 F10 121 F11 F11 122 F12 F12 123 "
)
"""``key``, ``code`` and ``keyCode``: https://w3c.github.io/uievents/#fixed-virtual-key-codes"""


class Key:
    """A key of the keyboard: what its events say."""

    __slots__ = ("code", "key", "key_code", "shifted")

    def __init__(self, key: str, code: str, key_code: int, shifted: str) -> None:
        self.key = key
        self.code = code
        self.key_code = key_code
        self.shifted = shifted
        """``key`` while Shift is held."""

    @property
    def inserts_text(self) -> bool:
        """Whether it inserts a character."""
        return len(code_points(self.key)) == 1

    @property
    def is_modifier(self) -> bool:
        """Whether it is held while others are pressed."""
        return self.key in ("Alt", "Control", "Meta", "Shift")


class Modifiers:
    """The modifier keys that are held down."""

    __slots__ = ("alt", "control", "lets_act", "meta", "shift")

    def __init__(self) -> None:
        self.lets_act = True
        """Whether no script prevented what the last key does that went down."""
        self.alt = False
        self.control = False
        self.meta = False
        self.shift = False

    def hold(self, key: str, is_down: bool) -> None:
        """Note that a key goes down or up."""
        if key == "Alt":
            self.alt = is_down
        elif key == "Control":
            self.control = is_down
        elif key == "Meta":
            self.meta = is_down
        elif key == "Shift":
            self.shift = is_down

    def holds(self, key: str) -> bool:
        """Whether a key is one of them."""
        if key == "Alt":
            return self.alt
        if key == "Control":
            return self.control
        if key == "Meta":
            return self.meta
        return key == "Shift" and self.shift


class Keyboard:
    """The keys by the names of ``key`` and ``code``."""

    __slots__ = ("_by_code", "_by_key")

    def __init__(self) -> None:
        self._by_key: dict[str, Key] = {}
        self._by_code: dict[str, Key] = {}
        for letter in split_on_ascii_whitespace(LETTERS):
            self._add(ascii_lowercase(letter), f"Key{letter}", first_code_point(letter), letter)
        words = split_on_ascii_whitespace(SYMBOLS)
        place = 0
        while place < len(words):
            self._add(words[place + 2], words[place], _number(words[place + 1]), words[place + 3])
            place += 4
        names = split_on_ascii_whitespace(NAMED)
        place = 0
        while place < len(names):
            self._add(names[place], names[place + 1], _number(names[place + 2]), names[place])
            place += 3
        self._add(" ", "Space", 32, " ")
        for each in ["\n", "\r"]:
            self._by_key[each] = Key("Enter", "Enter", 13, "Enter")
        self._by_key["ControlOrMeta"] = Key("Control", "ControlLeft", 17, "Control")

    def _add(self, key: str, code: str, key_code: int, shifted: str) -> None:
        added = Key(key, code, key_code, shifted)
        self._by_code[code] = added
        self._by_key[key] = added
        self._by_key[shifted] = Key(shifted, code, key_code, shifted)

    def key_for(self, key: str) -> Key | None:
        """The key that has this ``key``."""
        return self._by_key.get(key)

    def key_named(self, name: str, is_shifted: bool) -> Key:
        """The key with a name: that of ``key``, or that of ``code``, which heeds Shift."""
        key = self._by_key.get(name)
        if key is None:
            key = self._by_code.get(name)
            if key is not None and is_shifted:
                key = self._by_key.get(key.shifted)
        if key is None:
            raise DOMException(f'Unknown key: "{name}"', "SyntaxError")
        return key

    def keys_named(self, text: str, is_shifted: bool) -> list[Key]:
        """The keys that names joined by ``+`` tell, such as ``Control+a``."""
        keys: list[Key] = []
        for name in names_of_keys(text):
            key = self.key_named(name, is_shifted)
            if key.key == "Shift":
                is_shifted = True
            keys.append(key)
        return keys


def _number(text: str) -> int:
    number = parsed_integer(text)
    assert number is not None
    return number


def names_of_keys(text: str) -> list[str]:
    """Split at each ``+`` that follows a name: ``Control++`` is ``Control`` and ``+``."""
    parts: list[str] = []
    name: list[str] = []
    for each in code_points(text):
        if each == "+" and len(name) > 0:
            parts.append(joined_texts(name))
            name = []
        else:
            name.append(each)
    parts.append(joined_texts(name))
    return parts
