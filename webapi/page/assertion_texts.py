"""What a failed assertion says: what was expected, what was there, and the log of its looks."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from webapi.url.redaction import hide_password_in_text

MAX_LOGGED: Final = 8
"""The different states that a log shows at most: the last ones."""

MAX_LISTED: Final = 10
"""The elements that an error lists at most, as in Playwright."""
_ACTIONS: Final = {
    "scrollIntoView": "scroll into view",
    "select": "select option",
    "selectText": "select text",
    "setInputFiles": "set input files",
}


@dataclass(frozen=True)
class Expectation:
    """What an assertion expects of the elements of a locator, or of a page."""

    method: str
    """The name, as ``to_have_text``."""
    sentence: str
    """The first line, as ``Locator expected to have text``."""
    expected: Any
    """What the first line ends with; None for nothing."""
    timeout: float
    """The milliseconds."""
    negated: bool = False
    shown: str = ""
    """The locator."""
    message: str | None = None
    """What stands in the place of the first line."""
    is_strict: bool = True
    """Whether several elements are an error."""
    counts: bool = False
    """Whether the value is the number of elements."""
    about: str = ""
    """The name of the attribute or the property."""
    words: Mapping[bool, str] = field(default_factory=dict)
    """What a value is called."""
    show: Callable[[Any], Any] | None = None
    """What a message shows of a value."""

    def actual(self, seen: list[Any]) -> Any:
        """The value of what was read of each element."""
        if self.counts:
            return len(seen)
        if not self.is_strict:
            return seen
        value = seen[0] if seen else None
        if self.show is not None and value is not None:
            return self.show(value)
        return self.words.get(value, value) if isinstance(value, bool) else value

    def text(self, seen: list[Any], looks: Looks, error: str = "", snapshot: str = "") -> str:
        """The text of the `AssertionError`."""
        if not seen and self.is_strict and not error:
            error = "element(s) not found"
        actual = None if error else self.actual(seen)
        lines = [
            *self._first(),
            f"Actual value: {actual}",
            *([f"Error: {error}"] if error else ()),
            "Call log:",
            f'  - Expect "{self._prefix()}{self.method}" with timeout {self.timeout:g}ms',
            *([f"  - waiting for {self.shown}"] if self.shown else ()),
            *looks.lines(self.about),
        ]
        if snapshot:
            lines += ["", "Aria snapshot:", snapshot]
        return hide_password_in_text("\n".join(lines))

    def _prefix(self) -> str:
        return "not_" if self.negated else ""

    def _first(self) -> list[str]:
        if self.message is not None:
            more = [] if self.expected is None else [f"Expected value: '{self.expected}'"]
            return [self.message, *more]
        sentence = self.sentence
        if self.negated:
            sentence = sentence.replace("expected to", "expected not to")
        return [sentence if self.expected is None else f"{sentence} '{self.expected}'"]


class Looks:
    """What an assertion has seen each time, in order."""

    def __init__(self) -> None:
        self._groups: list[list[Any]] = []

    def repeats(self, value: Any) -> bool:
        """Note the value, if it is the last one again."""
        if not self._groups or self._groups[-1][2] != value:
            return False
        self._groups[-1][0] += 1
        return True

    def add(self, resolved: str | None, value: Any) -> None:
        """Note a value, and what the locator has resolved to; None for nothing."""
        self._groups.append([1, resolved, value])
        del self._groups[:-MAX_LOGGED]

    def lines(self, about: str) -> list[str]:
        """The lines of the log."""
        of = f" of {about}" if about else ""
        lines = []
        for count, resolved, value in self._groups:
            if resolved is None:
                continue
            times, inner = ("- ", "    ") if count == 1 else (f"{count} × ", "      ")
            lines.append(f"    {times}locator resolved to {resolved}")
            if not isinstance(value, list):
                lines.append(f'{inner}- unexpected value "{_written(value)}"{of}')
        return lines

    def action_lines(self, kind: str) -> list[str]:
        """The lines of the log of an action that has waited."""
        lines = []
        for count, resolved, problem in self._groups:
            if problem is None:
                continue
            action = _ACTIONS.get(kind, kind)
            times = "" if count == 1 else f"{count} × "
            subject = "" if problem.startswith("<") else "element "
            lines += [
                f"    - locator resolved to {resolved}",
                f"  - attempting {action} action",
                f"    - {times}{subject}{problem}",
                f"    - retrying {action} action",
            ]
        return lines


def with_log(text: str, *lines: str) -> str:
    """A text with the lines of a log."""
    return hide_password_in_text("\n".join([text, *(["Call log:"] if lines else ()), *lines]))


def timeout_text(seconds: float, *lines: str) -> str:
    """What an error says of a wait that was too long."""
    return with_log(f"Timeout {seconds * 1000:g}ms exceeded.", *lines)


def strictness_text(shown: str, previews: list[str]) -> str:
    """What an error says of several elements where one is needed."""
    listed = [f"    {place}) {each}" for place, each in enumerate(previews[:MAX_LISTED], 1)]
    more = ["    ..."] if len(previews) > MAX_LISTED else []
    first = f"strict mode violation: {shown} resolved to {len(previews)} elements:"
    return "\n".join([first, *listed, *more])


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, default=str)
