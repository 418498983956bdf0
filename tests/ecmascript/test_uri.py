"""The URI functions, by what test262 and ECMAScript say of them.

https://github.com/tc39/test262/tree/main/test/built-ins/encodeURIComponent and its neighbours
"""

from __future__ import annotations

import string
import sys
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import webapi
from webapi import (
    URIError,
    decodeURI,
    decodeURIComponent,
    encodeURI,
    encodeURIComponent,
    jsnull,
)

UNESCAPED = string.ascii_letters + string.digits + "-_.!~*'()"
RESERVED = ";/?:@&=+$,"
ENCODERS = [encodeURI, encodeURIComponent]
DECODERS = [decodeURI, decodeURIComponent]


def test_the_encoders_keep_the_ascii_characters_of_ecmascript() -> None:
    for code in range(0x80):
        character = chr(code)
        encoded = f"%{code:02X}"
        assert encodeURIComponent(character) == (character if character in UNESCAPED else encoded)
        kept = UNESCAPED + RESERVED + "#"
        assert encodeURI(character) == (character if character in kept else encoded)
        for escape in (encoded, encoded.lower()):
            assert decodeURIComponent(escape) == character
            assert decodeURI(escape) == (escape if character in RESERVED + "#" else character)


def test_every_code_point_encodes_and_decodes() -> None:
    scalar_values = [*range(0x80, 0xD800), *range(0xE000, sys.maxunicode + 1)]
    for start in range(0, len(scalar_values), 0x1000):
        text = "".join(map(chr, scalar_values[start : start + 0x1000]))
        for encode, decode in zip(ENCODERS, DECODERS, strict=True):
            encoded = encode(text)
            assert encoded.isascii()
            assert decode(encoded) == decode(encoded.lower()) == text
    assert encodeURIComponent("\x7f\x80\u07ff\u0800\uffff\U00010000\U0010ffff") == (
        "%7F%C2%80%DF%BF%E0%A0%80%EF%BF%BF%F0%90%80%80%F4%8F%BF%BF"
    )


@pytest.mark.parametrize("encode", ENCODERS)
def test_pairs_of_surrogates_encode_and_lone_ones_are_an_error(
    encode: Callable[[object], str],
) -> None:
    assert encode("\ud834\udd1e") == encode("\U0001d11e") == "%F0%9D%84%9E"
    for lone in ("\ud800", "\udbff", "\udc00", "\udfff", "\udc00\ud800", "a\ud800b"):
        with pytest.raises(URIError, match=f"lone surrogate at index {lone.startswith('a'):d}"):
            encode(lone)


@pytest.mark.parametrize("decode", DECODERS)
@pytest.mark.parametrize(
    "text",
    [
        *("%", "%1", "%A", "a%", "%%", "% 1", "%G1", "%1G", "%+1", "%_1", "% 11", "%٣٣", "%0x1"),
        *("%80", "%BF", "%41%80"),  # continuation without a start
        *("%C0", "%C3", "%E0", "%E4%B8", "%F0%90%80", "%C3a", "%C3%", "%C3%4", "%E4x%B8%80"),
        *("%C3%41", "%E4%41%80", "%E4%B8%41", "%F0%90%80%41", "%C3%C3", "%E4%B8%2F", "%C3%23"),
        *("%C0%80", "%C0%AF", "%C1%BF", "%E0%80%AF", "%E0%9F%BF", "%F0%80%80%AF", "%F0%8F%BF%BF"),
        *("%ED%A0%80", "%ED%BF%BF", "%ED%A0%80%ED%B0%80"),  # surrogates
        *("%F4%90%80%80", "%F5%80%80%80", "%F8%88%80%80%80", "%FC%84%80%80%80%80", "%FE", "%FF"),
    ],
)
def test_malformed_escapes_are_an_error(decode: Callable[[object], str], text: str) -> None:
    for each in (text, text.lower(), f"é{text}"):
        with pytest.raises(URIError, match="URI malformed"):
            decode(each)


@pytest.mark.parametrize("decode", DECODERS)
def test_text_without_escapes_is_decoded_to_itself(decode: Callable[[object], str]) -> None:
    for text in ("", "é", "\ud800", "\U0001f4a9", "a+b", "🎈/?#", "\0"):
        assert decode(text) == text
    assert decode("\ud83d\udca9%41") == "💩A"


def test_reserved_escapes_stay_as_written() -> None:
    assert decodeURI("%3b%2F%3F%3a%40%26%3D%2B%24%2c%23") == "%3b%2F%3F%3a%40%26%3D%2B%24%2c%23"
    assert decodeURI("%41%2f%C3%A9%2F%25%32%46") == "A%2fé%2F%2F"
    assert decodeURIComponent("%252F") == decodeURI("%252F") == "%2F"


def test_arguments_become_strings() -> None:
    cases = [(None, "undefined"), (jsnull, "null"), (True, "true"), (1.0, "1"), ([1, 2], "1%2C2")]
    for value, text in cases:
        assert encodeURIComponent(value) == text
    assert encodeURI(uri=1e21) == "1e+21"
    assert decodeURI(webapi.URL("a:%41")) == "a:A"
    with pytest.raises(TypeError, match="decode"):
        encodeURIComponent(b"a")
    with pytest.raises(TypeError):
        encodeURIComponent()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        encodeURIComponent("a", "b")  # type: ignore[call-arg]


def test_the_error_is_a_value_error_that_does_not_show_the_text() -> None:
    assert issubclass(URIError, ValueError)
    with pytest.raises(URIError) as caught:
        decodeURIComponent("secret" * 1000 + "%")
    assert "6000" in str(caught.value)
    assert "secret" not in str(caught.value)


@given(st.text())
def test_decoding_what_was_encoded_gives_the_text(text: str) -> None:
    assert decodeURIComponent(encodeURIComponent(text)) == text
    assert decodeURIComponent(encodeURI(text.replace("%", ""))) == text.replace("%", "")
    if not set(text) & set(RESERVED + "#%"):
        assert decodeURI(encodeURI(text)) == text


@given(st.text(st.sampled_from("%0123456789abcdefABCDEF/é")))
def test_any_text_is_decoded_or_an_error(text: str) -> None:
    for decode in DECODERS:
        try:
            assert isinstance(decode(text), str)
        except URIError:
            assert "%" in text
