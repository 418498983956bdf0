"""The quick way to build a page's tree makes the same as the algorithm, down to each slot."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.parsers import need_a_parser
from webapi.dom import parsed_html
from webapi.dom.attributes import Attribute
from webapi.dom.html_element import HTMLElement
from webapi.dom.html_elements import ELEMENT_INTERFACES
from webapi.dom.node import Node
from webapi.html import quick_building
from webapi.html.nodes import Document
from webapi.url.parser import url_parser
from webapi.webidl.html_parsing import parse_html_document
from webapi.webidl.parsed_markup import ParsedHTML
from webapi.webidl.xml_parsing import parse_xml_document

need_a_parser()

PAGES = {
    "nothing": "",
    "a doctype, a comment and an instruction": "<!--a--><!DOCTYPE html PUBLIC 'p' 's'><?b c><p>d",
    "a base": "<base href=/b><a href=x>1</a><base href=c><area href=y><template><a href=z>",
    "templates": "<template id=a><p class=b>1<template><i>2</template>3</template><p>4<template>",
    "scripts": "<script>1</script><svg><script>2</script></svg><template><script></script>",
    "foreign elements": "<svg viewbox=1 xlink:href=a><a></a><desc><p id=b></desc></svg><math><mi>x",
    "attributes": "<p class='a  b' id=c onclick=e style='color: red' title='&amp;' hidden>",
    "no names of HTML": "<x><x-y id=a is=b><spacer><image><p is=x-p>",
    "names of members": "<input name=x value=1 checked><select><option selected>a</select>",
    "frames": "<frameset rows=1 onload=x><frame src=a></frameset>",
    "misnested": "<table><b>1<tr><td>2<i><p>3</i>4</table></b>5<a href=1><a href=2>",
}
NAMES = sorted(ELEMENT_INTERFACES.by_name)


def a_document() -> Document:
    url = url_parser("https://example.org/a/b")
    assert url
    return Document(url, "UTF-8")


def both(parsed: ParsedHTML) -> tuple[Document, Document]:
    """The documents that the algorithm and the quick way build."""
    document, quick = a_document(), a_document()
    parsed_html.build_document(document, parsed)
    quick_building.build_document(quick, parsed)
    return document, quick


def assert_same(one: Node, other: Node) -> None:
    """Compare nodes, and the nodes and attributes that their slots reach."""
    pairs, seen = list[tuple[Any, Any]]([(one, other)]), dict[int, Any]()
    while pairs:
        value, quick = pairs.pop()
        assert type(value) is type(quick)
        if isinstance(value, list):
            pairs += zip(value, quick, strict=True)
        elif not isinstance(value, Node | Attribute):
            assert value == quick or type(value).__module__.startswith("webapi.")
        elif id(value) not in seen:
            seen[id(value)] = quick
            for base in type(value).__mro__:
                for slot in set(base.__dict__.get("__slots__", ())) - {"__weakref__"}:
                    pairs.append((getattr(value, slot), getattr(quick, slot)))
        else:
            assert seen[id(value)] is quick


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_built_as_the_algorithm_builds_it(name: str) -> None:
    assert_same(*both(parse_html_document(PAGES[name], False)))


def test_all_elements_are_built_as_the_algorithm_builds_them() -> None:
    for name in NAMES:
        page = f"<{name} id=a title=b><p>c</p></{name}><div><{name} class=d></div>"
        assert_same(*both(parse_html_document(page, False)))


def test_a_document_of_XML_is_built_as_the_algorithm_builds_it() -> None:
    text = (
        "<a xmlns='b' c='d'><p:e xmlns:p='f' p:g='h'/><p xmlns='http://www.w3.org/1999/xhtml'/></a>"
    )
    assert_same(*both(parse_xml_document(text)))


def test_random_pages_are_built_as_the_algorithm_builds_them() -> None:
    choose = random.Random(31)
    for _ in range(100):
        parts = list[str]()
        for _ in range(choose.randrange(20)):
            name = choose.choice(NAMES)
            tags = [f"<{name}>", f"<{name} id={choose.randrange(3)} x=y>", f"</{name}>", "text"]
            parts.append(choose.choice(tags))
        assert_same(*both(parse_html_document("".join(parts), False)))


def test_a_document_that_knows_its_ids_learns_those_that_are_built() -> None:
    for build in (parsed_html.build_document, quick_building.build_document):
        document = a_document()
        assert document.get_element_by_id("a") is None
        build(document, parse_html_document("<p id=a>", False))
        assert document.get_element_by_id("a") is not None


def test_the_quick_way_is_taken_for_most_names() -> None:
    for name in ("div", "li", "p", "span", "td", "ul"):
        assert quick_building.element_constructor(name) is not None


def test_an_object_with_a_shared_value_has_no_flat_constructor() -> None:
    class WithAList(HTMLElement):
        __slots__ = ("items",)

        def __init__(self) -> None:
            super().__init__(a_document(), "x")
            self.items = list[str]()

    with pytest.raises(ValueError, match=r"WithAList has items = \[\]"):
        quick_building.flat_constructor(WithAList(), ("node_document",))
