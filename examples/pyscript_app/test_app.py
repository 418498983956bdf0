"""Tests of app.py on CPython, where the double stands in for `pyscript`."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path

import pytest

import webapi.js
from webapi import Document, Response, user
from webapi.transports import Routes, use

FOLDER = Path(__file__).parent


@pytest.fixture
def page() -> Iterator[Document]:
    pytest.importorskip("turbohtml")  # parses HTML: pip install 'webapi-dom[html]'
    document = Document.fromHTML((FOLDER / "index.html").read_bytes(), "https://todo.example/")
    with webapi.js.install(document):
        run_path(str(FOLDER / "app.py"))
        yield document


def texts(page: Document) -> list[str]:
    return [item.textContent for item in page.querySelectorAll("li")]


def test_add(page: Document) -> None:
    field = page.getElementById("what")
    user.type(field, "Buy tea")
    user.press(field, "Enter")
    assert texts(page) == ["Buy tea"]
    assert page.getElementById("count").textContent == "1 to do"
    assert field.value == ""


def test_load(page: Document) -> None:
    async def load() -> None:
        user.click(page.getElementById("load"))
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})

    with use(Routes({"https://todo.example/api/list": Response.json(["Read", "Write"])})):
        asyncio.run(load())
    assert texts(page) == ["Read", "Write"]
