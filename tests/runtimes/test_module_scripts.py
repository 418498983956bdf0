"""Modules of pages: what Chromium logs, recorded on the same pages."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.parse import urlsplit

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.parsers import need_a_parser
from tests.runtimes import module_errors
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


def need_stacks(engine: str) -> None:
    """Skip the rest of a test in an engine whose errors do not name scripts."""
    bridge = new_bridge(engine)
    has_stacks = bridge.run("typeof Error.captureStackTrace") == "function"
    bridge.close()
    if not has_stacks:
        pytest.skip("The QuickJS of 2021 has neither names of scripts nor an accessor of stacks.")


@pytest.mark.parametrize("engine", WITH_MODULES)
def test_errors_of_modules_tell_their_places(engine: str) -> None:
    """Messages of syntax errors, and columns, are the engine's."""
    need_a_parser()
    need_stacks(engine)

    async def errors(request: Request) -> Response:
        path = urlsplit(request.url).path
        type_ = module_errors.TYPES[path.rpartition(".")[2]]
        return Response(module_errors.body_of(path), headers={"content-type": type_})

    for name in module_errors.FILES:
        bridge = new_bridge(engine, page=URL, fetch=errors)
        bridge.load(module_errors.page_of(name), timeout=LIMIT)
        bridge.run_until_idle(LIMIT)
        found = bridge.run("log")
        bridge.close()
        expected = module_errors.RECORDED[name]
        if engine == "quickjs":
            assert [each[1:3] for each in found] == [each[1:3] for each in expected], name
        else:
            assert found == expected


def errors_in_chromium(browser: Browser) -> dict[str, Any]:
    found = {}
    shown = ""

    def answer(route: Any) -> None:
        path = urlsplit(route.request.url).path
        if path == urlsplit(URL).path:
            route.fulfill(body=shown, content_type="text/html")
        else:
            type_ = module_errors.TYPES.get(path.rpartition(".")[2], "text/plain")
            route.fulfill(body=module_errors.body_of(path) or "", content_type=type_)

    page = browser.new_page().playwright
    page.route("**/*", answer)
    for name in module_errors.FILES:
        shown = module_errors.page_of(name)
        page.goto(URL)
        page.wait_for_load_state("networkidle")
        found[name] = page.evaluate("log")
    return found


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
    assert errors_in_chromium(chromium) == module_errors.RECORDED


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


class Chain:
    """So many modules, of which each imports the one before and the first."""

    base_url = "https://chain.example/"

    def __init__(self, count: int) -> None:
        self._count = count

    def resolve(self, specifier: str, base_url: str) -> str:
        return self.base_url + specifier

    def load(self, url: str) -> str:
        number = int(url.removeprefix(self.base_url))
        if number == 0:
            return "export const value = 0; globalThis.ran = (globalThis.ran ?? 0) + 1;"
        return (
            f"import {{ value as before }} from '{number - 1}';"
            "import { value as none } from '0'; export const value = before + none + 1;"
        )


@pytest.mark.parametrize("engine", WITH_MODULES)
def test_a_graph_takes_as_many_scripts_and_messages_as_one_module(engine: str) -> None:
    counts = []
    for count in (2, 60):
        bridge = new_bridge(engine, modules=Chain(count))
        bridge.run("0")
        driver = bridge._driver
        engine_, crossing = driver._engine, driver._crossing
        with (
            mock.patch.object(engine_, "eval", wraps=engine_.eval) as scripts,
            mock.patch.object(crossing, "value_from", wraps=crossing.value_from) as messages,
        ):
            bridge.import_module(str(count - 1), name="found")
        assert (bridge.run("found.value"), bridge.run("ran")) == (count - 1, 1)
        counts.append((scripts.call_count, messages.call_count))
        bridge.close()
    assert counts[0] == counts[1]


@pytest.mark.parametrize("engine", WITH_MODULES)
def test_an_error_that_only_the_engine_finds_is_that_of_its_module(
    engine: str, tmp_path: Path
) -> None:
    files = {
        "a.js": "export const a = 1;",
        "b.js": "\nexport const b = 1; label: { continue label; }",
        "c.js": "import './a.js'; import './b.js';",
        "d.js": "export const d = () => { throw new Error('d'); };\n",
        "e.js": "import './d.js';\n\nexport const e = () => new Error('e').stack;",
        "f.js": "import { d } from './d.js'; import { e } from './e.js'; export const stack = e();"
        "export let thrown; try { d(); } catch (error) { thrown = error.stack; }",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, "utf-8")
    bridge = new_bridge(engine, modules=tmp_path)
    with pytest.raises(JavaScriptError, match="SyntaxError"):
        bridge.import_module("./c.js")
    bridge.import_module("./a.js", name="a")
    assert bridge.run("a.a") == 1
    need_stacks(engine)
    bridge.import_module("./f.js", name="f")
    assert f"{tmp_path.as_uri()}/e.js:3" in bridge.run("f.stack")
    assert f"{tmp_path.as_uri()}/d.js:1" in bridge.run("f.thrown")
    bridge.close()
