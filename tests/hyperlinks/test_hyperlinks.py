"""Hyperlinks over a document, as HTML's links.html and dom.html have them."""

import gc
import weakref
from typing import Any

import pytest

from tests.hyperlinks.pages import body_of
from webapi import (
    Document,
    DOMException,
    HTMLAnchorElement,
    HTMLAreaElement,
    HTMLBaseElement,
    InvalidURLError,
)
from webapi.url import value_parser
from webapi.url.components import SETTABLE


def link(href: str | None = None, document: Document | None = None, name: str = "a") -> Any:
    element = (document or Document("https://example.org/a/b?c#d")).createElement(name)
    assert isinstance(element, HTMLAnchorElement | HTMLAreaElement)
    if href is not None:
        element.href = href
    return element


def base(document: Document, href: str | None) -> HTMLBaseElement:
    element = document.createElement("base")
    assert isinstance(element, HTMLBaseElement)
    if href is not None:
        element.href = href
    body_of(document).append(element)
    return element


@pytest.mark.parametrize("name", ["a", "area"])
def test_a_hyperlink_has_the_members_of_a_url(name: str) -> None:
    element = link("//u:p@host:8080/x/../y?q#f", name=name)
    assert element.getAttribute("href") == "//u:p@host:8080/x/../y?q#f"
    assert element.href == str(element) == element.toString() == "https://u:p@host:8080/y?q#f"
    assert [getattr(element, component) for component in SETTABLE] == (
        ["https:", "u", "p", "host:8080", "host", "8080", "/y", "?q", "#f"]
    )
    assert element.origin == "https://host:8080"
    with pytest.raises(AttributeError):
        element.origin = "x"


@pytest.mark.parametrize("name", ["a", "area"])
def test_setters_serialize_into_the_attribute(name: str) -> None:
    element = link("x", name=name)
    element.search = "?é"
    assert element.getAttribute("href") == "https://example.org/a/x?%C3%A9"
    element.hash = "#"
    assert element.href == "https://example.org/a/x?%C3%A9#"
    element.hash = ""
    element.search = ""
    element.port = "80a"
    element.username = "u"
    element.password = "p"
    element.hostname = "h"
    element.pathname = "p"
    element.protocol = "http::::x"
    assert element.getAttribute("href") == "http://u:p@h/p"
    element.host = "h:81"
    element.port = ""
    assert element.href == "http://u:p@h/p"


def test_setters_that_change_nothing_serialize_too() -> None:
    for component, value in [("host", "a b"), ("hostname", ""), ("port", "x"), ("protocol", "1")]:
        element = link("x")
        setattr(element, component, value)
        assert element.getAttribute("href") == "https://example.org/a/x"


@pytest.mark.parametrize(
    ("href", "silent"),
    [
        ("mailto:x", ["username", "password", "host", "hostname", "port", "pathname"]),
        ("file:///x", ["username", "password", "port"]),
        ("x:/y", ["username", "password", "port"]),
    ],
)
def test_setters_that_return_early_leave_the_attribute(href: str, silent: list[str]) -> None:
    for component in silent:
        element = link(f" {href}")
        setattr(element, component, "1")
        assert element.getAttribute("href") == f" {href}"


@pytest.mark.parametrize(
    "href", ["http://", "//a b", "https://[", " //x:99999 ", "//\N{SOFT HYPHEN}"]
)
def test_what_does_not_parse_keeps_its_text(href: str) -> None:
    element = link(href)
    assert (element.href, str(element), element.protocol, element.origin) == (href, href, ":", "")
    for component in SETTABLE[1:]:
        assert getattr(element, component) == ""
    for component in SETTABLE:
        setattr(element, component, "http")
    assert (element.href, element.getAttribute("href")) == (href, href)
    element.href = "/"
    assert element.href == "https://example.org/"


def test_a_hyperlink_without_href_has_empty_members() -> None:
    element = link()
    assert (element.href, str(element), element.protocol, element.host) == ("", "", ":", "")
    element.host = "x"
    assert not element.hasAttribute("href")
    element.href = ""
    assert element.href == "https://example.org/a/b?c"
    element.removeAttribute("HREF")
    element.removeAttribute("href")
    assert (element.href, element.getAttribute("href")) == ("", None)


def test_whitespace_is_stripped_and_surrogates_are_replaced() -> None:
    assert link("\n\t \x00/x\ty\x1f ").href == "https://example.org/xy"
    assert link("//a b/\ud800").href == "//a b/\ufffd"
    element = link()
    element.setAttribute("href", "//a b/\ud800")
    assert element.getAttribute("href") == "//a b/\ud800"
    assert element.href == "//a b/\ufffd"
    element.setAttribute("href", "/\ud800")
    assert element.href == "https://example.org/%EF%BF%BD"


def test_the_url_follows_the_base_url() -> None:
    document = Document("https://example.org/a/")
    element = link("x", document)
    assert element.href == "https://example.org/a/x"
    first = base(document, "/b/")
    assert element.href == "https://example.org/b/x"
    assert document.baseURI == element.baseURI == "https://example.org/b/"
    second = base(document, "/c/")
    assert element.href == "https://example.org/b/x"
    first.remove()
    assert element.href == "https://example.org/c/x"
    body_of(document).append(first)
    assert element.href == "https://example.org/c/x"
    second.removeAttribute("href")
    assert element.href == "https://example.org/b/x"
    second.href = "../d/"
    assert element.href == "https://example.org/d/x"
    first.remove()
    second.remove()
    second.remove()
    assert element.href == "https://example.org/a/x"


@pytest.mark.parametrize(
    ("href", "expected"),
    [
        ("", "https://example.org/a/b?c"),
        (" \n/x?é#y ", "https://example.org/x?%C3%A9#y"),
        ("data:text/plain,x", "https://example.org/a/b?c#d"),
        ("javascript:x", "https://example.org/a/b?c#d"),
        ("http://", "https://example.org/a/b?c#d"),
        ("mailto:x", "mailto:x"),
        ("//example.com", "https://example.com/"),
    ],
)
def test_the_first_base_element_with_an_href_sets_the_base_url(href: str, expected: str) -> None:
    document = Document("https://example.org/a/b?c#d")
    base(document, None)
    base(document, href)
    base(document, "/other")
    assert document.baseURI == expected


def test_the_base_element_itself_ignores_base_elements() -> None:
    document = Document("https://example.org/a/")
    base(document, "/b/")
    second = base(document, "c")
    assert second.href == "https://example.org/a/c"
    second.href = "http://"
    assert second.href == "http://"
    assert second.getAttribute("href") == "http://"
    second.removeAttribute("href")
    assert second.href == "https://example.org/a/"


def test_a_frozen_base_url_outlives_the_documents_url() -> None:
    document = Document("https://example.org/a/")
    element = base(document, "b/")
    assert document.location is not None
    document.location.href = "/c/"
    assert document.URL == "https://example.org/c/"
    assert document.baseURI == "https://example.org/a/b/"
    element.href = "b/"
    assert document.baseURI == "https://example.org/c/b/"


def test_only_a_fragment_resolves_against_an_opaque_path() -> None:
    document = Document("about:blank")
    assert (document.URL, document.baseURI) == ("about:blank", "about:blank")
    assert link("#x", document).href == "about:blank#x"
    assert link("x", document).protocol == ":"


@pytest.mark.parametrize(
    ("label", "name", "query"),
    [
        ("utf8", "UTF-8", "%C3%A9%E2%82%AC"),
        ("latin1", "windows-1252", "%E9%80"),
        ("shift_jis", "Shift_JIS", "%26%23233%3B%26%238364%3B"),
        ("utf-16", "UTF-16LE", "%C3%A9%E2%82%AC"),
        ("x-user-defined", "x-user-defined", "%26%23233%3B%26%238364%3B"),
    ],
)
def test_the_documents_encoding_is_that_of_queries(label: str, name: str, query: str) -> None:
    document = Document("https://example.org/", label)
    assert document.characterSet == document.charset == document.inputEncoding == name
    element = link("é?é€#é", document)
    assert element.href == f"https://example.org/%C3%A9?{query}#%C3%A9"
    element.search = "é€"
    assert element.search == f"?{query}"
    base(document, "?é€")
    assert document.baseURI == f"https://example.org/?{query}"


def test_a_document_refuses_unknown_encodings_and_urls_that_do_not_parse() -> None:
    with pytest.raises(LookupError, match="'bogus'"):
        Document("https://example.org/", "bogus")
    with pytest.raises(InvalidURLError, match="Failed to construct 'Document'") as caught:
        Document("example.org")
    assert caught.value.input == "example.org"
    assert caught.value.validation_errors
    with pytest.raises(TypeError, match="decode"):
        Document(b"https://example.org/")  # type: ignore[arg-type]


def test_links_are_the_documents_hyperlinks_at_the_moment() -> None:
    document = Document("about:blank")
    links = document.links
    assert document.links is links
    assert (links.length, len(links), list(links), links.item(0)) == (0, 0, [], None)
    assert links
    first, second, third = link("x", document), link(None, document), link("", document, "area")
    body_of(document).append(first, second, document.createElement("p"), third)
    assert list(links) == [first, third]
    assert (links[0], links[-1], links.item(1), links.item(2)) == (first, third, third, None)
    assert links[-2] is first
    for index in (2, -3):
        with pytest.raises(IndexError):
            links[index]
    second.href = "y"
    first.removeAttribute("href")
    assert list(links) == [second, third]
    body_of(document).append(second)
    assert list(links) == [third, second]
    third.remove()
    assert [*links] == [second]
    second.setAttribute("ID", "i")
    assert links.namedItem("i") is second
    assert links.namedItem("") is links.namedItem("other") is None
    with pytest.raises(IndexError):
        links[1]


def test_elements_have_name_document_and_attributes() -> None:
    document = Document("about:blank")
    element = document.createElement("A")
    assert (element.localName, element.tagName) == ("a", "A")
    assert element.ownerDocument is document
    assert document.ownerDocument is None
    assert (element.isConnected, document.isConnected) == (False, True)
    body_of(document).append(element)
    assert element.isConnected
    other = Document("https://example.org/")
    body_of(other).append(element)
    assert element.ownerDocument is other
    assert list(document.links) == []
    element.remove()
    assert not element.isConnected
    element.setAttribute("Data-X", "1")
    assert element.getAttributeNames() == ["data-x"]
    assert repr(element) == "<a data-x='1'>"
    assert str(document.createElement("p")) == "[object HTMLParagraphElement]"
    assert document.createElement("straße").tagName == "STRAßE"


@pytest.mark.parametrize("name", ["", "a b", "1", "a>", "a\0", "-", "a/"])
def test_names_that_elements_cannot_have(name: str) -> None:
    with pytest.raises(DOMException, match="createElement") as caught:
        Document("about:blank").createElement(name)
    assert caught.value.name == "InvalidCharacterError"


@pytest.mark.parametrize("name", ["", "a b", "a=", "a>", "a\0", "/"])
def test_names_that_attributes_cannot_have(name: str) -> None:
    element = link()
    with pytest.raises(DOMException, match="setAttribute") as caught:
        element.setAttribute(name, "")
    assert caught.value.name == "InvalidCharacterError"
    assert element.getAttributeNames() == []


REFLECTED = {
    "a": ["target", "download", "ping", "rel", "hreflang", "type"],
    "area": ["target", "download", "ping", "rel", "hreflang", "type", "alt", "coords", "shape"],
    "base": ["target"],
}


@pytest.mark.parametrize("name", REFLECTED)
def test_reflecting_attributes_set_and_get_the_content_attribute(name: str) -> None:
    element = Document("about:blank").createElement(name)
    for attribute in REFLECTED[name]:
        assert getattr(element, attribute) == ""
        setattr(element, attribute, 1)
        assert element.getAttribute(attribute) == getattr(element, attribute) == "1"


def test_interfaces_without_constructor() -> None:
    for interface in (HTMLAnchorElement, HTMLAreaElement, HTMLBaseElement):
        with pytest.raises(TypeError, match="Illegal constructor"):
            interface()


def test_a_document_cannot_be_appended() -> None:
    document = Document("about:blank")
    with pytest.raises(DOMException, match="HierarchyRequestError"):
        body_of(document).append(Document())


def test_a_document_and_its_elements_are_collected_together() -> None:
    document = Document("about:blank")
    element = link("x", document)
    body_of(document).append(element)
    document.links.item(0)
    watched = [weakref.ref(document), weakref.ref(element)]
    del document, element
    gc.collect()
    assert [reference() for reference in watched] == [None, None]


BASES = ["https://example.org/a/b?c#d", "file:///a", "data:x", "http://h:8080"]
HREFS = [
    *("", " ", "#x", "?q", "?é", "../x", "/p", "//h2/p", "x y", "https://h/p?q#f", "\ud800"),
    *("https://h/p", "HTTPS://H:443/é?é", "http://u:p@h:1", "ftp://h", "file:c", "mailto:a", "//"),
    *(
        "https://1.2.3.4/",
        "https://h/%2e/a",
        "blob:https://h/x",
        "javascript:1",
        "a:b?é",
        "https://h/?\x1b",
        "https://h/?~\\",
        "x:y",
        "./x:y",
        "x?\u20ac",
    ),
]


@pytest.mark.parametrize("encoding", ["UTF-8", "windows-1252", "ISO-2022-JP"])
@pytest.mark.parametrize("url", BASES)
def test_the_fast_path_gives_what_the_parser_gives(
    url: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = Document(url)
    document._webapi_node.encoding = encoding
    other = Document("https://other/")

    def answers() -> list[Any]:
        found = []
        for href in HREFS:
            element = link(href, document)
            found.append([element.href, element.origin])
            found.append([getattr(element, component) for component in SETTABLE])
            element.hash = "x"
            found.append([element.href, element.getAttribute("href")])
            body_of(other).append(element)
            found.append([element.href, element.host])
        return found

    fast = answers()
    monkeypatch.setattr(value_parser, "canonical", lambda _: None)
    for shortcut in (value_parser.resolve, value_parser.repair):
        monkeypatch.setattr(shortcut, "call", lambda *_: None)
    assert answers() == fast


def test_links_follow_the_base_url_when_it_changes() -> None:
    document = Document("https://example.org/a/b")
    element = link("c", document)
    assert element.href == "https://example.org/a/c"
    first = base(document, "/x/")
    assert element.href == "https://example.org/x/c"
    first.href = "data:x"
    assert element.pathname == "/a/c"
    first.href = "https://h2"
    assert (element.host, element.origin) == ("h2", "https://h2")
    first.remove()
    document.location.href = "http://h3/d/"
    assert element.href == "http://h3/d/c"
