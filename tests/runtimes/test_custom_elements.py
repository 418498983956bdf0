"""Custom elements in engines: the answers are Chromium's."""

import json
from typing import Any

import pytest

from tests.dom.custom_elements import EXPECTED, MARKUP, PROMISED, PROMISES, SCRIPT
from tests.runtimes.pages import ENGINES, Page, parameters

# PythonMonkey runs microtasks on a running asyncio loop only.
WITH_MICROTASKS = [name for name in ENGINES if name != "pythonmonkey"]


def new_page(engine: str) -> Page:
    page = Page(engine, page="https://shop.example/")
    page.run(
        """
        const html = document.createElement("html");
        html.append(document.createElement("head"), document.createElement("body"));
        document.append(html);
        """
    )
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
