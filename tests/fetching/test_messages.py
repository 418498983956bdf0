"""Request, Response and their bodies, as WPT's fetch/api/ tests them, and what Python adds."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest

from tests.streams.running import run
from tests.work import assert_linear
from webapi import (
    URL,
    AbortController,
    AbortSignal,
    Blob,
    File,
    FormData,
    Headers,
    InvalidURLError,
    RangeError,
    ReadableStream,
    Request,
    Response,
    URLSearchParams,
    jsnull,
)
from webapi.url.environment import EnvironmentSettingsObject

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has an event loop")

ADDRESS = "https://example.org/a?b#c"


def request(**init: Any) -> Request:
    return Request(ADDRESS, {"method": "POST", **init})


def form(entries: dict[str, Any]) -> FormData:
    made = FormData()
    for name, value in entries.items():
        made.append(name, value)
    return made


async def numbers(*chunks: Any) -> AsyncIterator[Any]:
    for chunk in chunks:
        await asyncio.sleep(0)
        yield chunk


BODIES: dict[str, tuple[Callable[[], Any], bytes, str | None]] = {
    "string": (lambda: "é\ud800", b"\xc3\xa9\xef\xbf\xbd", "text/plain;charset=UTF-8"),
    "bytes": (lambda: b"\xff\0", b"\xff\0", None),
    "view": (lambda: memoryview(b"abcdef")[::2], b"ace", None),
    "blob": (lambda: Blob(["a"], {"type": "A/b"}), b"a", "a/b"),
    "blob without a type": (lambda: Blob(["a"]), b"a", None),
    "query": (
        lambda: URLSearchParams("a=1&b=é"),
        b"a=1&b=%C3%A9",
        "application/x-www-form-urlencoded;charset=UTF-8",
    ),
    "number": (lambda: 5, b"5", "text/plain;charset=UTF-8"),
    "list": (lambda: [1, "a"], b"1,a", "text/plain;charset=UTF-8"),
    "URL": (lambda: URL("https://h"), b"https://h/", "text/plain;charset=UTF-8"),
    "stream": (lambda: ReadableStream.from_([b"a", bytearray(b"b")]), b"ab", None),
    "stream of a blob": (lambda: Blob(["ab"]).stream(), b"ab", None),
    "iterator": (lambda: iter([b"a", memoryview(b"b")]), b"ab", None),
    "asynchronous generator": (lambda: numbers(b"a", b"b"), b"ab", None),
    "nothing": (lambda: iter(()), b"", None),
}
MAKERS: dict[str, Callable[[Any], Any]] = {
    "Response": Response,
    "Request": lambda body: request(body=body, duplex="half"),
}


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("name", BODIES)
def test_what_a_body_may_be(name: str, maker: str) -> None:
    make, expected, type = BODIES[name]

    async def main() -> None:
        message = MAKERS[maker](make())
        assert message.headers.get("content-type") == type
        clone = message.clone()
        assert (message.bodyUsed, clone.bodyUsed) == (False, False)
        assert await message.bytes() == expected
        assert await clone.text() == expected.decode("utf-8", "replace")
        assert (message.bodyUsed, clone.bodyUsed) == (True, True)
        with pytest.raises(TypeError, match="read from"):
            await message.bytes()
        with pytest.raises(TypeError, match="read from"):
            message.clone()

    run(main())


@pytest.mark.parametrize("maker", MAKERS)
def test_a_form_is_written_and_read(maker: str) -> None:
    async def main() -> None:
        made = form({"a": "é", "f": File(["x"], "n.txt", {"type": "t/p"})})
        message = MAKERS[maker](made)
        made.append("later", "b")
        read = await message.formData()
        assert isinstance(read, FormData)
        assert [*read.keys()] == ["a", "f"]
        assert (read.get("a"), await read.get("f").text(), read.get("f").type) == ("é", "x", "t/p")
        query = await MAKERS[maker](URLSearchParams("a=1")).formData()
        assert [*query] == [("a", "1")]
        for type, body in (("text/plain", "a=1"), ("multipart/form-data; boundary=b", "a")):
            with pytest.raises(TypeError):
                await Response(body, {"headers": {"content-type": type}}).formData()

    run(main())


@pytest.mark.parametrize("make", [Response, lambda: request()])
def test_a_message_without_a_body(make: Callable[[], Any]) -> None:
    async def main() -> None:
        message = make()
        assert message.body is None
        assert await message.text() == ""
        assert await message.arrayBuffer() == b""
        assert (await message.blob()).size == 0
        for read in (message.json, message.formData):
            with pytest.raises((TypeError, ValueError)):
                await read()
        assert not message.bodyUsed
        assert message.clone().body is None

    run(main())


def test_bodies_as_text_json_and_blob() -> None:
    async def main() -> None:
        assert await Response(b"\xef\xbb\xbfa\xff").text() == "a\ufffd"
        assert await Response(b'\xef\xbb\xbf{"a": [null, 1]}').json() == {"a": [None, 1]}
        for body in ("", "{", "NaN", "[1,]", "undefined"):
            with pytest.raises(ValueError):
                await Response(body).json()
        with pytest.raises(RangeError):
            await Response("[" * 100_000).json()
        types = {
            'TEXT/html; Charset="a b"': 'text/html;charset="a b"',
            "text/html;charset=gbk, text/html": "text/html;charset=gbk",
            "a, */*": "",
        }
        for type, expected in types.items():
            blob = await Response("a", {"headers": {"content-type": type}}).blob()
            assert (blob.type, await blob.text()) == (expected, "a")

    run(main())


def test_a_body_is_read_as_a_stream_of_text() -> None:
    async def main() -> None:
        response = Response(iter([b"\xef\xbb\xbfa\xc3", b"\xa9\xff"]))
        assert "".join([chunk async for chunk in response.textStream()]) == "aé\ufffd"
        assert response.bodyUsed
        with pytest.raises(TypeError, match="read from"):
            response.textStream()
        assert [chunk async for chunk in Response().textStream()] == []

    run(main())


def test_chunks_that_are_not_bytes_reject() -> None:
    async def main() -> None:
        for chunk in ("text", 1, None, [1]):
            with pytest.raises(TypeError, match="chunk"):
                await Response(ReadableStream.from_([b"a", chunk])).text()
        assert await Response(ReadableStream.from_([])).text() == ""

    run(main())


def test_the_error_of_a_stream_is_the_error_of_the_body() -> None:
    def failing() -> Iterator[bytes]:
        yield b"a"
        raise KeyError("late")

    async def main() -> None:
        response = Response(failing())
        with pytest.raises(KeyError, match="late"):
            await response.bytes()
        assert response.bodyUsed

    run(main())


def test_the_body_is_a_stream() -> None:
    async def main() -> None:
        response = Response("text")
        assert response.body is response.body
        assert [chunk async for chunk in response.body] == [b"text"]  # type: ignore[union-attr]
        assert response.bodyUsed
        locked = Response("text")
        reader = locked.body.getReader()  # type: ignore[union-attr]
        assert not locked.bodyUsed
        with pytest.raises(TypeError, match="locked"):
            await locked.text()
        reader.releaseLock()
        assert await locked.text() == "text"
        for stream in (locked.body, response.body):
            with pytest.raises(TypeError, match="locked or was read"):
                Response(stream)

    run(main())


def test_many_chunks_take_linear_time() -> None:
    def read(count: int) -> None:
        body = run(_bytes_of(Response(iter([b"a"] * count))))
        assert body == b"a" * count
        queued = ReadableStream({"start": lambda controller: _fill(controller, count)})
        assert run(_bytes_of(Response(queued))) == b"a" * count

    assert_linear(read, 8_000)


def _fill(controller: Any, count: int) -> None:
    for _ in range(count):
        controller.enqueue(b"a")
    controller.close()


async def _bytes_of(response: Response) -> bytes:
    return await response.bytes()


# Requests


def test_a_request_has_the_defaults_of_the_standard() -> None:
    made = Request(ADDRESS)
    assert (made.url, made.method, made.destination, made.referrer) == (
        ADDRESS,
        "GET",
        "",
        "about:client",
    )
    assert (made.referrerPolicy, made.mode, made.credentials) == ("", "cors", "same-origin")
    assert (made.cache, made.redirect, made.integrity) == ("default", "follow", "")
    assert (made.keepalive, made.isReloadNavigation, made.isHistoryNavigation) == (False,) * 3
    assert (made.duplex, made.bodyUsed, made.signal.aborted) == ("half", False, False)
    assert repr(made) == f"<Request GET '{ADDRESS}'>"


METHODS = {"get": "GET", "PoSt": "POST", "patch": "patch", "Egg": "Egg", "delete": "DELETE"}


@pytest.mark.parametrize("method", METHODS)
def test_some_methods_are_normalized(method: str) -> None:
    assert Request(ADDRESS, {"method": method}).method == METHODS[method]


REFUSED: list[tuple[Any, dict[str, Any]]] = [
    *[(ADDRESS, {"method": method}) for method in ("", "a b", "é", "CONNECT", "trace", "Track")],
    *[(ADDRESS, {"method": method, "body": ""}) for method in ("GET", "head")],
    *[(address, {}) for address in ("", "/a", "https://", "https://u@h/", "https://:p@h/")],
    (ADDRESS, {"window": "a"}),
    (ADDRESS, {"mode": "navigate"}),
    (ADDRESS, {"mode": "unknown"}),
    (ADDRESS, {"mode": "no-cors", "method": "PUT"}),
    (ADDRESS, {"cache": "only-if-cached"}),
    (ADDRESS, {"referrer": "https://"}),
    (ADDRESS, {"headers": {"a b": "c"}}),
    (ADDRESS, {"headers": [["a"]]}),
    (ADDRESS, {"signal": "a"}),
    (ADDRESS, {"duplex": "full"}),
    (ADDRESS, {"method": "POST", "body": iter([b"a"])}),
    (ADDRESS, {"method": "POST", "body": iter([b"a"]), "duplex": "half", "keepalive": True}),
    (ADDRESS, {"method": "POST", "body": iter([b"a"]), "duplex": "half", "mode": "no-cors"}),
]


@pytest.mark.parametrize(("address", "init"), REFUSED, ids=map(repr, range(len(REFUSED))))
def test_other_requests_are_refused(address: Any, init: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Request(address, init)


def test_a_url_that_does_not_parse_says_so() -> None:
    with pytest.raises(InvalidURLError, match="Failed to construct 'Request'"):
        Request("https://exa mple/")
    with pytest.raises(TypeError) as caught:
        Request("https://user:secret@h/")
    assert "secret" not in str(caught.value)


def test_an_environment_gives_the_base_url_and_the_origin() -> None:
    with EnvironmentSettingsObject("https://example.org/a/b").entered():
        assert Request("c").url == "https://example.org/a/c"
        assert Request("c", {"referrer": "/r#f"}).referrer == "https://example.org/r#f"
        assert Request("c", {"referrer": "https://other/"}).referrer == "about:client"
        assert Response.redirect("../d").headers.get("location") == "https://example.org/d"
    assert Request(ADDRESS, {"referrer": ""}).referrer == ""


def test_a_request_takes_the_properties_and_the_body_of_another() -> None:
    async def main() -> None:
        first = request(
            body="text", headers={"A": "b"}, redirect="manual", cache="no-store", integrity="i"
        )
        second = Request(first)
        assert (first.bodyUsed, second.bodyUsed) == (True, False)
        assert (second.method, second.redirect, second.cache, second.integrity) == (
            *("POST", "manual", "no-store", "i"),
        )
        assert [*second.headers] == [("a", "b"), ("content-type", "text/plain;charset=UTF-8")]
        third = Request(second, {"headers": {"c": "d"}, "body": jsnull})
        assert [*third.headers] == [("c", "d")]
        assert await third.text() == "text"
        with pytest.raises(TypeError):
            Request(first)
        assert await Request(first, {"body": "other"}).text() == "other"
        with pytest.raises(TypeError):
            Request(request(body="text"), {"method": "GET"})

    run(main())


def test_headers_of_requests_and_responses() -> None:
    init = {"headers": Headers([["set-cookie", "a"], ["Set-Cookie", "b"], ["Host", "c"]])}
    for message in (Request(ADDRESS, init), Response(None, init)):
        assert message.headers is message.headers
        assert message.headers.getSetCookie() == ["a", "b"]
        assert message.headers.get("host") == "c"
        clone = message.clone()
        clone.headers.set("host", "d")
        assert message.headers.get("host") == "c"
    kept = Response("a", {"headers": {"content-type": "b/c"}})
    assert kept.headers.get("Content-Type") == "b/c"


def test_the_signal_of_a_request_follows_the_one_that_was_given() -> None:
    controller = AbortController()
    first = request(signal=controller.signal, body="a")
    second = first.clone()
    third = Request(first, {"signal": jsnull})
    fourth = Request(second)
    assert first.signal is first.signal is not controller.signal
    controller.abort("why")
    assert [each.signal.aborted for each in (first, second, third, fourth)] == [
        *(True, True, False, True),
    ]
    assert fourth.signal.reason == "why"
    assert Request(ADDRESS, {"signal": AbortSignal.abort(1)}).signal.reason == 1


# Responses


def test_a_response_has_the_defaults_of_the_standard() -> None:
    made = Response()
    assert (made.type, made.url, made.redirected, made.status) == ("default", "", False, 200)
    assert (made.ok, made.statusText, [*made.headers], made.body) == (True, "", [], None)
    assert repr(made) == "<Response 200>"


@pytest.mark.parametrize("status", [0, 100, 199, 600, 1000, -1, 65736 - 65536 - 1])
def test_other_statuses_are_out_of_range(status: int) -> None:
    with pytest.raises(RangeError):
        Response("", {"status": status})
    with pytest.raises(RangeError):
        Response.json(1, {"status": status})


@pytest.mark.parametrize("status", [204, 205, 304])
def test_a_null_body_status_allows_no_body(status: int) -> None:
    assert Response(None, {"status": status}).status == status
    with pytest.raises(TypeError):
        Response("", {"status": status})
    with pytest.raises(TypeError):
        Response.json(1, {"status": status})


def test_status_texts() -> None:
    assert Response("", {"statusText": "a \té"}).statusText == "a \té"
    for text in ("\n", "a\0", "€", "\x7f"):
        with pytest.raises(TypeError):
            Response("", {"statusText": text})
    assert [Response("", {"status": each}).ok for each in (200, 299, 300)] == [True, True, False]


def test_error_and_redirect_are_immutable() -> None:
    error = Response.error()
    assert (error.type, error.status, error.statusText, error.body) == ("error", 0, "", None)
    moved = Response.redirect("https://h/é", 301)
    assert (moved.type, moved.status, [*moved.headers]) == (
        *("default", 301),
        [("location", "https://h/%C3%A9")],
    )
    assert Response.redirect("https://h/").status == 302
    for response in (error, moved, error.clone(), moved.clone()):
        with pytest.raises(TypeError, match="immutable"):
            response.headers.append("a", "b")
    for status in (200, 300, 304, 309):
        with pytest.raises(RangeError):
            Response.redirect("https://h/", status)
    with pytest.raises(TypeError):
        Response.redirect("https://exa mple/")


JSON: list[tuple[Any, str]] = [
    ({"a": [1, 2.0, 1e21, -0.0, float("nan")]}, '{"a":[1,2,1e+21,0,null]}'),
    (None, "null"),
    (jsnull, "null"),
    (True, "true"),
    ('"\n\u2028é', '"\\"\\n\u2028é"'),
    ("\ud800 \ud83d\ude00", '"\\ud800 😀"'),
    (URL("https://h"), '"https://h/"'),
    ({1.0: (), "a": {}}, '{"1":[],"a":{}}'),
    (10**400, "1" + "0" * 400),
]


@pytest.mark.parametrize(("data", "text"), JSON, ids=map(str, range(len(JSON))))
def test_json_is_written_as_in_javascript(data: Any, text: str) -> None:
    response = Response.json(data, {"status": 201, "headers": {"a": "b"}})
    assert [*response.headers] == [("a", "b"), ("content-type", "application/json")]
    assert response.status == 201
    assert run(_bytes_of(response)).decode() == text


def test_values_without_json_are_refused() -> None:
    circle: list[Any] = []
    circle.append(circle)
    for value in (object(), {1, 2}, b"a", circle, {"a": print}):
        with pytest.raises(TypeError):
            Response.json(value)
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(RangeError):
        Response.json(deep)
    twice: list[Any] = [1]
    assert run(_bytes_of(Response.json([twice, twice]))) == b"[[1],[1]]"


def test_json_is_a_static_and_a_regular_operation() -> None:
    assert Response.json.__qualname__ == "Response.json"
    assert run(_json_of(Response.json({"a": 1}))) == {"a": 1}
    with pytest.raises(TypeError):
        Response.json(Response("{}"))
    with pytest.raises(TypeError):
        Response.json()  # type: ignore[call-arg]


async def _json_of(response: Response) -> Any:
    return await response.json()


@pytest.mark.parametrize("name", ["text", "blob", "json", "formData", "arrayBuffer", "bytes"])
def test_cancelling_the_task_that_reads_a_body_cancels_its_stream(name: str) -> None:
    begun = asyncio.Event()
    ended: list[str] = []

    async def chunks() -> AsyncIterator[bytes]:
        try:
            yield b"a"
            begun.set()
            await asyncio.sleep(3600)
        finally:
            ended.append(name)

    async def read(response: Response) -> None:
        await getattr(response, name)()

    async def main() -> None:
        before = asyncio.all_tasks()
        response = Response(chunks())
        reading = asyncio.create_task(read(response))
        await begun.wait()
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        while not ended or asyncio.all_tasks() > before:
            await asyncio.sleep(0)
        assert response.bodyUsed

    run(main())


@pytest.mark.parametrize(
    "make",
    [
        lambda: Response("abc"),
        lambda: Response(Blob(["abc"])),
        lambda: Response.json("abc"),
        lambda: request(body="abc"),
        lambda: Response("abc").clone(),
    ],
)
def test_a_message_is_read_in_another_thread(make: Callable[[], Response | Request]) -> None:
    """The thread that makes it has no loop, and performs no checkpoint."""
    made: list[Response | Request] = []
    thread = threading.Thread(target=lambda: made.append(make()))
    thread.start()
    thread.join()

    async def text() -> str:
        return await asyncio.wait_for(made[0].text(), 20)

    assert asyncio.run(text()).strip('"') == "abc"
