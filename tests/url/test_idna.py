"""webapi/url/idna.py: https://url.spec.whatwg.org/#idna"""

import subprocess
import sys

import pytest
from idna import uts46data

from tests.tools.idna_digest import idna_digest
from webapi.url.failure import FAILURE
from webapi.url.idna import domain_parser, domain_to_unicode
from webapi.url.validation import ValidationError


@pytest.mark.parametrize(
    ("domain", "expected"),
    [
        ("EXAMPLE.com", "example.com"),
        ("a..b.", "a..b."),
        ("faß.example", "xn--fa-hia.example"),
        ("☕.example", "xn--53h.example"),
        ("xn--8i7caa", "xn--8i7caa"),  # ASCII, whatever ToASCII says
        ("XN--8I7CAA", "xn--8i7caa"),
        ("xn--!", "xn--!"),
        ("a_b--", "a_b--"),
        ("a" * 300, "a" * 300),
        ("é" * 1000, "xn--9c" + "a" * 1000),
    ],
)
def test_the_domain_parser_returns_the_ascii_form(domain: str, expected: str) -> None:
    assert domain_parser(domain, False) == expected


@pytest.mark.parametrize(
    "domain",
    [
        "",
        "\xad",  # nothing is left
        "é.xn--8i7caa",  # not ASCII, so that ToASCII has its say
        "é.xn--!",
        "a b",
        "a%b",
        "é%",
        "a\x7f",
        "\x00",
        "％41",  # mapped to a percent sign
        "a\uff0fb",  # mapped to a slash
        "\ufffd",
        "\U000e0080",
    ],
)
def test_the_domain_parser_fails_on_invalid_domains(domain: str) -> None:
    assert domain_parser(domain, False) is FAILURE


@pytest.mark.parametrize("code_point", range(0x80))
def test_a_domain_with_a_forbidden_domain_code_point_fails(code_point: int) -> None:
    """https://url.spec.whatwg.org/#forbidden-domain-code-point"""
    forbidden = code_point <= 0x20 or code_point == 0x7F or chr(code_point) in "#/:<>?@[\\]^|%"
    assert (domain_parser(f"a{chr(code_point)}", False) is FAILURE) == forbidden
    assert (domain_parser(f"é{chr(code_point)}", False) is FAILURE) == forbidden


@pytest.mark.parametrize(
    ("domain", "strict"),
    [
        ("Example.com", "example.com"),
        ("faß.example", "xn--fa-hia.example"),
        ("xn--fa-hia.example", "xn--fa-hia.example"),
        ("example.com.", FAILURE),
        ("a_b", FAILURE),
        ("-a", FAILURE),
        ("xn--8i7caa", FAILURE),
        ("a" * 64, FAILURE),
        ("", FAILURE),
        ("é.\u0301", FAILURE),
    ],
)
def test_a_domain_that_fails_with_be_strict_is_a_validation_error(
    domain: str, strict: object
) -> None:
    assert domain_parser(domain, True) == strict
    error = [ValidationError("domain-to-ASCII", 0, len(domain))] if strict is FAILURE else []
    for be_strict in (True, False):
        errors: list[ValidationError] = []
        assert domain_parser(domain, be_strict, errors) == domain_parser(domain, be_strict)
        assert errors == error


def label(text: str) -> str:
    return f"xn--{text.encode('punycode').decode()}"


@pytest.mark.parametrize(
    ("domain", "expected"),
    [
        ("xn--fa-hia.example", "faß.example"),
        ("example", "example"),
        ("xn--8i7caa", "xn--8i7caa"),  # an error: the input
        ("xn--fa-hia.xn--8i7caa", "xn--fa-hia.xn--8i7caa"),
        ("xn--!", "xn--!"),
        *((label(text), text) for text in ("ab--é", "-é", "a_é", "בא1")),
        *((label(text),) * 2 for text in ("aא", "א1a", "é\u200db")),  # errors
    ],
)
def test_domain_to_unicode_returns_the_unicode_form(domain: str, expected: str) -> None:
    assert domain_to_unicode(domain) == expected


def test_ascii_domains_do_not_load_the_tables() -> None:
    program = (
        "import sys\n"
        "from webapi.url.idna import domain_parser, domain_to_unicode\n"
        "domain_parser('example.com', False), domain_parser('example.com', True, [])\n"
        "domain_parser('xn--a', False), domain_to_unicode('example.com')\n"
        "heavy = {'idna', 'unicodedata', 'webapi.url.unicode_data'}\n"
        "assert not heavy & {*sys.modules}, heavy & {*sys.modules}\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.skipif(uts46data.__version__ != "18.0.0", reason="another Unicode")
def test_every_python_gives_the_same_answers() -> None:
    """The expected value says nothing but that: it is the same wherever this runs."""
    assert idna_digest() == "456be968acd22917d1e080dabd2cb951ecde022f282d7c2e5ecf28516e2d48bb"
