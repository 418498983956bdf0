"""What a sequence of `sequences` does to our trees, in the form of ``replay.js``."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from tests.comparison.trees.sequences import HTML, SVG, Operation
from webapi import (
    Attr,
    CDATASection,
    CharacterData,
    Document,
    DocumentFragment,
    DocumentType,
    DOMException,
    Element,
    HTMLCollection,
    HTMLTemplateElement,
    MutationObserver,
    Node,
    NodeIterator,
    NodeList,
    Range,
    Text,
    TreeWalker,
    XMLSerializer,
)

OBSERVED: Any = {
    "subtree": True,
    "childList": True,
    "attributes": True,
    "attributeOldValue": True,
    "characterData": True,
    "characterDataOldValue": True,
}
POOLS = (
    *("all", "tree", "places", "elements", "texts", "fragments", "documents", "attributes"),
    *("ranges", "lists", "iterators", "walkers"),
)
CHECKED = 50
"""After so many operations all trees are compared."""
GREATEST = 60
"""A node with more elements is not copied, so that no sequence doubles it again and again."""
OBSERVERS = 6
HAVE_REFERENCE = ("insertBefore", "replaceChild")
OF_CHILD = ("before", "after", "replaceWith", "insertAdjacentElement")
OF_PARENT = ("append", "prepend", "replaceChildren")
EMPTIES = ("innerHTML=", "textContent=", "replaceChildren")
UNORDERED = ("splitText", "insertNode", "deleteContents", "extractContents", "surroundContents")


def answer(question: dict[str, Any]) -> list[str]:
    """What each operation did, or each selector found, as JSON in ASCII."""
    if "operations" in question:
        log = Replay(question["html"], question["moves"]).answer(question["operations"])
    else:
        log = select(question["html"], question["selectors"])
    return [_json(each) for each in log]


def digest(question: dict[str, Any]) -> str:
    return hashlib.sha256("\n".join(answer(question)).encode()).hexdigest()


class Replay:
    """The nodes that a sequence has made, and its other objects."""

    def __init__(self, html: str, moves: bool) -> None:
        self.moves = moves
        self.log: list[Any] = []
        self.ids: dict[Any, int] = {}
        self.observers: list[MutationObserver] = []
        self.pools: dict[str, list[Any]] = {name: [] for name in POOLS}
        implementation = Document().implementation
        one = implementation.createHTMLDocument("t")
        body: Any = one.querySelector("body")
        body.innerHTML = html
        two = implementation.createHTMLDocument("")
        doctype = implementation.createDocumentType("x", "", "")
        three = implementation.createDocument("urn:x", "x:r", doctype)
        for each in (one, two, three):
            self.pools["documents"].append(each)
            self.inside(each)
            self.shown(each.createRange())
            self.observe(each)
        self.shown(one.createDocumentFragment())
        self.shown(one.createAttribute("title"))
        self.shown(one.createNodeIterator(one))
        self.shown(one.createTreeWalker(one))
        self.shown(body.childNodes)
        self.shown(body.children)
        self.shown(one.getElementsByTagName("p"))
        self.shown(one.getElementsByClassName("a"))
        self.shown(one.getElementsByTagName("*"))

    def answer(self, operations: list[Operation]) -> list[Any]:
        log, documents, ranges = self.log, self.pools["documents"], self.pools["ranges"]
        for operation in operations:
            try:
                result = self.shown(self.run(operation))
            except DOMException as error:
                result = f"throws {error.name}"
            except TypeError:
                result = "throws TypeError"
            records = [self.records_of(each, operation[0]) for each in self.observers]
            answer = [result, records, [self.points_of(range) for range in ranges]]
            if (len(log) + 1) % CHECKED == 0:
                answer.append(self.state())
            log.append(answer)
        for observer in self.observers:
            observer.disconnect()
        pages = [each.documentElement for each in documents[:2]]
        log.append([[page and page.outerHTML for page in pages], [*map(_xml, documents)]])
        return log

    def numbered(self, node: Any) -> int:
        number = self.ids.get(node)
        if number is None:
            pools = self.pools
            number = self.ids[node] = len(pools["all"])
            pools["all"].append(node)
            if not isinstance(node, Attr):
                pools["tree"].append(node)
            is_cdata = isinstance(node, CDATASection)
            if not isinstance(node, Attr | DocumentType) and not is_cdata:
                pools["places"].append(node)
            if isinstance(node, Element):
                pools["elements"].append(node)
            elif isinstance(node, CharacterData) and not is_cdata:
                pools["texts"].append(node)
            elif isinstance(node, DocumentFragment):
                pools["fragments"].append(node)
            elif isinstance(node, Attr):
                pools["attributes"].append(node)
        return number

    def keep(self, pool: list[Any], most: int, item: Any) -> None:
        if len(pool) < most:
            pool.append(item)
        else:
            pool[len(self.log) % most] = item

    def shown(self, value: Any) -> Any:
        if isinstance(value, Node):
            return [self.numbered(value)]
        if isinstance(value, NodeList | HTMLCollection):
            self.keep(self.pools["lists"], 8, value)
            return [self.numbered(node) for node in value]
        if isinstance(value, Range):
            self.keep(self.pools["ranges"], 4, value)
        elif isinstance(value, NodeIterator):
            value.nextNode()
            self.keep(self.pools["iterators"], 2, value)
        elif isinstance(value, TreeWalker):
            self.keep(self.pools["walkers"], 2, value)
        else:
            return value
        return "object"

    def observe(self, node: Any) -> None:
        if len(self.observers) < OBSERVERS:
            observer = MutationObserver(lambda records: None)
            observer.observe(node, OBSERVED)
            self.observers.append(observer)

    def points_of(self, range: Any) -> list[Any]:
        start, end = self.numbered(range.startContainer), self.numbered(range.endContainer)
        return [start, range.startOffset, end, range.endOffset]

    def records_of(self, observer: MutationObserver, name: str) -> list[Any]:
        records: list[list[Any]] = []
        removed: list[Any] = []
        for record in observer.takeRecords():
            added = [*record.addedNodes]
            moves = any(each is added[0] for each in removed) if added else False
            removed = [*record.removedNodes]
            fields = [
                record.type,
                self.numbered(record.target),
                [self.numbered(node) for node in added],
                [self.numbered(node) for node in removed],
                record.attributeName,
                record.attributeNamespace,
                record.oldValue,
                "any" if moves else self.shown(record.previousSibling),
                self.shown(record.nextSibling),
            ]
            records.append(fields)
        if self.moves and records:
            document = self.pools["documents"][self.observers.index(observer)]
            observer.disconnect()
            observer.observe(document, OBSERVED)
        if name == "normalize":
            return [each for each in records if each[0] == "childList"]
        return sorted(_json(each[:7]) for each in records) if name in UNORDERED else records

    def inside(self, node: Any) -> list[Any]:
        is_in_fragment = isinstance(node.getRootNode(), DocumentFragment)
        owner = None if is_in_fragment else self.numbered(node.ownerDocument or node)
        found = [self.numbered(node), owner]
        if isinstance(node, Element):
            found.append(node.nodeName)
            found.append([[each.namespaceURI, each.name, each.value] for each in node.attributes])
            if isinstance(node, HTMLTemplateElement):
                found.append(self.inside(node.content))
        elif isinstance(node, CharacterData):
            found.append(node.data)
        child = node.firstChild
        while child is not None:
            found.append(self.inside(child))
            child = child.nextSibling
        return found

    def state(self) -> list[Any]:
        pools = self.pools
        return [
            [self.inside(node) for node in [*pools["all"]] if node.parentNode is None],
            [[each.length, [self.numbered(node) for node in each]] for each in pools["lists"]],
            [
                [
                    self.numbered(each.root),
                    self.numbered(each.referenceNode),
                    each.pointerBeforeReferenceNode,
                ]
                for each in pools["iterators"]
            ],
            [self.numbered(each.currentNode) for each in pools["walkers"]],
        ]

    def found(self, place: list[Any], target: Any = None, first: Any = None) -> Any:
        pool, number = place
        match pool:
            case "child":
                children = getattr(target, "childNodes", None)
                return None if children is None else children.item(number % (children.length + 1))
            case "offset":
                return number % (target.length + 2)
            case "within":
                return number % (_length_of(first) + 1)
            case "beyond":
                return number % (_length_of(target if first is None else first) + 3)
            case "hosts":
                return self.found(["fragments" if number & 1 else "elements", number >> 1])
            case "copies":
                node = self.found(["elements", number]).cloneNode(False)
                self.numbered(node)
                return node
            case "placed":
                node = self.found(["texts", number])
                return self.found(["copies", number]) if node.parentNode is None else node
            case "empty":
                node = self.found(["tree", number])
                return node.cloneNode(False) if node.hasChildNodes() else node
        objects = self.pools[pool]
        return objects[number % len(objects)]

    def is_left_out(self, name: str, target: Any, arguments: list[Any]) -> bool:
        if name == ("observe" if self.moves else "moveBefore"):
            return True
        fragments = [each for each in arguments if isinstance(each, DocumentFragment)]
        if any(each.firstChild is None for each in fragments):
            return True
        if name.startswith("replace") and any(
            each.ownerDocument is not target.ownerDocument for each in fragments
        ):
            return True
        if "HTML" in name and not _parses(target):
            return True
        if name == "outerHTML=" and _is_beside_text(target):
            return True
        if name == "className=" and target.namespaceURI == SVG:
            return True
        ranges = self.pools["ranges"]
        places = [node for each in ranges for node in (each.startContainer, each.endContainer)]
        if name == "normalize":
            return any(
                _is_empty_text(node) or any(map(_is_empty_text, node.childNodes)) for node in places
            )
        references = [each.referenceNode for each in self.pools["iterators"]]
        emptied = [*fragments, target] if name in EMPTIES else fragments
        if isinstance(target, HTMLTemplateElement):
            emptied = [*emptied, target.content]
        if any(node is not each and each.contains(node) for each in emptied for node in references):
            return True
        parent = target.parentNode if name in OF_CHILD else target
        moved = arguments[:1] if name in HAVE_REFERENCE else arguments
        if name != "moveBefore" and any(
            isinstance(each, Node)
            and (each.parentNode is parent or each.parentNode is target)
            and any(place is each.parentNode or each.contains(place) for place in places)
            for each in moved
        ):
            return True
        if name not in OF_CHILD and name not in OF_PARENT:
            return False
        if len(arguments) > 1 and isinstance(parent, Document):
            return True
        return bool(fragments) and (
            isinstance(parent, Document) or isinstance(target.getRootNode(), DocumentFragment)
        )

    def run(self, operation: Operation) -> Any:
        name, place, *given = operation
        target = self.found(place)
        arguments: list[Any] = []
        for each in given:
            first = arguments[0] if arguments else None
            is_place = isinstance(each, list)
            arguments.append(self.found(each, target, first) if is_place else each)
        if self.is_left_out(name, target, arguments):
            return "left out"
        if name == "observe":
            return self.observe(target)
        if name == "cloneNode" and _is_large(target):
            arguments[0] = False
        if name == "importNode" and _is_large(arguments[0]):
            arguments[1] = False
        owner, dot, rest = name.partition(".")
        if dot:
            target, name = getattr(target, owner), rest
        if name.endswith("="):
            setattr(target, name[:-1], arguments[0])
            return None
        if name.endswith("?"):
            return getattr(target, name[:-1], None)
        method = getattr(target, name, None)
        if method is None:
            return "missing"
        result = method(*arguments)
        is_disconnected = name == "compareDocumentPosition" and result & 1
        return "disconnected" if is_disconnected else result


def _length_of(node: Any) -> int:
    length: int = node.length if hasattr(node, "length") else node.childNodes.length
    return length


def _is_large(node: Any) -> bool:
    return hasattr(node, "querySelectorAll") and node.querySelectorAll("*").length > GREATEST


def _is_empty_text(node: Any) -> bool:
    return isinstance(node, Text) and node.length == 0


def _parses(element: Any) -> bool:
    parent = element.parentNode
    return (
        element.ownerDocument.contentType == "text/html"
        and element.namespaceURI in (HTML, SVG)
        and getattr(parent, "namespaceURI", HTML) in (HTML, SVG)
    )


def _is_beside_text(node: Any) -> bool:
    return isinstance(node.previousSibling, Text) or isinstance(node.nextSibling, Text)


def _xml(node: Any) -> str:
    try:
        return XMLSerializer().serializeToString(node)
    except DOMException as error:
        return f"throws {error.name}"


def select(html: str, selectors: list[str]) -> list[Any]:
    """The elements that selectors find in a page, by their places in it."""
    page = Document.fromHTML(html, "about:blank")
    places = {element: place for place, element in enumerate(page.querySelectorAll("*"))}
    answers: list[Any] = []
    for selector in selectors:
        try:
            answers.append([places[element] for element in page.querySelectorAll(selector)])
        except DOMException as error:
            answers.append(f"throws {error.name}")
    assert page.documentElement is not None
    return [page.documentElement.outerHTML, page.compatMode, *answers]


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
