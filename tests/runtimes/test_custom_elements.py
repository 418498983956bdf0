"""Custom elements in engines: the answers are Chromium's."""

import json
from typing import Any

import pytest

from tests.dom import custom_controls
from tests.dom.custom_elements import EXPECTED, MARKUP, PROMISED, PROMISES, SCRIPT
from tests.runtimes.pages import ENGINES, Page, parameters

# PythonMonkey runs microtasks on a running asyncio loop only.
WITH_MICROTASKS = [name for name in ENGINES if name != "pythonmonkey"]


def new_page(engine: str) -> Page:
    page = Page(engine, page="https://shop.example/")
    return page


@pytest.mark.parametrize("engine", parameters(WITH_MICROTASKS))
def test_a_script_gets_the_answers_of_chromium(engine: str) -> None:
    page = new_page(engine)
    script = f"const MARKUP = {json.dumps(MARKUP)};\n{SCRIPT}\nshow(answers);"
    answers: dict[str, Any] = page.run(script)
    for name, expected in EXPECTED.items():
        assert (name, answers[name]) == (name, expected)


@pytest.mark.parametrize("engine", parameters(WITH_MICROTASKS))
def test_promises_tell_what_is_defined(engine: str) -> None:
    page = new_page(engine)
    page.run(f"{PROMISES}\nglobalThis.kept = () => [same, promised];")
    page.bridge.drain()
    assert page.value("kept()") == PROMISED


@pytest.mark.parametrize("engine", parameters(WITH_MICROTASKS))
def test_custom_controls_give_the_answers_of_chromium(engine: str) -> None:
    answers = new_page(engine).run(f"{custom_controls.SCRIPT}\nshow(answers);")
    for name, expected in custom_controls.EXPECTED.items():
        assert (name, answers[name]) == (name, expected)


@pytest.mark.parametrize("engine", parameters(WITH_MICROTASKS))
def test_a_definition_needs_a_constructor(engine: str) -> None:
    """Generator functions have a prototype, and construct nothing. The name is checked later."""
    answers = new_page(engine).run(
        """
        const names = [];
        for (const given of [function* () {}, async () => {}, () => {}, { method() {} }.method]) {
          for (const name of ["x-any", "bad"]) {
            try { customElements.define(name, given); } catch (error) { names.push(error.name); }
          }
        }
        show(names);
        """
    )
    assert answers == ["TypeError"] * 8


@pytest.mark.parametrize("engine", parameters(WITH_MICROTASKS))
def test_internals_follow_the_standard_where_chromium_does_not(engine: str) -> None:
    """Web IDL's add() returns the set; flags are optional, and only candidates are valid."""
    page = new_page(engine)
    answers = page.run(
        """
        class Field extends HTMLElement { static formAssociated = true; }
        customElements.define("x-field", Field);
        const field = new Field();
        const internals = field.attachInternals();
        const { states } = internals;
        const found = [states.add("a").add("b") === states];
        internals.setValidity({ customError: true }, "no");
        field.setAttribute("readonly", "");
        found.push(field.matches(":valid"));
        internals.setValidity();
        show([...found, internals.validity.valid]);
        """
    )
    assert answers == [True, False, True]
