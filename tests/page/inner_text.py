"""Documents whose rendered text browsers give, as `inner_text` reads it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

BODIES = [
    "<div>Text,\nmore text</div>",
    "<label>\n  MyValue\n </label>",
    "a <b> b </b> c",
    "<p>one</p><p>two</p>x<div>y</div><div>z</div>",
    "a<br>b<br><br>c<div></div>d",
    "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td> 4 </td></tr></table>",
    "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
    "<pre> x\n  y </pre>z",
    "<span hidden>h</span>v<span style='visibility:hidden'>"
    "n<i style='visibility:visible'>y</i></span>",
    "<button> a </button> <button>b</button>",
    "<select><option>a<option>b</select>t",
    "<script>1</script><style>x{}</style>k<noscript>n</noscript>",
    "<b style='text-transform:uppercase'>up</b> <i style='text-transform:capitalize'>ab cd</i>",
    "<div style='white-space:pre-line'> a  b \n c </div>",
    "<h1>T</h1>  <p>x\n\n y</p>  tail",
    "<details><summary>S</summary>body</details>",
    "<div><div><p>in</p></div></div>after",
    "a&nbsp; b",
    "<span>a</span><span>b</span> <span> c</span>",
    "<input value=v> x <textarea>t</textarea> <img alt=i>",
    "<div style='display:inline-block'> i <div>j</div></div> k",
    "<table><caption>C</caption><thead><tr><th>H</th></tr></thead><tbody><tr><td>x<p>"
    "y</p></td></tr></tbody></table>",
    "x<hr>y",
    "<dl><dt>t<dd>d</dl>",
    "<fieldset><legend>L</legend>f</fieldset>",
    "a<wbr>b",
    "<div>a<!-- c -->b</div>",
    "  <div>  </div> ",
    "<div style='display:flex'><span>a</span> <span>b</span></div>",
    "<textarea>in</textarea>",
    "<p>a</p> <p></p> <p>b</p>",
    "<a href=#>l</a>\n<a href=#>m</a>",
    "<body>\n<header>\n<h1>T</h1>\n<nav><a>x</a> <a>y</a></nav></header>\n<main><p>"
    "p <em>e</em>.</p></main>",
]
RECORDED: list[str] = json.loads(
    Path(__file__).with_name("inner_text_in_chromium.json").read_text("ascii")
)


def texts(page: Any) -> list[str]:
    """The text of each document."""
    found: list[str] = []
    for html in BODIES:
        page.set_content(html)
        found.append(page.locator("body").inner_text())
    return found
