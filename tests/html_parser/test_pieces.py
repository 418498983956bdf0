"""A parser whose input comes in pieces makes the tree that it makes of all, and says how."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.html_parser.generated_markup import DOCUMENTS, FORMS
from webapi import Document, HTMLElement
from webapi.dom import document_parser
from webapi.dom.document_parser import DocumentParser
from webapi.dom.parsed_html import build_document
from webapi.html_parser import html_parser
from webapi.html_parser.parsing import parse_document
from webapi.webidl.host import MarkupParser
from webapi.webidl.standard_parser import recorded

MARKUP = [
    *DOCUMENTS,
    *FORMS,
    "<script><!--<script>a</script>b--></script>c<script><!-->d</script>e",
    "a&not;b&notin;c&#x41;&am<title>&lt;</titl></title>a\r\nb\rc<!--\r\n-->\r",
    "<style></styl</style><textarea>\n</textarea><xmp></xm></xmp><p a='\r\n'>",
]


def pieces(text: str, random: Random) -> Iterator[str]:
    at = 0
    while at < len(text):
        end = at + random.choice([1, 1, 1, 2, 3, 5, 20])
        yield text[at:end]
        at = end


def outer(text: str) -> str:
    root = parse_document(text, scripting=True)
    document = Document("https://a.test/")
    build_document(document._webapi_node, recorded(root, root.mode))
    return f"{document.compatMode} {facts(document)}"


def facts(document: Document) -> str:
    """The nodes with the borders between texts, and the owners of the controls."""
    owners = [
        each.form and list(document.querySelectorAll("*")).index(each.form)
        for each in document.querySelectorAll("input, select, textarea, button, output, fieldset")
        if isinstance(each, HTMLElement)
    ]
    lines = [f"{owners}"]
    nodes = [(document, 0)]
    while nodes:
        node, depth = nodes.pop()
        attributes = [(each.name, each.value) for each in getattr(node, "attributes", None) or ()]
        lines.append(f"{' ' * depth}{node.nodeName} {node.nodeValue!r} {attributes}")
        children = [*(node.content if node.nodeName == "TEMPLATE" else node).childNodes]
        nodes += [(each, depth + 1) for each in reversed(children)]
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(3))
def test_pieces_make_the_same_tree(seed: int) -> None:
    random = Random(seed)
    for text in MARKUP:
        document = Document("https://a.test/")
        parser = DocumentParser(document._webapi_node, MarkupParser(True, False))
        for piece in pieces(text, random):
            parser.write(piece)
        parser.close()
        assert f"{document.compatMode} {facts(document)}" == outer(text), text


def test_operations_have_the_same_codes() -> None:
    others = ("HTML", "NOTHING")
    names = [name for name in vars(html_parser) if name.isupper() and name not in others]
    assert len(names) == 13
    for name in names:
        assert getattr(document_parser, name) == getattr(html_parser, name), name
