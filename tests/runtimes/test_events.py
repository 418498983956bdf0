"""Events, abort signals and the reporting of errors, in every engine."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from tests.dom.dispatching import ABORTS, DISPATCHES
from tests.runtimes.pages import ENGINES, Page, parameters
from tests.runtimes.test_hostile import MANY
from webapi.runtimes import HeldClock

DISPATCH = """
const target = new EventTarget();
const controller = new AbortController();
const log = [];
const listeners = {};
self.onerror = () => { log.push("error"); return true; };
const listener = (name, does) => (event) => {
  log.push(name);
  const [action, other] = does.split(" ");
  if (does === "dispatch") target.dispatchEvent(new Event("x"));
  else if (does === "dispatch the same") {
    try { target.dispatchEvent(event); } catch (error) { log.push(error.name); }
  }
  else if (does === "stop at once") event.stopImmediatePropagation();
  else if (action === "stop") event.stopPropagation();
  else if (action === "prevent") event.preventDefault();
  else if (action === "throw") throw new RangeError();
  else if (action === "abort") controller.abort();
  else if (action === "remove") target.removeEventListener("x", listeners[other]);
  else if (action === "add") {
    target.addEventListener("x", listeners[other] = listeners[other] || listener(other, ""));
  }
};
for (const [name, options, does] of LISTENERS) {
  const given = options.signal ? { signal: controller.signal } : options;
  listeners[name] = listeners[name] || listener(name, does);
  target.addEventListener("x", listeners[name], given);
}
const returned = [];
for (const _ of "12") returned.push(target.dispatchEvent(new Event("x", { cancelable: true })));
self.onerror = null;
show([log, returned]);
"""

ABORT = """
const controllers = {}, signals = {}, log = [];
for (const name of "abc") signals[name] = (controllers[name] = new AbortController()).signal;
if (BEFORE) controllers[BEFORE].abort("before");
for (const [name, sources] of Object.entries(ANY)) {
  signals[name] = AbortSignal.any(sources.map((source) => signals[source]));
}
for (const name in signals) {
  signals[name].addEventListener("abort", () => {
    log.push(`${name}: ${Object.keys(signals).filter((key) => signals[key].aborted).join(" ")}`);
  });
}
controllers[ABORT].abort("now");
show(log);
"""


@pytest.mark.parametrize("name", DISPATCHES)
def test_listeners_run_in_the_order_of_the_standard(page: Page, name: str) -> None:
    case = DISPATCHES[name]
    script = DISPATCH.replace("LISTENERS", json.dumps(case.listeners))
    assert page.run(script) == [case.log, case.returned]


@pytest.mark.parametrize("name", ABORTS)
def test_abort_events_are_dispatched_in_the_order_of_the_standard(page: Page, name: str) -> None:
    case = ABORTS[name]
    script = ABORT.replace("ABORT", json.dumps(case.abort)).replace("ANY", json.dumps(case.any))
    assert page.run(script.replace("BEFORE", json.dumps(case.aborted_before))) == case.log


@pytest.fixture(params=parameters(ENGINES))
def held(request: pytest.FixtureRequest) -> Iterator[Page]:
    yield Page(request.param, clock=HeldClock())


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.name == "webapi.runtimes"]


# Events


def test_an_event_has_the_time_of_the_clock(held: Page) -> None:
    held.run("globalThis.times = [new Event('x').timeStamp];")
    held.run("setTimeout(() => { times.push(new Event('x').timeStamp); }, 250);")
    assert held.bridge.run_until_idle()
    first, second = held.value("times")
    assert second - first == pytest.approx(250)


def test_an_event_is_no_later_than_performance_now(page: Page) -> None:
    script = """
        let late = 0;
        for (let index = 0; index < 100; index++) {
          if (new Event("x").timeStamp > performance.now()) late++;
        }
        show(late);
    """
    assert page.run(script) == 0


def test_event_target_and_custom_event_can_be_subclassed(page: Page) -> None:
    shown = page.run(
        """
        class Download extends EventTarget {
          constructor() { super(); this.done = 0; }
          advance() {
            this.done++;
            return this.dispatchEvent(new Progress("progress", { detail: this.done }));
          }
        }
        class Progress extends CustomEvent {
          get half() { return this.detail / 2; }
        }
        const download = new Download();
        const seen = [];
        download.addEventListener("progress", function (event) {
          seen.push(this === download, event.half, event.isTrusted, event instanceof Progress);
        }, { once: true });
        download.advance();
        download.advance();
        show([seen, String(new Progress("x")), String(download)]);
        """
    )
    assert shown == [[True, 0.5, False, True], "[object CustomEvent]", "[object EventTarget]"]


def test_objects_of_other_interfaces_are_refused(page: Page) -> None:
    for script in (
        "EventTarget.prototype.dispatchEvent.call({}, new Event('x'));",
        "new EventTarget().dispatchEvent({ type: 'x' });",
        "new EventTarget().dispatchEvent(new EventTarget());",
        "new EventTarget().addEventListener('x', 'text');",
        "new EventTarget().addEventListener('x', null, { signal: null });",
        "new EventTarget().addEventListener('x', null, { signal: new EventTarget() });",
        "Object.getOwnPropertyDescriptor(Event.prototype, 'type').get.call({});",
        "Object.getOwnPropertyDescriptor(CustomEvent.prototype, 'detail').get.call(new Event(''));",
        "new AbortSignal();",
        "AbortSignal.any([new EventTarget()]);",
        "AbortSignal.any();",
        "AbortSignal.timeout(-1);",
        "AbortSignal.timeout(2 ** 53);",
        "AbortSignal.timeout(NaN);",
        "new Event();",
        "new Event(Symbol());",
        "new Event('x', 1);",
        "new ErrorEvent('x', { lineno: 1n });",
        "new URL('a:').href; Origin.from(new Event('x'));",
        "Origin.from(globalThis);",
    ):
        assert page.name_of_error(script) == "TypeError", script


FACTS = {
    "an event before and after it is dispatched": """
        const target = new EventTarget();
        const event = new Event("x", { bubbles: true, composed: 1 });
        const of = (event) => [event.target === target, event.srcElement === target,
          event.currentTarget === target, event.eventPhase, event.composedPath().length];
        const seen = [of(event)];
        target.addEventListener("x", () => { seen.push(of(event)); });
        target.dispatchEvent(event);
        seen.push(of(event), [event.type, event.bubbles, event.cancelable, event.composed]);
        show(seen);
        // [[false,false,false,0,0],[true,true,true,2,1],[true,true,false,0,0],
        //  ["x",true,false,true]]
    """,
    "constants": """
        show([Event.NONE, Event.CAPTURING_PHASE, Event.AT_TARGET, new Event("").BUBBLING_PHASE]);
        // [0,1,2,3]
    """,
    "returnValue is the opposite of defaultPrevented, and cannot be set back": """
        const event = new Event("x", { cancelable: true });
        event.returnValue = true;
        const before = event.returnValue;
        event.returnValue = "";
        event.returnValue = 1;
        const not = new Event("x");
        not.returnValue = false;
        show([before, event.returnValue, event.defaultPrevented, not.returnValue]);
        // [true,false,true,true]
    """,
    "cancelBubble is stopPropagation, and cannot be set back": """
        const event = new Event("x");
        event.cancelBubble = false;
        const before = event.cancelBubble;
        event.stopPropagation();
        event.cancelBubble = 0;
        const during = event.cancelBubble;
        new EventTarget().dispatchEvent(event);
        show([before, during, event.cancelBubble]);
        // [false,true,false]
    """,
    "initEvent does nothing while the event is dispatched": """
        const target = new EventTarget();
        const event = new CustomEvent("x", { detail: 1 });
        target.addEventListener("x", () => { event.initCustomEvent("y", true, true, 2); });
        target.dispatchEvent(event);
        const during = [event.type, event.bubbles, event.detail];
        event.initCustomEvent("y", true);
        event.preventDefault();
        show([during, event.type, event.bubbles, event.cancelable, event.detail, event.target]);
        // [["x",false,1],"y",true,false,null,null]
    """,
    "the listener's this": """
        const target = new EventTarget();
        const seen = [];
        const object = { handleEvent() { seen.push(this === object); } };
        target.addEventListener("x", function () { seen.push(this === target); });
        target.addEventListener("x", object);
        target.dispatchEvent(new Event("x"));
        show(seen);
        // [true,true]
    """,
    "handleEvent is looked up at each call": """
        const target = new EventTarget();
        const seen = [];
        const object = {};
        target.addEventListener("x", object);
        for (const name of ["a", "b"]) {
          object.handleEvent = () => { seen.push(name); };
          target.dispatchEvent(new Event("x"));
        }
        show(seen);
        // ["a","b"]
    """,
    "an event handler keeps its place while it is replaced": """
        const controller = new AbortController();
        const seen = [];
        const add = (name) => controller.signal.addEventListener("abort", () => seen.push(name));
        const first = () => { seen.push("first handler"); };
        controller.signal.onabort = first;
        const same = controller.signal.onabort === first;
        add("listener");
        controller.signal.onabort = () => { seen.push("second handler"); };
        controller.abort();
        controller.signal.onabort = 1;
        show([same, seen, controller.signal.onabort]);
        // [true,["second handler","listener"],null]
    """,
    "an event handler that is removed and set goes to the end": """
        const controller = new AbortController();
        const seen = [];
        controller.signal.onabort = () => {};
        controller.signal.addEventListener("abort", () => { seen.push("listener"); });
        controller.signal.onabort = null;
        controller.signal.onabort = () => { seen.push("handler"); };
        controller.abort();
        show(seen);
        // ["listener","handler"]
    """,
    "options are converted in the standard's order": """
        const seen = [];
        const options = new Proxy({}, { get(target, name) { seen.push(name); } });
        new EventTarget().addEventListener("x", null, options);
        new Event("x", options);
        new CustomEvent("x", options);
        show(seen);
        // ["capture","once","passive","signal","bubbles","cancelable","composed",
        //  "bubbles","cancelable","composed","detail"]
    """,
    "numbers and strings as options are booleans": """
        const target = new EventTarget();
        const seen = [];
        const note = (event) => { seen.push(event.type); };
        target.addEventListener("x", note, 1);
        target.addEventListener("x", note, "");
        target.addEventListener("x", note, null);
        target.dispatchEvent(new Event("x"));
        target.removeEventListener("x", note, "capture");
        target.dispatchEvent(new Event("x"));
        show(seen);
        // ["x","x","x"]
    """,
    "reasons of aborting": """
        const reasons = [undefined, null, 0, "", "text"];
        const of = (reason) => (reason === undefined || reason instanceof DOMException
          ? String(reason && reason.name) : reason);
        show(reasons.map((reason) => [
          of(AbortSignal.abort(reason).reason),
          (() => { try { AbortSignal.abort(reason).throwIfAborted(); } catch (thrown) {
            return of(thrown);
          } })(),
        ]));
        // [["AbortError","AbortError"],[null,null],[0,0],["",""],["text","text"]]
    """,
}


@pytest.mark.parametrize("name", FACTS)
def test_each_fact_of_the_table_holds(page: Page, name: str) -> None:
    script, _, comment = FACTS[name].partition("//")
    assert page.run(script) == json.loads(comment.replace("//", ""))


# Timeouts


def test_timeout_signals_abort_by_the_clock(held: Page) -> None:
    held.run(
        """
        globalThis.order = [];
        const early = AbortSignal.timeout(9.9);
        early.onabort = () => { order.push("early " + early.reason.name); };
        setTimeout(() => { order.push("timer"); }, 9);
        const late = AbortSignal.timeout(5_000_000_000);
        const either = AbortSignal.any([late, AbortSignal.timeout(4_000_000_000)]);
        either.onabort = () => { order.push(`${late.aborted} ${either.reason.code}`); };
        for (let id = -100; id < 100; id++) if (id !== 1) clearTimeout(id);
        """
    )
    assert held.bridge.run_until_idle()
    assert held.value("order") == ["early TimeoutError", "timer", "false 23"]


def test_a_dependent_signal_lives_as_long_as_it_is_observed(page: Page) -> None:
    """https://dom.spec.whatwg.org/#abort-signal-garbage-collection"""
    page.run(
        """
        globalThis.source = new AbortController();
        globalThis.heard = [];
        const dependent = () => AbortSignal.any([source.signal]);
        dependent().onabort = () => { heard.push("handler"); };
        dependent().addEventListener("abort", () => { heard.push("listener"); });
        const target = new EventTarget();
        globalThis.target = target;
        target.addEventListener("x", () => { heard.push("x"); }, { signal: dependent() });
        if (typeof WeakRef === "function") globalThis.unobserved = new WeakRef(dependent());
        """
    )
    page.bridge.drain()
    if page.name == "quickjs" and page.value("typeof WeakRef") == "function":
        assert page.value("unobserved.deref() === undefined") is True
    page.run("source.abort(); target.dispatchEvent(new Event('x'));")
    assert page.value("heard") == ["handler", "listener"]


# Reporting


def test_what_a_listener_throws_is_logged(page: Page, caplog: pytest.LogCaptureFixture) -> None:
    script = """
        const target = new EventTarget();
        target.addEventListener("x", () => { throw new RangeError("mine"); });
        target.addEventListener("x", {});
        target.addEventListener("x", { get handleEvent() { throw "text"; } });
        show(target.dispatchEvent(new Event("x")));
    """
    with caplog.at_level(logging.ERROR, "webapi.runtimes"):
        assert page.run(script) is True
    first, second, third = logged(caplog)
    assert first == "Uncaught RangeError: mine"
    assert second.startswith("Uncaught TypeError")
    assert third == "Uncaught text"


def test_a_script_can_handle_an_error_before_it_is_logged(
    page: Page, caplog: pytest.LogCaptureFixture
) -> None:
    script = """
        const seen = [];
        const error = new RangeError("mine");
        const listener = (event) => {
          seen.push(event instanceof ErrorEvent, event.error === error, event.message);
          seen.push(event.isTrusted, event.cancelable, event.target === globalThis);
          event.preventDefault();
        };
        addEventListener("error", listener);
        reportError(error);
        self.removeEventListener("error", listener);
        self.onerror = (...values) => { seen.push(values.length, values[0]); return true; };
        reportError("text");
        self.onerror = () => false;
        reportError("logged");
        self.onerror = () => { throw new Error("once"); };
        reportError("logged too");
        self.onerror = "no function";
        show([seen, self.onerror]);
    """
    with caplog.at_level(logging.ERROR, "webapi.runtimes"):
        seen, handler = page.run(script)
    assert seen == [True, True, "Uncaught RangeError: mine", True, True, True, 5, "Uncaught text"]
    assert handler is None
    logs = ["Uncaught logged", "Uncaught Error: once", "Uncaught logged too"]
    assert logged(caplog) == logs


def test_errors_of_timers_and_microtasks_are_events(held: Page) -> None:
    if held.name == "pythonmonkey":
        pytest.skip("asyncio runs its microtasks")
    held.run(
        """
        globalThis.seen = [];
        self.onerror = (message) => { seen.push(message); return true; };
        setTimeout(() => { throw 1; });
        setTimeout(() => { queueMicrotask(() => { throw 2; }); });
        """
    )
    assert held.bridge.run_until_idle()
    assert held.value("seen") == ["Uncaught 1", "Uncaught 2"]


# Hostile scripts


def test_listeners_that_call_themselves_without_end_get_the_engines_error(
    page: Page, caplog: pytest.LogCaptureFixture
) -> None:
    """The innermost call has the engine's error, which is reported, and all end."""
    script = """
        const target = new EventTarget();
        let deepest = 0;
        const enter = (depth) => {
          deepest = Math.max(depth, deepest);
          if (depth < 20000) target.dispatchEvent(new CustomEvent("x", { detail: depth + 1 }));
        };
        target.addEventListener("x", (event) => { enter(event.detail); });
        self.onerror = () => true;
        try { enter(0); } catch (error) {}
        const event = new Event("y");
        target.addEventListener("y", () => {});
        show([deepest > 10, target.dispatchEvent(event), target.dispatchEvent(event)]);
        self.onerror = null;
    """
    with caplog.at_level(logging.CRITICAL, "webapi.runtimes"):
        assert page.run(script) == [True, True, True]


def test_adding_and_removing_one_of_many_listeners_takes_constant_time(page: Page) -> None:
    """Adding, finding and removing one takes no longer when there are many."""
    script = f"""
        const many = {MANY};
        const target = new EventTarget();
        const source = new AbortController();
        let called = 0;
        const listeners = [];
        for (let index = 0; index < many; index++) {{
          const listener = () => {{ called++; }};
          listeners.push(listener);
          target.addEventListener("x", listener);
          target.addEventListener("x" + index, listener, {{ signal: source.signal }});
          AbortSignal.any([source.signal, AbortSignal.abort]
            .filter((each) => each === source.signal));
        }}
        target.dispatchEvent(new Event("x"));
        for (const listener of listeners) target.removeEventListener("x", listener);
        target.dispatchEvent(new Event("x"));
        source.abort();
        target.dispatchEvent(new Event("x7"));
        const sources = listeners.map(() => new AbortController());
        const dependent = AbortSignal.any(sources.map((each) => each.signal));
        for (const listener of listeners) dependent.addEventListener("abort", listener);
        sources[7].abort();
        show(called === 2 * many);
    """
    assert page.run(script) is True


@pytest.mark.parametrize(
    "script",
    [
        "target.addEventListener('x', () => {}, { signal: controller.signal });",
        "target.addEventListener('x' + index, listener, { signal: controller.signal });",
        "kept.push(new EventTarget());",
        "kept.push(new AbortController());",
        "kept.push(AbortSignal.any([controller.signal]));",
        "kept.push(new Event('x'));",
        "kept.push(new URL('https://a/'));",
    ],
)
def test_a_million_of_each_leave_most_of_v8s_heap_free(script: str) -> None:
    """V8 ends the process that has no heap left, and spends minutes on collections before."""
    pytest.importorskip("py_mini_racer", reason="no V8: pip install mini-racer")
    context = Page("mini_racer").context
    count = 10_000

    def used() -> int:
        context.low_memory_notification()
        return int(context.heap_stats()["used_heap_size"])

    before = used()
    context.eval(
        f"""
        globalThis.kept = [];
        const target = new EventTarget(), controller = new AbortController(), listener = () => {{}};
        for (let index = 0; index < {count}; index++) {{ {script} }}
        0;
        """
    )
    assert used() - before < 380 * count


def test_events_work_after_the_engine_stops_a_listener() -> None:
    racer = pytest.importorskip("py_mini_racer", reason="no V8: pip install mini-racer")
    page = Page("mini_racer", clock=HeldClock())
    page.run(
        """
        globalThis.target = new EventTarget();
        target.addEventListener("x", () => { for (;;) {} }, { once: true });
        self.onerror = () => { for (;;) {} };
        """
    )
    for script in ("target.dispatchEvent(new Event('x'))", "reportError(1)"):
        with pytest.raises(racer.JSTimeoutException):
            page.context.eval(script, timeout_sec=0.2)
    page.run(
        """
        self.onerror = () => { globalThis.reported = true; return true; };
        setTimeout(() => { throw 1; });
        """
    )
    assert page.bridge.run_until_idle()
    assert page.value("[target.dispatchEvent(new Event('x')), reported]") == [True, True]
