"""Computed styles of pseudo-elements."""

from __future__ import annotations

import json
from pathlib import Path

PAGE = """<style>
#a { font-size: 10px; color: rgb(1, 1, 1); display: flex }
#a::before { content: "x"; color: red; font-size: 2em; order: 2; float: left; --x: 3 }
#a:after { content: none; order: var(--x, 4); visibility: hidden }
#a::marker { color: blue; content: "m" }
div#a::placeholder, #i::placeholder { color: green; order: 4; font-size: 2em }
b::BEFORE { content: "b"; display: block !important }
@layer one { b::before { display: grid; color: rgb(9, 9, 9) } }
.on::before { content: "on"; color: inherit }
b.on + b::after { content: "after"; opacity: 0.5; margin-left: 2em }
@media print { b::before { color: rgb(8, 8, 8) } }
:host::before, ::slotted(b)::before { content: "never" }
#i, #f { font-size: 16px }
#f::file-selector-button { color: rgb(2, 2, 2); background-color: rgb(7, 7, 7) }
::selection { background-color: rgb(3, 3, 3) }
#a::first-letter { color: rgb(4, 4, 4) } #a::first-line { color: rgb(5, 5, 5) }
dialog::backdrop { color: rgb(6, 6, 6) }
::part(p)::after { content: "part"; order: 6 }
</style><div id=a>hello</div><b id=b>x</b><b id=c>x</b><ul><li id=l>x</ul>
<input id=i placeholder=x><q id=q>x</q><p id=p style="display: none">x</p><dialog id=d></dialog>
<input type=file id=f><details id=t><summary id=s>x</summary></details><div id=h><b>l</b></div>"""
NAMES = """content color order display font-size float opacity visibility background-color
margin-left --x content-visibility"""
CALLS_OF_ELEMENTS = (
    "a ::before|a :before|a ::BEFORE|a :after|a ::after|a ::marker|a :marker|a ::placeholder|"
    "a :hover|a ::unknown|a :|a ::part(x)|a ::slotted(b)|a ::selection|a ::first-line|"
    "a ::first-letter|a ::before |b ::before|c ::before|c ::after|l ::marker|l ::before|"
    "i ::placeholder|i ::before|q ::before|q ::after|p ::before|d ::backdrop|"
    "f ::file-selector-button|s ::marker|t ::details-content|h ::before|h ::after"
)
ASK = """([page, names, calls]) => {
  document.body.innerHTML = page;
  const root = document.querySelector("#h").attachShadow({ mode: "open" });
  root.innerHTML = "<style>:host(.on)::before { content: 'host' } ::slotted(b)::before { order: 5 }"
    + "</style><slot></slot><i part=p>x</i>";
  const ask = (call) => {
    const [id] = call.split(" ");
    const element = document.getElementById(id);
    const style = getComputedStyle(element, call.slice(id.length + 1));
    const values = names.split(/\\s+/).map((name) => style.getPropertyValue(name));
    return [call, style.length > 0, ...values].join(" | ");
  };
  const found = calls.map(ask);
  document.querySelector("#b").className = "on";
  document.querySelector("#h").className = "on";
  document.querySelector("#t").open = true;
  const more = [root.querySelector("i"), document.querySelector("#h b")].map((each) =>
    ["::before", "::after"].map((name) => {
      const style = getComputedStyle(each, name);
      return [style.content, style.order].join();
    }).join(" | "));
  return [...found, ...calls.map(ask), ...more];
}"""
CALLS = {"values": (ASK, [PAGE, NAMES, CALLS_OF_ELEMENTS.split("|")])}
RECORDED = json.loads(
    Path(__file__).with_name("pseudo_elements_in_chromium.json").read_text("ascii")
)
