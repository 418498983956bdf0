"""The URL pattern struct and what is done with it

https://urlpattern.spec.whatwg.org/#url-pattern-struct
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from webapi.url.failure import FAILURE
from webapi.url.fast_path.patterns import CanonicalURL, canonical
from webapi.url.host import host_serializer
from webapi.url.parser import basic_url_parser
from webapi.url.record import SPECIAL_SCHEMES, URLRecord
from webapi.url.serializer import url_path_serializer

from .canonical_matcher import CanonicalMatcher
from .canonicalization import (
    canonicalize_a_hash,
    canonicalize_a_hostname,
    canonicalize_a_password,
    canonicalize_a_pathname,
    canonicalize_a_port,
    canonicalize_a_protocol,
    canonicalize_a_search,
    canonicalize_a_username,
    canonicalize_an_ipv6_hostname,
    canonicalize_an_opaque_pathname,
)
from .component import (
    Component,
    compile_a_component,
    protocol_component_matches_a_special_scheme,
)
from .constructor_string_parser import parse_a_constructor_string
from .errors import MatchingTooComplexError, shown_pattern
from .parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS
from .regexp import StepsExhaustedError
from .url_pattern_init import PATTERN, URL, process_a_urlpatterninit

COMPONENTS: Final = (
    "protocol",
    "username",
    "password",
    "hostname",
    "port",
    "pathname",
    "search",
    "hash",
)
"""The components' names, in the standard's order."""

Values = tuple[str, str, str, str, str, str, str, str]
"""A URL's components, in the order of `COMPONENTS`, without delimiters."""

_NO_VALUES: Final = dict.fromkeys(COMPONENTS, "")


class URLPatternStruct:
    """https://urlpattern.spec.whatwg.org/#url-pattern"""

    __slots__ = ("canonical_matcher", "components")

    def __init__(self, components: tuple[Component, ...]) -> None:
        self.components = components
        self.canonical_matcher = CanonicalMatcher(components)

    @property
    def has_regexp_groups(self) -> bool:
        """https://urlpattern.spec.whatwg.org/#url-pattern-has-regexp-groups"""
        return any(component.has_regexp_groups for component in self.components)

    def exec(self, values: Values) -> list[tuple[str | None, ...]] | None:
        """The groups of every component, or ``None`` where one does not match."""
        found: list[tuple[str | None, ...]] = []
        for component, value in zip(self.components, values, strict=True):
            try:
                groups = component.exec(value)
            except StepsExhaustedError:
                raise MatchingTooComplexError(component.name, value) from None
            if groups is None:
                return None
            found.append(groups)
        return found


def create(
    input: str | Mapping[str, str], base_url: str | None, ignore_case: bool
) -> URLPatternStruct:
    """https://urlpattern.spec.whatwg.org/#url-pattern-create

    >>> create("https://a.example/:id", None, False).components[5].pattern_string
    '/:id'

    Raises:
        TypeError: the input makes no pattern; the message says why.
    """
    if isinstance(input, str):
        init = parse_a_constructor_string(input)
        if base_url is None and "protocol" not in init:
            raise TypeError(f"{shown_pattern(input)} is relative, and there is no base URL")
        if base_url is not None:
            init["baseURL"] = base_url
    else:
        if base_url is not None:
            raise TypeError("the base URL of an init must be its member 'baseURL'")
        init = dict(input)
    processed_init = process_a_urlpatterninit(init, PATTERN, {})
    for name in COMPONENTS:
        processed_init.setdefault(name, "*")
    protocol, port = processed_init["protocol"], processed_init["port"]
    if protocol in SPECIAL_SCHEMES and port == str(SPECIAL_SCHEMES[protocol]):
        port = ""
    protocol_component = compile_a_component(
        "protocol", protocol, canonicalize_a_protocol, DEFAULT_OPTIONS
    )
    hostname = processed_init["hostname"]
    is_ipv6 = hostname_pattern_is_an_ipv6_address(hostname)
    default_options, pathname_options = DEFAULT_OPTIONS, PATHNAME_OPTIONS
    if ignore_case:
        default_options = default_options._replace(ignore_case=True)
        pathname_options = pathname_options._replace(ignore_case=True)
    canonicalize_the_pathname = canonicalize_a_pathname
    if not protocol_component_matches_a_special_scheme(protocol_component):
        pathname_options = default_options
        canonicalize_the_pathname = canonicalize_an_opaque_pathname
    return URLPatternStruct(
        (
            protocol_component,
            compile_a_component(
                "username", processed_init["username"], canonicalize_a_username, DEFAULT_OPTIONS
            ),
            compile_a_component(
                "password", processed_init["password"], canonicalize_a_password, DEFAULT_OPTIONS
            ),
            compile_a_component(
                "hostname",
                hostname,
                canonicalize_an_ipv6_hostname if is_ipv6 else canonicalize_a_hostname,
                HOSTNAME_OPTIONS,
            ),
            compile_a_component("port", port, canonicalize_a_port, DEFAULT_OPTIONS),
            compile_a_component(
                "pathname",
                processed_init["pathname"],
                canonicalize_the_pathname,
                pathname_options,
            ),
            compile_a_component(
                "search", processed_init["search"], canonicalize_a_search, default_options
            ),
            compile_a_component(
                "hash", processed_init["hash"], canonicalize_a_hash, default_options
            ),
        )
    )


def match_values(input: str | Mapping[str, str], base_url: str | None) -> Values | None:
    """The first half of https://urlpattern.spec.whatwg.org/#url-pattern-match

    The components to match, or ``None`` where the input does not parse.

    >>> match_values("https://a.example/b?c", None)
    ('https', '', '', 'a.example', '', '/b', 'c', '')

    Raises:
        TypeError: ``input`` is an init, and there is a base URL beside it.
    """
    if not isinstance(input, str):
        if base_url is not None:
            raise TypeError("the base URL of an init must be its member 'baseURL'")
        try:
            result = process_a_urlpatterninit(input, URL, _NO_VALUES)
        except TypeError:
            return None
        return (
            result["protocol"],
            result["username"],
            result["password"],
            result["hostname"],
            result["port"],
            result["pathname"],
            result["search"],
            result["hash"],
        )
    if base_url is None:
        canonical_url = canonical(input)
        if canonical_url is not None:
            return canonical_values(canonical_url)
        url = basic_url_parser(input)
    else:
        parsed_base_url = basic_url_parser(base_url)
        if parsed_base_url is FAILURE:
            return None
        url = basic_url_parser(input, parsed_base_url)
    return None if url is FAILURE else url_values(url)


def canonical_values(url: CanonicalURL) -> Values:
    """The components of a canonical URL."""
    protocol, hostname, port, pathname, search, fragment = url.groups("")
    return (protocol[:-1], "", "", hostname, port, pathname, search[1:], fragment[1:])


def url_values(url: URLRecord) -> Values:
    """The components of a URL record."""
    return (
        url.scheme,
        url.username,
        url.password,
        "" if url.host is None else host_serializer(url.host),
        "" if url.port is None else str(url.port),
        url_path_serializer(url),
        url.query or "",
        url.fragment or "",
    )


def hostname_pattern_is_an_ipv6_address(input: str) -> bool:
    r"""https://urlpattern.spec.whatwg.org/#hostname-pattern-is-an-ipv6-address

    >>> hostname_pattern_is_an_ipv6_address("{[:a}::1]")
    True
    """
    return len(input) >= 2 and input.startswith(("[", "{[", "\\["))
