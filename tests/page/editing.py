"""What users type into editable elements, where the selection is, in Chromium and in ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HTML = """<!doctype html><style>* { margin: 0 }</style><body>
<div id=a contenteditable>one</div><div id=b contenteditable><b>bold</b> tail</div>
<div id=c contenteditable></div><div id=d contenteditable>pick <i>me</i> up</div>
<div id=e contenteditable style="white-space: pre-wrap">x</div>
<div id=f contenteditable=plaintext-only>y</div><div id=g contenteditable><p><br></p></div>
<div id=h contenteditable><p>first</p><p>second</p></div>
<div id=j contenteditable>un<span contenteditable=false>no</span>do</div>"""

START = """() => {
  window.log = [];
  for (const each of document.querySelectorAll("[id]")) window[each.id] = each;
  for (const type of ["beforeinput", "input"]) document.addEventListener(type, (event) => {
    log.push([type, event.target.id, event.inputType, event.data, event.cancelable]);
  });
  window.place = (node, offset) => {
    if (node === null) return null;
    const steps = [offset];
    for (let each = node; !each.id && each.parentNode; each = each.parentNode) {
      steps.unshift([...each.parentNode.childNodes].indexOf(each));
      node = each.parentNode;
    }
    return [node.id ?? node.nodeName, ...steps].join(" ");
  };
}"""

STATE = """() => {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection();
  const [anchor, focus] = [place(anchorNode, anchorOffset), place(focusNode, focusOffset)];
  const { id, innerHTML } = document.activeElement;
  return [id, id && innerHTML, anchor, anchor === focus ? "" : focus, log.splice(0)];
}"""

# The name of a step, the page's method with its arguments.
STEPS: list[tuple[str, ...]] = [
    ("evaluate", "() => a.focus()"),
    ("type", "#a", "X"),
    ("click", "#a"),
    ("type", "#a", "YZ"),
    ("evaluate", "() => getSelection().setBaseAndExtent(a.firstChild, 1, a.firstChild, 3)"),
    ("type", "#a", "n"),
    ("press", "#a", "Backspace"),
    ("press", "#a", "Delete"),
    ("press", "#a", "Home"),
    ("press", "#a", "Backspace"),
    ("press", "#a", "ArrowRight"),
    ("type", "#a", "r"),
    ("press", "#a", "ArrowLeft"),
    ("press", "#a", "Delete"),
    ("press", "#a", "End"),
    ("press", "#a", "Delete"),
    ("press", "#a", "Control+a"),
    ("type", "#a", "\U0001f600"),
    ("press", "#a", "Backspace"),
    ("type", "#a", "again"),
    ("evaluate", "() => b.focus()"),
    ("evaluate", "() => getSelection().collapse(b.firstChild.firstChild, 2)"),
    ("type", "#b", "--"),
    (
        "evaluate",
        "() => getSelection().setBaseAndExtent(b.lastChild, 3, b.firstChild.firstChild, 1)",
    ),
    ("type", "#b", "!"),
    ("press", "#b", "Backspace"),
    ("press", "#b", "End"),
    ("type", "#b", "e"),
    ("type", "#c", "q"),
    ("press", "#c", "Backspace"),
    ("type", "#c", "w"),
    ("evaluate", "() => { d.focus(); getSelection().selectAllChildren(d); }"),
    ("press", "#d", "Delete"),
    ("type", "#d", "n"),
    ("fill", "#d", "whole"),
    ("type", "#d", "+"),
    ("click", "#e"),
    ("type", "#e", " a  b "),
    ("press", "#e", "Backspace"),
    ("click", "#f"),
    ("type", "#f", "z"),
    ("type", "#g", "p"),
    ("press", "#g", "Backspace"),
    ("evaluate", "() => { h.focus(); getSelection().collapse(h.lastChild.firstChild, 3); }"),
    ("type", "#h", "-"),
    ("press", "#h", "Home"),
    ("press", "#h", "ArrowLeft"),
    ("type", "#h", "1"),
    ("evaluate", "() => { getSelection().removeAllRanges(); }"),
    ("type", "#h", "none"),
    ("evaluate", "() => { getSelection().collapse(h.lastChild.firstChild, 0); }"),
    ("press", "#h", "Backspace"),
    ("press", "#h", "Control+a"),
    ("press", "#h", "Backspace"),
    ("type", "#a", "b c  d "),
    ("type", "#f", " x  y"),
    ("fill", "#f", ""),
    ("press", "#a", "End"),
    ("type", "#a", " t"),
    ("press", "#a", "Enter"),
    ("type", "#a", "line"),
    ("press", "#a", "Home"),
    ("press", "#a", "Shift+Enter"),
    ("press", "#a", "Backspace"),
    ("press", "#a", "Backspace"),
    ("type", "#h", "par"),
    ("press", "#h", "ArrowLeft"),
    ("press", "#h", "Enter"),
    ("type", "#h", "-"),
    ("press", "#h", "End"),
    ("press", "#h", "Enter"),
    ("type", "#h", "."),
    ("evaluate", "() => { j.focus(); getSelection().collapse(j.lastChild, 1); }"),
    ("type", "#j", "v"),
    ("evaluate", "() => { addEventListener('beforeinput', (e) => e.preventDefault()); }"),
    ("type", "#j", "v"),
    ("press", "#j", "Backspace"),
    ("fill", "#j", "v"),
]

_FILE = Path(__file__).with_name("editing_in_chromium.json")
RECORDED: list[Any] = json.loads(_FILE.read_text("ascii"))


def play(page: Any) -> list[Any]:
    """What each step does: the focused element, its HTML, the selection and the events."""
    page.set_content(HTML)
    page.evaluate(START)
    found = []
    for method, *arguments in STEPS:
        getattr(page, method)(*arguments)
        found.append([" ".join([method, *arguments]), *page.evaluate(STATE)])
    return found


def record() -> None:
    """Record what Chromium does."""
    from tests.browser.driver import start

    with start("chromium") as browser:
        found = play(browser.new_page().playwright)
    lines = ",\n".join(map(json.dumps, found))
    _FILE.write_text(f"[{lines}]\n", "ascii")


if __name__ == "__main__":
    record()
