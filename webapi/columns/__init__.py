"""Columns of URLs: Arrow in, Arrow out, with the answers of the `URL` class.

Vectorised algorithms parse canonical URLs, which are most rows of a column of URLs. Every other row
goes through `URL`. This needs pyarrow and numpy: ``pip install webapi-dom[columns]``.

>>> from webapi import columns
>>> columns.parse(["https://example.org/a?b"], fields=("hostname", "search"))[0].as_py()
{'hostname': 'example.org', 'search': '?b'}
"""

_MODULES = {
    "FIELDS": "parsing",
    "can_parse": "api",
    "delete_params": "api",
    "href": "api",
    "params": "api",
    "parse": "api",
    "registrable_domain": "api",
    "replace": "api",
    "resolve": "api",
    "set_params": "api",
    "site": "api",
    "sort_params": "api",
}

__all__ = [*_MODULES]


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
    return sorted({*globals(), *__all__} - {"_MODULES"})
