"""Fetching, above the transport: https://fetch.spec.whatwg.org/#fetching

As in server runtimes there are no caches, and cookies only if there is a jar. The same-origin
policy limits the requests of pages: see `Client <webapi.fetching.transport.Client>`.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import re
from itertools import pairwise
from typing import Any, Final, NoReturn

from webapi.dom.events import AbortAlgorithm
from webapi.fetching.bodies import Body, bytes_as_a_body, fully_read
from webapi.fetching.codings import ContentDecoder, accepted_codings, content_codings
from webapi.fetching.cookies import CookieJar, SameSite, is_same_site
from webapi.fetching.cors import (
    ALLOW_ORIGIN,
    FORBIDDEN_RESPONSE_HEADERS,
    cors_check,
    cross_origin_resource_policy_check,
    exposed_headers,
    needs_a_preflight,
    preflight_check,
    preflight_of,
    remove_forbidden_headers,
    should_block_as_mixed_content,
)
from webapi.fetching.data_urls import data_url_processor
from webapi.fetching.ranges import (
    build_a_content_range,
    parse_a_single_range_header_value,
    range_within,
)
from webapi.fetching.received_bodies import received_body
from webapi.fetching.requests import Request
from webapi.fetching.responses import Response, is_null_body_status, is_redirect_status
from webapi.fetching.transport import current_client, current_network
from webapi.html.mime_type import serialize_a_mime_type
from webapi.streams.readers import readable_stream_cancel
from webapi.url.environment import current_settings_object
from webapi.url.origin import (
    OpaqueOrigin,
    Origin,
    origin,
    same_origin,
    serialize_an_origin,
)
from webapi.url.parser import url_parser
from webapi.url.percent_encoding import percent_decode
from webapi.url.record import URLRecord
from webapi.url.serializer import url_serializer
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.event_loop import running_loop
from webapi.webidl.exceptions import shown
from webapi.webidl.microtasks import call
from webapi.webidl.promises import (
    Promise,
    mark_as_handled,
    new_promise,
    reject,
    resolve,
    when_cancelled,
)
from webapi.webidl.thrown_value import thrown_value

BAD_PORTS: Final = frozenset(
    (
        *(0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95),
        *(101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161),
        *(179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563),
        *(587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060),
        *(5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080),
    )
)
"""https://fetch.spec.whatwg.org/#bad-port"""

REQUEST_BODY_HEADERS: Final = (
    *("Content-Encoding", "Content-Language", "Content-Location", "Content-Type"),
)
"""https://fetch.spec.whatwg.org/#request-body-header-name"""

OF_ONE_ORIGIN: Final = ("Authorization", "Proxy-Authorization", "Cookie", "Host")
"""Headers that do not follow a redirect to another origin. The standard has ``Authorization``; the
others are names that scripts of browsers cannot set."""

MOST_REDIRECTS: Final = 20

REFUSALS: Final = (LookupError, PermissionError)
"""What transports raise for a request that they refuse. Errors of subclasses are faults."""

_HASH: Final = re.compile(r"(sha256|sha384|sha512)-([A-Za-z0-9+/_-]+={0,2})(?:\?[!-~]*)?$")
_OR_ELSE: Final = ", or else Page(…, same_origin_policy=False)"
_tasks: set[asyncio.Task[None]] = set()
"""The tasks of requests under way: asyncio keeps tasks weakly."""


class NetworkError(TypeError):
    """https://fetch.spec.whatwg.org/#concept-network-error

    Its text has the URL and the reason. What the transport raised is its cause.
    """


class RefusedError(NetworkError):
    """A request that the transport or a policy refuses. ``origin`` is that of its URL.

    Its text has the notes of its cause. Scripts see ``for_scripts``, which has none.
    """

    def __init__(self, text: str, origin: str, for_scripts: str) -> None:
        super().__init__(text)
        self.origin = origin
        self.for_scripts = for_scripts


def fetch(request: Request) -> Promise[Response]:
    """https://fetch.spec.whatwg.org/#dom-global-fetch, with a request that nobody else has"""
    promise = new_promise()
    if request.signal.aborted:
        _abort(promise, request, request.signal.reason)
        return promise
    loop = running_loop("Failed to execute 'fetch'")
    task = loop.create_task(_run(promise, request))
    _tasks.add(task)
    abort = _Abort(promise, request, task)
    request.signal.keep_an_algorithm(abort)

    def done(task: asyncio.Task[None]) -> None:
        _tasks.discard(task)
        request.signal.remove_an_algorithm(abort)

    task.add_done_callback(done)
    when_cancelled(promise, lambda: abort.run_with(_cancelled()))
    return promise


def _cancelled() -> DOMException:
    return DOMException("The task that awaited fetch was cancelled.", "AbortError")


class _Abort(AbortAlgorithm):
    """The abort steps of https://fetch.spec.whatwg.org/#dom-global-fetch, until there are headers.

    Later the pipe of the response's body has the signal.
    """

    __slots__ = ("_promise", "_request", "_task")

    def __init__(
        self, promise: Promise[Response], request: Request, task: asyncio.Task[None]
    ) -> None:
        super().__init__()
        self._promise = promise
        self._request = request
        self._task = task

    def run(self) -> None:
        self.run_with(self._request.signal.reason)

    def run_with(self, reason: Any) -> None:
        """Abort with a reason of its own."""
        _abort(self._promise, self._request, reason)
        self._task.cancel()


def _abort(promise: Promise[Response], request: Request, error: Any) -> None:
    """https://fetch.spec.whatwg.org/#abort-fetch, without a response"""
    reject(promise, error)
    if request.body is not None and request.body.stream.state == "readable":
        mark_as_handled(readable_stream_cancel(request.body.stream, error))


async def _run(promise: Promise[Response], request: Request) -> None:
    try:
        response = await main_fetch(request)
    except asyncio.CancelledError:
        with call:
            reject(promise, _cancelled())
        raise
    except Exception as error:
        with call:
            reject(promise, thrown_value(error))
    else:
        with call:
            resolve(promise, response)


class FetchParams:
    """https://fetch.spec.whatwg.org/#fetch-params, and what the standard keeps in its request"""

    __slots__ = ("client", "initiator", "policy", "request", "response_tainting", "url_list")

    def __init__(self, request: Request) -> None:
        client = current_client()
        limited = client if client is not None and client.same_origin_policy else None
        is_navigation = request.mode == "navigate"
        self.request = request
        self.client = None if is_navigation else client
        self.policy = None if is_navigation else limited
        """The client, if the same-origin policy limits it."""
        self.initiator = limited
        """Who navigates or fetches, if the policy limits it; None for a user."""
        self.url_list = [request.url]
        self.response_tainting = "basic"


async def main_fetch(request: Request) -> Response:
    """https://fetch.spec.whatwg.org/#concept-main-fetch

    Raises:
        TypeError: a network error.
    """
    params = FetchParams(request)
    if params.policy:
        remove_forbidden_headers(request)
    if not request.header_list.contains("Accept"):
        request.header_list.append("Accept", "*/*")
    url_list = params.url_list
    while True:
        set_the_response_tainting(params)
        if request.url.scheme in ("http", "https") and request.url.port in BAD_PORTS:
            _fail(request, f"the port {request.url.port} is blocked")
        if params.policy and should_block_as_mixed_content(params.policy.origin, request.url):
            _fail(request, "it is mixed content: the page has the scheme https")
        response = await scheme_fetch(params)
        if response.type == "error":
            _fail(request, "the transport answered with a network error")
        if response.is_unusable:
            _fail(request, "the body of the response is locked or was read from")
        location = None
        if is_redirect_status(response.status) and request.redirect != "follow":
            _cancel(response)
            if request.redirect == "error":
                _fail(request, f"it redirects with the status {response.status}")
            return _filtered(params, Response(), "opaqueredirect", 0)
        if is_redirect_status(response.status) and request.url.scheme in ("http", "https"):
            location = location_url(response, request)
        if location is None:
            url_list[-1:] = response.url_list or [request.url]
            break
        _cancel(response)
        redirect(params, response.status, location)
        url_list.append(location)
    if request.method == "HEAD" or is_null_body_status(response.status):
        _cancel(response)
        response.body = None
    receive_the_body(request, response)
    if params.response_tainting == "opaque" and request.integrity and params.policy:
        _fail(request, "the integrity of a response of another origin needs the mode cors")
    is_of_a_script = request.destination == ""  # and not of an element, which scripts cannot read
    if params.response_tainting == "opaque" and is_of_a_script:
        _cancel(response)
        url_list.clear()
        return _filtered(params, Response(), "opaque", 0)
    await check_the_integrity(request, response)
    return _filtered(params, response, params.response_tainting, response.status)


def set_the_response_tainting(params: FetchParams) -> None:
    """The step of https://fetch.spec.whatwg.org/#concept-main-fetch that asks for the mode"""
    request = params.request
    if params.response_tainting == "basic" and _is_of_the_client(params):
        return
    if request.mode == "same-origin":
        _fail(request, "the mode is same-origin, and the URL has another origin")
    if request.mode == "no-cors":
        if params.policy and request.redirect != "follow":
            _fail(request, "the mode is no-cors, and redirects are not followed")
        params.response_tainting = "opaque"
        return
    if params.policy and request.url.scheme not in ("http", "https"):
        _fail(request, f"the scheme {request.url.scheme} cannot be fetched from another origin")
    params.response_tainting = "cors"


def _is_of_the_client(params: FetchParams) -> bool:
    """Whether a request is of the origin of its client, or else of its first URL."""
    request = params.request
    if request.mode == "navigate":
        return True
    if params.policy:
        # The URL of a blob is known in its own context only.
        return request.url.scheme in ("blob", "data") or same_origin(
            request.url, params.policy.origin
        )
    client = current_settings_object().origin
    if isinstance(client, OpaqueOrigin):
        first = params.url_list[0]
        return request.url is first or same_origin(request.url, first)
    return request.url.scheme in ("about", "data") or same_origin(request.url, client)


def serializing_a_request_origin(params: FetchParams) -> str:
    """https://fetch.spec.whatwg.org/#serializing-a-request-origin"""
    assert params.policy
    if has_a_redirect_taint(params.url_list, params.policy.origin):
        return "null"
    return serialize_an_origin(params.policy.origin)


def has_a_redirect_taint(url_list: list[URLRecord], origin: Origin) -> bool:
    """Whether https://fetch.spec.whatwg.org/#concept-request-tainted-origin is not same-origin"""
    return any(
        not same_origin(url, last) and not same_origin(origin, last)
        for last, url in pairwise(url_list)
    )


def _filtered(params: FetchParams, response: Response, type: str, status: int) -> Response:
    """https://fetch.spec.whatwg.org/#concept-filtered-response"""
    filtered = Response()
    filtered.type = type
    filtered.status = status
    filtered.status_message = response.status_message
    filtered.url_list = params.url_list
    headers = response.header_list.copy()
    if params.policy and type == "cors":
        headers = exposed_headers(params.request, response)
    filtered.headers.header_list = headers
    if params.client is not None:
        for name in FORBIDDEN_RESPONSE_HEADERS:
            headers.delete(name)
    filtered.headers.guard = "immutable"
    filtered.body = response.body
    return filtered


def _cancel(response: Response) -> None:
    if response.body is not None and not response.body.stream.locked:
        mark_as_handled(readable_stream_cancel(response.body.stream, None))


def _fail(request: Request, reason: str, cause: BaseException | None = None) -> NoReturn:
    """Raise a network error: https://fetch.spec.whatwg.org/#concept-network-error"""
    raise _network_error(request, reason) from cause


def refuse(request: Request, reason: str, cause: BaseException | None = None) -> NoReturn:
    """Raise a network error that is no fault of the transport."""
    text = for_scripts = str(_network_error(request, reason))
    if notes := getattr(cause, "__notes__", ()):
        text = f"{for_scripts.removesuffix('.')}: {', '.join(notes)}."
    raise RefusedError(text, serialize_an_origin(request.url), for_scripts) from cause


def _network_error(request: Request, reason: str) -> NetworkError:
    return NetworkError(f"fetch of {shown(url_serializer(request.url))} failed: {reason}.")


async def scheme_fetch(params: FetchParams) -> Response:
    """https://fetch.spec.whatwg.org/#scheme-fetch"""
    request = params.request
    url = request.url
    match url.scheme:
        case "about" if url.path == "blank":
            return _answer(b"", [("Content-Type", "text/html;charset=utf-8")])
        case "blob":
            return _blob_fetch(request)
        case "data":
            data_url = data_url_processor(url)
            if data_url is None:
                _fail(request, "the data: URL has no comma, or its base64 is not valid")
            type = serialize_a_mime_type(data_url.mime_type)
            return _answer(data_url.body, [("Content-Type", type)])
        case "http" | "https":
            return await http_fetch(params)
    _fail(request, f"the scheme {url.scheme} cannot be fetched")


def _answer(body: bytes | memoryview, headers: list[tuple[str, str]]) -> Response:
    response = Response()
    response.status_message = "OK"
    for name, value in headers:
        response.header_list.append(name, value)
    response.body = bytes_as_a_body(body)
    return response


def _blob_fetch(request: Request) -> Response:
    """The case ``blob`` of https://fetch.spec.whatwg.org/#scheme-fetch"""
    if request.method != "GET" or request.blob_of_url is None:
        _fail(request, "the blob: URL has no blob, or the method is not GET")
    data, type = request.blob_of_url
    range_header = request.header_list.get("Range")
    if range_header is None:
        return _answer(data, [("Content-Length", str(len(data))), ("Content-Type", type)])
    try:
        start, end = range_within(*parse_a_single_range_header_value(range_header), len(data))
    except ValueError as error:
        _fail(request, "the blob has no such range", error)
    headers = [
        ("Content-Length", str(end + 1 - start)),
        ("Content-Type", type),
        ("Content-Range", build_a_content_range(start, end, len(data))),
    ]
    response = _answer(memoryview(data)[start : end + 1], headers)
    response.status = 206
    response.status_message = "Partial Content"
    return response


async def http_fetch(params: FetchParams) -> Response:
    """https://fetch.spec.whatwg.org/#concept-http-fetch"""
    request = params.request
    has_cors = params.policy is not None and params.response_tainting == "cors"
    if has_cors and needs_a_preflight(request):
        await cors_preflight_fetch(params)
    response = await http_network_or_cache_fetch(params)
    if (
        params.policy
        and params.response_tainting == "opaque"
        and not cross_origin_resource_policy_check(response, params.policy.origin, request.url)
    ):
        _cancel(response)
        _fail(request, "the response has a Cross-Origin-Resource-Policy")
    if has_cors:
        problem = cors_check(request, response, serializing_a_request_origin(params))
        if problem is not None:
            _cancel(response)
            refuse(request, f"{problem}{_OR_ELSE}")
    return response


async def cors_preflight_fetch(params: FetchParams) -> None:
    """https://fetch.spec.whatwg.org/#cors-preflight-fetch-0

    Raises:
        RefusedError: the server does not allow the request.
    """
    request = params.request
    preflight = FetchParams(preflight_of(request))
    preflight.url_list, preflight.response_tainting = params.url_list, "cors"
    asking = f"the preflight OPTIONS of {request.method}"
    try:
        response = await http_network_or_cache_fetch(preflight)
    except NetworkError as error:
        reason = f"{asking} got no response, which would need the header {ALLOW_ORIGIN}{_OR_ELSE}"
        refuse(request, reason, error.__cause__)
    _cancel(response)
    problem = cors_check(request, response, serializing_a_request_origin(params))
    problem = problem or preflight_check(request, response)
    if problem is not None:
        refuse(request, f"{asking}: {problem}{_OR_ELSE}")


async def http_network_or_cache_fetch(params: FetchParams) -> Response:
    """https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch: ask the transport"""
    network = current_network()
    request, tainting = params.request, params.response_tainting
    asked = request.copy(request.signal)
    asked.body = request.body
    set_the_content_length(asked)
    set_the_cache_headers(asked)
    set_the_accepted_codings(asked)
    if params.policy and tainting == "cors":
        asked.header_list.set("Origin", serializing_a_request_origin(params))
    allows_credentials = includes_credentials(request, tainting)
    jar = network.cookies if allows_credentials else None
    if jar is not None:
        append_the_cookies(asked, jar, same_site_of_sent_cookies(params))
    if request.use_url_credentials:
        asked.url = without_credentials(request.url)
    try:
        response = await network.transport(asked)
        if response.status == 401 and allows_credentials and may_authenticate(request, tainting):
            _cancel(response)
            authenticate(asked, request.url)
            response = await network.transport(asked)
    except Exception as error:
        if type(error) in REFUSALS:
            refuse(request, "the transport refuses it", error)
        _fail(request, "the transport failed", error)
    if jar is not None:
        for value in response.header_list.values_of("Set-Cookie"):
            same_site_of_stored = same_site_of_stored_cookies(params)
            jar.set(request.url, value, from_http=True, same_site=same_site_of_stored)
    return response


def includes_credentials(request: Request, tainting: str) -> bool:
    """A step of https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch"""
    if request.credentials == "same-origin":
        return tainting == "basic"
    return request.credentials == "include"


def without_credentials(url: URLRecord) -> URLRecord:
    """The URL that a transport gets, which sends no username and no password by itself."""
    asked = url_parser(url_serializer(url))
    assert asked
    asked.username = asked.password = ""
    return asked


def may_authenticate(request: Request, tainting: str) -> bool:
    """Whether a request is sent again after the status 401, with the credentials of its URL.

    It is a step of https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch
    """
    has_credentials = request.use_url_credentials and request.url.includes_credentials
    return (
        has_credentials
        and tainting != "cors"
        and not request.header_list.contains("Authorization")
        and (request.body is None or request.body.source is not None)
    )


def authenticate(asked: Request, url: URLRecord) -> None:
    """Give a request the credentials of a URL, as
    https://httpwg.org/specs/rfc7617.html#basic.authentication.scheme has them."""
    credentials = percent_decode(f"{url.username}:{url.password}")
    asked.header_list.set("Authorization", f"Basic {base64.b64encode(credentials).decode()}")
    if asked.body is not None:
        asked.body = bytes_as_a_body(asked.body.source)


def is_same_site_request(params: FetchParams) -> bool:
    """Whether a request is "same-site": https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis

    As in Chromium, earlier URLs of redirects do not count.
    """
    initiator = params.initiator
    return initiator is None or is_same_site(initiator.origin, origin(params.request.url))


def same_site_of_sent_cookies(params: FetchParams) -> SameSite:
    """The strongest ``SameSite`` of cookies that a request has.

    Chromium sends those without the attribute with a form that is posted from another site, for two
    minutes after they were set. Here it is no matter of time.
    """
    if is_same_site_request(params):
        return "Strict"
    if params.request.mode != "navigate":
        return "None"
    return "Lax" if params.request.method in ("GET", "HEAD") else "Default"


def same_site_of_stored_cookies(params: FetchParams) -> SameSite:
    """The strongest ``SameSite`` of cookies that a response stores."""
    is_navigation = params.request.mode == "navigate"
    return "Strict" if is_navigation or is_same_site_request(params) else "None"


def append_the_cookies(request: Request, jar: CookieJar, same_site: SameSite) -> None:
    """https://fetch.spec.whatwg.org/#append-a-request-cookie-header, after cookies of its own"""
    cookies = [
        *request.header_list.values_of("Cookie"),
        jar.cookie_string(request.url, for_http=True, same_site=same_site),
    ]
    if cookies != [""]:
        request.header_list.set("Cookie", "; ".join(filter(None, cookies)))


def set_the_content_length(request: Request) -> None:
    """The length in https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch"""
    length = None if request.body is None else request.body.length
    if request.body is None and request.method in ("POST", "PUT"):
        length = 0
    if length is not None:
        request.header_list.set("Content-Length", str(length))


def set_the_cache_headers(request: Request) -> None:
    """What https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch tells caches"""
    headers = request.header_list
    if request.cache == "no-cache" and not headers.contains("Cache-Control"):
        headers.append("Cache-Control", "max-age=0")
    if request.cache in ("no-store", "reload"):
        for name in ("Pragma", "Cache-Control"):
            if not headers.contains(name):
                headers.append(name, "no-cache")


def set_the_accepted_codings(request: Request) -> None:
    """https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch: part of a coded body
    cannot be decoded."""
    if not request.header_list.contains("Accept-Encoding"):
        is_part = request.header_list.contains("Range")
        request.header_list.append("Accept-Encoding", "identity" if is_part else accepted_codings())


def receive_the_body(request: Request, response: Response) -> None:
    """Decode the body of https://fetch.spec.whatwg.org/#concept-http-network-fetch, and let the
    signal abort it.

    A response that the transport has from `fetch` is decoded already.
    """
    if response.body is None:
        return
    if request.url.scheme not in ("http", "https") or response.type != "default":
        response.body = _abortable(response.body, request)
        return
    try:
        codings = content_codings(response.header_list)
    except TypeError as error:
        _cancel(response)
        _fail(request, "the body cannot be decoded", error)
    decoder = ContentDecoder(codings, current_network().expansion)

    def network_error(reason: str, cause: BaseException) -> TypeError:
        error = _network_error(request, reason)
        error.__cause__ = cause
        return error

    stream = received_body(response.body.stream, decoder, request.signal, network_error)
    response.body = Body(stream)


def location_url(response: Response, request: Request) -> URLRecord | None:
    """https://fetch.spec.whatwg.org/#concept-response-location-url"""
    values = response.header_list.values_of("Location")
    if not values:
        return None
    location = url_parser(values[0].encode("latin-1").decode("utf-8", "replace"), request.url)
    if len(values) > 1 or not location:
        _cancel(response)
        _fail(request, "its Location does not parse")
    if location.fragment is None:
        location.fragment = request.url.fragment
    return location


def redirect(params: FetchParams, status: int, location: URLRecord) -> None:
    """https://fetch.spec.whatwg.org/#concept-http-redirect-fetch: change the request"""
    request = params.request
    if location.scheme not in ("http", "https"):
        _fail(request, f"it redirects to the scheme {location.scheme}")
    if len(params.url_list) > MOST_REDIRECTS:
        _fail(request, f"it redirects more than {MOST_REDIRECTS} times")
    is_same_origin = same_origin(request.url, location)
    origin = params.policy.origin if params.policy else request.url
    is_tainted = params.policy is not None and params.response_tainting == "cors"
    if (
        request.mode == "cors"
        and location.includes_credentials
        and (is_tainted or not same_origin(origin, location))
    ):
        _fail(request, "it redirects to another origin with credentials")
    if status != 303 and request.body is not None and request.body.source is None:
        _fail(request, "it redirects, and the body is a stream, which cannot be sent again")
    if (status in (301, 302) and request.method == "POST") or (
        status == 303 and request.method not in ("GET", "HEAD")
    ):
        request.method = "GET"
        request.body = None
        for name in REQUEST_BODY_HEADERS:
            request.header_list.delete(name)
    if not is_same_origin:
        for name in OF_ONE_ORIGIN:
            request.header_list.delete(name)
    if request.body is not None:
        assert request.body.source is not None
        request.body = bytes_as_a_body(request.body.source)
    request.url = location


def _abortable(body: Body, request: Request) -> Body:
    """A body that the signal of a request aborts."""
    return Body(body.proxy(request.signal).stream)


async def check_the_integrity(request: Request, response: Response) -> None:
    """https://w3c.github.io/webappsec-subresource-integrity/#does-response-match-metadatalist"""
    hashes = [match.groups() for each in request.integrity.split() if (match := _HASH.match(each))]
    if not hashes:
        return
    if response.body is None:
        _fail(request, "it has no body whose integrity can be checked")
    data = await _read(response.body)
    strongest = max(algorithm for algorithm, _ in hashes)
    digest = hashlib.new(strongest, data).digest()
    expected = [value for algorithm, value in hashes if algorithm == strongest]
    if all(base64.urlsafe_b64decode(_padded(each)) != digest for each in expected):
        _fail(request, "the body does not have the hash of its integrity")
    response.body = _abortable(bytes_as_a_body(data), request)


def _padded(value: str) -> str:
    digits = value.rstrip("=").translate(str.maketrans("+/", "-_"))
    return digits + "=" * (-len(digits) % 4) if len(digits) % 4 != 1 else ""


async def _read(body: Body) -> bytes:
    promise = new_promise()
    with call:
        fully_read(body, lambda data: resolve(promise, data), lambda error: reject(promise, error))
    try:
        data: bytes = await promise
    except asyncio.CancelledError:
        mark_as_handled(readable_stream_cancel(body.stream, None))
        raise
    return data
