"""Timers, microtasks and what else a global scope has, in every engine, by a clock that stands."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.html.intervals import INTERVALS
from tests.runtimes.pages import ENGINES, Page, parameters
from tests.work import LIMIT
from webapi.runtimes import HeldClock, install
from webapi.runtimes.event_loop import EventLoop

# PythonMonkey's microtasks are run by asyncio; tests/runtimes/test_wpt.py has its promises.
HOLDING = [name for name in ENGINES if name != "pythonmonkey"]


class Held(Page):
    """A page by a clock that stands."""

    def __init__(self, name: str) -> None:
        self.clock = HeldClock()
        super().__init__(name, clock=self.clock)
        self.run("globalThis.log = []; globalThis.note = (text) => { log.push(text); };")

    def sleep(self, milliseconds: str) -> str:
        self.clock.sleep(int(milliseconds) / 1000)
        return ""

    @property
    def log(self) -> list[str]:
        return list(self.value("log"))


@pytest.fixture(params=parameters(HOLDING))
def held(request: pytest.FixtureRequest) -> Iterator[Held]:
    yield Held(request.param)


def test_timers_run_in_the_order_of_their_times(held: Held) -> None:
    held.run(
        """
        setTimeout(note, 20, "c");
        setTimeout(note, 10, "a");
        setTimeout(note, 10, "b");
        setTimeout(note, -1, "now");
        setTimeout("note('text')", 15);
        """
    )
    assert held.log == []
    assert held.bridge.run_due() == pytest.approx(0.01)
    assert held.log == ["now"]
    held.clock.sleep(0.012)
    assert held.bridge.run_due() == pytest.approx(0.003)
    assert held.log == ["now", "a", "b"]
    assert held.bridge.run_until_idle()
    assert held.log == ["now", "a", "b", "text", "c"]
    assert held.clock.monotonic() == pytest.approx(0.02)
    assert held.bridge.run_due() is None


def test_each_timer_is_followed_by_its_microtasks(held: Held) -> None:
    held.run(
        """
        for (const name of ["a", "b"]) {
          setTimeout(() => {
            note(name);
            queueMicrotask(() => { note(name + " microtask"); });
            Promise.resolve().then(() => note(name + " promise"));
          });
        }
        """
    )
    held.bridge.run_until_idle()
    a, b = (["", " microtask", " promise"] for _ in "ab")
    assert held.log == ["a" + each for each in a] + ["b" + each for each in b]


def test_intervals_repeat_until_they_are_cleared(held: Held) -> None:
    held.run(
        """
        let count = 0;
        const id = setInterval((text) => {
          note(text + ++count);
          if (count === 3) clearTimeout(id);
        }, 10, "turn ");
        clearInterval(setTimeout(note, 5, "never"));
        clearTimeout(undefined);
        clearTimeout(12345);
        """
    )
    assert held.bridge.run_until_idle()
    assert held.log == ["turn 1", "turn 2", "turn 3"]
    assert held.clock.monotonic() == pytest.approx(0.03)


@pytest.mark.parametrize("name", INTERVALS)
def test_an_interval_repeats_from_when_it_was_due(held: Held, name: str) -> None:
    durations, times = INTERVALS[name]
    held.engine.eval(f"globalThis.durations = {json.dumps(durations)}; 0;")
    sleep = held.engine.bind("test_sleep", held.sleep) or "test_sleep"
    held.run(
        f"""
        const sleep = {sleep};
        const id = setInterval(() => {{
          note(performance.now());
          sleep(String(durations[log.length - 1]));
          if (log.length === durations.length) clearInterval(id);
        }}, 50);
        """
    )
    assert held.bridge.run_until_idle()
    assert held.log == pytest.approx(times, abs=0.1)


def test_nested_timers_wait_at_least_4_ms_beyond_the_fifth(held: Held) -> None:
    """https://html.spec.whatwg.org/#timer-initialisation-steps: beyond five, at least 4 ms."""
    held.run("const again = () => { note(''); setTimeout(again); }; again();")
    assert not held.bridge.run_until_idle(timeout=0.02)
    assert len(held.log) == 1 + 6 + 5  # one at once, six without delay, then at 4, 8, … 20 ms
    held.run("setInterval(() => {});")
    assert not held.bridge.run_until_idle(timeout=0.1)


def test_what_a_timer_throws_is_logged(held: Held, caplog: pytest.LogCaptureFixture) -> None:
    held.run(
        """
        setTimeout(() => { throw new RangeError("mine \\u00e9\\ud800"); });
        setTimeout(() => { throw { toString() { throw 1; } }; });
        setTimeout("not JavaScript");
        setTimeout(note, 0, "after");
        """
    )
    with caplog.at_level(logging.ERROR, "webapi.runtimes"):
        assert held.bridge.run_until_idle()
    assert held.log == ["after"]
    first, second, third = (record.getMessage() for record in caplog.records)
    assert first == "Uncaught RangeError: mine \xe9\ufffd"
    assert second == "Uncaught an error that has no text"
    assert third.startswith("Uncaught SyntaxError")


REJECTIONS = "Promise.reject(new RangeError('whole')); Promise.reject(1).catch(() => {});"


@pytest.mark.parametrize("name", parameters([n for n in ("quickjs", "mini_racer") if n in ENGINES]))
def test_an_unhandled_rejection_is_lost(name: str, caplog: pytest.LogCaptureFixture) -> None:
    held = Held(name)
    held.run(f"{REJECTIONS} setTimeout(() => {{ {REJECTIONS} }});")
    assert held.bridge.run_until_idle()
    assert caplog.records == []
    assert held.value("'onunhandledrejection' in self") is False


@pytest.mark.skipif("dukpy" not in ENGINES, reason="no dukpy: pip install dukpy")
def test_dukpy_raises_or_logs_an_unhandled_rejection(caplog: pytest.LogCaptureFixture) -> None:
    held = Held("dukpy")
    with pytest.raises(Exception, match="RangeError: whole"):
        held.run(REJECTIONS)
    held.run(f"setTimeout(() => {{ {REJECTIONS} }});")
    assert held.bridge.run_until_idle()
    (record,) = caplog.records
    assert record.name == "webapi.runtimes"
    assert record.getMessage().startswith("Uncaught RangeError: whole")


@pytest.mark.skipif(
    "pythonmonkey" not in ENGINES or sys.version_info >= (3, 13),
    reason="PythonMonkey 1.4 finds no asyncio loop on Python 3.13, so promises fail",
)
def test_pythonmonkey_logs_an_unhandled_rejection(caplog: pytest.LogCaptureFixture) -> None:
    async def reject() -> None:
        Page("pythonmonkey", clock=HeldClock()).run(REJECTIONS)
        while not caplog.records:
            await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(reject(), LIMIT))
    record = caplog.records[0]  # it may log the rejection that is handled too
    assert record.name == "webapi.runtimes.console"
    assert record.getMessage().startswith("Uncaught RangeError: whole")


def test_what_a_microtask_throws_is_logged(held: Held, caplog: pytest.LogCaptureFixture) -> None:
    held.run(
        """
        setTimeout(() => {
          queueMicrotask(() => { throw new RangeError("mine"); });
          queueMicrotask(() => { note("next microtask"); });
          setTimeout(note, 0, "next timer");
        });
        """
    )
    with caplog.at_level(logging.ERROR, "webapi.runtimes"):
        assert held.bridge.run_until_idle()
    assert held.log == ["next microtask", "next timer"]
    (message,) = (record.getMessage() for record in caplog.records)
    assert "RangeError: mine" in message


def test_thousands_of_timers_run_in_order(held: Held) -> None:
    held.run(
        """
        let left = 2000, last = -1, ordered = true;
        const at = (time) => { ordered = ordered && last <= time; last = time; left--; };
        for (let index = 0; index < 2000; index++) {
          const time = (index * 7919) % 1000;
          const id = setTimeout(at, time, time);
          if (index % 2) { clearTimeout(id); }
        }
        for (let index = 0; index < 5000; index++) clearTimeout(setTimeout(at, 500));
        setTimeout(() => { note(ordered && left === 1000); }, 1000);
        """
    )
    assert held.bridge.run_until_idle()
    assert held.log == [True]


@pytest.mark.parametrize("function", ["setTimeout", "setInterval", "queueMicrotask"])
def test_arguments_are_required(held: Held, function: str) -> None:
    assert held.name_of_error(f"{function}();") == "TypeError"


def test_arguments_of_other_types_are_a_type_error(held: Held) -> None:
    assert held.name_of_error("queueMicrotask('text');") == "TypeError"
    assert held.name_of_error("setTimeout(() => {}, Symbol());") == "TypeError"
    assert held.name_of_error("setTimeout(() => {}, 1n);") == "TypeError"
    assert held.bridge.run_until_idle()


def test_timers_run_after_scripts_patch_the_built_ins(held: Held) -> None:
    held.run(
        """
        setTimeout((text) => { note(text); }, 5, "a");
        const push = Array.prototype.push;
        globalThis.note = (text) => { Reflect_apply(push, log, [text]); };
        const Reflect_apply = Reflect.apply, ownKeys = Reflect.ownKeys;
        const patch = (object) => {
          const keys = ownKeys(object);
          for (let index = 0; index < keys.length; index++) {
            try { object[keys[index]] = () => { throw new Error("patched"); }; } catch (error) {}
          }
        };
        patch(Map.prototype);
        patch(Array.prototype);
        patch(Promise.prototype);
        JSON.parse = Reflect.apply = undefined;
        setTimeout(note, 1, "b");
        queueMicrotask(() => { note("microtask"); });
        """
    )
    assert held.bridge.run_until_idle()
    assert held.log == ["microtask", "b", "a"]


def test_the_global_scope_has_self_and_navigator(held: Held) -> None:
    assert held.value("self === globalThis") is True
    agent = held.value("navigator.userAgent")
    assert agent.startswith("webapi")
    assert held.value("String(navigator)") == "[object Navigator]"
    assert held.value("(navigator.userAgent = 1, navigator.userAgent)") == agent


def test_performance_now_is_the_time_of_the_clock(held: Held) -> None:
    assert held.value("performance.now()") == 0
    held.clock.sleep(1.23456)
    assert held.value("performance.now()") == pytest.approx(1234.5)
    held.run("setTimeout(() => { note(performance.now()); }, 500);")
    held.bridge.run_until_idle()
    assert held.log == [pytest.approx(1734.5)]


def test_performance_is_an_interface_without_a_constructor(held: Held) -> None:
    origin = held.value("performance.timeOrigin")
    assert 0 <= time.time() * 1000 - origin < 600_000
    assert held.value("performance.toJSON()") == {"timeOrigin": origin}
    assert held.value("performance instanceof Performance") is True
    assert held.name_of_error("new Performance();") == "TypeError"
    assert held.name_of_error("Performance.prototype.now();") == "TypeError"
    assert held.name_of_error("Performance.prototype.timeOrigin;") == "TypeError"
    assert held.value("(globalThis.performance = 1, performance)") == 1


@pytest.mark.parametrize("count", [-1, 0, 1, 7, 65536, 10**9])
def test_at_most_65536_random_bytes_are_made_at_once(count: int) -> None:
    number, words = json.loads(EventLoop(HeldClock()).answer("random", [count]))
    assert number == min(max(count, 0), 65536)
    assert len(words) == -(-number // 4)


@pytest.mark.skipif("quickjs" not in ENGINES, reason="no QuickJS: pip install quickjs-ng")
def test_an_engine_keeps_its_own_timers_unless_a_clock_is_given() -> None:
    from webapi.runtimes.adapters import quickjs

    script = "globalThis.id = setTimeout(() => {}, 1000); AbortSignal.timeout(5); id + ' ' + calls"
    for clock, expected, due in ((None, "7 2", None), (HeldClock(), "1 0", 0.005)):
        context = quickjs.new_context()
        context.eval(
            "globalThis.calls = 0; globalThis.setTimeout = () => { calls++; return 7; }; 0"
        )
        engine = quickjs.Engine(context)
        bridge = install(eval=context.eval, bind=engine.bind, clock=clock)
        assert context.eval(script) == expected
        assert bridge.run_due() == due


@pytest.mark.skipif("mini_racer" not in ENGINES, reason="no V8: pip install mini-racer")
def test_the_timers_of_mini_racer_are_replaced() -> None:
    """Its own fail with a delay of 0, and never call the function without a delay."""
    run = Page("mini_racer").bridge.run
    assert run("new Promise(r => setTimeout(() => r(5), 0))") == 5
    assert run("new Promise(r => setTimeout(r))") is None
    assert run("new Promise(r => { AbortSignal.timeout(0).onabort = ({ type }) => r(type); })") == (
        "abort"
    )


def test_a_timer_that_a_microtask_sets_is_pending(held: Held) -> None:
    held.engine.eval("Promise.resolve().then(() => { setTimeout(note, 5, 'a'); }); 0")
    assert held.bridge.run_until_idle(20)
    assert held.log == ["a"]


REAL_TIME = """
import time, quickjs
from webapi.runtimes.adapters import quickjs as adapter
context = quickjs.Context()
bridge = adapter.install(context)
started = time.monotonic()
context.eval("globalThis.count = 0; setTimeout(() => { count++; }, 30); 0")
assert bridge.run_until_idle()
assert time.monotonic() - started >= 0.03
assert context.get("count") == 1
"""


@pytest.mark.skipif("quickjs" not in ENGINES, reason="no QuickJS: pip install quickjs-ng")
def test_without_a_clock_timers_wait_in_real_time() -> None:
    subprocess.run([sys.executable, "-c", REAL_TIME], check=True)


@pytest.mark.skipif("quickjs" not in ENGINES, reason="no QuickJS: pip install quickjs-ng")
@pytest.mark.parametrize(
    "name",
    [
        *("timers_in_quickjs", "abort_in_quickjs", "time_limit_in_quickjs"),
        *("fetch_in_quickjs", "stream_through_quickjs", "page_in_quickjs"),
        "play_a_shop",
    ],
)
def test_the_examples_print_what_is_expected(name: str) -> None:
    examples = Path(__file__).parents[2] / "examples"
    program = [sys.executable, examples / f"{name}.py"]
    done = subprocess.run(program, check=True, capture_output=True, encoding="utf-8")
    assert done.stdout == (examples / "expected" / f"{name}.txt").read_text("utf-8")


@pytest.mark.skipif("quickjs" not in ENGINES, reason="no QuickJS: pip install quickjs-ng")
def test_the_example_of_modules_prints_what_is_expected() -> None:
    pytest.importorskip("tree_sitter", reason="no parser: pip install 'webapi-dom[modules]'")
    test_the_examples_print_what_is_expected("modules_in_quickjs")


def test_the_error_of_an_engine_that_runs_no_script_reaches_the_caller() -> None:
    def dead(*arguments: object) -> None:
        raise RuntimeError("the context is unusable")

    with pytest.raises(RuntimeError, match="unusable"):
        EventLoop(HeldClock()).run_timer(0, dead)
