"""The parser pauses at scripts, which see the tree as it is then, and write into it."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.page.conftest import PAGE_ENGINES
from tests.page.pausing import PAGES, RECORD, in_chromium, in_ours, pages, random_page
from tests.runtimes.pages import parameters
from webapi.webidl.html_parsing import parse_page_in_steps, turbohtml

__all__ = ["chromium", "chromium_page"]

RECORDED: dict[str, list[str]] = json.loads(RECORD.read_text("ascii"))


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_scripts_see_and_write_what_they_do_in_chromium(engine: str) -> None:
    html = pages() if engine == PAGE_ENGINES[0] else dict([*PAGES.items()][::6])
    if find_spec("tree_sitter") is None:  # which reads the scripts of frames
        html = {name: each for name, each in html.items() if "<iframe" not in each}
    found = in_ours([*html.values()], engine)
    assert dict(zip(html, found, strict=True)) == {name: RECORDED[name] for name in html}


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_does_so(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    found = in_chromium(page.context.browser, [*PAGES.values()])
    assert found == [RECORDED[name] for name in PAGES]


@pytest.mark.skipif(turbohtml() is None, reason="pip install 'webapi-dom[html]'")
@pytest.mark.parametrize(
    ("html", "is_fast"),
    [
        ("<p>a", True),
        ("<script>1</script><p>a<script>2</script>", True),
        ("<table><tr><td>a<script>1</script></table>b", True),
        ("<table>a<script>1</script></table>b", True),
        ("<table><script>1</script>b</table>", False),
        ("<script>1</script><body a=1>", True),
        ("<body><script>1</script><body a=1>", False),
        ("<b><p><script>1</script></b>x", False),
        ("<b>a<p>b</b>c<script>1</script>x", True),
        ("<table><x-a></x-a>b</table>", False),
        ("<table><a>b<script>1</script> <script>2", False),
        ("<p>a<script>1</script> <script>2</script>\n</body>\n</html>\n", True),
        ("<table><tr><td>a<b><script>1</script> <script>2</script>\n</body>\n", True),
        ("<table>a<b><script>1</script> <script>2</script>\n</body>\n", False),
        ("<table><style>a</style><a><script>1</script>", False),
        ("<div><template shadowrootmode=open>a</template></div>", False),
    ],
)
def test_a_whole_tree_is_taken_if_scripts_cannot_notice(html: str, is_fast: bool) -> None:
    assert (parse_page_in_steps(html) is not None) is is_fast


@pytest.mark.skipif(turbohtml() is None, reason="pip install 'webapi-dom[html]'")
@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES[:1]))
def test_both_ways_of_parsing_are_alike(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    html = [random_page(seed) for seed in range(2000, 2200)]
    fast = [each for each in html if parse_page_in_steps(each) is not None][:15]
    found = in_ours(fast, engine)
    monkeypatch.setattr("webapi.runtimes.window.parse_page_in_steps", lambda text: None)
    assert in_ours(fast, engine) == found
