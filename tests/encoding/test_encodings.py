"""Encodings, as the Encoding Standard defines and the URL Standard uses them, and bad input."""

from __future__ import annotations

import hashlib
import sys

import pytest

from webapi.encoding import (
    ENCODINGS,
    decode,
    encode_or_fail,
    get_an_encoding,
    get_an_output_encoding,
)
from webapi.encoding.labels import NAMES
from webapi.url.failure import FAILURE
from webapi.url.form_urlencoded import urlencoded_parser, urlencoded_serializer
from webapi.url.parser import basic_url_parser
from webapi.url.percent_encoding import (
    FORM_URLENCODED_PERCENT_ENCODE_SET,
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    percent_encode_after_encoding,
)

LEGACY = [name for name in ENCODINGS if get_an_output_encoding(name) != "UTF-8"]

NOT_ROUND_TRIPPING = {
    # https://encoding.spec.whatwg.org/#gb18030-encoder: private-use code points get the bytes of
    # the code points that replaced them
    "gb18030": "\ue78d\ue78e\ue78f\ue790\ue791\ue792\ue793\ue794\ue795\ue796"
    "\ue81e\ue826\ue82b\ue82c\ue832\ue843\ue854\ue864",
    # #euc-jp-encoder and #shift_jis-encoder: U+00A5 and U+203E get ASCII bytes, U+2212 the bytes of
    # U+FF0D
    "EUC-JP": "¥‾−",
    "Shift_JIS": "¥‾−",
    # #iso-2022-jp-encoder, steps 8 and 9: U+2212 gets the bytes of U+FF0D, halfwidth katakana those
    # of fullwidth katakana
    "ISO-2022-JP": "−" + "".join(map(chr, range(0xFF61, 0xFFA0))),
}
NOT_ROUND_TRIPPING["GBK"] = NOT_ROUND_TRIPPING["gb18030"]
"""Code points that an encoder encodes with the bytes of another code point."""

SCALAR_VALUES = "".join(map(chr, (*range(0xD800), *range(0xE000, sys.maxunicode + 1))))
PLANES_0_TO_2 = SCALAR_VALUES[: 0x30000 - 0x800]
"""The scalar values that encodings other than gb18030 can encode are among these."""


@pytest.mark.parametrize(
    ("encoding", "code_points"),
    [
        *((encoding, PLANES_0_TO_2) for encoding in LEGACY),
        pytest.param(
            *("gb18030", SCALAR_VALUES), marks=pytest.mark.heavy("A million take five seconds.")
        ),
    ],
    ids=[*LEGACY, "gb18030-all"],
)
def test_code_points_that_are_encoded_decode_to_themselves(encoding: str, code_points: str) -> None:
    errors = {piece for piece in encode_or_fail(encoding, code_points) if isinstance(piece, int)}
    left_out = (*errors, *map(ord, NOT_ROUND_TRIPPING.get(encoding, "")))
    kept = code_points.translate(dict.fromkeys(left_out))
    if encoding == "ISO-2022-JP":
        kept = kept.translate(dict.fromkeys(map(ord, "\x0e\x0f\x1b")))
    assert len(kept) >= 200
    encoded = b"".join(p for p in encode_or_fail(encoding, kept) if isinstance(p, bytes))
    assert decode(encoding, encoded) == kept


@pytest.mark.heavy("All encodings of all code points take ten seconds.")
def test_all_encoders_and_decoders_give_the_recorded_digest() -> None:
    """The digest was recorded when the oracle and Chromium agreed. It holds on every Python."""
    digest = hashlib.sha256()
    sequences = [bytes((a, b, 0x41)) for a in range(0x80, 0x100) for b in range(0x20, 0x100)]
    for encoding in LEGACY:
        for piece in encode_or_fail(encoding, PLANES_0_TO_2):
            digest.update(piece if isinstance(piece, bytes) else b"&#%d;" % piece)
        digest.update(decode(encoding, b"".join(sequences)).encode())
    expected = "90ae93cfc56b702276bdc77c8a6d684f96b81dec017d8e13eb18cdda7a8a6855"
    assert digest.hexdigest() == expected


@pytest.mark.parametrize("encoding", NOT_ROUND_TRIPPING)
def test_code_points_that_do_not_round_trip_decode_to_others(encoding: str) -> None:
    for code_point in NOT_ROUND_TRIPPING[encoding]:
        (*pieces,) = encode_or_fail(encoding, code_point)
        assert decode(encoding, b"".join(p for p in pieces if isinstance(p, bytes))) != code_point


@pytest.mark.parametrize(
    ("encoding", "input", "expected"),
    [
        ("Shift_JIS", " ", "%20"),
        ("Shift_JIS", "≡", "%81%DF"),
        ("Shift_JIS", "‽", "%26%238253%3B"),
        ("ISO-2022-JP", "¥", "%1B(J\\%1B(B"),
        # The encoder keeps its state after an error. U+000E, U+000F and U+001B cannot change it.
        ("ISO-2022-JP", "¥☃a", "%1B(J\\%26%239731%3Ba%1B(B"),
        ("ISO-2022-JP", "あ☃", '%1B$B$"%1B(B%26%239731%3B'.replace('"', "%22")),
        ("ISO-2022-JP", "あ\x0e", "%1B$B$%22%1B(B%26%2365533%3B"),
        ("ISO-2022-JP", "¥\x1b~", "%1B(J\\%26%2365533%3B%1B(B~"),
        ("ISO-2022-JP", "ｱ−", "%1B$B%%22!]%1B(B"),
        ("gb18030", "\ue5e5€\ue7c7", "%26%2358853%3B%A2%E3%815%F47"),
        ("GBK", "€\U00010000", "%80%26%2365536%3B"),
        ("Big5", "十\u2550", "%A4Q%F9%F9"),
        ("windows-1252", "\x81\u0152", "%81%8C"),
        ("x-user-defined", "\uf780\uf7ff\x80", "%80%FF%26%23128%3B"),
        ("latin1", "€", "%80"),
        ("UTF-8", "€", "%E2%82%AC"),
    ],
)
def test_a_query_is_percent_encoded_after_encoding(
    encoding: str, input: str, expected: str
) -> None:
    found = percent_encode_after_encoding(encoding, input, SPECIAL_QUERY_PERCENT_ENCODE_SET)
    assert found == expected


def test_a_form_is_percent_encoded_after_encoding() -> None:
    input = "1+1 ≡ 2%20‽"
    found = percent_encode_after_encoding("Shift_JIS", input, FORM_URLENCODED_PERCENT_ENCODE_SET)
    assert found == "1%2B1+%81%DF+2%2520%26%238253%3B"


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("latin1", "windows-1252"),
        ("ASCII", "windows-1252"),
        ("iso-8859-9", "windows-1254"),
        (" \t\n\f\rUtF8 ", "UTF-8"),
        ("unicode-1-1-utf-8", "UTF-8"),
        ("sjis", "Shift_JIS"),
        ("gb2312", "GBK"),
        ("ks_c_5601-1987", "EUC-KR"),
        ("hz-gb-2312", "replacement"),
        ("utf-16", "UTF-16LE"),
        ("logical", "ISO-8859-8-I"),
    ],
)
def test_get_an_encoding_returns_the_encoding_of_a_label(label: str, name: str) -> None:
    assert get_an_encoding(label) == name


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_each_name_is_a_label_of_its_encoding(encoding: str) -> None:
    assert get_an_encoding(encoding) == get_an_encoding(encoding.upper()) == encoding


@pytest.mark.parametrize(
    "label", ["", "klingon", "utf_8", "utf-8\xa0", "\0utf-8", "ＵＴＦ-8", "K" * 10_000]
)
def test_unknown_labels_raise_a_lookup_error(label: str) -> None:
    with pytest.raises(LookupError, match="unknown encoding"):
        get_an_encoding(label)
    with pytest.raises(LookupError, match="unknown encoding"):
        basic_url_parser("https://example.org/?a", encoding=label)
    with pytest.raises(LookupError, match="unknown encoding"):
        urlencoded_serializer([], encoding=label)


@pytest.mark.parametrize("label", [b"utf-8", None, 8])
def test_labels_of_other_types_raise_a_type_error(label: object) -> None:
    with pytest.raises(TypeError, match="label is a str"):
        get_an_encoding(label)  # type: ignore[arg-type]


def test_the_labels_are_those_of_webencodings() -> None:
    """The package webencodings has the 228 labels of the standard's table."""
    labels = pytest.importorskip("webencodings.labels").LABELS
    assert len(labels) == 228
    assert {label: get_an_encoding(label).lower() for label in labels} == labels
    assert NAMES.keys() == labels.keys() - {name.lower() for name in ENCODINGS}


def test_the_error_for_a_long_label_is_short() -> None:
    with pytest.raises(LookupError) as caught:
        get_an_encoding("x" * 10**6)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("encoding", ["replacement", "UTF-16BE", "utf-16"])
def test_replacement_and_utf_16_have_no_encoder_and_utf_8_as_output_encoding(encoding: str) -> None:
    assert get_an_output_encoding(encoding) == "UTF-8"
    with pytest.raises(LookupError, match="has no encoder"):
        encode_or_fail(encoding, "a")
    url = basic_url_parser("https://example.org/?é", encoding=encoding)
    assert url is not FAILURE
    assert url.query == "%C3%A9"


@pytest.mark.parametrize(
    ("input", "query"),
    [
        ("https://example.org/é?é#é", "%E9"),
        ("file:///?é", "%E9"),
        ("wss://example.org/?é", "%C3%A9"),
        ("ws://example.org/?é", "%C3%A9"),
        ("x-scheme:?é", "%C3%A9"),
    ],
)
def test_only_queries_of_special_urls_other_than_websockets_use_the_encoding(
    input: str, query: str
) -> None:
    url = basic_url_parser(input, encoding="windows-1252")
    assert url is not FAILURE
    assert url.query == query
    assert url.fragment in (None, "%C3%A9")


def test_forms_are_serialized_and_parsed_with_the_encoding() -> None:
    assert urlencoded_serializer([("é", "‽ ")], "latin1") == "%E9=%26%238253%3B+"
    assert urlencoded_serializer([("é", "")], "utf-16") == "%C3%A9="
    assert urlencoded_parser(b"%E9=%80+\xe9", "windows-1252") == [("é", "€ é")]
    assert urlencoded_parser(b"a=%1B$B$%22%1B(B", "iso-2022-jp") == [("a", "あ")]


@pytest.mark.parametrize(
    ("input", "expected"),
    [
        (b"a=%E9&_charset_=latin1", "é"),
        (b"a=%E9&_charset_=klingon&_charset_=latin1", "é"),
        (b"_charset_=latin1&a=%E9&_charset_=koi8-r", "é"),
        (b"a=%E9&_charset_=%6Catin1", "\ufffd"),
        (b"a=%E9&_charset_=\xe9", "\ufffd"),
        (b"a=%E9", "\ufffd"),
    ],
)
def test_the_charset_field_chooses_the_encoding_of_a_form(input: bytes, expected: str) -> None:
    assert dict(urlencoded_parser(input, use_charset=True))["a"] == expected
    assert dict(urlencoded_parser(input))["a"] == "\ufffd"
