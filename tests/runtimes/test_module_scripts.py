"""Modules of pages: what Chromium logs, recorded on the same pages."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.parsers import need_a_parser
from tests.runtimes.module_pages import FILES, PAGES, RECORDED, START, TYPES, UNORDERED, URL
from tests.runtimes.pages import ENGINES, parameters
from tests.work import LIMIT
from webapi import Request, Response
from webapi.runtimes import Bridge, HeldClock, JavaScriptError

__all__ = ["chromium"]

pytest.importorskip("tree_sitter", reason="no parser: pip install 'webapi-dom[modules]'")
WITH_MODULES = parameters([each for each in ENGINES if each in ("quickjs", "mini_racer")])


async def site(request: Request) -> Response:
    path = urlsplit(request.url).path
    headers = {"content-type": TYPES[path.rpartition(".")[2]]}
    return Response(FILES.get(path), status=200 if path in FILES else 404, headers=headers)


def new_bridge(engine: str, **settings: Any) -> Bridge:
    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    bridge: Bridge = adapter.install(adapter.new_context(), clock=HeldClock(), **settings)
    return bridge


@pytest.mark.parametrize("engine", WITH_MODULES)
@pytest.mark.parametrize("name", PAGES)
def test_pages_log_what_they_log_in_chromium(name: str, engine: str) -> None:
    need_a_parser()
    bridge = new_bridge(engine, page=URL, fetch=site)
    bridge.load(START + PAGES[name], timeout=LIMIT)
    bridge.run_until_idle(LIMIT)
    found, expected = bridge.run("log"), RECORDED[name]
    if name in UNORDERED:
        found, expected = sorted(found, key=str), sorted(expected, key=str)
    assert found == expected
    bridge.close()


def logged_in_chromium(browser: Browser) -> dict[str, Any]:
    found = {}
    shown = ""

    def answer(route: Any) -> None:
        path = urlsplit(route.request.url).path
        if path == urlsplit(URL).path:
            route.fulfill(body=START + shown, content_type="text/html")
        elif path in FILES:
            route.fulfill(body=FILES[path], content_type=TYPES[path.rpartition(".")[2]])
        else:
            route.fulfill(status=404)

    page = browser.new_page().playwright
    page.route("**/*", answer)
    for name, html in PAGES.items():
        shown = html
        page.goto(URL)
        page.wait_for_load_state("networkidle")
        found[name] = page.evaluate("log")
    return found


@pytest.mark.heavy("Thirty pages in a browser take seconds.")
def test_chromium_logs_what_was_recorded(chromium: Browser) -> None:
    for name, found in logged_in_chromium(chromium).items():
        expected = RECORDED[name]
        if name in UNORDERED:
            found, expected = sorted(found, key=str), sorted(expected, key=str)
        assert found == expected


@pytest.mark.parametrize("engine", WITH_MODULES)
def test_a_folder_has_the_modules_of_a_host(engine: str, tmp_path: Path) -> None:
    files = {
        "app/main.js": "import { twice } from 'twice'; import data from './data.json' with "
        "{ type: 'json' }; export const run = () => twice(data.value);"
        "export const url = import.meta.resolve('twice');",
        "app/data.json": '{"value": 21}',
        "app/node_modules/twice/package.json": '{"exports": {"browser": "./esm/a.js"}}',
        "app/node_modules/twice/esm/a.js": "export * from './b.js';",
        "app/node_modules/twice/esm/b.js": "export const twice = (value) => 2 * value;",
        "secret.js": "export const secret = 1;",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    bridge = new_bridge(engine, modules=tmp_path / "app")
    bridge.import_module("./main.js", name="app")
    assert bridge.call("app.run") == 42
    url = (tmp_path / "app/node_modules/twice/esm/a.js").as_uri()
    assert bridge.run("app.url") == url
    assert bridge.run("import('twice').then((all) => Object.keys(all))") == ["twice"]
    bridge.run_module("import { run } from './main.js'; globalThis.found = run();")
    assert bridge.run("found") == 42
    for specifier in ("none", "./none.js", "../secret.js", (tmp_path / "secret.js").as_uri()):
        with pytest.raises(JavaScriptError, match=r"^TypeError: Failed to "):
            bridge.import_module(specifier)
    bridge.close()
