"""Selections of text controls change, with their events, in Chromium and in ours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

HTML = """<!doctype html><body><input id=i value=abcdef><textarea id=t>abcdef</textarea>
<input id=n type=number value=12><input id=c type=checkbox><p id=p>text</p>"""

WATCH = """() => {
  window.seen = [];
  window.i = document.querySelector("#i"); window.t = document.querySelector("#t");
  window.n = document.querySelector("#n"); window.c = document.querySelector("#c");
  window.at = (control) => [control.selectionStart, control.selectionEnd];
  window.note = ({ type, target, bubbles, cancelable, composed, isTrusted, constructor }) => {
    const id = target === document ? "document" : target.id;
    seen.push([type, id, bubbles, cancelable, composed, isTrusted, constructor.name].join(" "));
  };
  for (const type of ["select", "selectionchange"]) document.addEventListener(type, note);
}"""

# The two events are of tasks that come in no order that the standards say.
SEEN = "() => { const found = seen.sort(); seen = []; return found; }"

SCRIPTS = {
    "setSelectionRange": "i.setSelectionRange(1, 2)",
    "the same again": "i.setSelectionRange(1, 2)",
    "direction": "i.setSelectionRange(1, 2, 'backward')",
    "the same direction": "i.selectionDirection = 'backward'",
    "beyond the end": "i.setSelectionRange(100, 200)",
    "beyond the end again": "i.setSelectionRange(6, 7)",
    "twice": "i.setSelectionRange(0, 1); i.setSelectionRange(0, 2)",
    "selectionStart": "i.selectionStart = 1",
    "the same selectionStart": "i.selectionStart = 1",
    "selectionEnd": "i.selectionEnd = 3",
    "select()": "i.select()",
    "select() again": "i.select()",
    "cursor": "i.setSelectionRange(3, 3)",
    "of a textarea": "t.setSelectionRange(1, 2)",
    "select() of a textarea": "t.select()",
    "value of the same length": "i.value = 'xyz'",
    "the same value": "i.value = 'xyz'",
    "value of a textarea": "t.value = 'xyz'",
    "setRangeText": "i.setRangeText('qq', 0, 1, 'select')",
    "setRangeText, preserve": "i.setRangeText('r', 0, 1)",
    "setRangeText of a textarea": "t.setRangeText('qq', 0, 1, 'end')",
    "number": "try { n.setSelectionRange(0, 1) } catch (error) { return error.name }",
    "checkbox": "c.select()",
    "two controls": "i.setSelectionRange(0, 1); t.setSelectionRange(0, 1)",
    "detached": "window.d = document.createElement('input'); d.value = 'abc';"
    "d.addEventListener('select', note); d.addEventListener('selectionchange', note);"
    "d.setSelectionRange(0, 2)",
    "children": "window.m = document.createElement('textarea'); m.textContent = 'abcdef';"
    "document.body.append(m); return at(m)",
    "clean": "m.setSelectionRange(2, 4); return at(m)",
    "other children": "m.textContent = 'xyz12345'; return at(m)",
    "longer data": "m.setSelectionRange(2, 4); m.firstChild.data = 'xyz1234567'; return at(m)",
    "shorter data": "m.setSelectionRange(2, 4); m.firstChild.data = 'abc'; return at(m)",
    "longer data again": "m.firstChild.data = 'xyz1234567'; return at(m)",
    "fewer children": "m.setSelectionRange(5, 6); m.textContent = 'ab'; return at(m)",
    "one more child": "m.setSelectionRange(1, 2); m.append('more'); return at(m)",
    "an empty child": "m.append(''); return at(m)",
    "a comment": "m.append(document.createComment('x')); return at(m)",
    "defaultValue": "m.defaultValue = 'other'; return at(m)",
    "dirty": "m.value = 'dirty'; m.setSelectionRange(1, 2); m.defaultValue = ''; return at(m)",
    "a copy": "const copy = m.cloneNode(true); return at(copy)",
    "of the document": "getSelection().collapse(document.querySelector('#p'), 0)",
}
KEYS = ("Home", "ArrowRight", "x", "Backspace", "Control+a", "y", "End", "End")

RECORDED: list[list[Any]] = json.loads(
    Path(__file__).with_name("text_selection_in_chromium.json").read_text("utf-8")
)


def play(page: Any, settle: Callable[[], object] = lambda: None) -> list[list[Any]]:
    """Run the scripts and press the keys; return the answer and the events of each."""
    page.set_content(HTML)
    settle()
    page.evaluate(WATCH)
    found = []
    for name, script in SCRIPTS.items():
        answer = page.evaluate(f"() => {{ {script} }}")
        settle()
        found.append([name, answer, page.evaluate(SEEN)])
    page.focus("#i")
    settle()
    page.evaluate(SEEN)
    for key in KEYS:
        page.press("#i", key)
        settle()
        found.append([key, page.evaluate("() => at(i)"), page.evaluate(SEEN)])
    return found
