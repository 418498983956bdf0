"""What a user does, in engines: tests/dom/test_user_input.py has more, in Python."""

from __future__ import annotations

from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters

HTML = """<form><label id=l for=c>x</label><input id=i><input id=c type=checkbox>
<select id=s><option id=o1>a<option id=o2>b</select><button id=b>B</button></form>
<textarea id=t></textarea>"""


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    page = Page(request.param, page="https://shop.example/")
    page.run(
        f"""
        const root = document.createElement("main");
        document.body.append(root);
        root.innerHTML = {HTML!r};
        for (const type of ["mousedown", "mouseup", "click", "keydown", "keypress", "keyup",
                            "beforeinput", "input", "change", "focus", "blur", "submit"]) {{
          root.addEventListener(type, (event) => {{
            if (type === "submit") event.preventDefault();
            const detail = event.key || event.data;
            log.push(`${{type}} ${{event.target.id}}` + (detail ? ` ${{detail}}` : ""));
          }}, true);
        }}
        globalThis.log = [];
        globalThis.act = {page.bridge._user_input};
        globalThis.$ = (id) => document.getElementById(id);
        """
    )
    return page


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            '"click", $("l"), 0, 1, ""',
            "mousedown l, mouseup l, click l, focus c, click c, input c, change c",
        ),
        (
            '"type", $("i"), "a\\u00e9"',
            "blur c, focus i, keydown i a, keypress i a, beforeinput i a, input i a, keyup i a, "
            "beforeinput i \u00e9, input i \u00e9",
        ),
        (
            '"press", $("i"), "Enter"',
            "keydown i Enter, keypress i Enter, beforeinput i, change i, click b, submit , "
            "keyup i Enter",
        ),
        ('"fill", $("t"), "x"', "blur i, focus t, beforeinput t x, input t x"),
        ('"select", $("s"), [$("o2")]', "input s, change s"),
        (
            '"press", $("b"), "Shift+Tab"',
            "change t, blur t, focus b, keydown b Shift, keydown b Tab, blur b, focus s, "
            "keyup s Tab, keyup s Shift",
        ),
        ('"mouseMove", $("b"), 0, 0', ""),
    ],
)
def test_a_user(page: Page, arguments: str, expected: str) -> None:
    log: Any = page.value(f"(log.length = 0, act({arguments}), log)")
    assert ", ".join(log) == expected


def test_what_a_user_cannot_do(page: Page) -> None:
    assert page.name_of_error('act("press", $("b"), "Nope");') == "SyntaxError"
    assert page.name_of_error('act("fill", $("b"), "x");') == "InvalidStateError"
    assert page.name_of_error('act("select", $("b"), []);') == "InvalidStateError"
    assert page.name_of_error('act("click", {}, 0, 1, "");') == "TypeError"
