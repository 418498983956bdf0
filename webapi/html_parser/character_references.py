"""https://html.spec.whatwg.org/#character-reference-state"""

from __future__ import annotations

import re
from html.entities import html5 as CHARACTERS
from typing import Final

from .errors import ErrorList

_REFERENCE: Final = re.compile("&(?:#(?:[xX]([0-9A-Fa-f]*+)|([0-9]*+));?|([0-9A-Za-z]++;?))")
_LONGEST_WITHOUT_SEMICOLON: Final = max(len(name) for name in CHARACTERS if name[-1] != ";")
_WINDOWS_1252: Final = dict(
    zip(
        (each for each in range(0x80, 0xA0) if each not in (0x81, 0x8D, 0x8F, 0x90, 0x9D)),
        "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ",
        strict=True,
    )
)
"""https://html.spec.whatwg.org/#numeric-character-reference-end-state"""


def replace_references(text: str, in_attribute: bool, errors: ErrorList | None, index: int) -> str:
    """A text whose character references are replaced. It stands at an index of the input."""
    pieces = list[str]()
    begin = 0
    for match in _REFERENCE.finditer(text):
        if match[3] is None:
            character, end = _numeric(match, errors, index)
        else:
            character, end = _named(match, text, in_attribute, errors, index)
        if end:
            pieces += text[begin : match.start()], character
            begin = end
    pieces.append(text[begin:])
    return "".join(pieces)


def _named(
    match: re.Match[str], text: str, in_attribute: bool, errors: ErrorList | None, index: int
) -> tuple[str, int]:
    """https://html.spec.whatwg.org/#named-character-reference-state: characters and their end"""
    name, start, end = match[3], match.start(3), match.end()
    if name[-1] == ";" and (found := CHARACTERS.get(name)) is not None:
        return found, end
    for length in range(min(len(name), _LONGEST_WITHOUT_SEMICOLON), 1, -1):
        found = CHARACTERS.get(name[:length])
        if found is None:
            continue
        end = start + length
        following = text[end : end + 1]
        if in_attribute and (following == "=" or (following.isascii() and following.isalnum())):
            return "", 0
        if errors:
            errors.add("missing-semicolon-after-character-reference", index + end)
        return found, end
    # https://html.spec.whatwg.org/#ambiguous-ampersand-state
    if errors and name[-1] == ";":
        errors.add("unknown-named-character-reference", index + end - 1)
    return "", 0


def _numeric(match: re.Match[str], errors: ErrorList | None, index: int) -> tuple[str, int]:
    """https://html.spec.whatwg.org/#numeric-character-reference-state"""
    digits, base = (match[1], 16) if match[1] is not None else (match[2], 10)
    end = match.end()
    if not digits:
        if errors:
            at = match.end() - (match[0][-1] == ";")
            errors.add("absence-of-digits-in-numeric-character-reference", index + at)
        return "", 0
    if errors and match[0][-1] != ";":
        errors.add("missing-semicolon-after-character-reference", index + end)
    digits = digits.lstrip("0")
    code = int(digits or "0", base) if len(digits) < 8 else 0x110000
    name = ""
    if code == 0:
        name, character = "null-character-reference", "\ufffd"
    elif code > 0x10FFFF:
        name, character = "character-reference-outside-unicode-range", "\ufffd"
    elif 0xD800 <= code <= 0xDFFF:
        name, character = "surrogate-character-reference", "\ufffd"
    else:
        character = _WINDOWS_1252.get(code, chr(code))
        if 0xFDD0 <= code <= 0xFDEF or code & 0xFFFE == 0xFFFE:
            name = "noncharacter-character-reference"
        elif code == 0x0D or ((code < 0x20 or 0x7F <= code < 0xA0) and code not in (9, 10, 12)):
            name = "control-character-reference"
    if errors and name:
        errors.add(name, index + end)
    return character, end
