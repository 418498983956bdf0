"""webapi/url/punycode.py against RFC 3492 and Python's own codec."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapi.url.failure import FAILURE
from webapi.url.punycode import decode, encode

# https://www.rfc-editor.org/rfc/rfc3492#section-7.1, in lowercase where the RFC's mixed case
# annotates the case of non-ASCII letters.
RFC_SAMPLES = {
    "ليهمابتكلموشعربي؟": "egbpdaj6bu4bxfgehfvwxn",
    "他们为什么不说中文": "ihqwcrb4cv8a8dqg056pqjye",
    "他們爲什麽不說中文": "ihqwctvzc91f659drss3x8bo0yb",
    "Pročprostěnemluvíčesky": "Proprostnemluvesky-uyb24dma41a",
    "למההםפשוטלאמדבריםעברית": "4dbcagdahymbxekheh6e0a7fei0b",
    "यहलोगहिन्दीक्योंनहींबोलसकतेहैं": "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd",
    "なぜみんな日本語を話してくれないのか": "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa",
    "почемужеонинеговорятпорусски": "b1abfaaepdrnnbgefbadotcwatmq2g4l",
    "PorquénopuedensimplementehablarenEspañol": "PorqunopuedensimplementehablarenEspaol-fmd56a",
    "TạisaohọkhôngthểchỉnóitiếngViệt": "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g",
    "3年B組金八先生": "3B-ww4c5e180e575a65lsy2b",
    "安室奈美恵-with-SUPER-MONKEYS": "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n",
    "Hello-Another-Way-それぞれの場所": "Hello-Another-Way--fc4qua05auwb3674vfr0b",
    "ひとつ屋根の下2": "2-u9tlzr9756bt3uc0v",
    "MajiでKoiする5秒前": "MajiKoi5-783gue6qz075azm5e",
    "パフィーdeルンバ": "de-jg4avhby1noc0d",
    "そのスピードで": "d9juau41awczczp",
    "-> $1.00 <-": "-> $1.00 <--",
}


@pytest.mark.parametrize("label", RFC_SAMPLES)
def test_samples_of_the_rfc_encode_and_decode(label: str) -> None:
    assert encode(label) == RFC_SAMPLES[label]
    assert decode(RFC_SAMPLES[label]) == label


def test_digits_are_case_insensitive() -> None:
    assert decode("BCHER-KVA") == "BüCHER"


@pytest.mark.parametrize(
    "text", ["-", "-abc", "a!", "kva-b", "9", "bcher-kv", "é", "é-kva", "ab-é"]
)
def test_what_is_not_punycode_is_failure(text: str) -> None:
    assert decode(text) is FAILURE


@pytest.mark.parametrize("text", ["", "abc-", "a-b-"])
def test_without_digits_there_are_only_basic_code_points(text: str) -> None:
    assert decode(text) == text[:-1]


def test_decoding_fails_beyond_the_last_code_point() -> None:
    last = encode("\U0010ffff")
    assert last == "dn32g"
    assert decode(last) == "\U0010ffff"
    assert decode("en32g") is FAILURE  # one more


def test_a_delta_beyond_31_bits_fails() -> None:
    # 1927 * (0x10FFFF - 0x80) + 1926 is below 2 ** 31, 1928 times that difference is not.
    label = "a" * 1926 + "\U0010ffff"
    assert decode(str(encode(label))) == label
    assert encode("a" + label) is FAILURE
    assert decode("99999999999999999999") is FAILURE


def test_the_largest_delta_encodes_and_decodes() -> None:
    """A delta of 2 ** 31 - 1, which is 2048 * (0x10007F - 0x80) + 2047."""
    label = "a" * 2047 + "\U0010007f"
    assert encode(label) == label.encode("punycode").decode()
    assert decode(str(encode(label))) == label
    assert encode(label[:-1] + "\U00100080") is FAILURE


def test_a_delta_of_32_bits_overflows() -> None:
    """2 ** 31 is 2048 * (0x100080 - 0x80)."""
    label = "\U00100080" + "a" * 2047
    assert encode(label) is FAILURE
    assert decode(label.encode("punycode").decode()) is FAILURE


@pytest.mark.parametrize("basic", ["", "a", "aaa"])
def test_the_bias_is_adapted_otherwise_beyond_455(basic: str) -> None:
    """A first delta is divided by 700, its share is added, and 455 is the bound of the result."""
    handled = len(basic) + 1
    bound = 455 * handled // (handled + 1)
    for divided in range(bound - 4, bound + 6):
        first = 0x80 + divided * 700 // handled
        label = basic + chr(first) + chr(first + 5000)
        assert encode(label) == label.encode("punycode").decode()
        assert decode(str(encode(label))) == label


@given(st.text())
def test_decoding_what_was_encoded_gives_the_label(label: str) -> None:
    assert decode(str(encode(label))) == label


@given(st.text())
def test_encode_agrees_with_the_codec_of_python(label: str) -> None:
    assert encode(label) == label.encode("punycode").decode()


@pytest.mark.parametrize("label", ["\x7f", "\x80", "a\x80", "\x80a\x7f"])
def test_basic_code_points_end_at_7f(label: str) -> None:
    assert encode(label) == label.encode("punycode").decode()
    assert decode(str(encode(label))) == label


@given(st.text(alphabet="abz059-", max_size=12))
def test_decode_agrees_with_the_codec_of_python(text: str) -> None:
    try:
        expected = text.encode().decode("punycode")
    except UnicodeError:
        assert decode(text) is FAILURE
    else:
        if text.rfind("-") != 0:  # the codec takes it for a delimiter, though nothing precedes it
            assert decode(text) == expected


ALPHABETS = {
    "two": "aé",
    "mixed": "abcdeαβγδε",
    "ideographs": "".join(map(chr, range(0x4E00, 0x4E40))),
}


@pytest.mark.parametrize("alphabet", ALPHABETS.values(), ids=ALPHABETS)
@pytest.mark.parametrize("length", [1023, 1024, 1025, 5000, 20_000])
def test_long_labels_encode_as_by_the_codec_of_python_and_decode(
    alphabet: str, length: int
) -> None:
    label = "".join(random.Random(length).choices(alphabet, k=length))
    encoded = encode(label)
    assert encoded == label.encode("punycode").decode()
    assert decode(encoded) == label


@pytest.mark.parametrize("place", [0, 255, 256, 300, 511, 512, 70_000])
def test_a_long_label_with_one_other_code_point_encodes_and_decodes(place: int) -> None:
    label = "a" * place + "é" + "b" * 1100
    assert encode(label) == label.encode("punycode").decode()
    assert decode(str(encode(label))) == label


def test_a_long_label_in_any_order_encodes_and_decodes() -> None:
    shuffled = [*range(0x4E00, 0x9FFF)]
    random.Random(1).shuffle(shuffled)
    label = "".join(map(chr, shuffled))
    assert decode(str(encode(label))) == label


def test_a_label_of_100_000_characters_encodes_and_decodes() -> None:
    label = "".join(chr(0x4E00 + at % 20_000) for at in range(100_000))
    assert decode(str(encode(label))) == label
