"""Origins and sites: the URL Standard's and the HTML Standard's examples."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from publicsuffixlist import PublicSuffixList

from webapi import URL, Document
from webapi.steps.platform_object import extract_an_origin
from webapi.url import public_suffix as public_suffix_module
from webapi.url.checking import parse_base
from webapi.url.failure import FAILURE
from webapi.url.host import host_parser
from webapi.url.origin import (
    OpaqueOrigin,
    Origin,
    TupleOrigin,
    effective_domain,
    origin,
    same_origin,
    same_origin_domain,
    serialize_an_origin,
)
from webapi.url.public_suffix import public_suffix, registrable_domain
from webapi.url.site import (
    SchemeAndHost,
    obtain_a_site,
    same_site,
    schemelessly_same_site,
    serialize_a_site,
)


def https(host: str, port: int | None = None, domain: str | None = None) -> TupleOrigin:
    return TupleOrigin("https", host, port, domain)


def http(host: str) -> TupleOrigin:
    return TupleOrigin("http", host)


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://Example.org/a", https("example.org")),
        ("https://example.org:443/", https("example.org")),
        ("https://example.org:8080/", https("example.org", 8080)),
        ("wss://1.2.3.4/", TupleOrigin("wss", 0x01020304)),
        ("ftp://[::1]/", TupleOrigin("ftp", (0, 0, 0, 0, 0, 0, 0, 1))),
        ("blob:https://whatwg.org/d0360e2f-caee-469f-9a2f-87d5b0456f6f", https("whatwg.org")),
        ("blob:http://a:1/", TupleOrigin("http", "a", 1)),
    ],
)
def test_urls_of_special_schemes_and_blob_urls_have_tuple_origins(
    url: str, expected: TupleOrigin
) -> None:
    assert origin(parse_base(url)) == expected


@pytest.mark.parametrize(
    "url",
    [
        *("file:///C:/", "data:,x", "mailto:a@b", "about:blank", "foo://example.org/"),
        *("blob:file:///a", "blob:ftp://a/", "blob:ws://a/", "blob:blob:https://a/", "blob:x"),
    ],
)
def test_opaque_origins_are_new_each_time(url: str) -> None:
    record = parse_base(url)
    first, second = origin(record), origin(record)
    assert isinstance(first, OpaqueOrigin)
    assert serialize_an_origin(first) == str(first) == "null"
    assert same_origin(first, first)
    assert same_origin_domain(first, first)
    assert not same_origin(first, second)
    assert not same_origin_domain(first, second)
    assert not same_site(first, second)
    assert effective_domain(first) is None


@pytest.mark.parametrize(
    # https://html.spec.whatwg.org/multipage/browsers.html#same-origin-domain, its example
    ("a", "b", "is_same_origin", "is_same_origin_domain"),
    [
        (https("example.org"), https("example.org"), True, True),
        (https("example.org", 314), https("example.org", 420), False, False),
        (
            https("example.org", 314, "example.org"),
            https("example.org", 420, "example.org"),
            False,
            True,
        ),
        (https("example.org"), https("example.org", None, "example.org"), True, False),
        (
            https("example.org", None, "example.org"),
            TupleOrigin("http", "example.org", None, "example.org"),
            False,
            False,
        ),
        (https("example.org"), OpaqueOrigin(), False, False),
    ],
)
def test_same_origin_compares_ports_and_same_origin_domain_compares_domains(
    a: Origin, b: Origin, is_same_origin: bool, is_same_origin_domain: bool
) -> None:
    assert same_origin(a, b) == same_origin(b, a) == is_same_origin
    assert same_origin_domain(a, b) == same_origin_domain(b, a) == is_same_origin_domain


def test_an_origin_serializes_its_host_and_its_domain_is_the_effective_domain() -> None:
    assert str(https("xn--maraa-rta.example")) == "https://xn--maraa-rta.example"
    assert str(TupleOrigin("http", (1, 0, 0, 0, 0, 0, 0, 0), 8)) == "http://[1::]:8"
    assert effective_domain(https("a.example.org", None, "example.org")) == "example.org"
    assert effective_domain(TupleOrigin("http", 1)) == 1


@pytest.mark.parametrize(
    # https://url.spec.whatwg.org/#example-host-psl
    ("input", "suffix", "registrable"),
    [
        ("com", "com", None),
        ("example.com", "com", "example.com"),
        ("www.example.com", "com", "example.com"),
        ("sub.www.example.com", "com", "example.com"),
        ("EXAMPLE.COM", "com", "example.com"),
        ("example.com.", "com.", "example.com."),
        ("github.io", "github.io", None),
        ("whatwg.github.io", "github.io", "whatwg.github.io"),
        ("إختبار", "xn--kgbechtv", None),
        ("example.إختبار", "xn--kgbechtv", "example.xn--kgbechtv"),
        ("sub.example.إختبار", "xn--kgbechtv", "example.xn--kgbechtv"),
        ("[2001:0db8:85a3:0000:0000:8a2e:0370:7334]", None, None),
        # Not in the table: IPv4, and domains that no list tells anything about.
        ("127.0.0.1", None, None),
        ("localhost", "localhost", None),
        ("com.", "com.", None),
        ("a..", None, None),
        ("..", None, None),
    ],
)
def test_public_suffixes_and_registrable_domains_are_those_of_the_standards_table(
    input: str, suffix: str | None, registrable: str | None
) -> None:
    host = host_parser(input)
    assert host is not FAILURE
    assert public_suffix(host) == suffix
    assert registrable_domain(host) == registrable


def test_the_empty_host_has_no_public_suffix() -> None:
    assert public_suffix("") is None
    assert registrable_domain("") is None


@pytest.fixture
def wildlife(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Public Suffix List as it was when the HTML Standard's example was written."""
    suffixes = PublicSuffixList("com\nmuseum\nwildlife.museum\n")
    monkeypatch.setattr(public_suffix_module, "_public_suffix_list", lambda: suffixes)
    return


@pytest.mark.usefixtures("wildlife")
@pytest.mark.parametrize(
    # https://html.spec.whatwg.org/multipage/browsers.html#example-same-site
    ("a", "b", "schemelessly", "same"),
    [
        (https("example.com"), https("sub.example.com"), True, True),
        (https("example.com"), https("sub.other.example.com"), True, True),
        (https("example.com"), http("non-secure.example.com"), True, False),
        (https("r.wildlife.museum"), https("sub.r.wildlife.museum"), True, True),
        (https("r.wildlife.museum"), https("sub.other.r.wildlife.museum"), True, True),
        (https("r.wildlife.museum"), https("other.wildlife.museum"), False, False),
        (https("r.wildlife.museum"), https("wildlife.museum"), False, False),
        (https("wildlife.museum"), https("wildlife.museum"), True, True),
        (https("example.com"), https("example.com."), False, False),
        (TupleOrigin("https", 1), TupleOrigin("https", 1), True, True),
        (TupleOrigin("https", 1), TupleOrigin("http", 1), True, False),
        (TupleOrigin("https", 1), TupleOrigin("https", 2), False, False),
        (https("example.com"), OpaqueOrigin(), False, False),
    ],
)
def test_same_site_compares_registrable_domains_and_schemes(
    a: Origin, b: Origin, schemelessly: bool, same: bool
) -> None:
    assert schemelessly_same_site(a, b) == schemelessly_same_site(b, a) == schemelessly
    assert same_site(a, b) == same_site(b, a) == same


def test_a_site_is_a_scheme_and_a_registrable_domain_or_an_opaque_origin() -> None:
    site = obtain_a_site(https("www.example.com", 8080, "example.com"))
    assert site == SchemeAndHost("https", "example.com")
    assert serialize_a_site(site) == "https://example.com"
    assert serialize_a_site(obtain_a_site(https("localhost"))) == "https://localhost"
    opaque = OpaqueOrigin()
    assert obtain_a_site(opaque) is opaque
    assert serialize_a_site(opaque) == "null"


def test_without_the_public_suffix_list_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "publicsuffixlist", None)
    public_suffix_module._public_suffix_list.cache_clear()
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'webapi-dom\[publicsuffix\]'"):
        registrable_domain("example.com")
    assert registrable_domain(1) is None


def test_origins_are_extracted_from_urls_and_links_only() -> None:
    assert extract_an_origin(URL("https://example.org/")) == https("example.org")
    assert isinstance(extract_an_origin(URL("data:,x")), OpaqueOrigin)
    document = Document("about:blank")
    for name in ("a", "area"):
        element = document.createElement(name)
        assert extract_an_origin(element) is None
        element.setAttribute("href", "https://example.org:1/")
        assert extract_an_origin(element) == https("example.org", 1)
        element.setAttribute("href", "//")
        assert extract_an_origin(element) is None
    for other in ("https://example.org/", None, document, object()):
        assert extract_an_origin(other) is None
