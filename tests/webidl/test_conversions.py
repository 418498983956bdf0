"""Conversions of arguments, through generated methods: https://webidl.spec.whatwg.org/#js-type-mapping

What a browser's console answers is in the expectations.
"""

from __future__ import annotations

import copy
import enum
import sys
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from math import copysign, inf, isnan, nan
from types import SimpleNamespace
from typing import Any

import pytest

from webapi import jsnull
from webapi.webidl import numeric
from webapi.webidl.strings import to_nullable_empty_usvstring


@pytest.fixture
def convert(case: Callable[..., SimpleNamespace]) -> Callable[[str, object], Any]:
    conversions = case("conversions").Conversions()

    def convert(type_: str, value: object) -> Any:
        (converted,) = getattr(conversions, f"as{type_}")(value).arguments
        return converted

    return convert


class WithText:
    def __str__(self) -> str:
        return "text"


class Text(str):
    def __str__(self) -> str:
        return "not this"


class Answer(enum.IntEnum):
    YES = 42


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, False),
        (jsnull, False),
        (0, False),
        (-0.0, False),
        (nan, False),
        ("", False),
        ("false", True),
        (1, True),
        (Decimal(0), False),
        ([], True),
        ({}, True),
        (b"", True),
        (object(), True),
    ],
)
def test_booleans_convert_as_in_javascript(
    convert: Callable[[str, object], Any], value: object, expected: bool
) -> None:
    assert convert("Boolean", value) is expected


@pytest.mark.parametrize(
    ("type_", "value", "expected"),
    [
        ("Byte", 127, 127),
        ("Byte", 128, -128),
        ("Byte", -129, 127),
        ("Octet", 255, 255),
        ("Octet", 256, 0),
        ("Octet", -1, 255),
        ("Octet", -1.9, 255),
        ("Octet", "0x10", 16),
        ("Octet", "0o17", 15),
        ("Octet", "0B101", 5),
        ("Octet", " 12\n", 12),
        ("Octet", "\u200012\u200a", 12),
        ("Octet", "\u200b12", 0),
        ("Octet", "1_0", 0),
        ("Octet", "１２", 0),
        ("Octet", "", 0),
        ("Octet", "1e2", 100),
        ("Octet", "Infinity", 0),
        ("Octet", [7], 7),
        ("Octet", [7, 8], 0),
        ("Octet", {}, 0),
        ("Octet", None, 0),
        ("Octet", jsnull, 0),
        ("Octet", True, 1),
        ("Octet", False, 0),
        ("Octet", inf, 0),
        ("Octet", nan, 0),
        ("Octet", Fraction(7, 2), 3),
        ("Octet", Answer.YES, 42),
        ("OctetClamp", 300, 255),
        ("OctetClamp", -3, 0),
        ("OctetClamp", 1.5, 2),
        ("OctetClamp", 2.5, 2),
        ("OctetClamp", nan, 0),
        ("OctetClamp", inf, 255),
        ("OctetClamp", 10**400, 255),
        ("OctetEnforceRange", 255.9, 255),
        ("OctetEnforceRange", -0.9, 0),
        ("Short", 2**15, -(2**15)),
        ("UnsignedShort", -1, 65535),
        ("Long", 2**31, -(2**31)),
        ("Long", 4294967297.5, 1),
        ("UnsignedLong", -1, 2**32 - 1),
        ("LongLong", 2**63, -(2**63)),
        ("LongLongClamp", 2**60, 2**53 - 1),
        ("LongLongClamp", -inf, -(2**53) + 1),
        ("LongLongEnforceRange", 2**53 - 1, 2**53 - 1),
        ("UnsignedLongLong", -1, 2**64 - 1),
        ("Typedef", 5, 5),
    ],
)
def test_integers_convert_as_in_javascript(
    convert: Callable[[str, object], Any], type_: str, value: object, expected: int
) -> None:
    converted = convert(type_, value)
    assert (converted, type(converted)) == (expected, int)


@pytest.mark.parametrize(
    ("type_", "value"),
    [
        ("OctetEnforceRange", 256),
        ("OctetEnforceRange", -1),
        ("OctetEnforceRange", nan),
        ("OctetEnforceRange", inf),
        ("OctetEnforceRange", None),
        ("OctetEnforceRange", 10**400),
        ("LongLongEnforceRange", 2**53),
        ("Typedef", -1),
        ("Float", nan),
        ("Float", 3.5e38),
        ("Double", inf),
        ("Double", "x"),
        ("Double", 10**400),
        ("Object", 1),
        ("Object", "x"),
        ("Object", None),
        ("Object", jsnull),
        ("Buffer", "x"),
        ("Buffer", [1]),
        ("Interface", {}),
        ("Interface", jsnull),
        ("ByteString", "\u0100"),
        ("DOMString", b"x"),
        ("USVString", bytearray(b"x")),
        ("USVString", memoryview(b"x")),
    ],
)
def test_values_that_do_not_convert_raise_a_type_error(
    convert: Callable[[str, object], Any], type_: str, value: object
) -> None:
    with pytest.raises(TypeError):
        convert(type_, value)


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("signed", [True, False])
def test_integers_wrap_clamp_or_are_refused_at_their_bounds(bits: int, signed: bool) -> None:
    """https://webidl.spec.whatwg.org/#abstract-opdef-converttoint"""
    names = {8: "octet", 16: "unsigned_short", 32: "unsigned_long", 64: "unsigned_long_long"}
    name = names[bits]
    lower, upper = 0, 2**bits - 1
    if signed:
        name = "byte" if bits == 8 else name.removeprefix("unsigned_")
        lower, upper = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
    convert = getattr(numeric, f"to_{name}")
    numbers = (lower - 1, lower, upper, upper + 1)
    assert [convert(number, "") for number in numbers] == [upper, lower, upper, lower]
    least, most = max(lower, -(2**53) + 1), min(upper, 2**53 - 1)
    clamp = getattr(numeric, f"to_{name}_clamp")
    numbers = (least - 1, least, most, most + 1)
    assert [clamp(number, "") for number in numbers] == [least, least, most, most]
    enforce_range = getattr(numeric, f"to_{name}_enforce_range")
    assert (enforce_range(least, ""), enforce_range(most, "")) == (least, most)
    for number in (least - 1, most + 1):
        with pytest.raises(TypeError, match=f"range of '{name.replace('_', ' ')}'"):
            enforce_range(number, "")


def test_messages_name_method_and_parameter(convert: Callable[[str, object], Any]) -> None:
    where = "Failed to execute 'asInterface' on 'Conversions': parameter 1"
    with pytest.raises(TypeError, match=rf"^{where} is not of type 'Conversions'\.$"):
        convert("Interface", 1)


@pytest.mark.parametrize(
    ("type_", "value", "expected"),
    [
        ("Double", "1.5", 1.5),
        ("Double", ".5e1", 5.0),
        ("Double", True, 1.0),
        ("Double", jsnull, 0.0),
        ("UnrestrictedDouble", inf, inf),
        ("UnrestrictedDouble", 10**400, inf),
        ("UnrestrictedDouble", "-Infinity", -inf),
        ("Float", 0.1, 0.10000000149011612),
        ("UnrestrictedFloat", 3.5e38, inf),
        ("UnrestrictedFloat", -1e300, -inf),
    ],
)
def test_floats_convert_as_in_javascript(
    convert: Callable[[str, object], Any], type_: str, value: object, expected: float
) -> None:
    converted = convert(type_, value)
    assert (converted, type(converted)) == (expected, float)


def test_unrestricted_types_take_nan_and_the_sign_of_zero_stays(
    convert: Callable[[str, object], Any],
) -> None:
    assert isnan(convert("UnrestrictedDouble", None))
    assert isnan(convert("UnrestrictedFloat", "1e"))
    assert copysign(1, convert("Double", "-0")) == -1


def _nested(depth: int) -> list[object]:
    value: list[object] = ["deep"]
    for _ in range(depth):
        value = [value]
    return value


def _cyclic() -> list[object]:
    value: list[object] = [1]
    value += [value, [value, 2]]
    return value


SHARED = ["x"]
STRINGS = [
    (None, "undefined"),
    (jsnull, "null"),
    (True, "true"),
    (False, "false"),
    (0, "0"),
    (-5, "-5"),
    (Answer.YES, "42"),
    (1.0, "1"),
    (-0.0, "0"),
    (0.1, "0.1"),
    (-1.25, "-1.25"),
    (123456789.125, "123456789.125"),
    (1e20, "100000000000000000000"),
    (1e21, "1e+21"),
    (1.5e300, "1.5e+300"),
    (123e-20, "1.23e-18"),
    (0.000001, "0.000001"),
    (1e-7, "1e-7"),
    (5e-324, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
    (nan, "NaN"),
    (inf, "Infinity"),
    (-inf, "-Infinity"),
    (Text("text"), "text"),
    ([], ""),
    ([None], ""),
    ([None, jsnull, 1, "a", [2, [3.0]]], ",,1,a,2,3"),
    ((1, (2, True)), "1,2,true"),
    ([[], []], ","),
    ([SHARED, SHARED], "x,x"),
    ([{}], "[object Object]"),
    ({"a": 1}, "[object Object]"),
    (WithText(), "text"),
    (Decimal("1.50"), "1.50"),
    (10**21, "1" + "0" * 21),
]


@pytest.mark.parametrize(("value", "expected"), STRINGS, ids=lambda each: repr(each)[:30])
@pytest.mark.parametrize("type_", ["DOMString", "USVString", "ByteString"])
def test_strings_convert_as_in_javascript(
    convert: Callable[[str, object], Any], type_: str, value: object, expected: str
) -> None:
    converted = convert(type_, value)
    assert (converted, type(converted)) == (expected, str)


def test_deep_and_cyclic_lists_become_strings(convert: Callable[[str, object], Any]) -> None:
    # Pyodide's interpreter dies of deeper lists when it frees them, whoever made them.
    depth = 1_000 if sys.platform == "emscripten" else 100_000
    assert convert("USVString", _nested(depth)) == "deep"
    assert convert("USVString", _cyclic()) == "1,,,2"
    assert convert("Octet", 10**5000) == 0


def test_integers_of_any_length_become_decimal_strings(
    convert: Callable[[str, object], Any],
) -> None:
    for digits in (600, 700, 1023, 1024, 1025, 2048, 2049, 4301, 10_000, 12_287):
        for text in ("9" * digits, "1" + "0" * (digits - 1), ("1234567890" * digits)[:digits]):
            value = 0
            for index in range(0, digits, 400):
                chunk = text[index : index + 400]
                value = value * 10 ** len(chunk) + int(chunk)
            assert convert("USVString", value) == text
            assert convert("USVString", -value) == f"-{text}"


@pytest.mark.parametrize(
    ("value", "domstring", "usvstring"),
    [
        ("\ud83d\udca9", "💩", "💩"),
        ("é\ud83d", "é\ud83d", "é\ufffd"),
        ("\udca9\ud83d", "\udca9\ud83d", "\ufffd\ufffd"),
        ("\ud83d\ud83d\udca9x\udca9", "\ud83d💩x\udca9", "\ufffd💩x\ufffd"),
        (["\ud83d", "\udca9"], "\ud83d,\udca9", "\ufffd,\ufffd"),
        ("💩\x00", "💩\x00", "💩\x00"),
    ],
)
def test_lone_surrogates_stay_in_a_domstring_and_are_replaced_in_a_usvstring(
    convert: Callable[[str, object], Any], value: object, domstring: str, usvstring: str
) -> None:
    assert convert("DOMString", value) == domstring
    assert convert("USVString", value) == usvstring


def test_null_is_false_and_its_copies_are_itself() -> None:
    """https://tc39.es/ecma262/#sec-toboolean"""
    assert not jsnull
    assert copy.copy(jsnull) is copy.deepcopy(jsnull) is jsnull


def test_null_becomes_the_empty_string_where_the_idl_says_so(
    convert: Callable[[str, object], Any],
) -> None:
    """https://webidl.spec.whatwg.org/#LegacyNullToEmptyString"""
    assert to_nullable_empty_usvstring(jsnull) == ""
    assert to_nullable_empty_usvstring("\ud800") == "\ufffd"
    assert to_nullable_empty_usvstring(None) == "undefined"
    assert convert("DOMStringNullToEmpty", jsnull) == ""
    assert convert("DOMStringNullToEmpty", None) == "undefined"


def test_a_bytestring_takes_code_points_up_to_ff_and_bytes(
    convert: Callable[[str, object], Any],
) -> None:
    assert convert("ByteString", "\x00é\xff") == "\x00é\xff"
    assert convert("ByteString", b"\xe9") == "é"


def test_an_error_raised_by_str_reaches_the_caller(convert: Callable[[str, object], Any]) -> None:
    class Failing:
        def __str__(self) -> str:
            raise LookupError("mine")

    for type_ in ("DOMString", "USVString", "Octet"):
        with pytest.raises(LookupError, match="mine"):
            convert(type_, Failing())


def test_the_error_for_bytes_in_place_of_a_string_says_decode(
    convert: Callable[[str, object], Any],
) -> None:
    with pytest.raises(TypeError, match=r"'bytes'.*decode"):
        convert("USVString", [b"x"])


def test_any_object_and_buffer_pass_the_value_and_nullable_takes_null(
    convert: Callable[[str, object], Any],
) -> None:
    value = [1]
    assert convert("Any", value) is value
    assert convert("Any", None) is None
    assert convert("Object", value) is value
    buffer = bytearray(b"x")
    assert convert("Buffer", buffer) is buffer
    assert convert("Nullable", None) is None
    assert convert("Nullable", jsnull) is None
    assert convert("Nullable", "null") == "null"


def test_generated_objects_become_strings_with_their_class_name(
    case: Callable[..., SimpleNamespace],
) -> None:
    conversions = case("conversions").Conversions()
    assert conversions.asDOMString(conversions).arguments == ("[object Conversions]",)
    assert conversions.asInterface(conversions).arguments[0] is conversions
