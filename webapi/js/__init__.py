"""A double of Pyodide's modules ``js`` and ``pyodide.ffi``, for tests where no browser is.

Code that was written for Pyodide runs unchanged, with webapi's ``URL`` and ``URLSearchParams``
behind proxies that behave as Pyodide's do, surprises included: `install` puts them in place.
In tests, ask for pytest's fixture ``pyodide_js``, which comes with this package.
"""

from __future__ import annotations

TYPE_CHECKING = False

if TYPE_CHECKING:
    from webapi.js.installation import Installation

__all__ = ["install"]


def install() -> Installation:
    """Put the double in place of ``js``, ``pyodide`` and ``pyodide.ffi``, with a new global object.

    Call the result's `Installation.undo`, or use it in a ``with`` statement.

    >>> with install():
    ...     from js import URL
    ...     list(URL.new("https://example.org/?a=1&b=2").searchParams)
    ['a', 'b']
    """
    from webapi.js.installation import Installation

    return Installation()
