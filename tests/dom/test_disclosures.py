"""Details and popovers in Python. ``tests/runtimes/test_disclosures.py`` has Chromium's events."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from tests.work import LIMIT
from webapi import Document, DOMException
from webapi.interfaces.toggle_event import ToggleEvent


def page() -> Document:
    document = Document("https://shop.example/")
    html = document.appendChild(document.createElement("html"))
    html.appendChild(document.createElement("body"))
    return document


def told(element: Any) -> list[list[str]]:
    """A list to which each ToggleEvent of an element is added."""
    events: list[list[str]] = []

    def note(event: ToggleEvent) -> None:
        events.append([event.type, event.oldState, event.newState])

    element.addEventListener("beforetoggle", note)
    element.addEventListener("toggle", note)
    return events


def test_a_popover_is_shown_and_hidden() -> None:
    document = page()
    assert document.body is not None
    popover = document.body.appendChild(document.createElement("div"))
    events = told(popover)
    with pytest.raises(DOMException, match="no attribute popover"):
        popover.showPopover()
    popover.popover = "auto"
    popover.showPopover()
    assert popover.matches(":popover-open")
    assert document.querySelector(":popover-open") is popover
    assert popover.togglePopover() is False
    assert popover.togglePopover(True) is True
    popover.remove()
    assert not popover.matches(":popover-open")
    shown, hidden = ["beforetoggle", "closed", "open"], ["beforetoggle", "open", "closed"]
    assert [each for each in events if each[0] == "beforetoggle"] == [shown, hidden, shown]
    with pytest.raises(DOMException, match="not in its document"):
        popover.showPopover()


def test_a_button_shows_its_popover() -> None:
    document = page()
    assert document.body is not None
    popover = document.body.appendChild(document.createElement("div"))
    popover.popover = "manual"
    button: Any = document.body.appendChild(document.createElement("button"))
    button.popoverTargetElement = popover
    assert button.getAttribute("popovertarget") == ""
    button.click()
    assert popover.matches(":popover-open")
    button.popoverTargetAction = "show"
    button.click()
    assert popover.matches(":popover-open")
    button.popoverTargetElement = None
    assert button.hasAttribute("popovertarget") is False


def test_one_of_a_group_is_open() -> None:
    document = page()
    assert document.body is not None
    first: Any = document.body.appendChild(document.createElement("details"))
    second: Any = document.body.appendChild(document.createElement("details"))
    apart: Any = document.createElement("details")
    first.name = second.name = apart.name = "questions"
    first.open = apart.open = True
    second.open = True
    assert [first.open, second.open, apart.open] == [False, True, True]
    document.body.append(apart)
    assert [first.open, second.open, apart.open] == [False, True, False]
    second.remove()
    first.open = True
    assert [first.open, second.open] == [True, True]


@pytest.mark.skipif(sys.platform == "emscripten", reason="needs asyncio.run")
def test_changes_between_two_turns_of_a_loop_are_one_event() -> None:
    document = page()
    details: Any = document.createElement("details")
    events = told(details)

    async def change() -> None:
        details.open = True
        details.open = False
        details.open = True
        assert events == []
        while not events:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(change(), LIMIT))
    assert events == [["toggle", "closed", "open"]]
