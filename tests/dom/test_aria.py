"""The attributes of ARIA that are elements.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#reflecting-content-attributes-in-idl-attributes
"""

import gc
import weakref

import pytest

from tests.work import assert_linear
from webapi import Document, Element, HTMLElement


@pytest.fixture
def page() -> Document:
    page = Document("https://example.org/")
    page.appendChild(page.createElement("html"))
    return page


def child(parent: Element, id_: str) -> Element:
    element = parent.ownerDocument.createElement("p")
    element.id = id_
    parent.append(element)
    return element


def test_an_element(page: Document) -> None:
    root = page.documentElement
    assert root is not None
    one, two = child(root, "one"), child(root, "two")
    assert one.ariaActiveDescendantElement is None
    one.setAttribute("aria-activedescendant", "two")
    assert one.ariaActiveDescendantElement is two
    one.ariaActiveDescendantElement = root
    assert (one.ariaActiveDescendantElement, one.getAttribute("aria-activedescendant")) == (
        root,
        "",
    )
    one.setAttribute("aria-activedescendant", "none")
    assert one.ariaActiveDescendantElement is None
    one.ariaActiveDescendantElement = None
    assert not one.hasAttribute("aria-activedescendant")
    with pytest.raises(TypeError, match="'ariaActiveDescendantElement' property on 'Element'"):
        one.ariaActiveDescendantElement = "two"  # type: ignore[assignment]


def test_elements_are_the_same_tuple_while_they_are_the_same(page: Document) -> None:
    root = page.documentElement
    assert root is not None
    one, two = child(root, "one"), child(root, "two")
    assert root.ariaLabelledByElements is None
    root.setAttribute("aria-labelledby", " two one\ttwo none")
    found = root.ariaLabelledByElements
    assert found == (two, one, two)
    assert root.ariaLabelledByElements is found
    root.setAttribute("aria-labelledby", "two one two")
    assert root.ariaLabelledByElements is found
    root.ariaLabelledByElements = [two, one]
    assert root.ariaLabelledByElements == (two, one)
    assert root.getAttribute("aria-labelledby") == ""
    one.remove()
    assert root.ariaLabelledByElements == (two,)
    root.append(one)
    assert root.ariaLabelledByElements == (two, one)
    root.setAttribute("aria-labelledby", "")
    assert root.ariaLabelledByElements == ()
    root.ariaLabelledByElements = None
    assert root.ariaLabelledByElements is None
    with pytest.raises(TypeError, match="'ariaLabelledByElements' property on 'Element'"):
        root.ariaLabelledByElements = [one, "two"]  # type: ignore[list-item]


def test_ids_name_elements_of_the_same_tree(page: Document) -> None:
    """A candidate has the same root, and may be it. Chromium leaves the root out."""
    root = page.createElement("div")
    root.id = "root"
    one = child(root, "one")
    one.setAttribute("aria-owns", "root one")
    one.setAttribute("aria-activedescendant", "root")
    assert one.ariaOwnsElements == (root, one)
    assert one.ariaActiveDescendantElement is root
    host = child(root, "host")
    shadow = host.attachShadow({"mode": "open"})
    inner = page.createElement("i")
    shadow.append(inner)
    inner.setAttribute("aria-owns", "one")
    assert inner.ariaOwnsElements == ()
    inner.ariaOwnsElements = [one, one, inner]
    assert inner.ariaOwnsElements == (one, one, inner)
    one.ariaOwnsElements = [inner]
    assert one.ariaOwnsElements == ()


@pytest.mark.parametrize("is_connected", [True, False])
def test_many_ids_take_linear_time(page: Document, is_connected: bool) -> None:
    def read(size: int) -> None:
        root = page.createElement("div")
        if is_connected:
            page.documentElement.replaceChildren(root)  # type: ignore[union-attr]
        for index in range(size):
            child(root, f"i{index}")
        root.setAttribute("aria-owns", " ".join(f"i{index}" for index in range(size)))
        assert len(root.ariaOwnsElements or ()) == size

    assert_linear(read, 8_000)


def test_elements_that_name_each_other_are_collected(page: Document) -> None:
    one, two = page.createElement("p"), page.createElement("p")
    one.ariaOwnsElements, two.ariaOwnsElements = [two], [one]
    assert one.ariaOwnsElements == ()
    gone = weakref.ref(one)
    del one, two
    gc.collect()
    assert gone() is None


def test_internals_name_elements_without_attributes(page: Document) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#accessibility-semantics"""

    class Labelled(HTMLElement):
        pass

    registry = page.customElementRegistry
    assert registry is not None
    registry.define("x-labelled", Labelled)
    root = page.documentElement
    assert root is not None
    element = root.appendChild(page.createElement("x-labelled"))
    assert isinstance(element, Labelled)
    one, two = child(root, "one"), child(root, "two")
    internals = element.attachInternals()
    assert internals.ariaLabelledByElements is None
    internals.ariaLabelledByElements = [one, two]
    internals.ariaActiveDescendantElement = one
    found = internals.ariaLabelledByElements
    assert found == (one, two)
    assert internals.ariaLabelledByElements is found
    assert internals.ariaActiveDescendantElement is one
    assert (element.ariaLabelledByElements, element.outerHTML) == (
        None,
        "<x-labelled></x-labelled>",
    )
    two.remove()
    assert internals.ariaLabelledByElements == (one,)
    internals.ariaLabelledByElements = internals.ariaActiveDescendantElement = None
    assert internals.ariaLabelledByElements is None
    assert internals.ariaActiveDescendantElement is None
