"""Random sequences of mutations, as JSON: ``replay.js`` and ``replay.py`` run them.

An operation is the name of a member, the object that has it, and arguments. A name that ends with
``=`` sets an attribute, one that ends with ``?`` reads it, and another one is a method. An object
is a list: the name of a pool and a number, which counts modulo the objects that the pool has by
then. So nobody needs to know the tree beforehand. Most operations are valid, the others throw.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import accumulate
from typing import Any

Operation = list[Any]

OPERATIONS = 200
HTML = "http://www.w3.org/1999/xhtml"
SVG = "http://www.w3.org/2000/svg"
XML = "http://www.w3.org/XML/1998/namespace"
XMLNS = "http://www.w3.org/2000/xmlns/"

TAGS = ["b", "b", "i", "p", "p", "div", "div", "span", "section", "ul", "li", "template"]
CLASSES = ["a", "b", "a b", "b  c a", "", "c"]
TEXTS = [*["", "x", "one", "two three", " ", '<&>\xa0"'], "\U0001f600", "a\U0001f600b", "\r\n\0"]
NAMES = [*["class", "id", "title", "CLASS", "a", "b"], "", "a b", "x:y"]
QUALIFIED = [
    *[(HTML, "p"), (HTML, "Q"), (SVG, "svg"), (SVG, "a"), ("urn:x", "x:a"), ("urn:x", "b")],
    *[(None, "a"), ("", "b"), (None, "x:a"), (HTML, ""), (SVG, "x:"), ("urn:x", ":a"), (HTML, "0")],
    *[(XML, "xml:a"), (HTML, "xml:a"), (XMLNS, "xmlns"), (XMLNS, "a"), (None, "xmlns")],
]
SELECTORS = [
    *["p", "*", ".a", "#a", "p b", "div > *", "b + i", ":empty", ":first-child", "[title]", "["],
]


class Generator:
    """The same seed gives the same sequences."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        weights, self._kinds = zip(*self._table(), strict=True)
        self._weights = [*accumulate(weights)]

    def sequence(self, length: int = OPERATIONS) -> dict[str, Any]:
        """``html``, the body of the first document, ``moves``, and ``operations``."""
        kinds = self._random.choices(self._kinds, cum_weights=self._weights, k=length)
        return {
            "html": self._html(3),
            "moves": self._random.random() < 0.5,
            "operations": [kind() for kind in kinds],
        }

    def _any(self, pool: str) -> list[Any]:
        return [pool, self._random.getrandbits(16)]

    def _node(self) -> list[Any]:
        """Mostly what can be inserted."""
        pool = self._random.choice(("elements", "elements", "texts", "texts", "fragments", "all"))
        return self._any(pool)

    def _parent(self) -> list[Any]:
        pools = ("elements", "elements", "elements", "elements", "fragments", "documents", "all")
        return self._any(self._random.choice(pools))

    def _child(self) -> list[Any]:
        """A child of the object that has the member, or null behind the last."""
        return self._any("child")

    def _html(self, depth: int) -> str:
        choose = self._random.choice
        inside = ""
        for _ in range(self._random.randint(0, 3)):
            kind = self._random.random()
            if kind < 0.3:
                inside += choose(["x", "one", "two three", " ", "&lt;&amp;&nbsp;", "\U0001f600"])
            elif kind < 0.4:
                inside += choose(["<!---->", "<!--x-->", "<svg><path id=a /></svg>"])
            else:
                tag = choose(TAGS)
                attributes = choose(["", "", " class=a", ' class="b c" title=x', " id=a", " id=b"])
                content = self._html(depth - 1) if depth > 0 else ""
                inside += f"<{tag}{attributes}>{content}</{tag}>"
        return inside

    def _table(self) -> list[tuple[float, Callable[[], Operation]]]:
        """How often what is done."""
        draw = self._random
        choose = draw.choice

        def some(pool: str) -> Callable[[], list[Any]]:
            return lambda: self._any(pool)

        def of(values: list[Any]) -> Callable[[], Any]:
            return lambda: choose(values)

        def does(name: str, target: Callable[[], Any], *given: Callable[[], Any]) -> Any:
            return lambda: [name, target(), *(each() for each in given)]

        def names(name: str, target: Callable[[], Any], *given: Callable[[], Any]) -> Any:
            return lambda: [name, target(), *choose(QUALIFIED), *(each() for each in given)]

        def node_or_text() -> Any:
            return self._node() if draw.random() < 0.8 else choose(TEXTS)

        def new_or_text() -> Any:
            return copy() if draw.random() < 0.5 else choose(TEXTS)

        element, text, range_, document = map(some, ("elements", "texts", "ranges", "documents"))
        node, parent, child = self._node, self._parent, self._child
        anything, tree_node, place = map(some, ("all", "tree", "places"))
        copy, placed = map(some, ("copies", "placed"))
        within, beyond, offset = map(some, ("within", "beyond", "offset"))
        data, value, boolean = of(TEXTS), of(TEXTS[:-1]), of([True, False])
        name = of(NAMES)
        where = of(["beforebegin", "afterbegin", "beforeend", "afterend", "BeforeEnd", "x"])
        token = of(["a", "b", "c", "", "a b"])
        what = of([0xFFFFFFFF, 1, 4, 128, 5])
        html = lambda: self._html(1)  # noqa: E731
        walker, iterator = some("walkers"), some("iterators")
        return [
            (9, does("appendChild", parent, node)),
            (9, does("insertBefore", parent, node, child)),
            (1, does("insertBefore", element, text, tree_node)),
            (6, does("replaceChild", parent, node, child)),
            (4, does("removeChild", parent, child)),
            (1, does("replaceChild", element, text, tree_node)),
            (9, does("moveBefore", parent, node, child)),
            (1, does("moveBefore", element, text, element)),
            (4, does("remove", node)),
            (3, does("append", element, placed, new_or_text)),
            (2, does("append", parent, node_or_text)),
            (2, does("prepend", parent, node_or_text)),
            (1, does("replaceChildren", some("hosts"), node_or_text)),
            (3, does("replaceChildren", element, new_or_text, placed)),
            (2, does("before", text, placed, new_or_text)),
            (2, does("after", node, node_or_text)),
            (2, does("replaceWith", node, node_or_text)),
            (2, does("replaceWith", text, new_or_text, placed)),
            (2, does("insertAdjacentElement", element, where, element)),
            (1, does("insertAdjacentText", element, where, data)),
            (1, does("insertAdjacentHTML", element, where, html)),
            (4, does("innerHTML=", element, html)),
            (1, does("outerHTML=", element, lambda: f"<b>{html()}</b>")),
            (1, does("textContent=", anything, value)),
            (1, does("nodeValue=", anything, value)),
            (3, does("normalize", parent)),
            (3, does("adoptNode", document, tree_node)),
            (2, does("importNode", document, anything, boolean)),
            (4, does("cloneNode", anything, boolean)),
            (2, does("createElement", document, of(["p", "B", "x-y", "", "a b", "template"]))),
            (2, names("createElementNS", document)),
            (2, does("createDocumentFragment", document)),
            (2, does("createTextNode", document, data)),
            (1, does("createComment", document, data)),
            (0.5, does("createCDATASection", document, of(["x", "]]>"]))),
            (0.5, does("createProcessingInstruction", document, of(["a", "0"]), of(["?>"]))),
            (0.5, does("createAttribute", document, name)),
            (0.5, names("createAttributeNS", document)),
            (5, does("splitText", text, offset)),
            (2, does("insertData", text, offset, data)),
            (2, does("deleteData", text, offset, offset)),
            (2, does("replaceData", text, offset, offset, data)),
            (1, does("appendData", text, data)),
            (1, does("substringData", text, offset, offset)),
            (1, does("data=", text, data)),
            (1, does("wholeText?", text)),
            (5, does("setAttribute", element, name, value)),
            (2, names("setAttributeNS", element, value)),
            (2, does("removeAttribute", element, name)),
            (1, does("removeAttributeNS", element, of([None, "", XML, "urn:x"]), of(["a", "b"]))),
            (1, does("toggleAttribute", element, name)),
            (1, does("getAttributeNode", element, name)),
            (2, does("setAttributeNode", element, some("attributes"))),
            (1, does("removeAttributeNode", element, some("attributes"))),
            (1, does("value=", some("attributes"), value)),
            (1, does("id=", element, of(["a", "b", ""]))),
            (2, does("className=", element, of(CLASSES))),
            (1, does("classList.add", element, token, token)),
            (1, does("classList.remove", element, token)),
            (1, does("classList.toggle", element, token)),
            (1, does("classList.replace", element, token, token)),
            (1, does("classList.value=", element, of(CLASSES))),
            (1, does("createRange", document)),
            (1, does("cloneRange", range_)),
            (5, does("setStart", range_, place, within)),
            (5, does("setEnd", range_, place, within)),
            (1, does("setStartBefore", range_, node)),
            (1, does("setStartAfter", range_, node)),
            (1, does("setEndBefore", range_, node)),
            (1, does("setEndAfter", range_, node)),
            (1, does("selectNode", range_, node)),
            (1, does("selectNodeContents", range_, node)),
            (1, does("collapse", range_, boolean)),
            (3, does("deleteContents", range_)),
            (3, does("extractContents", range_)),
            (2, does("cloneContents", range_)),
            (3, does("insertNode", range_, node)),
            (3, does("surroundContents", range_, some("empty"))),
            (2, does("toString", range_)),
            (1, does("compareBoundaryPoints", range_, of([0, 1, 2, 3, 4, 65536]), range_)),
            (1, does("comparePoint", range_, anything, beyond)),
            (1, does("isPointInRange", range_, anything, beyond)),
            (1, does("intersectsNode", range_, anything)),
            (1, does("commonAncestorContainer?", range_)),
            (1, does("createNodeIterator", document, parent, what)),
            (2, does("nextNode", iterator)),
            (0.5, does("createTreeWalker", document, parent, what)),
            (1, does("nextNode", walker)),
            (0.5, does("previousSibling", walker)),
            (0.5, does("parentNode", walker)),
            (0.5, does("currentNode=", walker, anything)),
            (1, does("childNodes?", parent)),
            (0.5, does("children?", parent)),
            (1, does("getElementsByTagName", parent, of(["p", "*", "B", "a"]))),
            (0.5, does("getElementsByTagNameNS", parent, of(["*", HTML, ""]), of(["*", "b"]))),
            (0.5, does("getElementsByClassName", parent, of(CLASSES))),
            (3, does("item", some("lists"), beyond)),
            (1, does("getElementById", document, of(["a", "b", ""]))),
            (1, does("querySelectorAll", parent, of(SELECTORS))),
            (1, does("closest", element, of(SELECTORS))),
            (0.5, does("isEqualNode", anything, anything)),
            (0.5, does("contains", anything, anything)),
            (0.5, does("compareDocumentPosition", anything, anything)),
            (0.5, does("lookupNamespaceURI", anything, of(["x", "", None]))),
            (0.5, does("lookupPrefix", anything, of([HTML, SVG, "urn:x"]))),
            (0.5, does("observe", tree_node)),
        ]
