"""The WindowOrWorkerGlobalScope mixin: functions of the global scope.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.steps import window_or_worker_global_scope as steps
from webapi.webidl.strings import to_domstring


def btoa(data):
    """The base64 of ``data``, whose code points up to U+00FF each stand for one byte. Raises a
    `DOMException` called ``InvalidCharacterError`` for any other code point. For bytes,
    ``base64.b64encode`` of the standard library is shorter.

    ``DOMString btoa(DOMString data)``

    https://html.spec.whatwg.org/#dom-btoa

    >>> btoa("Ladies & gentlemen")
    'TGFkaWVzICYgZ2VudGxlbWVu'
    """
    return steps.btoa(to_domstring(data))


def atob(data):
    """The bytes that the base64 in ``data`` encodes, as a str of code points up to U+00FF:
    ``.encode("latin-1")`` gives them as ``bytes``. ASCII whitespace is ignored, and the padding
    may be missing. Raises a `DOMException` called ``InvalidCharacterError`` for all else that
    is not base64.

    ``ByteString atob(DOMString data)``

    https://html.spec.whatwg.org/#dom-atob

    >>> atob(" TGFkaWVzICYgZ2VudGxlbWVu ")
    'Ladies & gentlemen'
    >>> atob("gQ").encode("latin-1")
    b'\\x81'
    """
    return steps.atob(to_domstring(data))
