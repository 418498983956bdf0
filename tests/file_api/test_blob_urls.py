"""Blob URLs: https://w3c.github.io/FileAPI/#url, and their entries in the URL Standard."""

import asyncio
import gc
import re
import sys
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from webapi import URL, Blob, Document, File, HTMLAnchorElement, InvalidURLError, WorkerLocation
from webapi.url.blob_url_store import resolve_a_blob_url, store
from webapi.url.environment import EnvironmentSettingsObject, current_settings_object
from webapi.url.failure import FAILURE
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import url_parser
from webapi.url.record import URLRecord

UUID = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"


@pytest.fixture(autouse=True)
def cleared_store() -> Iterator[None]:
    store.clear()
    yield
    store.clear()


def parsed(url: str) -> URLRecord:
    record = url_parser(url)
    assert record is not FAILURE
    return record


def anchor(document: Document, href: str) -> HTMLAnchorElement:
    element = document.createElement("a")
    assert isinstance(element, HTMLAnchorElement)
    element.href = href
    return element


def test_a_blob_url_has_an_origin_and_a_uuid() -> None:
    blob = Blob(["a"])
    url = URL.createObjectURL(blob)
    assert re.fullmatch(f"blob:null/{UUID}", url)
    assert URL.createObjectURL(blob) != url
    assert URL(url).href == url
    assert [entry.object for entry in store.values()] == [blob, blob]
    assert URL(URL.createObjectURL(File([], "name"))).protocol == "blob:"


@pytest.mark.parametrize("value", ["", None, 1, b"", {}, URL("about:blank")])
def test_create_object_url_takes_only_blobs(value: Any) -> None:
    with pytest.raises(TypeError, match=r"createObjectURL.*parameter 1 is not of type 'Blob'"):
        URL.createObjectURL(value)
    assert store == {}


def test_a_missing_argument_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="'obj'"):
        URL.createObjectURL()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="'url'"):
        URL.revokeObjectURL()  # type: ignore[call-arg]


def test_the_url_parser_resolves_the_entry() -> None:
    blob = Blob(["a"])
    url = URL.createObjectURL(blob)
    assert parsed(url).blob_url_entry.object is blob
    assert parsed(f"{url}#fragment").blob_url_entry.object is blob
    assert parsed(f"{url}?query").blob_url_entry is None
    assert parsed("blob:null/other").blob_url_entry is None
    assert parsed("https://example.org/").blob_url_entry is None
    assert url_parser("blob") is FAILURE
    assert resolve_a_blob_url(parsed(f"{url}#x")) is store[url]


def test_a_parsed_url_keeps_its_entry_when_that_is_revoked() -> None:
    blob = Blob(["a"])
    url = URL.createObjectURL(blob)
    record = parsed(url)
    URL.revokeObjectURL(url)
    assert record.blob_url_entry.object is blob
    assert parsed(url).blob_url_entry is None
    assert store == {}


@pytest.mark.parametrize(
    "change",
    [
        lambda url: f"{url}#x",
        lambda url: f"{url}?x",
        lambda url: f"{url}/",
        lambda url: url.upper(),
        lambda url: url.removeprefix("blob:"),
        lambda url: "",
        lambda url: "https://example.org/",
        lambda url: "http://",
    ],
)
def test_revoking_another_url_does_nothing(change: Any) -> None:
    url = URL.createObjectURL(Blob())
    assert URL.revokeObjectURL(change(url)) is None
    assert list(store) == [url]
    URL.revokeObjectURL(f" \n{url}\t")
    assert store == {}
    URL.revokeObjectURL(url)


def test_a_blob_url_has_the_origin_of_its_environment() -> None:
    page = EnvironmentSettingsObject("https://example.org:8080/page")
    outside = current_settings_object()
    with page.entered():
        assert current_settings_object() is page
        url = URL.createObjectURL(Blob())
    assert current_settings_object() is outside
    assert re.fullmatch(f"blob:https://example.org:8080/{UUID}", url)
    assert URL(url).origin == "https://example.org:8080"
    assert serialize_an_origin(origin(parsed(url))) == "https://example.org:8080"
    with pytest.raises(InvalidURLError):
        EnvironmentSettingsObject("nothing")


def test_another_origin_cannot_revoke_a_blob_url() -> None:
    page, same, other = (
        EnvironmentSettingsObject(url)
        for url in ("https://example.org/", "https://example.org/other", "https://example.com/")
    )
    with page.entered():
        url = URL.createObjectURL(Blob())
    URL.revokeObjectURL(url)
    with other.entered():
        URL.revokeObjectURL(url)
    assert list(store) == [url]
    with same.entered():
        URL.revokeObjectURL(url)
    assert store == {}


def test_another_opaque_origin_cannot_revoke_a_blob_url() -> None:
    page = EnvironmentSettingsObject("data:text/html,")
    with page.entered():
        url = URL.createObjectURL(Blob())
    assert url.startswith("blob:null/")
    URL.revokeObjectURL(url)
    assert list(store) == [url]
    with page.entered():
        URL.revokeObjectURL(url)
    assert store == {}


def test_unloading_an_environment_removes_its_blob_urls() -> None:
    page = EnvironmentSettingsObject("https://example.org/")
    kept = URL.createObjectURL(Blob())
    with page.entered():
        for _ in range(3):
            URL.createObjectURL(Blob())
    page.unload()
    assert list(store) == [kept]


@pytest.mark.skipif(sys.platform == "emscripten", reason="neither threads nor a second event loop")
def test_threads_and_tasks_have_their_own_environment() -> None:
    def make(number: int) -> str:
        with EnvironmentSettingsObject(f"https://{number}.example/").entered():
            return URL.createObjectURL(Blob())

    async def make_later(number: int) -> str:
        with EnvironmentSettingsObject(f"https://{number}.example/").entered():
            await asyncio.sleep(0)
            return URL.createObjectURL(Blob())

    async def gather() -> list[str]:
        return await asyncio.gather(*map(make_later, range(1, 20)))

    expected = [f"https://{number}.example" for number in range(1, 20)]
    with ThreadPoolExecutor(4) as executor:
        assert [URL(url).origin for url in executor.map(make, range(1, 20))] == expected
    assert [URL(url).origin for url in asyncio.run(gather())] == expected


def test_hyperlinks_resolve_the_entry_when_their_href_is_set() -> None:
    document = Document("https://example.org/")
    page = EnvironmentSettingsObject("https://example.com/")
    with page.entered():
        url = URL.createObjectURL(Blob())
    link = anchor(document, f" {url}")
    assert link.origin == "https://example.com"
    assert link._webapi_node.url() is not None
    entry = link._webapi_node.url().blob_url_entry
    assert entry is store[url]
    store.clear()
    assert link.href == url
    assert link._webapi_node.url().blob_url_entry is entry
    link.setAttribute("href", url)
    assert link._webapi_node.url().blob_url_entry is None


def test_a_worker_location_resolves_the_entry() -> None:
    with EnvironmentSettingsObject("https://example.com/").entered():
        url = URL.createObjectURL(Blob())
    location = WorkerLocation(url)
    store.clear()
    assert (location.href, location.origin) == (url, "https://example.com")


def test_a_revoked_blob_and_its_environment_are_collected() -> None:
    blob = Blob(["a"])
    environment = EnvironmentSettingsObject("https://example.org/")
    watched: list[weakref.ref[Any]] = [weakref.ref(blob), weakref.ref(environment)]
    with environment.entered():
        url = URL.createObjectURL(blob)
        link = anchor(Document("about:blank"), url)
        record = parsed(url)
        URL.revokeObjectURL(url)
    del blob, environment, record
    gc.collect()
    assert all(reference() is not None for reference in watched), "the link still has the entry"
    link.href = ""
    gc.collect()
    assert [reference() for reference in watched] == [None, None]


def test_urls_and_parsed_urls_do_not_keep_blobs_alive() -> None:
    blob = Blob(["a"])
    watched = weakref.ref(blob)
    url = URL(URL.createObjectURL(blob))
    del blob
    gc.collect()
    assert watched() is not None, "the store has the blob"
    store.clear()
    gc.collect()
    assert watched() is None
    assert url.protocol == "blob:"
