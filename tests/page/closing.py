"""How users and buttons open and close dialogs and popovers, in Chromium and in ours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Act = Callable[[Any], Any]

HTML = """<!doctype html><style>
dialog, [popover] { position: fixed; inset: auto; margin: 0; left: 900px; width: 250px; height: 90px }
#a { top: 10px } #n { top: 120px } #c { top: 230px } #p { top: 340px } #q { top: 450px } #m { top: 560px }
</style><body>
<p id=text>text</p><button id=before>open</button>
<button id=toggler popovertarget=p>p</button>
<dialog id=a><input id=in><p id=ta>a</p></dialog><dialog id=n><button id=inn>n</button><p id=tn>n</p></dialog>
<dialog id=c><p id=tc>c</p><button id=inc>i</button></dialog>
<div id=p popover><button id=inp popovertarget=q>q</button><p id=tp>p</p></div>
<div id=q popover><p id=tq>q</p></div><div id=m popover=manual><p id=tm>m</p></div>
<button id=k1 command=show-modal commandfor=a>1</button>
<button id=k2 command=toggle-popover commandfor=p>2</button>
<button id=k3 command=--custom commandfor=text>3</button>
<button id=k4 command=SHOW-POPOVER commandfor=m>4</button>
<button id=k5 command=hide-popover commandfor=m>5</button>
<button id=k6 command=--custom commandfor=none popovertarget=q>6</button>
<button id=k7 command=unknown commandfor=p popovertarget=q>7</button>
<form id=form><button id=k8 command=show-popover commandfor=m>8</button>
<button id=k9 type=button command=show-popover commandfor=m>9</button><button id=k10>10</button></form>"""

WATCH = """() => {
  document.forms[0].addEventListener("submit", (event) => event.preventDefault());
  window.seen = []; window.stopped = {};
  for (const each of document.querySelectorAll("[id]")) window[each.id] = each;
  const types = ["cancel", "close", "beforetoggle", "toggle", "command", "click", "pointerdown", "pointerup", "mouseup", "submit"];
  for (const type of [...types, "keydown"]) document.addEventListener(type, (event) => {
    if (stopped[type]) event.preventDefault();
    const { target, source, oldState, newState, command, cancelable, isTrusted } = event;
    const more = [oldState, newState, command, source && source.id].filter((each) => each != null);
    const is = (cancelable ? "cancelable" : "") + (isTrusted ? "" : " untrusted");
    seen.push([type, target.id || target.localName, ...more, is].join(" ").trim());
  }, true);
}"""

# The events of tasks come in no order that the standard says.
STATE = """() => {
  const isLate = (each) => each.startsWith("close ") || each.startsWith("toggle ");
  const found = [...seen.filter((each) => !isLate(each)), ...seen.filter(isLate).sort()]; seen = [];
  const ids = (selector) => [...document.querySelectorAll(selector)].map((each) => each.id).join();
  return [found.join("; "), ids("dialog[open]"), ids(":popover-open"), document.activeElement.id];
}"""


def run(script: str) -> Act:
    """Run a script in the page; its answer, or its error's name, is part of the record."""
    text = f"() => {{ try {{ {script} }} catch (error) {{ return error.name }} }}"
    return lambda page: page.evaluate(text)


def click(selector: str) -> Act:
    """Click an element; ``body`` is outside of dialogs and popovers."""

    def act(page: Any) -> None:
        page.click(selector)

    return act


def key(name: str) -> Act:
    """Press a key where the focus is."""

    def act(page: Any) -> None:
        focused = page.evaluate("() => document.activeElement.id")
        page.press(f"#{focused}" if focused else "body", name)

    return act


MEMBERS = """
  const d = document.createElement("dialog"), b = document.createElement("button"), r = [];
  for (const value of ["any", "CloseRequest", "none", "x", ""]) { d.closedBy = value; r.push([d.getAttribute("closedby"), d.closedBy]); }
  d.removeAttribute("closedby"); r.push(d.closedBy);
  for (const value of ["SHOW-modal", "request-close", "close", "toggle-popover", "hide-popover", "--Custom", "-x", "--", ""]) {
    b.command = value; r.push([b.getAttribute("command"), b.command]);
  }
  const form = document.createElement("form"); form.append(b);
  r.push(b.type); b.setAttribute("commandfor", "text"); r.push(b.type); b.removeAttribute("command"); r.push(b.type);
  b.type = "submit"; r.push(b.type, b.matches(":default")); b.removeAttribute("commandfor"); b.removeAttribute("type"); r.push(b.type);
  r.push(b.commandForElement); b.commandForElement = document.getElementById("text");
  r.push(b.getAttribute("commandfor"), b.commandForElement); document.body.append(b); r.push(b.commandForElement.id);
  b.setAttribute("commandfor", "before"); r.push(b.commandForElement.id); b.commandForElement = null; r.push(b.hasAttribute("commandfor"));
  b.remove();
  return r;
"""

RECORDED: list[list[Any]] = json.loads(
    Path(__file__).with_name("closing_in_chromium.json").read_text("utf-8")
)
STEPS: list[tuple[str, Act]] = [
    ("members", run(MEMBERS)),
    ("Escape without a dialog", key("Escape")),
    ("the first click", click("#text")),
    ("show modal a", run("before.focus(); a.showModal()")),
    ("Escape closes a", key("Escape")),
    ("show modal a and cancel", run("stopped.cancel = true; a.showModal()")),
    ("click into a", click("#ta")),
    ("Escape is cancelled", key("Escape")),
    ("Escape cannot be cancelled", key("Escape")),
    ("a keydown is prevented", run("stopped = { keydown: true }; a.showModal()")),
    ("Escape is prevented", key("Escape")),
    ("show n in a", run("stopped = {}; n.showModal()")),
    ("Escape closes n", key("Escape")),
    ("Escape closes a then", key("Escape")),
    ("two without a user", run("a.showModal(); n.showModal(); c.showModal()")),
    ("Escape closes some", key("Escape")),
    ("Escape closes more", key("Escape")),
    ("Escape closes the last", key("Escape")),
    ("close all", run("a.close(); n.close(); c.close()")),
    ("show a without closedby", run("a.show()")),
    ("Escape leaves a", key("Escape")),
    ("closedby", run("a.closedBy = 'closerequest'")),
    ("Escape closes what is not modal", key("Escape")),
    ("show modal with none", run("a.closedBy = 'none'; a.showModal()")),
    ("Escape leaves none", key("Escape")),
    ("request to close none", run("a.requestClose('r'); return a.returnValue")),
    ("show modal with any", run("a.closedBy = 'any'; a.showModal()")),
    ("click in any", click("#ta")),
    ("click outside of any", click("body")),
    ("show any", run("a.show()")),
    ("click outside of what is not modal", click("#text")),
    ("any is cancelled", run("stopped.cancel = true; a.show()")),
    ("click outside is cancelled", click("#text")),
    ("click outside once more", click("#text")),
    ("request to close is cancelled", run("a.requestClose('s'); return a.returnValue")),
    ("Escape after a request", key("Escape")),
    ("request to close", run("stopped = {}; a.show(); a.requestClose('s'); return a.returnValue")),
    ("request to close what is closed", run("a.requestClose('t'); return a.returnValue")),
    ("closerequest", run("a.closedBy = 'closerequest'; a.showModal()")),
    ("click outside of closerequest", click("body")),
    ("any below", run("a.close(); a.closedBy = 'any'; a.show(); n.show()")),
    ("click on text, n is none", click("#text")),
    ("any above", run("n.closedBy = 'any'")),
    ("click on a", click("#ta")),
    ("click on the text", click("#text")),
    (
        "clean",
        run("a.removeAttribute('closedby'); n.removeAttribute('closedby'); a.close(); n.close()"),
    ),
    ("show p", run("before.focus(); p.showPopover()")),
    ("Escape hides p", key("Escape")),
    ("click on the toggler", click("#toggler")),
    ("click in p", click("#tp")),
    ("click in p on q's button", click("#inp")),
    ("click in q", click("#tq")),
    ("click in p again", click("#tp")),
    ("Escape hides p again", key("Escape")),
    ("toggle", click("#toggler")),
    ("toggle again", click("#toggler")),
    ("show p and m", run("m.showPopover(); p.showPopover()")),
    ("click outside", click("#text")),
    ("Escape leaves m", key("Escape")),
    ("hide m", run("m.hidePopover()")),
    ("p in a modal dialog", run("a.append(p); a.showModal(); p.showPopover()")),
    ("Escape hides p alone", key("Escape")),
    ("p again", run("p.showPopover()")),
    ("click on the dialog", click("#ta")),
    ("back", run("a.close(); document.body.append(p)")),
    ("p then a modal dialog", run("p.showPopover(); a.showModal()")),
    ("Escape", key("Escape")),
    ("p then a dialog", run("p.showPopover(); a.show(); a.close()")),
    ("hint", run("q.popover = 'hint'; p.showPopover(); q.showPopover()")),
    ("Escape hides the hint", key("Escape")),
    ("Escape hides p at last", key("Escape")),
    ("hint and click", run("q.showPopover()")),
    ("click outside of the hint", click("#text")),
    ("auto again", run("q.popover = 'auto'")),
    ("pointerdown is prevented", run("stopped.pointerdown = true; p.showPopover()")),
    ("click that was prevented", click("#text")),
    ("nothing is prevented", run("stopped = {}")),
    ("k1", click("#k1")),
    ("k1 by script", run("k1.click()")),
    ("k1 closes", run("k1.command = 'close'; k1.value = 'v'; k1.click(); return a.returnValue")),
    ("k1 again", run("k1.command = 'show-modal'; k1.click()")),
    (
        "k1 requests",
        run("k1.command = 'request-close'; k1.value = 'w'; k1.click(); return a.returnValue"),
    ),
    ("k1 closes what is closed", run("k1.command = 'close'; k1.click()")),
    ("k2", click("#k2")),
    ("k2 again", click("#k2")),
    ("k3", click("#k3")),
    ("k4", click("#k4")),
    ("k4 again", click("#k4")),
    ("k5", click("#k5")),
    ("k5 again", click("#k5")),
    ("k6", click("#k6")),
    ("k6 again", click("#k6")),
    ("k7", click("#k7")),
    ("k8", click("#k8")),
    ("k9", click("#k9")),
    ("k10", click("#k10")),
    ("command is prevented", run("stopped.command = true; m.hidePopover(); k4.click()")),
    (
        "command and removal",
        run(
            "stopped = {}; const e = m; e.addEventListener('command', () => e.remove(), { once: true }); k4.click(); document.body.append(e)"
        ),
    ),
    ("disabled", run("k4.disabled = true; k4.click(); k4.disabled = false")),
    ("remove", run("const e = a; e.showModal(); e.remove(); document.body.append(e)")),
    ("Escape closes what came back", key("Escape")),
    (
        "parsed open",
        run(
            "document.body.insertAdjacentHTML('beforeend', '<dialog id=o open closedby=any>o</dialog>'); window.o = document.querySelector('#o')"
        ),
    ),
    ("Escape closes what was parsed", key("Escape")),
    ("open by attribute", run("o.open = true")),
    ("click outside of what was opened by attribute", click("#text")),
    (
        "modal and popover",
        run(
            "const r = []; o.popover = 'auto'; o.showPopover(); for (const m of ['show', 'showModal']) try { o[m](); r.push(m) } catch (e) { r.push(e.name) } return r"
        ),
    ),
    ("hide it", run("o.close(); try { o.hidePopover() } catch (e) { return e.name }")),
    (
        "popover by a modal dialog",
        run(
            "o.showModal(); try { o.showPopover() } catch (e) { return e.name } finally { o.close() }"
        ),
    ),
    ("toggles at once", run("a.show(); a.close(); a.showModal()")),
    (
        "show event is cancelled",
        run("a.close(); stopped.beforetoggle = true; a.showModal(); a.show(); p.showPopover()"),
    ),
]


def play(page: Any, settle: Act = lambda page: None) -> list[list[Any]]:
    """Play all steps; return the name of each, its answer, the events, and what is open and focused."""
    page.set_content(HTML)
    page.evaluate(WATCH)
    found = []
    for name, act in STEPS:
        answer = act(page)
        settle(page)
        found.append([name, answer, *page.evaluate(STATE)])
    return found
