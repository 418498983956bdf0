"""A double of Pyodide's modules ``js`` and ``pyodide.ffi``, for tests where no browser is.

Code that was written for Pyodide runs unchanged, with webapi's ``URL`` and ``URLSearchParams``
behind proxies that behave as Pyodide's do, surprises included:

>>> import webapi.js
>>> with webapi.js.install():  # doctest: +SKIP
...     from js import URL
...     list(URL.new("https://example.org/?a=1&b=2").searchParams)
['a', 'b']

In tests, ask for pytest's fixture ``pyodide_js``, which comes with this package.
"""

from webapi.js.installation import Installation, install

__all__ = ["Installation", "install"]
