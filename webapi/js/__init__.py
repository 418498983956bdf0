"""A double of Pyodide's ``js`` and ``pyodide``, ``pyscript`` and ``workers``, for tests.

Python code that is written for Pyodide says ``from js import URL``. CPython has no module ``js``.
`install` puts modules of the same names into ``sys.modules``; in pytest, the fixture ``pyodide_js``
does so for one test. The code under test then runs unchanged.

How it works
============
*Values.* `webapi.js.model` has JavaScript's values: primitives are Python's ``None`` (undefined),
``jsnull``, ``bool``, ``float`` and ``str``; an object is a `JSObject <webapi.js.model.JSObject>`, a
table of properties with a prototype. Strings hold no surrogate pairs, as in Pyodide.

*Global object.* `webapi.js.builtins` and `~webapi.js.json_object` fill it with ECMAScript's
built-in objects, `~webapi.js.interfaces` with webapi's own classes and functions.
`~webapi.js.bridge` converts the arguments and results of these. Each installation has its own
global object, in a `Realm <webapi.js.model.Realm>`; installations can be nested.

*Proxies.* Python never sees a ``JSObject`` but a ``JsProxy`` of it, made anew each time as
Pyodide does: compare proxies with ``==``, not ``is``. JavaScript never sees a Python object but a
``PyProxy``. Every value that passes between the sides goes through
`webapi.js.model.python_to_js` or `webapi.js.proxies.js_to_python`.

*Surprises are copied.* ``list(params)`` gives the names only, because Pyodide treats an object
with ``get``, ``has``, ``set`` and ``size`` as a Map. Proxies that are made for a call are destroyed
when it returns. ``js.URL(…)`` without ``.new`` raises. ``tests/js/transcript.txt`` was recorded in
a real Pyodide, and the tests require the same lines of the double.

*Promises and timers.* They run on the running asyncio loop. As in Pyodide, a call that returns a
promise gives Python a future. Without a loop it gives the promise's proxy, and timers raise
``RuntimeError``.

*Fetch.* ``js.fetch`` is `webapi.fetch`: it asks by the transport that `webapi.transports` sets.
``pyodide.http``, in `webapi.js.http`, calls it.

*Workers.* `webapi.js.workers` is a double of Cloudflare's ``workers``; `WorkerTransport` asks one.

*PyScript.* `webapi.js.pyscript` is a double of ``pyscript``. It starts when its first name is used.

*Document.* ``js.document`` is a `webapi.Document`, as the Python code of a page sees it. `install`
takes one that was parsed.

*Limits.* There is no JavaScript source text, so no ``eval``, and nothing is shown. A missing member
raises ``AttributeError``. A promise that is rejected with a value that is no Error raises
``JsException``; in Pyodide, whoever awaits it waits forever.
"""

from __future__ import annotations

TYPE_CHECKING = False

if TYPE_CHECKING:
    import webapi
    from webapi.js.installation import Installation
    from webapi.js.workers.transport import WorkerTransport

__all__ = ["WorkerTransport", "install"]


def install(document: webapi.Document | None = None) -> Installation:
    """Put the double in place of ``js``, ``pyodide``, ``pyscript`` and ``workers``.

    The global object is new. ``document`` is `js.document`; without one it is a page with an empty
    body.

    Call the result's `Installation.undo`, or use it in a ``with`` statement.

    >>> with install():
    ...     from js import URL
    ...     list(URL.new("https://example.org/?a=1&b=2").searchParams)
    ['a', 'b']
    """
    from webapi.js.installation import Installation

    return Installation(document)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name != "WorkerTransport":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from webapi.js.workers.transport import WorkerTransport

        return WorkerTransport
