"""Take the facts of a page after each step of a program, in Chromium and in `webapi.page`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from tests.page.programs import Program
from tests.page.programs.app import App

REST: Final = 120
"""The milliseconds after a step, in which short timers run. Programs wait for what takes longer."""

SCRIPT: Final = """() => {
  const named = (element) => element === null || element === undefined ? "" :
    element.localName + (element.id && "#" + element.id) + (element.name ? "." + element.name : "");
  const entries = (storage) => Object.fromEntries(
    Object.keys(storage).sort().map((key) => [key, storage.getItem(key)]));
  const control = (each) => each.type === "checkbox" || each.type === "radio" ? each.checked :
    each.type === "select-multiple" ? Array.from(each.selectedOptions, (option) => option.value) : each.value;
  const shadows = Array.from(document.querySelectorAll("*")).flatMap(function inside(each) {
    return each.shadowRoot ? [each.shadowRoot.innerHTML, ...Array.from(each.shadowRoot.querySelectorAll("*")).flatMap(inside)] : [];
  });
  return {
    url: location.href,
    title: document.title,
    body: document.body.innerHTML,
    shadows,
    controls: Array.from(document.querySelectorAll("input, select, textarea"), (each) => [named(each), control(each)]),
    focus: named(document.activeElement),
    local: entries(localStorage),
    session: entries(sessionStorage),
    cookies: document.cookie.split("; ").sort().join("; "),
    state: history.state,
  };
}"""


_RANDOM: Final = re.compile(r"(?<=lit\$)\d+(?=\$)|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}")
"""What libraries make up anew each time: markers of Lit, identifiers of Turbo."""

_START_TAG: Final = re.compile(r'<([a-z][^\s>]*)((?: [^\s=>]+="[^"]*")+)>')
_ATTRIBUTE: Final = re.compile(r' [^\s=>]+="[^"]*"')


def normalized(html: str) -> str:
    """Leave out two of Chromium's departures from the standard.

    It adds the attribute `style` when somebody looks for it, so that it comes later than where a
    script made it: attributes are sorted. And `classList.add()` without names makes an empty
    attribute `class`, which goes.
    """

    def tag(found: re.Match[str]) -> str:
        attributes = {*_ATTRIBUTE.findall(found[2])} - {' class=""'}
        return f"<{found[1]}{''.join(sorted(attributes))}>"

    return _START_TAG.sub(tag, html)


def play(
    program: Program, app: App, page: Any, rest: Callable[[], Any], errors: list[str]
) -> list[dict[str, Any]]:
    """Play a program; return the facts of each step.

    ``rest`` lets timers run and returns what `SCRIPT` gives. Requests of a step are sorted, as
    browsers fetch several at once.
    """
    facts = []
    for step in program.steps(page):
        found = json.loads(_RANDOM.sub("RANDOM", json.dumps(rest())))
        noted = {
            **found,
            "body": normalized(found["body"]),
            "shadows": [normalized(each) for each in found["shadows"]],
            "requests": sorted(app.asked, key=str),
            "errors": list(errors),
        }
        app.asked.clear()
        errors.clear()
        facts.append({"step": step} | {name: value for name, value in noted.items() if value})
    return facts


def shown(name: str, message: str) -> str:
    """An error without the words of an engine, which only scripts' own errors lack."""
    return f"{name}: {message}" if name == "Error" else name
