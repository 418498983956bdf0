"""Shadow trees in engines: the answers are Chromium's."""

import json

import pytest

from tests.dom.shadow_trees import EXPECTED, MARKUP, SCRIPT
from tests.runtimes.pages import ENGINES, Page, parameters

# PythonMonkey runs microtasks on a running asyncio loop only.
WITH_MICROTASKS = [name for name in ENGINES if name != "pythonmonkey"]


@pytest.mark.parametrize("engine", parameters(WITH_MICROTASKS))
def test_a_script_gets_the_answers_of_chromium(engine: str) -> None:
    page = Page(engine, page="https://shop.example/")
    script = f"const MARKUP = {json.dumps(MARKUP)};\n{SCRIPT}\nshow(answers);"
    assert page.run(script) == EXPECTED


@pytest.mark.parametrize("engine", parameters(WITH_MICROTASKS))
def test_slots_are_told_of_changes(engine: str) -> None:
    page = Page(engine, page="https://shop.example/")
    page.run(
        """
        globalThis.seen = [];
        const host = document.createElement("div");
        const root = host.attachShadow({ mode: "open" });
        const slot = document.createElement("slot");
        slot.addEventListener("slotchange", (event) => {
          seen.push(["slot", event.target === slot, event.bubbles, event.composed]);
        });
        root.onslotchange = () => seen.push("root");
        host.addEventListener("slotchange", () => seen.push("host"));
        root.append(slot);
        host.append("a", "b");
        seen.push("now");
        """
    )
    page.bridge.drain()
    assert page.value("seen") == ["now", ["slot", True, True, False], "root"]
