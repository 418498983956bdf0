"""Dialogs: https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from webapi import Document, DOMException, user


@pytest.fixture
def dialog() -> Any:
    document = Document("https://example.org/")
    root = document.createElement("html")
    document.append(root)
    dialog: Any = root.appendChild(document.createElement("dialog"))
    for name in ("p", "button", "input"):
        dialog.append(document.createElement(name))
    root.append(document.createElement("button"))
    return dialog


def events_of(dialog: Any) -> list[Any]:
    events: list[Any] = []

    def note(event: Any) -> None:
        states = (event.oldState, event.newState) if "toggle" in event.type else ()
        events.append((event.type, *states, event.cancelable, event.bubbles))

    for type_ in ("beforetoggle", "toggle", "cancel", "close"):
        dialog.addEventListener(type_, note)
    return events


def test_show_and_close(dialog: Any) -> None:
    async def play() -> None:
        events = events_of(dialog)
        dialog.show()
        dialog.show()
        assert dialog.open
        await asyncio.sleep(0.01)
        dialog.close("a")
        dialog.close("b")
        assert (dialog.open, dialog.returnValue) == (False, "a")
        await asyncio.sleep(0.01)
        assert events == [
            ("beforetoggle", "closed", "open", True, False),
            ("toggle", "closed", "open", False, False),
            ("beforetoggle", "open", "closed", False, False),
            ("close", False, False),
            ("toggle", "open", "closed", False, False),
        ]

    asyncio.run(play())


def test_errors(dialog: Any) -> None:
    dialog.show()
    with pytest.raises(DOMException, match="not modal already") as raised:
        dialog.showModal()
    assert raised.value.name == "InvalidStateError"
    dialog.close()
    dialog.showModal()
    dialog.showModal()
    with pytest.raises(DOMException, match="a modal dialog already"):
        dialog.show()
    dialog.close()
    dialog.remove()
    with pytest.raises(DOMException, match="in no document"):
        dialog.showModal()


def test_focus_goes_in_and_back(dialog: Any) -> None:
    document = dialog.ownerDocument
    outside = dialog.nextSibling
    inside, field = dialog.children[1], dialog.children[2]
    outside.focus()
    dialog.showModal()
    assert document.activeElement is inside
    assert dialog.matches(":open:modal")
    dialog.close()
    assert document.activeElement is outside
    assert not dialog.matches(":modal")
    field.setAttribute("autofocus", "")
    dialog.show()
    assert document.activeElement is field


def test_a_listener_may_keep_it_as_it_is(dialog: Any) -> None:
    dialog.addEventListener("beforetoggle", lambda event: event.preventDefault(), {"once": True})
    dialog.showModal()
    assert not dialog.open
    dialog.showModal()
    dialog.addEventListener("cancel", lambda event: event.preventDefault(), {"once": True})
    dialog.requestClose("a")
    assert dialog.open
    dialog.requestClose("b")
    assert (dialog.open, dialog.returnValue) == (False, "b")


def test_a_form_closes_its_dialog(dialog: Any) -> None:
    document = dialog.ownerDocument
    form: Any = dialog.appendChild(document.createElement("form"))
    form.setAttribute("method", "dialog")
    button: Any = form.appendChild(document.createElement("button"))
    button.value = "yes"
    dialog.showModal()
    button.click()
    assert (dialog.open, dialog.returnValue) == (False, "yes")
    assert document.location.navigations == ()
    dialog.show()
    form.requestSubmit()
    assert (dialog.open, dialog.returnValue) == (False, "yes")
    outside = dialog.parentNode.appendChild(document.createElement("form"))
    outside.setAttribute("method", "dialog")
    outside.requestSubmit()
    assert document.location.navigations == ()


def test_what_it_blocks_is_inert(dialog: Any) -> None:
    """`tests/page/inert.py` has more, from Chromium."""
    document = dialog.ownerDocument
    outside, inside, field = dialog.nextSibling, dialog.children[1], dialog.children[2]
    dialog.showModal()
    outside.focus()
    assert document.activeElement is inside
    user.fill(field, "a")
    field.setAttribute("inert", "")
    user.fill(field, "b")
    assert field.value == "a"
    dialog.parentNode.setAttribute("inert", "")
    inside.focus()
    assert document.activeElement is inside


def test_a_user_closes_it(dialog: Any) -> None:
    document = dialog.ownerDocument
    outside: Any = document.documentElement.appendChild(document.createElement("p"))
    dialog.showModal()
    assert dialog.closedBy == "closerequest"
    user.click(outside)
    assert dialog.open
    user.press(outside, "Escape")
    assert (dialog.open, dialog.closedBy) == (False, "none")
    dialog.closedBy = "any"
    dialog.show()
    user.click(outside)
    assert not dialog.open


def test_a_button_commands_it(dialog: Any) -> None:
    button: Any = dialog.nextSibling
    commands: list[Any] = []
    dialog.addEventListener("command", lambda event: commands.append((event.command, event.source)))
    button.commandForElement = dialog
    button.command = "show-modal"
    button.click()
    assert dialog.matches(":modal")
    button.command, button.value = "close", "done"
    button.click()
    assert (dialog.open, dialog.returnValue) == (False, "done")
    button.command = "--shake"
    button.click()
    assert commands == [("show-modal", button), ("close", button), ("--shake", button)]
