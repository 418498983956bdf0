"""btoa and atob, as HTML defines and WPT's html/webappapis/atob tests them."""

from __future__ import annotations

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapi import DOMException, atob, btoa, jsnull

BYTES = "".join(map(chr, range(256)))


@given(st.binary())
def test_any_bytes_encode_and_decode_as_in_pythons_base64(data: bytes) -> None:
    text = data.decode("latin-1")
    encoded = base64.b64encode(data).decode()
    assert btoa(text) == encoded
    assert atob(encoded) == atob(encoded.rstrip("=")) == text


@pytest.mark.parametrize(
    ("given", "text"),
    [
        *((None, "undefined"), (jsnull, "null"), (7, "7"), (1.5, "1.5"), (True, "true")),
        *((False, "false"), (float("nan"), "NaN"), (float("-inf"), "-Infinity"), (-0.0, "0")),
        (["a", 1], "a,1"),
    ],
)
def test_other_values_are_converted_to_strings(given: object, text: str) -> None:
    assert atob(btoa(given)) == text  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text", ["\u0100", "a\u05d0", "\uffff", "\U00010000", "\ud800", BYTES + "€"]
)
def test_characters_beyond_ff_are_an_invalid_character_error(text: str) -> None:
    with pytest.raises(DOMException, match=r"U\+[0-9A-F]{4,6} is greater than U\+00FF") as caught:
        btoa(text)
    assert caught.value.name == "InvalidCharacterError"


@pytest.mark.parametrize(
    ("text", "bytes_"),
    [
        *(("", []), ("ab", [105]), ("abc", [105, 183]), ("abcd", [105, 183, 29])),
        *(("ab==", [105]), ("abc=", [105, 183]), ("ab\t\n\f\r cd", [105, 183, 29])),
        *((" ab\n=\r=\t", [105]), ("  abcd ", [105, 183, 29])),
        # The last two or four bits are discarded.
        *(("/A", [252]), ("//A", [255, 240]), ("///A", [255, 255, 192]), ("AA/", [0, 15])),
    ],
)
def test_text_is_decoded_with_and_without_padding_and_white_space(
    text: str, bytes_: list[int]
) -> None:
    assert [*map(ord, atob(text))] == bytes_


@pytest.mark.parametrize("length", range(6))
@pytest.mark.parametrize("padding", range(6))
def test_padding_is_whole_or_missing(length: int, padding: int) -> None:
    """One or two signs may be there, and only if they complete a group of four characters."""
    text = "abcde"[:length] + "=" * padding
    valid = length % 4 != 1 if padding == 0 else padding < 3 and (length + padding) % 4 == 0
    if valid:
        assert len(atob(text)) == length * 3 // 4
    else:
        with pytest.raises(DOMException):
            atob(text)


@pytest.mark.parametrize(
    "text",
    [
        *("=a", "=a=", "a=b", "a=b=", "ab=c", "ab=c=", "abc=d", "abc=d=", "ab=cd==", " abcd==="),
        *("ab\vcd", "ab\u3000cd", "ab\u00a0cd", "ab\u2028cd", "𐀀", "\ud800abc", "ab-_", "abc\0"),
        *("ab,cd", "Ýabc", "a" * 100_001),
    ],
)
def test_text_that_is_no_base64_is_an_invalid_character_error(text: str) -> None:
    with pytest.raises(DOMException, match="not valid base64") as caught:
        atob(text)
    assert caught.value.name == "InvalidCharacterError"


def test_bytes_and_missing_arguments_are_refused() -> None:
    for function in (btoa, atob):
        with pytest.raises(TypeError, match="decode it first"):
            function(b"abc")  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            function()  # type: ignore[call-arg]
