"""Requests: https://fetch.spec.whatwg.org/#request-class"""

from __future__ import annotations

from typing import Any, Final

from webapi.dom.abort import AbortSignal
from webapi.fetching.bodies import BytesWithType, Message, extract
from webapi.fetching.headers import HeaderList
from webapi.url.environment import current_settings_object
from webapi.url.origin import same_origin
from webapi.url.parser import url_parser
from webapi.url.record import URLRecord
from webapi.url.serializer import url_serializer
from webapi.url.validation import InvalidURLError
from webapi.webidl.byte_strings import byte_uppercase, is_token
from webapi.webidl.values import jsnull

FORBIDDEN_METHODS: Final = frozenset(("CONNECT", "TRACE", "TRACK"))
"""https://fetch.spec.whatwg.org/#forbidden-method"""

NORMALIZED_METHODS: Final = frozenset(("DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"))
"""https://fetch.spec.whatwg.org/#concept-method-normalize"""

CORS_SAFELISTED_METHODS: Final = frozenset(("GET", "HEAD", "POST"))
"""https://fetch.spec.whatwg.org/#cors-safelisted-method"""

CLIENT: Final = "about:client"


class Request(Message):
    """https://fetch.spec.whatwg.org/#request, and the request that it has"""

    __slots__ = (
        *("blob", "cache", "credentials", "destination", "integrity", "keepalive", "method"),
        *("mode", "redirect", "referrer", "referrer_policy", "signal", "url"),
    )

    def __init__(self, url: URLRecord, signal: AbortSignal) -> None:
        super().__init__()
        self.url = url
        self.blob: BytesWithType | None = None
        """The blob of the entry of a blob URL."""
        self.signal = signal
        self.headers.guard = "request"
        self.method = "GET"
        self.destination = ""
        self.referrer = CLIENT
        """The referrer, serialized; empty for ``no-referrer``."""
        self.referrer_policy = ""
        self.mode = "no-cors"
        self.credentials = "same-origin"
        self.cache = "default"
        self.redirect = "follow"
        self.integrity = ""
        self.keepalive = False

    def copy(self, signal: AbortSignal) -> Request:
        """A request with the same properties, but without a body."""
        copied = Request(self.url, signal)
        for name in Request.__slots__:
            if name != "signal":
                setattr(copied, name, getattr(self, name))
        copied.headers.header_list = self.header_list.copy()
        return copied

    def clone(self) -> Request:
        """https://fetch.spec.whatwg.org/#dom-request-clone"""
        self.check_usable()
        cloned = self.copy(AbortSignal.any([self.signal]))
        if self.body is not None:
            cloned.body = self.body.clone()
        return cloned


def create_a_request(input: Request | str, init: dict[str, Any]) -> Request:
    """https://fetch.spec.whatwg.org/#dom-request"""
    base_url = current_settings_object().api_base_url
    signal: AbortSignal | None = None
    if isinstance(input, str):
        url = parse_a_url("Failed to construct 'Request'", input)
        if url.includes_credentials:
            raise TypeError(
                "Failed to construct 'Request': the URL includes credentials: set the header "
                "Authorization instead."
            )
        request = Request(url, AbortSignal())
        request.mode = "cors"
    else:
        signal = input.signal
        request = input.copy(AbortSignal())
    if init.get("window", jsnull) is not jsnull:
        raise TypeError("Failed to construct 'Request': window can only be null.")
    if init:
        if request.mode == "navigate":
            request.mode = "same-origin"
        request.referrer = CLIENT
        request.referrer_policy = ""
    if "referrer" in init:
        request.referrer = _referrer(init["referrer"], base_url)
    request.referrer_policy = init.get("referrerPolicy", request.referrer_policy)
    if init.get("mode") == "navigate":
        raise TypeError("Failed to construct 'Request': the mode cannot be navigate.")
    for name in ("mode", "credentials", "cache", "redirect", "integrity", "keepalive"):
        if name in init:
            setattr(request, name, init[name])
    if request.cache == "only-if-cached" and request.mode != "same-origin":
        raise TypeError("Failed to construct 'Request': only-if-cached needs the mode same-origin.")
    if "method" in init:
        request.method = _method(init["method"])
    if "signal" in init:
        signal = init["signal"]
    request.signal = AbortSignal.any([] if signal is None else [signal])
    if request.mode == "no-cors" and request.method not in CORS_SAFELISTED_METHODS:
        raise TypeError(
            "Failed to construct 'Request': the mode no-cors allows GET, HEAD and POST only."
        )
    if "headers" in init:
        request.headers.header_list = HeaderList()
        request.headers.fill(init["headers"])
    _set_the_body(request, input, init)
    return request


def _set_the_body(request: Request, input: Request | str, init: dict[str, Any]) -> None:
    """The last steps of https://fetch.spec.whatwg.org/#dom-request"""
    input_body = None if isinstance(input, str) else input.body
    given = init.get("body")
    if (given is not None or input_body is not None) and request.method in ("GET", "HEAD"):
        raise TypeError(
            "Failed to construct 'Request': a request with the method GET or HEAD has no body."
        )
    init_body = None
    if given is not None:
        init_body, type = extract(given, request.keepalive)
        request.append_the_type(type)
    body = input_body if init_body is None else init_body
    if body is not None and body.source is None:
        if init_body is not None and "duplex" not in init:
            raise TypeError(
                'Failed to construct \'Request\': a stream as the body needs {"duplex": "half"}.'
            )
        if request.mode not in ("same-origin", "cors"):
            raise TypeError(
                "Failed to construct 'Request': a stream as the body needs the mode cors or "
                "same-origin."
            )
    if init_body is None and input_body is not None:
        if input_body.is_unusable:
            raise TypeError("Failed to construct 'Request': the body is locked or was read from.")
        body = input_body.proxy()
    request.body = body


def parse_a_url(action: str, input: str) -> URLRecord:
    """https://url.spec.whatwg.org/#concept-url-parser, with the API base URL

    Raises:
        InvalidURLError: the URL does not parse.
    """
    base = current_settings_object().api_base_url
    url = url_parser(input, base)
    if not url:
        raise InvalidURLError(action, input, None if base is None else url_serializer(base))
    return url


def _referrer(referrer: str, base_url: URLRecord | None) -> str:
    if not referrer:
        return ""
    parsed_referrer = url_parser(referrer, base_url)
    if not parsed_referrer:
        raise InvalidURLError("Failed to construct 'Request'", referrer)
    is_client = parsed_referrer.scheme == "about" and parsed_referrer.path == "client"
    if is_client or not same_origin(parsed_referrer, current_settings_object().origin):
        return CLIENT
    return url_serializer(parsed_referrer)


def _method(method: str) -> str:
    if not is_token(method):
        raise TypeError("Failed to construct 'Request': the method is no token of ASCII.")
    uppercase = byte_uppercase(method)
    if uppercase in FORBIDDEN_METHODS:
        raise TypeError(f"Failed to construct 'Request': the method {uppercase} is forbidden.")
    return uppercase if uppercase in NORMALIZED_METHODS else method
