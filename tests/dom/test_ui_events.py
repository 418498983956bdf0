"""Events of users: what scripts construct, and what click() and focus() dispatch."""

import pytest

from tests.dom.trees import html_document, made
from webapi import (
    CompositionEvent,
    Document,
    DOMException,
    Event,
    FocusEvent,
    HTMLElement,
    HTMLInputElement,
    InputEvent,
    KeyboardEvent,
    MessageEvent,
    MouseEvent,
    PointerEvent,
    StaticRange,
    ToggleEvent,
    UIEvent,
    WheelEvent,
)


@pytest.fixture
def page() -> Document:
    return html_document("x")


# What Chromium 156 says of the same constructors.
def test_a_mouse_event(page: Document) -> None:
    event = MouseEvent(
        "move",
        {
            "view": page,
            "detail": 3,
            "which": 9,
            "button": 1,
            "buttons": 5,
            "clientX": 3.7,
            "movementX": 2,
            "screenX": 5,
            "relatedTarget": page,
            "bubbles": True,
        },
    )
    assert (event.type, event.bubbles, event.cancelable, event.isTrusted) == (
        *("move", True, False, False),
    )
    assert (event.view, event.detail, event.relatedTarget) == (page, 3, page)
    assert (event.which, event.button, event.buttons) == (2, 1, 5)
    assert (event.clientX, event.pageX, event.x, event.layerX, event.clientY) == (3, 3, 3, 3, 0)
    assert (event.offsetX, event.offsetY, event.pageY, event.y, event.layerY) == (3, 0, 0, 0, 0)
    assert (event.movementX, event.movementY, event.screenX, event.screenY) == (2, 0, 5, 0)
    assert MouseEvent("a", {"button": -1}).which == 0
    assert repr(event) == "<MouseEvent 'move'>"


@pytest.mark.parametrize("interface", [KeyboardEvent, MouseEvent, PointerEvent, WheelEvent])
def test_modifiers(interface: type[KeyboardEvent] | type[MouseEvent]) -> None:
    event = interface("a", {"ctrlKey": True, "metaKey": 1, "modifierCapsLock": True})
    assert (event.ctrlKey, event.shiftKey, event.altKey, event.metaKey) == (
        *(True, False, False, True),
    )
    keys = ["Control", "Meta", "CapsLock", "Shift", "Alt", "Fn", "control", "__proto__", ""]
    assert [event.getModifierState(key) for key in keys] == [True] * 3 + [False] * 6


def test_a_pointer_event() -> None:
    event = PointerEvent("a")
    assert (event.pointerId, event.width, event.height, event.pointerType) == (0, 1, 1, "")
    assert (event.altitudeAngle, event.azimuthAngle) == (1.5707963267948966, 0)
    assert (event.tiltX, event.tiltY, event.twist, event.isPrimary) == (0, 0, 0, False)
    assert (event.pressure, event.tangentialPressure, event.persistentDeviceId) == (0, 0, 0)
    assert (event.getCoalescedEvents(), event.getPredictedEvents(), event.which) == ([], [], 1)
    other = PointerEvent(
        "b", {"coalescedEvents": [event], "predictedEvents": [event], "pressure": 0.1}
    )
    assert other.getCoalescedEvents() == other.getPredictedEvents() == [event]
    assert other.pressure == 0.10000000149011612


def test_a_wheel_event() -> None:
    event = WheelEvent(
        "wheel", {"deltaX": 1, "deltaY": 0.5, "deltaZ": 2, "deltaMode": WheelEvent.DOM_DELTA_PAGE}
    )
    assert (event.deltaX, event.deltaY, event.deltaZ, event.deltaMode) == (1, 0.5, 2, 2)


def test_a_keyboard_event() -> None:
    event = KeyboardEvent("keydown")
    assert (event.key, event.code, event.location, event.repeat) == ("", "", 0, False)
    assert (event.charCode, event.keyCode, event.which) == (0, 0, 0)
    members = {"key": "a", "code": "KeyA", "location": 2, "repeat": 1, "isComposing": True}
    event = KeyboardEvent("keydown", {**members, "keyCode": 13, "charCode": 14, "which": 15})
    assert (event.key, event.code, event.location) == ("a", "KeyA", 2)
    assert (event.repeat, event.isComposing) == (True, True)
    assert (event.charCode, event.keyCode, event.which) == (14, 13, 13)


def test_other_events(page: Document) -> None:
    assert UIEvent("a", {"which": 4}).which == 4
    assert UIEvent("a").view is None
    assert FocusEvent("a", {"relatedTarget": page}).relatedTarget is page
    assert CompositionEvent("a", {"data": "b"}).data == "b"
    event = InputEvent("input")
    assert (event.data, event.inputType, event.isComposing) == (None, "", False)
    at = StaticRange(
        {"startContainer": page, "startOffset": 0, "endContainer": page, "endOffset": 0}
    )
    event = InputEvent("input", {"data": "\ud800", "inputType": "insertText", "targetRanges": [at]})
    assert (event.data, event.inputType, event.getTargetRanges()) == ("\ufffd", "insertText", [at])
    element = made(page, "b")
    toggled = ToggleEvent("toggle", {"oldState": "closed", "newState": "open", "source": element})
    assert (toggled.oldState, toggled.newState, toggled.source) == ("closed", "open", element)
    with pytest.raises(TypeError):
        FocusEvent("a", {"relatedTarget": 3})  # type: ignore[typeddict-item]


@pytest.mark.parametrize(
    ("name", "interface"),
    [
        ("CompositionEvent", CompositionEvent),
        ("FocusEvent", FocusEvent),
        ("KEYBOARDevent", KeyboardEvent),
        ("MessageEvent", MessageEvent),
        ("MouseEvent", MouseEvent),
        ("MouseEvents", MouseEvent),
        ("UIEvent", UIEvent),
        ("UIEvents", UIEvent),
    ],
)
def test_create_event(page: Document, name: str, interface: type[Event]) -> None:
    event = page.createEvent(name)
    assert type(event) is interface
    with pytest.raises(DOMException):
        page.dispatchEvent(event)
    event.initEvent("a")
    assert page.dispatchEvent(event)


@pytest.mark.parametrize("name", ["PointerEvent", "InputEvent", "ToggleEvent", "TouchEvent", ""])
def test_events_that_are_only_constructed(page: Document, name: str) -> None:
    """https://dom.spec.whatwg.org/#dom-document-createevent"""
    with pytest.raises(DOMException) as caught:
        page.createEvent(name)
    assert caught.value.name == "NotSupportedError"


def test_initializing(page: Document) -> None:
    mouse = MouseEvent("x")
    mouse.initMouseEvent("a", True, True, page, 1, 2, 3, 4, 5, True, False, True, False, 2, page)
    assert (mouse.type, mouse.bubbles, mouse.cancelable, mouse.view) == ("a", True, True, page)
    assert (mouse.detail, mouse.screenX, mouse.screenY) == (1, 2, 3)
    assert (mouse.clientX, mouse.clientY, mouse.button, mouse.relatedTarget) == (4, 5, 2, page)
    assert (mouse.ctrlKey, mouse.altKey, mouse.shiftKey, mouse.metaKey) == (
        *(True, False, True, False),
    )
    key = KeyboardEvent("x")
    key.initKeyboardEvent("b", False, True, page, "k", 1, True, False, False, True)
    assert (key.type, key.cancelable, key.view, key.key, key.location) == ("b", True, page, "k", 1)
    assert (key.ctrlKey, key.altKey, key.shiftKey, key.metaKey) == (True, False, False, True)
    ui = UIEvent("x")
    ui.initUIEvent("c", True, False, page, 7)
    assert (ui.type, ui.bubbles, ui.view, ui.detail) == ("c", True, page, 7)
    composition = CompositionEvent("x")
    composition.initCompositionEvent("d", True, False, page, "text")
    assert (composition.type, composition.data) == ("d", "text")

    def initialize_again(event: Event) -> None:
        assert isinstance(event, CompositionEvent)
        event.initCompositionEvent("e", dataArg="other")

    page.addEventListener("d", initialize_again)
    page.dispatchEvent(composition)
    assert (composition.type, composition.data) == ("d", "text")


def test_the_click_of_a_script_activates(page: Document) -> None:
    """WPT: dom/events/Event-dispatch-click.html, the-label-element/clicking-noninteractive-*"""
    label, box, inside, output = map(page.createElement, ("label", "input", "b", "output"))
    assert isinstance(box, HTMLInputElement)
    box.type = "checkbox"
    label.append(box, inside, output)
    seen = []
    for target, event in (
        (box, MouseEvent("click")),
        (box, PointerEvent("click")),
        (inside, MouseEvent("click", {"bubbles": True})),
        (inside, MouseEvent("click")),
        (output, MouseEvent("click", {"bubbles": True})),
        (box, Event("click")),
        (box, MouseEvent("mousedown")),
    ):
        target.dispatchEvent(event)
        seen.append(box.checked)
    assert seen == [True, False, True, True, False, False, False]
    box.addEventListener("click", lambda event: event.preventDefault())
    box.dispatchEvent(MouseEvent("click", {"cancelable": True}))
    assert not box.checked


def test_click_dispatches_a_pointer_event(page: Document) -> None:
    got = []
    button = made(page, "button")
    button.addEventListener("click", got.append)
    button.click()
    (event,) = got
    assert type(event) is PointerEvent
    assert (event.isTrusted, event.bubbles, event.cancelable, event.composed) == (
        *(False, True, True, True),
    )
    assert (event.pointerId, event.detail, event.which, event.pointerType) == (-1, 0, 1, "")


def test_focus_events(page: Document) -> None:
    """The order and the related targets are Chromium's."""
    first, second = made(page, "input"), made(page, "input")
    first.id, second.id = "i", "j"
    got = []

    def note(event: Event) -> None:
        assert isinstance(event, FocusEvent)
        assert isinstance(event.target, HTMLElement)
        assert (event.isTrusted, event.cancelable, event.composed) == (True, False, True)
        assert event.bubbles == event.type.startswith("focus") & (len(event.type) > 5)
        other = event.relatedTarget.id if isinstance(event.relatedTarget, HTMLElement) else None
        active = page.activeElement
        assert active is not None
        got.append(f"{event.type} {event.target.id} {other} {active.id or active.localName}")

    for type_ in ("focus", "blur", "focusin", "focusout"):
        page.addEventListener(type_, note, True)
    first.focus()
    second.focus()
    second.blur()
    assert got == [
        *("focus i None i", "focusin i None i"),
        *("blur i j body", "focusout i j body", "focus j i j", "focusin j i j"),
        *("blur j None body", "focusout j None body"),
    ]
