"""Elements that lose the focus because they leave, or can no longer have it: as in Chromium."""

from collections.abc import Callable

import pytest

from tests.parsers import need_a_parser
from webapi import Document, DOMException, Event, HTMLElement
from webapi.webidl.microtasks import perform_a_microtask_checkpoint

NOTED = ["blur t True body", "focusout t True body"]


class Focused:
    """An input in a div, with the focus, and what its events were."""

    def __init__(self) -> None:
        self.page = Document("https://example.org/").implementation.createHTMLDocument("x")
        assert self.page.body is not None
        self.body = self.page.body
        self.outer = self.page.createElement("div")
        self.outer.setAttribute("tabindex", "0")
        self.input = self.page.createElement("input")
        self.input.id = "t"
        self.outer.append(self.input)
        self.body.append(self.outer)
        self.input.focus()
        self.events: list[str] = []
        for type_ in ("blur", "focusout"):
            self.page.addEventListener(type_, self.note, True)

    def note(self, event: Event) -> None:
        target, active = event.target, self.page.activeElement
        assert isinstance(target, HTMLElement)
        assert active is not None
        self.events.append(f"{event.type} {target.id} {target.isConnected} {active.localName}")


def replace(root: Focused) -> None:
    root.outer.replaceChildren("x")


def insert_elsewhere(root: Focused) -> None:
    root.body.append(root.input)


def set_inner_html(root: Focused) -> None:
    need_a_parser()
    root.body.innerHTML = "<p>"


def set_text(root: Focused) -> None:
    root.body.textContent = ""


@pytest.mark.parametrize(
    "act",
    [
        lambda root: root.input.remove(),
        lambda root: root.outer.remove(),
        lambda root: root.body.removeChild(root.outer),
        lambda root: root.body.replaceChild(root.page.createElement("p"), root.outer),
        lambda root: root.outer.replaceWith("x"),
        replace,
        insert_elsewhere,
        set_inner_html,
        set_text,
    ],
    ids=[
        *("remove", "remove_an_ancestor", "removeChild", "replaceChild", "replaceWith"),
        *("replaceChildren", "append_elsewhere", "innerHTML", "textContent"),
    ],
)
def test_events_are_fired_before_a_removal(act: Callable[[Focused], None]) -> None:
    root = Focused()
    act(root)
    assert root.events == NOTED
    assert root.page.activeElement is root.body


def test_no_events_are_fired_if_it_stays() -> None:
    root = Focused()
    other = root.page.createElement("p")
    root.body.append(other)
    root.body.moveBefore(root.outer, other)
    other.moveBefore(root.outer, None)
    assert root.page.activeElement is root.input
    root.outer.append("text")
    root.body.append(root.page.createElement("b"))
    assert (root.events, root.page.activeElement) == ([], root.input)
    root.outer.remove()
    assert root.events == NOTED


def test_a_listener_may_remove_it_first() -> None:
    root = Focused()
    root.input.addEventListener("blur", lambda event: root.outer.remove())
    with pytest.raises(DOMException) as caught:
        root.body.removeChild(root.outer)
    assert caught.value.name == "NotFoundError"
    assert root.outer.parentNode is None


def test_a_listener_may_make_the_insertion_invalid() -> None:
    root = Focused()
    parent = root.page.createElement("p")
    root.body.append(parent)

    def swap(event: Event) -> None:
        root.outer.append(parent)

    root.input.addEventListener("blur", swap)
    with pytest.raises(DOMException) as caught:
        parent.append(root.outer)
    assert caught.value.name == "HierarchyRequestError"
    assert parent.parentNode is root.outer


@pytest.mark.parametrize("name", ["tabindex", "inert"])
def test_what_can_no_longer_have_the_focus_loses_it(name: str) -> None:
    root = Focused()
    assert isinstance(root.outer, HTMLElement)
    root.outer.focus()
    root.events.clear()
    if name == "inert":
        root.body.setAttribute("inert", "")
    else:
        root.outer.removeAttribute("tabindex")
    assert (root.events, root.page.activeElement) == ([], root.outer)
    perform_a_microtask_checkpoint()
    assert root.events == ["blur  True body", "focusout  True body"]
    assert root.page.activeElement is root.body
    root.outer.setAttribute("tabindex", "1")
    root.body.removeAttribute("inert")
    root.outer.focus()
    root.outer.setAttribute("tabindex", "2")
    perform_a_microtask_checkpoint()
    assert root.page.activeElement is root.outer


def test_selectors_find_what_has_the_focus() -> None:
    """https://html.spec.whatwg.org/#selector-focus"""
    root = Focused()
    assert root.page.querySelector(":focus") is root.input
    assert root.page.querySelector(":focus-visible") is root.input
    around = [element.localName for element in root.page.querySelectorAll(":focus-within")]
    assert around == ["html", "body", "div", "input"]
    root.input.blur()
    assert root.page.querySelector(":focus, :focus-visible, :focus-within") is None


def test_a_host_that_delegates_the_focus_has_it() -> None:
    """As WPT's focus-pseudo-matches-on-shadow-host.html"""
    root = Focused()
    root.input.blur()
    for delegates in (True, False):
        host = root.page.createElement("div")
        root.outer.append(host)
        shadow = host.attachShadow({"mode": "open", "delegatesFocus": delegates})
        slot = root.page.createElement("slot")
        inner = root.page.createElement("input")
        shadow.append(inner, slot)
        inner.focus()
        assert host.matches(":focus") is delegates
        assert host.matches(":focus-within")
        assert shadow.querySelector(":focus") is inner
        slotted = root.page.createElement("input")
        host.append(slotted)
        slotted.focus()
        assert slotted.matches(":focus")
        assert not host.matches(":focus")
        assert slot.matches(":focus-within")
