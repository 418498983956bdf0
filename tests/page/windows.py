"""Windows of frames, in Chromium and in ours: scripts give facts, which are recorded."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

ORIGIN: Final = "http://frames.test"
OTHER: Final = "http://other.test"
_HTML: Final = "text/html; charset=utf-8"
_SCRIPT: Final = "text/javascript"
FILES: Final[dict[str, tuple[str, str]]] = {
    f"{ORIGIN}/": (_HTML, "<!doctype html><title>page</title><body><p id=own>page</p>"),
    f"{ORIGIN}/order": (
        _HTML,
        """<!doctype html><script>
var log = [];
function note(text) { log.push(text); }
addEventListener("load", () => note("page load"));
document.addEventListener("DOMContentLoaded", () => note("page content"));
</script><iframe id=a srcdoc="<script>parent.note('srcdoc script')</script>
<body onload='parent.note(`srcdoc load`)'>" onload="note('srcdoc element')"></iframe>
<script>note("between")</script>
<iframe src=in/inner.html onload="note('src element ' + this.contentDocument.title)"></iframe>
<iframe onload="note('blank element')"></iframe><script>note("last")</script>""",
    ),
    f"{ORIGIN}/in/inner.html": (
        _HTML,
        """<!doctype html><title>inner</title><script>var order = ["first"];</script>
<script src=later.js defer></script><script src=now.js></script>
<body onload="order.push('load')"><script>order.push("inline " + document.readyState);
document.addEventListener("DOMContentLoaded", () => order.push("content"));</script>
<a id=link href="other.html">other</a><a id=hash href="#there">there</a>
<a id=up href="/in/other.html" target=sibling>sibling</a>
<form id=form action="other.html" target=sibling><input name=q value=1></form></body>""",
    ),
    f"{ORIGIN}/in/now.js": (_SCRIPT, "order.push('now ' + (this === window));"),
    f"{ORIGIN}/in/later.js": (_SCRIPT, "order.push('later ' + document.readyState);"),
    f"{ORIGIN}/in/other.html": (_HTML, "<!doctype html><title>other</title><p>other</p>"),
    f"{ORIGIN}/in/echo.html": (
        _HTML,
        """<!doctype html><script>addEventListener("message", (event) => {
const own = [event.data, event.origin, event.source === parent, event.source === window];
if (event.source === window) parent.postMessage(own, "*");
else {
  event.source.postMessage(own, event.origin);
  postMessage("to myself", "*");
}
});</script>""",
    ),
    f"{ORIGIN}/in/deny": (_HTML, "<title>denied</title>"),
    f"{ORIGIN}/in/same": (_HTML, "<title>same</title>"),
    f"{ORIGIN}/in/none": (_HTML, "<title>none</title>"),
    f"{ORIGIN}/in/self": (_HTML, "<title>self</title>"),
    f"{ORIGIN}/in/text": ("text/plain", "a <b>"),
    f"{ORIGIN}/in/image.svg": (
        "image/svg+xml",
        "<svg xmlns='http://www.w3.org/2000/svg'><title>picture</title></svg>",
    ),
    f"{OTHER}/": (_HTML, "<!doctype html><title>secret</title><p>secret</p>"),
}

HEADERS: Final = {
    f"{ORIGIN}/in/deny": {"x-frame-options": "DENY"},
    f"{ORIGIN}/in/same": {"x-frame-options": "sameorigin"},
    f"{ORIGIN}/in/none": {"content-security-policy": "default-src *; frame-ancestors 'none'"},
    f"{ORIGIN}/in/self": {"content-security-policy": "frame-ancestors 'self' http://other.test"},
}
ORDERS: Final = (
    ("between", "blank element", "last", "page content", "page load"),
    ("srcdoc script", "srcdoc load", "srcdoc element", "page load"),
    ("src element inner", "page load"),
)
"""What comes in an order that no browser changes, whatever is quicker."""
FACTS: Final = (Path(__file__).with_name("windows.js")).read_text("ascii").rstrip()
RECORDED: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("windows_in_chromium.json").read_text("ascii")
)


def facts(page: Any) -> dict[str, Any]:
    """What each fact is in a page, and the order of events while a page loads."""
    found = {}
    names = page.evaluate(f"() => Object.keys({FACTS})")
    for name in names:
        page.goto(f"{ORIGIN}/")
        found[name] = page.evaluate(f"(name) => ({FACTS})[name]()", name)
    page.goto(f"{ORIGIN}/order")
    log = page.evaluate("() => log")
    found["order"] = [[each for each in log if each in names] for names in ORDERS]
    return found


def record() -> None:
    """Record the facts of Chromium."""
    from tests.browser.driver import start

    with start("chromium") as browser:
        page = browser.new_page().playwright
        page.route("**/*", answer)
        found = facts(page)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(fact)}" for name, fact in found.items())
    Path(__file__).with_name("windows_in_chromium.json").write_text(f"{{{lines}}}\n", "ascii")


def answer(route: Any) -> None:
    """Answer a request of a browser with a file."""
    url = route.request.url.partition("?")[0]
    kind, text = FILES.get(url, ("text/plain", ""))
    route.fulfill(headers={"content-type": kind, **HEADERS.get(url, {})}, body=text)


if __name__ == "__main__":
    record()
