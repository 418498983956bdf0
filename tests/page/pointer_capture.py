"""What elements that capture the mouse hear, in Chromium and in ours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

HTML = """<!doctype html><body style="margin: 0">
<div id=outer style="height: 60px; width: 200px"><p id=a style="margin: 0; height: 20px">
<b id=inner style="display: block; height: 20px">x</b></p><p id=c style="margin: 0; height: 20px">y</p></div>
<p id=d style="margin: 0; height: 20px">z</p>
<script>
const log = [];
const $ = (id) => document.getElementById(id);
const named = (node) => node.id || node.nodeName;
const TYPES = "pointerover pointerout pointerenter pointerleave pointerdown pointerup pointermove " +
  "gotpointercapture lostpointercapture mouseover mouseout mouseenter mouseleave mousedown mouseup " +
  "mousemove click contextmenu auxclick dblclick";
for (const each of [document, ...document.querySelectorAll("body, [id]")]) {
  for (const type of TYPES.split(" ")) {
    each.addEventListener(type, (event) => {
      if (event.target !== each) return;
      let text = type + " " + named(each);
      if (event.relatedTarget) text += " from " + named(event.relatedTarget);
      if (event.buttons) text += " with " + event.buttons;
      if (type.endsWith("capture")) {
        const { bubbles, cancelable, composed, pointerId, pointerType, isPrimary, button, pressure } = event;
        text += " " + [bubbles, cancelable, composed, pointerId, pointerType, isPrimary, button, pressure];
      }
      log.push(text);
    });
  }
}
function attempt(act, event) {
  try {
    act(event);
  } catch (error) {
    log.push(error.name);
  }
  const holders = ["outer", "a", "inner", "c", "d"].filter((id) => $(id) && $(id).hasPointerCapture(1));
  log.push("has: " + holders);
}
const on = (type, id, act) => $(id).addEventListener(type, (event) => attempt(act, event), { once: true });
</script>"""  # noqa: E501

CAPTURES = "$('c').setPointerCapture(1)"


def on(type_: str, act: str, id_: str = "inner") -> str:
    """A script that does something at an event of an element."""
    return f"on('{type_}', '{id_}', (event) => {{ {act}; }});"


SCENARIOS = {
    "itself": on("pointerdown", "event.target.setPointerCapture(event.pointerId)"),
    "a parent": on("pointerdown", "$('a').setPointerCapture(event.pointerId)"),
    "a sibling": on("pointerdown", CAPTURES),
    "released at once": on("pointerdown", f"{CAPTURES}; $('c').releasePointerCapture(1)"),
    "released by another": on("pointerdown", f"{CAPTURES}; $('d').releasePointerCapture(1)"),
    "captured twice": on("pointerdown", f"{CAPTURES}; $('d').setPointerCapture(1)"),
    "in mousedown": on("mousedown", CAPTURES),
    "in pointermove": on("pointermove", CAPTURES),
    "in pointerup": on("pointerup", CAPTURES),
    "in click": on("click", CAPTURES),
    "released in gotpointercapture": on("pointerdown", CAPTURES)
    + on("gotpointercapture", "$('c').releasePointerCapture(1)", "c"),
    "removed": on("pointerdown", f"{CAPTURES}; $('c').remove()"),
    "not connected": on("pointerdown", "document.createElement('p').setPointerCapture(1)"),
    "no such pointer": on("pointerdown", "$('c').setPointerCapture(77)"),
    "no such pointer to release": on("pointerdown", "$('c').releasePointerCapture(77)"),
    "nothing is pressed": f"attempt(() => {CAPTURES})",
    "pointerdown is prevented": on("pointerdown", f"event.preventDefault(); {CAPTURES}"),
    "by the secondary button": on("pointerdown", CAPTURES),
    "by a double click": f"$('inner').addEventListener('pointerdown', () => {CAPTURES})",
}
OPTIONS: dict[str, dict[str, Any]] = {
    "by the secondary button": {"button": "right"},
    "by a double click": {"click_count": 2},
}
RECORDED = json.loads(
    Path(__file__).with_name("pointer_capture_in_chromium.json").read_text("utf-8")
)


def play(new_page: Callable[[], Any]) -> dict[str, list[str]]:
    """The events of each scenario, from a click and from moving away."""
    found = {}
    for name, script in SCENARIOS.items():
        page = new_page()
        page.set_content(HTML)
        page.evaluate(f"() => {{ {script} }}")
        page.click("#inner", **OPTIONS.get(name, {}))
        page.hover("#d")
        found[name] = page.evaluate("() => log")
    return found
