"""The headers that a page adds to its requests, as browsers do.

It sees one request at a time, because each redirect sends another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from webapi.fetching.requests import CLIENT, Request
from webapi.html.secure_contexts import is_potentially_trustworthy
from webapi.url.origin import OpaqueOrigin, Origin, same_origin, serialize_an_origin
from webapi.url.parser import url_parser
from webapi.url.record import URLRecord
from webapi.url.serializer import record_of, url_serializer, value_of

_MAX_REFERRER_LENGTH: Final = 4096


class Client(NamedTuple):
    """The document that sends a request."""

    url: URLRecord
    origin: Origin
    policy: str


def append_headers(
    request: Request, client: Client | None, user_agent: str, languages: Sequence[str]
) -> None:
    """Add what a script has not set. Without a client, the host navigates.

    The first steps are those of
    https://fetch.spec.whatwg.org/#concept-http-network-or-cache-fetch.
    """
    headers = {"User-Agent": user_agent, "Accept-Language": accepted_languages(languages)}
    if client is not None:
        policy = request.referrer_policy or client.policy
        headers["Referer"] = referrer(request, client.url, policy)
        headers["Origin"] = request_origin(request, client.origin, policy)
    for name, value in headers.items():
        if value and not request.header_list.contains(name):
            request.header_list.append(name, value)


def accepted_languages(languages: Sequence[str]) -> str:
    """The value of ``Accept-Language``.

    >>> accepted_languages(["de-AT", "de", "en"])
    'de-AT,de;q=0.9,en;q=0.8'
    """
    weights = [f";q=0.{max(1, 10 - place)}" if place else "" for place in range(len(languages))]
    return ",".join(map("".join, zip(languages, weights, strict=True)))


def request_origin(request: Request, origin: Origin, policy: str) -> str:
    """https://fetch.spec.whatwg.org/#append-a-request-origin-header; empty for no header"""
    is_same_origin = same_origin(request.url, origin)
    if request.method in ("GET", "HEAD") and (is_same_origin or request.mode != "cors"):
        return ""
    if request.mode != "cors":
        is_downgrade = (
            policy.startswith(("strict-", "no-referrer-when"))
            and not isinstance(origin, OpaqueOrigin)
            and origin.scheme == "https" != request.url.scheme
        )
        is_hidden = policy == "same-origin" and not is_same_origin
        if policy == "no-referrer" or is_downgrade or is_hidden:
            return "null"
    return serialize_an_origin(origin)


def referrer(request: Request, source: URLRecord, policy: str) -> str:
    """https://w3c.github.io/webappsec-referrer-policy/#determine-requests-referrer; or empty"""
    if request.referrer != CLIENT:
        given = url_parser(request.referrer)
        if not given:
            return ""
        source = given
    whole, of_origin = stripped(source, False), stripped(source, True)
    if len(whole) > _MAX_REFERRER_LENGTH:
        whole = of_origin
    is_same_origin = same_origin(source, request.url)
    is_downgrade = is_potentially_trustworthy(source) and not is_potentially_trustworthy(
        request.url
    )
    match policy:
        case "no-referrer":
            return ""
        case "origin":
            return of_origin
        case "unsafe-url":
            return whole
        case "strict-origin":
            return "" if is_downgrade else of_origin
        case "same-origin":
            return whole if is_same_origin else ""
        case "origin-when-cross-origin":
            return whole if is_same_origin else of_origin
        case "no-referrer-when-downgrade":
            return "" if is_downgrade else whole
    if is_same_origin:
        return whole
    return "" if is_downgrade else of_origin


def stripped(url: URLRecord, origin_only: bool) -> str:
    """https://w3c.github.io/webappsec-referrer-policy/#strip-url, serialized"""
    if url.scheme not in ("http", "https"):
        return ""
    url = record_of(value_of(url))
    url.username = url.password = ""
    if origin_only:
        url.path, url.query = [""], None
    return url_serializer(url, exclude_fragment=True)
