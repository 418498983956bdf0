"""The driver in both browsers, and the server."""

from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.browser.driver import BrowserError, Page
from tests.browser.server import StaticServer

PAGE = """<!doctype html><title>before</title><meta charset="utf-8">
<input id="name" aria-label="name"> <button>Go</button>
<script>
document.querySelector("button").onclick = () => {
  document.title = document.querySelector("input").value;
  console.log("clicked");
};
</script>"""


@pytest.fixture(params=["chromium_page", "firefox_page"])
def page(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Page]:
    page: Page = request.getfixturevalue(request.param)
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    with StaticServer({"/": tmp_path}) as server:
        page.goto(server.url)
        yield page


def test_a_script_gets_its_arguments_and_returns_its_value(page: Page) -> None:
    value = ["ä", {"a": [1, 2.5, True, None]}]
    assert page.run("return args[0]", value) == value
    assert page.run("return await Promise.resolve(1)") == 1
    assert page.run("return '\\ud800'") == "\ud800"
    assert page.run("") is None


def test_an_error_that_a_script_throws_is_raised(page: Page) -> None:
    with pytest.raises(BrowserError, match="RangeError: too much"):
        page.run("throw new RangeError('too much')")


def test_a_script_that_does_not_end_raises_after_the_timeout(page: Page) -> None:
    with pytest.raises(BrowserError, match=r"no answer within 0\.2 s"):
        page.run("await new Promise(() => {})", timeout=0.2)
    assert page.run("return 1") == 1


def test_a_page_gets_clicks_and_typed_text(page: Page, tmp_path: Path) -> None:
    page.viewport(360, 640)
    assert page.run("return [innerWidth, innerHeight]") == [360, 640]
    page.click("#name")
    page.type("Grüße")
    page.click("button")
    assert page.wait_for("document.title") == "Grüße"
    assert page.console == ["log: clicked"]
    page.screenshot(tmp_path / "page.png")
    assert (tmp_path / "page.png").read_bytes().startswith(b"\x89PNG")


def test_a_page_gets_keys_and_key_combinations(page: Page) -> None:
    page.press("Tab")
    page.type("ab")
    page.press("Control+a")
    page.type("c")
    page.press("Tab")
    page.press("Enter")
    assert page.wait_for("document.title") == "c"


def test_the_server_sends_wasm_with_its_type_and_no_file_outside_its_folder(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "a.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret").write_bytes(b"s")
    with StaticServer({"/files/": tmp_path / "inside"}) as server:
        with urlopen(f"{server.url}files/a.wasm") as response:
            assert response.headers["Content-Type"] == "application/wasm"
        for path in ("files/../secret", "files/%2e%2e/secret", "secret", ""):
            with pytest.raises(HTTPError, match="404") as caught:
                urlopen(server.url + path)
            caught.value.close()
