"""The CORS protocol: https://fetch.spec.whatwg.org/#http-cors-protocol

It limits requests of pages. Programs may send and read everything.
"""

from __future__ import annotations

import re
from typing import Final

from webapi.fetching.headers import HeaderList
from webapi.fetching.requests import Request
from webapi.fetching.responses import Response
from webapi.webidl.host import byte_lowercase

ALLOW_ORIGIN: Final = "Access-Control-Allow-Origin"
ALLOW_CREDENTIALS: Final = "Access-Control-Allow-Credentials"

FORBIDDEN_RESPONSE_HEADERS: Final = ("set-cookie", "set-cookie2")
"""https://fetch.spec.whatwg.org/#forbidden-response-header-name"""

SAFELISTED_RESPONSE_HEADERS: Final = (
    *("cache-control", "content-language", "content-length", "content-type", "expires"),
    *("last-modified", "pragma"),
)
"""https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name"""

_TOKEN: Final = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")


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
    return values if all(map(_TOKEN.fullmatch, values)) else None


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
