"""What is dragged, copied and pasted. Unless a test says more, Chromium 156 answered the same."""

import asyncio

import pytest

from webapi import (
    ClipboardEvent,
    DataTransfer,
    Document,
    DOMException,
    DragEvent,
    File,
    InputEvent,
    jsnull,
)


@pytest.fixture
def transfer() -> DataTransfer:
    return DataTransfer()


def file(name: str = "a.txt", type: str = "Text/Plain") -> File:
    return File(["a"], name, {"type": type})


def test_a_new_object_is_empty(transfer: DataTransfer) -> None:
    assert (transfer.dropEffect, transfer.effectAllowed, transfer.types) == ("none", "none", ())
    assert (transfer.items.length, transfer.files.length) == (0, 0)
    assert transfer.files is transfer.files
    assert repr(transfer) == "<DataTransfer of []>"


def test_files(transfer: DataTransfer) -> None:
    files, added = transfer.files, file()
    item = transfer.items.add(added)
    assert item is not None
    assert (item.kind, item.type, item.getAsFile()) == ("file", "text/plain", added)
    assert ([*files], transfer.types, len(transfer.items)) == ([added], ("Files",), 1)
    assert transfer.items.add(added) is not None
    assert files.length == 2


def test_files_of_an_input(transfer: DataTransfer) -> None:
    field = Document("https://example.org/").createElement("input")
    field.type = "file"
    transfer.items.add(file())
    field.files = transfer.files
    assert (field.value, field.files is transfer.files) == ("C:\\fakepath\\a.txt", True)
    transfer.items.add(file("b"))
    assert field.files.length == 2
    field.files = jsnull  # type: ignore[assignment]
    assert field.files.length == 2


def test_strings(transfer: DataTransfer) -> None:
    """The standard lowercases the type that `add` gets, and Chromium does not."""
    item = transfer.items.add("hello", "TEXT/X")
    assert item is not None
    assert (item.kind, item.type, item.getAsFile()) == ("string", "text/x", None)
    with pytest.raises(DOMException) as caught:
        transfer.items.add("again", "text/x")
    assert caught.value.name == "NotSupportedError"
    with pytest.raises(TypeError):
        transfer.items.add("x")  # type: ignore[call-overload]
    assert transfer.getData("TEXT/x") == "hello"


def test_get_as_string(transfer: DataTransfer) -> None:
    got: list[str] = []
    item, other = transfer.items.add("hello", "a"), transfer.items.add(file())
    assert item is not None
    assert other is not None

    async def ask() -> None:
        item.getAsString(got.append)
        item.getAsString(jsnull)  # type: ignore[arg-type]
        other.getAsString(got.append)
        assert got == []
        for _ in range(3):
            await asyncio.sleep(0)

    asyncio.run(ask())
    assert got == ["hello"]


def test_formats(transfer: DataTransfer) -> None:
    transfer.setData("URL", "# c\r\nhttps://a/\r\nhttps://b/")
    assert transfer.getData("url") == "https://a/"
    assert transfer.getData("text/uri-list") == "# c\r\nhttps://a/\r\nhttps://b/"
    assert transfer.getData("Text") == ""
    transfer.setData("URL", "nope\nhttps://b/")
    assert transfer.getData("url") == "https://b/"
    transfer.setData("url", " \n\n#x")
    assert transfer.getData("url") == ""
    transfer.items.add(file())
    transfer.setData("text", "q")
    assert transfer.types == ("text/uri-list", "text/plain", "Files")
    transfer.setData("url", "z")
    assert transfer.types == ("text/plain", "text/uri-list", "Files")
    transfer.clearData("url")
    assert transfer.types == ("text/plain", "Files")
    transfer.clearData()
    assert transfer.types == ("Files",)
    transfer.setData("", "e")
    assert transfer.getData("") == "e"


def test_removed_items_are_disabled(transfer: DataTransfer) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#concept-datatransferitem-mode"""
    first, second = transfer.items.add(file()), transfer.items.add("a", "b")
    assert first is not None
    assert second is not None
    transfer.items.remove(9)
    transfer.items.remove(0)
    assert (first.kind, first.type, first.getAsFile(), transfer.files.length) == ("", "", None, 0)
    assert transfer.items[0] is second
    transfer.items.clear()
    assert (second.kind, transfer.types, [*transfer.items]) == ("", (), [])
    assert transfer.getData("b") == ""


def test_effects(transfer: DataTransfer) -> None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-dropeffect"""
    transfer.dropEffect = transfer.effectAllowed = "copy"
    transfer.dropEffect = transfer.effectAllowed = "bad"
    assert (transfer.dropEffect, transfer.effectAllowed) == ("copy", "copy")
    transfer.dropEffect = transfer.effectAllowed = "copyLink"
    assert (transfer.dropEffect, transfer.effectAllowed) == ("copy", "copyLink")


def test_events(transfer: DataTransfer) -> None:
    drop = DragEvent("drop", {"dataTransfer": transfer, "clientX": 3})
    assert (drop.dataTransfer, drop.clientX) == (transfer, 3)
    assert DragEvent("drop").dataTransfer is None
    assert ClipboardEvent("paste", {"clipboardData": transfer}).clipboardData is transfer
    assert ClipboardEvent("paste").clipboardData is None
    assert InputEvent("input", {"dataTransfer": transfer}).dataTransfer is transfer
    assert InputEvent("input").dataTransfer is None
    with pytest.raises(TypeError):
        DragEvent("drop", {"dataTransfer": {}})  # type: ignore[typeddict-item]
