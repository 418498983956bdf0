"""Putting the double in place, taking it away, and pytest's fixture for both."""

import asyncio
import gc
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import webapi
from tests.work import LIMIT
from webapi.js import install
from webapi.transports import use
from webapi.webidl.values import jsnull

NAMES = ("js", "pyodide", "pyodide.ffi", "pyodide.http", "workers", "asgi", "pyscript")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def js() -> Iterator[Any]:
    with install():
        yield import_module("js")


def test_undo_takes_everything_away() -> None:
    before = {name: sys.modules.get(name) for name in NAMES}
    encode = json.JSONEncoder.default
    installation = install()
    assert all(sys.modules[name] is not before[name] for name in NAMES)
    installation.undo()
    assert {name: sys.modules.get(name) for name in NAMES} == before
    assert json.JSONEncoder.default is encode
    installation.undo()


def test_undo_puts_back_what_was_there(monkeypatch: pytest.MonkeyPatch) -> None:
    other = object()
    monkeypatch.setitem(sys.modules, "js", other)  # type: ignore[arg-type]
    with install():
        assert sys.modules["js"] is not other
    assert sys.modules["js"] is other


def test_the_installation_is_undone_after_an_exception() -> None:
    before = sys.modules.get("js")
    with pytest.raises(KeyError), install():
        raise KeyError
    assert sys.modules.get("js") is before


def test_each_installation_has_its_own_world() -> None:
    with install():
        from js import URL, Object

        URL.mark = 1
        Object.prototype.mark = 2
        with install():
            from js import URL as Inner

            assert not hasattr(Inner, "mark")
            assert Inner.new("https://example.org/").href == "https://example.org/"
        assert URL.mark == 1
        assert URL.new("https://example.org/").mark == 2


def test_proxies_outlive_the_installation() -> None:
    with install():
        from js import URL

        url = URL.new("https://example.org/?a=1")
    assert url.href == str(url) == "https://example.org/?a=1"
    assert url.searchParams.getAll("a").to_py() == ["1"]
    assert next(iter(url.searchParams.entries())).to_py() == ["a", "1"]


def test_null_is_webapis(js: Any) -> None:
    assert js.URL.parse("no URL") is jsnull is webapi.jsnull


def test_encoding_json_is_otherwise_what_it_was(js: Any) -> None:
    assert json.dumps([jsnull, {"a": jsnull}]) == '[null, {"a": null}]'
    with pytest.raises(TypeError, match="Object of type object is not JSON serializable"):
        json.dumps(object())


@pytest.mark.parametrize("text", ["a\0b", "\ud800", "\U0001f600" * 3, "%" * 10, "x" * 1_000_000])
def test_setters_take_any_text(js: Any, text: str) -> None:
    mine = webapi.URL("https://example.org/")
    url = js.URL.new("https://example.org/")
    for name in ("hash", "search", "pathname"):
        setattr(mine, name, text)
        setattr(url, name, text)
    assert url.href == mine.href
    assert js.URLSearchParams.new(text).toString() == str(webapi.URLSearchParams(text))


@pytest.mark.skipif(sys.platform == "emscripten", reason="freeing so deep lists ends Pyodide")
def test_too_deep_is_a_range_error(js: Any) -> None:
    with pytest.raises(Exception, match=r"^RangeError: Maximum call stack size exceeded$"):
        js.JSON.parse("[" * 100_000 + "]" * 100_000)


@pytest.mark.skipif(sys.platform == "emscripten", reason="freeing so deep lists ends Pyodide")
@pytest.mark.parametrize("text_of", ["str", "String", "stringify", "to_py", "URL"])
def test_too_deep_an_array_is_a_range_error(js: Any, text_of: str) -> None:
    array = js.Array.new()
    for _ in range(20_000):
        array = js.Array.of(array)
    act = {
        "str": lambda: str(array),
        "String": lambda: js.String(array),
        "stringify": lambda: js.JSON.stringify(array),
        "to_py": array.to_py,
        "URL": lambda: js.URL.new(array, "https://example.org/"),
    }[text_of]
    with pytest.raises(Exception, match=r"^RangeError: Maximum call stack size exceeded$"):
        act()


@pytest.mark.skipif(sys.platform == "emscripten", reason="freeing so deep lists ends Pyodide")
def test_too_deep_a_list_is_a_range_error(js: Any) -> None:
    from pyodide.ffi import to_js

    deep: list[Any] = []
    for _ in range(20_000):
        deep = [deep]
    with pytest.raises(Exception, match=r"^RangeError: Maximum call stack size exceeded$"):
        to_js(deep)


def test_a_missing_global_is_an_attribute_error(js: Any) -> None:
    with pytest.raises(AttributeError, match=r"^nobodysName$"):
        _ = js.nobodysName
    with pytest.raises(ImportError, match="cannot import name 'nobodysName' from 'js'"):
        from js import nobodysName  # noqa: F401


@pytest.mark.parametrize("name", ["localStorage", "navigator", "alert", "requestAnimationFrame"])
def test_a_name_of_a_page_says_how_to_supply_it(js: Any, name: str) -> None:
    text = f"This double of js has no {name}: set js.{name} to a double of your own."
    with pytest.raises(ImportError, match=text):
        exec(f"from js import {name}", {})
    with pytest.raises(AttributeError, match=text):
        getattr(js, name)
    assert not hasattr(js, name)
    setattr(js, name, 5)
    exec(f"from js import {name}\nassert {name} == 5", {})


def test_location_is_that_of_the_document_and_requests_can_be_made() -> None:
    async def main() -> str:
        with (
            install(webapi.Document("https://h.example/a?b")),
            use(lambda request: webapi.Response(request.url)),
        ):
            from js import EventSource, XMLHttpRequest, document, location  # type: ignore[import-not-found]

            assert location == document.location
            assert location.search == "?b"
            assert EventSource.CLOSED == 2
            loaded = asyncio.get_running_loop().create_future()
            request = XMLHttpRequest.new()
            request.onload = lambda event: loaded.set_result(event.target.responseText)
            request.open("GET", "https://h.example/c")
            request.send()
            return await loaded

    assert asyncio.run(main()) == "https://h.example/c"


@pytest.mark.parametrize("package, fixture", [("js", "pyodide_js"), ("page", "webapi_page")])
def test_the_entry_point_is_the_plugin(package: str, fixture: str) -> None:
    if not (ROOT / "pyproject.toml").is_file():
        pytest.skip("the source tree is not here")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    name = f"webapi.{package}.pytest_plugin"
    assert project["entry-points"]["pytest11"][name] == f"webapi_pytest:{package}"
    assert hasattr(import_module(name), fixture)


def test_pytest_does_not_rewrite_the_package(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        "import pytest\npytest.register_assert_rewrite('webapi.dom')\n", "utf-8"
    )
    (tmp_path / "test_it.py").write_text(
        "import webapi.dom.element, webapi_pytest\n"
        "def test_it():\n"
        "    assert type(webapi.dom.element.__loader__).__name__ == 'SourceFileLoader'\n"
        "    assert webapi_pytest.js.pyodide_js and webapi_pytest.page.webapi_page\n",
        "utf-8",
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "webapi_pytest", "test_it.py"]
    paths = {"PYTHONPATH": str(Path(webapi.__file__).parents[1])}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=paths)
    assert "1 passed" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("package", ["js", "page"])
def test_the_plugin_costs_nothing_until_it_is_used(package: str) -> None:
    code = f"import sys, webapi.{package}.pytest_plugin; print(*sys.modules)"
    paths = {"PYTHONPATH": str(Path(webapi.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=paths)
    loaded = {name for name in done.stdout.split() if name.startswith("webapi")}
    assert loaded == {"webapi", f"webapi.{package}", f"webapi.{package}.pytest_plugin"}, done.stderr


def test_the_fixture_is_undone_after_the_test(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import sys\n"
        "def test_with(pyodide_js):\n"
        "    from js import URL\n"
        "    assert URL.new('https://example.org').host == 'example.org'\n"
        "def test_without():\n"
        "    assert 'js' not in sys.modules\n",
        "utf-8",
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "webapi.js.pytest_plugin", "test_it.py"]
    paths = {"PYTHONPATH": str(Path(webapi.__file__).parents[1])}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=paths)
    assert "2 passed" in done.stdout, done.stdout + done.stderr


def test_without_a_running_loop_a_promise_is_a_proxy_and_can_be_awaited(js: Any) -> None:
    promise = js.Blob.new(["text"]).text()

    async def main() -> Any:
        return await promise

    assert asyncio.run(main()) == "text"


@pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has an event loop")
def test_a_timer_needs_a_running_loop(js: Any) -> None:
    with pytest.raises(RuntimeError, match=r"^Failed to execute 'setTimeout'.* asyncio event loop"):
        js.setTimeout(print)
    with pytest.raises(RuntimeError, match="asyncio event loop"):
        js.AbortSignal.timeout(5)


def test_who_awaits_what_is_rejected_with_no_error_gets_one(js: Any) -> None:
    from pyodide.ffi import to_js

    async def main() -> None:
        for value, text in (
            ("why", "Error: why"),
            (5, "Error: 5"),
            (to_js([1]), "A value of type object"),
        ):
            with pytest.raises(Exception, match=text):
                await asyncio.wait_for(js.Promise.reject(value), LIMIT)

    asyncio.run(main())


def test_a_name_of_ones_own_is_an_attribute(js: Any) -> None:
    async def fetch(address: str) -> str:
        return f"fetched {address}"

    js.fetch = fetch
    from js import fetch as found

    assert asyncio.run(found("https://example.org/")) == "fetched https://example.org/"
    js.document = js.Object.new()
    js.document.title = "mine"
    from js import document

    assert document.title == "mine"


def test_null_stands_where_the_idl_says_so() -> None:
    """The table of members whose None is null says the same as the IDL."""
    idl = ROOT / "idl"
    if not idl.is_dir():
        pytest.skip("the source tree is not here")
    from webapi.js import tree
    from webapi.js.interfaces import CLASSES, is_nullable

    for name in (*CLASSES, *tree.CLASSES):
        cls = getattr(webapi, name)
        for key, member in vars(cls).items():
            text = " ".join((getattr(member, "__doc__", None) or "").split("``")[1::2])
            found = re.search(rf"(\S+) {key}(\(|$| )", text)
            if found:
                nullable = found[1].endswith("?") or (name, key) == ("CustomEvent", "detail")
                assert is_nullable(name, key) is nullable, (name, key, text)


def test_a_document_can_be_given() -> None:
    document = webapi.Document("https://example.org/")
    document.append(document.createElement("main"))
    with install(document):
        import js

        assert (js.document.URL, js.document.documentElement.tagName) == (document.URL, "MAIN")
        js.document.documentElement.append("text")
        js.document.documentElement.dataset.a = "b"
        assert js.document.firstChild == js.document.querySelector("main")
    (main,) = document.children
    assert main.outerHTML == '<main data-a="b">text</main>'
    with install():
        import js

        assert (js.document.URL, js.document.body.innerHTML) == ("about:blank", "")


def test_events_of_users(js: Any) -> None:
    from pyodide.ffi import create_proxy

    heard: list[Any] = []
    js.document.body.onclick = create_proxy(heard.append)
    js.document.body.click()
    js.document.body.dispatchEvent(js.MouseEvent.new("click", button=1, relatedTarget=js.document))
    first, second = heard
    assert (str(first), first.button, first.relatedTarget) == ("[object PointerEvent]", 0, jsnull)
    assert (str(second), second.button) == ("[object MouseEvent]", 1)
    assert second.relatedTarget == js.document


def test_properties_of_nodes_stay_with_them(js: Any) -> None:
    js.document.body.mine = 5
    gc.collect()
    assert js.document.body.mine == 5
    del js.document.body.mine
    assert not hasattr(js.document.body, "mine")
    js.document.body.dataset.key = "a"
    del js.document.body.dataset.key
    assert js.document.body.getAttribute("data-key") is jsnull


def test_fetch_asks_by_the_transport_that_is_set(js: Any) -> None:
    from webapi.transports import Routes, use

    async def name() -> Any:
        from js import fetch

        body = js.JSON.stringify(js.Object.fromEntries([["a", 1]]))
        response = await fetch("https://api.example/users/7", method="POST", body=body)
        return (await response.json()).name

    answer = webapi.Response.json({"name": "Zoë"})
    routes = Routes({"POST https://api.example/users/:id": answer})
    with use(routes):
        assert asyncio.run(name()) == "Zoë"
    assert asyncio.run(routes.requests[0].text()) == '{"a":1}'


def test_a_date_crosses_as_a_date() -> None:
    with install():
        from js import Date, document

        field = document.createElement("input")
        field.type = "date"
        assert field.valueAsDate is jsnull
        field.valueAsDate = Date.new("2026-11-23T23:00Z")
        assert (field.value, field.valueAsDate.toISOString()) == (
            "2026-11-23",
            "2026-11-23T00:00:00.000Z",
        )
        field.valueAsDate = Date.new("x")
        assert field.value == ""
