"""console, in every engine: https://console.spec.whatwg.org/"""

from __future__ import annotations

import json
import logging

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import HeldClock

LOGGER = "webapi.runtimes.console"


@pytest.fixture(autouse=True)
def everything(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, LOGGER)


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    return [(each.levelname, each.getMessage()) for each in caplog.records if each.name == LOGGER]


def texts(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [text for _, text in logged(caplog)]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ("'text'", "text"),
        ("'a', 'b', 1", "a b 1"),
        ("1, '%d', 2", "1 %d 2"),
        ("'%s and %s', 'one', 2, 'three'", "one and 2 three"),
        ("'%s'", "%s"),
        ("'%s|%s', 'one'", "one|%s"),
        ("'%s', { toString() { return 'mine'; } }", "mine"),
        ("'%s', Symbol('a')", "Symbol(a)"),
        ("'%d %i', '42abc', 3.9", "42 3"),
        ("'%d %f', Symbol(), Symbol()", "NaN NaN"),
        ("'%f %f', '1.5z', 'x'", "1.5 NaN"),
        ("'%i', 7n", "7"),
        ("'%cred%c', 'color: red', ''", "red"),
        ("'%s', '%d', 5", "%d 5"),
        ("'100% of %x %', 1", "100% of %x % 1"),
        ("'%o %O', [1], { a: 1 }", "[ 1 ] { a: 1 }"),
        ("undefined, null, true, -0, 5n, NaN", "undefined null true -0 5n NaN"),
        ("Symbol('a')", "Symbol(a)"),
        ("['a\\n', ['b']]", '[ "a\\n", [ "b" ] ]'),
        ("[[[[1]]]]", "[ [ [ [Array] ] ] ]"),
        ("{ a: 1, 'b c': 2, 3: 4 }", '{ 3: 4, a: 1, "b c": 2 }'),
        ("{ get a() { throw 1; } }", "{ a: [Getter] }"),
        ("{}, []", "{} []"),
        ("Object.create(null)", "[null prototype] {}"),
        ("new (class Mine { a = 1 })()", "Mine { a: 1 }"),
        ("function named() {}, () => {}", "[Function: named] [Function: (anonymous)]"),
        ("new Map([[1, { a: 2 }]])", "Map(1) { 1 => { a: 2 } }"),
        ("new Set(['a', 2])", 'Set(2) { "a", 2 }'),
        ("new Uint8Array(3)", "Uint8Array(3) [ 0, 0, 0 ]"),
        ("/a/g, new Date(0), new Date(NaN)", "/a/g 1970-01-01T00:00:00.000Z Invalid Date"),
        ("new URL('https://a/'), new Event('x')", 'URL "https://a/" Event {}'),
        ("new Proxy({}, { ownKeys() { throw 1; } })", "[a value that cannot be shown]"),
        ("(() => { const a = [1]; a.push({ a }); return a; })()", "[ 1, { a: [Circular] } ]"),
        ("'\\ud800\\u0000\\u001b[31m\\u009b\\t'", "\ufffd\\x00\\x1b[31m\\x9b\t"),
    ],
)
def test_log_shows_each_kind_of_value_and_format(
    page: Page, caplog: pytest.LogCaptureFixture, arguments: str, text: str
) -> None:
    page.run(f"console.log({arguments});")
    assert logged(caplog) == [("INFO", text)]


def test_each_method_logs_at_its_level(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    names = ["debug", "info", "log", "dir", "dirxml", "table", "trace", "warn", "error"]
    page.run(f"for (const name of {json.dumps(names)}) console[name]('x'); console.log();")
    assert [level for level, _ in logged(caplog)] == [
        "DEBUG",
        *["INFO"] * 6,
        "WARNING",
        "ERROR",
    ]


def test_assert_logs_if_its_condition_is_false(
    page: Page, caplog: pytest.LogCaptureFixture
) -> None:
    page.run(
        """
        console.assert(true, "x");
        console.assert(1 < 2);
        console.assert();
        console.assert(false, "%d is odd", 2);
        console.assert(0, { a: 1 }, "b");
        """
    )
    assert logged(caplog) == [
        ("ERROR", "Assertion failed"),
        ("ERROR", "Assertion failed: 2 is odd"),
        ("ERROR", "Assertion failed { a: 1 } b"),
    ]


def test_count_and_count_reset_count_by_label(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    page.run(
        """
        console.count(); console.count(undefined); console.count("a"); console.count("default");
        console.countReset(); console.count(); console.countReset("b");
        console.countReset(); console.countReset("a");
        """
    )
    assert texts(caplog) == [
        *("default: 1", "default: 2", "a: 1", "default: 3", "default: 1"),
        "Count for 'b' does not exist",
    ]


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_timers_show_the_time_of_the_clock(engine: str, caplog: pytest.LogCaptureFixture) -> None:
    clock = HeldClock()
    page = Page(engine, clock=clock)
    page.run("console.time('a'); console.time('a');")
    clock.sleep(0.25)
    page.run("console.timeLog('a', { b: 1 }, 2);")
    clock.sleep(0.25)
    page.run("console.timeEnd('a'); console.timeEnd('a'); console.timeLog();")
    assert logged(caplog) == [
        ("WARNING", "Timer 'a' already exists"),
        ("INFO", "a: 250 ms { b: 1 } 2"),
        ("INFO", "a: 500 ms"),
        ("WARNING", "Timer 'a' does not exist"),
        ("WARNING", "Timer 'default' does not exist"),
    ]


def test_groups_indent_to_a_limit(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    page.run(
        """
        console.group("outer"); console.log("a\\nb"); console.groupCollapsed(); console.warn("c");
        console.groupEnd(); console.groupEnd(); console.groupEnd(); console.log("d");
        for (let index = 0; index < 1000; index++) console.group();
        console.log("deep"); console.clear(); console.log("e");
        """
    )
    assert texts(caplog) == ["outer", "  a\n  b", "    c", "d", "  " * 20 + "deep", "e"]


def test_a_table_shows_rows_and_columns(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    page.run(
        """
        console.table([{ a: 1, b: 2 }, { a: 3, b: 4 }], ["b"]);
        console.table({ x: [1, 2], y: "text" });
        console.table([]); console.table(5); console.table();
        """
    )
    assert texts(caplog) == [
        "0: { b: 2 }\n1: { b: 4 }",
        'x: [ 1, 2 ]\ny: "text"',
        *("[]", "5", "undefined"),
    ]


def test_errors_are_shown_with_their_place(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    page.run(
        """
        const inner = () => { throw new RangeError("mine"); };
        try { inner(); } catch (error) { console.error("caught", error); }
        console.log(new DOMException("message", "AbortError"));
        console.trace("here", 1);
        """
    )
    caught, exception, trace = texts(caplog)
    assert caught.startswith("caught RangeError: mine\n")
    assert "inner" in caught
    assert exception.startswith("AbortError: message")
    assert trace.startswith("Trace: here 1 \n")


def test_messages_of_any_size_and_depth_are_shortened(
    page: Page, caplog: pytest.LogCaptureFixture
) -> None:
    page.run(
        """
        console.log("x".repeat(10_000_000), "y");
        console.log(...Array(1000).fill("x".repeat(1000)));
        console.log(Array(1_000_000).fill("x".repeat(10_000)));
        console.log(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => ["k" + n, n])));
        let deep = {};
        for (let index = 0; index < 100_000; index++) deep = { deep, more: [deep, deep] };
        console.log(deep);
        console.log({ ["x".repeat(1_000_000)]: 1 });
        """
    )
    messages = texts(caplog)
    assert max(map(len, messages)) <= 100_003
    assert messages[2].endswith("more ]")
    assert messages[3].endswith("... 900 more }")
    assert len(messages[4]) < 20_000


def test_an_error_thrown_while_a_value_is_shown_reaches_the_script(page: Page) -> None:
    assert page.name_of_error("console.log('%s', { toString() { throw new RangeError(); } });") == (
        "RangeError"
    )
    assert page.name_of_error("console.count(Symbol());") == "TypeError"
    assert page.name_of_error("console.table([], 5);") == "TypeError"


def test_patched_built_ins_change_nothing(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    page.run(
        """
        const evil = () => { throw new Error("patched"); };
        const saved = [];
        for (const object of [Array.prototype, Map.prototype, Set.prototype, String.prototype,
                              Date.prototype, Error.prototype]) {
          for (const key of Reflect.ownKeys(object)) {
            const old = Object.getOwnPropertyDescriptor(object, key);
            if (key === "constructor" || !old.configurable || !old.writable) continue;
            saved.push([object, key, old]);
          }
        }
        const count = saved.length, define = Object.defineProperty;
        const value = [new Map([[1, 2]]), new Set([3]), new Date(0), ["a"]];
        const patch = { value: evil, configurable: true, writable: true };
        for (let index = 0; index < count; index++) define(saved[index][0], saved[index][1], patch);
        try { console.log("%o %s", value, "b", 5); } finally {
          for (let index = 0; index < count; index++) {
            define(saved[index][0], saved[index][1], saved[index][2]);
          }
        }
        """
    )
    expected = '[ Map(1) { 1 => 2 }, Set(1) { 3 }, 1970-01-01T00:00:00.000Z, [ "a" ] ] b 5'
    assert texts(caplog) == [expected]
