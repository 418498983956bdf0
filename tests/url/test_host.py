"""Host parsing and serializing: https://url.spec.whatwg.org/#example-host-parsing"""

from __future__ import annotations

from itertools import product

import pytest

from webapi.url.failure import FAILURE
from webapi.url.host import host_equals, host_parser, host_serializer

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


@pytest.mark.parametrize(("input", "domain", "opaque"), EXAMPLES)
def test_examples(input: str, domain: str | None, opaque: str | None) -> None:
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


def test_what_is_its_own_host() -> None:
    """The shortcut, which is not taken where validation errors are collected, changes nothing."""
    for length in range(1, 6):
        for code_points in product("0fgx.-", repeat=length):
            input = "".join(code_points)
            host = host_parser(input, False, [])
            assert host_parser(input) == host, input


def test_equivalence() -> None:
    assert host_equals("example.com", "example.com")
    assert not host_equals("example.com", "example.com.")
    assert not host_equals("0.0.0.1", 1)
    assert host_equals(1, 1)
    assert host_equals((0, 0, 0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 0, 0, 1))
    assert not host_equals(1, (0, 0, 0, 0, 0, 0, 0, 1))
