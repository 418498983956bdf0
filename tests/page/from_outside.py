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
  for (const call of [() => new Window(), () => Window()]) {
    try { call(); } catch (error) { calls.push(error.name); }
  }
  const { enumerable, writable, configurable } = Object.getOwnPropertyDescriptor(window, "Window");
  return [
    window instanceof Window, document instanceof Window, ({}) instanceof Window,
    Object.getPrototypeOf(window) === prototype, document.defaultView instanceof window.Window,
    Window.name, Window.length, of(window), of(prototype), of(Object.getPrototypeOf(prototype)),
    typeof Window, String(Window), calls, enumerable, writable, configurable,
    typeof prototype.fetch, window.constructor === Window,
  ];
"""

LENGTHS = """<!doctype html><body><form>
<input id=short minlength=6><input id=long maxlength=3 value=abcdef>
<input id=plain minlength=1 maxlength=2>
<input id=link type=url minlength=9><input id=number type=number minlength=3 maxlength=1>
<textarea id=area minlength=4 maxlength=5>12345678</textarea>
<input id=both minlength=3 maxlength=5 required>
<input id=wrong minlength=-1 maxlength=x><input id=scripted minlength=6><input id=read minlength=6>
<button>Send</button></form>
<script>
  var log = [];
  document.addEventListener("invalid", (event) => log.push(`invalid ${event.target.id}`), true);
  document.addEventListener("input", (event) => log.push(`input ${event.target.id} ${event.data}`));
  document.forms[0].onsubmit = (event) => { event.preventDefault(); log.push("submit"); };
</script>"""

LENGTHS_NOW = """() => {
  const controls = [...document.querySelectorAll("[minlength], [maxlength]")].map((each) => {
    const { tooShort, tooLong, valid } = each.validity;
    const states = [tooShort && "short", tooLong && "long", valid === each.matches(":valid")];
    return [each.id, each.value, ...states, each.validationMessage];
  });
  return [controls, log.splice(0)];
}"""


def lengths(page: Any) -> list[Any]:
    """What users type into controls that limit the length of a text."""
    seen = [page.evaluate(LENGTHS_NOW)]
    for name in ("short", "plain", "link", "number", "both", "wrong", "scripted"):
        page.type(f"#{name}", "1a2" if name != "number" else "12")
    for name in ("long", "area"):
        page.press(f"#{name}", "End")
        page.press(f"#{name}", "Backspace")
    seen.append(page.evaluate(LENGTHS_NOW))
    page.click("button")
    seen.append(page.evaluate(LENGTHS_NOW))
    page.evaluate(
        "() => { scripted.value = 'bb'; short.setRangeText('c'); both.setAttribute('value', 'x'); }"
    )
    seen.append(page.evaluate(LENGTHS_NOW))
    for name in ("short", "long", "area", "both"):
        page.fill(f"#{name}", "\U0001f600" * 4)
    seen.append(page.evaluate(LENGTHS_NOW))
    for name in ("short", "long", "area", "both"):
        page.fill(f"#{name}", "")
        page.type(f"#{name}", "z")
    page.evaluate("() => { link.type = 'text'; plain.maxLength = 1; read.readOnly = true; }")
    page.type("#read", "r")
    seen.append(page.evaluate(LENGTHS_NOW))
    page.evaluate("() => { const copy = short.cloneNode(); copy.id = 'copy'; short.after(copy); }")
    seen.append(page.evaluate(LENGTHS_NOW))
    page.evaluate("() => document.forms[0].reset()")
    seen.append(page.evaluate(LENGTHS_NOW))
    for name in ("short", "link", "number", "both", "scripted", "copy", "long", "area"):
        page.fill(
            f"#{name}", {"number": "7", "link": "a:1234567", "long": "lo"}.get(name, "12345678")
        )
    page.click("button")
    seen.append(page.evaluate(LENGTHS_NOW))
    return seen


OUTPUTS = """
  const contents = ["t", "", "t<b>u</b>", "<b>u</b>", "<!-- c -->t"];
  return contents.map((html, index) => {
    const output = document.createElement("output");
    output.innerHTML = html;
    if (index === 0) output.append("");
    document.forms[0].append(output);
    const states = [], reset = () => {
      const before = [...output.childNodes];
      document.forms[0].reset();
      const { innerHTML, childNodes, value, defaultValue } = output;
      const isKept = childNodes.length === before.length && before.every((each) => each.parentNode);
      states.push([innerHTML, isKept, childNodes.length, value, defaultValue]);
    };
    reset(); reset();
    output.value = "v"; reset();
    output.defaultValue = "d"; reset();
    output.value = "d"; reset();
    output.value = "v"; output.defaultValue = "e"; reset();
    output.textContent = "now"; reset();
    return states;
  });
"""

MEMBERS = """
  const p = document.createElement("p"), part = p.part, seen = [part === p.part, part.length];
  part.add("a", "b"); seen.push(p.getAttribute("part"), p.outerHTML);
  p.setAttribute("part", "c c d"); seen.push([...part], part.value, part.contains("d"));
  p.part = "e"; seen.push(p.outerHTML, part.length, String(p.part));
  for (const act of [() => part.supports("a"), () => part.add("")]) {
    try { act(); } catch (error) { seen.push(error.name); }
  }
  const canvas = document.createElement("canvas");
  seen.push(canvas.getContext("nothing"), canvas.getContext.length, "part" in Element.prototype);
  try { canvas.getContext(); } catch (error) { seen.push(error.name); }
  const { set } = Object.getOwnPropertyDescriptor(Element.prototype, "part");
  return [...seen, typeof set];
"""

FRAMES = """() => {
  window.frames_ = [];
  let first;
  const log = (name) => (time) => frames_.push([name, Math.round(time - first)]);
  const ask = (name) => () => requestAnimationFrame(log(name));
  requestAnimationFrame((time) => {
    first = time;
    ask("at once")();
    for (const delay of [3, 9, 15, 17, 40]) setTimeout(ask(delay), delay);
    Promise.resolve().then(() => frames_.push("microtask"));
  });
  requestAnimationFrame((time) => frames_.push(["same", Math.round(time - first)]));
  const cancelled = requestAnimationFrame(log("cancelled"));
  requestAnimationFrame(() => {
    cancelAnimationFrame(later);
    requestAnimationFrame((time) => {
      log("next")(time);
      requestAnimationFrame(log("third"));
    });
  });
  const later = requestAnimationFrame(log("cancelled later"));
  cancelAnimationFrame(cancelled);
}"""


def frames(page: Any) -> Any:
    """When the callbacks of frames run, by the page's clock."""
    page.evaluate(FRAMES)
    page.clock.run_for(100)
    return page.evaluate("() => frames_")


FACTS: dict[str, tuple[str, Act]] = {
    "window.event": ("<!doctype html><body>", value(EVENT)),
    "Window": ("<!doctype html><body><p id=named>", value(WINDOW)),
    "outputs are reset": ("<!doctype html><form></form>", value(OUTPUTS)),
    "members": ("<!doctype html>", value(MEMBERS)),
    "frames": ("<!doctype html>", frames),
    "lengths": (LENGTHS, lengths),
}


def play(page: Any) -> dict[str, Any]:
    """What each fact is in a page."""
    found = {}
    for name, (html, act) in FACTS.items():
        page.set_content(html)
        found[name] = act(page)
    return found


def with_a_clock(page: Any) -> Any:
    """Let the clock of Playwright's page stand, as ours does."""
    page.clock.install(time=0)
    page.clock.pause_at(16_000)
    return page


def record() -> None:
    """Record the facts of Chromium."""
    from tests.browser.driver import start

    with start("chromium") as browser:
        found = play(with_a_clock(browser.new_page().playwright))
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(fact)}" for name, fact in found.items())
    _FILE.write_text(f"{{{lines}}}\n", "ascii")


if __name__ == "__main__":
    record()
