"""`JavaScriptError`: the exception of a script, or the reason of a rejected promise."""

from __future__ import annotations

import re

_NAMED = re.compile(r"(?:Uncaught )?([A-Za-z_$][\w$]*): (.*)", re.DOTALL)
_FIRST_FRAME = re.compile(r"^(?:[^\S\n]+at |undefined$|[^\s@]*@)", re.MULTILINE)


class JavaScriptError(Exception):
    """An error of a script.

    A function of the host that raises one gives the script an ``Error`` of this name and message.

    >>> str(JavaScriptError("RangeError", "too many"))
    'RangeError: too many'
    """

    name: str
    """The error's ``name``; empty if the script threw another value."""
    message: str
    """The error's ``message``, or the text of the thrown value."""
    stack: str
    """The engine's text of the place; empty if the engine does not tell it."""

    def __init__(self, name: str, message: str, stack: str = "") -> None:
        super().__init__(name, message, stack)
        self.name = name
        self.message = message
        self.stack = stack

    def __str__(self) -> str:
        return f"{self.name}: {self.message}" if self.name else self.message


def error_of_script(name: str, message: str, stack: str) -> JavaScriptError:
    """Make the error of a script. V8 begins a stack with the name and the message."""
    for heading in (f"{name}: {message}\n", f"{name}\n"):
        stack = stack.removeprefix(heading)
    return JavaScriptError(name, message, stack)


def error_of_text(text: str) -> JavaScriptError:
    r"""Make the error from an engine's text: name, message and stack.

    >>> error_of_text("RangeError: a\nb\n    at f (<input>:1:11)\n").stack
    '    at f (<input>:1:11)\n'
    """
    first = _FIRST_FRAME.search(text)
    end = len(text) if first is None else first.start()
    shown, stack = text[:end].rstrip("\n"), text[end:]
    named = _NAMED.fullmatch(shown)
    if named is None:
        return JavaScriptError("", shown)
    return JavaScriptError(named[1], named[2], stack)
