"""The CORS protocol: https://fetch.spec.whatwg.org/#http-cors-protocol

It limits requests of pages. Programs may send and read everything.
"""

from __future__ import annotations

import re
from typing import Final

from webapi.fetching.cookies import is_same_site
from webapi.fetching.headers import HeaderList
from webapi.fetching.ranges import parse_a_single_range_header_value
from webapi.fetching.requests import Request, is_cors_safelisted_method, is_forbidden_method
from webapi.fetching.responses import Response
from webapi.html.mime_type import parse_a_mime_type
from webapi.html.secure_contexts import is_potentially_trustworthy
from webapi.url.origin import OpaqueOrigin, Origin, origin, same_origin
from webapi.url.record import URLRecord
from webapi.webidl.host import byte_lowercase, byte_uppercase, is_token

ALLOW_ORIGIN: Final = "Access-Control-Allow-Origin"
ALLOW_CREDENTIALS: Final = "Access-Control-Allow-Credentials"
ALLOW_METHODS: Final = "Access-Control-Allow-Methods"
ALLOW_HEADERS: Final = "Access-Control-Allow-Headers"

FORBIDDEN_REQUEST_HEADERS: Final = frozenset(
    (
        *("accept-charset", "accept-encoding", "access-control-request-headers"),
        *("access-control-request-method", "connection", "content-length", "cookie", "cookie2"),
        *("date", "dnt", "expect", "host", "keep-alive", "origin", "referer", "set-cookie", "te"),
        *("trailer", "transfer-encoding", "upgrade", "via"),
    )
)
"""https://fetch.spec.whatwg.org/#forbidden-request-header, by lowercase names"""
METHOD_HEADERS: Final = ("x-http-method", "x-http-method-override", "x-method-override")

FORBIDDEN_RESPONSE_HEADERS: Final = ("set-cookie", "set-cookie2")
"""https://fetch.spec.whatwg.org/#forbidden-response-header-name"""

SAFELISTED_RESPONSE_HEADERS: Final = (
    *("cache-control", "content-language", "content-length", "content-type", "expires"),
    *("last-modified", "pragma"),
)
"""https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name"""

_SAFELISTED_TYPES: Final = (
    *("application/x-www-form-urlencoded", "multipart/form-data", "text/plain"),
)
_UNSAFE_BYTE: Final = re.compile(r"""[\0-\x08\n-\x1f"():<>?@\[\\\]{}\x7f]""")
"""https://fetch.spec.whatwg.org/#cors-unsafe-request-header-byte"""
_LANGUAGES: Final = re.compile(r"[0-9A-Za-z *,\-.;=]*")
_HTTP_SPACE: Final = re.compile(r"[\t ]")


def cors_check(request: Request, response: Response, serialized_origin: str) -> str | None:
    """https://fetch.spec.whatwg.org/#concept-cors-check

    Return what is wrong with the response, or None for success.
    """
    origin = response.header_list.get(ALLOW_ORIGIN)
    if origin is None:
        return f"the response has no header {ALLOW_ORIGIN}, which would allow {serialized_origin}"
    if request.credentials != "include" and origin == "*":
        return None
    if origin != serialized_origin:
        because = " to a request with credentials" if origin == "*" else ""
        return f"the header {ALLOW_ORIGIN} does not allow {serialized_origin}{because}"
    if request.credentials != "include":
        return None
    if response.header_list.get(ALLOW_CREDENTIALS) == "true":
        return None
    return f"the response has no header {ALLOW_CREDENTIALS}: true, for a request with credentials"


def extract_header_list_values(name: str, headers: HeaderList) -> list[str] | None:
    """https://fetch.spec.whatwg.org/#extract-header-list-values, of lists of tokens

    Return None without the header, or if it is not a list of tokens.
    """
    value = headers.get(name)
    if value is None:
        return None
    values = [each.strip(" \t") for each in value.split(",")]
    values = [each for each in values if each]
    return values if all(map(is_token, values)) else None


def cross_origin_resource_policy_check(response: Response, client: Origin, url: URLRecord) -> bool:
    """https://fetch.spec.whatwg.org/#cross-origin-resource-policy-check, without an embedder policy

    Return whether the response is allowed.
    """
    match response.header_list.get("Cross-Origin-Resource-Policy"):
        case "same-origin":
            return same_origin(client, url)
        case "same-site":
            return is_same_site(client, origin(url))
    return True


def should_block_as_mixed_content(client: Origin, url: URLRecord) -> bool:
    """https://w3c.github.io/webappsec-mixed-content/#should-block-fetch

    As in Chromium, only documents of the scheme https prohibit mixed content.
    """
    is_secure = not isinstance(client, OpaqueOrigin) and client.scheme == "https"
    return is_secure and url.scheme != "blob" and not is_potentially_trustworthy(url)


def exposed_headers(request: Request, response: Response) -> HeaderList:
    """The header list of https://fetch.spec.whatwg.org/#concept-filtered-response-cors"""
    headers = response.header_list.copy()
    exposed = extract_header_list_values("Access-Control-Expose-Headers", headers) or []
    if request.credentials != "include" and "*" in exposed:
        return headers
    names = {*SAFELISTED_RESPONSE_HEADERS, *map(byte_lowercase, exposed)}
    for name, _ in headers.headers():
        if byte_lowercase(name) not in names:
            headers.delete(name)
    return headers


def is_cors_safelisted_request_header(name: str, value: str) -> bool:
    """https://fetch.spec.whatwg.org/#cors-safelisted-request-header"""
    if len(value) > 128:
        return False
    match byte_lowercase(name):
        case "accept":
            return not _UNSAFE_BYTE.search(value)
        case "accept-language" | "content-language":
            return _LANGUAGES.fullmatch(value) is not None
        case "content-type":
            mime_type = None if _UNSAFE_BYTE.search(value) else parse_a_mime_type(value)
            return mime_type is not None and mime_type[0] in _SAFELISTED_TYPES
        case "range":
            try:
                start, _ = parse_a_single_range_header_value(value)
            except ValueError:
                return False
            return start is not None and not _HTTP_SPACE.search(value)
    return False


def cors_unsafe_request_header_names(headers: HeaderList) -> list[str]:
    """https://fetch.spec.whatwg.org/#cors-unsafe-request-header-names"""
    unsafe_names, potentially_unsafe_names, safelist_value_size = [], [], 0
    for name, value in headers.headers():
        if is_cors_safelisted_request_header(name, value):
            potentially_unsafe_names.append(name)
            safelist_value_size += len(value)
        else:
            unsafe_names.append(name)
    if safelist_value_size > 1024:
        unsafe_names += potentially_unsafe_names
    return sorted({*map(byte_lowercase, unsafe_names)})


def needs_a_preflight(request: Request) -> bool:
    """Two conditions of https://fetch.spec.whatwg.org/#concept-main-fetch"""
    return request.use_cors_preflight or (
        request.unsafe_request
        and (
            not is_cors_safelisted_method(request.method)
            or bool(cors_unsafe_request_header_names(request.header_list))
        )
    )


def preflight_of(request: Request) -> Request:
    """The request of https://fetch.spec.whatwg.org/#cors-preflight-fetch-0"""
    preflight = Request()
    preflight.method = "OPTIONS"
    preflight.url, preflight.signal = request.url, request.signal
    preflight.destination = request.destination
    preflight.referrer, preflight.referrer_policy = request.referrer, request.referrer_policy
    preflight.mode = "cors"
    preflight.use_url_credentials = request.use_url_credentials
    preflight.header_list.append("Accept", "*/*")
    preflight.header_list.append("Access-Control-Request-Method", request.method)
    names = cors_unsafe_request_header_names(request.header_list)
    if names:
        preflight.header_list.append("Access-Control-Request-Headers", ",".join(names))
    return preflight


def preflight_check(request: Request, response: Response) -> str | None:
    """The steps of https://fetch.spec.whatwg.org/#cors-preflight-fetch-0 after the CORS check

    Return what is wrong with the response, or None. There is no cache of preflights.
    """
    if not 200 <= response.status <= 299:
        return f"the status of the response is {response.status}"
    headers = response.header_list
    methods = extract_header_list_values(ALLOW_METHODS, headers) or []
    names = extract_header_list_values(ALLOW_HEADERS, headers) or []
    has_credentials = request.credentials == "include"
    if (
        request.method not in methods
        and not is_cors_safelisted_method(request.method)
        and (has_credentials or "*" not in methods)
    ):
        return f"the response has no header {ALLOW_METHODS} that allows {request.method}"
    allowed = {*map(byte_lowercase, names)}
    for name in cors_unsafe_request_header_names(request.header_list):
        is_wildcard = "*" in names and not has_credentials and name != "authorization"
        if name not in allowed and not is_wildcard:
            return f"the response has no header {ALLOW_HEADERS} that allows {name}"
    return None


def remove_forbidden_headers(request: Request) -> None:
    """Remove what guards of ``Headers`` objects keep out in browsers.

    https://fetch.spec.whatwg.org/#headers-validate,
    https://fetch.spec.whatwg.org/#concept-headers-append
    """
    headers = request.header_list
    for name, value in headers.headers():
        if is_forbidden_request_header(name, value):
            headers.delete(name)
        elif request.mode == "no-cors":
            is_safelisted = is_cors_safelisted_request_header(name, headers.get(name) or "")
            if byte_lowercase(name) == "range" or not is_safelisted:
                headers.delete(name)


def is_forbidden_request_header(name: str, value: str) -> bool:
    """https://fetch.spec.whatwg.org/#forbidden-request-header"""
    name = byte_lowercase(name)
    if name in FORBIDDEN_REQUEST_HEADERS or name.startswith(("proxy-", "sec-")):
        return True
    return name in METHOD_HEADERS and any(
        is_forbidden_method(byte_uppercase(each.strip(" \t"))) for each in value.split(",")
    )
