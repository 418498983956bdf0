"""The steps of the URLPattern class: https://urlpattern.spec.whatwg.org/#urlpattern-class"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeAlias

from webapi.url.fast_path.patterns import canonical
from webapi.url.redaction import HIDDEN, hide_password_in_part
from webapi.urlpattern.comparison import compare_component
from webapi.urlpattern.errors import MatchingTooComplexError
from webapi.urlpattern.generation import generate_component
from webapi.urlpattern.matching import Groups
from webapi.urlpattern.regexp import InstructionsExhaustedError
from webapi.urlpattern.url_pattern import (
    COMPONENTS,
    URLPatternStruct,
    Values,
    create,
    match_values,
    url_values,
)
from webapi.webidl.exceptions import RangeError
from webapi.webidl.ordinary_object import OrdinaryObject

if TYPE_CHECKING:
    from webapi.interfaces.url_pattern import URLPattern

Input: TypeAlias = str | dict[str, str]

_CONSTRUCT = "Failed to construct 'URLPattern'"


class Slots:
    """The slots of a URLPattern object."""

    _webapi_pattern: URLPatternStruct
    """https://urlpattern.spec.whatwg.org/#urlpattern-associated-url-pattern"""


def initialize(
    this: URLPattern, input: Input, base_url: str | None, options: dict[str, Any]
) -> None:
    """https://urlpattern.spec.whatwg.org/#urlpattern-initialize"""
    try:
        this._webapi_pattern = create(input, base_url, options["ignoreCase"])
    except TypeError as error:
        raise TypeError(f"{_CONSTRUCT}: {error}") from None


def constructor(this: URLPattern, input: Input, baseURL: str, options: dict[str, Any]) -> None:
    """https://urlpattern.spec.whatwg.org/#dom-urlpattern-urlpattern"""
    initialize(this, input, baseURL, options)


def constructor_2(this: URLPattern, input: Input, options: dict[str, Any]) -> None:
    """https://urlpattern.spec.whatwg.org/#dom-urlpattern-urlpattern-input-options"""
    initialize(this, input, None, options)


def test_fast_path(operation: Callable[..., bool]) -> Callable[..., bool]:
    """Make ``test`` match a canonical URL before it converts its arguments."""

    @wraps(operation)
    def test(this: URLPattern, input: Any = None, baseURL: Any = None) -> bool:
        if type(input) is str and baseURL is None:
            url = canonical(input)
            if url is not None:
                try:
                    return this._webapi_pattern.canonical_matcher.test(url)
                except (AttributeError, InstructionsExhaustedError):
                    pass  # the operation says what is wrong
        return operation(this, input, baseURL)

    return test


def exec_fast_path(operation: Callable[..., Any]) -> Callable[..., Any]:
    """Make ``exec`` match a canonical URL before it converts its arguments."""

    @wraps(operation)
    def exec(this: URLPattern, input: Any = None, baseURL: Any = None) -> Any:
        if type(input) is str and baseURL is None:
            url = canonical(input)
            if url is not None:
                try:
                    pattern, values = this._webapi_pattern, url_values(url)
                    groups = pattern.exec(values)
                    return None if groups is None else _result(pattern, groups, values, [input])
                except (AttributeError, MatchingTooComplexError):
                    pass  # the operation says what is wrong
        return operation(this, input, baseURL)

    return exec


def test(this: URLPattern, input: Input, baseURL: str | None) -> bool:
    """https://urlpattern.spec.whatwg.org/#dom-urlpattern-test"""
    return _match(this, input, baseURL, "test") is not None


def exec(this: URLPattern, input: Input, baseURL: str | None) -> OrdinaryObject[Any] | None:
    """https://urlpattern.spec.whatwg.org/#dom-urlpattern-exec"""
    match = _match(this, input, baseURL, "exec")
    if match is None:
        return None
    groups, values = match
    inputs = [input] if baseURL is None else [input, baseURL]
    return _result(this._webapi_pattern, groups, values, inputs)


def _result(
    pattern: URLPatternStruct,
    groups: dict[int, Groups],
    values: Values,
    inputs: list[Input],
) -> OrdinaryObject[Any]:
    """https://urlpattern.spec.whatwg.org/#dictdef-urlpatternresult

    The members are in lexicographical order, as in JavaScript.
    """
    results = [{"groups": {"0": value}, "input": value} for value in values]
    for index, found in groups.items():
        results[index] = pattern.components[index].result(values[index], found)
    protocol, username, password, hostname, port, pathname, search, hash = results
    return OrdinaryObject(
        {
            "hash": hash,
            "hostname": hostname,
            "inputs": inputs,
            "password": password,
            "pathname": pathname,
            "port": port,
            "protocol": protocol,
            "search": search,
            "username": username,
        }
    )


def _match(this: URLPattern, input: Input, base_url: str | None, operation: str) -> Any:
    """https://urlpattern.spec.whatwg.org/#url-pattern-match: groups and values"""
    action = f"Failed to execute '{operation}' on 'URLPattern'"
    try:
        values = match_values(input, base_url)
        groups = None if values is None else this._webapi_pattern.exec(values)
    except TypeError as error:
        raise TypeError(f"{action}: {error}") from None
    except MatchingTooComplexError as error:
        raise RangeError(f"{action}: {error}") from None
    return None if groups is None else (groups, values)


def _getter(name: str) -> Any:
    index = COMPONENTS.index(name)

    def getter(this: URLPattern) -> str:
        return this._webapi_pattern.components[index].pattern_string

    getter.__name__ = f"{name}_getter"
    getter.__doc__ = f"https://urlpattern.spec.whatwg.org/#dom-urlpattern-{name}"
    return getter


protocol_getter = _getter("protocol")
username_getter = _getter("username")
password_getter = _getter("password")
hostname_getter = _getter("hostname")
port_getter = _getter("port")
pathname_getter = _getter("pathname")
search_getter = _getter("search")
hash_getter = _getter("hash")


def hasRegExpGroups_getter(this: URLPattern) -> bool:
    """https://urlpattern.spec.whatwg.org/#dom-urlpattern-hasregexpgroups"""
    return this._webapi_pattern.has_regexp_groups


def compareComponent(component: str, left: URLPattern, right: URLPattern) -> int:
    """https://github.com/whatwg/urlpattern/issues/61"""
    index = COMPONENTS.index(component)
    return compare_component(
        left._webapi_pattern.components[index], right._webapi_pattern.components[index]
    )


def generate(this: URLPattern, component: str, groups: dict[str, str]) -> str:
    """https://github.com/whatwg/urlpattern/issues/73"""
    try:
        return generate_component(
            this._webapi_pattern.components[COMPONENTS.index(component)], groups
        )
    except TypeError as error:
        raise TypeError(f"Failed to execute 'generate' on 'URLPattern': {error}") from None


def inspect(this: URLPattern) -> str:
    """The ``repr``: the components that are not wildcards, without the password."""
    shown = {
        component.name: hide_password_in_part(component.pattern_string)
        for component in this._webapi_pattern.components
        if component.pattern_string != "*"
    }
    if "password" in shown:
        shown["password"] = HIDDEN
    if "username" in shown:  # a colon in it may be a misplaced delimiter
        username, colon, _ = shown["username"].partition(":")
        shown["username"] = username + colon + (HIDDEN if colon else "")
    return f"{type(this).__name__}({shown!r})"
