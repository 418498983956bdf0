"""The URL pattern struct and its algorithms

https://urlpattern.spec.whatwg.org/#url-pattern-struct
"""

from __future__ import annotations

from collections.abc import Mapping
from re import Match
from typing import Final

from webapi.url.components import MEMBERS, Value
from webapi.url.record import SPECIAL_SCHEMES
from webapi.url.redaction import password_span, shown
from webapi.url.value_parser import parse, to_value

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
from .errors import ComponentError, MatchingTooComplexError
from .matching import Groups
from .parts import DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS
from .regexp import InstructionsExhaustedError
from .url_pattern_init import PATTERN, URL, process_a_urlpatterninit

COMPONENTS: Final = tuple(name for name, (index, _, _) in MEMBERS.items() if index)
"""The components' names, in the standard's order."""

Values = tuple[str, ...]
"""A URL's components, in the order of `COMPONENTS`, without delimiters."""

_NO_VALUES: Final = dict.fromkeys(COMPONENTS, "")


class URLPatternStruct:
    """https://urlpattern.spec.whatwg.org/#url-pattern"""

    __slots__ = ("canonical_matcher", "components", "selective")

    def __init__(self, components: tuple[Component, ...]) -> None:
        self.components = components
        self.selective = [
            (index, component)
            for index, component in enumerate(components)
            if not component.matches_anything or component.group_name_list != ["0"]
        ]
        """The components that `exec` calls. The others capture the whole value in the group 0."""
        self.canonical_matcher = CanonicalMatcher(components)

    def __reduce__(self) -> tuple[type[URLPatternStruct], tuple[tuple[Component, ...]]]:
        return URLPatternStruct, (self.components,)

    @property
    def has_regexp_groups(self) -> bool:
        """https://urlpattern.spec.whatwg.org/#url-pattern-has-regexp-groups"""
        return any(component.has_regexp_groups for component in self.components)

    def exec(self, values: Values) -> dict[int, Groups] | None:
        """The groups of each selective component, or ``None`` if a component does not match."""
        found: dict[int, Groups] = {}
        for index, component in self.selective:
            try:
                groups = component.exec(values[index])
            except InstructionsExhaustedError:
                raise MatchingTooComplexError(component.name, values[index]) from None
            if groups is None:
                return None
            found[index] = groups
        return found


def create(
    input: str | Mapping[str, str], base_url: str | None, ignore_case: bool
) -> URLPatternStruct:
    """https://urlpattern.spec.whatwg.org/#url-pattern-create

    >>> create("https://a.example/:id", None, False).components[5].pattern_string
    '/:id'

    Raises:
        TypeError: the input does not make a pattern; the message says why.
    """
    try:
        return _create(input, base_url, ignore_case)
    except ComponentError as error:
        if _may_show_a_password(input, base_url):
            raise TypeError(error.without_place) from None
        raise


def _may_show_a_password(input: str | Mapping[str, str], base_url: str | None) -> bool:
    """Whether a component's pattern string may have a piece of a password.

    A mistake in a constructor string can move its password into any component.
    """
    texts: list[str | None] = [base_url, input] if isinstance(input, str) else [*input.values()]
    if not isinstance(input, str) and ("password" in input or ":" in input.get("username", "")):
        return True
    return any(text is not None and password_span(text) for text in texts)


def _create(
    input: str | Mapping[str, str], base_url: str | None, ignore_case: bool
) -> URLPatternStruct:
    if isinstance(input, str):
        init = parse_a_constructor_string(input)
        if base_url is None and "protocol" not in init:
            raise TypeError(f"{shown(input)} is relative, and there is no base URL")
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

    Returns the components to match, or ``None`` if the input does not parse.

    >>> match_values("https://a.example/b?c", None)
    ('https', '', '', 'a.example', '', '/b', 'c', '')

    Raises:
        TypeError: ``input`` is an init, and the caller also passes a base URL.
    """
    if not isinstance(input, str):
        if base_url is not None:
            raise TypeError("the base URL of an init must be its member 'baseURL'")
        try:
            result = process_a_urlpatterninit(input, URL, _NO_VALUES)
        except TypeError:
            return None
        return tuple(result[name] for name in COMPONENTS)
    base = None
    if base_url is not None:
        base = parse(base_url)
        if base is None:
            return None
    url = parse(input, None if base is None else to_value(base))
    return None if url is None else url_values(to_value(url))


def url_values(url: Value) -> Values:
    """The components of a URL's value."""
    if type(url) is Match:
        protocol, hostname, port, pathname, search, hash = url.groups("")
        return protocol[:-1], "", "", hostname, port, pathname, search[1:], hash[1:]
    _, protocol, hostname, port, pathname, search, hash, username, password = url
    return (
        protocol[:-1],
        username,
        password,
        hostname or "",
        port or "",
        pathname,
        search[1:],
        hash[1:],
    )


def hostname_pattern_is_an_ipv6_address(input: str) -> bool:
    r"""https://urlpattern.spec.whatwg.org/#hostname-pattern-is-an-ipv6-address

    >>> hostname_pattern_is_an_ipv6_address("{[:a}::1]")
    True
    """
    return len(input) >= 2 and input.startswith(("[", "{[", "\\["))
