"""The reference of the built site: each entry has its type and its link in the first line."""

from __future__ import annotations

import html
import os
import re
from pathlib import Path

import pytest

REFERENCE = Path(__file__).parents[2] / "build/site/reference"


@pytest.fixture(scope="module")
def page() -> str:
    path = REFERENCE / "url" / "index.html"
    if not path.exists() and os.environ.get("WEBAPI_DOCS") != "required":
        pytest.skip("needs build/site, which scripts/docs makes")
    return path.read_text("utf-8")


def text(markup: str) -> str:
    return " ".join(html.unescape(re.sub("<[^>]*>", "", markup)).split())


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("URL", "class webapi.URL(url: StringLike, base: StringLike = None) [spec]"),
        ("URL.hash", "property hash: str [spec]"),
        ("URL.searchParams", "property searchParams: URLSearchParams [spec]"),
        ("URL.canParse", "static canParse(url: StringLike, base: StringLike = None) → bool [spec]"),
    ],
)
def test_the_first_line_of_an_entry_is_whole(name: str, line: str, page: str) -> None:
    found = re.search(rf'<dt[^>]* id="webapi\.{name}">(.*?)</dt>', page, re.DOTALL)
    assert found is not None
    assert text(found[1]).removesuffix("¶") == line
    anchor = "url-class" if name == "URL" else f"dom-{name.lower().replace('.', '-')}"
    assert f'href="https://url.spec.whatwg.org/#{anchor}"' in found[1]


def test_a_class_begins_with_a_table_of_its_members(page: str) -> None:
    found = re.search(r'<table class="members.*?</table>', page, re.DOTALL)
    assert found is not None
    rows = [text(row) for row in re.findall("<tr.*?</tr>", found[0], re.DOTALL)]
    assert "href The whole URL, serialized." in rows
    assert 'href="#webapi.URL.hash"' in found[0]
    assert found.end() < page.index('id="webapi.URL.href"')
