"""Validation errors: the standard's table, its examples, and the places of errors."""

from __future__ import annotations

import pickle
import re

import pytest

from webapi import URL, InvalidURLError
from webapi.url.checking import validation_errors
from webapi.url.validation import ERROR_TYPES, SENTENCES, ValidationError

EXAMPLES = [
    # https://url.spec.whatwg.org/#writing: input, base, and each error with the text it is about
    (
        "https://exa%23mple.org",
        None,
        ["domain-percent-encoded %23", "!domain-to-ASCII exa%23mple.org"],
    ),
    ("https://exam%70le.org", None, ["domain-percent-encoded %70"]),
    ("foo://exa[mple.org", None, ["!host-invalid-code-point ["]),
    ("https://127.0.0.1./", None, ["domain-to-ASCII 127.0.0.1.", "IPv4-empty-part ."]),
    ("https://1.2.3/", None, ["IPv4-too-few-parts 1.2.3"]),
    ("https://1.2.3.4.5/", None, ["!IPv4-too-many-parts 1.2.3.4.5"]),
    ("https://test.42", None, ["IPv4-too-few-parts test.42", "!IPv4-non-numeric-part test"]),
    ("https://127.0.0x0.1", None, ["IPv4-non-decimal-part 0x0"]),
    ("https://255.255.4000.1", None, ["!IPv4-out-of-range-part 255.255.4000.1"]),
    ("https://①.②.③.④", None, ["IPv4-non-ASCII-input ①.②.③.④"]),
    ("https://[::1", None, ["!IPv6-unclosed [::1"]),
    ("https://[:1]", None, ["!IPv6-invalid-compression :"]),
    ("https://[1:2:3:4:5:6:7:8:9]", None, ["!IPv6-too-many-pieces 9"]),
    ("https://[1::1::1]", None, ["!IPv6-multiple-compression :"]),
    ("https://[1:2:3!:4]", None, ["!IPv6-invalid-code-point !"]),
    ("https://[1:2:3:]", None, ["!IPv6-invalid-code-point "]),
    ("https://[1:2:3]", None, ["!IPv6-too-few-pieces 1:2:3"]),
    ("https://[::01]", None, ["IPv6-piece-leading-zero 01"]),
    ("https://[1:1:1:1:1:1:1:127.0.0.1]", None, ["!IPv4-in-IPv6-too-many-pieces 127.0.0.1"]),
    ("https://[ffff::.0.0.1]", None, ["!IPv4-in-IPv6-invalid-code-point ."]),
    ("https://[ffff::127.0.xyz.1]", None, ["!IPv4-in-IPv6-invalid-code-point x"]),
    ("https://[ffff::127.0xyz]", None, ["!IPv4-in-IPv6-invalid-code-point x"]),
    ("https://[ffff::127.00.0.1]", None, ["!IPv4-in-IPv6-invalid-code-point 0"]),
    ("https://[ffff::127.0.0.1.2]", None, ["!IPv4-in-IPv6-invalid-code-point ."]),
    ("https://[ffff::127.0.0.4000]", None, ["!IPv4-in-IPv6-out-of-range-part 0"]),
    ("https://[ffff::127.0.0]", None, ["!IPv4-in-IPv6-too-few-parts "]),
    ("https://example.org/>", None, ["invalid-URL-unit >"]),
    (" https://example.org ", None, ["invalid-URL-unit  ", "invalid-URL-unit  "]),
    ("ht\ntps://example.org", None, ["invalid-URL-unit \n"]),
    ("https://example.org/%s", None, ["invalid-URL-unit %"]),
    ("file:c:/my-secret-folder", None, ["special-scheme-missing-following-solidus :"]),
    ("https:example.org", None, ["special-scheme-missing-following-solidus e"]),
    ("https:foo.html", "https://example.org/", ["special-scheme-missing-following-solidus f"]),
    ("💩", None, ["!missing-scheme-non-relative-URL 💩"]),
    ("💩", "mailto:user@example.org", ["!missing-scheme-non-relative-URL 💩"]),
    ("https://example.org\\path\\to\\file", None, ["invalid-reverse-solidus \\"] * 3),
    ("https://user@example.org", None, ["invalid-credentials @"]),
    ("ssh://user@example.org", None, ["invalid-credentials @"]),
    ("https://#fragment", None, ["!host-missing #"]),
    ("https://:443", None, ["!host-missing :"]),
    ("https://user:pass@", None, ["invalid-credentials @", "!host-missing "]),
    ("https://example.org:70000", None, ["!port-out-of-range 70000"]),
    ("https://example.org:7z", None, ["!port-invalid z"]),
    ("file://c:", None, ["file-invalid-Windows-drive-letter-host c:"]),
    ("c:/path/to/file", "file:///c:/", []),
    (
        "c|/path/to/file",
        "file:///c:/",
        ["file-invalid-Windows-drive-letter c|", "invalid-URL-unit |"],
    ),
]
MORE = [
    # Not in the standard's table; its steps say so.
    ("https://255.255.255.255/", None, []),
    ("https://0x.1.2.3/", None, ["IPv4-non-decimal-part 0x"]),
    (
        "https://%31.0x2.3.4/",
        None,
        ["domain-percent-encoded %31", "IPv4-non-decimal-part %31.0x2.3.4"],
    ),
    (
        "https://①.0x2.3.4/",
        None,
        ["IPv4-non-ASCII-input ①.0x2.3.4", "IPv4-non-decimal-part ①.0x2.3.4"],
    ),
    ("https://[::255.255.255.255]/", None, []),
    ("https://[::0:10:100:1000]/", None, []),
    ("https://[01::00f]/", None, ["IPv6-piece-leading-zero 01", "IPv6-piece-leading-zero 00f"]),
    ("https://a_b.example/", None, ["domain-to-ASCII a_b.example"]),
    ("https://a--b.example/", None, []),
    ("https://ab--c.example/", None, ["domain-to-ASCII ab--c.example"]),
    ("https://[1:2:3:\t]/", None, ["invalid-URL-unit \t", "!IPv6-invalid-code-point "]),
    (" https://a@", None, ["invalid-URL-unit  ", "invalid-credentials @", "!host-missing "]),
    ("https://a@ ", None, ["invalid-URL-unit  ", "invalid-credentials @", "!host-missing "]),
    ("foo://a%zz.b/", None, ["invalid-URL-unit %"]),
    ("mailto:a<b", None, ["invalid-URL-unit <"]),
    ("mailto:a?b<#c<", None, ["invalid-URL-unit <"] * 2),
    ("//example.org/", "https://a/", []),
    ("\\\\example.org/", "https://a/", ["invalid-reverse-solidus \\"] * 2),
    ("///example.org/", "https://a/", ["special-scheme-missing-following-solidus /"]),
    ("https://example.org/\U00010000\U0001fffd\U0010fffd", None, []),
    (
        "https://example.org/\ufdd0\ufffe\U0001ffff",
        None,
        ["invalid-URL-unit \ufdd0", "invalid-URL-unit \ufffe", "invalid-URL-unit \U0001ffff"],
    ),
]


@pytest.mark.parametrize(("input", "base", "expected"), EXAMPLES + MORE)
def test_the_examples_have_the_errors_of_the_standards_table(
    input: str, base: str | None, expected: list[str]
) -> None:
    errors = validation_errors(input, base)
    assert all(0 <= error.start <= error.end <= len(input) for error in errors)
    found = [f"{'!' * each.fatal}{each.name} {input[each.start : each.end]}" for each in errors]
    assert found == expected
    assert (URL.parse(input, base) is None) == any(name.startswith("!") for name in expected)


def test_every_error_has_an_example() -> None:
    shown = {name.lstrip("!").split(" ")[0] for _, _, names in EXAMPLES for name in names}
    assert shown == set(ERROR_TYPES)
    assert len(ERROR_TYPES) == 31


@pytest.mark.parametrize(("input", "base", "expected"), EXAMPLES)
def test_errors_are_failures_where_the_table_says_so(
    input: str, base: str | None, expected: list[str]
) -> None:
    for name in expected:
        failure = ERROR_TYPES[name.lstrip("!").split(" ")[0]].failure
        assert failure in ("yes", "sometimes") if name.startswith("!") else failure != "yes"


def test_places_of_errors_count_in_the_input_as_given() -> None:
    input = "\x00\x1f ht\ttp\r\n://us\ter@exa\nmple.org/a\tb c\n"
    places = [input[error.start : error.end] for error in validation_errors(input)]
    assert places == ["\x00\x1f ", "\n", "\t", "\r", "\n", "\t", "\n", "\t", "@", " "]


def test_a_failed_parse_raises_an_error_with_the_validation_errors() -> None:
    with pytest.raises(InvalidURLError) as caught:
        URL("https://a@b:99999")
    expected = (
        ValidationError("invalid-credentials", 9, 10),
        ValidationError("port-out-of-range", 12, 17, fatal=True),
    )
    assert caught.value.validation_errors == expected
    assert pickle.loads(pickle.dumps(caught.value)).validation_errors == expected
    assert [error.description for error in expected] == [
        "A URL must not contain a username or password.",
        "A port must not be above 65535.",
    ]


def test_a_base_that_does_not_parse_raises_an_error_of_its_own() -> None:
    with pytest.raises(InvalidURLError) as caught:
        validation_errors("a", "https://:1")
    assert caught.value.input == "https://:1"
    assert [error.name for error in caught.value.validation_errors] == ["host-missing"]


@pytest.mark.parametrize("value", [b"https://example.org/", 1, None, ["a"]])
def test_other_types_raise_a_type_error(value: object) -> None:
    with pytest.raises(TypeError, match="a string is needed"):
        validation_errors(value)  # type: ignore[arg-type]


def test_a_lone_surrogate_is_an_error_and_a_pair_is_none() -> None:
    assert [e.name for e in validation_errors("https://\ud800/\udfff")] == ["domain-to-ASCII"]
    assert validation_errors("https://example.org/\ud83d\udca9") == []


def test_an_encoding_changes_no_error_but_must_exist() -> None:
    assert validation_errors("https://example.org/?é", encoding="windows-1252") == []
    with pytest.raises(LookupError):
        validation_errors("https://example.org/", encoding="klingon")


@pytest.mark.parametrize(
    ("url", "base", "argument", "name"),
    [
        ("//[", None, "url", "missing-scheme-non-relative-URL"),
        ("//[", "https://h/", "url", "IPv6-unclosed"),
        ("a", "//h", "base", "missing-scheme-non-relative-URL"),
        ("//[", "https://h:x/", "base", "port-invalid"),
        ("https://h/", "https://h:x/", "base", "port-invalid"),
    ],
)
def test_the_error_says_which_argument_does_not_parse(
    url: str, base: str | None, argument: str, name: str
) -> None:
    with pytest.raises(InvalidURLError) as caught:
        URL(url, base)
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.argument, error.validation_errors[-1].name) == (argument, name)
    assert error.validation_errors[-1].fatal


def test_every_error_has_one_sentence() -> None:
    assert {name: SENTENCES[name] for name in ERROR_TYPES} == {
        name: each.description for name, each in ERROR_TYPES.items()
    }
    assert len(set(SENTENCES.values())) == len(SENTENCES)
    assert all(re.fullmatch(r"[A-Z“].*\.", sentence) for sentence in SENTENCES.values())
