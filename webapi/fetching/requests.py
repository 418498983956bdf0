"""Requests: https://fetch.spec.whatwg.org/#request-class

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from webapi.dom.abort import AbortSignal
from webapi.fetching.bodies import Message, extract_a_body
from webapi.fetching.headers import HeaderList
from webapi.fetching.host import (
    URLRecord,
    from_nullable,
    is_empty_dictionary,
    parse_a_url,
    referrer_from,
    serialized_url,
)
from webapi.webidl.host import byte_uppercase, is_token

CLIENT: Final = "about:client"


class RequestInit(TypedDict, total=False):
    """https://fetch.spec.whatwg.org/#requestinit"""

    method: str
    headers: Any
    body: Any
    referrer: str
    referrerPolicy: str
    mode: str
    credentials: str
    cache: str
    redirect: str
    integrity: str
    keepalive: bool
    signal: AbortSignal | None
    duplex: str
    priority: str
    window: Any


class Request(Message):
    """https://fetch.spec.whatwg.org/#request, and the request that it has"""

    __slots__ = (
        *("blob_of_url", "cache", "credentials", "destination", "integrity", "keepalive"),
        *("method", "mode", "redirect", "referrer", "referrer_policy", "signal", "url"),
        *("unsafe_request", "use_cors_preflight", "use_url_credentials"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.url: URLRecord = cast("Any", None)
        self.blob_of_url: Any = None
        """In Python, the bytes and the type of the blob of a blob URL."""
        self.signal: AbortSignal = cast("Any", None)
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
        self.use_url_credentials = False
        """https://fetch.spec.whatwg.org/#concept-request-use-url-credentials-flag"""
        self.unsafe_request = False
        """https://fetch.spec.whatwg.org/#unsafe-request-flag"""
        self.use_cors_preflight = False
        """https://fetch.spec.whatwg.org/#use-cors-preflight-flag"""

    def constructor_steps(self, input: Request | str, init: RequestInit) -> None:
        """https://fetch.spec.whatwg.org/#dom-request"""
        signal: AbortSignal | None = None
        if isinstance(input, str):
            self.url = parse_a_url("Failed to construct 'Request'", input)
            if self.url.includes_credentials:
                raise TypeError(
                    "Failed to construct 'Request': the URL includes credentials: set the header "
                    "Authorization instead."
                )
            self.mode = "cors"
        else:
            signal = input.signal
            self.copy_properties(input)
        self.unsafe_request = True
        if "window" in init and from_nullable(init["window"]) is not None:
            raise TypeError("Failed to construct 'Request': window can only be null.")
        if not is_empty_dictionary(init):
            if self.mode == "navigate":
                self.mode = "same-origin"
            self.referrer = CLIENT
            self.referrer_policy = ""
        set_members(self, init)
        if "signal" in init:
            signal = from_nullable(init["signal"])
        self.signal = AbortSignal.any([] if signal is None else [signal])
        if self.mode == "no-cors" and not is_cors_safelisted_method(self.method):
            raise TypeError(
                "Failed to construct 'Request': the mode no-cors allows GET, HEAD and POST only."
            )
        if "headers" in init:
            headers = self.headers
            headers.header_list = HeaderList()
            headers.fill(init["headers"])
        set_the_body(self, input, init)

    def copy(self, signal: AbortSignal) -> Request:
        """A request with the same properties, but without a body."""
        copied = Request()
        copied.copy_properties(self)
        copied.signal = signal
        return copied

    def copy_properties(self, request: Request) -> None:
        """Take all from a request but its body and its signal."""
        self.url = request.url
        self.blob_of_url = request.blob_of_url
        self.method = request.method
        self.destination = request.destination
        self.referrer = request.referrer
        self.referrer_policy = request.referrer_policy
        self.mode = request.mode
        self.credentials = request.credentials
        self.cache = request.cache
        self.redirect = request.redirect
        self.integrity = request.integrity
        self.keepalive = request.keepalive
        self.use_url_credentials = request.use_url_credentials
        self.unsafe_request = request.unsafe_request
        self.use_cors_preflight = request.use_cors_preflight
        headers = self.headers
        headers.header_list = request.header_list.copy()

    def clone(self) -> Request:
        """https://fetch.spec.whatwg.org/#dom-request-clone"""
        self.check_usable()
        cloned = self.copy(AbortSignal.any([self.signal]))
        if self.body is not None:
            cloned.body = self.body.clone()
        return cloned

    @property
    def href(self) -> str:
        """https://fetch.spec.whatwg.org/#dom-request-url"""
        return serialized_url(self.url)

    @property
    def is_reload_navigation(self) -> bool:
        """https://fetch.spec.whatwg.org/#dom-request-isreloadnavigation: nothing navigates"""
        return False

    @property
    def is_history_navigation(self) -> bool:
        """https://fetch.spec.whatwg.org/#dom-request-ishistorynavigation: nothing navigates"""
        return False

    @property
    def duplex(self) -> str:
        """https://fetch.spec.whatwg.org/#dom-request-duplex"""
        return "half"


def set_members(request: Request, init: RequestInit) -> None:
    """The steps of https://fetch.spec.whatwg.org/#dom-request from the referrer to the method"""
    if "referrer" in init:
        referrer = referrer_from(init["referrer"])
        request.referrer = CLIENT if referrer is None else referrer
    if "referrerPolicy" in init:
        request.referrer_policy = init["referrerPolicy"]
    if "mode" in init:
        if init["mode"] == "navigate":
            raise TypeError("Failed to construct 'Request': the mode cannot be navigate.")
        request.mode = init["mode"]
    if "credentials" in init:
        request.credentials = init["credentials"]
    if "cache" in init:
        request.cache = init["cache"]
    if "redirect" in init:
        request.redirect = init["redirect"]
    if "integrity" in init:
        request.integrity = init["integrity"]
    if "keepalive" in init:
        request.keepalive = init["keepalive"]
    if request.cache == "only-if-cached" and request.mode != "same-origin":
        raise TypeError("Failed to construct 'Request': only-if-cached needs the mode same-origin.")
    if "method" in init:
        request.method = normalized_method(init["method"])


def set_the_body(request: Request, input: Request | str, init: RequestInit) -> None:
    """The last steps of https://fetch.spec.whatwg.org/#dom-request"""
    input_body = None if isinstance(input, str) else input.body
    given = from_nullable(init.get("body"))
    has_body = given is not None or input_body is not None
    if has_body and request.method in ("GET", "HEAD"):
        raise TypeError(
            "Failed to construct 'Request': a request with the method GET or HEAD has no body."
        )
    body = input_body
    if given is not None:
        extracted = extract_a_body(given, request.keepalive)
        body = extracted[0]
        request.append_the_type(extracted[1])
    if body is not None and body.source is None:
        if given is not None and "duplex" not in init:
            raise TypeError(
                'Failed to construct \'Request\': a stream as the body needs {"duplex": "half"}.'
            )
        if request.mode not in ("same-origin", "cors"):
            raise TypeError(
                "Failed to construct 'Request': a stream as the body needs the mode cors or "
                "same-origin."
            )
    if given is None and body is not None:
        if body.is_unusable:
            raise TypeError("Failed to construct 'Request': the body is locked or was read from.")
        body = body.proxy()
    request.body = body


def normalized_method(method: str) -> str:
    """https://fetch.spec.whatwg.org/#concept-method-normalize, of a method that is not forbidden"""
    if not is_token(method):
        raise TypeError("Failed to construct 'Request': the method is no token of ASCII.")
    uppercase = byte_uppercase(method)
    if is_forbidden_method(uppercase):
        raise TypeError(f"Failed to construct 'Request': the method {uppercase} is forbidden.")
    if uppercase in ("DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"):
        return uppercase
    return method


def is_forbidden_method(uppercase: str) -> bool:
    """https://fetch.spec.whatwg.org/#forbidden-method"""
    return uppercase in ("CONNECT", "TRACE", "TRACK")


def is_cors_safelisted_method(method: str) -> bool:
    """https://fetch.spec.whatwg.org/#cors-safelisted-method"""
    return method in ("GET", "HEAD", "POST")
