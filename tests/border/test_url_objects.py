"""URL objects where an algorithm takes a URL record, or an origin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from webapi import URL
from webapi.url.failure import FAILURE
from webapi.url.origin import (
    TupleOrigin,
    effective_domain,
    origin,
    same_origin,
    same_origin_domain,
    serialize_an_origin,
)
from webapi.url.parser import basic_url_parser, url_parser
from webapi.url.rendering import render
from webapi.url.serializer import url_equals, url_path_serializer, url_serializer
from webapi.url.site import obtain_a_site, same_site, schemelessly_same_site, serialize_a_site
from webapi.url.valid_url_strings import relative_url_string, valid_url_string

HREFS = [
    "https://user:pass@www.example.co.uk:8080/a/b?q#f",
    "https://example.co.uk/",
    "http://example.co.uk/",
    "file:///C:/a",
    "mailto:a@b",
    "blob:https://example.org/x",
    "foo://h/a",
    "https://xn--bcher-kva.example/%C3%A9",
    "http://[::1]/",
]
ONE: dict[str, Callable[[Any], Any]] = {
    "url_serializer": url_serializer,
    "without fragment": lambda url: url_serializer(url, exclude_fragment=True),
    "url_path_serializer": url_path_serializer,
    "origin": lambda url: str(origin(url)),
    "serialize_an_origin": serialize_an_origin,
    "basic_url_parser": lambda url: repr(basic_url_parser("../x?y", url)),
    "url_parser": lambda url: repr(url_parser("x", base=url)),
    "valid_url_string": lambda url: valid_url_string("//h", url),
    "relative_url_string": lambda url: relative_url_string("/a", url),
}
TWO: dict[str, Callable[[Any, Any], Any]] = {
    "url_equals": url_equals,
    "same_origin": same_origin,
    "same_origin_domain": same_origin_domain,
}
WITH_PUBLIC_SUFFIXES: dict[str, Callable[[Any], Any]] = {
    "render": render,
    "obtain_a_site": lambda url: serialize_a_site(obtain_a_site(url)),
    "effective_domain": effective_domain,
}


def record(href: str) -> Any:
    found = basic_url_parser(href)
    assert found is not FAILURE
    return found


@pytest.mark.parametrize("name", ONE)
@pytest.mark.parametrize("href", HREFS)
def test_urls_and_their_records_give_the_same_answers(name: str, href: str) -> None:
    function = ONE[name]
    of_record = record(href) if name != "serialize_an_origin" else origin(record(href))
    assert function(URL(href)) == function(of_record)


@pytest.mark.parametrize("name", TWO)
def test_functions_of_two_urls_take_urls_records_and_origins(name: str) -> None:
    function = TWO[name]
    for a in HREFS:
        for b in HREFS:
            if "origin" in name:
                if origin(record(a)) == origin(record(a)):  # no opaque one
                    expected = function(origin(record(a)), origin(record(b)))
                    assert (
                        function(URL(a), URL(b)) == function(origin(record(a)), URL(b)) == expected
                    )
            else:
                assert function(URL(a), URL(b)) == function(record(a), URL(b)) == (a == b)


def test_functions_of_sites_take_urls() -> None:
    pytest.importorskip("publicsuffixlist")
    a, b, c = map(URL, HREFS[:3])
    assert same_site(a, b)
    assert not same_site(a, c)
    assert schemelessly_same_site(a, c)
    assert same_site(a, TupleOrigin("https", "x.example.co.uk"))
    for name, function in WITH_PUBLIC_SUFFIXES.items():
        for href in (HREFS[0], HREFS[7]):
            given = origin(record(href)) if name != "render" else record(href)
            assert function(URL(href)) == function(given)
    assert render(URL("https://bank.example@xn--80ak6aa92e.com/"), show="host").text == "аррӏе.com"


def test_a_changed_scheme_is_serialized_without_another_parse() -> None:
    url = URL("http://h/C|/x")
    url.protocol = "file:"
    assert url_serializer(url) == url.href == "file://h/C|/x"


@pytest.mark.parametrize("value", ["https://example.org/", None, 5, b"", {}])
def test_other_values_raise_a_type_error(value: Any) -> None:
    for function in (url_serializer, origin, render, serialize_an_origin):
        with pytest.raises(TypeError, match="a URL or a URL record is needed, not"):
            function(value)
    if value is not None:
        with pytest.raises(TypeError, match="a URL or a URL record is needed, not"):
            basic_url_parser("x", value)
