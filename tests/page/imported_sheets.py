"""Style sheets that import others, in Chromium and in ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

CSS = "text/css; charset=utf-8"
HTML = "text/html; charset=utf-8"
IDS = "abcdefghijklmnopqrstu"
FILES: dict[str, tuple[str, str]] = {
    "/": (
        HTML,
        """<!doctype html><head><script>
log = [];
const note = (event) => log.push(event.type + " " + event.target.id);
document.addEventListener("load", note, true);
document.addEventListener("error", note, true);
addEventListener("load", () => log.push("window"));
const order = (each) => getComputedStyle(each).order;
const shown = () => log.push([...document.querySelectorAll("p")].map(order).join());
</script><link rel=stylesheet href=/css/main.css id=main>
<style id=inline>@import "/css/inline.css"; @import url(/css/none.css); #l { order: 5 }</style>
<style id=plain>#m { order: 1 }</style><style id=empty></style>
<link rel=stylesheet href=/css/broken.css id=broken>
</head><body>"""
        + "".join(f"<p id={name}>" for name in IDS)
        + "<script>shown();</script></body>",
    ),
    "/css/main.css": (
        CSS,
        """@charset "utf-8"; @layer late, early; a:bogus() { order: 9 } @unknown;
@import "plain.css";
@import url("layered.css") layer(early);
@import 'layered-too.css' layer;
@IMPORT url(sub/relative.css) layer(late.deep) screen;
@import "supported.css" supports(display: grid);
@import "unsupported.css" supports(display: bogus);
@import "both.css" layer(x) supports((display: grid) and (not (display: bogus))) screen, print;
@import "print.css" print;
@import "main.css";
@import "plain.css" bogus(1);
#a { order: 10 }
@import "behind.css";
@layer early { #c { order: 5 } }
@layer late { #c, #d { order: 6 } }
#f { order: 7 }
""",
    ),
    "/css/plain.css": (CSS, "#a, #b { order: 1 } #f { order: 1 }"),
    "/css/layered.css": (CSS, "#c, #d, #f { order: 2 } @layer inner { #e { order: 2 } }"),
    "/css/layered-too.css": (CSS, "#g { order: 3 } #d { order: 3 }"),
    "/css/sub/relative.css": (CSS, "@import 'deeper.css'; #e, #h { order: 4 }"),
    "/css/sub/deeper.css": (CSS, "@import '../plain.css' layer(z); #h, #i { order: 8 !important }"),
    "/css/supported.css": (CSS, "#j { order: 1 }"),
    "/css/unsupported.css": (CSS, "#j { order: 2 }"),
    "/css/both.css": (CSS, "#k { order: 1 }"),
    "/css/print.css": (CSS, "#k { order: 2 !important }"),
    "/css/behind.css": (CSS, "#k { order: 3 !important }"),
    "/css/inline.css": (CSS, "#l, #m { order: 4 } @layer { #n { order: 1 } }"),
    "/css/broken.css": (CSS, "@import 'no-type.css'; @import 'none.css'; #o { order: 1 }"),
    "/css/no-type.css": (HTML, "#o { order: 2 !important }"),
    "/css/script.css": (CSS, "#p { order: 1 }"),
    "/css/other.css": (CSS, "#p { order: 2 } b { order: 3 }"),
}
STEPS = {
    "loaded": "void 0",
    "a style of a script": "document.head.append(style = Object.assign(document.createElement("
    "'style'), { id: 'script', textContent: '@import \"/css/script.css\"; #q { order: 1 }' }))",
    "its text": "style.firstChild.data = '@import \"/css/other.css\" layer; #q { order: 2 }'",
    "a plain text": "style.firstChild.data = '#q { order: 3 }'",
    "an unconnected one": "document.createElement('style').textContent = '@import \"/css/a.css\"'",
    "a shadow tree": "host = document.body.appendChild(document.createElement('div')); "
    "host.attachShadow({ mode: 'open' }).innerHTML = "
    "'<style id=shadow>@import \"/css/other.css\";</style><b>x</b>'",
    "its value": "log.push(',' + order(host.shadowRoot.querySelector('b')))",
    "a base": "document.head.append(Object.assign(document.createElement('base'), "
    "{ href: '/css/sub/' })); "
    "document.head.append(Object.assign(document.createElement('style'), "
    "{ id: 'based', textContent: '@import \"../script.css\"' }))",
    "no medium": "document.querySelector('#main').media = 'print'",
}
STATE = """() => {
  shown();
  const isValue = (each) => each.includes(",");
  const events = log.filter((each) => !isValue(each));
  return [events.sort(), log.splice(0).filter(isValue)];
}"""
RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("imported_sheets_in_chromium.json").read_text("ascii")
)
REQUESTS = RECORDED.pop("requests", [])
"""The paths and referrers of the requests for `FILES`, sorted, each once."""


def steps(page: Any) -> dict[str, Any]:
    """What each step changes."""
    page.goto("/")
    found: dict[str, Any] = {}
    for name, script in STEPS.items():
        page.evaluate(f"() => {{ {script} }}")
        page.wait_for_timeout(100)
        found[name] = page.evaluate(STATE)
    return found
