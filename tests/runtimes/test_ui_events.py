"""Events of users in engines: tests/dom/test_ui_events.py has the same in Python."""

from __future__ import annotations

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    return Page(request.param, page="https://example.org/")


def test_constructors(page: Page) -> None:
    """The answers are Chromium's."""
    script = """
        const mouse = new MouseEvent("a", { view: window, relatedTarget: document, clientX: 3.7,
          modifierCapsLock: true, ctrlKey: 1, button: 1 });
        const pointer = new PointerEvent("b", { coalescedEvents: [new PointerEvent("c")] });
        const key = new KeyboardEvent("d", { key: "a", keyCode: 13, charCode: 14 });
        const element = document.createElement("i");
        show([mouse.view === window, mouse.relatedTarget === document, mouse.pageX, mouse.which,
          ["CapsLock", "Control", "Fn"].map((name) => mouse.getModifierState(name)),
          pointer.getCoalescedEvents()[0].type, pointer.altitudeAngle, String(pointer),
          pointer instanceof MouseEvent, key.key, key.which, key.charCode,
          new InputEvent("e", { data: "\\ud800" }).data, new InputEvent("e").data,
          new WheelEvent("f", { deltaX: 1 }).deltaX, WheelEvent.DOM_DELTA_PAGE,
          new ToggleEvent("g", { source: element }).source === element]);
    """
    assert page.run(script) == [
        *(True, True, 3, 2, [True, True, False], "c", 1.5707963267948966),
        *("[object PointerEvent]", True, "a", 13, 14, "\ufffd", None, 1, 2, True),
    ]


def test_create_event(page: Page) -> None:
    script = """
        const names = ["MouseEvents", "UIEvent", "KeyboardEvent", "FocusEvent", "PointerEvent"];
        const event = document.createEvent("MouseEvents");
        event.initMouseEvent("a", true, true, window, 1, 2, 3, 4, 5, true, false, false, false, 2,
          document);
        show([names.map((name) => {
          try {
            return document.createEvent(name).constructor.name;
          } catch (error) {
            return error.name;
          }
        }), event.type, event.clientX, event.ctrlKey, event.button,
          event.relatedTarget === document]);
    """
    assert page.run(script) == [
        ["MouseEvent", "UIEvent", "KeyboardEvent", "FocusEvent", "NotSupportedError"],
        *("a", 4, True, 2, True),
    ]


def test_the_click_of_a_script_activates(page: Page) -> None:
    """WPT: dom/events/Event-dispatch-click.html, the-label-element/clicking-noninteractive-*"""
    script = """
        const label = document.createElement("label");
        const box = document.createElement("input");
        const inside = document.createElement("b");
        const output = document.createElement("output");
        box.type = "checkbox";
        label.append(box, inside, output);
        const seen = [];
        for (const [target, event] of [[box, new MouseEvent("click")],
            [box, new PointerEvent("click")], [inside, new MouseEvent("click", { bubbles: true })],
            [inside, new MouseEvent("click")], [output, new MouseEvent("click", { bubbles: true })],
            [box, new Event("click")], [box, new MouseEvent("mousedown")]]) {
          target.dispatchEvent(event);
          seen.push(box.checked);
        }
        box.addEventListener("click", (event) => event.preventDefault());
        box.dispatchEvent(new MouseEvent("click", { cancelable: true }));
        show([...seen, box.checked]);
    """
    assert page.run(script) == [True, False, True, True, False, False, False, False]


def test_click_and_focus(page: Page) -> None:
    script = """
        const events = [];
        const inputs = [document.createElement("input"), document.createElement("input")];
        const root = document.createElement("div");
        root.append(...inputs);
        document.replaceChildren(root);
        for (const type of ["click", "focus", "focusin", "blur", "focusout"]) {
          root.addEventListener(type, (event) => {
            events.push([type, event.constructor.name, inputs.indexOf(event.target),
              inputs.indexOf(event.relatedTarget), event.view === window, event.isTrusted]);
          }, true);
        }
        inputs[0].click();
        inputs[0].focus();
        inputs[1].focus();
        show(events);
    """
    assert page.run(script) == [
        ["click", "PointerEvent", 0, -1, True, False],
        ["focus", "FocusEvent", 0, -1, True, True],
        ["focusin", "FocusEvent", 0, -1, True, True],
        ["blur", "FocusEvent", 0, 1, True, True],
        ["focusout", "FocusEvent", 0, 1, True, True],
        ["focus", "FocusEvent", 1, 0, True, True],
        ["focusin", "FocusEvent", 1, 0, True, True],
    ]


def test_removing_what_has_the_focus(page: Page) -> None:
    """Chromium fires these events, before the removal."""
    script = """
        const events = [];
        const outer = document.createElement("div");
        const input = document.createElement("input");
        outer.append(input);
        document.replaceChildren(outer);
        for (const type of ["blur", "focusout"]) {
          const note = (event) => events.push(type, event.target.isConnected);
          outer.addEventListener(type, note, true);
        }
        input.focus();
        outer.remove();
        show([events, document.activeElement]);
    """
    assert page.run(script) == [["blur", True, "focusout", True], None]
