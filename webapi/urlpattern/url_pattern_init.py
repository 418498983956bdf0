"""URLPatternInit processing: https://urlpattern.spec.whatwg.org/#canon-processing-for-init"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from webapi.url.failure import FAILURE
from webapi.url.host import host_serializer
from webapi.url.parser import basic_url_parser
from webapi.url.record import SPECIAL_SCHEMES, URLRecord
from webapi.url.redaction import shown
from webapi.url.serializer import url_path_serializer

from .canonicalization import (
    canonicalize_a_hash,
    canonicalize_a_hostname,
    canonicalize_a_password,
    canonicalize_a_pathname,
    canonicalize_a_port,
    canonicalize_a_protocol,
    canonicalize_a_search,
    canonicalize_a_username,
    canonicalize_an_opaque_pathname,
)
from .pattern_string import escape_a_pattern_string

PATTERN: Final = "pattern"
URL: Final = "url"


class InvalidBaseURLError(TypeError):
    """The base URL does not parse."""

    def __init__(self, base_url: str) -> None:
        super().__init__(f"Invalid base URL {shown(base_url)}")


def process_a_urlpatterninit(
    init: Mapping[str, str], type: str, defaults: Mapping[str, str]
) -> dict[str, str]:
    """https://urlpattern.spec.whatwg.org/#process-a-urlpatterninit

    ``defaults`` has the components that the standard passes one by one.

    >>> process_a_urlpatterninit({"pathname": "b", "baseURL": "https://a.example/c/d"}, URL, {})[
    ...     "pathname"
    ... ]
    '/c/b'

    Raises:
        TypeError: the base URL does not parse, or a component's value if the type is ``"url"``.
    """
    result = dict(defaults)
    given = init.keys()
    base_url: URLRecord | None = None
    if "baseURL" in init:
        parsed = basic_url_parser(init["baseURL"])
        if parsed is FAILURE:
            raise InvalidBaseURLError(init["baseURL"])
        base_url = parsed
        if "protocol" not in init:
            result["protocol"] = process_a_base_url_string(base_url.scheme, type)
        if type != PATTERN and given.isdisjoint(("protocol", "hostname", "port", "username")):
            result["username"] = process_a_base_url_string(base_url.username, type)
            if "password" not in init:
                result["password"] = process_a_base_url_string(base_url.password, type)
        if given.isdisjoint(("protocol", "hostname")):
            base_host = "" if base_url.host is None else host_serializer(base_url.host)
            result["hostname"] = process_a_base_url_string(base_host, type)
            if "port" not in init:
                result["port"] = "" if base_url.port is None else str(base_url.port)
                if "pathname" not in init:
                    path = url_path_serializer(base_url)
                    result["pathname"] = process_a_base_url_string(path, type)
                    if "search" not in init:
                        result["search"] = process_a_base_url_string(base_url.query or "", type)
                        if "hash" not in init:
                            result["hash"] = process_a_base_url_string(
                                base_url.fragment or "", type
                            )
    if "protocol" in init:
        result["protocol"] = process_protocol_for_init(init["protocol"], type)
    if "username" in init:
        username = init["username"]
        result["username"] = username if type == PATTERN else canonicalize_a_username(username)
    if "password" in init:
        password = init["password"]
        result["password"] = password if type == PATTERN else canonicalize_a_password(password)
    if "hostname" in init:
        hostname = init["hostname"]
        result["hostname"] = hostname if type == PATTERN else canonicalize_a_hostname(hostname)
    protocol = result.get("protocol", "")
    if "port" in init:
        port = init["port"]
        result["port"] = port if type == PATTERN else canonicalize_a_port(port, protocol)
    if "pathname" in init:
        pathname = init["pathname"]
        if (
            base_url is not None
            and not base_url.has_opaque_path
            and not is_an_absolute_pathname(pathname, type)
        ):
            base_url_path = process_a_base_url_string(url_path_serializer(base_url), type)
            pathname = base_url_path[: base_url_path.rfind("/") + 1] + pathname
        result["pathname"] = process_pathname_for_init(pathname, protocol, type)
    if "search" in init:
        search = init["search"].removeprefix("?")
        result["search"] = search if type == PATTERN else canonicalize_a_search(search)
    if "hash" in init:
        hash = init["hash"].removeprefix("#")
        result["hash"] = hash if type == PATTERN else canonicalize_a_hash(hash)
    return result


def process_a_base_url_string(input: str, type: str) -> str:
    """https://urlpattern.spec.whatwg.org/#process-a-base-url-string"""
    return escape_a_pattern_string(input) if type == PATTERN else input


def is_an_absolute_pathname(input: str, type: str) -> bool:
    r"""https://urlpattern.spec.whatwg.org/#is-an-absolute-pathname

    >>> is_an_absolute_pathname("{/a}", PATTERN), is_an_absolute_pathname("{/a}", URL)
    (True, False)
    """
    return input.startswith("/") or (type == PATTERN and input.startswith(("\\/", "{/")))


def process_protocol_for_init(value: str, type: str) -> str:
    """https://urlpattern.spec.whatwg.org/#process-protocol-for-init"""
    stripped_value = value.removesuffix(":")
    return stripped_value if type == PATTERN else canonicalize_a_protocol(stripped_value)


def process_pathname_for_init(pathname_value: str, protocol_value: str, type: str) -> str:
    """https://urlpattern.spec.whatwg.org/#process-pathname-for-init"""
    if type == PATTERN:
        return pathname_value
    if protocol_value in SPECIAL_SCHEMES or protocol_value == "":
        return canonicalize_a_pathname(pathname_value)
    return canonicalize_an_opaque_pathname(pathname_value)
