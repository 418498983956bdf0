"""Host parsing and serializing: https://url.spec.whatwg.org/#example-host-parsing"""

from __future__ import annotations

from itertools import product

import pytest

from webapi.url.failure import FAILURE
from webapi.url.host import host_equals, host_parser, host_serializer
from webapi.url.ipv4 import ipv4_parser

EXAMPLES = [
    ("EXAMPLE.COM", "example.com", "EXAMPLE.COM"),
    ("example%2Ecom", "example.com", "example%2Ecom"),
    ("faß.example", "xn--fa-hia.example", "fa%C3%9F.example"),
    ("0", "0.0.0.0", "0"),
    ("%30", "0.0.0.0", "%30"),
    ("0x", "0.0.0.0", "0x"),
    ("0xffffffff", "255.255.255.255", "0xffffffff"),
    ("[0:0::1]", "[::1]", "[::1]"),
    ("[0:0::1%5D", None, None),
    ("[0:0::%31]", None, None),
    ("09", None, "09"),
    ("example.255", None, "example.255"),
    ("example^example", None, None),
]
ADDRESSES = [
    # https://url.spec.whatwg.org/#concept-ipv4-parser and https://url.spec.whatwg.org/#concept-ipv6-parser
    ("255.256", "255.0.1.0"),
    ("256.255", None),
    ("1.2.65535", "1.2.255.255"),
    ("1.2.65536", None),
    ("000000000000000000037777777777", "255.255.255.255"),
    ("000000000000000000040000000000", None),
    ("0x00000000000000000ffffffff", "255.255.255.255"),
    ("0x00000000000000000100000000", None),
    ("[::1:2:3:4:5:6:7]", "[0:1:2:3:4:5:6:7]"),
    ("[1::3:4:5:6:7:8]", "[1:0:3:4:5:6:7:8]"),
    ("[1:2:3:4:5:6:7::]", "[1:2:3:4:5:6:7:0]"),
    ("[1::2]", "[1::2]"),
    ("[::1234]", "[::1234]"),
    ("[::12345]", None),
    ("[::1.2.3.4]", "[::102:304]"),
    ("[::.1.2.3]", None),
    ("[::255.255.255.255]", "[::ffff:ffff]"),
    ("[::255.255.255.256]", None),
    ("[1:2:3:4:5:6:1.2.3.4]", "[1:2:3:4:5:6:102:304]"),
    ("[1:2:3:4:5:6:7:1.2.3.4]", None),
]


@pytest.mark.parametrize(("input", "expected"), ADDRESSES)
def test_ipv4_and_ipv6_addresses_are_parsed_and_serialized_as_the_standard_says(
    input: str, expected: str | None
) -> None:
    assert serialized(input, is_opaque=False) == expected


def test_the_empty_string_is_no_ipv4_address() -> None:
    """The host parser does not ask about it; the IPv4 parser's steps end with failure."""
    assert ipv4_parser("") is FAILURE


@pytest.mark.parametrize(("input", "domain", "opaque"), EXAMPLES)
def test_the_standards_examples_of_host_parsing_hold(
    input: str, domain: str | None, opaque: str | None
) -> None:
    assert serialized(input, is_opaque=False) == domain
    assert serialized(input, is_opaque=True) == opaque


def serialized(input: str, *, is_opaque: bool) -> str | None:
    host = host_parser(input, is_opaque)
    if host is FAILURE:
        return None
    serialization = host_serializer(host)
    again = host_parser(serialization, is_opaque)
    assert again is not FAILURE
    assert host_equals(host, again)
    return serialization


def test_the_shortcut_returns_the_host_that_the_host_parser_returns() -> None:
    """The shortcut, which is not taken where validation errors are collected, changes nothing."""
    for length in range(1, 6):
        for code_points in product("0fgx.-", repeat=length):
            input = "".join(code_points)
            host = host_parser(input, False, [])
            assert host_parser(input) == host, input


def test_hosts_are_equal_only_if_kind_and_value_are() -> None:
    assert host_equals("example.com", "example.com")
    assert not host_equals("example.com", "example.com.")
    assert not host_equals("0.0.0.1", 1)
    assert host_equals(1, 1)
    assert host_equals((0, 0, 0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 0, 0, 1))
    assert not host_equals(1, (0, 0, 0, 0, 0, 0, 0, 1))
