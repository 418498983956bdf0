"""webapi/url/normalization.py: the same Form C on every Python."""

import os
import random
import unicodedata
from types import ModuleType

import pytest
from idna import uts46data

from webapi.url import unicode_data
from webapi.url.normalization import nfc

NEWER_MARKS = [
    chr(code_point)
    for first, last, _ in unicode_data.NEWER_COMBINING_CLASSES
    for code_point in (first, last)
]
NEWER_LETTERS = [chr(each) for spans in unicode_data.NEWER_COMPOSITIONS for each in spans]
OLDER = [*"aeiou가ấ的\u1100\u1161\u11a8\u0915\u093c\u0bc6\u0bbe", "\u0301", "\u0323", "\u0302"]
OLDER += ["\u031b", "\u0345", "\u0334", "\u3099", "か", "\u05b0", "\u094d", "\U0001d165"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("e\u0301", "é"),
        ("a\u0302\u0323", "ậ"),
        ("\u1100\u1161\u11a8", "각"),
        ("\U000105d2\u0307", "\U000105c9"),  # Unicode 16, with a mark that Python 3.11 knows
        ("\U00016d63\U00016d67\U00016d67", "\U00016d6a"),  # letter by letter, twice
        ("a\u0301\u1add", "á\u1add"),  # the acute is not blocked by a mark of class 220
        ("\U00016121\U0001611f", "\U00016126"),
        ("\u1add\u0301a", "\u1add\u0301a"),  # marks before any letter
        ("\u0301\u1add", "\u1add\u0301"),  # class 230, then 220
        ("a\U00010f00\u0301", "a\U00010f00\u0301"),  # a letter, right after marks of class 220
    ],
)
def test_marks_are_composed_and_ordered(text: str, expected: str) -> None:
    assert nfc(text) == expected


def test_the_data_have_the_unicode_version_of_the_mapping_table() -> None:
    assert uts46data.__version__ == unicode_data.UNICODE_VERSION, (
        "idna has moved on: see tests/tools/make_unicode_data.py"
    )


def test_long_runs_of_marks_take_linear_time() -> None:
    """Out of order, and long enough to never end if it took quadratic time."""
    shuffled = ["\u0301", "\u0323"] * 250_000
    assert nfc("a" + "".join(shuffled)) == "ạ" + "\u0323" * 249_999 + "\u0301" * 250_000
    assert nfc("a\u0897" + "".join(shuffled)) == (
        "ạ" + "\u0323" * 249_999 + "\u0897" + "\u0301" * 250_000
    )


@pytest.fixture(scope="module")
def newest() -> ModuleType:
    """The Unicode Character Database of the mapping table's version; required in CI."""
    if os.environ.get("CI") != "true":
        pytest.importorskip("unicodedata2")
    import unicodedata2

    if unicodedata2.unidata_version != unicode_data.UNICODE_VERSION:
        pytest.fail("unicodedata2 is of another version")
    return unicodedata2  # type: ignore[no-any-return, unused-ignore]


def test_every_code_point_normalizes_as_in_the_newest_python(newest: ModuleType) -> None:
    for code_point in range(0x110000):
        character = chr(code_point)
        assert nfc(character) == newest.normalize("NFC", character), hex(code_point)


@pytest.mark.parametrize("form", ["a{}", "a\u0323{}", "{}\u0323", "\u0315{}\u0302", "{0}{0}"])
def test_code_points_among_marks_normalize_as_in_the_newest_python(
    newest: ModuleType, form: str
) -> None:
    for code_point in range(0x110000):
        character = chr(code_point)
        if newest.combining(character) or newest.decomposition(character):
            text = form.format(character)
            assert nfc(text) == newest.normalize("NFC", text), hex(code_point)


@pytest.mark.parametrize("length", [2, 3, 5, 9, 400])
def test_sequences_of_old_and_new_code_points_normalize_as_in_the_newest_python(
    newest: ModuleType, length: int
) -> None:
    choose = random.Random(length).choices
    pool = [*NEWER_MARKS, *NEWER_LETTERS, *OLDER * 5]
    for _ in range(40_000 // length):
        text = "".join(choose(pool, k=length))
        assert nfc(text) == newest.normalize("NFC", text), ascii(text)


@pytest.mark.parametrize("length", [5, 300])
def test_sequences_of_old_code_points_normalize_as_in_every_python(length: int) -> None:
    choose = random.Random(length).choices
    for _ in range(20_000 // length):
        text = "".join(choose(OLDER, k=length))
        assert nfc(text) == unicodedata.normalize("NFC", text), ascii(text)
