"""The Web's URL API for Python, as browsers have it.

>>> from webapi import URL
>>> URL("../b?q=1#f", "https://example.org/a/x").href
'https://example.org/b?q=1#f'
"""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true, without an import of typing

if TYPE_CHECKING:
    from webapi.ecmascript.uri import URIError as URIError
    from webapi.ecmascript.uri import decodeURI as decodeURI
    from webapi.ecmascript.uri import decodeURIComponent as decodeURIComponent
    from webapi.ecmascript.uri import encodeURI as encodeURI
    from webapi.ecmascript.uri import encodeURIComponent as encodeURIComponent
    from webapi.interfaces.abort_controller import AbortController as AbortController
    from webapi.interfaces.abort_signal import AbortSignal as AbortSignal
    from webapi.interfaces.blob import Blob as Blob
    from webapi.interfaces.crypto import Crypto as Crypto
    from webapi.interfaces.custom_event import CustomEvent as CustomEvent
    from webapi.interfaces.document import Document as Document
    from webapi.interfaces.error_event import ErrorEvent as ErrorEvent
    from webapi.interfaces.event import Event as Event
    from webapi.interfaces.event_target import EventTarget as EventTarget
    from webapi.interfaces.file import File as File
    from webapi.interfaces.form_data import FormData as FormData
    from webapi.interfaces.html_anchor_element import HTMLAnchorElement as HTMLAnchorElement
    from webapi.interfaces.html_area_element import HTMLAreaElement as HTMLAreaElement
    from webapi.interfaces.html_base_element import HTMLBaseElement as HTMLBaseElement
    from webapi.interfaces.location import Location as Location
    from webapi.interfaces.origin import Origin as Origin
    from webapi.interfaces.performance import Performance as Performance
    from webapi.interfaces.text_decoder import TextDecoder as TextDecoder
    from webapi.interfaces.text_encoder import TextEncoder as TextEncoder
    from webapi.interfaces.url import URL as URL
    from webapi.interfaces.url_pattern import URLPattern as URLPattern
    from webapi.interfaces.url_search_params import URLSearchParams as URLSearchParams
    from webapi.interfaces.window_or_worker_global_scope import atob as atob
    from webapi.interfaces.window_or_worker_global_scope import btoa as btoa
    from webapi.interfaces.window_or_worker_global_scope import clearInterval as clearInterval
    from webapi.interfaces.window_or_worker_global_scope import clearTimeout as clearTimeout
    from webapi.interfaces.window_or_worker_global_scope import crypto as crypto
    from webapi.interfaces.window_or_worker_global_scope import performance as performance
    from webapi.interfaces.window_or_worker_global_scope import queueMicrotask as queueMicrotask
    from webapi.interfaces.window_or_worker_global_scope import reportError as reportError
    from webapi.interfaces.window_or_worker_global_scope import setInterval as setInterval
    from webapi.interfaces.window_or_worker_global_scope import setTimeout as setTimeout
    from webapi.interfaces.window_or_worker_global_scope import structuredClone as structuredClone
    from webapi.interfaces.worker_location import WorkerLocation as WorkerLocation
    from webapi.url.validation import InvalidURLError as InvalidURLError
    from webapi.webidl.dom_exception import DOMException as DOMException
    from webapi.webidl.dom_exception import QuotaExceededError as QuotaExceededError
    from webapi.webidl.exceptions import RangeError as RangeError
    from webapi.webidl.thrown_value import ThrownValue as ThrownValue
    from webapi.webidl.values import jsnull as jsnull

# Every public name, and the module that it comes from.
_MODULES = {
    "AbortController": "webapi.interfaces.abort_controller",
    "AbortSignal": "webapi.interfaces.abort_signal",
    "Blob": "webapi.interfaces.blob",
    "Crypto": "webapi.interfaces.crypto",
    "CustomEvent": "webapi.interfaces.custom_event",
    "DOMException": "webapi.webidl.dom_exception",
    "Document": "webapi.interfaces.document",
    "ErrorEvent": "webapi.interfaces.error_event",
    "Event": "webapi.interfaces.event",
    "EventTarget": "webapi.interfaces.event_target",
    "File": "webapi.interfaces.file",
    "FormData": "webapi.interfaces.form_data",
    "HTMLAnchorElement": "webapi.interfaces.html_anchor_element",
    "HTMLAreaElement": "webapi.interfaces.html_area_element",
    "HTMLBaseElement": "webapi.interfaces.html_base_element",
    "InvalidURLError": "webapi.url.validation",
    "Location": "webapi.interfaces.location",
    "Origin": "webapi.interfaces.origin",
    "Performance": "webapi.interfaces.performance",
    "QuotaExceededError": "webapi.webidl.dom_exception",
    "RangeError": "webapi.webidl.exceptions",
    "TextDecoder": "webapi.interfaces.text_decoder",
    "TextEncoder": "webapi.interfaces.text_encoder",
    "ThrownValue": "webapi.webidl.thrown_value",
    "URIError": "webapi.ecmascript.uri",
    "URL": "webapi.interfaces.url",
    "URLPattern": "webapi.interfaces.url_pattern",
    "URLSearchParams": "webapi.interfaces.url_search_params",
    "WorkerLocation": "webapi.interfaces.worker_location",
    "atob": "webapi.interfaces.window_or_worker_global_scope",
    "btoa": "webapi.interfaces.window_or_worker_global_scope",
    "clearInterval": "webapi.interfaces.window_or_worker_global_scope",
    "clearTimeout": "webapi.interfaces.window_or_worker_global_scope",
    "crypto": "webapi.interfaces.window_or_worker_global_scope",
    "decodeURI": "webapi.ecmascript.uri",
    "decodeURIComponent": "webapi.ecmascript.uri",
    "encodeURI": "webapi.ecmascript.uri",
    "encodeURIComponent": "webapi.ecmascript.uri",
    "jsnull": "webapi.webidl.values",
    "performance": "webapi.interfaces.window_or_worker_global_scope",
    "queueMicrotask": "webapi.interfaces.window_or_worker_global_scope",
    "reportError": "webapi.interfaces.window_or_worker_global_scope",
    "setInterval": "webapi.interfaces.window_or_worker_global_scope",
    "setTimeout": "webapi.interfaces.window_or_worker_global_scope",
    "structuredClone": "webapi.interfaces.window_or_worker_global_scope",
}

__all__ = [*_MODULES]


if not TYPE_CHECKING:  # or any name would be one

    def __getattr__(name: str) -> object:
        """Import a public name when it is first used (PEP 562).

        Raises:
            ImportError: its module is broken. An ``AttributeError`` would read as if ``webapi`` did
                not have the name.
        """
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        try:
            value: object = getattr(__import__(_MODULES[name], fromlist=[name]), name)
        except AttributeError as error:
            module = _MODULES[name]
            raise ImportError(f"cannot import {name!r} from {module!r}: {error}") from error
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
