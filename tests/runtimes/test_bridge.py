"""What crosses between JavaScript and Python, and what stays behind, in every engine."""

import gc
import json
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from webapi import URL, URLSearchParams
from webapi.runtimes import Bridge
from webapi.runtimes.adapters import engine_import
from webapi.runtimes.bridge import RequestHandler
from webapi.runtimes.failures import never_raising
from webapi.runtimes.generated.exposed import INTERFACES

SINGLE_CONTEXT = {"pythonmonkey"}


def has_finalizers(page: Page) -> bool:
    return page.value("typeof FinalizationRegistry") == "function" and page.name != "stpyv8"


def test_a_relative_url_resolves(page: Page) -> None:
    assert page.value('new URL("x", "https://a").href') == "https://a/x"


STRINGS = {
    "NUL": ("a\0b", 1),
    "a lone high surrogate": ("a\ud800b", 1),
    "a lone low surrogate": ("\udc00", 1),
    "surrogates in the wrong order": ("\udc00\ud800", 1),
    "an astral character": ("\U0001f600", 1),
    "the line separators": ("\u2028\u2029", 1),
    "DEL and C1": ("\x7f\x80\x9f", 1),
    "quotes and backslashes": ("\"'\\\\u0041", 1),
    "1 MB of ASCII": ("a", 1_000_000),
    "1 MB of Latin-1": ("é", 500_000),
    "1 MB of astral characters": ("\U0001f600", 250_000),
    "1 MB of lone surrogates": ("\ud800", 333_333),
    "1 MB of NUL": ("\0", 1_000_000),
}


@pytest.mark.parametrize("title", STRINGS)
def test_every_string_reaches_the_other_side_unchanged(page: Page, title: str) -> None:
    string, count = STRINGS[title]
    expected = URLSearchParams([["", string]])
    script = f"""
        const string = {json.dumps(string)}.repeat({count});
        const expected = {json.dumps(expected.get(""))}.repeat({count});
        const encoded = {json.dumps(str(expected)[1:])}.repeat({count});
        const params = new URLSearchParams({{ k: string }});
        show([params.get("k") === expected, params.toString() === "k=" + encoded]);
        """
    assert page.run(script) == [True, True]


def test_a_context_works_after_a_thousand_failing_calls(page: Page) -> None:
    errors = page.run(
        """
        const names = [];
        for (let index = 0; index < 1000; index++) {
          try { new URL("\\ud800\\0" + index); } catch (error) {
            names.push(error.name + (error instanceof TypeError) + typeof error.message);
          }
        }
        show(names);
        """
    )
    assert errors == ["TypeErrortruestring"] * 1000
    assert page.value('new URL("https://a/b").pathname') == "/b"


def test_the_message_of_an_error_names_the_input(page: Page) -> None:
    message = page.run('try { new URL("no url") } catch (error) { show(error.message) }')
    assert message.startswith("Failed to construct 'URL': Invalid URL")
    assert "no url" in message


def test_getters_return_the_same_in_javascript_and_python(page: Page) -> None:
    inputs = ["HTTP://EXAMPLE.com:80/%7Ea/../b?q#f", "https://ü.example/ü?ü#ü", "a:b c", "file:c|/"]
    for text in inputs:
        url = URL(text)
        names = ("href", "origin", "host", "port", "pathname", "search", "hash")
        expected = [getattr(url, name) for name in names]
        script = f"const url = new URL({json.dumps(text)});"
        assert page.run(f"{script} show({json.dumps(names)}.map((name) => url[name]))") == expected


def test_urls_that_scripts_only_read_have_no_handle(page: Page) -> None:
    before = page.bridge.drain()
    page.run(
        """
        globalThis.urls = [];
        for (let index = 0; index < 2000; index++) {
          const url = new URL(index, "https://example.com/");
          urls.push(url, URL.parse("a:b"), `${url}${url.origin}${JSON.stringify(url)}`);
        }
        """
    )
    assert page.bridge.live_handles == before
    page.run("delete globalThis.urls;")


def test_handles_of_collected_objects_are_released(page: Page) -> None:
    start = page.bridge.drain()
    page.run(
        """
        globalThis.urls = [];
        for (let index = 0; index < 10; index++) {
          const url = new URL("https://example.com/?a=1");
          url.hash = index;
          url.searchParams.append("b", "2");
          urls.push(url);
        }
        """
    )
    assert page.bridge.live_handles == start + 20
    assert page.bridge.drain() == start + 20
    assert page.value("urls[9].href") == "https://example.com/?a=1&b=2#9"
    page.run("delete globalThis.urls;")
    if has_finalizers(page):
        for _ in range(3):
            page.bridge.drain()
        assert (
            page.bridge.live_handles <= start + 2
        )  # V8 and SpiderMonkey may find one or two on the stack


def test_more_objects_than_max_handles_are_a_range_error(page: Page) -> None:
    page.bridge.drain()
    limit = page.bridge.max_handles
    page.bridge.max_handles = page.bridge.live_handles + 5
    try:
        error = page.run(
            """
            globalThis.kept = [];
            try {
              for (let index = 0; index < 100; index++) {
                kept.push(new URLSearchParams("a=" + index));
              }
            } catch (error) {
              show([error.name, error.message, kept.length, kept[4].get("a")]);
            }
            """
        )
        assert error[0] == "RangeError"
        assert "max_handles" in error[1]
        assert 5 <= error[2] < 100  # more than 5 where what earlier tests left was found to be gone
        assert error[3] == "4"
        assert page.bridge.live_handles == page.bridge.max_handles
        assert page.value('new URL("https://a/").href') == "https://a/"
    finally:
        page.bridge.max_handles = limit
        page.run("delete globalThis.kept;")


def test_a_loop_may_make_more_objects_than_there_are_handles() -> None:
    if "quickjs" not in ENGINES:
        pytest.skip("no QuickJS: pip install quickjs-ng")
    page = Page("quickjs", max_handles=10)
    script = """
        let sum = 0;
        try {
          for (let index = 0; index < 1000; index++) {
            sum += Number(new URL(`https://a/?i=${index}`).searchParams.get("i"));
          }
        } catch (error) {
          sum = error.name;
        }
        show(sum);
        """
    # Counting references, QuickJS knows at once what is gone; the older one has no way to tell.
    assert page.run(script) == (499_500 if has_finalizers(page) else "RangeError")
    assert page.bridge.live_handles <= 10


def test_an_object_beyond_the_limit_leaves_no_handle(page: Page) -> None:
    limit = page.bridge.max_handles
    page.bridge.max_handles = page.bridge.drain() + 1
    try:
        script = 'const url = new URL("https://a/?b"); url.searchParams;'
        assert page.name_of_error(script) == "RangeError"
        assert page.bridge.live_handles == page.bridge.max_handles - 1
        assert page.run('show(new URLSearchParams("a=b").get("a"))') == "b"
    finally:
        page.bridge.max_handles = limit


def test_a_setter_that_meets_the_limit_changes_nothing(page: Page) -> None:
    limit = page.bridge.max_handles
    page.bridge.max_handles = page.bridge.drain()
    try:
        assert page.run(
            """
            const url = new URL("https://a/");
            let name;
            try { url.hash = "b"; } catch (error) { name = error.name; }
            show([name, url.href]);
            """
        ) == ["RangeError", "https://a/"]
    finally:
        page.bridge.max_handles = limit


@pytest.mark.parametrize(
    "name", parameters([name for name in ENGINES if name not in SINGLE_CONTEXT])
)
def test_contexts_see_nothing_of_each_other(name: str) -> None:
    first, second = Page(name), Page(name)
    script = "globalThis.params = new URLSearchParams({json}); show(1)"
    first.run(script.replace("{json}", '"a=1"'))
    second.run(script.replace("{json}", '"a=2"'))
    assert (first.bridge.live_handles, second.bridge.live_handles) == (1, 1)
    second.run('params.append("b", "3");')
    assert first.value('params.get("b")') is None
    assert first.value("params.toString()") == "a=1"
    assert second.value("params.toString()") == "a=2&b=3"


def test_classes_are_properties_of_the_global_object_and_nothing_else_is_added(page: Page) -> None:
    names = page.value("Object.getOwnPropertyNames(globalThis)")
    added = [name for name in names if name.startswith("webapi")]
    assert added == []
    for name in (*(each.cls.__name__ for each in INTERFACES), "DOMException"):
        page.run(f"{name};")  # the first touch makes it a data property
        descriptor = page.value(f'Object.getOwnPropertyDescriptor(globalThis, "{name}")')
        assert {key: descriptor.get(key) for key in ("writable", "enumerable", "configurable")} == {
            "writable": True,
            "enumerable": False,
            "configurable": True,
        }
    script = '["document", "window", "location", "webkitURL"].map((name) => name in globalThis)'
    if page.name != "pythonmonkey":  # whose only context keeps the names of another test's page
        assert page.value(script) == [False] * 4


def test_no_engine_is_imported_before_it_is_asked_for() -> None:
    program = (
        "import sys, webapi.runtimes\n"
        "from webapi.runtimes.adapters import dukpy, mini_racer, pythonmonkey, quickjs\n"
        "engines = {'quickjs', '_quickjs', 'dukpy', 'pythonmonkey', 'py_mini_racer'}\n"
        "print(sorted(engines & set(sys.modules)))\n"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert shown.stdout == "[]\n"


@pytest.mark.parametrize(
    ("name", "package"),
    [
        ("quickjs", "quickjs-ng"),
        ("dukpy", "dukpy"),
        ("pythonmonkey", "pythonmonkey"),
        ("mini_racer", "mini-racer"),
    ],
)
def test_the_error_for_a_missing_engine_says_what_to_install(
    name: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module: Any = __import__(f"webapi.runtimes.adapters.{name}", fromlist=["install"])

    def not_there(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(engine_import, "import_module", not_there)
    with pytest.raises(ModuleNotFoundError, match=f"pip install {package}"):
        module.install(None)


@pytest.mark.skipif("quickjs" not in ENGINES, reason="no QuickJS: pip install quickjs-ng")
def test_python_objects_of_a_context_are_freed_with_it() -> None:
    import quickjs

    from webapi.runtimes.adapters import quickjs as adapter

    context = quickjs.Context()
    bridge = adapter.install(context)
    context.eval('globalThis.params = new URLSearchParams("a=b"); 0;')
    (item,) = bridge._handler.handles.by_handle.values()
    kept = weakref.ref(item)
    del item, bridge
    assert kept() is not None
    assert context.eval('params.get("a")') == "b"
    del context
    gc.collect()
    assert kept() is None


ISOLATED = """
import pythonmonkey
from webapi.runtimes.adapters import pythonmonkey as adapter
assert pythonmonkey.eval("python.eval('1 + 1')") == 2
bridge = adapter.install(isolated=True)
names = pythonmonkey.eval('''(() => {
  const found = [];
  const seen = new Set();
  const walk = (object) => {
    if (object === null || !["object", "function"].includes(typeof object)) return;
    if (seen.has(object)) return;
    seen.add(object);
    for (const key of Reflect.ownKeys(object)) {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      if (/python|pmEval|Debugger$|^exec$|^getenv$/.test(String(key))) found.push(String(key));
      for (const each of ["value", "get", "set"]) walk(descriptor[each]);
    }
    walk(Reflect.getPrototypeOf(object));
  };
  walk(globalThis);
  return found.join();
})()''')
assert {*names.split(',')} == {'exec'}, names  # RegExp.prototype's
assert pythonmonkey.eval("typeof python + typeof pmEval") == "undefinedundefined"
assert pythonmonkey.eval("new URL('x', 'https://a/').searchParams.size") == 0
assert bridge.live_handles == 2
"""


@pytest.mark.skipif(
    "pythonmonkey" not in ENGINES, reason="no SpiderMonkey: pip install pythonmonkey"
)
def test_pythonmonkey_can_be_isolated() -> None:
    subprocess.run([sys.executable, "-c", ISOLATED], check=True)


@pytest.mark.skipif("mini_racer" not in ENGINES, reason="no V8: pip install mini-racer")
def test_mini_racer_works_without_its_private_hooks() -> None:
    from webapi.runtimes.adapters import mini_racer

    with mini_racer.new_context() as context:
        bridge = Bridge(mini_racer.Engine(context, private_hooks=False))
        assert context.eval('new URL("x", "https://a/\\u00e9\\0").href') == "https://a/x"
        script = 'new URLSearchParams([["a", "\\ud800".repeat(100000)]]).get("a").length'
        assert context.eval(script) == 100_000
        assert bridge.live_handles == 1
        with pytest.raises(Exception, match="Invalid URL"):
            context.eval('new URL("no url")')
    assert [each for each in threading.enumerate() if each.name == "webapi-mini-racer"] == []


# Of Chromium 156.
UNCONVERTIBLE = {
    "new URL(Symbol())": "Failed to construct 'URL': Cannot convert a Symbol value to a string",
    "new URL('a:', Symbol())": (
        "Failed to construct 'URL': Cannot convert a Symbol value to a string"
    ),
    "new URL('a:').href = Symbol()": (
        "Failed to set the 'href' property on 'URL': Cannot convert a Symbol value to a string"
    ),
    "new URLSearchParams().append(Symbol(), 1)": (
        "Failed to execute 'append' on 'URLSearchParams': Cannot convert a Symbol value to a string"
    ),
    "new URLSearchParams([[Symbol(), 1]])": (
        "Failed to construct 'URLSearchParams': Cannot convert a Symbol value to a string"
    ),
    "new URLSearchParams({ [Symbol()]: 1 })": (
        "Failed to construct 'URLSearchParams': Cannot convert a Symbol value to a string"
    ),
    "URL.canParse(Symbol())": (
        "Failed to execute 'canParse' on 'URL': Cannot convert a Symbol value to a string"
    ),
    "new Blob([Symbol()])": (
        "Failed to construct 'Blob': Cannot convert a Symbol value to a string"
    ),
    "new Blob([], { type: Symbol() })": (
        "Failed to construct 'Blob': Failed to read the 'type' property from 'BlobPropertyBag': "
        "Cannot convert a Symbol value to a string"
    ),
    "new Blob([], { endings: Symbol() })": (
        "Failed to construct 'Blob': Failed to read the 'endings' property from 'BlobPropertyBag': "
        "Cannot convert a Symbol value to a string"
    ),
    "new Blob([]).slice(Symbol())": (
        "Failed to execute 'slice' on 'Blob': Cannot convert a Symbol value to a number"
    ),
    "new File([], '', { lastModified: 1n })": (
        "Failed to construct 'File': Failed to read the 'lastModified' property from "
        "'FilePropertyBag': Cannot convert a BigInt value to a number"
    ),
}


@pytest.mark.parametrize("script", UNCONVERTIBLE)
def test_conversion_errors_have_the_words_of_browsers(page: Page, script: str) -> None:
    message = page.value(
        f"(() => {{ try {{ {script}; }} catch (error) {{ return String(error); }} }})()"
    )
    assert message == f"TypeError: {UNCONVERTIBLE[script]}"


def raising(error: BaseException) -> Callable[[str], str]:
    def function(request: str) -> str:
        raise error

    return function


FAILING: dict[str, Callable[[str], Any]] = {
    "ValueError": raising(ValueError("internal")),
    "KeyboardInterrupt": raising(KeyboardInterrupt()),
    "SystemExit": raising(SystemExit(3)),
    "UnicodeDecodeError": raising(UnicodeDecodeError("utf-8", b"\xe9", 0, 1, "invalid")),
    "RecursionError": raising(RecursionError()),
    "AttributeError": lambda request: None,
    "UnicodeEncodeError": lambda request: "\xe9\ud800",
}


@pytest.mark.parametrize("name", parameters([name for name in ENGINES if name != "stpyv8"]))
def test_no_exception_reaches_an_engine(name: str) -> None:
    page = Page(name)
    for error, function in FAILING.items():
        bound = f"failing_{error}"
        send = page.engine.bind(bound, never_raising(function)) or bound
        assert page.value(f"JSON.parse(({send})('request'))") == [
            "Error",
            f"webapi could not answer: {error}",
        ]
    assert page.value("new URL('x', 'https://a/').href") == "https://a/x"


def test_a_call_without_one_argument_is_answered_with_an_error() -> None:
    handler = RequestHandler()
    expected = '["Error", "webapi could not answer: ValueError"]'
    assert handler.answer() == expected  # dukpy's call_python may do so
    assert handler.answer("[0,[]]", "[0,[]]") == expected


GARBAGE_AT_EXIT = """
from webapi.runtimes.adapters import mini_racer
contexts = [mini_racer.new_context() for _ in range(6)]
for context in contexts:
    mini_racer.install(context)
    context.eval('''
      globalThis.registry = new FinalizationRegistry(() => {});
      for (let index = 0; index < 20_000; index++) registry.register({ index }, index);
      0;
    ''')
"""


@pytest.mark.skipif("mini_racer" not in ENGINES, reason="no V8: pip install mini-racer")
def test_contexts_of_mini_racer_end_without_output() -> None:
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", GARBAGE_AT_EXIT], capture_output=True, text=True, check=True
        )
        assert done.stdout + done.stderr == ""
