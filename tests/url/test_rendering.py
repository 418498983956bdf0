"""URL rendering: the standard's examples, what is left encoded, and elision."""

from __future__ import annotations

import pytest

from webapi.url.checking import parse_base
from webapi.url.rendering import Rendering, render


def text(url: str, **options: object) -> str:
    return render(parse_base(url), **options).text  # type: ignore[arg-type]


def test_the_standards_examples_of_rendering_hold() -> None:
    attacker = parse_base("https://examplecorp.attacker.com/")
    assert render(attacker, show="registrable domain").text == "attacker.com"
    assert text("https://examplecorp.com@attacker.example/") == "https://attacker.example/"
    assert text("https://example.org/", omit_scheme=True) == "example.org/"
    evil = "https://examplecorp.com.evil.com/"
    assert text(evil, show="host", max_length=15) == "...com.evil.com"
    # Never "...examplecorp.com": the registrable domain can be shown.
    other = "https://not-really-examplecorp.com/"
    assert text(other, show="host", max_length=18) == "not-really-examplecorp.com"
    assert text("https://aa.b.example.com/", show="host", max_length=16) == "aa.b.example.com"
    assert text("https://aa.b.example.com/", show="host", max_length=15) == "...example.com"
    assert text("https://aaa.b.example.com/", show="host", max_length=16) == "...b.example.com"
    assert text("https://example.إختبار/文") == "https://example.إختبار/文"
    assert text("https://example.إختبار/ا") == "https://example.إختبار/%D8%A7"
    assert text("https://xn--fsqu00a.xn--0zwm56d/") == "https://例子.测试/"
    assert text("https://example.org/%F0%9F%94%92") == "https://example.org/%F0%9F%94%92"


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, "https://bücher.example.com:8080/straße?q=é#ü"),
        ({"omit_scheme": True}, "bücher.example.com:8080/straße?q=é#ü"),
        (
            {"omit_credentials": False},
            "https://j%C3%BCrgen:%F0%9F%98%80@bücher.example.com:8080/straße?q=é#ü",
        ),
        ({"show": "host"}, "bücher.example.com:8080"),
        ({"show": "registrable domain"}, "example.com"),
        ({"max_length": 40}, "https://bücher.example.com:8080/straß..."),
        ({"max_length": 34}, "https://bücher.example.com:8080..."),
        ({"max_length": 33}, "https://...example.com:8080..."),
        ({"max_length": 0}, "https://...example.com:8080..."),
        ({"show": "host", "max_length": 22}, "...example.com:8080"),
    ],
)
def test_each_option_shows_its_part_of_the_url(options: dict[str, object], expected: str) -> None:
    url = "https://jürgen:😀@bücher.example.com:8080/straße?q=é#ü"
    rendering = render(parse_base(url), **options)  # type: ignore[arg-type]
    assert rendering.text == expected
    assert rendering.registrable_domain is not None
    start, end = rendering.registrable_domain
    assert rendering.text[start:end] == "example.com"


@pytest.mark.parametrize(
    ("url", "expected", "registrable"),
    [
        ("https://sub.example.إختبار/", "https://sub.example.إختبار/", "example.إختبار"),
        ("https://example.com./", "https://example.com./", "example.com."),
        ("https://github.io/", "https://github.io/", None),
        ("https://127.0.0.1:1/", "https://127.0.0.1:1/", None),
        ("https://[::1]/", "https://[::1]/", None),
        ("https://xn--8i7caa/", "https://xn--8i7caa/", None),
        ("foo://xn--fsqu00a.com/", "foo://xn--fsqu00a.com/", None),
        ("mailto:%C3%A9@example.org", "mailto:é@example.org", None),
        ("file:///%C3%A9", "file:///é", None),
        ("foo:/.//a", "foo:/.//a", None),
    ],
)
def test_every_kind_of_host_is_rendered_with_its_registrable_domain(
    url: str, expected: str, registrable: str | None
) -> None:
    rendering = render(parse_base(url))
    assert rendering.text == expected
    span = rendering.registrable_domain
    assert (span and rendering.text[slice(*span)]) == registrable


@pytest.mark.parametrize(
    "sequence",
    [
        *(
            "%00",
            "%0A",
            "%20",
            "%7F",
            "%2F",
            "%2f",
            "%3F",
            "%23",
            "%25",
            "%26",
            "%3D",
            "%5C",
            "%40",
        ),
        *("%C2%A0", "%C2%AD", "%E2%80%8B", "%E2%80%8D", "%E3%80%80", "%EF%BB%BF", "%E2%A0%80"),
        *("%E2%80%A8", "%E2%80%AE", "%E2%81%A6", "%D8%9C", "%F3%A0%81%81", "%E3%85%A4"),
        *("%EE%80%80", "%EF%BF%BF", "%CD%B8", "%F0%9F%94%93", "%EF%B8%8F"),
        *("%C3", "%FF", "%ED%A0%80", "%F4%90%80%80", "%C0%AF", "%zz", "%e2%80%ae"),
    ],
)
def test_sequences_that_could_mislead_are_left_encoded(sequence: str) -> None:
    assert text(f"https://example.org/a{sequence}b?{sequence}#{sequence}") == (
        f"https://example.org/a{sequence}b?{sequence}#{sequence}"
    )
    assert text(f"https://example.org/%C3%A9{sequence}%41") == f"https://example.org/é{sequence}A"


def test_right_to_left_text_is_decoded_only_where_it_cannot_reorder_the_host() -> None:
    hebrew, path = "xn--4dbcagdahymbxekheh6e0a7fei0b.example", "%D7%A9%D7%9C%D7%95%D7%9D/%C3%A9"
    left_to_right = render(parse_base(f"https://example.org/{path}"))
    assert left_to_right.text == "https://example.org/שלום/é"
    assert left_to_right.embedded == f"\u202a{left_to_right.text}\u202c"
    right_to_left = text(f"https://{hebrew}/{path}")
    assert right_to_left.endswith("/%D7%A9%D7%9C%D7%95%D7%9D/é")
    assert Rendering("https://é.example/", None).embedded == "https://é.example/"


def test_long_urls_are_rendered_in_linear_time() -> None:
    url = parse_base("https://" + "a." * 100_000 + "example.com/" + "%41" * 300_000)
    assert render(url, show="host", max_length=20).text == "...a.a.a.example.com"
    assert len(render(url).text) == 8 + 200_000 + 12 + 300_000
