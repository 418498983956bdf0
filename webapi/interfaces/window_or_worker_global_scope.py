"""The WindowOrWorkerGlobalScope mixin: functions of the global scope.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.function import to_function
from webapi.interfaces.request_init import to_request_init
from webapi.interfaces.structured_serialize_options import to_structured_serialize_options
from webapi.interfaces.void_function import to_void_function
from webapi.steps import window_or_worker_global_scope as steps
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_long
from webapi.webidl.platform_objects import Interface
from webapi.webidl.promises import promise_of_object, promise_rejected_with
from webapi.webidl.strings import to_domstring, to_usvstring
from webapi.webidl.thrown_value import thrown_value
from webapi.webidl.unions import Choices, union

_Request = Interface("webapi.interfaces.request", "Request")
_to_input = union(
    "RequestInfo", Choices(string=to_usvstring, interfaces={_Request: _Request.convert})
)
_Response = Interface("webapi.interfaces.response", "Response")
_Crypto = Interface("webapi.interfaces.crypto", "Crypto")
_Performance = Interface("webapi.interfaces.performance", "Performance")


def btoa(data):
    """Encode ``data`` in base64. Each code point up to U+00FF is one byte. Any other code point
    raises a `DOMException` called ``InvalidCharacterError``. For bytes, use
    ``base64.b64encode`` of the standard library.

    ``DOMString btoa(DOMString data)``

    https://html.spec.whatwg.org/#dom-btoa

    >>> btoa("Ladies & gentlemen")
    'TGFkaWVzICYgZ2VudGxlbWVu'
    """
    return steps.btoa(to_domstring(data))


def atob(data):
    """Decode base64. Each byte is one code point of the result, and ``.encode("latin-1")``
    returns them as ``bytes``. ASCII whitespace is ignored, and the padding may be missing.
    Anything else that is not base64 raises a `DOMException` called ``InvalidCharacterError``.

    ``ByteString atob(DOMString data)``

    https://html.spec.whatwg.org/#dom-atob

    >>> atob(" TGFkaWVzICYgZ2VudGxlbWVu ")
    'Ladies & gentlemen'
    >>> atob("gQ").encode("latin-1")
    b'\\x81'
    """
    return steps.atob(to_domstring(data))


def fetch(input, init=None, **named):
    """Fetch a URL or a `Request` by the transport that `webapi.transports` sets. Call it in a
    coroutine. ``init`` has the members of a request, ``signal`` too. Rejects with
    ``TypeError``, whose ``__cause__`` is what the transport raised, and with the reason of the
    signal if that aborts.

    ``Promise<Response> fetch(RequestInfo input, optional RequestInit init = {})``

    https://fetch.spec.whatwg.org/#dom-global-fetch

    >>> import asyncio
    >>> async def main():
    ...     response = await fetch("data:text/plain,a%20b")
    ...     return response.status, await response.text()
    >>> asyncio.run(main())
    (200, 'a b')
    """
    if named:
        init = options_by_name(
            "fetch",
            named,
            init,
            {
                "fetch(input, ": (
                    "body",
                    "cache",
                    "credentials",
                    "duplex",
                    "headers",
                    "integrity",
                    "keepalive",
                    "method",
                    "mode",
                    "priority",
                    "redirect",
                    "referrer",
                    "referrerPolicy",
                    "signal",
                    "window",
                )
            },
        )
    try:
        return promise_of_object(
            steps.fetch(
                _to_input(input, "Failed to execute 'fetch': parameter 1"),
                to_request_init(init, "Failed to execute 'fetch': parameter 2"),
            ),
            _Response.new,
        )
    except Exception as error:
        return promise_rejected_with(thrown_value(error))


def queueMicrotask(callback):
    """Call ``callback`` soon, from the running asyncio loop and after earlier microtasks:
    ``loop.call_soon``. Unlike in JavaScript, the loop calls it when the running task next waits
    for something that is not ready. Tasks and callbacks that were ready before come first.
    Exceptions are reported as by `reportError`. Raises ``RuntimeError`` if no loop is running,
    and ``TypeError`` for a coroutine function.

    ``undefined queueMicrotask(VoidFunction callback)``

    https://html.spec.whatwg.org/#dom-queuemicrotask

    >>> import asyncio
    >>> async def main():
    ...     queueMicrotask(lambda: print("second"))
    ...     print("first")
    ...     await asyncio.sleep(0)
    >>> asyncio.run(main())
    first
    second
    """
    steps.queueMicrotask(
        to_void_function(callback, "Failed to execute 'queueMicrotask': parameter 1")
    )


def reportError(e):
    """Report an exception without raising it: to the exception handler of the running asyncio
    loop, or to ``sys.excepthook`` if no loop is running. Any other value is reported as a
    `ThrownValue`.

    ``undefined reportError(any e)``

    https://html.spec.whatwg.org/#dom-reporterror
    """
    steps.reportError(e)


def structuredClone(value, options=None, **named):
    """A copy of ``value``, which may have cycles and any depth. Lists, tuples, sets, frozensets
    and dicts are cloned with all that they hold; numbers, strings, bytes, dates and times, and
    compiled patterns are their own clones; a buffer becomes a ``bytearray``, or ``bytes`` if it
    is read-only; exceptions, `Blob` and `File` become new ones. Anything else, such as a
    function or a `URL`, raises a `DOMException` called ``DataCloneError``. The ``bytearray``
    objects that ``options`` lists as ``transfer`` are left empty: their clones have the bytes.

    ``any structuredClone(any value, optional StructuredSerializeOptions options = {})``

    https://html.spec.whatwg.org/#dom-structuredclone

    >>> value = {"a": [1, {2}]}
    >>> value["self"] = value
    >>> clone = structuredClone(value)
    >>> clone["a"], clone["self"] is clone
    ([1, {2}], True)
    >>> buffer = bytearray(b"bytes")
    >>> structuredClone({"moved": buffer}, {"transfer": [buffer]}), buffer
    ({'moved': bytearray(b'bytes')}, bytearray(b''))
    """
    if named:
        options = options_by_name(
            "structuredClone", named, options, {"structuredClone(value, ": ("transfer",)}
        )
    return steps.structuredClone(
        value,
        to_structured_serialize_options(
            options, "Failed to execute 'structuredClone': parameter 2"
        ),
    )


def setTimeout(handler, timeout=None, *arguments):
    """Call ``handler`` once, with ``arguments``, from the running asyncio loop, after
    ``timeout`` milliseconds. Returns a number for `clearTimeout`. Handlers run in the order in
    which they are due, and their microtasks run between them. As in browsers, a timer that is
    nested in six others takes 4 milliseconds or more, and a timeout of more than 2³¹ - 1
    milliseconds (24 days) is 0. Exceptions are reported as by `reportError`. Raises
    ``RuntimeError`` if no loop is running, and ``TypeError`` for a coroutine function and for a
    string of code.

    ``long setTimeout(Function handler, optional long timeout = 0, any... arguments)``

    https://html.spec.whatwg.org/#dom-settimeout

    >>> import asyncio
    >>> async def main():
    ...     done = asyncio.Event()
    ...     setTimeout(print, 1, "first")
    ...     setTimeout(done.set, 2)
    ...     await done.wait()
    >>> asyncio.run(main())
    first
    """
    return steps.setTimeout(
        to_function(handler, "Failed to execute 'setTimeout': parameter 1"),
        0 if timeout is None else to_long(timeout, "Failed to execute 'setTimeout': parameter 2"),
        list(arguments),
    )


def clearTimeout(id=None):
    """Cancel a timer of `setTimeout` or `setInterval` in the running loop. Any other number is
    ignored.

    ``undefined clearTimeout(optional long id = 0)``

    https://html.spec.whatwg.org/#dom-cleartimeout
    """
    steps.clearTimeout(
        0 if id is None else to_long(id, "Failed to execute 'clearTimeout': parameter 1")
    )


def setInterval(handler, timeout=None, *arguments):
    """Call ``handler`` as `setTimeout` does, again and again. A call is due ``timeout``
    milliseconds after the one before was due. If a call takes longer, the next one follows it
    at once.

    ``long setInterval(Function handler, optional long timeout = 0, any... arguments)``

    https://html.spec.whatwg.org/#dom-setinterval
    """
    return steps.setInterval(
        to_function(handler, "Failed to execute 'setInterval': parameter 1"),
        0 if timeout is None else to_long(timeout, "Failed to execute 'setInterval': parameter 2"),
        list(arguments),
    )


def clearInterval(id=None):
    """The same as `clearTimeout`.

    ``undefined clearInterval(optional long id = 0)``

    https://html.spec.whatwg.org/#dom-clearinterval
    """
    steps.clearInterval(
        0 if id is None else to_long(id, "Failed to execute 'clearInterval': parameter 1")
    )


def __getattr__(name):
    if name == "crypto":
        value = steps.crypto_getter()
        return value.platform_object or _Crypto.new(value)
    if name == "performance":
        value = steps.performance_getter()
        return value.platform_object or _Performance.new(value)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
