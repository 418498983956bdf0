"""When the microtasks of listeners run, in Chromium and in ours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

HTML = Path(__file__).with_name("microtasks.html").read_text("ascii")

BUTTONS = ("two", "box", "fails", "clicks", "sends", "waits", "watched", "handled")
TAKE = "() => log.splice(0)"

RECORDED: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("microtasks_in_chromium.json").read_text("ascii")
)


def play(page: Any, rest: Callable[[], object]) -> dict[str, list[str]]:
    """What was logged after each step in a page that shows the HTML."""
    seen = {"load": page.evaluate(TAKE)}
    for each in (*BUTTONS, "makes", "opens", "send"):
        page.click(f"#{each}")
        rest()
        seen[each] = page.evaluate(TAKE)
    page.press("#text", "x")
    seen["press"] = page.evaluate(TAKE)
    page.fill("#text", "y")
    seen["fill"] = page.evaluate(TAKE)
    page.select_option("#choice", "c")
    seen["select"] = page.evaluate(TAKE)
    return seen
