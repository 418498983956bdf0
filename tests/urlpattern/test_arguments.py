"""What the constructor, test() and exec() are given, and what they say of what is wrong."""

from __future__ import annotations

import copy
import json
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest

from webapi import URL, URLPattern, jsnull
from webapi.urlpattern.url_pattern import COMPONENTS


@pytest.mark.parametrize("component", COMPONENTS)
def test_only_regular_expressions_count_as_regexp_groups(component: str) -> None:
    """urlpattern-hasregexpgroups.any.js"""
    for text in ("*", ":foo", ":foo?"):
        assert not URLPattern({component: text}).hasRegExpGroups
    word = "80" if component == "port" else "hi"
    assert not URLPattern({component: f"{{{word}}}?"}).hasRegExpGroups
    assert URLPattern({component: f"({word})"}).hasRegExpGroups
    if component not in ("protocol", "port"):
        assert not URLPattern({component: "a-{:hello}-z-*-a"}).hasRegExpGroups
        assert URLPattern({component: "a-(hi)-z-(lo)-a"}).hasRegExpGroups


def test_wildcards_and_plain_groups_are_no_regexp_groups() -> None:
    assert not URLPattern({}).hasRegExpGroups
    assert not URLPattern({"pathname": "/a/:foo/:baz?/b/*"}).hasRegExpGroups
    assert URLPattern({"pathname": "/a/:foo/:baz([a-z]+)?/b/*"}).hasRegExpGroups


@pytest.mark.parametrize("path", ["%(", "%(("])
def test_url_objects_are_inits(path: str) -> None:
    """urlpattern-constructor.html"""
    with pytest.raises(TypeError):
        URLPattern(URL(f"https://example.org/{path}"))


def test_url_objects_match_as_their_href() -> None:
    pattern = URLPattern(r"https://example.org/:id\?q=:q")
    url = URL("https://example.org/7?q=8")
    result = pattern.exec(url)
    assert pattern.test(url)
    assert result is not None
    assert result["pathname"] == {"input": "/7", "groups": {"id": "7"}}
    assert result["search"] == {"input": "q=8", "groups": {"q": "8"}}


def test_the_constructor_takes_names_bases_and_options() -> None:
    by_name = URLPattern("/A", baseURL="https://example.org", options={"ignoreCase": True})
    assert by_name.test("https://example.org/a")
    assert not URLPattern("/A", "https://example.org").test("https://example.org/a")
    assert URLPattern({"pathname": "/A"}, {"ignoreCase": True}).test("https://example.org/a")
    assert by_name.test("/a", baseURL="https://example.org")


def test_results_are_dicts_in_the_order_of_javascript() -> None:
    result = URLPattern({}).exec({"port": "1", "hostname": "example.org"})
    assert result is not None
    assert list(result) == sorted([*COMPONENTS, "inputs"])
    assert result["inputs"] == [{"hostname": "example.org", "port": "1"}]
    with_base = URLPattern({}).exec("a", "https://example.org")
    assert with_base is not None
    assert with_base["inputs"] == ["a", "https://example.org"]


@pytest.mark.parametrize("url", ["https://a.example/books/42", "HTTPS://a.example/books/42"])
def test_members_of_results_are_attributes(url: str) -> None:
    result = URLPattern({"pathname": "/:items/*"}).exec(url)
    assert result is not None
    assert result.pathname.input == result["pathname"]["input"] == "/books/42"
    assert result.pathname.groups[0] == result["pathname"]["groups"]["0"] == "42"
    assert result.pathname.groups["items"] == "books"
    assert result.pathname is result["pathname"]
    assert json.loads(json.dumps(result)) == copy.deepcopy(result) == result
    assert not hasattr(result, "path") and not hasattr(result.pathname.groups, "1")
    with pytest.raises(KeyError):
        result.pathname.groups[1]
    with pytest.raises(AttributeError, match="no member 'path'"):
        getattr(result, "path")  # noqa: B009


def test_lone_surrogates_are_replaced() -> None:
    pattern = URLPattern({"pathname": "/\ud800"})
    assert pattern.pathname == "/%EF%BF%BD"
    assert pattern.test("https://example.org/\udfff")


def test_none_is_a_missing_argument() -> None:
    assert URLPattern().test()
    assert URLPattern(None).test(None)
    assert URLPattern(jsnull).exec(jsnull) is not None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("/a",), "'/a' is relative, and there is no base URL"),
        (({}, "https://example.org"), "the base URL of an init must be its member 'baseURL'"),
        (("/a", "no URL"), "Invalid base URL 'no URL'"),
        (({"baseURL": "no URL"},), "Invalid base URL 'no URL'"),
        (({"pathname": "/{a"},), 'pathname: "{" is not closed\n  /{a\n   ^'),
        (({"pathname": "/a}"},), "pathname: this has no meaning here\n  /a}\n    ^"),
        (({"pathname": "/:a/:a"},), "pathname: two groups have this name\n  /:a/:a\n      ^^"),
        (({"search": "a(é)"},), "search: a regular expression is ASCII only\n  a(é)\n    ^"),
        (({"port": "65536"},), "port: not a port: a number up to 65535\n  65536\n  ^^^^^"),
        (({"hash": "(a"},), 'hash: "(" is not closed\n  (a\n  ^'),
        (({"hash": "()"},), "hash: a regular expression is not empty\n  ()\n  ^"),
        (({"hash": "((a))"},), '"(?"\n  ((a))\n   ^'),
        (({"hash": "(?a)"},), 'does not begin with "?"\n  (?a)\n   ^'),
        (({"hash": "a:"},), 'no name follows the ":"; write "\\:" for a colon\n  a:\n   ^'),
        (({"hash": "a\\"},), "nothing follows the backslash\n  a\\\n   ^"),
        (({"hash": "a(b)([z-a])"},), "range out of order\n  a(b)([z-a])\n        ^"),
        (({"hostname": "a b"},), "hostname: not valid in a URL's hostname\n  a b\n  ^^^"),
        (("https://example.org/{a",), 'pathname: "{" is not closed\n  /{a\n   ^'),
    ],
)
def test_errors_name_the_component_and_show_the_place(
    arguments: tuple[Any, ...], message: str
) -> None:
    with pytest.raises(TypeError) as raised:
        URLPattern(*arguments)
    assert str(raised.value).startswith("Failed to construct 'URLPattern': ")
    assert str(raised.value).endswith(message)


def test_errors_are_short() -> None:
    with pytest.raises(TypeError) as raised:
        URLPattern({"pathname": "/" + "a" * 1_000_000 + "{" + "b" * 1_000_000})
    assert len(str(raised.value)) < 300
    with pytest.raises(TypeError) as raised:
        URLPattern("/" + "a" * 1_000_000)
    assert len(str(raised.value)) < 300


@pytest.mark.parametrize(
    "arguments",
    [
        ({"password": "secret{"},),
        ({"password": ":secret:secret"},),
        ({"password": r"secret(\p{secret})"},),
        ({"username": "user:secret:secret"},),
        ({"hostname": "user:secret@exa mple"},),
        ({"baseURL": "https://user:secret@exa mple/"},),
        ("/a", "https://user:secret@exa mple/"),
        ("//user:secret@example.org/",),
        ("{https://user:secret@example.org/}",),
        ("https://user:secret{@example.org/",),
        ("https://user\\:secret{@example.org/",),
        ("https://us{er:secret@example.org/",),
        ("https://user:secret:secret@example.org/",),
        ("https://user\\:(secret(@example.org/",),
        ("https://user\\:sec([z-a])ret@example.org/",),
        ("https://user:secret@exa mple/",),
    ],
)
def test_errors_show_no_password(arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError) as raised:
        URLPattern(*arguments)
    assert "sec" not in str(raised.value)


def test_the_repr_shows_no_password() -> None:
    assert "secret" not in repr(URLPattern({"password": "secret"}))


def test_the_repr_shows_the_components_that_are_no_wildcard() -> None:
    shown = "URLPattern({'hostname': 'example.org', 'pathname': '/a'})"
    assert repr(URLPattern({"pathname": "/a", "hostname": "example.org"})) == shown


@pytest.mark.parametrize(
    ("component", "pattern", "groups", "message"),
    [
        ("pathname", "/a/:id?", {"id": "7"}, "pathname: '/:id?' has a modifier"),
        ("pathname", "/a/{b}+", {}, "pathname: '{b}+' has a modifier"),
        ("pathname", "/a/*", {}, "pathname: '/*' is a wildcard or a regular expression"),
        ("hash", "(a|b)", {}, "hash: '(a|b)' is a wildcard or a regular expression"),
        ("pathname", "/:id", {"name": "7"}, "pathname: '/:id' is not among the groups"),
        ("pathname", "/:id", {"id": "7/8"}, "pathname: '/:id' does not match its value"),
        ("pathname", "/:id", {"id": ""}, "pathname: '/:id' does not match its value"),
        (
            "port",
            ":port",
            {"port": "65536"},
            "port: ':port' has a wrong value: not a port: a number up to 65535",
        ),
        ("search", ":" + "a" * 1_000_000, {}, f"search: ':{'a' * 38}…' is not among the groups"),
        ("password", "secret*", {}, "password: a part is a wildcard or a regular expression"),
        ("password", "{secret}?", {}, "password: a part has a modifier"),
        ("password", ":secret", {}, "password: a part is not among the groups"),
    ],
)
def test_generate_names_the_component_and_shows_the_part(
    component: Any, pattern: str, groups: dict[str, str], message: str
) -> None:
    with pytest.raises(TypeError) as raised:
        URLPattern({component: pattern}).generate(component, groups)
    assert str(raised.value) == f"Failed to execute 'generate' on 'URLPattern': {message}"


@pytest.mark.parametrize(
    "value", [1, True, 1.5, b"https://example.org/", [], ("a", "b"), urlsplit("https://a/b")]
)
def test_values_of_other_types_are_a_type_error(value: object) -> None:
    """Numbers are strings, and relative; lists and tuples are neither strings nor mappings."""
    with pytest.raises(TypeError):
        URLPattern(value)  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        URLPattern("https://example.org/", 5, 6)  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        URLPattern({}).test({}, "https://example.org/")


def test_objects_with_a_text_are_strings() -> None:
    class Link:
        def __str__(self) -> str:
            return "https://example.org/a"

    assert URLPattern(Link()).pathname == "/a"  # type: ignore[call-overload]
    result = URLPattern({"pathname": "/:id"}).exec(Link())  # type: ignore[arg-type]
    assert result is not None
    assert result["inputs"] == ["https://example.org/a"]
    assert URLPattern("/b", Link()).hostname == "example.org"  # type: ignore[call-overload]
    assert not URLPattern({"pathname": "/:id"}).test(SimpleNamespace(pathname="/a/b"))


def test_what_does_not_parse_does_not_match() -> None:
    pattern = URLPattern({})
    assert not pattern.test("no URL")
    assert not pattern.test("a", "no URL")
    assert not pattern.test({"port": "x"})
    assert not pattern.test({"baseURL": "no URL"})
    assert pattern.exec("no URL") is None


def test_components_cannot_be_set() -> None:
    pattern = URLPattern({})
    with pytest.raises(AttributeError):
        pattern.pathname = "/a"  # type: ignore[misc]
