"""What a user does: the events are those that Chromium 156 dispatched for real input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.parsers import need_a_parser
from webapi import (
    Document,
    DOMException,
    Event,
    InputEvent,
    KeyboardEvent,
    MouseEvent,
    PointerEvent,
    user,
)

PAGE = """<!DOCTYPE html><body>
<form id=f action="/x"><label id=l for=i>L</label><input id=i><input id=j value=abc>
<input id=c type=checkbox><label id=lc>x<input id=c2 type=checkbox></label>
<input id=r1 type=radio name=r><input id=r2 type=radio name=r>
<select id=s><option id=o1>a<option id=o2>b</select>
<select id=m multiple><option id=m1>a<option id=m2>b</select><textarea id=t></textarea>
<button id=b>B</button><button id=n type=button>N<b id=bb>in</b></button>
<button id=d disabled>D</button></form><a id=a href="#x">link</a><p id=p>text</p>
<div id=tb tabindex=0>div</div><input id=num type=number><input id=ro readonly value=q>
<div id=ce contenteditable>x</div><form id=g><input id=g1></form>
<form id=h><input id=h1><input id=h2></form><input id=date type=date><input id=ml maxlength=3>"""

MOUSE = "pointerdown {0}; mousedown {0}; {1}pointerup {0}; mouseup {0}; click {0}"
CHECKED = "; input {0}; change {0}"


class Root:
    """A page, and its events."""

    def __init__(self) -> None:
        need_a_parser()
        self.page = Document.fromHTML(PAGE, "https://example.org/")
        self.events: list[str] = []
        for type_ in (
            *("pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick", "auxclick"),
            *("contextmenu", "keydown", "keypress", "keyup", "beforeinput", "input", "change"),
            *("focus", "blur", "submit"),
        ):
            self.page.addEventListener(type_, self.note, True)

    def note(self, event: Event) -> None:
        target: Any = event.target
        assert event.isTrusted or event.type in ("click", "input", "change")
        text = f"{event.type} {target.id or target.nodeName}"
        if isinstance(event, InputEvent):
            text += f" {event.data} {event.inputType}"
        elif isinstance(event, KeyboardEvent):
            text += f" {event.key}"
        elif event.type == "submit":
            event.preventDefault()
        self.events.append(text)

    def element(self, id_: str) -> Any:
        found: Any = self.page.getElementById(id_)
        return found

    def after(self, act: Callable[[], None]) -> str:
        self.events.clear()
        act()
        return "; ".join(self.events)

    def click(self, id_: str, **options: Any) -> str:
        return self.after(lambda: user.click(self.element(id_), **options))

    def press(self, id_: str, key: str) -> str:
        return self.after(lambda: user.press(self.element(id_), key))

    def type(self, id_: str, text: str) -> str:
        return self.after(lambda: user.type(self.element(id_), text))

    def fill(self, id_: str, text: str) -> str:
        return self.after(lambda: user.fill(self.element(id_), text))


@pytest.fixture
def root() -> Root:
    return Root()


@pytest.mark.parametrize(
    ("id_", "expected"),
    [
        ("i", MOUSE.format("i", "focus i; ")),
        ("bb", MOUSE.format("bb", "focus n; ")),
        ("l", MOUSE.format("l", "") + "; focus i; click i"),
        ("c", MOUSE.format("c", "focus c; ") + CHECKED.format("c")),
        ("lc", MOUSE.format("lc", "") + "; focus c2; click c2" + CHECKED.format("c2")),
        ("r1", MOUSE.format("r1", "focus r1; ") + CHECKED.format("r1")),
        ("b", MOUSE.format("b", "focus b; ") + "; submit f"),
        ("d", "pointerdown d; pointerup d"),
        ("p", MOUSE.format("p", "")),
        ("tb", MOUSE.format("tb", "focus tb; ")),
    ],
)
def test_clicks(root: Root, id_: str, expected: str) -> None:
    assert root.click(id_) == expected


def test_other_clicks(root: Root) -> None:
    assert root.click("p", button="right") == (
        "pointerdown p; mousedown p; contextmenu p; pointerup p; mouseup p; auxclick p"
    )
    once = MOUSE.format("p", "")
    assert root.click("p", click_count=2) == f"{once}; {once}; dblclick p"
    root.element("i").focus()
    assert root.click("p") == MOUSE.format("p", "blur i; ")
    root.click("r1")
    assert root.click("r1") == MOUSE.format("r1", "")


@pytest.mark.parametrize(
    ("type_", "expected"),
    [
        ("mousedown", "pointerdown n; mousedown n; pointerup n; mouseup n; click n"),
        ("pointerdown", "pointerdown n; pointerup n; click n"),
    ],
)
def test_prevented_clicks(root: Root, type_: str, expected: str) -> None:
    root.element("n").addEventListener(type_, lambda event: event.preventDefault())
    assert root.click("n") == expected


def test_typing(root: Root) -> None:
    a = "keydown {0} a; keypress {0} a; beforeinput {0} a insertText; input {0} a insertText"
    assert root.type("i", "a") == "focus i; " + a.format("i") + "; keyup i a"
    assert root.type("i", "\u00e9") == "beforeinput i \u00e9 insertText; input i \u00e9 insertText"
    assert root.element("i").value == "a\u00e9"
    assert root.after(root.element("i").blur) == "change i; blur i"
    assert root.type("t", "\n") == (
        "focus t; keydown t Enter; keypress t Enter; beforeinput t None insertLineBreak; "
        "input t None insertLineBreak; keyup t Enter"
    )
    assert root.element("t").value == "\n"
    assert root.type("ro", "1").endswith("keypress ro 1; beforeinput ro 1 insertText; keyup ro 1")
    root.type("ml", "12345")
    assert root.element("ml").value == "123"
    root.type("num", "1e")
    assert root.element("num").value == ""
    root.type("num", "2")
    assert root.element("num").value == "1e2"


def test_prevented_keys(root: Root) -> None:
    for type_, expected in [
        ("keydown", "keydown j k; keyup j k"),
        ("keypress", "keydown j k; keypress j k; keyup j k"),
        ("beforeinput", "keydown j k; keypress j k; beforeinput j k insertText; keyup j k"),
    ]:
        field = root.element("j")
        field.focus()
        field.addEventListener(type_, lambda event: event.preventDefault(), {"once": True})
        assert root.press("j", "k") == expected
    assert field.value == "abc"


@pytest.mark.parametrize(
    ("id_", "key", "expected"),
    [
        ("i", "Enter", "keypress i Enter; beforeinput i None insertLineBreak; click b; submit f"),
        ("g1", "Enter", "keypress g1 Enter; beforeinput g1 None insertLineBreak; submit g"),
        ("h1", "Enter", "keypress h1 Enter; beforeinput h1 None insertLineBreak"),
        ("n", "Enter", "keypress n Enter; click n"),
        ("c", "Enter", "keypress c Enter; click b; submit f"),
        ("a", "Enter", "click a"),
        ("j", "Backspace", "beforeinput j None deleteContentBackward"),
        (
            "j",
            "Delete",
            "beforeinput j None deleteContentForward; input j None deleteContentForward",
        ),
        ("s", "ArrowDown", "input s; change s"),
        ("i", "Escape", ""),
    ],
)
def test_keys(root: Root, id_: str, key: str, expected: str) -> None:
    parts = [f"focus {id_}", f"keydown {id_} {key}", expected, f"keyup {id_} {key}"]
    assert root.press(id_, key) == "; ".join(part for part in parts if part)


def test_space_clicks_when_it_is_released(root: Root) -> None:
    assert root.press("n", " ") == "focus n; keydown n  ; keypress n  ; keyup n  ; click n"
    expected = "blur n; focus c; keydown c  ; keypress c  ; keyup c  ; click c; input c; change c"
    assert root.press("c", " ") == expected


def test_moving_the_focus(root: Root) -> None:
    assert root.press("i", "Tab") == "focus i; keydown i Tab; blur i; focus j; keyup j Tab"
    assert root.press("j", "Shift+Tab") == (
        "keydown j Shift; keydown j Tab; blur j; focus i; keyup i Tab; keyup i Shift"
    )
    root.element("r2").checked = True
    assert root.press("r1", "ArrowDown") == (
        "blur i; focus r1; keydown r1 ArrowDown; blur r1; focus r2; click r2; keyup r2 ArrowDown"
    )


def test_editing(root: Root) -> None:
    for key, value in [
        ("ArrowRight", "abc"),
        ("Backspace", "bc"),
        ("End", "bc"),
        ("x", "bcx"),
        ("ArrowLeft", "bcx"),
        ("Delete", "bc"),
        ("Home", "bc"),
        ("y", "ybc"),
        ("Control+a", "ybc"),
        ("q", "q"),
    ]:
        root.press("j", key)
        assert root.element("j").value == value


def test_filling_and_selecting(root: Root) -> None:
    assert root.fill("i", "xy") == "focus i; beforeinput i xy insertText; input i xy insertText"
    assert (
        root.fill("date", "2020-01-02") == "change i; blur i; focus date; input date; change date"
    )
    assert root.element("date").value == "2020-01-02"
    assert root.after(lambda: user.select_option(root.element("m"), ["a", "b"])) == (
        "input m; change m"
    )
    assert [each.id for each in root.element("m").selectedOptions] == ["m1", "m2"]
    user.select_option(root.element("s"), root.element("o2"))
    assert root.element("s").value == "b"


def test_values_that_a_user_cannot_give(root: Root) -> None:
    for id_, value in [("ro", "x"), ("c", "x"), ("p", "x"), ("d", "x")]:
        with pytest.raises(DOMException, match="InvalidStateError"):
            user.fill(root.element(id_), value)
    with pytest.raises(DOMException, match="NotFoundError"):
        user.select_option(root.element("s"), "c")
    with pytest.raises(DOMException, match="InvalidStateError"):
        user.select_option(root.element("i"), [])
    with pytest.raises(DOMException, match="InvalidStateError"):
        user.click(root.page.createElement("p"))


def test_arguments(root: Root) -> None:
    field = root.element("i")
    wrong: Any = 5
    with pytest.raises(TypeError, match="an element, and not on 5"):
        user.click(wrong)
    with pytest.raises(TypeError, match="an integer, and not '2'"):
        root.click("i", click_count="2")
    with pytest.raises(TypeError, match="a list"):
        root.click("i", modifiers="Shift")
    with pytest.raises(TypeError, match="a text, and not 5"):
        user.type(field, wrong)
    for button, modifiers in [("main", []), ("left", ["A"])]:
        with pytest.raises(ValueError, match=r"no (button 'main'|modifier 'A')"):
            root.click("i", button=button, modifiers=modifiers)


@pytest.mark.parametrize("name", ["Nope", "Nope+a", "\u00e9", "", "Control+", "a+"])
def test_names_that_no_key_has(root: Root, name: str) -> None:
    with pytest.raises(DOMException, match="SyntaxError"):
        root.press("i", name)
    assert root.events == ["focus i"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("a", "a KeyA 65"),
        ("A", "A KeyA 65"),
        ("Shift+a", "Shift ShiftLeft 16, a KeyA 65 shift"),
        ("Shift+KeyA", "Shift ShiftLeft 16, A KeyA 65 shift"),
        ("Shift+Digit1", "Shift ShiftLeft 16, ! Digit1 49 shift"),
        ("!", "! Digit1 49"),
        ("Space", "  Space 32"),
        (
            "ControlOrMeta+Shift+b",
            "Control ControlLeft 17, Shift ShiftLeft 16, b KeyB 66 shift",
        ),
        ("+", "+ Equal 187"),
        ("Control++", "Control ControlLeft 17, + Equal 187"),
        ("\n", "Enter Enter 13"),
        ("a+b", "a KeyA 65, b KeyB 66"),
        ("F12", "F12 F12 123"),
    ],
)
def test_names_of_keys(root: Root, name: str, expected: str) -> None:
    pressed: list[str] = []

    def note(event: Event) -> None:
        assert isinstance(event, KeyboardEvent)
        is_shifted = event.shiftKey and event.key != "Shift"
        pressed.append(f"{event.key} {event.code} {event.keyCode}{' shift' * is_shifted}")

    root.page.addEventListener("keydown", note, True)
    root.press("t", name)
    assert pressed == expected.split(", ")


def test_modifiers_of_a_click(root: Root) -> None:
    seen: list[str] = []

    def note(event: Event) -> None:
        assert isinstance(event, (KeyboardEvent, MouseEvent))
        seen.append(f"{event.type} {event.ctrlKey:d}{event.altKey:d}")

    for type_ in ("keydown", "keyup", "mousedown", "click"):
        root.page.addEventListener(type_, note)
    root.click("p", modifiers=["Control", "Alt"])
    assert seen == [
        *("keydown 01", "keydown 11", "mousedown 11", "click 11", "keyup 10", "keyup 00"),
    ]


def test_clicks_count(root: Root) -> None:
    seen: list[str] = []
    for type_ in ("mousedown", "click", "dblclick"):
        root.page.addEventListener(type_, lambda event: seen.append(f"{event.type} {event.detail}"))
    root.click("p", click_count=3)
    assert seen == [
        *("mousedown 1", "click 1", "mousedown 2", "click 2", "dblclick 2"),
        *("mousedown 3", "click 3"),
    ]


def test_an_element_captures_the_mouse(root: Root) -> None:
    """tests/page/test_pointer_capture.py has more, recorded from Chromium."""
    holder, seen = root.element("p"), list[str]()

    def capture(event: Event) -> None:
        assert isinstance(event, PointerEvent)
        holder.setPointerCapture(event.pointerId)
        seen.append(str(holder.hasPointerCapture(event.pointerId)))

    root.element("b").addEventListener("pointerdown", capture)
    for type_ in ("gotpointercapture", "lostpointercapture", "click"):
        holder.addEventListener(type_, lambda event: seen.append(event.type))
    assert root.click("b") == (
        "pointerdown b; mousedown b; focus b; pointerup p; mouseup p; click p"
    )
    assert seen == ["True", "gotpointercapture", "lostpointercapture", "click"]
    holder.setPointerCapture(1)
    assert not holder.hasPointerCapture(1)
    with pytest.raises(DOMException, match="No active pointer") as refused:
        holder.releasePointerCapture(2)
    assert refused.value.name == "NotFoundError"
    with pytest.raises(DOMException) as refused:
        root.page.createElement("p").setPointerCapture(1)
    assert refused.value.name == "InvalidStateError"


SLIDERS = """<!DOCTYPE html><input id=n type=number><input id=ro type=number value=5 readonly>
<input id=m type=number value=5 min=0 max=6 step=2><input id=r type=range>
<input id=s type=range max=10 step=5 value=5><input id=y type=range max=1 step=any value=0.5>
<select id=x><option>a<option disabled>b<option>c</select>"""


@pytest.mark.parametrize(
    ("id_", "keys", "values"),
    [
        ("n", ["ArrowUp", "ArrowDown", "ArrowDown"], ["1", "0", "-1"]),
        ("m", ["ArrowUp", "ArrowUp", "ArrowDown"], ["6", "6", "4"]),
        ("ro", ["ArrowUp"], ["5"]),
        ("r", ["ArrowUp", "ArrowLeft", "ArrowDown"], ["51", "50", "49"]),
        ("r", ["PageUp", "PageDown", "Home", "End"], ["60", "50", "0", "100"]),
        ("s", ["ArrowUp", "ArrowUp", "ArrowDown"], ["10", "10", "5"]),
        ("y", ["ArrowUp", "ArrowDown", "PageUp"], ["0.51", "0.5", "0.6"]),
        ("x", ["ArrowDown", "ArrowDown", "ArrowUp", "End", "Home"], ["c", "c", "a", "c", "a"]),
    ],
)
def test_keys_that_choose_values(id_: str, keys: list[str], values: list[str]) -> None:
    """The values are Chromium's."""
    need_a_parser()
    page = Document.fromHTML(SLIDERS, "https://example.org/")
    field: Any = page.getElementById(id_)
    events: list[str] = []
    for type_ in ("beforeinput", "input", "change"):
        page.addEventListener(type_, lambda event: events.append(event.type), True)
    seen = []
    for key in keys:
        before = field.value
        user.press(field, key)
        seen.append(field.value)
        changes = ["input", "change"] if field.value != before else []
        assert events == (["beforeinput", *changes] if changes and id_ in "nm" else changes)
        events.clear()
    assert seen == values


def test_the_order_of_tabs() -> None:
    """The order is Chromium's."""
    need_a_parser()
    page = Document.fromHTML(
        "<input id=a tabindex=3><input id=b><input id=c tabindex=1><input id=d tabindex=3>"
        "<input id=e tabindex=-1><p id=f contenteditable>x</p><input id=g hidden><a href=x id=h>",
        "https://example.org/",
    )
    seen: dict[str, str] = {}
    for key, ids in (("Tab", "abcdefh"), ("Shift+Tab", "abdefh")):
        seen[key] = ""
        for id_ in ids:
            element: Any = page.getElementById(id_)
            element.focus()
            user.press(element, key)
            active: Any = page.activeElement
            seen[key] += active.id or "-"
    assert seen == {"Tab": "dfabfh-", "Shift+Tab": "cdadbf"}


def test_deleting_what_is_edited(root: Root) -> None:
    root.element("ce").innerHTML = "ab<b>c</b>"
    root.press("ce", "End")
    backwards = "beforeinput ce None deleteContentBackward; input ce None deleteContentBackward"
    assert backwards in root.press("ce", "Backspace")
    assert backwards in root.press("ce", "Backspace")
    assert root.element("ce").textContent == "a"
    assert "input ce" not in root.press("ce", "Delete").replace("beforeinput", "")
