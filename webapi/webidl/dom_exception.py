"""DOMException: https://webidl.spec.whatwg.org/#idl-DOMException"""

from __future__ import annotations


class DOMException(Exception):
    """The exception that the DOM and HTML Standards throw; ``name`` says of which kind.

    >>> DOMException("'a b' is not a valid name.", "InvalidCharacterError").name
    'InvalidCharacterError'
    """

    def __init__(self, message: str = "", name: str = "Error") -> None:
        super().__init__(message, name)
        self.message = message
        self.name = name

    def __str__(self) -> str:
        return f"{self.name}: {self.message}"
