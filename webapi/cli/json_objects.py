"""Lines of JSON objects as text, and the text of their members.

>>> objects = Objects(b'{"url": "https://h/", "n": 1.10}\\n\\n{"url": null}\\n', "url")
>>> objects.urls.to_pylist()
['https://h/', None]
>>> objects.members()["n"].texts.to_pylist()
['1.10', None]
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final, NoReturn

import pyarrow as pa
import pyarrow.compute as pc

from webapi import columns
from webapi.columns.cells import gathered
from webapi.columns.text import Text
from webapi.url.redaction import shown
from webapi.url.scalar_values import scalar_value_string

MOST_MEMBERS: Final = 1000
_SPACE: Final = " \t\r"
_STRING: Final = r'"[^"\\\x00-\x1f]*+(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*+)*"'
_NUMBER: Final = r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?"
_SCALAR: Final = re.compile(f"{_STRING}|{_NUMBER}|true|false|null")
_S: Final = f"[{_SPACE}]*+"
_KEY: Final = re.compile(f"{_S}({_STRING}){_S}:{_S}")
_BEGIN: Final = re.compile(rf"{_S}\{{{_S}(}}?)")
_NEXT: Final = re.compile(f"{_S}([,}}])")
_SHORT_INTEGER: Final = "^(?:0|-?[1-9][0-9]{0,14})$"
"""An integer that a float holds exactly."""


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


# Keep the text of numbers. Python does not convert very long ones.
_DECODER: Final = json.JSONDecoder(parse_int=str, parse_float=str, parse_constant=_refuse)


@dataclass(frozen=True)
class Member:
    """One member of many objects: the texts and the kinds of its values."""

    texts: Any
    kinds: frozenset[str]

    @classmethod
    def of(cls, raw: Sequence[str | None]) -> Member:
        """The member with these JSON texts, ``None`` for an object without it.

        >>> Member.of(['"a"', "1", None]).texts.to_pylist()
        ['a', '1', None]
        """
        found = Text.of(pa.array(raw, pa.large_string()))
        first = found.bytes[found.starts]
        missing = first == ord("n")
        if found.valid is not None:
            missing |= ~found.valid
        in_quotes = (first == ord('"')) & ~missing
        starts, ends = found.starts + in_quotes, found.ends - in_quotes
        texts = gathered(found.raw, starts, ends, pa.large_string(), missing)
        kinds = set()
        if in_quotes.any():
            kinds.add("string")
            escaped = pc.and_(pc.match_substring(texts, "\\"), pa.array(in_quotes)).fill_null(False)
            if escaped.true_count:
                mask = escaped.to_numpy(zero_copy_only=False)
                exact = [
                    scalar_value_string(json.loads(each))
                    for each, is_one in zip(raw, mask.tolist(), strict=True)
                    if is_one and each is not None
                ]
                texts = pc.replace_with_mask(texts, mask, pa.array(exact, texts.type))
        others = texts.filter(pa.array(~in_quotes & ~missing))
        kinds |= _kinds(others) if len(others) else set()
        return cls(texts.cast(pa.string()), frozenset(kinds))


def arrow_type(kinds: frozenset[str]) -> Any:
    """The Arrow type that holds values of these kinds unchanged; text holds all."""
    if kinds == {"boolean"}:
        return pa.bool_()
    if kinds and kinds <= {"short integer", "integer"}:
        return pa.int64()
    return pa.float64() if kinds and kinds <= {"short integer", "float"} else pa.string()


def _kinds(texts: Any) -> set[str]:
    """The kinds of values that are not strings."""
    kinds = set()
    short = pc.match_substring_regex(texts, _SHORT_INTEGER)
    if short.true_count:
        kinds.add("short integer")
    return kinds | {_kind(each) for each in texts.filter(pc.invert(short)).to_pylist()}


def _kind(text: str) -> str:
    if text in ("true", "false"):
        return "boolean"
    if text[0] in "[{":
        return "nested"
    if text.removeprefix("-").isdigit() and text != "-0":
        return "integer" if len(text) < 20 and -(2**63) <= int(text) < 2**63 else "number"
    if repr(float(text)) == text or Decimal(repr(float(text))) == Decimal(text):
        return "float"
    return "number"


class Objects:
    """The objects of some lines. An empty line has no object."""

    _raw: Callable[[str], Sequence[str | None]]
    """The JSON text of a member of each object, ``None`` for an object without it."""

    def __init__(self, text: bytes, column: str, first: int = 1) -> None:
        """``first`` is the number of the first line.

        Raises:
            ValueError: a line is not an object, has a member with a field's name, or a URL that
                is not a string.
        """
        stripped = [line.strip(_SPACE) for line in _decoded(text, first).split("\n")]
        self.lines = [line for line in stripped if line]
        uniform = _uniform(self.lines)
        if uniform is None:
            objects = _objects(stripped, first)
            self.names = list({name: None for each in objects for name in each})
            self._raw = lambda name: [each.get(name) for each in objects]
        else:
            self.names = list(uniform)
            self._raw = uniform.__getitem__
        taken = [name for name in columns.FIELDS if name in self.names]
        if taken:
            raise ValueError(f"there is a {taken[0]!r} already; rename it first")
        self.has_column = column in self.names
        member = Member.of(self._raw(column) if self.has_column else [None] * len(self))
        if member.kinds - {"string"}:
            raise ValueError(f"{shown(column)} is a {min(member.kinds - {'string'})}, not a string")
        self.urls = member.texts

    def __len__(self) -> int:
        return len(self.lines)

    def members(self) -> dict[str, Member]:
        """Each member that some object has, in order of occurrence.

        Raises:
            ValueError: a table cannot have so many columns.
        """
        require_few(self.names)
        return {scalar_value_string(name): Member.of(self._raw(name)) for name in self.names}

    def followed_by(self, further: bytes) -> bytes:
        """The unchanged lines, each followed by the members of another line's object."""
        lines = further.decode().split("\n")[:-1]
        return "".join(
            [
                f"{line}\n" if more == "{}" else f"{line[:-1].rstrip(_SPACE)}, {more[1:]}\n"
                for line, more in zip(self.lines, lines, strict=True)
            ]
        ).encode()


def require_few(names: Collection[str]) -> None:
    """Raise `ValueError` if a table cannot have so many columns."""
    if len(names) > MOST_MEMBERS:
        raise ValueError(f"there are more than {MOST_MEMBERS} names; write JSON Lines")


def _objects(lines: list[str], first: int) -> list[dict[str, str]]:
    objects = []
    for number, line in enumerate(lines, first):
        if not line:
            continue
        try:
            objects.append(members_of(line))
        except RecursionError:
            raise ValueError(f"line {number} is nested too deeply") from None
        except ValueError as error:
            reason = error.msg if isinstance(error, json.JSONDecodeError) else str(error)
            raise ValueError(f"line {number} is not a JSON object: {reason}") from None
    return objects


def _uniform(lines: list[str]) -> dict[str, Sequence[str]] | None:
    """The members of objects without nesting that all have the first one's names in order."""
    found = {}
    if lines:
        with suppress(ValueError, RecursionError):
            found = members_of(lines[0])
    if not found or any(text[0] in "[{" for text in found.values()):
        return None
    members = []
    for name in found:
        written = {re.escape(json.dumps(name, ensure_ascii=ascii)) for ascii in (True, False)}
        members.append(f"(?:{'|'.join(written)}){_S}:{_S}({_SCALAR.pattern})")
    pattern = rf"^\{{{_S}{f'{_S},{_S}'.join(members)}{_S}\}}$"
    rows = re.findall(pattern, "\n".join(lines), re.MULTILINE)
    if len(rows) < len(lines):
        return None
    return dict(zip(found, [rows] if len(found) == 1 else zip(*rows, strict=True), strict=True))


def members_of(line: str) -> dict[str, str]:
    """The JSON text of each member of an object. As in JavaScript, the last of equal names counts.

    Raises:
        ValueError: the line is not an object.
        RecursionError: the line is nested too deeply.

    >>> members_of('{"a": [1, 2.50], "b": "c", "a": 1e2}')
    {'a': '1e2', 'b': '"c"'}
    """
    found: dict[str, str] = {}
    match = _BEGIN.match(line)
    if not match:
        raise ValueError("it does not begin with {")
    end = match.end()
    closed = match[1]
    while not closed:
        key = _KEY.match(line, end)
        if not key:
            raise ValueError("a name and a colon are missing")
        start = key.end()
        scalar = _SCALAR.match(line, start)
        value_end = scalar.end() if scalar else _DECODER.raw_decode(line, start)[1]
        found[json.loads(key[1])] = line[start:value_end]
        after = _NEXT.match(line, value_end)
        if not after:
            raise ValueError("a comma or } is missing")
        end = after.end()
        closed = after[1] == "}"
    if line[end:].strip(_SPACE):
        raise ValueError("something follows the object")
    return found


def _decoded(text: bytes, first: int) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        number = first + text.count(b"\n", 0, error.start)
        raise ValueError(f"line {number} is not UTF-8") from None
