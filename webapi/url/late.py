"""Functions of modules that take longer to import than a URL takes to parse."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Late:
    """A function of a module that the first call imports.

    >>> Late("webapi.url.fast_path.parsing", "repair").call("HTTPS://example.org/")[0]
    'https://example.org/'
    """

    __slots__ = ("call",)

    call: Any
    """The function. Python 3.11 finds it faster if it is not called in the same expression."""

    def __init__(self, module: str, name: str) -> None:
        def first_call(*arguments: Any) -> Any:
            from importlib import import_module

            self.call = getattr(import_module(module), name)
            return self.call(*arguments)

        self.call = first_call
