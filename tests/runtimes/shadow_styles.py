"""Selectors that reach into shadow trees and out of them, and which declarations win."""

from __future__ import annotations

import json
from pathlib import Path

HOST_SELECTORS = """:host|:host.x|:host:not(.y)|:not(.y)|*|:is(:host)|:is(:host, .y)
:is(:host, .y) b
:where(:host)|:not(:host)|:host:is(:host)|:host:has(b)|:host:not(:host(.y))|:host(:not(.y))|div:host
:host:first-child|:host:host|:host > b|:host b|:host + b|:host(.x) b|:host-context(.z)
:host-context(body) b|:host-context(.q) b|:not(:host) b|* > b|:is(:host) > b|:host *
:host:not(:host-context(.q))|:host:is(.x)|:has(:host)|:host:has(.q)|:host:not(.x)|:host(.y)
:host(div#h.x)
:host(:is(.x, .y))|:host(:nth-child(1))|:not(:host(.y)) b|:not(:host(.x)) b|:host:not(:not(.x))
:where(*) > b|:host:where(:host(.x))|:host ~ b|:host(b .x)|:host:has(> b)|:host:has(+ b)
:host(:lang(en))
:host:defined|:host[class]|:dir(ltr) > b|::slotted(i)|::slotted(.s)|slot::slotted(*)|b::slotted(i)
:host ::slotted(i)|:host(.x) slot[name]::slotted(i)|::slotted(i.s#t)|::slotted(i:first-child)
::slotted(:host)|::slotted(u)|b + slot::slotted(i)|:host > slot::slotted(i)|::slotted(:is(i, u))
::part(p)|b::part(p)|.inner::part(p)|:host::part(p)""".replace("\n", "|").split("|")
"""Each is the selector of a rule in a shadow tree."""
HOSTS = """(selectors) => selectors.map((selector) => {
  document.body.innerHTML = "<section class=z><div id=h class=x lang=en>"
    + "<i>l</i><i class=s id=t slot=n>l</i><u slot=none>l</u></div></section>";
  const host = document.querySelector("#h");
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = `<style>${selector} { order: 7 }</style>`
    + `<b>x</b><slot></slot><slot name=n></slot>`
    + "<div class=inner></div>";
  const inner = root.lastChild.attachShadow({ mode: "open" });
  inner.innerHTML = "<b part=p>x</b>";
  const elements = [host, root.querySelector("b"), ...host.children, inner.firstChild];
  return elements.map((each) => getComputedStyle(each).order).join();
})"""
PARTS = """::part(a)|*::part(a)|#o::part(a)|b::part(a)|::part(b)|::part(a b)|::part(b a)
::part(c)|::part(d)
::part(e)|::part(f)|::part(A)|::part(a):hover|::part(a):not(.q)|::part(a).q|section > ::part(b)
section ::part(f)|::part(a)::part(b)|::part(a):first-child|.o::part(g)|::part(x)""".replace(
    "\n", "|"
)
PARTS_IN_DOCUMENT = """(selectors) => selectors.map((selector) => {
  const sheet = document.createElement("style");
  document.body.innerHTML = "<section><div id=o class=o></div></section>";
  const root = document.querySelector("#o").attachShadow({ mode: "open" });
  root.innerHTML = "<b part='a b'>x</b><b part=c class=q>x</b>"
    + "<div part='g' exportparts='d, e: f,x :y'></div>";
  root.lastChild.attachShadow({ mode: "open" }).innerHTML =
    "<b part=d></b><b part=e></b><b part=x></b>";
  sheet.textContent = `${selector} { order: 7 }`;
  document.body.append(sheet);
  const elements = [...root.children, ...root.lastChild.shadowRoot.children];
  return elements.map((each) => getComputedStyle(each).order).join();
})"""
WHO_WINS = [
    ("#h { order: 1 }", ":host(#h#h) { order: 2 }", "::slotted(i) { order: 3 }"),
    ("div { order: 1 }", ":host { order: 2 !important }", "::slotted(*) { order: 3 !important }"),
    (
        "div, i { order: 1 !important }",
        ":host { order: 2 !important }",
        "::slotted(i) { order: 3 }",
    ),
    ("i { order: 1 }", ":host, ::slotted(i) { order: 2 }", ""),
    ("", ":host { order: 2 } :host(.x) { order: 3 }", ":host { order: 4 }"),
    ("", "::slotted(*) { order: 2 } ::slotted(i) { order: 3 }", "::slotted(*) { order: 4 }"),
    ("", "slot { order: 1; color: rgb(1, 1, 1) }", ":host { color: rgb(2, 2, 2) }"),
    ("::part(p) { order: 1 }", "b { order: 2 }", "#b { order: 3 }"),
    ("::part(p) { order: 1 !important }", "b { order: 2 !important }", ""),
    ("div::part(p) { order: 1 } ::part(p) { order: 2 }", "b { order: 3 !important }", ""),
    ("::part(p) { order: revert-layer }", "b { order: 3 }", ""),
    ("::part(p) { order: revert }", "b { order: 3 }", ""),
    ("div { order: revert-layer }", ":host { order: 3 }", ""),
    ("@layer a { div { order: 4 } } div { order: revert-layer }", ":host { order: 3 }", ""),
    ("i, div { order: var(--o) }", ":host { --o: 5 } ::slotted(i) { --o: 6 }", ""),
    ("div { --o: 8 }", ":host { --o: 5; order: var(--o) } b { order: var(--o) }", ""),
    ("", ":host { display: none }", ""),
    ("", "slot { display: none }", ""),
    ("", ":host { display: flex } ::slotted(*) { display: inline }", "b { display: table }"),
    ("div { all: unset }", ":host { display: grid; order: 3 !important }", ""),
    ("", "@layer a { :host { order: 1 } } @layer b { :host(.x) { order: 2 } }", ""),
    ("", "@layer a { :host { order: 1 !important } } :host(.x) { order: 2 !important }", ""),
    ("", ":host { &(.x) { order: 2 } & b { order: 3 } > slot { order: 4 } }", ""),
    ("", ":host { .x & { order: 2 } b { order: 3 } &::slotted(i) { order: 5 } }", ""),
]
"""The sheet of the document, and two of the shadow tree."""
VALUES = """(sheets) => sheets.flatMap(([outer, one, two]) => [
  "", "order: 9", "order: 8 !important"].map(
  (inline) => {
    document.head.innerHTML = `<style>${outer}</style>`;
    document.body.innerHTML = "<div id=h class=x><i>l</i><u slot=none>l</u></div>";
    const host = document.querySelector("#h");
    const root = host.attachShadow({ mode: "open" });
    root.innerHTML = `<style>${one}</style><style>${two}</style><b part=p id=b>x</b><slot></slot>`;
    const elements = [host, host.firstChild, host.lastChild,
      root.querySelector("b"), root.lastChild];
    for (const each of elements) each.style.cssText = inline;
    return elements.map((each) => {
      const style = getComputedStyle(each);
      return [style.order, style.display, style.color, each.checkVisibility()].join();
    }).join(";");
  }
))"""
CHANGES = """() => {
  document.head.innerHTML = "<style>::part(p) { order: 1 } ::part(q) { order: 2 }</style>";
  document.body.innerHTML = "<div id=h><i>l</i></div>";
  const host = document.querySelector("#h");
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = "<style>:host(.x) { order: 5 } :host(.x) b { order: 6 } "
    + "::slotted(.y) { order: 7 } "
    + ":host-context(.z) b { order: 8 } slot { color: rgb(1, 2, 3) }</style><b>x</b><slot></slot>";
  const child = host.firstChild;
  const bold = root.querySelector("b");
  const slot = root.lastChild;
  const found = [];
  const note = () => found.push([host, child, bold].map((each) => {
    const style = getComputedStyle(each);
    return [style.order, style.color, each.checkVisibility()].join();
  }).join(";"));
  const steps = [
    () => (host.className = "x"), () => (child.className = "y"),
    () => (document.body.className = "z"),
    () => (bold.part = "p"), () => (bold.part = "q p"), () => (child.slot = "n"),
    () => (slot.name = "n"),
    () => (host.className = ""), () => (document.body.className = ""), () => slot.remove(),
    () => root.append(slot), () => document.body.append(child), () => (bold.part = ""),
    () => host.append(child), () => (root.firstChild.textContent = ":host { order: 9 }"),
  ];
  note();
  for (const step of steps) {
    step();
    note();
  }
  return found;
}"""
AROUND_SLOTS = """() => {
  document.head.innerHTML = "<style>.o::part(p) { order: 6 }</style>";
  document.body.innerHTML = "<div id=h><i>l</i></div>";
  const root = document.querySelector("#h").attachShadow({ mode: "open" });
  root.innerHTML = "<style>.o ::slotted(i) { order: 1 } .o .s::slotted(i) { order: 2 }</style>"
    + "<div><slot></slot></div><b part=p>x</b>";
  const inner = root.querySelector("div").attachShadow({ mode: "open" });
  inner.innerHTML = "<style>.o ::slotted(*) { color: rgb(1, 2, 3) } :host(.o) { order: 3 }"
    + "</style><p><slot></slot></p>";
  const [slot, bold] = [root.querySelector("slot"), root.querySelector("b")];
  const elements = [document.querySelector("i"), slot, bold];
  const around = [root.querySelector("div"), slot, inner.querySelector("p")];
  const found = [];
  const note = () => found.push(elements.map((each) => {
    const style = getComputedStyle(each);
    return [style.order, style.color].join();
  }).join(";"));
  for (const [index, name] of [[0, "o"], [1, "s"], [2, "o"], [0, ""], [1, ""], [2, ""]]) {
    around[index].className = name;
    note();
  }
  document.querySelector("#h").className = "o";
  note();
  return found;
}"""
SCOPES = [
    "@scope { order: 7 }",
    "@scope { :scope { order: 7 } }",
    "@scope { .d { order: 7 } :scope > slot { order: 6 } }",
    "@scope { :is(:scope, .d) { order: 7 } }",
    "@scope to (.in) { :scope, .d { order: 7 } }",
    "@scope (:has(> .d)) { slot { order: 7 } }",
    "@scope (:host) { slot { order: 7 } :scope { order: 6 } }",
    "@scope (:host(.x)) { order: 7 }",
    "@scope (.in) { order: 7; .d { order: 6 } }",
    "@scope (*) { order: 7 }",
    "@scope (div) { slot, .d { order: 7 } }",
]
SCOPES_OF_SHADOW_TREES = """(sheets) => sheets.map((sheet) => {
  document.body.innerHTML = "<div id=h class=x><i>l</i></div>";
  const host = document.querySelector("#h");
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = `<style>${sheet}</style><slot></slot><p class=d></p>`
    + "<div class=in><p class=d></p></div>";
  const inner = root.querySelectorAll("slot, p, div");
  const elements = [document.body, host, ...host.children, ...inner];
  return elements.map((each) => getComputedStyle(each).order).join();
})"""
CALLS = {
    "scopes": (SCOPES_OF_SHADOW_TREES, SCOPES),
    "hosts": (HOSTS, HOST_SELECTORS),
    "parts": (PARTS_IN_DOCUMENT, PARTS.split("|")),
    "winners": (VALUES, WHO_WINS),
    "changes": (CHANGES, None),
    "around": (AROUND_SLOTS, None),
}
RECORDED = json.loads(Path(__file__).with_name("shadow_styles_in_chromium.json").read_text("ascii"))
