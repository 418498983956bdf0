"""URL writing and host writing: the standard's examples, its definitions one by one, bad input."""

from __future__ import annotations

import pytest

from webapi.url import valid_host_strings, valid_url_strings
from webapi.url.checking import parse_base
from webapi.url.failure import FAILURE
from webapi.url.parser import basic_url_parser
from webapi.url.serializer import url_serializer
from webapi.url.valid_host_strings import (
    valid_domain_string,
    valid_host_string,
    valid_ipv4_address_string,
    valid_ipv6_address_string,
    valid_opaque_host_string,
)
from webapi.url.valid_url_strings import valid_url_string

EXAMPLES = [
    # https://url.spec.whatwg.org/#example-url-parsing: input, base, valid, output
    ("https:example.org", None, False, "https://example.org/"),
    ("https://////example.com///", None, False, "https://example.com///"),
    ("https://example.com/././foo", None, True, "https://example.com/foo"),
    ("hello:world", "https://example.com/", True, "hello:world"),
    ("https:example.org", "https://example.com/", False, "https://example.com/example.org"),
    ("\\example\\..\\demo/.\\", "https://example.com/", False, "https://example.com/demo/"),
    ("example", "https://example.com/demo", True, "https://example.com/example"),
    ("file:///C|/demo", None, False, "file:///C:/demo"),
    ("..", "file:///C:/demo", True, "file:///C:/"),
    ("file://localhost/", None, True, "file:///"),
    ("file://loc%61lhost/", None, False, "file:///"),
    ("https://user:password@example.org/", None, False, "https://user:password@example.org/"),
    ("https://example.org/foo bar", None, False, "https://example.org/foo%20bar"),
    ("https://EXAMPLE.com/../x", None, True, "https://example.com/x"),
    ("https://ex ample.org/", None, False, None),
    ("example", None, False, None),
    ("https://example.com:demo", None, False, None),
    ("http://[www.example.com]/", None, False, None),
    ("https://example.org//", None, True, "https://example.org//"),
    ("https://example.com/[]?[]#[]", None, False, "https://example.com/[]?[]#[]"),
    ("https://example/%?%#%", None, False, "https://example/%?%#%"),
    ("https://example/%25?%25#%25", None, True, "https://example/%25?%25#%25"),
]


@pytest.mark.parametrize(("input", "base", "valid", "output"), EXAMPLES)
def test_the_standards_examples_are_valid_or_not_as_it_says(
    input: str, base: str | None, valid: bool, output: str | None
) -> None:
    parsed_base = None if base is None else parse_base(base)
    assert bool(valid_url_string(input, parsed_base)) == valid
    url = basic_url_parser(input, parsed_base)
    assert (None if url is FAILURE else url_serializer(url)) == output


@pytest.mark.parametrize(
    ("input", "base", "where", "reason"),
    [
        ("https://example.org:8x/", None, "8x", "port"),
        ("https://example.org/a|b", None, "|", "percent-encoded"),
        ("https://example.org/?a%2#b", None, "%", "hexadecimal digits"),
        ("https://example.org/#a#b", None, "#", "percent-encoded"),
        ("https://[1::2::3]/", None, "::", "more than one"),
        ("https://[::1/", None, "[::1", "never closed"),
        ("https://a_b/", None, "_", "domain"),
        ("https://a..b/", None, "", "empty"),
        ("https://a。-b。c/", None, "-b", "hyphen"),
        ("https://ab--c/", None, "ab--c", "third and fourth"),
        ("https://b.xn--a/", None, "xn--a", "UTS #46"),
        ("https://b.\u0301a/", None, "\u0301a", "UTS #46"),
        ("https://" + "a" * 64 + "/", None, "a" * 64, "63"),
        ("https://" + "a." * 127 + "/", None, "", "empty"),
        ("https://" + "a." * 127 + "a/", None, "a." * 127 + "a", "253"),
        ("https://xn--" + "9" * 59 + "/", None, "xn--" + "9" * 59, "UTS #46"),
        ("https://" + "a." * 126 + "aa/", None, "a." * 126 + "aa", "253"),
        ("https://א.1a/", None, "א.1a", "together"),
        ("https://xn--4db.1a/", None, "xn--4db.1a", "together"),
        (
            "https://xn--4db.1a." + "b." * 120 + "bb/",
            None,
            "xn--4db.1a." + "b." * 120 + "bb",
            "together",
        ),
        ("https://1.2.3/", None, "1.2.3", "IPv4"),
        ("foo://a<b/", None, "<", "host"),
        ("https:///a", None, "", "missing"),
        ("https:/a", None, "/a", "slashes"),
        ("https:abc", None, "ab", "slashes"),
        ("abc", None, "abc", "no scheme"),
        ("https://[1:2:3:4::5:6:7:8]/", None, "1:2:3:4::5:6:7:8", "::"),
        ("foo:/.//a b", None, " ", "percent-encoded"),
        ("https://example.org:80a/", None, "80a", "port"),
        ("https://[1::2:g]/", None, "g", "piece"),
        ("https://[1:2:3]/", None, "1:2:3", "eight"),
        ("mailto:a b", None, " ", "percent-encoded"),
        ("a", "mailto:b", "a", "opaque"),
        ("#<a", "mailto:b", "<", "percent-encoded"),
        ("#a<", "mailto:b", "<", "percent-encoded"),
        ("", "mailto:b", "", "opaque"),
        ("//a:b", "https://example.org/", "b", "port"),
        ("//a:b", "file:///", ":", "domain"),
        ("", None, "", "no scheme"),
    ],
)
def test_an_invalid_url_string_has_a_reason_and_a_place(
    input: str, base: str | None, where: str, reason: str
) -> None:
    validity = valid_url_string(input, None if base is None else parse_base(base))
    assert not validity
    assert validity.reason is not None
    assert reason in validity.reason
    assert input[validity.start : validity.end] == where


@pytest.mark.parametrize(
    ("definition", "input", "where"),
    [
        ("absolute_url_string", "abc", "abc"),
        ("path_absolute_url_string", "abc", "a"),
        ("path_absolute_url_string", "/a?b", "?"),
        ("path_absolute_non_authority_url_string", "//a", "//"),
        ("path_relative_url_string", "/abc", "/"),
        ("path_relative_scheme_less_url_string", "ab:c", "ab:"),
        ("opaque_path_url_string", "/abc", "/"),
        ("url_path_segment_string", "ab/c", "/"),
        ("url_scheme_string", "1ab", "1ab"),
        ("url_port_string", "80a", "80a"),
        ("url_query_string", "ab#c", "#"),
    ],
)
def test_each_definition_names_the_place_of_the_error(
    definition: str, input: str, where: str
) -> None:
    validity = getattr(valid_url_strings, definition)(input)
    assert input[validity.start : validity.end] == where


def test_the_error_of_an_empty_host_is_at_its_start() -> None:
    for definition in (valid_opaque_host_string, valid_host_string):
        validity = definition("")
        assert (validity.start, validity.end) == (0, 0)


def test_the_error_of_an_incomplete_ipv4_address_is_all_of_it() -> None:
    validity = valid_ipv4_address_string("1.2.3")
    assert (validity.start, validity.end) == (0, 5)


@pytest.mark.parametrize(
    ("definition", "valid", "invalid"),
    [
        ("url_scheme_string", ["a", "A+-.9"], ["", "1", "é", "a:", "a_"]),
        ("url_port_string", ["", "0", "65535", "00065535"], ["65536", "1 ", "-1", "१", "9" * 5000]),
        ("path_absolute_url_string", ["/", "//", "/a/../%2e"], ["", "a", "/a?", "/a#", "/ "]),
        ("path_absolute_non_authority_url_string", ["/", "/a//b"], ["", "//", "//a"]),
        ("path_relative_url_string", ["", "a:b", "a//", "é"], ["/", "a?", "a\\b", "%1"]),
        ("path_relative_scheme_less_url_string", ["", "a/b:c", "1:"], ["a:b", "a:", "/a"]),
        ("opaque_path_url_string", ["", "a/b:c", "@"], ["/", "a?", "a b", "["]),
        ("url_path_segment_string", ["", ".", "%2E%2e", "..."], ["/", "?", "^"]),
        ("url_query_string", ["", "a?b/c"], ["#", "'\"", "`"]),
        ("url_fragment_string", ["", "a?b/c'"], ["#", "{"]),
        ("opaque_host_and_port_string", ["", "a", "a:1", "[::1]:"], [":", ":1", "a:b", "a/b"]),
        ("scheme_relative_url_string", ["//", "//a", "///b", "//a:/b"], ["", "/", "//:1/"]),
        ("scheme_relative_file_url_string", ["//", "///a", "//a"], ["/", "//a:1/", "//a b"]),
        ("scheme_relative_special_url_string", ["//a", "//[::]:1/"], ["//", "///a", "//@a"]),
        ("absolute_url_string", ["a:", "a:?", "https://a?b"], ["a:#", "", "//a"]),
        ("absolute_url_with_fragment_string", ["a:#", "https://a#"], ["a", "a:##"]),
    ],
)
def test_each_definition_of_url_writing_accepts_and_refuses_its_examples(
    definition: str, valid: list[str], invalid: list[str]
) -> None:
    check = getattr(valid_url_strings, definition)
    assert [input for input in valid if not check(input)] == []
    assert [input for input in invalid if check(input)] == []


@pytest.mark.parametrize(
    ("definition", "valid", "invalid"),
    [
        (
            valid_host_string,
            ["example.org", "faß.example", "☕", "1.2.3.4", "[::1]", "a.1a", "xn--fa-hia"],
            [
                "",
                "a b",
                "1.2.3",
                "a.1",
                "0x",
                "[::1",
                "::1",
                "a_b",
                "-a",
                "xn--a",
                "a..b",
                "a" * 64,
            ],
        ),
        (valid_domain_string, ["a", "A.b", "日本。jp"], ["", "1.2.3.4", "[::1]", "%61", "\ud800"]),
        (
            valid_ipv4_address_string,
            ["0.0.0.0", "255.255.255.255"],
            ["", "1.2.3", "1.2.3.4.", "01.2.3.4", "256.1.1.1", "1.2.3.4\n", "１.2.3.4"],
        ),
        (
            valid_ipv6_address_string,
            [
                "::",
                "1:2:3:4:5:6:7:8",
                "1::8",
                "::1.2.3.4",
                "1:2:3:4:5:6:1.2.3.4",
                "1:2:3:4:5:6:7::",
            ],
            [
                "",
                ":",
                "1",
                "1:2:3:4:5:6:7:8:9",
                "1:2:3:4:5:6:7::8",
                ":::",
                "::01",
                "::g",
                "1::2::3",
                "1:",
                ":1",
                "1.2.3.4::",
                "1.2.3.4:1::",
                "::1.2.3",
                "::00000",
                "1:2:3:4:5:6:7:1.2.3.4",
            ],
        ),
        (
            valid_opaque_host_string,
            ["a", "%41", "é", "[::]", "~!"],
            ["", "a b", "a:b", "%", "[", "^"],
        ),
    ],
)
def test_each_definition_of_host_writing_accepts_and_refuses_its_examples(
    definition: object, valid: list[str], invalid: list[str]
) -> None:
    assert callable(definition)
    assert [input for input in valid if not definition(input)] == []
    assert [input for input in invalid if definition(input)] == []


@pytest.mark.parametrize("module", [valid_url_strings, valid_host_strings])
def test_every_definition_answers_any_string(module: object) -> None:
    checks = [
        getattr(module, name)
        for name in dir(module)
        if name.endswith("_string") and not name.startswith("relative_")
    ]
    assert len(checks) >= 5
    for check in checks:
        for input in (
            "\ud800",
            "\0",
            "[" * 99,
            "a" * 100_000,
            "//" + ":" * 9999,
            "//[" + "1:" * 9999,
        ):
            validity = check(input)
            assert bool(validity) == (validity.reason is None)
            assert 0 <= validity.start <= validity.end <= len(input)


def test_a_valid_empty_string_has_offsets_that_lie_in_it() -> None:
    assert tuple(valid_url_strings.url_query_string("")) == (None, 0, 0)
