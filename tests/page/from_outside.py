"""What pages from outside asked for and did not get: small facts of Chromium, and of ours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Act = Callable[[Any], Any]

_FILE = Path(__file__).with_name("from_outside_in_chromium.json")
RECORDED: dict[str, Any] = json.loads(_FILE.read_text("ascii"))


def value(script: str) -> Act:
    """The value of the body of a function."""
    return lambda page: page.evaluate(f"() => {{ {script} }}")


EVENT = """
  const seen = [], log = (each) => seen.push(window.event === each), body = document.body;
  const host = document.createElement("div"); body.append(host);
  const inner = host.attachShadow({ mode: "open" }).appendChild(document.createElement("b"));
  seen.push(String(window.event), "event" in window, Object.keys(window).includes("event"));
  body.addEventListener("a", (each) => {
    log(each);
    host.dispatchEvent(new Event("b"));
    log(each);
  });
  host.addEventListener("b", log);
  inner.addEventListener("c", () => seen.push("c in a tree", String(window.event)));
  host.addEventListener("c", log);
  body.addEventListener("d", (each) => {
    inner.dispatchEvent(new Event("c", { bubbles: true, composed: true }));
    log(each);
    Promise.resolve().then(() => seen.push("later", String(window.event)));
  });
  inner.dispatchEvent(new Event("c", { bubbles: true, composed: true }));
  for (const type of ["a", "d"]) body.dispatchEvent(new Event(type));
  const hooked = document.createElement("p");
  hooked.setAttribute("onclick", "this.title = window.event.type + (window.event === event)");
  hooked.click();
  const detached = new EventTarget();
  detached.addEventListener("e", log);
  detached.dispatchEvent(new Event("e"));
  return Promise.resolve().then(() => {
    seen.push(hooked.title, String(window.event));
    window.event = 7;
    seen.push(window.event, delete window.event, String(window.event), "event" in window);
    return seen;
  });
"""

WINDOW = """
  const of = (object) => Object.prototype.toString.call(object), prototype = Window.prototype;
  const calls = [];
  for (const call of [() => new Window(), () => Window()]) try { call() } catch (error) { calls.push(error.name) }
  const { enumerable, writable, configurable } = Object.getOwnPropertyDescriptor(window, "Window");
  return [
    window instanceof Window, document instanceof Window, ({}) instanceof Window, window.constructor === Window,
    Object.getPrototypeOf(window) === prototype, document.defaultView instanceof window.Window,
    Window.name, Window.length, of(window), of(prototype), of(Object.getPrototypeOf(prototype)),
    typeof Window, String(Window), calls, enumerable, writable, configurable, typeof prototype.fetch,
  ];
"""

FACTS: dict[str, tuple[str, Act]] = {
    "window.event": ("<!doctype html><body>", value(EVENT)),
    "Window": ("<!doctype html><body><p id=named>", value(WINDOW)),
}


def play(page: Any) -> dict[str, Any]:
    """What each fact is in a page."""
    found = {}
    for name, (html, act) in FACTS.items():
        page.set_content(html)
        found[name] = act(page)
    return found


def record() -> None:
    """Record the facts of Chromium."""
    from tests.browser.driver import start

    with start("chromium") as browser:
        found = play(browser.new_page().playwright)
    _FILE.write_text(json.dumps(found, indent=1) + "\n", "ascii")


if __name__ == "__main__":
    record()
