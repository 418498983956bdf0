"""Lists of elements, which searches use, hold together with walks over the tree."""

from random import Random
from typing import Any

import pytest

from tests.dom.trees import html_document
from tests.parsers import need_a_parser
from webapi import Document
from webapi.dom.element import Element
from webapi.dom.querying import PARSED, find_elements, search_tree
from webapi.html import nodes

SELECTORS = ("p", "i", ".x", "#a", "p.x", "i#a.x", "p .x", "p > i, .x", ":not(p)", "[class]", "P")


def both_ways(root: Any, selector: str) -> None:
    node = root._webapi_node
    found = find_elements(node, selector, False)
    assert found == search_tree(node, PARSED.of(selector), False)
    assert find_elements(node, selector, True) == found[:1]


def change(random: Random, elements: list[Any], documents: list[Document]) -> None:
    element, other = random.sample(elements, 2)
    match random.randrange(7):
        case 0 | 1 as kind if not other.contains(element):
            if kind == 0:
                element.append(other)
            elif element.parentElement is not None:
                element.before(other)
        case 2:
            element.remove()
        case 3:
            element.className = random.choice(("x", "y x x", "X", ""))
        case 4:
            element.id = random.choice(("a", "b", "A"))
        case 5:
            element.removeAttribute(random.choice(("class", "id")))
        case _:
            random.choice(documents).adoptNode(element)


@pytest.mark.parametrize("seed", range(6))
def test_lists_follow_the_tree(seed: int) -> None:
    need_a_parser()
    random = Random(seed)
    quirky = Document.fromHTML("<p class=x>", "about:blank")
    documents = [html_document(""), quirky]
    elements: list[Any] = []
    for _ in range(320):
        document = random.choice(documents)
        element: Any = document.createElement(random.choice(("p", "i")))
        random.choice([document.querySelector("body"), *elements[-20:]]).append(element)
        elements.append(element)
    for _ in range(60):
        root = random.choice([*documents, elements[0]])
        for selector in random.sample(SELECTORS, 4):
            both_ways(root, selector)
        for _ in range(random.randrange(3)):
            change(random, elements, documents)


def test_a_type_is_no_class_and_no_id() -> None:
    """https://drafts.csswg.org/selectors-4/#type-selectors, whose name is a dot and ``c1``"""
    need_a_parser()
    document = html_document("")
    body: Any = document.querySelector("body")
    body.innerHTML = "<p class=c1 id=d1>" * 300
    for _ in range(3):
        assert len(document.querySelectorAll("p")) == 300
        for selector in (r"\.c1", r"\#d1", r"\.c1.c1"):
            assert len(document.querySelectorAll(selector)) == 0


def test_lists_are_dropped_when_an_element_goes() -> None:
    need_a_parser()
    document = html_document("")
    body: Any = document.querySelector("body")
    body.innerHTML = "<p>" * 600
    for _ in range(2):
        assert len(document.querySelectorAll("p")) == 600
    node = document._webapi_node
    assert node.element_lists is not None and node.element_lists.is_worth_while
    body.firstChild.remove()
    assert node.element_lists is None
    assert len(document.querySelectorAll("p")) == 599


def classes_of_elements() -> list[Any]:
    """Element and its subclasses, without those of pages that have no tree yet."""
    classes: list[Any] = [Element]
    for each in classes:
        classes += (one for one in each.__subclasses__() if "unbuilt" not in one.__module__)
    return classes


def test_the_parser_runs_the_attribute_change_steps_of_every_class() -> None:
    classes = classes_of_elements()
    assert nodes.HTMLBaseElement in classes
    for class_ in classes:
        is_extended = class_.attribute_change_steps is not Element.attribute_change_steps
        assert class_.has_attribute_change_steps.fget(None) == is_extended, class_
