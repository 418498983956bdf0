"""The Web's URL API for Python, as browsers have it.

>>> from webapi import URL
>>> URL("../b?q=1#f", "https://example.org/a/x").href
'https://example.org/b?q=1#f'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.url import URL as URL
    from webapi.interfaces.url_search_params import URLSearchParams as URLSearchParams
    from webapi.url.validation import InvalidURLError as InvalidURLError
    from webapi.webidl.values import jsnull as jsnull

_MODULES = {
    "InvalidURLError": "webapi.url.validation",
    "URL": "webapi.interfaces.url",
    "URLSearchParams": "webapi.interfaces.url_search_params",
    "jsnull": "webapi.webidl.values",
}

__all__ = ["URL", "InvalidURLError", "URLSearchParams", "jsnull"]


def __getattr__(name: str) -> object:
    """Import a public name when it is first used (PEP 562)."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_MODULES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
