"""Message channels: https://html.spec.whatwg.org/multipage/web-messaging.html#message-channels

Chromium gives the expected values, except for the event ``close``, which it lacks.
``python -m wpt.run webmessaging/*.any.js`` runs the Web Platform Tests' own files.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import HeldClock

URL = "https://shop.example/p/1"
WINDOW = """
    onmessage = ({ data, origin, source, isTrusted }) => {
      log.push([data, origin, source === window, isTrusted]);
    };
    postMessage(1);
    postMessage(2, "https://other.example");
    postMessage(3, "https://shop.example/path?x");
    postMessage(4, "*", []);
    postMessage(5, "/");
    postMessage(6, { targetOrigin: "*" });
    postMessage(7, { targetOrigin: "http://shop.example" });
    postMessage(8, null);
"""
TRANSFERS = """
    const one = new MessageChannel();
    const two = new MessageChannel();
    one.port2.postMessage("a");
    two.port1.onmessage = (event) => {
      const port = event.ports[0];
      log.push([event.data === port, port !== one.port1]);
      log.push([Object.isFrozen(event.ports), event.ports === event.ports]);
      log.push([event.origin, event.source, event.lastEventId]);
      port.onmessage = (event) => log.push(event.data);
    };
    two.port2.postMessage(one.port1, [one.port1]);
    one.port2.postMessage("b");
    one.port1.onmessage = () => log.push("the old port");
    one.port1.postMessage("nobody gets this");
"""
ERRORS = {
    "channel.port1.postMessage(1, [channel.port1])": "DataCloneError",
    "channel.port1.postMessage(channel.port2)": "DataCloneError",
    "channel.port1.postMessage(1, [channel.port2, channel.port2])": "DataCloneError",
    "channel.port1.postMessage(() => 1)": "DataCloneError",
    "channel.port1.postMessage(1, [{}])": "DataCloneError",
    "structuredClone(channel.port1)": "DataCloneError",
    "channel.port1.postMessage(1, 5)": "TypeError",
    "channel.port1.postMessage(1, [5])": "TypeError",
    "channel.port1.postMessage()": "TypeError",
    "new MessagePort()": "TypeError",
    "MessageChannel()": "TypeError",
    "new MessageEvent('a', { ports: [1] })": "TypeError",
    "new MessageEvent('a', { ports: null })": "TypeError",
    "new MessageEvent('a', { source: {} })": "TypeError",
    "postMessage()": "TypeError",
    "postMessage(1, 'nonsense')": "SyntaxError",
    "postMessage(1, undefined, undefined)": "SyntaxError",
    "postMessage(1, { targetOrigin: 'x' })": "SyntaxError",
    "postMessage(() => 1)": "DataCloneError",
    "postMessage(1, '*', [{}])": "DataCloneError",
}


@pytest.fixture(params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    page = Page(request.param, clock=HeldClock(), page=URL)
    page.run("globalThis.log = []; globalThis.channel = new MessageChannel();")
    return page


def logged(page: Page) -> Any:
    """Run what is due, without moving the clock, and return what the listeners logged."""
    before = page.value("performance.now()")
    while page.bridge.run_due() is not None:
        assert page.value("performance.now()") == before
    return page.value("log.splice(0)")


def test_errors(page: Page) -> None:
    assert {script: page.name_of_error(f"{script};") for script in ERRORS} == ERRORS


def test_messages_are_tasks(page: Page) -> None:
    if page.name == "pythonmonkey":
        pytest.skip("PythonMonkey runs microtasks in an asyncio loop only")
    page.run("""
        channel.port1.onmessage = (event) => {
          log.push(event.data.n);
          Promise.resolve().then(() => log.push("microtask"));
        };
        const data = { n: 1 };
        channel.port2.postMessage(data);
        data.n = 2;
        channel.port2.postMessage(data);
        log.push("sent");
    """)
    assert logged(page) == ["sent", 1, "microtask", 2, "microtask"]


def test_a_port_waits_for_start_or_onmessage(page: Page) -> None:
    page.run("""
        channel.port1.addEventListener("message", (event) => log.push(event.data));
        channel.port2.postMessage(1);
    """)
    assert logged(page) == []
    page.run("channel.port1.start(); channel.port1.start(); channel.port2.postMessage(2);")
    assert logged(page) == [1, 2]
    page.run("channel.port2.onmessage = null; channel.port1.postMessage(3);")
    page.run("channel.port2.onmessage = (event) => log.push(event.data);")
    assert logged(page) == [3]


def test_an_error_of_a_listener_leaves_the_next_message(page: Page) -> None:
    page.run("""
        onerror = (message) => { log.push(message); return true; };
        channel.port1.onmessage = (event) => { log.push(event.data); throw new Error("no"); };
        channel.port2.postMessage(1);
        channel.port2.postMessage(2);
    """)
    assert logged(page) == [1, "Uncaught Error: no", 2, "Uncaught Error: no"]


def test_transferred_ports_take_their_messages_along(page: Page) -> None:
    page.run(TRANSFERS)
    assert logged(page) == [[True, True], [True, True], ["", None, ""], "a", "b"]
    page.run("const port = new MessageChannel().port1; globalThis.moved = port;")
    assert (
        page.value("structuredClone(moved, { transfer: [moved] }) instanceof MessagePort") is True
    )
    assert page.name_of_error("channel.port1.postMessage(1, [moved]);") == "DataCloneError"


def test_an_error_of_a_transfer_changes_nothing(page: Page) -> None:
    page.run("""
        const [one, two] = [new MessageChannel(), new ArrayBuffer(1)];
        try {
          const buffers = two.transfer === undefined ? [] : [two]; // an old QuickJS transfers none
          channel.port1.postMessage(() => 1, [one.port1, ...buffers]);
        } catch (error) {
          log.push(error.message);
        }
        one.port1.onmessage = (event) => log.push([event.data, two.byteLength]);
        one.port2.postMessage(1);
    """)
    text = "Failed to execute 'postMessage' on 'MessagePort': a function could not be cloned."
    assert logged(page) == [text, [1, 1]]


def test_a_port_that_is_sent_to_itself_is_lost(page: Page) -> None:
    page.run("""
        channel.port2.onmessage = () => log.push("never");
        channel.port1.postMessage(1, [channel.port2]);
        channel.port1.postMessage(2);
    """)
    assert logged(page) == []


def test_close(page: Page) -> None:
    page.run("""
        channel.port1.onmessage = (event) => log.push(event.data);
        channel.port1.onclose = (event) => log.push([event.type, event.isTrusted]);
        channel.port2.onclose = () => log.push("never");
        channel.port2.postMessage(1);
        channel.port2.close();
        channel.port2.close();
        channel.port2.postMessage(2);
        channel.port1.postMessage(3);
    """)
    assert logged(page) == [1, ["close", True]]
    assert page.name_of_error("new MessageChannel().port1.postMessage(1, [channel.port2]);") == (
        "DataCloneError"
    )


def test_messages_of_the_window(page: Page) -> None:
    page.run(WINDOW)
    origin = "https://shop.example"
    assert logged(page) == [[data, origin, True, True] for data in (1, 3, 4, 5, 6, 8)]
    page.run("""
        onmessage = (event) => log.push(event.ports[0] === event.data);
        postMessage(channel.port1, { transfer: [channel.port1] });
    """)
    assert logged(page) == [True]
    assert page.value("[onmessageerror, postMessage.length]") == [None, 1]


def test_a_page_without_an_origin_sends_to_itself(page: Page) -> None:
    other = Page(page.name, clock=HeldClock(), page="about:blank")
    other.run("globalThis.log = []; onmessage = (event) => log.push([event.data, event.origin]);")
    other.run("postMessage(1); postMessage(2, '*'); postMessage(3, 'about:blank');")
    assert logged(other) == [[1, "null"], [2, "null"]]


def test_events_have_ports_and_a_source(page: Page) -> None:
    page.run("""
        const { port1, port2 } = channel;
        const event = new MessageEvent("a", { source: window, ports: [port1, port2] });
        log.push([event.source === window, event.ports[1] === port2, event.ports.length]);
        event.initMessageEvent("b", false, false, 1, "c", "d", port1, [port1]);
        log.push([event.source === port1, event.ports[0] === port1, event.ports.length]);
        event.initMessageEvent("b");
        log.push([event.source, event.ports.length]);
    """)
    assert logged(page) == [[True, True, 2], [True, True, 1], [None, 0]]


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_without_a_page_there_are_channels_only(engine: str) -> None:
    page = Page(engine, clock=HeldClock())
    page.run("""
        globalThis.log = [];
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = (event) => log.push(event.data);
        port2.postMessage(1);
    """)
    assert logged(page) == [1]
    if engine != "pythonmonkey":  # whose only context keeps the globals of pages before
        assert page.value("typeof postMessage") == "undefined"
