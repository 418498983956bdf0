"""Percent-encoded bytes and their short cuts, against the standard's steps done one by one."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapi.url import percent_encoding
from webapi.url.form_urlencoded import (
    urlencoded_parser,
    urlencoded_serializer,
    urlencoded_string_parser,
)
from webapi.url.percent_encoding import (
    FORM_URLENCODED_PERCENT_ENCODE_SET,
    PercentEncodeSet,
    percent_decode,
    utf8_percent_encode,
)

PERCENT_ENCODE_SETS = [
    value for value in vars(percent_encoding).values() if isinstance(value, PercentEncodeSet)
]
HEX_DIGITS = b"0123456789ABCDEFabcdef"
NASTY = st.text(
    st.sampled_from("%=&+ \t\n\r_?.a01efFzé€💩\x00\x1e\x1f\x7f\xff")
    | st.characters(exclude_categories=["Cs"])
)


def percent_decode_byte_by_byte(input: bytes) -> bytes:
    output = bytearray()
    skip = 0
    for index, byte in enumerate(input):
        digits = input[index + 1 : index + 3]
        if skip:
            skip -= 1
        elif byte != 0x25 or len(digits) < 2 or any(digit not in HEX_DIGITS for digit in digits):
            output.append(byte)
        else:
            output.append(int(digits, 16))
            skip = 2
    return bytes(output)


@given(NASTY.map(str.encode) | st.binary())
def test_percent_decode_agrees_with_the_steps_byte_by_byte(input: bytes) -> None:
    assert percent_decode(input) == percent_decode_byte_by_byte(input)


@given(NASTY)
def test_the_string_parser_agrees_with_the_urlencoded_parser(input: str) -> None:
    assert urlencoded_string_parser(input) == urlencoded_parser(input.encode())


def test_the_string_parser_agrees_with_the_urlencoded_parser_on_generated_queries() -> None:
    chooser = random.Random(20261121)
    pieces = [
        *"%=&+ ab\x1e\x1f\0\n_é💩",
        *["%1e", "%1F", "%0A", "%26", "%3d", "%25", "%C3%A9", "%c3", "%ff", "%F0%9F", "=3D"],
    ]
    for _ in range(20_000):
        input = "".join(chooser.choices(pieces, k=chooser.randrange(9)))
        assert urlencoded_string_parser(input) == urlencoded_parser(input.encode()), input


def test_a_space_becomes_a_plus_only_if_the_set_says_so() -> None:
    """https://url.spec.whatwg.org/#string-percent-encode-after-encoding"""
    for space_as_plus, expected in ((True, "+%21a"), (False, "%20%21a")):
        fresh = PercentEncodeSet("test", " !", space_as_plus=space_as_plus)
        assert utf8_percent_encode(" !a", fresh) == expected


def serialized_one_by_one(tuples: list[tuple[str, str]]) -> str:
    """https://url.spec.whatwg.org/#concept-urlencoded-serializer"""
    encoded = [
        [utf8_percent_encode(each, FORM_URLENCODED_PERCENT_ENCODE_SET) for each in pair]
        for pair in tuples
    ]
    return "&".join(f"{name}={value}" for name, value in encoded)


@given(st.lists(st.tuples(NASTY, NASTY)))
def test_the_serializer_agrees_with_the_steps_one_by_one(tuples: list[tuple[str, str]]) -> None:
    assert urlencoded_serializer(tuples) == serialized_one_by_one(tuples)


def test_the_serializer_agrees_with_the_steps_on_generated_lists() -> None:
    chooser = random.Random(20261122)
    pieces = [*"%=&+ ab/:?#,\x1e\x1f\0\n_é💩", "%1E", "%1F", "%26"]
    for _ in range(20_000):
        strings = ["".join(chooser.choices(pieces, k=chooser.randrange(4))) for _ in range(6)]
        tuples = [*zip(strings[::2], strings[1::2], strict=True)][: chooser.randrange(4)]
        assert urlencoded_serializer(tuples) == serialized_one_by_one(tuples), tuples


def test_the_serializer_joins_thousands_of_tuples() -> None:
    for count in (999, 1000, 1001, 3000):
        tuples = [(str(number), "") for number in range(count)]
        assert urlencoded_serializer(tuples) == "&".join(f"{number}=" for number in range(count))


def test_the_serializer_percent_encodes_each_ascii_code_point() -> None:
    for code_point in map(chr, range(0x80)):
        for string in (code_point, f"%+ {code_point}/{code_point}{code_point}[]"):
            expected = utf8_percent_encode(string, FORM_URLENCODED_PERCENT_ENCODE_SET)
            assert urlencoded_serializer([(string, "")]) == expected + "="


@given(NASTY, st.sampled_from(PERCENT_ENCODE_SETS))
def test_utf8_percent_encode_agrees_with_the_steps_byte_by_byte(
    input: str, percent_encode_set: PercentEncodeSet
) -> None:
    output = ""
    for byte in input.encode():
        if byte == 0x20 and "urlencoded" in percent_encode_set.name:
            output += "+"
        elif chr(byte) in percent_encode_set:
            output += f"%{byte:02X}"
        else:
            output += chr(byte)
    assert utf8_percent_encode(input, percent_encode_set) == output


def test_the_sets_are_the_standards() -> None:
    """https://url.spec.whatwg.org/#c0-control-percent-encode-set and what follows it."""
    printable = {
        percent_encode_set.name: "".join(
            chr(byte) for byte in range(0x20, 0x7F) if chr(byte) in percent_encode_set
        )
        for percent_encode_set in PERCENT_ENCODE_SETS
    }
    assert printable == {
        "C0 control": "",
        "fragment": ' "<>`',
        "query": ' "#<>',
        "special-query": " \"#'<>",
        "path": ' "#<>?^`{}',
        "userinfo": ' "#/:;<=>?@[\\]^`{|}',
        "component": ' "#$%&+,/:;<=>?@[\\]^`{|}',
        "application/x-www-form-urlencoded": " !\"#$%&'()+,/:;<=>?@[\\]^`{|}~",
    }
    for percent_encode_set in PERCENT_ENCODE_SETS:
        others = [*range(0x20), *range(0x7F, 0x100), 0xD7FF, 0x10FFFF]
        assert all(chr(code_point) in percent_encode_set for code_point in others)


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide starts no processes")
@pytest.mark.parametrize(
    ("member", "name"),
    [
        ("search", "SPECIAL_QUERY_PERCENT_ENCODE_SET"),
        ("hash", "FRAGMENT_PERCENT_ENCODE_SET"),
        ("username", "USERINFO_PERCENT_ENCODE_SET"),
    ],
)
def test_the_first_setter_in_a_process_makes_the_table_for_the_next(member: str, name: str) -> None:
    program = f"""if True:
        from webapi import URL
        from webapi.url.percent_encoding import {name} as percent_encode_set

        url = URL("https://example.org/")
        url.{member} = "a"
        table = percent_encode_set.table
        url.{member} = "b"
        assert percent_encode_set.table is table
    """
    subprocess.run([sys.executable, "-c", program], check=True)
