"""What pytest shows of the pages of a test that has failed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from html import escape
from typing import TYPE_CHECKING, Any, Final
from weakref import ref

from webapi.url.redaction import redacted

if TYPE_CHECKING:
    from webapi.page.faces import Face

MAX_SHOWN: Final = 8000
"""The characters of a document in pytest's output. The file of ``--webapi-report`` has all."""

SNAPSHOT: Final = """() => {
  const inert = document.implementation.createHTMLDocument("");
  const copy = inert.importNode(document.documentElement, true);
  const controls = (root) => root.querySelectorAll("input, option, textarea");
  const copies = controls(copy);
  controls(document).forEach((control, index) => {
    const { checked, localName, selected, type, value } = control;
    const copied = copies[index];
    if (localName === "option") copied.toggleAttribute("selected", selected);
    else if (localName === "textarea") copied.textContent = value;
    else if (/^(checkbox|radio)$/.test(type)) copied.toggleAttribute("checked", checked);
    else if (type === "password") copied.setAttribute("value", value && "***");
    else if (type !== "file") copied.setAttribute("value", value);
  });
  return copy.outerHTML;
}"""
"""Gives the HTML of the document with what a user has entered. Nothing in the page changes."""

_is_in_a_step: Final[ContextVar[bool]] = ContextVar("webapi.page.reports", default=False)


class Report:
    """The pages of a test and what it has done with them, in order."""

    def __init__(self) -> None:
        self._pages: list[ref[Face]] = []
        self.steps: list[str] = []

    def add(self, page: Face) -> None:
        """Add a page."""
        self._pages.append(ref(page))

    def shown(self) -> list[dict[str, str]]:
        """The parts of the report: ``title``, ``text`` and, of a page, ``document``."""
        if not self._pages:
            return []
        pages = [page for each in self._pages if (page := each()) is not None]
        steps = {"title": "steps", "text": "\n".join(self.steps), "document": ""}
        return [steps, *map(_of_page, pages)]


current: Report | None = Report() if "webapi.page.pytest_plugin" in sys.modules else None
"""The report of the test that runs, in pytest. A test may be what has imported pages."""


def begin() -> None:
    """Begin the report of a test."""
    global current
    current = Report()


def note_page(page: Face) -> None:
    """Note that the test has made a page."""
    if current is not None:
        current.add(page)


@contextmanager
def step(
    owner: Any, name: str, arguments: tuple[Any, ...], keywords: dict[str, Any]
) -> Iterator[None]:
    """Note that the test calls a method, which may call others."""
    if current is None or _is_in_a_step.get():
        yield
        return
    given = [_shown(each) for each in arguments]
    given += [f"{key}={_shown(each)}" for key, each in keywords.items()]
    steps, index = current.steps, len(current.steps)
    steps.append(f"{owner!r}.{name}({', '.join(given)})")
    token = _is_in_a_step.set(True)
    try:
        yield
    except BaseException as error:
        steps[index] += f" raised {type(error).__name__}"
        raise
    finally:
        _is_in_a_step.reset(token)


def _shown(value: Any) -> str:
    text = redacted(value)
    return text if len(text) <= 100 else f"{text[:100]}…"


def _of_page(page: Face) -> dict[str, str]:
    tab = page._tab
    lines = [f"{each.type}: {each.text}" for each in tab.console]
    lines += [f"not caught: {each}" for each in tab.errors]
    for each in tab.requests:
        answer = each.status if each.failure is None else f"failed: {each.failure}"
        lines.append(f"{each!r} {answer}")
    return {"title": repr(page), "text": "\n".join(lines), "document": page._document()}


def sections(parts: list[dict[str, str]]) -> list[tuple[str, str]]:
    """The sections of pytest's output."""
    found = []
    for part in parts:
        document = part["document"]
        if len(document) > MAX_SHOWN:
            document = f"{document[:MAX_SHOWN]}\n… {len(document) - MAX_SHOWN} more characters"
        found.append((f"webapi: {part['title']}", f"{part['text']}\n{document}".strip()))
    return found


def page_of(reports: list[Any]) -> str:
    """The HTML of ``--webapi-report``, from the reports of tests that have failed."""
    text = """<!doctype html><meta charset=utf-8><title>Pages of failed tests</title>
<style>pre { white-space: pre-wrap } iframe { width: 100%; height: 30em }</style>
<h1>Pages of failed tests</h1>
"""
    for report in reports:
        text += f"<h2>{escape(report.nodeid)}</h2>\n<pre>{escape(report.longreprtext)}</pre>\n"
        for part in report.webapi_pages:
            text += f"<h3>{escape(part['title'])}</h3>\n<pre>{escape(part['text'])}</pre>\n"
            if part["document"]:
                text += f'<iframe sandbox srcdoc="{escape(part["document"])}"></iframe>\n'
                text += f"<details><summary>HTML</summary><pre>{escape(part['document'])}</pre>"
                text += "</details>\n"
    return text
