"""ARIA snapshots and templates that match them, in Chromium and in ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

PAGES = {
    "states": "<button aria-pressed=mixed>a</button><button aria-expanded=true>b</button>"
    "<input type=checkbox checked aria-label=c><input type=radio><select><option>x<option selected>"
    "y</select><button disabled>d</button><div role=tab aria-selected=true>t</div><h3>h</h3>"
    "<div aria-disabled=true><button>e</button><p>p</p></div><ul><li aria-level=2>q</ul>",
    "text": "a <b>b</b> c<p>d</p>e<br>f<div>g<div>h</div>i <span>j</span>k</div>"
    "<strong>s</strong> t",
    "fields": "<label>N <input value='v w'></label><input placeholder=p><textarea>x\ny</textarea>"
    "<input type=range value=3><input placeholder=ph aria-label=l><div role=textbox "
    "contenteditable>typed</div><input type=file><input type=submit value=Go>",
    "quotes": "<h1>say \"hi\" \\ :</h1><p>a: b</p><p>- x</p><p># c</p><p>'q'</p><p>true</p><p>12"
    "</p><p>a #b</p><p>{x}</p><p>x:</p><h2>a: 'b'</h2><a href='a: b'>l #1</a>",
    "hidden": "<div aria-hidden=true>no</div><div hidden>no</div><p>yes</p><div role=presentation>"
    "<p>in</p></div><span style='visibility:hidden'>x<i style='visibility:visible'>y</i></span>",
    "nested": "<nav aria-label=Main><ul><li><a href=/a>A</a></li><li><a href='b?c'>B <img alt=pic "
    "src=x></a></li></ul></nav><main><article><h2>T</h2><p>One <em>two</em> three</p></article>"
    "</main><div role=list aria-owns=o></div><div role=listitem id=o>own</div>",
    "table": "<table><caption>Cap</caption><tr><th>H</th><td>1</td></tr></table>",
    "others": "<details open><summary>S</summary>body</details><fieldset><legend>L</legend>"
    "</fieldset><figure><img alt=i><figcaption>cap</figcaption></figure><section>c</section>"
    "<img alt=''><section aria-label=S>d</section><iframe title=f></iframe>"
    "<button><svg><title>S</title></svg>",
}
LISTS = "<ul><li>One</li><li>Two <a href=/x?r=1>L</a></li></ul><h1>title</h1><p>t: u</p>"
TEMPLATES = [
    *("- heading", '- heading "title" [level=1]', "- heading /ti.*/", "- heading /^itle/"),
    *('- heading "titl"', "- text: title", "- heading [level=2]", "- 'heading \"title\"'"),
    *("- heading 'title'", "- heading [bad]", "- heading [level=x]", '- heading "title'),
    *(
        "- listitem: One",
        "- list:\n  - listitem: On",
        "- list:\n  - listitem: /O.e/",
        "- list: One",
    ),
    *("- link:\n  - /url: /x\\?r=\\d/", "- list:\n  - link", "- link:\n  - /url: /x?r=1"),
    "- list:\n  - /children: equal\n  - listitem\n  - listitem # both",
    "- list:\n  - /children: equal\n  - listitem",
    "- list:\n  - /children: deep-equal\n  - listitem: One\n  - listitem: Two",
    "- list:\n  - /children: deep-equal\n  - listitem\n  - listitem",
    "- list:\n  - /children: deep-equal\n  - listitem: One\n"
    "  - listitem:\n    - /children: contain",
    *("- list:\n  - /children: some\n  - listitem", "- list:\n- heading", "- heading\n- list"),
    *('- paragraph: "t: u"', "- paragraph: 't: u'", "- paragraph: t: u", "- paragraph: ''"),
    *("- paragraph: >\n    t: u", "\n\n    - list:\n\n      - listitem: One\n    - heading\n"),
    *("heading", "[]", "", "a: b", "- list:\n  - listitem\n   - listitem", "- foo"),
]
RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("aria_in_chromium.json").read_text("ascii")
)


def snapshots(page: Any) -> dict[str, str]:
    """The snapshot of each page, and one that is not deep."""
    found: dict[str, str] = {}
    for name, html in PAGES.items():
        page.set_content(html)
        found[name] = page.locator("body").aria_snapshot()
    page.set_content("<ul><li>One <b>x</b></li><li><p>deep</p></li></ul>")
    return found | {"depth": page.aria_snapshot(depth=1)}


def matched(page: Any, expect: Any) -> list[bool]:
    """Whether each template matches."""
    page.set_content(LISTS)
    return [_matches(page, expect, each) for each in TEMPLATES]


def _matches(page: Any, expect: Any, template: str) -> bool:
    try:
        expect(page).to_match_aria_snapshot(template, timeout=50)
    except AssertionError:
        return False
    return True
