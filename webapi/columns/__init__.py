"""Columns of URLs: Arrow in, Arrow out, with the answers of the `URL` class.

Vectorised algorithms parse canonical URLs, which are most rows of a column of URLs. Every other row
goes through `URL`. This needs pyarrow and numpy: ``pip install webapi-dom[columns]``.

>>> from webapi import columns
>>> columns.parse(["https://example.org/a?b"], fields=("hostname", "search"))[0].as_py()
{'hostname': 'example.org', 'search': '?b'}
"""

from __future__ import annotations

TYPE_CHECKING = False  # type checkers take it for true; this needs no import of typing

if TYPE_CHECKING:
    from .api import can_parse as can_parse
    from .api import href as href
    from .api import params as params
    from .api import parse as parse
    from .api import registrable_domain as registrable_domain
    from .api import replace as replace
    from .api import resolve as resolve
    from .api import site as site
    from .parsing import FIELDS as FIELDS

_MODULES = {
    "FIELDS": "parsing",
    "can_parse": "api",
    "href": "api",
    "params": "api",
    "parse": "api",
    "registrable_domain": "api",
    "replace": "api",
    "resolve": "api",
    "site": "api",
}

__all__ = [
    "FIELDS",
    "can_parse",
    "href",
    "params",
    "parse",
    "registrable_domain",
    "replace",
    "resolve",
    "site",
]


def __getattr__(name: str) -> object:
    """Import a public name at its first use (PEP 562).

    Raises:
        ModuleNotFoundError: pyarrow or numpy is not installed.
    """
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        value: object = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name not in ("numpy", "pyarrow"):
            raise
        raise ModuleNotFoundError(
            f"webapi.columns needs {error.name}: pip install webapi-dom[columns]", name=error.name
        ) from error
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
