"""Viewports and media that change, as Chromium 156 answered Playwright's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()

HTML = """<style>
  @media (max-width: 500px) { #n { display: none } }
  @media print { #p { display: none } }
</style>
<p id=n>N<p id=p>P<script>
  const log = [];
  const narrow = matchMedia("(max-width: 500px)");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  narrow.addEventListener("change", (event) => {
    log.push(["change", event.matches, event.media, narrow.matches]);
  });
  dark.onchange = (event) => log.push(["dark", event.matches]);
  addEventListener("resize", (event) => {
    log.push(["resize", innerWidth, screen.width, event.isTrusted, event.bubbles]);
  });
</script>"""
STATE = "[innerWidth, dark.matches, matchMedia('print').matches]"


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_the_viewport_and_the_media_change(engine: Any) -> None:
    with Page({"/": HTML}, engine=engine) as page:
        page.goto("/")
        assert page.is_visible("#n")
        page.set_viewport_size({"width": 400, "height": 300})
        assert page.viewport_size == {"width": 400, "height": 300}
        assert not page.is_visible("#n")
        assert page.evaluate("log.splice(0)") == [
            ["resize", 400, 400, True, False],
            ["change", True, "(max-width: 500px)", True],
        ]
        page.emulate_media(color_scheme="dark")
        page.emulate_media(media="print")
        assert not page.is_visible("#p")
        assert page.evaluate("log.splice(0)") == [["dark", True]]
        page.goto("/")
        assert page.evaluate(STATE) == [400, True, True]
        page.emulate_media(media="null", color_scheme="null")
        assert page.evaluate(STATE) == [400, False, False]
        assert page.evaluate("log.splice(0)") == [["dark", False]]


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_values_that_are_none(engine: Any) -> None:
    page = Page(engine=engine)
    with pytest.raises(TypeError, match="a viewport is a dict of width and height, and not 5"):
        page.set_viewport_size(5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a viewport has whole pixels, and not 'x'"):
        page.set_viewport_size({"width": "x", "height": 1})  # type: ignore[typeddict-item]
    with pytest.raises(ValueError, match="media is 'tv': it may be screen, print"):
        page.emulate_media(media="tv")  # type: ignore[arg-type]
