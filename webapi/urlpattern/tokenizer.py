"""Tokenizing: https://urlpattern.spec.whatwg.org/#tokenizing

The standard has one char token for each code point. Here, a run of code points that are only text
is one token. "/", ":", "?", "#", "@", "[" and "]" remain tokens of their own, because they end a
component of a constructor string, and "/" can be a prefix.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from .errors import PatternError
from .names import is_valid_name_code_point

OPEN: Final = "open"
CLOSE: Final = "close"
REGEXP: Final = "regexp"
NAME: Final = "name"
CHAR: Final = "char"
ESCAPED_CHAR: Final = "escaped-char"
OTHER_MODIFIER: Final = "other-modifier"
ASTERISK: Final = "asterisk"
END: Final = "end"
INVALID_CHAR: Final = "invalid-char"

STRICT: Final = "strict"
LENIENT: Final = "lenient"

_text_run: Final = re.compile(r"[^*+?\\{}:(/#@\[\]]+").match
_ascii_name: Final = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*").match
_regexp_run: Final = re.compile(r"[^()\\]*").match

_SINGLE: Final = {
    "*": ASTERISK,
    "+": OTHER_MODIFIER,
    "?": OTHER_MODIFIER,
    "{": OPEN,
    "}": CLOSE,
}


class Token(NamedTuple):
    """https://urlpattern.spec.whatwg.org/#token"""

    type: str
    place: int
    value: str


def tokenize(input: str, policy: str) -> list[Token]:
    """https://urlpattern.spec.whatwg.org/#tokenize

    >>> [(token.type, token.value) for token in tokenize("/a:b(c)?", STRICT)][1:4]
    [('char', 'a'), ('name', 'b'), ('regexp', 'c')]

    Raises:
        PatternError: the policy is ``"strict"``, and a code point begins no token.
    """
    tokens: list[Token] = []
    add = tokens.append
    index = 0
    length = len(input)
    while index < length:
        run = _text_run(input, index)
        if run is not None:
            add(Token(CHAR, index, run[0]))
            index = run.end()
            continue
        code_point = input[index]
        next_index = index + 1
        type = _SINGLE.get(code_point)
        reason = ""
        if type is not None:
            add(Token(type, index, code_point))
        elif code_point == "\\":
            if next_index < length:
                add(Token(ESCAPED_CHAR, index, input[next_index]))
                next_index += 1
            else:
                reason = "nothing follows the backslash"
        elif code_point == ":":
            name_end = _name_end(input, next_index)
            if name_end > next_index:
                add(Token(NAME, index, input[next_index:name_end]))
                next_index = name_end
            else:
                reason = 'no name follows the ":"; write "\\:" for a colon'
        elif code_point == "(":
            regexp_end, reason, place = _regexp_end(input, next_index)
            if not reason:
                add(Token(REGEXP, index, input[next_index : regexp_end - 1]))
                next_index = regexp_end
            elif policy == STRICT:
                raise PatternError(reason, input, place)
        else:
            add(Token(CHAR, index, code_point))
        if reason:
            if policy == STRICT:
                raise PatternError(reason, input, index)
            add(Token(INVALID_CHAR, index, code_point))
        index = next_index
    add(Token(END, index, ""))
    return tokens


def _name_end(input: str, name_start: int) -> int:
    """Find the end of the name that begins at ``name_start``, or ``name_start`` if none does."""
    match = _ascii_name(input, name_start)
    position = name_start if match is None else match.end()
    while position < len(input) and is_valid_name_code_point(
        input[position], position == name_start
    ):
        position += 1
    return position


def _regexp_end(input: str, regexp_start: int) -> tuple[int, str, int]:
    """Find the place after the ")" of a regular expression, or the error and its place."""
    depth = 1
    position = regexp_start
    length = len(input)
    if input.startswith("?", position):
        return 0, 'a regular expression does not begin with "?"', position
    while position < length:
        run = _regexp_run(input, position)
        assert run is not None
        if not run[0].isascii():
            place = next(i for i in range(position, run.end()) if not input[i].isascii())
            return 0, "a regular expression is ASCII only", place
        position = run.end()
        if position == length:
            break
        code_point = input[position]
        position += 1
        if code_point == "\\":
            if position == length:
                return 0, "nothing follows the backslash", position - 1
            if not input[position].isascii():
                return 0, "a regular expression is ASCII only", position
            position += 1
        elif code_point == ")":
            depth -= 1
            if depth == 0:
                if position == regexp_start + 1:
                    return 0, "a regular expression is not empty", regexp_start - 1
                return position, "", 0
        else:
            depth += 1
            if not input.startswith("?", position):
                return 0, 'a group in a regular expression begins with "(?"', position - 1
    return 0, '"(" is not closed', regexp_start - 1
