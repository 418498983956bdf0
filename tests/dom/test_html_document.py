"""The members that HTML gives documents."""

import re

import pytest

from tests.parsers import need_a_parser
from webapi import Document, DOMException, DOMParser, jsnull

HTML = """<!doctype html><html dir=RTL><head><title> A
 b\t</title><title>no</title></head><body><img><form name=f></form><embed><script></script>
<a name=f></a><a href=x></a><svg><title>no</title><a name=f /></svg></body></html>"""


def page() -> Document:
    need_a_parser()
    return Document.fromHTML(HTML, "https://example.org/")


def test_body_and_head() -> None:
    document = page()
    assert document.head is not None and document.body is not None
    assert (document.head.localName, document.body.localName) == ("head", "body")
    frames = document.createElement("frameset")
    document.body = frames
    assert document.body is frames
    assert frames.parentNode is document.documentElement
    for wrong in (jsnull, document.createElement("div")):
        with pytest.raises(DOMException) as caught:
            document.body = wrong  # type: ignore[assignment]
        assert caught.value.name == "HierarchyRequestError"
    with pytest.raises(TypeError):
        document.body = document.createTextNode("x")  # type: ignore[assignment]
    assert document.body is frames


def test_documents_without_parts() -> None:
    document = Document("https://example.org/")
    assert (document.body, document.head, document.title, document.dir) == (None, None, "", "")
    document.title = "x"
    document.dir = "ltr"
    with pytest.raises(DOMException, match="no element"):
        document.body = document.createElement("body")
    document.append(document.createElement("html"))
    document.title = "x"
    assert document.title == ""
    document.body = document.createElement("body")
    assert document.body is not None
    html = document.createElement("section")
    document.replaceChildren(html)
    html.append(document.createElement("body"))
    assert document.body is None


def test_titles() -> None:
    document = page()
    assert document.title == "A b"
    document.title = " new  one"
    assert document.title == "new one"
    assert [each.textContent for each in document.getElementsByTagName("title")] == [
        *(" new  one", "no", "no"),
    ]
    empty = document.implementation.createHTMLDocument()
    empty.title = "made"
    assert empty.head is not None and empty.head.innerHTML == "<title>made</title>"
    assert Document().title == ""


def test_titles_of_svg() -> None:
    document = Document()
    svg = "http://www.w3.org/2000/svg"
    root = document.createElementNS(svg, "svg")
    document.append(root)
    root.append("text")
    document.title = "A"
    assert (document.title, root.firstChild.textContent) == ("A", "A")  # type: ignore[union-attr]
    assert root.firstElementChild is not None and root.firstElementChild.namespaceURI == svg


def test_direction() -> None:
    document = page()
    assert document.dir == "rtl"
    document.dir = "x"
    assert (document.dir, document.documentElement.getAttribute("dir")) == ("", "x")  # type: ignore[union-attr]


def test_collections_follow_changes() -> None:
    document = page()
    assert document.body is not None
    for name in ("images", "embeds", "plugins", "forms", "scripts", "anchors"):
        collection = getattr(document, name)
        assert collection is getattr(document, name)
        assert len(collection) == 1
        clone = collection[0].cloneNode()
        document.body.append(clone)
        assert list(collection)[1:] == [clone]
        clone.remove()
        assert len(collection) == 1
    document.anchors[0].removeAttribute("name")
    assert len(document.anchors) == 0
    named = document.getElementsByName("f")
    assert [each.localName for each in named] == ["form"]
    document.links[0].setAttribute("name", "f")
    assert [each.localName for each in named] == ["form", "a"]


def test_states() -> None:
    document = page()
    assert document.readyState == "complete"
    assert (document.referrer, document.hidden, document.visibilityState) == ("", True, "hidden")
    assert re.fullmatch(r"\d\d/\d\d/\d{4} \d\d:\d\d:\d\d", document.lastModified)
    assert DOMParser().parseFromString("<p>", "text/html").readyState == "complete"
