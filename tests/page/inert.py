"""What users do to inert elements and around modal dialogs, in Chromium and in ours."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

HTML = """<!doctype html><body><button id=before>b</button>
<div id=box inert><button id=in>in</button><input id=text><label id=lab><input type=checkbox id=cb>x
</label><select id=s><option>a<option>b</select><div id=edit contenteditable>e</div>
<a id=link href=#x>link</a><input id=date type=date><p id=p>para</p></div>
<button id=after>a</button> <label id=far for=text>far</label>
<dialog id=d><button id=ok>ok</button><input id=din><div inert><button id=dn>dn</button></div></dialog>
<input id=out><div inert><dialog id=d2><button id=ok2>ok2</button></dialog></div>
<button id=last>z</button><script>
log = [];
for (const each of document.querySelectorAll("[id]")) window[each.id] = each;
for (const type of ["pointerdown", "mousedown", "click", "focus", "input", "change"]) {
  document.addEventListener(type, (event) => log.push(type + " " + (event.target.id || event.target.localName)), true);
}
</script>"""  # noqa: E501

STATE = """() => {
  const controls = [...document.querySelectorAll("input")].map((each) => each.type === "checkbox" ? each.checked : each.value);
  return [log.splice(0).join(), document.activeElement.id, controls.join(), document.querySelector("#edit").textContent];
}"""  # noqa: E501

Act = Callable[[Any], Any]


def script(text: str) -> Act:
    """Run a script."""
    return lambda page: page.evaluate(f"() => {{ {text} }}")


FIRST, LAST = "(d.open ? ok : d2.open ? ok2 : before)", "(d.open ? din : d2.open ? ok2 : last)"


def tab(key: str, start: str, end: str) -> Act:
    """Press Tab until the focus is at the end; return where it goes."""

    def act(page: Any) -> list[str]:
        seen: list[str] = [page.evaluate(f"() => {{ {start}.focus(); return {start}.id; }}")]
        last = page.evaluate(f"() => {end}.id")
        while seen[-1] != last:
            page.press(f"#{seen[-1]}", key)
            seen.append(page.evaluate("() => document.activeElement.id"))
        return seen

    return act


def clicks(selector: str) -> Act:
    """Click an element."""
    return lambda page: page.click(selector)


def types(selector: str) -> Act:
    """Focus an element in each way, and type."""

    def act(page: Any) -> None:
        page.fill(selector, "v")
        page.press(selector, "x")
        page.type(selector, "y")
        page.focus(selector)

    return act


STEPS: dict[str, Act] = {
    **{f"click {each}": clicks(each) for each in ("#in", "#p", "#link", "#lab", "#far", "#out")},
    **{f"click {each}": clicks(each) for each in ("#dn", "#ok2")},
    "hover": lambda page: page.hover("#in"),
    "hover outside": lambda page: page.hover("#out"),
    "check": lambda page: page.check("#cb"),
    "dispatch": lambda page: page.dispatch_event("#in", "click"),
    "click body": lambda page: page.click("body"),
    "type into text": types("#text"),
    "type outside": types("#out"),
    "fill a date": lambda page: page.fill("#date", "2026-11-23"),
    "select": lambda page: page.select_option("#s", "b"),
    "read": lambda page: [page.is_visible("#in"), page.is_enabled("#in"), page.text_content("#p")],
    "focus by a script": script("document.getElementById('in').focus()"),
    "click by a script": script("document.getElementById('in').click()"),
    "no focus": script("document.activeElement.blur()"),
    "tabs": tab("Tab", FIRST, "document.body"),
    "tabs back": tab("Shift+Tab", LAST, FIRST),
}
MODES = {
    "no dialog": "",
    "a dialog": "d.showModal()",
    "a dialog in what is inert": "d2.showModal()",
}
CHANGES = {
    "focus": "before.focus()",
    "it becomes inert": "before.inert = true",
    "it is inert no more": "before.inert = false; before.focus()",
    "a dialog opens": "d.showModal()",
    "the other one opens": "d2.showModal()",
    "it closes": "d2.close()",
    "the first one closes": "d.close()",
    "a dialog has nothing to focus": "d.innerHTML = 'text'; d.showModal()",
    "the dialog becomes inert": "d.inert = true",
}

RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("inert_in_chromium.json").read_text("ascii")
)


def done(act: Act, page: Any, error: type[Exception]) -> Any:
    """What an action gives, or the name of the element that takes the pointer's events."""
    try:
        return act(page)
    except error as refusal:
        found = re.search(r"<(\w+)[^\n]* intercepts pointer events", str(refusal))
        return f"refused by {found[1]}" if found else "refused"


def play(page: Any, error: type[Exception], rest: Callable[[], object]) -> dict[str, Any]:
    """The answer and the state after each step. Actions refuse by this exception."""
    seen: dict[str, Any] = {}
    for mode, text in MODES.items():
        page.set_content(HTML)
        script(f"{text}; log = []")(page)
        seen[mode] = page.evaluate(STATE)
        for name, act in STEPS.items():
            seen[f"{mode}: {name}"] = [done(act, page, error), *page.evaluate(STATE)]
    page.set_content(HTML)
    for name, text in CHANGES.items():
        script(text)(page)
        rest()
        seen[name] = page.evaluate(STATE)
    return seen
