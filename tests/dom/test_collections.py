"""Live lists, with facts of WPT's dom/collections and dom/lists"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.dom.trees import HTML, SVG, html_document
from tests.parsers import need_a_parser
from tests.work import assert_linear
from webapi import Document, DOMException
from webapi.dom.tree import index_of


def parent_of(*names: str) -> Any:
    parent = html_document("").createElement("div")
    for name in names:
        parent.append(parent.ownerDocument.createElement(name))
    return parent


def test_child_nodes_are_live() -> None:
    parent = parent_of("a", "b", "c")
    children = parent.childNodes
    assert parent.childNodes is children
    assert [children.length, children[1].localName, children.item(3)] == [3, "b", None]
    parent.append("x")
    children[0].remove()
    children[1].before("y")
    assert [node.nodeName for node in children] == ["B", "#text", "C", "#text"]
    assert children[-1].data == "x"
    children[1].replaceWith(parent.ownerDocument.createElement("d"), "z")
    assert [children[index].nodeName for index in range(5)] == ["B", "D", "#text", "C", "#text"]


@pytest.mark.parametrize("seed", range(20))
def test_places_in_child_nodes_follow_mutations(seed: int) -> None:
    """The same as a list that is made anew, whatever was read before."""
    from random import Random

    random = Random(seed)
    parent = parent_of(*"abcdef")
    document, children = parent.ownerDocument, parent.childNodes
    for step in range(200):
        wanted = []
        node = parent.firstChild
        while node is not None:
            wanted.append(node)
            node = node.nextSibling
        assert children.length == len(wanted)
        for index in random.sample(range(len(wanted)), min(2, len(wanted))):
            assert children[index] is wanted[index]
        place = random.choice([*wanted, None])
        match random.randrange(3):
            case 0:
                parent.insertBefore(document.createTextNode(str(step)), place)
            case 1 if place is not None:
                place.remove()
            case _ if wanted:
                parent.insertBefore(random.choice(wanted), place)


@pytest.mark.parametrize("seed", range(20))
def test_collections_follow_mutations(seed: int) -> None:
    """The same as collections that are made anew, whatever was read before."""
    from random import Random

    random = Random(seed)
    document = html_document("")
    root: Any = document.querySelector("body")
    inner = document.createElement("i")
    root.append(inner)
    roots = [root, inner, document]
    live = [
        (each, get, get(each))
        for each in roots
        for get in (
            lambda node: node.getElementsByTagName("p"),
            lambda node: node.getElementsByClassName("x"),
            lambda node: node.getElementsByTagName("*"),
        )
    ]
    for _ in range(200):
        each, get, collection = random.choice(live)
        fresh = get(each)
        assert list(collection) == list(fresh)
        for name in ("n1", "n2", "n3"):
            assert collection.namedItem(name) is fresh.namedItem(name)
        elements = [inner, *root.getElementsByTagName("*")]
        place = random.choice(elements)
        match random.randrange(7):
            case 0 | 1:
                new = document.createElement(random.choice("pqi"))
                new.className = random.choice(["", "x", "x y"])
                new.id = random.choice(["", "n1", "n2"])
                place.append(new)
            case 2:
                place.prepend(document.createElement("p"))
            case 3:
                place.className = random.choice(["", "x", "y"])
            case 4:
                place.setAttribute("name", random.choice(["n1", "n3"]))
            case 5 if place is not inner:
                place.remove()
            case _:
                other = random.choice(elements)
                if not place.contains(other) and place is not inner:
                    other.append(place)


def test_loops_over_live_lists_are_linear() -> None:
    def empty_by_children(count: int) -> None:
        parent = parent_of(*["p"] * count)
        while parent.children.length:
            parent.children[0].remove()

    def empty_backwards(count: int) -> None:
        parent = parent_of(*["p"] * count)
        children = parent.childNodes
        while children.length:
            children[children.length - 1].remove()

    def empty_by_name(count: int) -> None:
        parent = parent_of(*["p"] * count)
        elements = parent.getElementsByTagName("p")
        while elements.length:
            elements[0].remove()

    def insert_while_going(count: int) -> None:
        parent = parent_of(*["p"] * count)
        children = parent.childNodes
        for index in range(0, 2 * count, 2):
            children[index].before("x")
        assert children.length == 2 * count

    def change_classes(count: int) -> None:
        parent = parent_of(*["p"] * count)
        elements = parent.getElementsByClassName("x")
        for child in parent.childNodes:
            child.className = "x"
        for element in elements:
            element.classList.add("seen")
        while elements.length:
            elements[0].classList.remove("x")

    def many_collections(count: int) -> None:
        parent = parent_of(*["p"] * count)
        kept = [child.getElementsByTagName("q") for child in parent.childNodes]
        assert sum(each.length for each in kept) == 0
        for child in parent.childNodes:
            child.append("x")

    for run in (
        *(empty_by_children, empty_backwards, empty_by_name, insert_while_going),
        *(change_classes, many_collections),
    ):
        assert_linear(run, 8_000)


def test_many_attributes_are_found_in_linear_time() -> None:
    def run(count: int) -> None:
        element = html_document("").createElement("p")
        for index in range(count):
            element.setAttribute(f"a{index}", "x")
        for index in range(count):
            assert element.getAttribute(f"a{index}") == "x"
        element.removeAttribute("a5")
        assert not element.hasAttribute("a5")
        element.setAttribute("a5", "y")
        assert element.getAttributeNames()[-1] == "a5"

    assert_linear(run, 8_000)


def test_finding_by_id_is_linear() -> None:
    def run(count: int) -> None:
        document = html_document("")
        body: Any = document.querySelector("body")
        for index in range(count):
            element = document.createElement("p")
            element.id = f"n{index}"
            body.append(element)
            assert document.getElementById(f"n{index}") is element
        for index in range(count):
            document.getElementById(f"n{index}").remove()  # type: ignore[union-attr]
            assert document.getElementById(f"n{index}") is None

    assert_linear(run, 8_000)


def test_the_first_element_with_an_id_is_found() -> None:
    document = html_document("")
    body: Any = document.querySelector("body")
    first, second = document.createElement("a"), document.createElement("b")
    first.id = second.id = "x"
    assert document.getElementById("x") is None
    body.append(second)
    assert document.getElementById("x") is second
    body.prepend(first)
    assert document.getElementById("x") is first
    body.moveBefore(second, first)
    assert document.getElementById("x") is second
    second.id = "y"
    assert document.getElementById("x") is first
    first.remove()
    assert [document.getElementById(each) for each in ("x", "y", "")] == [None, second, None]
    second.removeAttribute("id")
    assert document.getElementById("y") is None
    fragment = document.createDocumentFragment()
    fragment.append(first)
    assert fragment.getElementById("x") is first


def test_elements_by_name_class_and_namespace() -> None:
    document = html_document("")
    body: Any = document.querySelector("body")
    svg = document.createElementNS(SVG, "Test")
    prefixed = document.createElementNS("http://e/", "p:Test")
    html = document.createElement("Test")
    body.append(svg, prefixed, html)
    html.className = "a  b\ta"
    assert list(body.getElementsByTagName("Test")) == [svg, html]
    assert list(body.getElementsByTagName("test")) == [html]
    assert list(body.getElementsByTagName("p:Test")) == [prefixed]
    assert list(body.getElementsByTagNameNS("*", "Test")) == [svg, prefixed]
    assert list(body.getElementsByTagNameNS(SVG, "*")) == [svg]
    assert body.getElementsByTagNameNS("", "*").length == 0
    assert list(body.getElementsByClassName("b a")) == [html]
    assert body.getElementsByClassName("A").length == body.getElementsByClassName("").length == 0
    assert list(document.getElementsByTagName("*"))[-1] is html


def test_token_lists() -> None:
    element = html_document("").createElement("p")
    tokens = element.classList
    assert (tokens.length, tokens.value, str(tokens)) == (0, "", "")
    tokens.remove("x")
    assert not element.hasAttribute("class")
    tokens.add("a", "b", "a")
    assert (element.className, list(tokens), tokens[1], tokens.item(2)) == (
        *("a b", ["a", "b"], "b", None),
    )
    element.className = " c  b c "
    assert (list(tokens), str(tokens)) == (["c", "b"], " c  b c ")
    assert tokens.replace("c", "b")
    assert element.className == "b"
    assert not tokens.replace("z", "y")
    assert [tokens.toggle("b"), tokens.toggle("b"), tokens.toggle("b", True)] == [False, True, True]
    assert [tokens.toggle("b", False), tokens.toggle("b", False)] == [False, False]
    assert element.getAttribute("class") == ""
    assert tokens.contains("") is False
    for token, name in (("", "SyntaxError"), ("a b", "InvalidCharacterError")):
        for change in (tokens.add, tokens.remove, tokens.toggle):
            with pytest.raises(DOMException) as caught:
                change(token)
            assert caught.value.name == name
    with pytest.raises(DOMException) as caught:
        tokens.replace("a b", "")
    assert caught.value.name == "SyntaxError"
    with pytest.raises(TypeError):
        tokens.supports("a")
    element.classList = "x y"  # type: ignore[assignment, misc]
    assert list(element.classList) == ["x", "y"]


def test_attributes_are_nodes_too() -> None:
    document = html_document("")
    element, other = document.createElement("p"), document.createElement("q")
    element.setAttribute("B", "1")
    element.setAttributeNS("http://e/", "p:b", "2")
    attributes = element.attributes
    assert element.attributes is attributes
    assert [each.name for each in attributes] == ["b", "p:b"]
    assert (attributes.length, attributes[1].localName, attributes[1].prefix) == (2, "b", "p")
    attribute: Any = element.getAttributeNode("b")
    assert attributes.getNamedItem("B") is attribute is attributes[0]
    assert (attribute.ownerElement, attribute.specified, attribute.value) == (element, True, "1")
    attribute.value = "3"
    assert element.getAttribute("b") == "3"
    with pytest.raises(DOMException, match="InUseAttributeError"):
        other.setAttributeNode(attribute)
    new = document.createAttribute("b")
    new.value = "4"
    assert element.setAttributeNode(new) is attribute
    assert attribute.ownerElement is None
    assert element.getAttribute("b") == "4"
    assert element.setAttributeNode(new) is new
    assert element.removeAttributeNode(new) is new
    assert other.setAttributeNode(new) is None
    with pytest.raises(DOMException, match="NotFoundError"):
        element.removeAttributeNode(new)
    with pytest.raises(DOMException, match="NotFoundError"):
        attributes.removeNamedItem("nothing")
    assert attributes.removeNamedItemNS("http://e/", "b").value == "2"
    assert not element.hasAttributes()
    assert [element.toggleAttribute("x"), element.toggleAttribute("x", True)] == [True, True]
    assert [element.toggleAttribute("x"), element.toggleAttribute("x", False)] == [False, False]
    assert element.getAttributeNS(None, "x") is None
    assert not element.hasAttributeNS("http://e/", "b")


def test_the_filter_of_a_name_stays_when_its_root_is_adopted() -> None:
    page = html_document("")
    root, item = page.createElement("div"), page.createElement("p")
    root.append(item)
    found = root.getElementsByTagName("P")
    assert found.length == 1
    Document().adoptNode(root)
    assert found[0] is item
    root.append(root.ownerDocument.createElementNS(HTML, "p"))
    assert (found.length, root.getElementsByTagName("P").length) == (2, 0)


def test_the_index_of_a_child_follows_random_mutations() -> None:
    choose = random.Random(4)
    for _ in range(30):
        parent = html_document("").createElement("ul")._webapi_node
        document, children = parent.node_document, list[Any]()
        for _ in range(120):
            place = choose.randrange(len(children) + 1)
            action = choose.randrange(5)
            if action < 2 or not children:
                child = document.create_element("li")
                parent.insert_before(child, children[place] if place < len(children) else None)
                children.insert(place, child)
            elif action == 2:
                parent.remove_child(children.pop(place - 1))
            elif action == 3:
                assert parent.child_nodes.item(place) is [*children, None][place]
            else:
                assert index_of(children[place - 1]) == (place - 1) % len(children)
        assert [index_of(each) for each in children] == list(range(len(children)))


def test_items_have_names_in_python_too() -> None:
    need_a_parser()
    document = Document.fromHTML(
        "<form id=a name=f><input name=q><input type=radio name=r><input type=radio name=r></form>",
        "https://example.org/",
    )
    form = document.forms["f"]
    assert form is document.forms["a"] is document.forms.namedItem("f")
    assert "f" in document.forms
    assert "g" not in document.forms
    assert form in document.forms
    assert form.elements["q"].name == "q"
    assert len(form.elements["r"]) == 2
    assert form.attributes["name"].value == "f"
    with pytest.raises(KeyError, match="HTMLCollection: no item has the ID or name 'g'"):
        document.forms["g"]
