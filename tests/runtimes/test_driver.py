"""Scripts that the host runs, and functions of the host that scripts call, in every engine."""

from __future__ import annotations

import asyncio
import contextvars
import gc
import json
import logging
import math
import socket
import subprocess
import sys
import threading
import time
import tracemalloc
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, NO_PROMISES, Page, parameters
from webapi import DOMException
from webapi.runtimes import Bridge, HeldClock, JavaScriptError
from webapi.runtimes.driver import _SelfClosingLoop

PROMISING = [name for name in ENGINES if name not in NO_PROMISES]
ANOTHER_TIME = 1000  # seconds, which no test waits for
SILENT = {"stpyv8"}  # It has no adapter, and does not tell what is pending


@pytest.fixture(params=parameters(PROMISING))
def held(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page with a clock that stands."""
    page = Page(request.param, clock=HeldClock())
    yield page
    page.bridge.close()


@pytest.fixture
def bridge(held: Page) -> Bridge:
    return held.bridge


VALUES: list[tuple[str, Any]] = [
    ("1 + 1", 2),
    ("undefined", None),
    ("null", None),
    ("true", True),
    ("1.5", 1.5),
    ("2 ** 53 - 1", 2**53 - 1),
    ("2 ** 64", 2.0**64),
    ("1e300", 1e300),
    ("Infinity", math.inf),
    ("-Infinity", -math.inf),
    ("10n", 10),
    ("-(2n ** 200n)", -(2**200)),
    ("'é\\u{1f600}\\ud800\\0'", "é\U0001f600\ud800\0"),
    ("[1, , undefined, [null]]", [1, None, None, [None]]),
    ("({ a: 1, b: undefined, c: { d: 'x' } })", {"a": 1, "c": {"d": "x"}}),
    ("({ $: 1 })", {"$": 1}),
    ("({ $: { $: [new Uint8Array(1)] } })", {"$": {"$": [b"\0"]}}),
    ("Object.create(null)", {}),
    (
        "JSON.parse('{\"__proto__\": [5n.toString()]}'.replace('5n.toString()', '5'))",
        {"__proto__": [5]},
    ),
    ("new Uint8Array([0, 255])", b"\0\xff"),
    ("new Uint8Array([0, 1, 2, 3]).buffer", b"\0\1\2\3"),
    ("new DataView(new Uint8Array([0, 1, 2, 3]).buffer, 1, 2)", b"\1\2"),
    ("new Uint16Array([258])", b"\2\1"),
    ("new Uint8Array(0)", b""),
    ("new Date(0)", "1970-01-01T00:00:00.000Z"),
    ("new URL('https://é/')", "https://xn--9ca/"),
    ("({ toJSON: () => ({ a: 1n }) })", {"a": 1}),
]


@pytest.mark.parametrize(("expression", "value"), VALUES)
def test_values_leave_a_script(page: Page, expression: str, value: Any) -> None:
    found = page.bridge.run(expression)
    assert found == value
    assert type(found) is type(value)


def test_the_numbers_that_json_lacks_leave_a_script(page: Page) -> None:
    found = page.bridge.run("[NaN, -0]")
    assert math.isnan(found[0])
    assert math.copysign(1, found[1]) == -1


ROUND_TRIPS: list[Any] = [
    *(None, True, 0, -1, 2**53 - 1, 2**53, -(2**70), 0.5, math.inf, -math.inf),
    *("", "é\U0001f600\ud800\0", b"", b"abcde", [], {}, [[], {}, [b"x"]]),
    *(
        {"$": 1},
        {"$": {"$": b"1"}},
        {"$": 1, "a": 2**60},
        {"__proto__": {"a": [1]}},
        {"": {"é": "\n"}},
    ),
]


@pytest.mark.parametrize("value", ROUND_TRIPS, ids=repr)
def test_values_cross_and_come_back(page: Page, value: Any) -> None:
    page.bridge.run("globalThis.same = (value) => value;")
    assert page.bridge.call("same", value) == value


def test_other_types_of_the_host_become_these(page: Page) -> None:
    page.bridge.run("globalThis.described = (value) => [typeof value, value.constructor.name];")
    assert page.bridge.call("described", (1, 2)) == ["object", "Array"]
    assert page.bridge.call("described", bytearray(2)) == ["object", "Uint8Array"]
    assert page.bridge.call("described", memoryview(b"ab")) == ["object", "Uint8Array"]
    assert page.bridge.call("described", 2**60) == ["bigint", "BigInt"]


@pytest.mark.parametrize(
    ("expression", "reason"),
    [
        ("() => 1", "a function"),
        ("[Symbol()]", "a symbol"),
        ("new Map()", "a Map"),
        ("({ a: new Set() })", "a Set"),
        ("/a/", "a RegExp"),
        ("new TypeError('x')", "an Error"),
        ("[Promise.resolve()]", "a Promise"),
        ("new Blob([])", "a Blob"),
        ("Object('a')", "around a primitive"),
        ("(() => { const a = {}; a.a = [a]; return a; })()", "a cycle"),
        ("(() => { let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a; })()", "100 deep"),
        ("({ get a() { throw new TypeError('mine'); } })", "mine"),
    ],
)
def test_what_cannot_leave_a_script_says_so(page: Page, expression: str, reason: str) -> None:
    with pytest.raises(JavaScriptError, match=reason) as caught:
        page.bridge.run(expression)
    assert caught.value.name == "TypeError"


def test_what_cannot_enter_a_script_says_so(page: Page) -> None:
    cycle: list[Any] = []
    cycle.append(cycle)
    page.bridge.run("globalThis.same = (value) => value;")
    for value, reason in [
        (object(), "type object"),
        ({1, 2}, "type set"),
        ({1: 2}, "key of type int"),
        ([1j], "type complex"),
        (cycle, "contains itself"),
    ]:
        with pytest.raises(TypeError, match=reason):
            page.bridge.call("same", value)


SCRIPTS: list[tuple[str, Any]] = [
    ("", None),
    ("// a comment", None),
    ("5;", 5),
    ("5 // five", 5),
    ("5; // five", 5),
    ("5\n// five\n/* and\n more */\n;", 5),
    ("const a1 = 1; a1 + 1", 2),
    ("let a2 = 1\na2 + 1", 2),
    ("function a3() { return 3 }\na3()", 3),
    ("function a4() { return 4 } (() => a4())()", 4),
    ("class A5 {}\n[5][0]", 5),
    ("'use strict'; var a6 = 6;", None),
    ("var a7 = 'https://a/;'; a7", "https://a/;"),
    ("var a8 = function (x) { return x; }\n(8)", None),
    ("var a9 = 1 // ; 2", None),
    ("var a10 = `\n1;\n2`", None),
    ("var a11 = 1 /*\n2; 3 */", None),
    ("var a12 = 12\n/1/1", None),
    ("{ a: 1 }", None),
    ("({ a: 1 })", {"a": 1}),
    ("if (true) 5", None),
    ("if (true)\n5", None),
    ("1, 2", 2),
    ("'\U0001f600'; var b1 = 'ü'; b1 + '\U0001f600'", "ü\U0001f600"),
    ("function b2() {}", None),
    ("globalThis.b4 = 5", 5),
    ("globalThis.b5 = () => 5; globalThis.b6 = { b5 };", None),
    ("globalThis.b7 = Promise.resolve({ b5: () => 5 })", None),
    ("async function b3() { return 3 }\nb3();\n//# sourceMappingURL=x", 3),
    ("throw_ = 1; label: throw_", None),
]


@pytest.mark.parametrize(("script", "value"), SCRIPTS)
def test_the_value_of_a_script_is_that_of_its_last_expression(
    held: Page, script: str, value: Any
) -> None:
    if held.name == "stpyv8" and not script.isascii():
        pytest.skip("it alters characters beyond U+FFFF")
    assert held.bridge.run(script) == value


def test_what_a_script_declares_stays(bridge: Bridge) -> None:
    number = time.monotonic_ns()
    bridge.run(
        f"'use strict'; var app{number} = {{ double: (x) => x * 2 }}; const two{number} = 2;"
    )
    assert bridge.run(f"app{number}.double(two{number})") == 4
    assert bridge.call(f"app{number}.double", 21) == 42


def test_what_a_script_throws_is_raised(page: Page) -> None:
    for script, name, message in [
        ("throw new RangeError('mine\\ntwo');", "RangeError", "mine\ntwo"),
        ("(() => { throw new TypeError('é'); })()", "TypeError", "é"),
        ("nothing.here", "ReferenceError", None),
        ("1 +", "SyntaxError", None),
        ("throw 5;", "", "5"),
        ("(() => { throw 'text'; })()", "", "text"),
        ("(() => { throw Symbol('a'); })()", "", "Symbol(a)"),
        ("(() => { throw { get name() { throw 1; }, toString() { throw 1; } }; })()", "", None),
        ("(() => { throw new DOMException('no', 'AbortError'); })()", "AbortError", "no"),
        ("(() => { throw new Error('x'.repeat(1e6)); })()", "Error", "x" * 10_000),
    ]:
        with pytest.raises(JavaScriptError) as caught:
            page.bridge.run(script)
        if page.name not in SILENT:  # whose text of an error has its place, too
            assert caught.value.name == name
            assert message in (None, caught.value.message)
    assert page.bridge.run("1") == 1


def test_a_stack_names_functions_and_scripts(page: Page) -> None:
    with pytest.raises(JavaScriptError) as caught:
        page.bridge.run("function thrower() { throw new Error('x'); }\nthrower()", name="mine.js")
    assert "thrower" in caught.value.stack
    assert ("mine.js" in caught.value.stack) == (
        page.name in ("mini_racer", "pythonmonkey", "stpyv8")
    )
    for name in ("", "a b", "a\nb", "'"):
        with pytest.raises(ValueError, match="not the name of a script"):
            page.bridge.run("1", name=name)


@pytest.mark.parametrize("script", ["'\ud800'", "'\0'"])
def test_a_script_is_text_without_nul_and_lone_surrogates(page: Page, script: str) -> None:
    with pytest.raises(ValueError, match="write an escape"):
        page.bridge.run(script)


@pytest.mark.parametrize("name", ["", "a b", "a.", "1a", "a()", "a;b", "é.ü-"])
def test_names_of_functions_are_checked(page: Page, name: str) -> None:
    with pytest.raises(ValueError, match="not the name of a function"):
        page.bridge.call(name)
    with pytest.raises(ValueError, match="not the name of a function"):
        page.bridge.expose(name, print)


def test_run_waits_for_promises_and_timers(held: Page) -> None:
    run = held.bridge.run
    assert run("Promise.resolve(Promise.resolve([1n]))") == [1]
    assert run("({ then(resolve) { resolve('thenable'); } })") == "thenable"
    assert run("new Promise((resolve) => setTimeout(resolve, 5000, 'late'))") == "late"
    assert held.bridge._event_loop.clock.monotonic() == pytest.approx(5)
    with pytest.raises(JavaScriptError, match="RangeError: late"):
        run("(async () => { await null; throw new RangeError('late'); })()")
    with pytest.raises(JavaScriptError, match="a function"):
        run("(async () => () => 1)()")


def test_a_rejected_main_is_raised(bridge: Bridge) -> None:
    with pytest.raises(JavaScriptError, match="Error: main failed"):
        bridge.run(
            """
            async function main() { await null; throw new Error("main failed"); }
            main();
            //# sourceMappingURL=bundle.js.map
            """
        )


def test_a_promise_that_nothing_can_settle_is_an_error(held: Page) -> None:
    if held.name in ("mini_racer", *SILENT):  # which may settle it by itself
        with pytest.raises(TimeoutError):
            held.bridge.run("new Promise(() => {})", timeout=0.01)
    else:
        with pytest.raises(RuntimeError, match="nothing can settle"):
            held.bridge.run("new Promise(() => {})")
    assert held.bridge.run("1") == 1


def test_functions_of_the_host_are_called(bridge: Bridge) -> None:
    async def later(value: Any) -> Any:
        await asyncio.sleep(0)
        return value

    threads: list[threading.Thread] = []
    bridge.expose("add", lambda *values: sum(values))
    bridge.expose("later", later)
    bridge.expose("blocking", lambda: threads.append(threading.current_thread()), thread=True)
    assert bridge.run("add(1, 2, 3)") == 6
    assert bridge.run("typeof later(1).then") == "function"
    assert bridge.run("later(new Uint8Array([1]))") == b"\1"
    assert bridge.run("Promise.all([1, 2, 3].map((x) => later(x)))") == [1, 2, 3]
    assert bridge.run("blocking()") is None
    assert threads[0] is not threading.main_thread()
    assert bridge.run("[add.name, add.length, Object.keys(globalThis).includes('add')]") == [
        *("add", 0, True)
    ]
    assert bridge.call("later", {"a": [b"1"]}) == {"a": [b"1"]}
    with pytest.raises(JavaScriptError, match="a symbol"):
        bridge.run("add(Symbol())")


def test_errors_of_the_host_tell_scripts_nothing_of_python(
    bridge: Bridge, caplog: pytest.LogCaptureFixture
) -> None:
    def fails() -> None:
        raise KeyError("a secret")

    async def fails_later() -> object:
        return object()

    def intended() -> None:
        raise JavaScriptError("RangeError", "too many")

    async def intended_later() -> None:
        raise DOMException("gone", "NotFoundError")

    async def named() -> None:
        raise JavaScriptError("MyError", "mine")

    for function in (fails, fails_later, intended, intended_later, named):
        bridge.expose(function.__name__, function)
    script = "(async () => { try { await %s(); } catch (error) { return `${error}`; } })()"
    assert bridge.run(script % "fails") == "Error: fails() failed in the host."
    assert bridge.run(script % "fails_later") == "Error: fails_later() failed in the host."
    assert [record.name for record in caplog.records] == ["webapi.runtimes"] * 2
    assert isinstance(caplog.records[0].exc_info[1], KeyError)  # type: ignore[index]
    assert bridge.run(script % "intended") == "RangeError: too many"
    assert bridge.run(script % "intended_later") == "NotFoundError: gone"
    assert bridge.run(script % "named") == "MyError: mine"
    assert bridge.run("intended_later().catch((e) => e instanceof DOMException)") is True
    assert len(caplog.records) == 2
    with pytest.raises(JavaScriptError, match="RangeError: too many"):
        bridge.run("intended()")


def test_a_function_that_a_script_waits_for_cannot_run_the_context(
    bridge: Bridge, caplog: pytest.LogCaptureFixture
) -> None:
    found: list[BaseException] = []

    def reenter(kind: int) -> None:
        for use in (
            lambda: bridge.run("1"),
            lambda: bridge.call("Object"),
            lambda: bridge.expose("f", print),
            bridge.run_due,
            bridge.run_until_idle,
            bridge.close,
        ):
            try:
                use()
            except RuntimeError as error:
                found.append(error)

    bridge.expose("reenter", reenter)
    bridge.run("reenter(0)")
    assert len(found) == 6
    assert all("another script waits for this function" in str(error) for error in found)
    assert bridge.run("1") == 1


def test_a_task_may_run_the_context(bridge: Bridge) -> None:
    async def through() -> Any:
        return await bridge.acall("Math.max", 1, 2) + await bridge.arun("Promise.resolve(40)")

    bridge.expose("through", through)
    assert bridge.run("through()") == 42


def test_functions_of_the_host_see_context_variables(bridge: Bridge) -> None:
    variable = contextvars.ContextVar("variable", default="none")

    async def later() -> str:
        return variable.get()

    bridge.expose("direct", variable.get)
    bridge.expose("later", later)

    async def main(value: str) -> list[str]:
        variable.set(value)
        return await bridge.arun("(async () => [direct(), await later()])()")

    assert asyncio.run(main("a")) == ["a", "a"]
    assert asyncio.run(main("b")) == ["b", "b"]


def test_run_inside_a_running_loop_names_arun(bridge: Bridge) -> None:
    async def main() -> None:
        for method, use in [
            ("arun", lambda: bridge.run("1")),
            ("acall", lambda: bridge.call("Object")),
            ("arun_until_idle", bridge.run_until_idle),
        ]:
            with pytest.raises(RuntimeError, match=rf"await {method}\(\)"):
                use()

    asyncio.run(main())


def test_several_wait_in_one_loop(bridge: Bridge) -> None:
    async def later(value: int) -> int:
        await asyncio.sleep(0.001 * (5 - value))
        return value

    bridge.expose("later", later)

    async def main() -> list[Any]:
        return await asyncio.gather(
            *(bridge.arun(f"later({number})") for number in range(5)),
            bridge.arun("new Promise((resolve) => setTimeout(resolve, 1000, 'timer'))"),
            bridge.acall("Object.keys", {"a": 1}),
        )

    for _ in range(2):
        assert asyncio.run(main()) == [0, 1, 2, 3, 4, "timer", ["a"]]


def test_cancelling_leaves_nothing_pending(bridge: Bridge) -> None:
    ended: list[str] = []

    async def forever(again: bool) -> None:
        try:
            await asyncio.sleep(ANOTHER_TIME)
        finally:
            ended.append("again" if again else "first")

    bridge.expose("forever", forever)
    script = """
        globalThis.seen = [];
        (async () => {
          try { await forever(false); } catch (error) { seen.push(error.name); }
          await forever(true);
        })()
    """

    async def main() -> None:
        running = asyncio.create_task(bridge.arun(script))
        while not bridge._driver._work or not next(iter(bridge._driver._work.values())).task:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert asyncio.all_tasks() == {asyncio.current_task()}
        assert await bridge.arun_until_idle(timeout=0)
        assert await bridge.arun("seen") == ["AbortError"]

    asyncio.run(main())
    assert ended[0] == "first"
    assert bridge._driver._work == bridge._driver._runs == {}
    with pytest.raises(TimeoutError):
        bridge.run("forever(false)", timeout=0.01)
    assert bridge._driver._work == bridge._driver._runs == {}


def test_cancelling_one_of_several_leaves_the_tasks(bridge: Bridge) -> None:
    async def later() -> str:
        await asyncio.sleep(0.02)
        return "done"

    bridge.expose("later", later)

    async def main() -> str:
        first = asyncio.create_task(bridge.arun("later()"))
        second = asyncio.create_task(bridge.arun("later()"))
        await asyncio.sleep(0)
        first.cancel()
        return str(await second)

    assert asyncio.run(main()) == "done"


def test_idle_is_when_nothing_is_pending(bridge: Bridge) -> None:
    async def later(value: int) -> int:
        await asyncio.sleep(0.001)
        return value

    bridge.expose("later", later)
    bridge.run(
        """
        globalThis.log = [];
        (async () => {
          for (let index = 0; index < 200; index++) await null;
          log.push(await later(1));
          await new Promise((resolve) => setTimeout(resolve, 1000));
          log.push(await later(2));
          Promise.resolve().then(() => setTimeout(() => later(3).then((x) => log.push(x)), 1));
        })();
        0;
        """
    )
    assert bridge.run_until_idle()
    assert bridge.run("log") == [1, 2, 3]
    bridge.run("globalThis.timer = setInterval(() => {}, 10); 0")
    assert not bridge.run_until_idle(timeout=1)
    bridge.run("clearInterval(timer)")
    assert bridge.run_until_idle(timeout=1)


def test_idle_waits_for_thousands_of_microtasks(bridge: Bridge) -> None:
    bridge.run(
        """
        globalThis.count = 0;
        (async () => { while (count < 25_000) { await null; count++; } })();
        0;
        """
    )
    assert bridge.run_until_idle()
    assert bridge.run("count") == 25_000


def test_a_task_that_does_not_end_ends_with_the_timeout(bridge: Bridge) -> None:
    bridge.expose("forever", lambda: asyncio.sleep(ANOTHER_TIME))
    bridge.run("forever(); 0")
    assert not bridge.run_until_idle(timeout=0.01)
    bridge.close()
    assert bridge.run_until_idle()


def test_a_held_clock_stands_while_a_task_runs(held: Page) -> None:
    clock = held.bridge._event_loop.clock
    times: list[float] = []

    async def request() -> None:
        for _ in range(5):
            await asyncio.sleep(0.001)
            times.append(clock.monotonic())

    held.bridge.expose("request", request)
    order = held.bridge.run(
        """
        globalThis.order = [];
        setTimeout(() => order.push("timer"), 1);
        request().then(() => order.push("request"));
        new Promise((resolve) => setTimeout(() => resolve(order), 2));
        """
    )
    assert order == ["request", "timer"]
    assert times == [0.0] * 5
    assert clock.monotonic() == pytest.approx(0.002)


@pytest.mark.parametrize("name", parameters(PROMISING))
def test_with_the_real_clock_the_first_comes_first(name: str) -> None:
    page = Page(name, clock=time)
    page.bridge.expose("forever", lambda: asyncio.sleep(ANOTHER_TIME))
    script = """Promise.race([
        forever(), new Promise((resolve) => setTimeout(resolve, 1, "timer"))
    ])"""
    assert page.bridge.run(script) == "timer"
    page.bridge.close()


def test_work_of_another_loop_is_refused(bridge: Bridge) -> None:
    bridge.expose("forever", lambda: asyncio.sleep(ANOTHER_TIME))
    bridge.run("forever(); 0")
    bridge.run_until_idle(timeout=0.01)

    async def main() -> None:
        await bridge.arun("new Promise(() => {})")

    with pytest.raises(RuntimeError, match="another event loop"):
        asyncio.run(main())
    bridge.close()


def test_modules_run(held: Page) -> None:
    pytest.importorskip("tree_sitter", reason="no parser: pip install 'webapi-dom[modules]'")
    script = "globalThis.made = this === undefined; export const a = 1;"
    assert held.bridge.run(script, module=True) is None
    assert held.bridge.run("made") is True
    for wrong, match in (
        ("1 +", "SyntaxError"),
        ("throw new RangeError('of a module')", "RangeError: of a module"),
        ("await 1; throw new RangeError('of a module')", "RangeError: of a module"),
        ("import a from 'b';", 'TypeError: Failed to resolve module specifier "b"'),
        ("import a from 'https://a.example/b.js';", "imports does not load"),
    ):
        with pytest.raises(JavaScriptError, match=match):
            held.bridge.run_module(wrong)
    held.bridge.run_module("globalThis.url = import.meta.url", "https://a.example/m.js")
    assert held.bridge.run("url") == "https://a.example/m.js"


def test_a_module_is_imported_by_its_url(held: Page) -> None:
    pytest.importorskip("tree_sitter", reason="no parser: pip install 'webapi-dom[modules]'")
    url = "data:text/javascript,export const twice = (value) => 2 * value"
    held.bridge.import_module(url, name="app")
    assert held.bridge.call("app.twice", 21) == 42
    assert held.bridge.run(f"import({url!r}).then((all) => all === app)") is True
    with pytest.raises(ValueError, match="not the name of a global"):
        held.bridge.import_module(url, name="a b")


def test_patched_built_ins_change_nothing(held: Page) -> None:
    if held.name == "pythonmonkey":
        pytest.skip("its one context serves other tests, and its own jobs use what is patched")

    async def later(value: Any) -> Any:
        return value

    held.bridge.expose("later", later)
    held.bridge.run("globalThis.same = (value) => value;")
    held.bridge.run(
        """
        const evil = () => { throw new Error("patched"); };
        const found = [];
        for (const object of [Array.prototype, Map.prototype, String.prototype, RegExp.prototype,
                              BigInt.prototype, Number.prototype, JSON, Array]) {
          for (const key of Reflect.ownKeys(object)) {
            const old = Object.getOwnPropertyDescriptor(object, key);
            if (key === "constructor" || !old.configurable || !old.writable) continue;
            found.push([object, key]);
          }
        }
        for (let index = 0; index < found.length; index++) found[index][0][found[index][1]] = evil;
        Object.prototype.toJSON = undefined;
        Promise.prototype.then = evil;
        globalThis.Promise = globalThis.Function = globalThis.BigInt = evil;
        0;
        """
        if held.name != "dukpy"  # whose call_python uses them
        else "globalThis.Promise = globalThis.Function = globalThis.BigInt = () => { throw 1; }; 0;"
    )
    value = {"a": [1, 2**60, b"bytes", "é", None, -0.5]}
    assert held.bridge.call("same", value) == value
    assert held.bridge.run("same(1); same(2)") == 2


def test_calls_and_values_are_bounded(bridge: Bridge) -> None:
    bridge.expose("forever", lambda *values: asyncio.sleep(ANOTHER_TIME))
    bridge.expose("echo", lambda value: value)
    bridge.max_handles, handles = 10, bridge.max_handles
    bridge.max_bytes, memory = 100_000, bridge.max_bytes
    name_of_error = "(() => { try { %s } catch (error) { return error.name; } })()"
    try:
        assert bridge.run(name_of_error % "echo('x'.repeat(200_000))") == "RangeError"
        with pytest.raises(JavaScriptError, match=r"RangeError: .*max_bytes"):
            bridge.run("'x'.repeat(200_000)")
        script = name_of_error % "while (true) forever('x'.repeat(30_000));"
        assert bridge.run(script) == "RangeError"
        assert len(bridge._driver._work) == 3
        assert bridge.run(name_of_error % "while (true) forever();") == "RangeError"
        assert len(bridge._driver._work) == 10
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            bridge.close()
            gc.collect()
    finally:
        bridge.max_handles, bridge.max_bytes = handles, memory
    assert bridge.run("echo(1)") == 1


def test_a_rejection_that_nobody_handles(held: Page, caplog: pytest.LogCaptureFixture) -> None:
    """The table of the how-to: dukpy and PythonMonkey tell of it, the others do not."""
    held.bridge.run("Promise.reject(new RangeError('nobody')); 5")
    held.bridge.run_until_idle()
    told = any("RangeError: nobody" in record.getMessage() for record in caplog.records)
    assert told == (held.name in ("dukpy", "pythonmonkey"))


@pytest.mark.parametrize(
    "at_once", [10, pytest.param(100, marks=pytest.mark.heavy("They take twenty seconds."))]
)
def test_many_promises_hold_memory(held: Page, at_once: int) -> None:
    async def later(value: int) -> int:
        return value

    bridge = held.bridge
    bridge.expose("later", later)
    script = """
        (async () => {
          let sum = 0;
          for (let index = 0; index < 100; index++) {
            const promises = [];
            for (let each = 0; each < %d; each++) promises.push(later(each));
            for (const promise of promises) sum += await promise;
          }
          return sum;
        })()
    """
    bridge.run(script % 1)
    bridge.drain()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        assert bridge.run(script % at_once) == 100 * sum(range(at_once))
        bridge.drain()
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    if held.name != "pythonmonkey":  # which keeps every text that crosses, 600 bytes a promise
        assert grown < 200_000  # a thousand promises that were kept would take half a million
    assert bridge._driver._work == bridge._driver._runs == {}


CLEAN = """
import asyncio, gc, logging
# A busy machine makes any callback slow.
logging.getLogger("asyncio").addFilter(lambda each: not each.msg.startswith("Executing "))
from webapi.runtimes.adapters import {name} as adapter
bridge = adapter.install(adapter.new_context())
async def later(): await asyncio.sleep(1000)
bridge.expose("later", later)
bridge.run("later().catch(() => {}); 0")
bridge.run_until_idle(timeout=0.01)
bridge.run("later(); 0")
bridge.close(); bridge.close()
other = adapter.install(adapter.new_context())
other.expose("later", later)
other.run("later().catch(() => {}); 0")
async def main():
    try:
        await asyncio.wait_for(other.arun("later()"), 0.01)
    except TimeoutError:
        print("cancelled")
asyncio.run(main())
del bridge, other
gc.collect()
"""


@pytest.mark.parametrize("name", parameters([n for n in PROMISING if n in ("quickjs", "dukpy")]))
def test_nothing_warns_in_development_mode(name: str) -> None:
    program = CLEAN.replace("{name}", name)
    command = [sys.executable, "-X", "dev", "-W", "error::ResourceWarning", "-c", program]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout == "cancelled\n"
    assert done.stderr == ""


def test_garbage_collection_closes_a_loop_whatever_it_finalizes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failures: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", failures.append)
    loop = _SelfClosingLoop()
    sockets = [each for each in vars(loop).values() if isinstance(each, socket.socket)]
    loop.call_later(ANOTHER_TIME, loop.stop)  # a cycle
    del loop
    gc.collect()
    assert [each.fileno() for each in sockets] == [-1] * len(sockets)
    assert failures == []


def test_text_of_a_message_is_ascii(bridge: Bridge) -> None:
    bridge.expose("echo", lambda value: value)
    text = "".join(map(chr, [*range(0x300), 0x2028, 0xD800, 0xFFFF, 0x1F600]))
    assert bridge.run(f"echo({json.dumps(text)})") == text
    assert bridge.call("echo", {text: text}) == {text: text}


def test_a_logging_handler_cannot_run_the_context(bridge: Bridge) -> None:
    found: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            try:
                bridge.run("1")
            except RuntimeError as error:
                found.append(str(error))

    handler = Handler()
    logger = logging.getLogger("webapi.runtimes.console")
    logger.addHandler(handler)
    try:
        bridge.run("console.error('x')")
    finally:
        logger.removeHandler(handler)
    assert "another script waits" in found[0]
