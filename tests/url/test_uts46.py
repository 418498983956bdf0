"""webapi/url/uts46.py: each parameter and criterion; the vectors are wpt's suites."""

import re
from itertools import pairwise

import pytest

from webapi.url import unicode_data, unicode_sets
from webapi.url.failure import FAILURE, Failure
from webapi.url.uts46 import to_ascii, to_unicode

RELAXED = {
    "check_hyphens": False,
    "check_bidi": True,
    "check_joiners": True,
    "use_std3_ascii_rules": False,
}


def ascii_of(domain_name: str, verify_dns_length: bool = False, **flags: bool) -> str | Failure:
    return to_ascii(domain_name, verify_dns_length=verify_dns_length, **(RELAXED | flags))


def unicode_of(domain_name: str, **flags: bool) -> str | Failure:
    return to_unicode(domain_name, **(RELAXED | flags))


@pytest.mark.parametrize(
    ("domain_name", "expected"),
    [
        ("", ""),
        (".", "."),
        ("EXAMPLE.com", "example.com"),
        ("faß.de", "xn--fa-hia.de"),  # a deviation is kept: nontransitional
        ("βόλος.com", "xn--nxasmm1c.com"),
        ("ẞ", "xn--zca"),
        ("a\u00adb", "ab"),  # ignored
        ("日本語。ＪＰ", "xn--wgv71a119e.jp"),  # mapped
        ("Ⅳ½", "xn--iv12-2g7a"),
        ("Bu\u0308cher", "xn--bcher-kva"),  # normalized
        ("xn--BCHER-KVA", "xn--bcher-kva"),
        ("ＸＮ－－bcher-kva", "xn--bcher-kva"),
        ("=\u0338", "xn--1ch"),  # U+2260 is valid, without STD3 at least
        ("☕.a b", "xn--53h.a b"),  # the URL Standard rejects what is forbidden in a domain
    ],
)
def test_to_ascii_returns_the_ascii_form(domain_name: str, expected: str) -> None:
    assert ascii_of(domain_name) == expected


@pytest.mark.parametrize(
    "domain_name",
    [
        "xn--é",  # step 4: not ASCII
        "xn--!",  # not Punycode
        "xn--",  # empty
        "xn--abc-",  # nothing but ASCII
        "xn--u-ccb",  # criterion 1: decodes to u + U+0308
        "xn--xn---epa",  # criterion 4: decodes to xn--é
        "\u0301a",  # criterion 6
        "a.\u0903",
        "\u2fff0\U000e0080",  # criterion 7: disallowed, unassigned
        "xn--8i7caa",  # mapped after decoding
        "xn--ab-5da",  # decodes to U+00AD in the middle: ignored is not valid
        "\ud800",
        "é\udfff",
    ],
)
def test_invalid_domains_fail_in_both_directions(domain_name: str) -> None:
    assert ascii_of(domain_name) is FAILURE
    assert unicode_of(domain_name) is FAILURE


@pytest.mark.parametrize("label", ["-a", "a-", "ab--c", "-é", "é-", "éb--c"])
def test_check_hyphens_refuses_hyphens_at_the_ends_and_in_third_and_fourth_place(
    label: str,
) -> None:
    assert ascii_of(f"x.{label}") is not FAILURE
    assert ascii_of(f"x.{label}", check_hyphens=True) is FAILURE
    assert ascii_of(f"x.{label}.y", check_hyphens=True) is FAILURE


def test_check_hyphens_looks_at_the_decoded_label() -> None:
    assert ascii_of("xn--bcher-kva", check_hyphens=True) == "xn--bcher-kva"
    assert ascii_of("xn----bga", check_hyphens=False) == "xn----bga"  # -é
    assert ascii_of("xn----bga", check_hyphens=True) is FAILURE


@pytest.mark.parametrize("label", ["a_b", "a b", "a!", "é_", "é\x7f", "xn--_-bga"])
def test_use_std3_ascii_rules_refuses_other_ascii_code_points(label: str) -> None:
    assert ascii_of(label) is not FAILURE
    assert ascii_of(label, use_std3_ascii_rules=True) is FAILURE


@pytest.mark.parametrize("label", ["a-b0", "É", "≠"])
def test_use_std3_ascii_rules_allows_letters_digits_hyphens_and_other_scripts(label: str) -> None:
    assert ascii_of(label, use_std3_ascii_rules=True) == ascii_of(label) is not FAILURE


@pytest.mark.parametrize(
    ("domain_name", "within"),
    [
        ("a" * 63, True),
        ("a" * 64, False),
        ("é" * 57, True),  # xn--, 9c for the first and a digit for each other
        ("é" * 58, False),
        (".".join(["a" * 63] * 3 + ["a" * 61]), True),
        (".".join(["a" * 63] * 3 + ["a" * 62]), False),
        ("a.", False),
        ("a..b", False),
        ("", False),
    ],
)
def test_verify_dns_length_refuses_labels_and_names_that_are_too_long(
    domain_name: str, within: bool
) -> None:
    assert ascii_of(domain_name) is not FAILURE
    assert (ascii_of(domain_name, verify_dns_length=True) is not FAILURE) == within


@pytest.mark.parametrize(
    ("label", "valid"),
    [
        ("क्\u200cष", True),  # after a virama
        ("क्\u200dष", True),
        ("क\u200cष", False),
        ("क\u200dष", False),
        ("\u200cक", False),
        ("\u200d", False),
        ("ب\u200cب", True),  # dual-joining on both sides
        ("ب\u064b\u200c\u064bا", True),  # and transparent ones between
        ("ا\u200cب", False),  # alef joins to the right only
        ("ب\u200ca", False),
        ("ب\u200dب", False),
        ("ب\u200cب\u200cب", True),  # one letter between two
        ("ب\u200c\u200cب", False),
        ("क्\u200c\u200dष", False),
    ],
)
def test_check_joiners_refuses_joiners_out_of_context(label: str, valid: bool) -> None:
    assert (ascii_of(label, check_bidi=False) is not FAILURE) == valid
    assert ascii_of(label, check_bidi=False, check_joiners=False) is not FAILURE


@pytest.mark.parametrize(
    ("domain_name", "valid"),
    [
        ("אב", True),
        ("אב.com", True),
        ("אב..", True),  # an empty label breaks no condition
        ("1a.com", True),  # not a Bidi domain name
        ("1a.אב", False),  # 1: begins with EN
        ("אa", False),  # 2: L
        ("א-", False),  # 3: ends with ES
        ("א-1", True),
        ("א\u05b0", True),  # ends with NSM
        ("א1\u0660", False),  # 4: EN and AN
        ("א\u0660", True),
        ("\u0660א", False),  # 1: begins with AN
        ("aא", False),  # 5: R in a left-to-right label
        ("a-1.א", True),
        ("a-.א", False),  # 6: ends with ES
        ("a\u0301.א", True),
        ("ا١.xn--4db", True),
        ("1.xn--4db", False),  # Bidi by what xn-- stands for
        ("א\tב", False),  # S
    ],
)
def test_check_bidi_refuses_labels_that_break_the_bidi_rule(domain_name: str, valid: bool) -> None:
    assert (ascii_of(domain_name) is not FAILURE) == valid
    assert ascii_of(domain_name, check_bidi=False) is not FAILURE


def test_to_unicode_returns_the_unicode_form() -> None:
    assert unicode_of("xn--fa-hia.xn--4db.EXAMPLE") == "faß.א.example"
    assert unicode_of("Faß。☕") == "faß.☕"
    assert unicode_of("a.b") == "a.b"


def test_long_domains_take_linear_time() -> None:
    """What would not end if a step took quadratic time."""
    many = 40_000
    assert ascii_of("a." * many + "é") == "a." * many + "xn--9ca"
    assert ascii_of("א" + "\u05b0" * many + "a") is FAILURE
    assert ascii_of("ב" * many + "-") is FAILURE
    assert ascii_of("ب" + "\u064b" * many + "\u200c") is FAILURE
    assert unicode_of("xn--" + "-" * many) is FAILURE
    assert unicode_of("xn--" + "9" * many) is FAILURE
    assert unicode_of("é." + "xn--9ca." * (many // 8)) == "é." * (many // 8 + 1)
    marks = ascii_of("q" + "\u0301\u0316" * (many // 2))
    assert marks is not FAILURE
    assert unicode_of(marks) == "q" + "\u0316" * (many // 2) + "\u0301" * (many // 2)


def test_runs_of_classes_cover_every_code_point_once() -> None:
    runs = sorted(run for runs in unicode_sets.RUNS.values() for run in runs)
    assert runs[0][0] == 0
    assert runs[-1][1] == 0x10FFFF
    assert all(last + 1 == first for (_, last), (first, _) in pairwise(runs))
    assert set(unicode_sets.RUNS) == set(re.findall("[A-Z]", "".join(unicode_data.CLASSES)))


@pytest.mark.parametrize(
    ("ranges", "outside"),
    [
        ([], [(0, 0x10FFFF)]),
        ([(1, 0x10FFFE)], [(0, 0), (0x10FFFF, 0x10FFFF)]),
        ([(0, 0), (3, 0x10FFFF)], [(1, 2)]),
        ([(0, 0x10FFFF)], []),
    ],
)
def test_the_complement_of_ranges_ends_at_the_last_code_point(
    ranges: list[unicode_sets.Range], outside: list[unicode_sets.Range]
) -> None:
    assert unicode_sets.complement(ranges) == outside
