"""Rules ``@starting-style``: transitions of elements that get their first style."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

HTML: Final = """<!doctype html><script>
const load = [];
for (const type of ["transitionrun", "transitionend"])
  addEventListener(type, () => load.push(type));
</script><style>
.t { transition: opacity 100ms; opacity: 1 } @starting-style { .t { opacity: 0 } }
.n { transition: opacity 100ms, margin-top 100ms; opacity: 1; @starting-style { opacity: 0;
  margin-top: 5px } }
.h { display: none }
.late { opacity: 1; transition: opacity 100ms; @starting-style { opacity: 0 } } .late {
  opacity: 0.5 }
.before { @starting-style { opacity: 0 } } .before { opacity: 0.5; transition: opacity 100ms; }
.d { transition: display 100ms allow-discrete, opacity 100ms; opacity: 1; @starting-style {
  opacity: 0 } }
.o { opacity: 0; transition: opacity 100ms } .o.open { opacity: 1; @starting-style { opacity:
  0.2 } }
.v { --x: 1; opacity: var(--x); transition: opacity 100ms; @starting-style { --x: 0 } }
.i { @starting-style { color: red } } .i b { transition: color 100ms }
.m { transition: opacity 100ms; @media print { @starting-style { opacity: 0 } } }
.ml { transition: opacity 100ms; @media screen { @starting-style { opacity: 0 } } }
.imp { transition: opacity 100ms; @starting-style { opacity: 0 !important } }
.none { @starting-style { opacity: 0 } }
.sib + .s2 { transition: opacity 100ms; @starting-style { opacity: 0 } }
</style><body><p class=t id=load>x</p>"""
PLAY: Final = """async () => {
  await new Promise((then) => setTimeout(then, 300));
  const logs = { load: [...load] };
  const wait = (time) => new Promise((then) => setTimeout(then, time));
  const frame = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
  const types = ["transitionrun", "transitionend", "transitioncancel"];
  const area = document.body.appendChild(document.createElement("div"));
  const scenario = async (name, html, run) => {
    area.innerHTML = html;
    const log = (logs[name] = []);
    const note = ({ type, propertyName, target }) =>
      log.push(`${type} ${propertyName} ${target.className || target.localName}`);
    for (const type of types) area.addEventListener(type, note);
    await frame(); await frame();
    if (run) { await run(area.firstElementChild); await frame(); await wait(200); }
    else await wait(200);
    for (const type of types) area.removeEventListener(type, note);
  };
  await scenario("inserted", "<i class=t>x</i>");
  await scenario("nested", "<i class=n>x</i>");
  await scenario("overridden", "<i class=late>x</i>");
  await scenario("overridden later", "<i class=before>x</i>");
  await scenario("in a hidden one", "<div class=h><i class=t>x</i></div>");
  await scenario("shown", "<div class=h><i class=t>x</i></div>", async (e) => {
    e.className = "";
  });
  await scenario("shown itself", "<i class='t h'>x</i>", async (e) => { e.className = "t"; });
  await scenario("hidden and shown", "<i class=t>x</i>", async (e) => {
    await wait(150);
    e.classList.add("h");
    await frame();
    await frame();
    e.classList.remove("h");
  });
  await scenario("hidden and shown in one frame", "<i class=t>x</i>", async (e) => {
    await wait(150);
    e.classList.add("h");
    e.classList.remove("h");
  });
  await scenario("hidden and shown with a question", "<i class=t>x</i>", async (e) => {
    await wait(150);
    e.classList.add("h");
    getComputedStyle(e).opacity;
    e.classList.remove("h");
  });
  await scenario("discrete", "<i class='d h'>x</i>", async (e) => { e.classList.remove("h"); });
  await scenario("rule only when shown", "<i class='o'>x</i>", async (e) => {
    e.classList.add("open");
  });
  await scenario("rule when inserted", "<i class='o open'>x</i>");
  await scenario("by a custom property", "<i class=v>x</i>");
  await scenario("inherited", "<i class=i><b>x</b></i>");
  await scenario("media that do not match", "<i class=m>x</i>");
  await scenario("media that match", "<i class=ml>x</i>");
  await scenario("important", "<i class=imp>x</i>");
  await scenario("no transition", "<i class=none>x</i>");
  await scenario("sibling", "<u class=sib></u><i class=s2>x</i>");
  await scenario("moved", "<i class=t>x</i><u></u>", async (e) => {
    await wait(150);
    area.append(e);
  });
  await scenario("removed at once", "<i class=t>x</i><u></u>", async (e) => { e.remove(); });
  await scenario("inline style wins", "<i class=t style='opacity: 0.5'>x</i>");
  await scenario("at once read", "<u></u>", async (e) => {
    e.className = "t";
    const b = document.createElement("i");
    b.className = "t";
    area.append(b);
  });
  return logs;
}"""
RECORDED: Final[dict[str, list[str]]] = json.loads(
    Path(__file__).with_name("starting_styles_in_chromium.json").read_text("ascii")
)
