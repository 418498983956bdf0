"""Pages for axe-core, and what it finds on them in Chromium.

``python -m tests.page.axe`` records it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from tests.page.axe.backgrounds import BACKGROUNDS

RECORD: Final = Path(__file__).parent / "in_chromium.json"
SCRIPT: Final = (
    Path(__file__).parents[2] / "runtimes/page_programs/node_modules/axe-core/axe.min.js"
)
RECORDED: Final[dict[str, dict[str, list[str]]]] = json.loads(RECORD.read_text("ascii"))
_HEAD: Final = '<!doctype html><html lang="en"><head><title>A page</title>'

PAGES: Final = {
    # Many faults of markup, and one of colours.
    "/faults": """<!doctype html><html><head><title></title>
<style>.low { color: #999; background: #aaa }</style></head><body>
<img src="a.png"><input><button></button><a href="/x"></a><p class="low">low</p>
<ul><p>a paragraph</p></ul><div role="foo">a</div><h1>a</h1><h3>b</h3>
<select><option>a</select><div id="d"></div><p tabindex="3">t</p>
<table><tr><th></th></tr></table></body></html>""",
    # Colours that are inherited, translucent, nested, of links in a text, and in shorthands.
    "/colours": f"""{_HEAD}<style>
:root {{ --ink: #777; --paper: #222 }}
body {{ background: white; color: #333 }}
.dark {{ background: var(--paper) }} .dark p {{ color: #ddd }} .dark .dim {{ color: var(--ink) }}
.veil {{ background-color: rgb(0 0 0 / 40%) }} .big {{ font-size: 24px; color: #888 }}
.bold {{ font-size: 19px; font-weight: bold; color: #888 }} .faint {{ color: rgba(0, 0, 0, .4) }}
.note {{ background-color: #ffc; padding: 4px }} .note em {{ color: #bb8 }}
.gone {{ display: none; color: #fff }} .unseen {{ visibility: hidden; color: #fff }}
</style></head><body><main><h1>Colours</h1>
<div class="dark"><p>light on dark</p><p class="dim">dim on dark</p></div>
<div class="veil"><p>on a veil</p><p class="faint">faint on a veil</p></div>
<p class="big">big enough</p><p class="bold">bold enough</p><p class="faint">faint</p>
<div class="note">noted <em>and stressed</em> <a href="/a">a link</a></div>
<p class="gone">gone</p><p class="unseen">unseen</p>
<p style="color: #767676">at the edge</p><p style="color: hsl(0 0% 48%)">beyond it</p>
</main></body></html>""",
    # A form with labels, without, and with descriptions that refer to nothing.
    "/form": f"""{_HEAD}<style>
label {{ color: #999 }} input {{ color: #ccc; background: #fff }}
button {{ background: #5af; color: white; border: 0 }} .hint {{ color: #aaa; font-size: 12px }}
.error {{ color: #c00 }} input::placeholder {{ color: #ddd }}
</style></head><body><main><h1>Form</h1><form>
<label for="name">Name</label><input id="name" value="Ada">
<label>Mail <input type="email" autocomplete="mail"></label>
<input type="text" placeholder="a placeholder"><input type="checkbox" id="c">
<p class="hint" id="hint">a hint</p><input aria-label="A" aria-describedby="hint none">
<p class="error">an error</p><select aria-label="B"><option>a</select>
<input type="image" src="a.png"><button>Send</button><button disabled>Not yet</button>
</form></main></body></html>""",
    # Landmarks, a skip link and texts for screen readers alone.
    "/landmarks": f"""{_HEAD}<style>
.skip {{ position: absolute; left: -9999px; color: #eee }}
.sr-only {{ position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip: rect(0, 0, 0, 0); color: #eee }}
nav {{ background: #123 }} nav a {{ color: #345 }} footer {{ background: #eee; color: #999 }}
</style></head><body><a class="skip" href="#main">Skip</a>
<header><nav><a href="/">Home</a> <a href="/b" aria-current="yes">B</a></nav></header>
<nav><ul><li><a href="/c">C</a></li><div>x</div></ul></nav>
<p>outside of landmarks</p><span class="sr-only">for readers</span>
<main id="main"><h2>Second</h2><h4>Fourth</h4><div role="button">no focus</div>
<div role="tablist"><span>no tab</span></div><p aria-hidden="true"><a href="/d">D</a></p></main>
<main><p>another main</p></main><footer>The end</footer></body></html>""",
    # A table, lists, media, a component and a dialog.
    "/parts": f"""{_HEAD}<style>
th {{ color: #aaa }} tr:nth-child(even) {{ background: #444 }} td {{ color: #666 }}
dialog {{ background: #333 }} .badge {{ display: inline-block; background: #fd0; color: #fff }}
</style></head><body><main><h1>Parts</h1>
<table><tr><th scope="col">A</th><th scope="foo">B</th></tr><tr><td>a</td><td>b</td></tr></table>
<dl><p>p</p></dl><ol><li>one</li></ol><li>no list</li>
<video src="a.mp4" autoplay></video><svg role="img"></svg>
<span class="badge">12</span><x-card></x-card><iframe src="about:blank"></iframe>
<meter value="1"></meter><div role="img"></div><marquee>moving</marquee>
</main><script>
customElements.define("x-card", class extends HTMLElement {{
  connectedCallback() {{
    this.attachShadow({{ mode: "open" }}).innerHTML =
      "<style>p {{ color: #bbb }}</style><p>in a shadow</p><img src='b.png'>";
  }}
}});
</script></body></html>""",
    **BACKGROUNDS,
}


def shown(results: Any) -> dict[str, list[str]]:
    """What is compared: of each rule, the elements that break it."""
    return {
        rule["id"]: sorted(json.dumps(node["target"]) for node in rule["nodes"])
        for rule in sorted(results["violations"], key=lambda rule: str(rule["id"]))
    }


def in_chromium(page: Any) -> dict[str, dict[str, list[str]]]:
    """What axe-core finds in a page of Playwright."""
    page.route("http://localhost/**", _answer)
    found = {}
    for path in PAGES:
        page.goto(f"http://localhost{path}")
        page.add_script_tag(path=SCRIPT)
        found[path] = shown(page.evaluate("axe.run()"))
    return found


def _answer(route: Any) -> None:
    path = urlsplit(route.request.url).path
    route.fulfill(body=PAGES.get(path, ""), content_type="text/html")
