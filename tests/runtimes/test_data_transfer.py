"""Dragged and pasted data in engines: tests/dom/test_data_transfer.py has the same in Python."""

from __future__ import annotations

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    return Page(request.param, page="https://example.org/")


def test_files_of_an_input(page: Page) -> None:
    """The answers are Chromium's."""
    script = """
        const transfer = new DataTransfer();
        const file = new File(["a"], "a.txt", { type: "Text/Plain" });
        const files = transfer.files;
        const item = transfer.items.add(file);
        const input = document.createElement("input");
        input.type = "file";
        input.files = transfer.files;
        show([item.kind, item.type, item.getAsFile() === file, files[0] === file, input.value,
          input.files === transfer.files, input.files.length, transfer.types,
          Object.isFrozen(transfer.types), transfer.types === transfer.types,
          [...transfer.items].length, Object.keys(transfer.items), String(transfer.items),
          String(transfer), "item" in transfer.items, transfer.items[1] === undefined]);
    """
    assert page.run(script) == [
        *("file", "text/plain", True, True, "C:\\fakepath\\a.txt", True, 1, ["Files"], True, True),
        *(1, ["0"], "[object DataTransferItemList]", "[object DataTransfer]", False, True),
    ]


def test_strings(page: Page) -> None:
    """The answers are Chromium's, but for the kind of an item that was removed."""
    script = """
        const transfer = new DataTransfer();
        const item = transfer.items.add("hello", "text/x");
        const caught = [];
        for (const given of [["a", "text/X"], ["a"]]) {
          try {
            transfer.items.add(...given);
          } catch (error) {
            caught.push(error.name);
          }
        }
        transfer.setData("URL", "# c\\r\\nnope\\r\\nhttps://a/\\r\\nhttps://b/");
        transfer.setData("text", "q");
        const before = transfer.types;
        transfer.clearData("text");
        transfer.items.remove(0);
        show([caught, transfer.getData("url"), before, transfer.types, item.kind]);
    """
    types = ["text/x", "text/uri-list", "text/plain"]
    assert page.run(script) == [
        *(["NotSupportedError", "TypeError"], "https://a/", types, ["text/uri-list"], ""),
    ]


def test_get_as_string(page: Page) -> None:
    page.run(
        """
        globalThis.got = [];
        const item = new DataTransfer().items.add("hello", "text/plain");
        item.getAsString((data) => got.push(data));
        item.getAsString(null);
        got.push("behind the call");
        """
    )
    page.bridge.run_until_idle()
    assert page.value("got") == ["behind the call", "hello"]


def test_events(page: Page) -> None:
    """The answers are Chromium's."""
    script = """
        const transfer = new DataTransfer();
        const seen = [];
        document.addEventListener("drop", (event) => {
          event.preventDefault();
          seen.push(event.dataTransfer === transfer, event.constructor.name, event.clientX);
        });
        const drop = new DragEvent("drop",
          { dataTransfer: transfer, cancelable: true, clientX: 2 });
        document.dispatchEvent(drop);
        const paste = new ClipboardEvent("paste", { clipboardData: transfer });
        const input = new InputEvent("input", { dataTransfer: transfer });
        const unload = document.createEvent("BeforeUnloadEvent");
        unload.returnValue = "a";
        show([seen, drop.defaultPrevented, paste.clipboardData === transfer,
          input.dataTransfer === transfer, new DragEvent("a").dataTransfer,
          String(document.createEvent("DragEvent")), unload.returnValue, String(unload),
          new TransitionEvent("a", { propertyName: "top" }).propertyName,
          new AnimationEvent("a", { elapsedTime: 2 }).elapsedTime,
          new PageTransitionEvent("a", { persisted: true }).persisted,
          new SecurityPolicyViolationEvent("a").disposition]);
    """
    assert page.run(script) == [
        *([True, "DragEvent", 2], True, True, True, None, "[object DragEvent]", "a"),
        *("[object BeforeUnloadEvent]", "top", 2, True, "enforce"),
    ]
