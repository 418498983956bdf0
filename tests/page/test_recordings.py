"""Recordings of requests, which `route_from_har` plays again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.parsers import need_a_parser
from webapi import Request, Response
from webapi.page import Page, PageError
from webapi.page.facade import sync_playwright

pytest.importorskip("quickjs")
need_a_parser()

HTML = """<p></p><script>
  (async () => {
    const posted = await fetch("/echo", { method: "POST", body: "a=1" });
    const bytes = await (await fetch("/bytes")).arrayBuffer();
    document.querySelector("p").textContent = await posted.text() + bytes.byteLength;
  })();
</script>"""


async def site(request: Request) -> Response:
    path = request.url.removeprefix("http://shop.test/")
    if path == "old":
        return Response(None, {"status": 302, "headers": {"location": "/"}})
    if path == "echo":
        return Response(f"got {await request.text()} ")
    if path == "bytes":
        return Response(b"\xff\xfe\x00")
    return Response(HTML, {"headers": {"content-type": "text/html", "set-cookie": "s=1"}})


def text_of(page: Page) -> str:
    page.goto("http://shop.test/old")
    return page.inner_text("p")


def record(path: Path, **options: Any) -> None:
    """Record the site's requests."""
    with sync_playwright(site) as playwright:
        context = playwright.chromium.launch().new_context(record_har_path=path, **options)
        assert text_of(context.new_page()) == "got a=1 3"
        assert not path.exists()
        context.close()


def play(path: Path) -> str:
    """Play them without the site."""
    with sync_playwright({}) as playwright:
        context = playwright.chromium.launch().new_context()
        context.route_from_har(path)
        return text_of(context.new_page())


def test_a_recording_is_an_har(tmp_path: Path) -> None:
    path = tmp_path / "new" / "shop.har"
    record(path)
    log = json.loads(path.read_text("utf-8"))["log"]
    assert log["version"] == "1.2"
    seen = [
        (each["request"]["method"], each["request"]["url"], each["response"]["status"])
        for each in log["entries"]
    ]
    assert seen == [
        ("GET", "http://shop.test/old", 302),
        ("GET", "http://shop.test/", 200),
        ("POST", "http://shop.test/echo", 200),
        ("GET", "http://shop.test/bytes", 200),
    ]
    old, _, echo, octets = log["entries"]
    assert old["response"]["redirectURL"] == "/"
    assert echo["request"]["postData"]["text"] == "a=1"
    assert echo["request"]["cookies"] == [{"name": "s", "value": "1"}]
    assert octets["response"]["content"]["encoding"] == "base64"
    assert all(each >= 0 for each in echo["timings"].values())
    assert play(path) == "got a=1 3"


def test_bodies_are_in_a_zip_file(tmp_path: Path) -> None:
    path = tmp_path / "shop.zip"
    record(path)
    with ZipFile(path) as archive:
        assert len(archive.namelist()) == 4
    assert play(path) == "got a=1 3"


def test_a_part_is_recorded_without_bodies(tmp_path: Path) -> None:
    path = tmp_path / "shop.har"
    record(path, record_har_url_filter=re.compile("/e"), record_har_omit_content=True)
    (entry,) = json.loads(path.read_text("utf-8"))["log"]["entries"]
    assert "text" not in entry["response"]["content"]
    with pytest.raises(PageError):
        play(path)


def test_a_recording_is_made_anew(new_page: Callable[..., Page], tmp_path: Path) -> None:
    path = tmp_path / "shop.har"
    page = new_page(site, base_url="http://shop.test/")
    page.route_from_har(path, update=True, url="**/*")
    assert text_of(page) == "got a=1 3"
    page.close()
    entries = json.loads(path.read_text("utf-8"))["log"]["entries"]
    file = entries[-1]["response"]["content"]["_file"]
    assert path.with_name(file).read_bytes() == b"\xff\xfe\x00"
    assert play(path) == "got a=1 3"
