"""Chromium and webapi encode each code point in a link's query alike, in each encoding."""

import pytest

from tests.browser.driver import Page
from tests.browser.pages import GeneratedPage
from tests.browser.test_links import serving
from webapi.encoding import ENCODINGS, get_an_output_encoding
from webapi.url.percent_encoding import (
    SPECIAL_QUERY_PERCENT_ENCODE_SET,
    percent_encode_after_encoding,
)

PLANES = (0, 2)
"""The Unicode planes that have code points in the standard's indexes."""

LINKS = """
const link = document.createElement("a");
const queries = [];
for (const plane of args[0]) {
  for (let codePoint = plane << 16; codePoint < (plane + 1) << 16; codePoint++) {
    if (codePoint >> 11 !== 0x1b) {
      link.href = `?${String.fromCodePoint(codePoint)}a`;
      queries.push(link.search);
    }
  }
}
return [document.characterSet, queries];
"""


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_chromium_encodes_each_code_point_of_a_query_to_the_same_bytes(
    chromium_page: Page, encoding: str
) -> None:
    page = GeneratedPage(b"", f"text/html;charset={encoding}")
    with serving({"/": page}) as origin:
        chromium_page.goto(origin + "/")
        character_set, expected = chromium_page.run(LINKS, PLANES)
    assert character_set == encoding
    output_encoding = get_an_output_encoding(encoding)
    actual = [query(output_encoding, code_point) for code_point in code_points()]
    different = [
        (f"U+{code_point:04X}", *case)
        for code_point, *case in zip(code_points(), actual, expected, strict=True)
        if case[0] != case[1]
    ]
    assert not different, f"{len(different)} differ, such as {different[:3]}"


def code_points() -> list[int]:
    return [
        code_point
        for plane in PLANES
        for code_point in range(plane << 16, (plane + 1) << 16)
        if not 0xD800 <= code_point < 0xE000
    ]


def query(encoding: str, code_point: int) -> str:
    if code_point == ord("#"):
        return ""
    text = "" if chr(code_point) in "\t\n\r" else chr(code_point)
    set = SPECIAL_QUERY_PERCENT_ENCODE_SET
    return "?" + percent_encode_after_encoding(encoding, text + "a", set)
