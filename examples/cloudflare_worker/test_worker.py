"""Tests of worker.py on CPython, with doubles of `js` and `workers` by the fixture `pyodide_js`."""

import asyncio
from pathlib import Path
from runpy import run_path

import pytest

from webapi import Request, Response
from webapi.js import WorkerTransport


class Namespace(dict[str, str]):
    """In place of a KV namespace."""

    async def put(self, key: str, value: str) -> None:
        self[key] = value

    async def get(self, key: str) -> str | None:  # type: ignore[override]
        return super().get(key)


@pytest.fixture
def worker(pyodide_js: object) -> WorkerTransport:
    module = run_path(str(Path(__file__).with_name("worker.py")))
    links = Namespace({"/docs": "https://example.org/documentation"})
    return WorkerTransport(module["Default"], {"KEY": "secret", "LINKS": links})


def ask(worker: WorkerTransport, path: str, **init: object) -> Response:
    return asyncio.run(worker(Request(f"https://short.example{path}", init)))


def test_a_link_redirects(worker: WorkerTransport) -> None:
    response = ask(worker, "/docs")
    assert response.status == 301
    assert response.headers.get("Location") == "https://example.org/documentation"
    assert ask(worker, "/missing").status == 404


def test_who_has_the_key_adds_a_link(worker: WorkerTransport) -> None:
    address = "https://example.org/é"
    assert ask(worker, "/new", method="PUT", body=address).status == 403
    headers = {"Authorization": "Bearer secret"}
    assert ask(worker, "/new", method="PUT", body="no URL", headers=headers).status == 400
    assert ask(worker, "/new", method="PUT", body=address, headers=headers).status == 201
    assert ask(worker, "/new").headers.get("Location") == "https://example.org/%C3%A9"
