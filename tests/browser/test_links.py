"""`webapi` and Chromium with scripts disabled list the same links of generated pages."""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.browser.driver import Page
from tests.browser.pages import GeneratedPage, generate
from webapi import Document

COUNT = 300


class _Handler(BaseHTTPRequestHandler):
    def __init__(self, *args: object, pages: Mapping[str, GeneratedPage]) -> None:
        self.pages = pages
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        page = self.pages.get(self.path)
        self.send_response(404 if page is None else 200)
        if page is not None:
            self.send_header("Content-Type", page.content_type)
            self.send_header("Content-Length", str(len(page.body)))
        self.end_headers()
        if page is not None:
            self.wfile.write(page.body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def serving(pages: Mapping[str, GeneratedPage]) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, pages=pages))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def scriptless_page(chromium_page: Page) -> Page:
    chromium_page.cdp("Emulation.setScriptExecutionDisabled", value=True)
    return chromium_page


def described(document: Document) -> list[object]:
    return [document.characterSet, document.baseURI, [link.href for link in document.links]]


def test_generated_pages_have_the_links_that_chromium_lists(scriptless_page: Page) -> None:
    paths = [f"/dir/page{seed}.html?q" for seed in range(COUNT)]
    pages = {path: generate(seed) for seed, path in enumerate(paths)}
    differences, links = {}, 0
    with serving(pages) as origin:
        for path, page in pages.items():
            scriptless_page.goto(origin + path)
            expected = scriptless_page.run(
                "return [document.characterSet, document.baseURI,"
                " Array.from(document.links, link => link.href)]"
            )
            actual = described(Document.fromHTML(page.body, origin + path, page.content_type))
            links += len(expected[2])
            if actual != expected:
                differences[path] = actual, expected
    assert links > 5 * COUNT
    assert differences == {}
