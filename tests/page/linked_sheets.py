"""Linked style sheets, in Chromium and in ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CSS = "text/css; charset=utf-8"
HTML = "text/html; charset=utf-8"
FILES: dict[str, tuple[str, str]] = {
    "/": (
        HTML,
        """<!doctype html><head><script>
log = [];
const note = (event) => log.push(event.type + " " + event.target.id);
document.addEventListener("load", note, true);
failed = [];
document.addEventListener("error", (event) => failed.push(event.target.id), true);
addEventListener("load", () => log.push("window"));
document.addEventListener("DOMContentLoaded", () => log.push("content"));
const display = (each) => getComputedStyle(each).display;
const shown = () => log.push([...document.querySelectorAll("p")].map(display).join());
</script><link rel=stylesheet href=/a.css id=a>
<link rel=stylesheet href=/print.css media=print id=print>
<link rel=preload as=style href=/other.css id=other>
<link rel=stylesheet href=/none.css id=none>
<style>.b { display: flex }</style><link rel=stylesheet href=/b.css disabled id=b></head>
<body><p class=a>1</p><p class=b>2</p><p class=c>3</p><script>shown();</script></body>""",
    ),
    "/a.css": (CSS, ".a { display: none } .b { display: grid } .c { content: '\u00e9' }"),
    "/b.css": (CSS, ".b { display: none }"),
    "/c.css": (CSS, ".c { display: inline }"),
    "/print.css": (CSS, "p { display: inline }"),
    "/other.css": (CSS, "p { display: inline-block }"),
}
STEPS = {
    "loaded": "void 0",
    "enabled": "document.querySelector('#b').disabled = false",
    "disabled": "document.querySelector('#b').disabled = true",
    "another medium": "document.querySelector('#print').media = 'all'",
    "a rule": "document.querySelector('#a').sheet.insertRule('.c { display: table }', 1)",
    "gone": "document.querySelector('#print').remove()",
    "inserted": "document.head.append(Object.assign(document.createElement('link'), "
    "{ rel: 'stylesheet', href: '/c.css', id: 'c' }))",
    "another": "document.querySelector('#c').href = '/b.css'",
    "the sheet is disabled": "document.querySelector('#a').sheet.disabled = true",
}
STATE = """() => {
  shown();
  const sheets = [...document.styleSheets].filter((each) => each.cssRules.length > 0);
  const values = sheets.map((each) => [each.href, each.media.mediaText, each.ownerNode.id]);
  const untold = ["load other", "load print", "load "];
  return [log.splice(0).filter((each) => !untold.includes(each)), values, failed];
}"""
RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("linked_sheets_in_chromium.json").read_text("ascii")
)


def steps(page: Any) -> dict[str, Any]:
    """What each step changes."""
    page.goto("/")
    found: dict[str, Any] = {}
    for name, script in STEPS.items():
        page.evaluate(f"() => {{ {script} }}")
        page.wait_for_timeout(100)
        found[name] = page.evaluate(STATE)
    return found
