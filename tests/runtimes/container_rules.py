"""Rules ``@container``, and changes of the containers.

``{}`` stands for a block with the rule ``* { order: 1 }``.
"""

from __future__ import annotations

PAGE = """<section class=o><div class=m><p class=c>x<b class=d>y</b></p></div>
<i class=n><b class=c>z</b></i>
<u class=k><b class=c>z</b></u><div class=w><b class=c>w</b></div></section>
<article class=c>q</article>"""
SIZES = """.o { container: outer / inline-size; width: 600px; height: 300px }
.m { container: mid card / size; width: 300px; height: 200px; font-size: 20px }
.m { --x: y; --n: 5px; order: 3 }
.n { container-type: inline-size; display: inline } .k { container-type: size; display: contents }
.w { container-type: normal; width: 10px; --x: Y z } .o, .n, .k { --z: 1 }"""
SHEETS = """@container (min-width: 250px) { .c { order: 1 } .d { order: 2 } }
@container (width > 400px) {}
@container (400px <= width <= 700px) {}
@container (inline-size < 400px) {}
@container (height >= 200px) {}
@container (block-size = 200px) {}
@container (orientation: landscape) {}
@container (aspect-ratio > 1/1) {}
@container (aspect-ratio: 3 / 2) {}
@container outer (width > 400px) {}
@container mid (width > 100px) {}
@container card (width > 100px) and (height > 100px) {}
@container MID (width > 100px) {}
@container none (width > 100px) { * { order: 1 } } .d { order: 4 }
@container outer (height > 10px) {}
@container outer {}
@container other {}
@container (width > 10em) {}
@container (width > 20rem) {}
@container (width > 14em) and (width < 16em) {}
@container (width > 10cqw) {}
@container (width > 10vw) {}
@container not (width > 400px) {}
@container (not (width > 400px)) {}
@container (width > 400px) or (height > 10px) {}
@container (width) {}
@container (height) {}
@container (bogus) {}
@container not (bogus) {}
@container (width > 1px) or (bogus) {}
@container (bogus: 1) or (width > 1px) {}
@container (width: bogus) {}
@container (width > 1px) and { * { order: 1 } } .d { order: 4 }
@container width > 1px { * { order: 1 } } .d { order: 4 }
@container { * { order: 1 } } .d { order: 4 }
@container style(--x: y) {}
@container style(--x:y) {}
@container style(--x: Y z) {}
@container style(--x) {}
@container style(--q) {}
@container not style(--q) {}
@container style(not (--x: y)) {}
@container style((--x: y) and (--n: 5px)) {}
@container style(--x: y) and (width > 100px) {}
@container style(--x: y) and (width > 400px) {}
@container mid style(--x: y) {}
@container outer style(--x: y) {}
@container style(--n: 5px) {}
@container style(--n: 5.0px) {}
@container style(--n: var(--n)) {}
@container style(--x: initial) {}
@container style(--x: inherit) {}
@container style(--x: ) {}
@container style(order: 3) {}
@container style(--z: 1) and (width > 0px) {}
@container style(--x: y !important) {}
@container scroll-state(stuck: top) {}
@container not scroll-state(stuck: top) {}
@container (width > 400px), (height > 10px) {}
@container outer (width > 400px), mid (width < 1px) {}
@container (width > 200px) { @container (height > 100px) { * { order: 1 } } }
@container (width > 400px) { @container (height > 100px) { * { order: 1 } } }
@container (width > 200px) { @media print { * { order: 1 } } @layer x { * { order: 2 } } }
@layer x { @container (width > 200px) { .c { order: 1 } } } @layer y { .d { order: 2 } }
.o { @container (width > 200px) { .c { order: 1 } & { order: 2 } } }
.c { order: 1; @container (width > 400px) { order: 2 } @container (width < 400px) { order: \
3 } }
@container (width > 200px) { .m { width: 800px } } @container mid (width > 700px) { .c { \
order: 1 } }
@container (width > 200px) { .m { container-type: inline-size } } @container (height) { .c \
{ order: 1 } }
@container (width > 200px) { .m { container-name: other } } @container other (width) { .c { \
order: 1 } }
@container (width > 200px) { .c { order: 1 } } .c { order: 2 }
@container (width > 200px) { .c.c { order: 1 } } .c { order: 2 }
@container (min-width: 300px) and (max-width: 300px) {}
@container (min-height: 200px) {}
@container (width >= 300.5px) {}
@container (width = 300px) {}
@container (WIDTH > 100PX) {}
@container (device-width > 1px) {}
@container (prefers-color-scheme: light) {}
@container (width > 100px) AND (height > 10px) {}
@container not (width > 400px) and (height > 1px) { * { order: 1 } } .d { order: 4 }
@container Not (width > 400px) {}
@container outer not (width > 700px) {}
@container inherit (width > 1px) { * { order: 1 } } .d { order: 4 }
@container normal (width > 1px) { * { order: 1 } } .d { order: 4 }
@container auto (width > 1px) { * { order: 1 } } .d { order: 4 }
@container(width > 1px) {}
@container (width > 1px){*{order:1}}
@container (width > 1px)and (height > 1px) {}
@container ((width > 1px) and (height > 1px)) {}
@container (0 < width) {}
@container (width > -1px) {}
@container (100px > width > 1px) {}
@container (200px < width > 1px) {}
@container (orientation) {}
@container (aspect-ratio) {}
@container (inline-size) and style(--z: 1) {}
@container func(x) {}
@container not func(x) {}
@container (width > 1px) or func(x) {}
.c { container: c / inline-size; width: 50px } @container (width = 50px) { .c { order: 1 } \
.d { order: 2 } }
.c { container: c / inline-size; width: 50px } @container (width = 50px) { .c::before { \
content: 'x' } }
body { container-type: inline-size; width: 700px } @container (width = 700px) {}""".splitlines()
ASK = """([page, sizes, sheets]) => sheets.map((sheet) => {
  document.body.innerHTML = page;
  const style = document.createElement("style");
  style.textContent = sizes + sheet.replace("{}", "{ * { order: 1 } }");
  document.body.prepend(style);
  const elements = [...document.querySelectorAll("section, section *, article")];
  const { content } = getComputedStyle(document.querySelector(".c"), "::before");
  return `${elements.map((each) => getComputedStyle(each).order).join()} ${content}`;
})"""
CHANGE = """([page, sizes]) => {
  document.body.innerHTML = `<style>${sizes}</style>${page}`;
  const style = document.createElement("style");
  style.textContent = `@container (width > 400px) { .c { order: 1 } }
    @container style(--on: 1) { .c { flex-grow: 2 } } @container card { .c { opacity: 0 } }
    @container (width > 10em) and (height) { .c { z-index: 3 } }
    .wide { width: 500px } @container (orientation: portrait) { .d { color: red } }`;
  document.body.append(style);
  const [outer, mid] = ["o", "m"].map((each) => document.querySelector(`.${each}`));
  const inner = mid.firstChild;
  const found = [];
  const note = () => {
    const { order, flexGrow, opacity, zIndex } = getComputedStyle(inner);
    found.push([order, flexGrow, opacity, zIndex, getComputedStyle(inner.lastChild).color].join());
  };
  note();
  const changes = [
    () => mid.classList.add("wide"),
    () => mid.style.setProperty("--on", " 1 "),
    () => (mid.style.height = "700px"),
    () => (mid.style.fontSize = "80px"),
    () => (mid.style.containerType = "inline-size"),
    () => (mid.style.container = "card"),
    () => (outer.style.width = "300px"),
    () => (outer.style.containerName = "none"),
    () => (mid.className = ""),
    () => inner.remove(),
    () => outer.append(inner),
    () => outer.style.setProperty("--on", "1"),
    () => (mid.style.container = "x / size"),
    () => (outer.style.width = "401px"),
    () => (style.sheet.cssRules[0].cssRules[0].style.order = "5"),
    () => style.sheet.insertRule("@container outer { .c { order: 6 !important } }", 0),
    () => (outer.style.containerName = "outer"),
  ];
  for (const change of changes) {
    change();
    note();
  }
  const { style: inline } = mid;
  const values = ["a / size", "a b", "none", "a / normal", "/ size", "size", "none / size", "a /"];
  for (const value of values) {
    inline.container = "";
    inline.container = value;
    found.push([inline.container, inline.containerName, inline.containerType].join("; "));
  }
  return found;
}"""
