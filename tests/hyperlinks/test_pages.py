"""The links of a page: bytes, a Content-Type and a URL, and nothing else."""

from typing import Any

import pytest

from tests.parsers import need_a_parser
from webapi import Document, HTMLAnchorElement, HTMLAreaElement, InvalidURLError
from webapi.webidl import html_parsing

URL = "https://example.org/dir/page?q#f"


def hrefs(html: bytes, content_type: str | None = "text/html;charset=utf-8") -> list[str]:
    need_a_parser()
    return [link.href for link in Document.fromHTML(html, URL, content_type).links]


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (b"", []),
        (b"<a href=x><AREA HREF='#y'><a name=z><a href>", ["dir/x", "dir/page?q#y", "dir/page?q"]),
        (b"<a href=' \n /x \t'>", ["x"]),
        (b"<a href=/a&#10;b&amp;c&#x00E9;>", ["ab&c%C3%A9"]),
        (b"<a href=/x href=/y>", ["x"]),
        (b"<base href=/b/><base href=/c/><a href=x>", ["b/x"]),
        (b"<a href=x><p><base href=/b/>", ["b/x"]),
        (b"<base target=_blank><base href=../b/><a href=x>", ["b/x"]),
        (b"<base href=data:,><base href=/c/><a href=x>", ["dir/x"]),
        (b"<template><base href=/b/><a href=y></template><a href=x>", ["dir/x"]),
        (b"<svg><base href=/b/><a href=y></a><foreignObject><a href=x></svg>", ["dir/x"]),
        (b"<noscript><a href=x></noscript>", ["dir/x"]),
        (b"<title><a href=x></title><script>'<a href=y>'</script><!--<a href=z>-->", []),
        (b"<iframe><a href=x></iframe><xmp><a href=y></xmp><plaintext><a href=z>", []),
        (b"<p><a href=/x>1<a href=/y>2<p>3", ["x", "y", "y"]),
        (b"<table><a href=/x><tr><td><a href=/y>", ["x", "y"]),
        (b"<div><template shadowrootmode=open><a href=x></template></div>", []),
        (b"<link href=x><form action=y><img src=z>", []),
        (b"<li><a href=/x><li>\0", ["x"]),
        (b"<a href='/\0' title='\0>\0'>\0", ["%EF%BF%BD"]),
    ],
)
def test_links_are_those_that_the_standards_parser_finds(html: bytes, expected: list[str]) -> None:
    assert hrefs(html) == [f"https://example.org/{href}" for href in expected]


def test_links_are_elements() -> None:
    need_a_parser()
    html = b"<a HREF=x target=t rel='nofollow  x' id=i>text</a><area href=//a&#32;b alt=a>"
    document = Document.fromHTML(html, URL)
    first, second = document.links
    assert isinstance(first, HTMLAnchorElement)
    assert (first.target, first.rel, first.protocol) == ("t", "nofollow  x", "https:")
    assert isinstance(second, HTMLAreaElement)
    assert (second.href, second.protocol, second.alt) == ("//a b", ":", "a")
    assert document.URL == URL
    assert document.links.namedItem("i") is first
    first.host = "example.com"
    assert first.href == "https://example.com/dir/x"


@pytest.mark.parametrize(
    ("html", "content_type", "encoding", "query"),
    [
        ("é".encode(), "text/html;charset=utf-8", "UTF-8", "%C3%A9"),
        ("é".encode("latin-1"), None, "windows-1252", "%E9"),
        (b"&eacute;&#x6F22;", None, "windows-1252", "%E9%26%2328450%3B"),
        (b"<meta charset=gbk>" + "漢".encode("gbk"), "text/html", "GBK", "%9Dh"),
        ("漢".encode("shift_jis"), "text/html; charset=Shift_JIS", "Shift_JIS", "%8A%BF"),
        ("\ufeffé".encode("utf-16-le"), "text/html;charset=gbk", "UTF-16LE", "%C3%A9"),
        (b"\xef\xbb\xbf\xc3\xa9", "text/html;charset=gbk", "UTF-8", "%C3%A9"),
        (b"<!--" + b"x" * 2000 + b"--><meta charset=koi8-r>\xd6", None, "KOI8-R", "%D6"),
        (b"<!--" + b"x" * 2000 + b"--><meta charset=gbk>\xe9", "text/html;charset=latin1",
         "windows-1252", "%E9"),
        (b"\xe9", "text/html;charset=bogus", "windows-1252", "%E9"),
    ],
)  # fmt: skip
def test_the_encoding_of_a_page_is_that_of_its_queries(
    html: bytes, content_type: str | None, encoding: str, query: str
) -> None:
    need_a_parser()
    mark, text = (html[:2], html[2:]) if html[:2] == b"\xff\xfe" else (b"", html)
    if mark:
        start, end = "<a href='?".encode("utf-16-le"), "'>".encode("utf-16-le")
    else:
        head, separator, text = html.rpartition(b">")
        start, end = head + separator + b"<a href='?", b"'>"
        if html.startswith(b"\xef\xbb\xbf"):
            start, text = b"\xef\xbb\xbf" + start, text[3:]
    document = Document.fromHTML(mark + start + text + end, URL, content_type)
    assert document.characterSet == encoding
    assert [link.search for link in document.links] == [f"?{query}"]


def test_a_page_in_the_replacement_encoding_has_no_links() -> None:
    assert hrefs(b"<a href=x>", "text/html;charset=iso-2022-kr") == []


def test_a_page_may_be_a_string() -> None:
    need_a_parser()
    assert [link.search for link in Document.fromHTML("<a href=?é>", URL).links] == ["?%C3%A9"]


def test_from_html_refuses_missing_and_wrong_arguments() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'url'"):
        Document.fromHTML(b"")  # type: ignore[call-arg]
    with pytest.raises(InvalidURLError, match="'fromHTML' on 'Document'") as caught:
        Document.fromHTML(b"", "//example.org")
    assert caught.value.validation_errors
    with pytest.raises(TypeError, match="decode"):
        Document.fromHTML(b"", URL, b"text/html")  # type: ignore[arg-type]


def test_a_page_is_parsed_without_turbohtml_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(html_parsing, "turbohtml", lambda: None)
    document = Document.fromHTML(b"<p><a href=b>c<p><i>d</p>e", URL)
    assert [link.href for link in document.links] == ["https://example.org/dir/b"] * 3
    body = document.body
    assert body is not None
    assert body.innerHTML == (
        '<p><a href="b">c</a></p><p><a href="b"><i>d</i></a></p><a href="b"><i>e</i></a>'
    )


@pytest.mark.parametrize("kind", [bytearray, memoryview])
def test_from_html_takes_every_kind_of_buffer(kind: Any) -> None:
    need_a_parser()
    assert len(Document.fromHTML(kind(b"<a href=x>"), URL).links) == 1


@pytest.mark.parametrize(
    "html",
    [
        bytes(range(256)) * 100,
        b"<" * 100_000,
        b"<a href=x" * 10_000,
        b"<a href=x>" * 10_000,
        b"<b><p>" * 5_000 + b"<a href=x>",
        b"<div>" * 100_000 + b"<a href=x>",
        b"<template>" * 20_000 + b"<a href=x>",
        b"<base>" * 10_000 + b"<base href=/b/>",
        b"<table><a href=x>" * 5_000,
        b"\0" * 100_000 + b"<a href=x>",
        b"<a href='" + b"/\0" * 100_000,
    ],
)
@pytest.mark.parametrize("content_type", [None, "text/html;charset=shift_jis"])
def test_garbage_has_an_answer(html: bytes, content_type: str | None) -> None:
    for href in hrefs(html, content_type):
        assert href.startswith("https://example.org/")


def test_a_page_of_20_000_links_is_parsed() -> None:
    need_a_parser()
    row = b"<p>%d <a href='/page?%d=\xe9' class=x>link</a> and <b>text</b> that has no link.</p>"
    html = b"".join(row % (n, n) for n in range(20_000))
    document = Document.fromHTML(html, URL)
    assert len(document.links) == 20_000
    assert document.links[-1].href == "https://example.org/page?19999=%E9"
    assert sum(link.search.endswith("%E9") for link in document.links) == 20_000
