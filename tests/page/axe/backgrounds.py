"""Pages whose texts stand on the backgrounds of ancestors, for the rule ``color-contrast``."""

from __future__ import annotations

import re
from typing import Final


def _page(style: str, body: str) -> str:
    body = re.sub(r">(\w)(?=[ <])", r">text \1", body)  # axe skips texts of one character
    head = '<!doctype html><html lang="en"><head><title>A page</title>'
    return (
        f"{head}<style>{style}</style></head><body><main><h1>Page</h1>{body}</main></body></html>"
    )


BACKGROUNDS: Final = {
    "/body": _page(
        "body { background: #222; color: #eee } .dim { color: #666 } h2 { color: #444 }",
        "<h2>a</h2><p>light</p><p class=dim>dim <b>bold</b></p><div><div><p class=dim>deep</p>",
    ),
    "/nested": _page(
        "section { background: #fff } .a { background: #888 } .b { background: #111 }"
        "p { color: #777 } .b p { color: #888 }",
        "<section><p>a</p><div class=a><p>b</p><div class=b><p>c</p><div class=a><p>d</p>",
    ),
    "/veils": _page(
        "body { background: #fff } .v { background: rgba(0, 0, 0, .3) } p { color: #333 }"
        ".w { background: hsl(0 0% 100% / 60%) } .t { background: transparent }",
        "<div class=v><p>1</p><div class=v><p>2</p><div class=v><p>3</p><div class=w><p>4</p>"
        "<div class=t><p style='color: #fff'>5</p>",
    ),
    "/themes": _page(
        ":root { --paper: #fff; --ink: #222; --soft: #999 } .dark { --paper: #111; --ink: #ddd }"
        ".card { background: var(--paper); color: var(--ink) } small { color: var(--soft) }"
        ".odd { --soft: #444 }",
        "<div class=card><p>a <small>soft</small></p></div><div class=dark><div class=card><p>b "
        "<small>soft</small></p><p class=odd><small>odd</small></p></div></div>",
    ),
    "/layers": _page(
        "@layer low, high; @layer high { .x { background: #000 } } @layer low { #x { background: "
        "#fff } } p { color: #555 } @media (min-width: 10px) { .y { background: #555 } }"
        "@media print { .z { background: #555 } } @supports (color: red) { .s { color: #eee } }",
        "<div id=x class=x><p>a</p></div><div class=y><p>b</p></div><div class=z><p>c</p></div>"
        "<p class=s>d</p>",
    ),
    "/tables": _page(
        "table { background: #eee } tr:nth-child(even) { background: #444 } td { color: #666 }"
        "thead { background: #060 } th { color: #080 } td.own { background: #fff; color: #bbb }",
        "<table><thead><tr><th scope=col>A</th></tr></thead><tbody><tr><td>1</td></tr><tr>"
        "<td>2</td></tr><tr><td class=own>3</td></tr><tr><td><span>4</span></td></tr></table>",
    ),
    "/opacity": _page(
        ".half { opacity: .5 } .full { background: #fff } p { color: #444 }"
        ".dark { background: #000 } .dark p { color: #999 }",
        "<div class=full><div class=half><p>a</p></div></div><div class=dark><p>b</p>"
        "<div class=half><p>c</p><p style='opacity: .5'>d</p></div></div>",
    ),
    "/controls": _page(
        "form { background: #234; color: #fff } label { color: #456 } .btn { background: #345; "
        "color: #567; border: 0 } input { background: inherit } select { color: #ccc }",
        "<form><label for=a>A</label><input id=a value=text><button class=btn>b</button>"
        "<button>c</button><select aria-label=d><option>d</select><textarea aria-label=e>e"
        "</textarea><button disabled class=btn>f</button><a href=/g>g</a></form>",
    ),
    "/nesting": _page(
        ".list { background: #fafafa; & li { color: #aaa; &.on { background: #333 } > b { color: "
        "#222 } } &:has(.on) { background: #eee } } :where(.quiet) { color: #ddd }",
        "<ul class=list><li>a</li><li class=on>b <b>c</b></li></ul><p class=quiet>d</p>"
        "<div class=on style='background: #000'><p class=quiet>e</p></div>",
    ),
    "/shadows": _page(
        "x-card { background: #222; display: block } p { color: #444 } ::part(out) { color: #333 }",
        "<x-card><p>slotted</p></x-card><x-card class=light><p>light</p></x-card>",
    ).replace(
        "</body>",
        """<script>customElements.define("x-card", class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML =
    "<style>:host(.light) { background: #fff } .in { color: #555 } ::slotted(p) { color: #666 }"
    + "</style><p class=in>in</p><p part=out>out</p><slot></slot>"; }
});</script></body>""",
    ),
    "/gradients": _page(
        ".g { background: linear-gradient(#000, #fff) } .i { background: url(a.png) } p { color: "
        "#777 } .c { background: #000 url(a.png) }"
        ".s { background: #fff; text-shadow: 0 0 3px #000 }",
        "<div class=g><p>a</p></div><div class=i><p>b</p></div><div class=c><p>c</p></div>"
        "<p class=s>d</p><div class=g><div style='background: #888'><p>e</p></div></div>",
    ),
    "/places": _page(
        ".over { position: relative; background: #000 } .gone { display: none } p { color: #555 }"
        ".hid { visibility: hidden } .contents { display: contents; background: #000 }"
        ".clip { overflow: hidden; background: #111 } .flex { display: flex; background: #222 }",
        "<div class=over><p>a</p></div><div class=gone><p>b</p></div><div class=hid><p>c</p></div>"
        "<div class=contents><p>d</p></div><div class=clip><p>e</p></div><div class=flex><p>f</p>"
        "</div><details style='background: #333'><summary>g</summary><p>h</p></details>",
    ),
}
