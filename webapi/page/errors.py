"""The exceptions of a page."""

from __future__ import annotations

from traceback import format_tb
from typing import Any

from webapi.runtimes.javascript_error import JavaScriptError
from webapi.url.redaction import redacted


class PageError(Exception):
    """An action that cannot be done, for example on an element that is missing or disabled."""

    method = ""
    """The method that has raised it, with its class: the text begins with it."""

    @property
    def message(self) -> str:
        """The text."""
        return str(self)

    @property
    def name(self) -> str | None:
        """The name of the error that a script has thrown."""
        return None

    @property
    def stack(self) -> str | None:
        """The stack of the error that a script has thrown; else that of Python."""
        return "".join(format_tb(self.__traceback__))


class ScriptError(PageError, JavaScriptError):
    """What a script has thrown in an evaluation: an error of the page, and of the script."""

    def __init__(self, error: JavaScriptError) -> None:
        Exception.__init__(self, str(error))
        self._error = error

    __str__ = Exception.__str__

    @property
    def message(self) -> str:  # type: ignore[override]
        """The text."""
        return str(self)

    @property
    def name(self) -> str:  # type: ignore[override]
        """The name of the error that was thrown; empty if it was another value."""
        return self._error.name

    @property
    def stack(self) -> str:  # type: ignore[override]
        """The engine's text of the place."""
        return self._error.stack


class ClosedError(PageError, RuntimeError):
    """Something is asked of a page that has been closed."""

    def __init__(self) -> None:
        super().__init__("Target page, context or browser has been closed")


class MissingError(NotImplementedError, AttributeError):
    """A member of Playwright's that is missing here: the text says why."""


class InvalidTimeError(PageError, ValueError):
    """A moment or a number of milliseconds that is none."""


class PageTimeoutError(PageError, TimeoutError):
    """A wait that reached its limit: of the page's clock, or of real time for requests."""


def checked_text(value: Any, what: str) -> str:
    """The value, if it is a text.

    Raises: `TypeError`.
    """
    if not isinstance(value, str):
        raise TypeError(f"{what} is a text, and not {redacted(value)}")
    return value
