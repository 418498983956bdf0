"""XPath in Python gives what Chromium gives."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from tests.dom import xpath
from tests.parsers import need_a_parser
from webapi import Attr, Document, DOMException, DOMParser, Node, XPathEvaluator, XPathResult

RESULT = XPathResult


def page(markup: str, type: str = "text/html") -> Document:
    need_a_parser()
    return DOMParser().parseFromString(markup, type)


def place(node: Node | None) -> str:
    parts: list[str] = []
    while node is not None:
        if isinstance(node, Attr):
            parts.insert(0, f"@{node.name}")
            node = node.ownerElement
        else:
            parent = node.parentNode
            parts.insert(0, "" if parent is None else str([*parent.childNodes].index(node)))
            node = parent
    return "/".join(parts)


class Resolver:
    def lookupNamespaceURI(self, prefix: str) -> str | None:
        return {"n": "urn:n"}.get(prefix)


def number_text(number: float) -> str:
    names = {"nan": "NaN", "inf": "Infinity", "-inf": "-Infinity"}
    return names.get(str(number), str(number + 0.0).removesuffix(".0"))


def answer(document: Document, expression: str) -> Any:
    try:
        result = document.evaluate(expression, document, Resolver())
        if result.resultType == RESULT.NUMBER_TYPE:
            return number_text(float(result.numberValue))
        if result.resultType == RESULT.STRING_TYPE:
            return [result.stringValue]
        if result.resultType == RESULT.BOOLEAN_TYPE:
            return result.booleanValue
        ordered = RESULT.ORDERED_NODE_ITERATOR_TYPE
        result = document.evaluate(expression, document, Resolver(), ordered)
        return {"places": [place(each) for each in iter(result.iterateNext, None)]}
    except DOMException as error:
        return {"error": error.name}


@pytest.mark.skipif(sys.platform == "emscripten", reason="its parsers make other trees of the XML")
def test_expressions_give_what_chromium_gives() -> None:
    documents = (page(xpath.HTML), page(xpath.XML, "application/xml"))
    answers = {
        each: [answer(document, each) for document in documents] for each in xpath.EXPRESSIONS
    }
    for expression, expected in xpath.recorded().items():
        assert (expression, answers[expression]) == (expression, expected)


def test_types_of_results() -> None:
    document = page("<p id=a>1<p id=b>2")

    def evaluate(type: int, expression: str = "//p") -> XPathResult:
        return XPathEvaluator().createExpression(expression).evaluate(document, type)

    assert evaluate(RESULT.NUMBER_TYPE).numberValue == 1
    assert evaluate(RESULT.STRING_TYPE).stringValue == "1"
    assert evaluate(RESULT.BOOLEAN_TYPE).booleanValue is True
    snapshot = evaluate(RESULT.ORDERED_NODE_SNAPSHOT_TYPE)
    assert snapshot.snapshotLength == 2
    assert snapshot.snapshotItem(1) is document.getElementById("b")
    assert snapshot.snapshotItem(2) is None
    assert evaluate(RESULT.FIRST_ORDERED_NODE_TYPE).singleNodeValue is document.querySelector("p")
    assert evaluate(RESULT.ANY_UNORDERED_NODE_TYPE, "//i").singleNodeValue is None
    with pytest.raises(TypeError, match="another type"):
        print(snapshot.numberValue)
    with pytest.raises(TypeError, match="no node-set"):
        evaluate(RESULT.UNORDERED_NODE_ITERATOR_TYPE, "1")
    with pytest.raises(DOMException) as error:
        evaluate(10)
    assert error.value.name == "NotSupportedError"


@pytest.mark.parametrize("change", ["insert", "remove", "attribute", "data"])
def test_an_iterator_ends_with_the_first_change(change: str) -> None:
    document = page("<p id=a>1<p id=b>2")
    first = document.getElementById("a")
    assert first is not None
    result = document.evaluate("//p", document)
    snapshot = document.evaluate("//p", document, None, RESULT.UNORDERED_NODE_SNAPSHOT_TYPE)
    assert result.iterateNext() is first
    assert not result.invalidIteratorState
    if change == "insert":
        first.append("x")
    elif change == "remove":
        first.remove()
    elif change == "attribute":
        first.title = "x"
    else:
        assert first.firstChild is not None
        first.firstChild.nodeValue = "x"
    assert result.invalidIteratorState
    with pytest.raises(DOMException) as error:
        result.iterateNext()
    assert error.value.name == "InvalidStateError"
    assert snapshot.snapshotItem(0) is first
    assert not snapshot.invalidIteratorState


def test_a_node_resolves_prefixes() -> None:
    document = page('<r xmlns:n="urn:n"><n:e/></r>', "application/xml")
    assert document.documentElement is not None
    resolver = document.createNSResolver(document.documentElement)
    assert document.evaluate("count(//n:e)", document, resolver).numberValue == 1


DEEP = (
    *("(" * 2_000 + "1" + ")" * 2_000, "not(" * 2_000, "a[" * 2_000, "-" * 2_000 + "1"),
    *("1" + "+1" * 2_000, "/".join("a" * 2_000), "|".join("a" * 2_000), "a" + "[1]" * 2_000),
)


@pytest.mark.parametrize("expression", DEEP, ids=range(len(DEEP)))
def test_long_and_deep_expressions_have_an_answer(expression: str) -> None:
    document = Document()
    try:
        document.evaluate(expression, document)
    except DOMException as error:
        assert error.name == "SyntaxError"
        assert "32 others" in error.message


def test_a_deep_tree_is_searched() -> None:
    document = Document()
    node: Node = document
    for _ in range(5000):
        node = node.appendChild(document.createElementNS(None, "a"))
    assert document.evaluate("count(//a//a//a)", document).numberValue == 4998
    assert document.evaluate("count(//a[not(a)]/ancestor::a)", document).numberValue == 4999


def test_results_that_are_nodes_are_iterable() -> None:
    need_a_parser()
    document = Document.fromHTML("<p>a<p>b", "https://example.org/")
    paragraphs = [*document.querySelectorAll("p")]

    def result(type: int, expression: str = "//p") -> XPathResult:
        return document.evaluate(expression, document, None, type)

    for type in range(4, 8):
        assert list(result(type)) == paragraphs
    rest = result(XPathResult.ORDERED_NODE_ITERATOR_TYPE)
    rest.iterateNext()
    assert list(rest) == paragraphs[1:]
    assert list(result(XPathResult.FIRST_ORDERED_NODE_TYPE)) == paragraphs[:1]
    assert list(result(XPathResult.FIRST_ORDERED_NODE_TYPE, "//a")) == []
    with pytest.raises(TypeError, match="no nodes to iterate over: read numberValue"):
        list(result(XPathResult.ANY_TYPE, "count(//p)"))
