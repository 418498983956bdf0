"""What at-rules and selectors of style sheets do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.runtimes import container_rules

PAGE = """<section class=a id=s lang=en><h1>1</h1><div class=b dir=rtl><p class=c lang=en-GB>x</p>
<div class=a><p class=c dir=auto>\u05d0</p><span class=d>y</span></div></div>
<h6 class=c>6</h6></section>
<article class=a lang=de-CH-x><p class=c>x<b class=d>b</b></p>
<ul class=b><li class=c>1<li class=d>2</ul></article>
<div class=b style="--theme: dark; order: 20"><p class=c>x</p>
<input required id=i><a href=#s>l</a></div>"""
SHEETS = """@layer a { .c { order: 1 } } @layer b { .c { order: 2 } } @layer b, a;
@layer b, a; @layer a { .c { order: 1 } } @layer b { .c { order: 2 } }
@media print { @layer a; } @layer b { .c { order: 2 } } @layer a { .c { order: 1 } }
@supports (display: bogus) { @layer a; } @layer b { .c { order: 2 } } @layer a { .c { order: 1 } }
@layer a { .c { order: revert-layer } } @layer b { .c { order: revert-layer } } .c { order: \
revert-layer }
@layer a { .c { order: 1 } } @layer b { .c { order: 2 } } .c { order: revert-layer }
@layer a { .c { order: 1 !important } } @layer b { .c { order: 2 !important } } .c { order: 3 \
!important }
@layer a { .c { order: 1 !important } } @layer b { .c { order: revert-layer !important } }
@layer a { .c { order: revert-layer !important } } @layer b { .c { order: 2 !important } } .c { \
order: 3 }
@layer a.b, a.c { .c { order: 1 } } @layer a { @layer b { .c { order: 2 } } @layer c { .c { \
order: 3 } } .d { order: 4 } }
@layer a { @layer b { .c { order: 2 } } .c { order: 1 } } @layer a.b { .c { order: 3 } }
@layer { .c { order: 1 } } @layer { .c { order: 2 } } @layer { @layer { .c { order: 3 } } }
.c { @layer a { order: 1 } order: revert-layer }
.c { @layer a { order: 1 } } @layer b { .c { order: 2 } }
@layer initial { .c { order: 1 } } @layer a b { .c { order: 2 } } @layer a.inherit { .c { \
order: 3 } }
@layer A { .c { order: 1 } } @layer b { .c { order: 2 } } @layer a { .c { order: 3 } }
.a { & .c { order: 1 } .d & { order: 2 } }
.a, .b { > .c { order: 1 } + * { order: 2 } }
#s, .b { .c { order: 1 } } .a .c { order: 2 }
.a { p& { order: 1 } &.a { order: 2 } & + & { order: 3 } }
.a { .c { & { order: 1 } } }
.a { order: 1; @media screen { order: 2; .c { order: 3 } } order: 4 }
.a { order: 1; & { order: 2 } order: 3 }
.a { @supports (display: grid) { & > .c { order: 1 } } }
.a { :is(.b &, .c) { order: 1 } :not(&) { order: 2 } }
.a { .c, bogus:x( { order: 1 } .d { order: 2 } }
.a { .c:bogus, .d { order: 1 } b { order: 2 } }
& { order: 1 } & .c { order: 2 }
.a { &:has(> .c) { order: 1 } .c:has(+ &) { order: 2 } }
.a { && { order: 1 } & & { order: 2 } &.b& { order: 3 } }
.a { input:required { order: 1 } } div { a:hover, input { order: 2 } }
.a::before { & { order: 1 } .c { order: 2 } }
.a { &::before, .c { order: 2 } }
:is(.a, .b) { .c { order: 1 } } .a { .c { order: 2 } }
.a { @layer x { .c { order: 1 } & { order: 2 } } }
.a { --x: 1; .c { order: var(--x) } }
.a { color:hover; .c { order: 1 } }
.a { p:hover { order: 1 } .c { order: 2 } }
.a { order: 1 !important; .c & { order: 2 } & { order: 3 } }
:heading { order: 1 }
:heading(1) { order: 1 }
:heading(2, 6) { order: 1 }
:dir(rtl) { order: 1 }
:dir(ltr) { order: 1 }
.c:dir(rtl) { order: 1 }
:dir(x) { order: 1 } .c { order: 2 }
:lang(en) { order: 1 }
:lang(de-CH) { order: 1 }
:lang(*-CH) { order: 1 }
.c:nth-child(1 of .c) { order: 1 }
:nth-last-child(2 of .c, .d) { order: 1 }
:is(.a, .bogus:x) .c { order: 1 }
:where(#s) .c { order: 1 } .c { order: 2 }
.c:not(#s .b *, .d) { order: 1 } .c { order: 2 }
:has(.d) { order: 1 }
.b:has(+ .c) { order: 1 }
.c:has(~ .a) { order: 1 }
:not(:has(*)) { order: 1 }
:required { order: 1 }
:any-link { order: 1 }
:link { order: 1 }
:visited { order: 1 }
:target-within { order: 1 } .c { order: 2 }
:local-link { order: 1 } .c { order: 2 }
:user-invalid { order: 1 }
:read-write { order: 1 }
:blank { order: 1 } .c { order: 2 }
svg|a { order: 1 } .c { order: 2 }
@namespace url(http://www.w3.org/1999/xhtml); .c { order: 1 }
@namespace s url(http://www.w3.org/2000/svg); s|p { order: 1 } *|b { order: 2 }
:open { order: 1 }
:state(x) { order: 1 } .c { order: 2 }
:--x { order: 1 } .c { order: 2 }
:playing { order: 1 } .c { order: 2 }
:modal, .c { order: 2 }
:popover-open, .c { order: 2 }
:buffering, .c { order: 2 }
:has-slotted, .c { order: 2 }
:active-view-transition, .c { order: 2 }
:nth-child(even of p) { order: 1 }
:root { order: 1 }
:scope { order: 1 }
:empty { order: 1 }
.c || .d { order: 1 } .c { order: 2 }
p.c:first-child:not(:last-child) { order: 1 }
[lang|=en] { order: 1 }
[CLASS=c] { order: 1 }
[class=C i] { order: 1 }
@media (width > 100px) { .c { order: 1 } }
@media (100px < width <= 99999px) { .c { order: 1 } }
@media not (width < 10px) { .c { order: 1 } }
@media (hover) and (pointer: fine) { .c { order: 1 } }
@media (bogus) { .c { order: 1 } }
@media not (bogus) { .c { order: 1 } }
@media screen, bogus( { .c { order: 1 } } .d { order: 2 }
@media (prefers-color-scheme: light) { .c { order: 1 } }
@media all and (min-width: 1em) or (color) { .c { order: 1 } }
@media ((color) or (bogus)) { .c { order: 1 } }
@media (resolution >= 1dppx) { .c { order: 1 } }
@media only screen { .c { order: 1 } }
@media { .c { order: 1 } }
@media (aspect-ratio > 1/100) { .c { order: 1 } }
@media (scripting: enabled) { .c { order: 1 } }
@supports (display: grid) { .c { order: 1 } }
@supports not (display: grid) { .c { order: 1 } }
@supports selector(:has(a)) { .c { order: 1 } }
@supports selector(:bogus) { .c { order: 1 } }
@supports (--x: y) { .c { order: 1 } }
@supports (display: grid) and (not (display: bogus)) { .c { order: 1 } }
@supports font-tech(color-COLRv1) { .c { order: 1 } }
@supports font-format(woff2) { .c { order: 1 } }
@supports at-rule(@scope) { .c { order: 1 } }
@supports bogus(1) { .c { order: 1 } }
@supports not bogus(1) { .c { order: 1 } }
@supports display: grid { .c { order: 1 } } .d { order: 2 }
@starting-style { .c { order: 1 } }
@font-face { } .c { order: 1 }
@page { } .c { order: 1 }
@when x { .c { order: 1 } } .d { order: 2 }
@unknown; .c { order: 1 }
@unknown { } .c { order: 1 }
@property --x { syntax: '*'; inherits: false } .a { --x: 1 } * { order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: false; initial-value: 3 } .a { --x: 1 } * { \
order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: true; initial-value: 3 } .a { --x: 1 } * { \
order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: true; initial-value: 3 } .a { --x: red } * { \
order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: false; initial-value: 3 } .a { --x: 5 } .c { \
--x: inherit } * { order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: true; initial-value: 3 } .a { --x: 5 } .c { --x: \
initial } * { order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: false } .a { --x: 1 } * { order: var(--x, 7) }
@property --x { syntax: '<integer>'; initial-value: 3 } .a { --x: 1 } * { order: var(--x, 7) }
@property --x { inherits: false; initial-value: 3 } .a { --x: 1 } * { order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: false; initial-value: 1px } .a { --x: 1 } * { \
order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: false; initial-value: var(--y) } .a { --x: 1 } * \
{ order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: false; initial-value: 3 } @property --x { \
syntax: '*'; inherits: true } .a { --x: 1 } * { order: var(--x, 7) }
@media print { @property --x { syntax: '*'; inherits: false } } .a { --x: 1 } * { order: \
var(--x, 7) }
@layer a { @property --x { syntax: '<number> | auto'; inherits: false; initial-value: 4 } } .a \
{ --x: auto } * { order: var(--x, 7) }
@property --x { syntax: '<integer>+'; inherits: true; initial-value: 3 } .a { --x: 1 2 } .b { \
--x: 4 } * { order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: true; initial-value: 3 } .a { --x: var(--x) } * \
{ order: var(--x, 7) }
@property --x { syntax: '<integer>'; inherits: true; initial-value: 3 } .a { --x: var(--none) } \
* { order: var(--x, 7) }
@property x { syntax: '*'; inherits: false } .c { order: 1 }
@PROPERTY --x { SYNTAX: '*'; Inherits: FALSE } .a { --x: 1 } * { order: var(--x, 7) }
@scope (.a) { .c { order: 1 } }
@scope (.a) to (.b) { .c { order: 1 } }
@scope (.a) to (:scope > .b) { .c { order: 1 } :scope { order: 2 } }
@scope (.a) { :scope { order: 1 } > .c { order: 2 } }
@scope (.a) { & { order: 1 } & .c { order: 2 } .a { order: 3 } }
@scope (.a) { .c { order: 1 } } @scope (.b) { .c { order: 2 } }
@scope (.b) { .c { order: 2 } } @scope (.a) { .c { order: 1 } }
@scope (.b) { .c { order: 2 } } p.c { order: 3 }
@scope (.b) { p.c { order: 2 } } p.c { order: 3 }
@scope (.a) { @scope (.b) { .c { order: 1 } } }
@scope (.a) { @scope (:scope > .b) to (.a) { * { order: 1 } } }
@scope (.a) { .b { .c { order: 1 } & > .d { order: 2 } } }
.a { @scope (& > .b) { .c { order: 1 } } }
.a { @scope (.b) { order: 1; .c { order: 3 } } }
@scope (.a) { order: 5; .c { order: 6 } }
@scope (.a, .b) to (.d, ul) { * { order: 1 } }
@scope { .c { order: 1 } :scope { order: 2 } }
@scope to (.b) { .c { order: 1 } }
@scope (.a) { .c:not(:scope .b *) { order: 1 } }
@scope (.a) { :is(:scope, .b) > .c { order: 1 } }
@scope (#s) { .c { order: 1 } } @scope (.a) { .c { order: 2 } }
@scope (.a) { :scope .c { order: 1 } } .c.c { order: 2 }
@scope (.a) { & .c { order: 1 } } p.c { order: 2 }
@scope (.a) { @media print { .c { order: 1 } } @layer x { .c { order: 2 } } }
@layer x { @scope (.a) { .c { order: 1 } } } .d { order: 3 }
@scope (.a) to (.a .a) { .c { order: 1 } }
@scope (.a { .c { order: 1 } } .d { order: 2 }
@scope (.a) (.b) { .c { order: 1 } } .d { order: 2 }
@scope (.a:bogus(1)) { .c { order: 1 } } .d { order: 2 }
@scope (.a::before) { .c { order: 1 } } .d { order: 2 }
@scope (.b) { :scope { order: revert-layer } } .b { order: 4 !important }
@scope (.a) { .c::before { order: 1 } :scope > .b > .c, h6 { order: 2 } }
@scope (.a) { .c { order: 1 !important } } @scope (.b) { .c { order: 2 !important } }
@scope (:is(.a, .b)) to (> .c) { * { order: 1 } }
@scope (.a) { .c { order: 1; & { order: 2 } } }
@scope (.a) to (&) { .c { order: 1 } }
@scope (.a) to (& > .b) { * { order: 1 } }
@scope (.a) { @scope to (.b) { .c { order: 1 } } }
@scope (.a) to () { .c { order: 1 } } .d { order: 2 }
@scope () { .c { order: 1 } } .d { order: 2 }
""".splitlines()
ASK = """([page, sheets]) => sheets.map((sheet) => {
  document.body.innerHTML = page;
  const style = document.createElement("style");
  style.textContent = sheet;
  document.body.prepend(style);
  const elements = [...document.querySelectorAll("body, body *")];
  return elements.map((each) => getComputedStyle(each).order).join();
})"""
NAMESPACED_PAGE = """<a class=c href=#y>h</a><p>p</p><svg class=s><a class=c xlink:href=#Y></a>
<lineargradient></lineargradient><g><a href=#z></a></g></svg><math><a></a></math>"""
NAMESPACED = """@namespace x url(http://www.w3.org/2000/svg); x|a { order: 1 }
@namespace x "http://www.w3.org/2000/svg"; x|* { order: 1 } |a { order: 2 } *|a { order: 3 }
@namespace "http://www.w3.org/2000/svg"; a { order: 1 } .c { order: 2 } :is(.c) { order: 3 } *|p { \
order: 4 } *|* { order: 5 }
@namespace "http://www.w3.org/2000/svg"; :not(.c) { order: 1 }
@namespace "http://www.w3.org/2000/svg"; *:not(.c) { order: 1 } *|*:not(a) { order: 4 }
@namespace "http://www.w3.org/2000/svg"; *|*:is(.c) { order: 1 } *|*:is(*) { order: 4 }
@namespace x "http://www.w3.org/1999/xlink"; [x|href] { order: 1 } [*|href] { order: 2 } \
[ |href] { order: 3 }
@namespace x "http://www.w3.org/1999/xlink"; [x|href="#y" i] { order: 1 }
y|a { order: 1 } [y|href] { order: 3 } a { order: 2 }
@namespace X "http://www.w3.org/2000/svg"; x|a { order: 1 } X|a { order: 2 }
a { order: 1 } @namespace x "http://www.w3.org/2000/svg"; x|a { order: 2 }
y|a { order: 1 } @namespace x "http://www.w3.org/2000/svg"; x|a { order: 2 }
@layer z; @namespace x "http://www.w3.org/2000/svg"; x|a { order: 2 }
@namespace x "http://www.w3.org/2000/svg"; @layer z; @namespace y "http://www.w3.org/1999/xhtml"; \
y|a { order: 2 }
@namespace x "http://www.w3.org/2000/svg"; @namespace x "http://www.w3.org/1999/xhtml"; x|a { \
order: 2 }
@namespace x "http://www.w3.org/2000/svg"; .s { x|a { order: 2 } &x|a { order: 3 } x|g& { \
order: 4 } }
@namespace x "http://www.w3.org/2000/svg"; @media all { x|a { order: 2 } } @layer { x|p { \
order: 7 } }
@namespace x "http://www.w3.org/2000/svg"; @scope (x|svg) to (x|g) { x|a { order: 2 } :scope { \
order: 3 } }
@namespace x ""; x|a { order: 1 } [x|href] { order: 4 }
@namespace ""; a { order: 1 }
@namespace x bogus; x|a { order: 1 } a { order: 2 }
@namespace x "http://www.w3.org/2000/svg"; x|a:not(x|b) { order: 2 } x|a, y|a { order: 3 }
@namespace x "http://www.w3.org/2000/svg"; x |a { order: 1 } x| a { order: 2 }
@namespace x url( "http://www.w3.org/2000/svg" ); x|a::before { order: 2 } :has(> x|a) { \
order: 5 }""".splitlines()
ASK_WITH_TEXTS = """([page, sheets]) => sheets.map((sheet) => {
  document.body.innerHTML = page;
  const style = document.createElement("style");
  style.textContent = sheet;
  document.body.prepend(style);
  const texts = (rules) => [...rules].map((each) => each.selectorText ?? each.cssText);
  const elements = [...document.querySelectorAll("body > *, svg *, math *")];
  const all = [...style.sheet.cssRules].flatMap((each) => [each, ...(each.cssRules ?? [])]);
  return [elements.map((each) => getComputedStyle(each).order).join(), texts(all)];
})"""
CHANGE_NAMESPACES = """() => {
  document.body.innerHTML = "<style>a { order: 1 }</style><svg><a></a></svg>";
  const { sheet } = document.querySelector("style");
  const found = [];
  const attempt = (change) => {
    let result;
    try {
      result = change();
    } catch (error) {
      result = error.name;
    }
    found.push(`${result} ${getComputedStyle(document.querySelector("svg a")).order}`);
  };
  const svg = "@namespace x 'http://www.w3.org/2000/svg'";
  attempt(() => sheet.insertRule(svg, 0));
  attempt(() => sheet.deleteRule(0));
  attempt(() => sheet.insertRule(svg, 0));
  attempt(() => sheet.insertRule("x|a { order: 2 }", 1));
  attempt(() => sheet.insertRule("y|a { order: 3 }", 2));
  attempt(() => sheet.insertRule("@media all { x|a { order: 4 } }", 2));
  attempt(() => sheet.cssRules[2].insertRule("x|a { order: 5 }", 1));
  attempt(() => (sheet.cssRules[1].selectorText = "y|a", sheet.cssRules[1].selectorText));
  attempt(() => (sheet.cssRules[1].selectorText = "x|svg", sheet.cssRules[1].selectorText));
  attempt(() => sheet.cssRules[1].insertRule("x|a { order: 6 }", 0));
  attempt(() => sheet.cssRules[1].cssText);
  attempt(() => sheet.deleteRule(0));
  attempt(() => sheet.insertRule("@layer u", 0));
  attempt(() => sheet.insertRule("u {}", 1));
  return found;
}"""
_CONTAINERS = [container_rules.PAGE, container_rules.SIZES]
CALLS: dict[str, tuple[str, Any]] = {
    "sheets": (ASK, [PAGE, SHEETS]),
    "namespaces": (ASK_WITH_TEXTS, [NAMESPACED_PAGE, NAMESPACED]),
    "changed namespaces": (CHANGE_NAMESPACES, None),
    "containers": (container_rules.ASK, [*_CONTAINERS, container_rules.SHEETS]),
    "changed containers": (container_rules.CHANGE, _CONTAINERS),
}
RECORDED = json.loads(Path(__file__).with_name("sheet_rules_in_chromium.json").read_text("ascii"))
