"""What Playwright and scripts find visible, in Chromium and in ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HTML = """<!doctype html><meta charset=utf-8><style>
.hidden { display: none }
.veil { visibility: hidden }
.seen { visibility: visible }
.contents { display: contents }
.clear { opacity: 0 }
.skip { content-visibility: hidden }
.on { --show: block }
.by-name { display: var(--show, none) }
@media print { .screen { display: none } }
@media screen { .print { display: none } }
@layer late, early;
@layer early { .layered { display: block } }
@layer late { #layered.layered { display: none } }
nav { &.closed > a { display: none } }
</style><style media=print>p { display: none }</style><body>
<nav class=hidden id=nav><a href=/x id=in-nav>Link</a></nav>
<nav class=closed><a href=/x id=nested>x</a></nav>
<p id=p>p</p><p id=inline style="display:none">p</p><p id=attribute hidden>p</p>
<p id=stronger hidden style="display: block">p</p>
<div class=veil id=veil>x<b id=in-veil>x</b><b class=seen id=seen>x</b></div>
<div class=contents id=contents><b id=in-contents>x</b></div><div class=contents id=text>x</div>
<div class=contents id=blank> <b hidden>x</b></div>
<div class=hidden><div class=contents id=hidden-contents>x</div></div>
<div class=clear id=clear>x</div><div class=skip id=skip style="height: 9px">x
<b id=in-skip>x</b></div>
<div class=by-name id=unnamed>x</div><div class=on><div class=by-name id=named>x</div></div>
<div class=screen id=screen>x</div><div class=print id=print>x</div>
<div class=layered id=layered>x</div>
<details id=details><summary id=summary>s</summary><i id=in-details>x</i></details>
<dialog id=dialog><i id=in-dialog>x</i></dialog><div popover id=popover>x</div>
<select><option id=option>x</select><select multiple><option id=listed>x</select>
<input type=hidden id=input style="display: block"><noscript id=noscript>x</noscript>
<template id=template></template><div hidden=until-found><i id=until-found>x</i></div>
</body>"""
IDS = [part.split(">")[0].split()[0] for part in HTML.split(" id=")[1:]]
CHANGES = {
    "": "",
    "a class goes": "document.querySelector('#nav').classList.remove('hidden')",
    "a class comes": "document.querySelector('#p').className = 'hidden'",
    "a sheet comes": "document.body.append(Object.assign(document.createElement('style'), { textContent: '#screen { display: none }' }))",  # noqa: E501
    "a text changes": "document.body.lastChild.firstChild.data = '#clear { display: none }'",
    "a rule comes": "document.styleSheets[0].insertRule('#text { display: none }', 0)",
    "a declaration changes": "document.styleSheets[0].cssRules[1].style.display = 'block'",
    "a sheet is disabled": "document.body.lastChild.sheet.disabled = true",
    "a sheet for another medium": "document.styleSheets[1].media.mediaText = 'all'",
    "its attribute": "document.querySelectorAll('style')[1].media = 'print'",
    "an adopted sheet": "(sheet = new CSSStyleSheet(), sheet.replaceSync('#layered { display: none }'), document.adoptedStyleSheets = [sheet])",  # noqa: E501
    "its text": "sheet.replaceSync('i { display: none }')",
    "no adopted sheet": "document.adoptedStyleSheets = []",
    "details open": "document.querySelector('details').open = true",
    "a dialog opens": "document.querySelector('dialog').show()",
    "a popover opens": "document.querySelector('#popover').showPopover()",
    "the style": "document.querySelector('#inline').style.display = ''",
    "an important one": "document.querySelector('#print').style.setProperty('display', 'block', 'important')",  # noqa: E501
}
"""Scripts, each after the one before."""
CHECKS = """(ids) => ids.map((id) => {
  const element = document.getElementById(id);
  const all = { visibilityProperty: true, opacityProperty: true };
  const checks = Number(element.checkVisibility()) + Number(element.checkVisibility(all));
  return checks + getComputedStyle(element).display;
})"""
RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("visibility_in_chromium.json").read_text("ascii")
)


def visible(page: Any) -> dict[str, list[Any]]:
    """For each change: the IDs of what is visible then; at the end, what scripts find."""
    page.goto("/")
    found: dict[str, list[Any]] = {}
    for name, script in CHANGES.items():
        page.evaluate(f"() => {{ {script} }}")
        found[name] = [each for each in IDS if page.is_visible(f"#{each}")]
    found["scripts"] = page.evaluate(CHECKS, IDS)
    return found
