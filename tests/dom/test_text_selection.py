"""Selections of text controls in Python: tests/page/test_text_selection.py asks Chromium."""

from __future__ import annotations

import asyncio

import pytest

from webapi import Document


@pytest.mark.parametrize("name", ["input", "textarea"])
def test_events(name: str) -> None:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#set-the-selection-range"""

    async def told() -> list[tuple[str, bool]]:
        control = Document("https://h/").createElement(name)
        seen = list[tuple[str, bool]]()
        for each in ("select", "selectionchange"):
            control.addEventListener(each, lambda event: seen.append((event.type, event.bubbles)))
        control.value = "abc"
        control.setSelectionRange(0, 2)
        control.setSelectionRange(0, 2)
        assert seen == []
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return seen

    assert asyncio.run(told()) == [("selectionchange", True), ("select", True)]


def test_clean_text_area() -> None:
    """https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:children-changed-steps"""
    area = Document("https://h/").createElement("textarea")
    area.textContent = "abcdef"
    area.setSelectionRange(2, 5)
    area.append("g")
    assert (area.selectionStart, area.selectionEnd) == (2, 5)
    area.textContent = "longer than before"
    assert (area.selectionStart, area.selectionEnd) == (0, 0)
