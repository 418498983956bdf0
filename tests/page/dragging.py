"""What a mouse that drags, that goes in steps and that is slow does, in Chromium and in ours.

In Chromium the elements have the boxes that ours have, each in another place.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

HTML = """<!doctype html><style>
* { margin: 0; padding: 0; border: 0 }
body > * { position: absolute; left: 0; width: 100px; height: 20px }
</style>
<div id=d draggable=true style="top: 40px">D</div>
<div id=o draggable=true style="top: 0"><b id=inner style="display: block; height: 20px">O</b></div>
<button id=b style="top: 80px">B</button>
<div id=n style="top: 120px">N</div>
<a id=l href="/x" style="top: 160px">L</a>
<img id=i src="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=" style="top: 200px">
<input id=f style="top: 240px">
<div id=s style="top: 280px">S</div>
<script>
const log = [];
const named = (node) => (node ? node.id || node.localName || "document" : "");
const dragged = ["dragstart", "drag", "dragenter", "dragleave", "dragover", "drop", "dragend"];
const moved = ["pointermove", "pointerdown", "pointerup", "pointercancel", "pointerout", "pointerover",
  "mouseout", "mouseover", "mousemove", "mousedown", "mouseup", "click", "dblclick", "keydown", "keyup"];
for (const type of [...dragged, ...moved]) {
  document.addEventListener(type, (event) => {
    const { target, dataTransfer, relatedTarget, buttons, cancelable, detail } = event;
    const words = [type, named(target), event.key ?? event.clientX, buttons, detail, relatedTarget && named(relatedTarget)];
    if (dataTransfer) {
      const { dropEffect, effectAllowed, items } = dataTransfer;
      const types = [...dataTransfer.types].filter((each) => each !== "Files"); // ours has no pictures
      words.push(cancelable, dropEffect, effectAllowed, types, [...items].filter(({ kind }) => kind === "string").length);
      words.push(dataTransfer.getData("text/plain"), dataTransfer.getData("text/html"));
    }
    log.push(words.join(" "));
  }, true);
}
const on = (type, act) => addEventListener(type, act);
const prevent = (...types) => types.forEach((type) => on(type, (event) => event.preventDefault()));
const give = (effect) => on("dragstart", ({ dataTransfer }) => {
  dataTransfer.setData("a/b", "1");
  dataTransfer.setData("text", "hello");
  if (effect) dataTransfer.effectAllowed = effect;
});
const wish = (effect) => on("dragover", (event) => {
  event.preventDefault();
  event.dataTransfer.dropEffect = effect;
});
const hovered = () => log.push("hovered: " + [...document.querySelectorAll(":hover, :active")].map(named));
let kept;
</script>"""  # noqa: E501

_KEEP = """on("dragstart", ({ dataTransfer }) => { kept = [dataTransfer]; dataTransfer.setData("text", "x") });
on("drag", ({ dataTransfer }) => log.push(dataTransfer === kept[0], dataTransfer.items.add("y", "a/b")));
on("dragover", (event) => {
  event.preventDefault();
  const { items, files } = event.dataTransfer;
  items[0].getAsString(() => log.push("never"));
  log.push([files.length, items[0].kind, items[0].type, items.add("y", "a/b")]);
  kept[1] = event.dataTransfer;
  items.clear();
  try {
    items.remove(0);
  } catch (error) {
    log.push(error.name);
  }
});
on("drop", ({ dataTransfer }) => {
  const over = kept[1];
  log.push([over.types, over.items.length, over.effectAllowed, over.dropEffect, over.getData("text")]);
  dataTransfer.setData("text", "other");
  dataTransfer.clearData();
  dataTransfer.items[0].getAsString((text) => log.push("as a string: " + text));
  log.push([dataTransfer.getData("text"), dataTransfer.items.add("y", "a/b")]);
});"""  # noqa: E501
_KEPT = "kept.map((each) => [each.types, each.items.length, each.dropEffect, each.getData('text')])"


def _drag(page: Any) -> None:
    page.drag_and_drop("#d", "#b")


def _by_hand(page: Any) -> None:
    page.hover("#d")
    page.mouse.down()
    page.hover("#b")
    page.hover("#n")
    page.evaluate("hovered()")
    page.hover("#n")
    page.mouse.up()
    page.evaluate("hovered()")
    page.hover("#s")


def _near(page: Any) -> None:
    box = page.locator("#d").bounding_box()
    x, y = box["x"] + 50, box["y"] + 10
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y - 3)
    page.mouse.move(x + 4, y)
    page.mouse.up()


def _escape(page: Any) -> None:
    page.hover("#d")
    page.mouse.down()
    page.hover("#b")
    page.keyboard.press("Escape")
    page.hover("#n")
    page.mouse.up()


def _steps(page: Any) -> None:
    box = page.locator("#s").bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.locator("#s").click(steps=2)
    page.mouse.move(box["x"] + 62, box["y"] + 10, steps=2)


def _same(page: Any) -> None:
    page.drag_and_drop(
        "#d", "#d", source_position={"x": 5, "y": 5}, target_position={"x": 60, "y": 7}
    )


def _slow(page: Any) -> None:
    page.dblclick("#s", delay=5, modifiers=["Shift"])
    page.locator("#f").press("Shift+a", delay=5)
    page.type("#f", "bé", delay=5)
    page.keyboard.type("c", delay=5)


SCENARIOS: dict[str, tuple[str, Callable[[Any], None]]] = {
    "nobody takes it": ("", _drag),
    "taken": ("give(); prevent('dragover')", _drag),
    "taken at first only": ("prevent('dragenter')", _drag),
    "another effect": ("give('move'); wish('copy')", _drag),
    "an effect of two": ("give('copyMove'); wish('move')", _drag),
    "the effect of two without a wish": ("give('copyLink'); prevent('dragover')", _drag),
    "no effect": ("give('none'); prevent('dragover')", _drag),
    "not begun": ("prevent('dragstart')", _drag),
    "the button is prevented": ("prevent('mousedown')", _drag),
    "modes": (_KEEP, lambda page: (_drag(page), page.evaluate(f"log.push({_KEPT})"))[0]),
    "what is inside": ("", lambda page: page.locator("#inner").drag_to(page.locator("#b"))),
    "a link": ("prevent('dragover')", lambda page: page.drag_and_drop("#l", "#b")),
    "an image": ("prevent('dragover')", lambda page: page.drag_and_drop("#i", "#b")),
    "itself": ("prevent('dragover')", lambda page: page.drag_and_drop("#d", "#d")),
    "inside itself": ("prevent('dragover')", _same),
    "by hand": ("prevent('dragover')", _by_hand),
    "near": ("", _near),
    "Escape": ("prevent('dragover')", _escape),
    "steps": ("", _steps),
    "a position": ("", lambda page: page.click("#s", position={"x": 3, "y": 4})),
    "a hover at a position": ("", lambda page: page.hover("#s", position={"x": 3, "y": 4})),
    "slow": ("", _slow),
}
RECORDED = json.loads(Path(__file__).with_name("dragging_in_chromium.json").read_text("utf-8"))


def play(page: Any) -> dict[str, list[str]]:
    """The events of each scenario, in a page that answers for the site of the links."""
    found = {}
    for name, (script, act) in SCENARIOS.items():
        page.goto("http://localhost/")
        page.hover("#n")
        page.evaluate(f"() => {{ {script}; log.length = 0; }}")
        act(page)
        found[name] = page.evaluate("() => log.map(String)")
    return found
