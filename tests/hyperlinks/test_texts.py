"""The text of links, and slices of collections."""

from __future__ import annotations

import pytest

from tests.hyperlinks.pages import body_of
from tests.parsers import need_a_parser
from webapi import Document, HTMLAnchorElement, HTMLAreaElement, jsnull


def test_the_text_of_a_link_can_be_set() -> None:
    document = Document("https://example.org/")
    link = document.createElement("a")
    assert (link.text, link.textContent) == ("", "")
    link.text = "a\ud800 é"
    assert link.textContent == link.text == "a\ud800 é"
    link.textContent = None
    assert link.text == ""
    link.text = None
    assert link.text == "undefined"
    link.textContent = jsnull
    assert link.text == ""
    link.textContent = 5
    assert link.text == "5"
    area = document.createElement("area")
    area.textContent = "x"
    assert area.textContent == "x"
    assert not hasattr(area, "text")
    assert document.textContent is None
    document.textContent = "ignored"
    assert document.textContent is None
    assert list(document.links) == []


@pytest.mark.parametrize(
    ("html", "texts"),
    [
        ("<a href=x>b</a>", ["b"]),
        ("<a href=x> a\n<b>b</b> &amp; é<!--c--> </a>", [" a\nb & é "]),
        ("<a href=x></a>", [""]),
        ("<a href=x><script>s</script><style>t</style>u</a>", ["stu"]),
        ("<a href=x>1<template>2<b>3</b></template>4</a>", ["14"]),
        ("<a href=x>1<svg><a>2</a></svg>3</a>", ["123"]),
        ("<a href=x>1<a href=y>2</a>3", ["1", "2"]),
        ("<a href=x>1<object><a href=y>2</a>3</object>4</a>", ["1234", "2"]),
        ("<a href=x>1<object><a href=y>2<object><a href=z>3", ["123", "23", "3"]),
        ("<map><area href=x>1</map><a href=y>2", ["", "2"]),
        ("<a href=x><p>1</a>2</p>", ["", "1"]),
    ],
)
def test_the_text_of_a_parsed_link_is_that_of_the_page(html: str, texts: list[str]) -> None:
    need_a_parser()
    page = f"<meta charset=utf-8>{html}".encode()
    links = Document.fromHTML(page, "https://example.org/").links
    assert [link.textContent for link in links] == texts
    for link in links:
        assert isinstance(link, HTMLAreaElement) or link.text == link.textContent


def test_a_collection_has_slices() -> None:
    document = Document("https://example.org/")
    made: list[HTMLAnchorElement] = []
    for number in range(5):
        link = document.createElement("a")
        link.href = f"/{number}"
        body_of(document).append(link)
        made.append(link)
    links = document.links
    for part in (slice(1, 3), slice(None), slice(-2, None), slice(None, None, -2), slice(9, 20)):
        assert links[part] == made[part]
    assert links[-1] is made[-1]
    with pytest.raises(ValueError, match="zero"):
        links[::0]
