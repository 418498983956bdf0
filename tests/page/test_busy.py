"""A page does one thing at a time; a page of V8 does nothing in a process that has forked."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from tests.page.conftest import NEEDS_QUICKJS, PAGE_ENGINES
from tests.page.test_page import html
from tests.parsers import need_a_parser
from tests.work import LIMIT
from webapi import Request, Response
from webapi.page import Page

need_a_parser()


@NEEDS_QUICKJS
def test_a_page_does_one_thing_at_a_time() -> None:
    asked, answer = threading.Event(), threading.Event()

    def app(request: Request) -> Response:
        asked.set()
        assert answer.wait(LIMIT)
        return html("<p>x</p><button onclick='alert(1)'>b</button>")

    with Page(app) as page:
        thread = threading.Thread(target=page.goto, args=["/"])
        thread.start()
        assert asked.wait(LIMIT)
        for act in (page.title, page.close, lambda: page.click("button")):
            with pytest.raises(RuntimeError, match="the page is busy with goto: it does one thing"):
                act()
        answer.set()
        thread.join()
        page.on("dialog", lambda dialog: page.text_content("p"))
        with pytest.raises(RuntimeError, match=r"busy with click: .* and nothing for a handler"):
            page.click("button")
        assert page.text_content("p") == "x"


FORKED = """
import os, sys
from webapi.page import Page
page = Page({"/": "<p>x"}, engine="mini_racer", **eval(sys.argv[1]))
page.goto("/")
child = os.fork()
if child == 0:
    try:
        page.text_content("p")
    except RuntimeError as error:
        print(error, flush=True)
    page.goto("/")
    print(page.text_content("p"), flush=True)
    sys.exit(0)
print(os.waitpid(child, 0)[1], page.text_content("p"))
"""


@pytest.mark.skipif("mini_racer" not in PAGE_ENGINES, reason="no V8: pip install mini-racer")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing forks here")
@pytest.mark.parametrize("settings", ["{}", "{'time_limit': 60}"])
def test_a_page_of_v8_in_a_process_that_has_forked(settings: str) -> None:
    program = [sys.executable, "-c", FORKED, settings]
    done = subprocess.run(program, stdout=subprocess.PIPE, text=True, check=True, timeout=LIMIT)
    error, child, parent = done.stdout.splitlines()
    assert error.startswith("this process has forked, and the threads of V8 are in its parent")
    assert (child, parent) == ("x", "0 x")
