"""A page of modules, and the URL and the header Referer of each request that Chromium sends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from tests.browser.driver import Browser
from webapi import Request, Response
from webapi.page import Page

A: Final = "https://a.example"
B: Final = "https://b.example"
FILES: Final = {
    "/dir/page.html": f"""<!doctype html>
<script type=module src=/main/main.js></script>
<script type=module>import "/inline.js"; import("/dynamic.js")</script>
<script>import("/classic.js")</script>
<script type=module src=/none.js referrerpolicy=no-referrer></script>
<script type=module src={B}/other.js></script>
<link rel=modulepreload href=/preload.js referrerpolicy=origin>""",
    "/main/main.js": "import './a.js'; import './b.js'; import './data.json' with { type: 'json' };"
    "import('./late.js')",
    "/main/a.js": "import './a1.js'; import './a2.js'; import './b.js';",
    "/main/a2.js": "import './deep.js'",
    "/main/b.js": "import './b1.js'; import './own.js'",
    "/main/own.js": "import './own1.js'",
    "/main/data.json": "1",
    "/main/late.js": "import './late1.js'",
    "/inline.js": "import './inline1.js'",
    "/classic.js": "import './classic1.js'",
    "/none.js": "import './none1.js'; import './none2.js'",
    "/none2.js": "import './none3.js'",
    "/other.js": f"import './other1.js'; import '{A}/back.js'",
}
POLICIES: Final = {"/main/own.js": "origin", "/none2.js": "unsafe-url"}
TYPES: Final = {"html": "text/html", "json": "application/json"}
RECORDED: Final = [
    (url, referrer)
    for url, referrer in json.loads(
        Path(__file__).with_name("module_requests_in_chromium.json").read_text("utf-8")
    )
]


def answer(url: str) -> tuple[dict[str, str], str]:
    """The headers and the body of an answer."""
    path = urlsplit(url).path
    type_ = TYPES.get(path.rpartition(".")[2], "text/javascript")
    headers = {"content-type": type_, "access-control-allow-origin": "*"}
    if path in POLICIES:
        headers["referrer-policy"] = POLICIES[path]
    return headers, FILES.get(path, "")


def of_main(requests: list[tuple[str, str | None]]) -> list[str]:
    """The graph of ``main.js``, in the order of its requests. Those of several graphs mix."""
    return [url for url, _ in requests if urlsplit(url).path.startswith("/main/")]


def run_in_page() -> list[tuple[str, str | None]]:
    """The requests of a page."""
    log = []

    def site(request: Request) -> Response:
        log.append((request.url, request.headers.get("referer")))
        headers, body = answer(request.url)
        return Response(body, {"headers": headers})

    with Page(site, base_url=A) as page:
        page.goto("/dir/page.html")
    return log


def run_in_chromium(browser: Browser) -> list[tuple[str, str | None]]:
    """The requests in Chromium."""
    log = []

    def fulfil(route: Any) -> None:
        log.append((route.request.url, route.request.all_headers().get("referer")))
        headers, body = answer(route.request.url)
        route.fulfill(headers=headers, body=body)

    page = browser.new_page().playwright
    page.route("**/*", fulfil)
    page.goto(f"{A}/dir/page.html")
    page.wait_for_load_state("networkidle")
    page.close()
    return log
