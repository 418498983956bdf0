"""Downloads and file choosers, with Playwright's names.

The rules are those of the HTML Standard and of Playwright's documentation and tests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("turbohtml")

from webapi import Response
from webapi.page import Page, PageError
from webapi.page.async_api import Page as AsyncPage

NewPage = Callable[..., Page]
LINKS = """
<title>Links</title>
<a id=header href=/report>1</a><a id=link download="b.txt" href=/page>2</a>
<a id=data download href="data:text/plain,data">3</a>
<button onclick="
  const a = document.createElement('a');
  a.href = window.URL.createObjectURL(new Blob(['a,b'], { type: 'text/csv' }));
  a.download = 'c.csv';
  a.click();
  window.URL.revokeObjectURL(a.href);
">4</button>
<a id=other download=no.txt href=http://other/>5</a>
<a id=zip href=/files/d.zip>6</a>
"""
SITE: dict[str, Any] = {
    "/": LINKS,
    "/page": "<title>Page</title>",
    "/report": Response(
        "Hello",
        {
            "headers": {
                "content-type": "text/html",
                "content-disposition": "attachment; filename*=UTF-8''%C3%BC.txt; filename=u.txt",
            }
        },
    ),
    "/files/d.zip": Response(b"PK", {"headers": {"content-type": "application/zip"}}),
    "http://other/": "<title>Other</title>",
}


def test_downloads(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(SITE)
    page.goto("/")
    for selector, name, content in (
        ("#header", "ü.txt", b"Hello"),
        ("#link", "b.txt", b"<title>Page</title>"),
        ("#data", "download.txt", b"data"),
        ("button", "c.csv", b"a,b"),
        ("#zip", "d.zip", b"PK"),
    ):
        with page.expect_download() as info:
            page.click(selector)
        download = info.value
        assert (download.suggested_filename, download.path().read_bytes()) == (name, content)
        assert (download.page, download.failure(), page.title()) == (page, None, "Links")
    assert download.url == "http://localhost/files/d.zip"
    assert repr(download) == (
        "<Download url='http://localhost/files/d.zip' suggested_filename='d.zip'>"
    )
    download.save_as(tmp_path / "folder" / "e.zip")
    assert (tmp_path / "folder" / "e.zip").read_bytes() == b"PK"
    path = download.path()
    download.delete()
    assert not path.exists()
    with page.context.expect_event("download") as info, pytest.raises(PageError, match="Download"):
        page.goto("/report")
    path = info.value.path()
    page.click("#other")
    assert page.title() == "Other"
    page.close()
    assert not path.exists()


def test_a_context_may_take_no_downloads() -> None:
    pytest.importorskip("quickjs")
    from webapi.page.facade import sync_playwright

    with sync_playwright(SITE) as playwright:
        browser = playwright.chromium.launch()
        page = browser.new_page(base_url="http://localhost/", accept_downloads=False)
        page.goto("/")
        with page.expect_download() as info:
            page.click("#zip")
        assert info.value.failure() == "canceled"
        with pytest.raises(PageError, match="accept_downloads=True"):
            info.value.path()


def test_file_choosers(new_page: NewPage, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("content")
    page = new_page(
        {
            "/": "<label>Files<input type=file multiple></label><input type=file id=no>"
            "<script>no.onclick = () => false</script>"
        }
    )
    page.goto("/")
    choosers: list[Any] = []
    page.on("filechooser", choosers.append)
    page.click("#no")
    with page.expect_file_chooser() as info:
        page.get_by_text("Files").click()
    chooser = info.value
    assert (len(choosers), chooser.page, chooser.is_multiple()) == (1, page, True)
    chooser.set_files([file, {"name": "b", "mimeType": "text/x", "buffer": b"12"}])
    names = "(input) => [...input.files].map((file) => file.name + file.size)"
    assert chooser.element.evaluate(names) == ["a.txt7", "b2"]


def test_the_asynchronous_twin() -> None:
    pytest.importorskip("quickjs")

    async def main() -> Any:
        async with AsyncPage(SITE) as page:
            await page.goto("/")
            async with page.expect_download() as info:
                await page.click("#link")
            download = await info.value
            path = await download.path()
            return path.read_bytes()

    assert asyncio.run(main()) == b"<title>Page</title>"
