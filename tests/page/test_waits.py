"""Waits with Playwright's names: of time, of documents, of elements of a locator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.parsers import need_a_parser
from webapi.page import Page, PageError, PageTimeoutError

SITE = {
    "/": """<p>a</p><b>1</b><b>2</b><script>
      setTimeout(() => { document.querySelector("p").textContent = "b"; }, 500);
      setTimeout(() => { document.querySelector("p").remove(); }, 1000);
      setTimeout(() => { document.body.append(document.createElement("main")); }, 2000);
    </script>"""
}


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    need_a_parser()
    return new_page(SITE)


def test_time_passes_for_timers_and_not_for_the_state_of_the_document(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.wait_for_load_state("domcontentloaded")
    page.wait_for_load_state(timeout=5_000)
    page.wait_for_timeout(499)
    assert page.text_content("p") == "a"
    page.wait_for_timeout(1)
    assert page.text_content("p") == "b"
    page.reload(wait_until="commit")
    assert page.text_content("p") == "a"


def test_a_locator_waits_for_its_element(page: Page) -> None:
    page.goto("/")
    page.locator("p").wait_for()
    page.get_by_text("b", exact=True).wait_for(state="attached")
    assert page.clock.now == pytest.approx(500)
    page.locator("p").wait_for(state="hidden")
    assert page.clock.now == pytest.approx(1000)
    page.locator("main").wait_for(timeout=1_000)
    with pytest.raises(PageTimeoutError, match=r'waiting for locator."h1". to be visible'):
        page.locator("h1").wait_for(timeout=5)
    with pytest.raises(PageError, match=r'strict mode violation: locator."b". resolved to 2'):
        page.locator("b").wait_for()
    assert page.locator("h1").is_hidden(timeout=1) and page.is_visible("b", timeout=1)


MOVING = """<style>
  .slides { transition: transform 0.3s } .slides.on { transform: translateX(9px) }
  .grows.on { animation: grow 0.2s 2 } @keyframes grow { to { margin-left: 9px } }
  .fades { transition: opacity 0.3s } .fades.on { opacity: 0.5 }
  .spins.on { animation: spin 1s infinite } @keyframes spin { to { transform: rotate(1turn) } }
</style>
<div class=slides><b>1</b></div><div class=grows><b>2</b></div>
<div class=fades><b>3</b></div><div class=spins><b>4</b></div>
<script>
  const seen = [];
  const note = (event) => seen.push(event.type);
  const begin = (name) => document.querySelector("." + name).classList.add("on");
  for (const type of ["transitionend", "animationend", "click"]) addEventListener(type, note);
</script>"""
FRAMES = "requestAnimationFrame(() => requestAnimationFrame(() => note({ type: 'frames' })))"


def test_the_mouse_waits_for_a_stable_element(new_page: Callable[..., Page]) -> None:
    need_a_parser()
    page = new_page({"/": MOVING})
    page.goto("/")
    for name, types in (
        *(("slides", ["transitionend", "click"]), ("grows", ["animationend", "click"])),
        *(("fades", ["click"]), ("spins", ["click"])),
    ):
        page.evaluate("name => { seen.length = 0; begin(name) }", name)
        page.click(f".{name} b", timeout=1_000)
        assert page.evaluate("seen") == types, name
    page.evaluate(f"seen.length = 0; {FRAMES}")
    page.click("b", timeout=1_000)
    assert page.evaluate("seen") == ["frames", "click"]
    page.wait_for_timeout(300)
    page.evaluate("seen.length = 0; document.querySelector('.slides').className = 'slides'")
    page.wait_for_selector(".slides").wait_for_element_state("stable")  # type: ignore[union-attr]
    assert page.evaluate("seen") == ["transitionend"]
    page.evaluate("seen.length = 0; begin('slides')")
    page.click(".slides b")
    assert page.evaluate("seen") == ["click"]


WRONG: dict[str, Callable[[Any], object]] = {
    "goto": lambda page: page.goto("/", wait_until="ready"),
    "content": lambda page: page.set_content("", wait_until="ready"),
    "reload": lambda page: page.reload(wait_until="ready"),
    "back": lambda page: page.go_back(wait_until="ready"),
    "forward": lambda page: page.go_forward(wait_until="ready"),
    "state": lambda page: page.wait_for_load_state("ready"),
    "locator": lambda page: page.locator("p").wait_for(state="ready"),
    "url": lambda page: page.wait_for_url("/", wait_until="ready"),
    "time": lambda page: page.wait_for_timeout(-1),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_no_wait_knows(name: str) -> None:
    with Page() as page, pytest.raises(ValueError, match=r"ready|go back"):
        WRONG[name](page)


def test_a_listener_may_take_no_argument(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": "<title>a</title>"})
    heard: list[str] = []
    page.on("load", lambda: heard.append("load"))
    page.context.on("request", lambda: heard.append("request"))
    page.goto("/")
    assert heard == ["request", "load"]
