"""What users write: a line that ends in `# error` is one that both type checkers must refuse."""
# mypy: warn-unused-ignores=False

import array
import asyncio
import contextlib
import copy
import datetime
import pathlib
import uuid
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, assert_type

import webapi.columns
import webapi.page
import webapi.readers
from webapi import (
    URL,
    AbortSignal,
    Blob,
    CompressionStream,
    CountQueuingStrategy,
    DecompressionStream,
    Document,
    DOMException,
    Element,
    File,
    FormData,
    Headers,
    HTMLAnchorElement,
    HTMLAreaElement,
    HTMLBaseElement,
    HTMLCollection,
    HTMLElement,
    InvalidURLError,
    Location,
    Node,
    NodeList,
    ProgressEvent,
    ReadableStream,
    ReadableStreamBYOBReader,
    ReadableStreamDefaultReader,
    Request,
    Response,
    TextDecoderStream,
    TextEncoderStream,
    TransformStream,
    URLSearchParams,
    WritableStream,
    XMLHttpRequest,
    atob,
    btoa,
    clearTimeout,
    crypto,
    fetch,
    jsnull,
    performance,
    setTimeout,
    structuredClone,
)
from webapi.bodies import extract_a_body, form_data
from webapi.page import Page, async_api, expect
from webapi.transports import Routes, use
from webapi.webidl.promises import Promise

pairs: list[tuple[str, int]] = []
numbers: dict[str, float] = {}


def functions() -> None:
    assert_type(btoa("a"), str)
    assert_type(btoa(data=1), str)
    assert_type(atob("YQ=="), str)
    btoa(b"a")  # error
    btoa()  # error
    structuredClone([bytearray()], {"transfer": [bytearray()]})
    structuredClone()  # error
    clearTimeout(setTimeout(print, 5, "a", 1))
    assert_type(setTimeout(lambda: None), int)
    setTimeout("print()")  # error
    setTimeout()  # error
    crypto.getRandomValues(bytearray(5))
    assert_type(crypto.randomUUID(), str)
    assert_type(performance.now(), float)
    assert_type(performance.timeOrigin, float)
    performance.timeOrigin = 5  # error


def url_class(anything: Any, date: datetime.date) -> None:
    url = URL("https://example.org/?a=1", None)
    assert_type(URL("../b", url), URL)
    assert_type(URL.new("../b", base="x:"), URL)
    assert_type(URL(url="b", base=url), URL)
    assert_type(URL.parse("b", url), URL | None)
    assert_type(URL.canParse("b", base="x:"), bool)
    assert_type(url.href, str)
    assert_type(url.searchParams, URLSearchParams)
    assert_type(copy.copy(url), URL)
    url.href = "https://example.org/"
    url.host = URL("https://example.org/")
    url.port = 80
    url.pathname = pathlib.PurePosixPath("/a/b")
    url.hash = ["a", 1]
    url.search = URLSearchParams("a=1")
    url.port = anything
    url.origin = "x"  # error
    url.searchParams = URLSearchParams()  # error
    url.misspelt = 1  # error
    url.hash = b"x"  # error
    url.hash = date  # error
    url.tojson()  # error
    url.toJSON("key")  # error
    URL()  # error
    URL(b"https://example.org/")  # error
    URL("a", "b", "c")  # error
    URL(misspelt="a")  # error
    from webapi import Misspelt  # error

    print(Misspelt)
    print(URL.parse("b").href)  # error


def search_params_class(generator: Iterator[tuple[str, bool]]) -> None:
    params = URLSearchParams(URLSearchParams())
    URLSearchParams()
    URLSearchParams("a=1")
    URLSearchParams(jsnull)
    URLSearchParams(5)
    URLSearchParams({"a": "1", "b": URL("c:"), "c": 1.5, "d": None, "e": True})
    URLSearchParams({"a": "1", "b": True})
    URLSearchParams({1: 2})
    URLSearchParams(numbers)
    URLSearchParams([("a", "1"), ["b", "2"]])
    URLSearchParams([("a", 1)])
    URLSearchParams([("null", jsnull), ("undefined", None), ("list", [1, 2.0, True])])
    URLSearchParams([("a", Decimal("1.10")), ("b", uuid.UUID(int=0))])
    URLSearchParams(pairs)
    URLSearchParams(iter(pairs))
    URLSearchParams((name, value) for name, value in pairs)
    URLSearchParams(generator)
    URLSearchParams({"a": "1"}.items())
    URLSearchParams([1, 2])  # error
    URLSearchParams(["ab", "cd"])  # error
    URLSearchParams([b"ab", b"cd"])  # error
    URLSearchParams({"a": b"x"})  # error
    URLSearchParams({b"a": "x"})  # error
    URLSearchParams([("a", b"x")])  # error
    URLSearchParams(b"a=1")  # error
    assert_type(params.get("a"), str | None)
    assert_type(params.getAll("a"), list[str])
    assert_type(params.has("a", "1"), bool)
    assert_type(params.size, int)
    assert_type(len(params), int)
    params.append("page", 2)
    params.append(name="page", value=2)
    params.append("a")  # error
    params.get("a", "default")  # error
    params.append("a", b"1")  # error
    params.size = 1  # error
    for name, value in params:
        assert_type((name, value), tuple[str, str])
    assert_type(list(params.keys()), list[str])
    params.forEach(lambda value: print(value))
    params.forEach(lambda value, name, this: print(this))
    params.forEach("f")  # error
    params["a"]  # error


def blobs() -> None:
    blob = Blob([b"a", bytearray(), memoryview(b""), array.array("B", [1]), "text", 5, Blob()])
    File([blob], "name", {"type": "text/plain", "lastModified": datetime.datetime.now()})
    assert_type(asyncio.run(blob.text()), str)
    blob.slice(1, contentType="text/plain")
    Blob("text")  # error
    Blob(b"bytes")  # error
    blob.slice("1")  # error


def forms(blob: Blob) -> None:
    form = FormData()
    form.append("a", 1)
    form.append("f", blob, "name")
    form.set("f", blob)
    assert_type(form.get("a"), File | str | None)
    for name, value in form:
        assert_type((name, value), tuple[str, File | str])
    body, content_type = extract_a_body(form)
    assert_type(body, bytes)
    assert_type(content_type, str)
    assert_type(form_data(body, "multipart/form-data; boundary=a"), FormData)
    form.append("a")  # error
    form.append("a", b"x")  # error
    form.append("a", "b", "c")  # error
    form_data("a=1", "application/x-www-form-urlencoded")  # error


def headers() -> None:
    found = Headers({"Accept": "a", "Max-Forwards": 1})
    Headers([("a", "b"), (b"c", b"d")])
    Headers(found).append("a", b"b")
    assert_type(found.get("a"), str | None)
    assert_type(found.getSetCookie(), list[str])
    for name, value in found:
        assert_type((name, value), tuple[str, str])
    Headers("a")  # error
    found.set("a")  # error


async def messages(form: FormData) -> None:
    request = Request("https://h/", {"method": "POST", "body": form, "duplex": "half"})
    response = Response(iter([b"a"]), {"status": 201, "headers": {"a": "b"}})
    assert_type(Response("x").body, ReadableStream)
    assert_type(Response(b"x", status=404).body, ReadableStream)
    assert_type(Response().body, None)
    assert_type(Response.json(1).body, ReadableStream | None)
    either: Response = Response("x") if response.ok else Response()
    assert_type(either.body, ReadableStream | None)
    assert_type(await request.text(), str)
    assert_type(await response.bytes(), bytes)
    assert_type(await response.blob(), Blob)
    assert_type(await response.formData(), FormData)
    assert_type(await response.json(), Any)
    assert_type(Response.json({"a": 1}, {"status": 404}), Response)
    assert_type(Response.redirect("https://h/", 307).clone(), Response)
    assert_type(response.body, ReadableStream)
    assert_type(request.headers, Headers)
    assert_type(Request(request, {"signal": None}).signal, AbortSignal)
    Response("a", {"status": "a"})  # error
    Request()  # error
    Request("https://h/", {"unknown": 1})  # error
    Response.json()  # error


async def fetching() -> None:
    with use(lambda request: Response(request.body)):
        assert_type(await fetch("https://h/", {"method": "POST", "body": "a"}), Response)
    with use(Routes({"https://h/": Response(), "GET https://h/a": lambda request: Response()})):
        assert_type(await fetch(Request("https://h/")), Response)
    fetch()  # error
    use("a")  # error


def requests_with_events() -> None:
    client = XMLHttpRequest()
    client.onload = lambda event: None
    client.upload.addEventListener("progress", lambda event: None)
    client.open("POST", "https://h/")
    client.open("POST", "https://h/", True, "name", "password")
    client.responseType = "json"
    client.send(b"a")
    assert_type(client.readyState, int)
    assert_type(client.response, Any)
    assert_type(client.responseXML, Document | None)
    assert_type(client.getResponseHeader("a"), str | None)
    assert_type(ProgressEvent("a", {"total": 1}).total, float)
    client.responseType = "other"  # error
    client.open("POST")  # error
    client.upload = client.upload  # error


async def promises(blob: Blob) -> None:
    assert_type(await blob.text(), str)
    assert_type(await blob.bytes(), bytes)
    assert_type(await asyncio.create_task(blob.text()), str)
    async with asyncio.TaskGroup() as group:
        assert_type(await group.create_task(blob.bytes()), bytes)


async def streams(stream: ReadableStream) -> None:
    assert_type(stream.getReader(), ReadableStreamDefaultReader)
    assert_type(stream.getReader({"mode": "byob"}), ReadableStreamBYOBReader)
    stream.getReader({"mode": "other"})  # error
    result = await stream.getReader().read()
    assert_type(result.done, bool)
    assert_type(result["value"], Any)
    async for chunk in stream:
        assert_type(chunk, Any)
    async with contextlib.aclosing(stream.values({"preventCancel": True})) as chunks:
        assert_type(await anext(chunks), Any)
    assert_type(stream.pipeThrough(TransformStream()), ReadableStream)
    stream.pipeThrough({"readable": stream, "writable": WritableStream()})
    stream.pipeThrough(stream)  # error
    strategy = CountQueuingStrategy({"highWaterMark": 5})
    assert_type(await stream.pipeTo(WritableStream({"write": print}, strategy)), None)
    assert_type([each.locked for each in stream.tee()], list[bool])
    assert_type(stream.getReader().closed, Promise[None])
    assert_type(ReadableStream.from_(number async for number in stream), ReadableStream)
    ReadableStream.from_(5)  # error
    decoder = TextDecoderStream("utf-8", {"fatal": True})
    assert_type(stream.pipeThrough(decoder).pipeThrough(TextEncoderStream()), ReadableStream)
    assert_type(decoder.encoding, str)
    stream.pipeThrough(CompressionStream("gzip")).pipeThrough(DecompressionStream("deflate-raw"))
    CompressionStream("zip")  # error
    assert_type(Blob(["a"]).textStream(), ReadableStream)


def documents(document: Document, name: str) -> None:
    assert_type(document.createElement("a"), HTMLAnchorElement)
    assert_type(document.createElement("area"), HTMLAreaElement)
    assert_type(document.createElement("base"), HTMLBaseElement)
    document.createElement("a").href = "/x"
    Response("x", status=404, headers={"a": "b"})
    Response("x", state=404)  # error
    Response("x", status=[])  # error
    assert_type(document.querySelector("a"), HTMLAnchorElement | None)
    assert_type(document.querySelector("a[href]"), Element | None)
    assert_type(document.querySelector("section"), HTMLElement | None)
    assert_type(document.querySelectorAll("area"), NodeList[HTMLAreaElement])
    assert_type(document.getElementsByTagName("base"), HTMLCollection[HTMLBaseElement])
    assert_type(document.createElement("p").closest("a"), HTMLAnchorElement | None)
    assert_type(document.createElement("p").textContent, str)
    assert_type(document.textContent, str | None)
    document.createElement(name).href = "/x"  # error
    assert_type(document.location, Location)
    document.location.hash = "top"
    document.location = "https://example.org/"
    for link in document.links:
        link.href = link.href.replace("http:", "https:")
    for element in document.querySelectorAll(name):
        assert_type(element.getAttribute("id"), str | None)
    assert_type(document.childNodes, NodeList)
    assert_type(document.childNodes[0], Node)
    assert_type(document.getElementsByTagName(name)[0], Element)
    HTMLAnchorElement("a")  # error


def errors() -> None:
    try:
        pass
    except InvalidURLError as error:
        assert_type(error.input, str)
    except DOMException as exception:
        assert_type(exception.name, str)


def columns_of_urls() -> None:
    webapi.columns.parse(["https://example.org/"], fields=("host",))
    webapi.columns.parse([b"https://example.org/", None], base=URL("https://example.org/"))
    webapi.columns.resolve(["a"], ["https://example.org/"])
    webapi.columns.delete_params(["https://example.org/"], "q", prefixes={"utm_"})
    webapi.columns.set_params(["https://example.org/"], {"page": 2})
    webapi.columns.replace(["https://example.org/"], port=80, search=URLSearchParams("a"))
    webapi.columns.hosts(["https://example.org/"])  # error
    webapi.columns.parse([1, 2])  # error
    webapi.columns.parse(URL("https://example.org/"))  # error
    webapi.columns.resolve(["a"], None)  # error
    webapi.columns.delete_params(["a"], 1)  # error
    webapi.columns.set_params(["a"], 1.5j)  # error
    webapi.columns.replace(["a"], hash=b"")  # error
    print(webapi.TYPE_CHECKING)  # error


def pages(page: Page, twin: async_api.Page) -> None:
    page.click("a")
    page.clik("a")  # error
    twin.clik("a")  # error
    page.locator("a").clik()  # error
    expect(page).to_have_titel("a")  # error
    print(webapi.page.Pages, webapi.readers.Reader)  # error
    print(webapi.page.Page, webapi.readers.agreements)  # error
