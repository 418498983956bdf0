"""Content codings of responses. The encoders are zlib's, Brotli's and Zstandard's own."""

from __future__ import annotations

import asyncio
import gzip
import random
import sys
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from tests.streams.running import run
from webapi import Request, Response, fetch
from webapi.fetching.codings import FREE_SIZE, ContentDecoder, accepted_codings
from webapi.transports import ASGITransport, Routes, WSGITransport, install, use

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="Pyodide has an event loop")

TEXT = "".join(random.Random(7).choices("abcdef\n", k=3_000)).encode()


def raw_deflate(data: bytes) -> bytes:
    coder = zlib.compressobj(wbits=-15)
    return coder.compress(data) + coder.flush()


def encoder(coding: str) -> Callable[[bytes], bytes]:
    """A function that encodes; skip the test if the module is not installed."""
    if coding not in accepted_codings():
        pytest.skip(f"no module decodes {coding}")
    match coding:
        case "br":
            return import_module("brotli").compress  # type: ignore[no-any-return]
        case "zstd":
            name = "compression.zstd" if sys.version_info >= (3, 14) else "backports.zstd"
            return import_module(name).compress  # type: ignore[no-any-return]
    return {"gzip": gzip.compress, "deflate": zlib.compress}[coding]


def response(codings: str, chunks: Any) -> Response:
    return Response(chunks, {"headers": {"Content-Encoding": codings}})


async def decoded(codings: str, chunks: Any, expansion: float | None = 200) -> bytes:
    with use(lambda request: response(codings, chunks), expansion=expansion):
        return await (await fetch("https://h/")).bytes()


def cut(data: bytes, size: int) -> Iterator[bytes]:
    return (data[start : start + size] for start in range(0, len(data), size))


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "zstd"])
def test_bodies_are_decoded(coding: str) -> None:
    data = encoder(coding)(TEXT)

    async def main() -> None:
        for size in (1, 7, len(data)):
            assert await decoded(coding.upper(), cut(data, size)) == TEXT
        assert await decoded(coding, encoder(coding)(b"")) == b""
        assert await decoded(coding, b"") == b""
        got = None
        with use(lambda request: response(coding, data)):
            got = await fetch("https://h/")
        assert got.headers.get("content-encoding") == coding

    run(main())


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "zstd"])
def test_truncated_and_damaged_bodies_are_errors(coding: str) -> None:
    data = encoder(coding)(b"abcabc" * 9)

    async def main() -> None:
        for end in range(1, len(data)):
            with pytest.raises(TypeError, match="the body cannot be decoded") as caught:
                await decoded(coding, data[:end])
            assert "too early" in str(caught.value.__cause__)
        with pytest.raises(TypeError, match="cannot be decoded"):
            await decoded(coding, iter([b"\xff\xfe" * 50]))

    run(main())


def test_forms_that_servers_send() -> None:
    member = gzip.compress(TEXT)

    async def main() -> None:
        for size in (1, 100_000):
            assert await decoded("deflate", cut(raw_deflate(TEXT), size)) == TEXT
            assert await decoded("x-gzip", cut(member * 3, size)) == TEXT * 3
            for end in (b"\0" * 9, b"\n", b"</html>"):
                assert await decoded("gzip", cut(member + end, size)) == TEXT
                assert await decoded("deflate", cut(zlib.compress(TEXT) + end, size)) == TEXT
        with pytest.raises(TypeError, match="cannot be decoded"):
            await decoded("gzip", member + b"\x1f")

    run(main())


def test_several_codings_are_decoded_in_order() -> None:
    both = zlib.compress(gzip.compress(TEXT))

    async def main() -> None:
        assert await decoded("gzip, deflate", both) == TEXT
        assert await decoded(" GZIP,,\tdeflate ", cut(both, 5)) == TEXT
        repeated: Any = [("content-encoding", "gzip"), ("Content-Encoding", "deflate")]
        with use(lambda request: Response(both, {"headers": repeated})):
            assert await (await fetch("https://h/")).bytes() == TEXT
        with pytest.raises(TypeError, match="cannot be decoded"):
            await decoded("deflate, gzip", both)
        five = TEXT
        for _ in range(5):
            five = gzip.compress(five)
        assert await decoded("gzip," * 5, five) == TEXT
        with pytest.raises(TypeError, match="cannot be decoded") as caught:
            await decoded("gzip," * 6, gzip.compress(five))
        assert str(caught.value.__cause__) == "The response has 6 content codings."

    run(main())


@pytest.mark.parametrize(
    "codings", ["unknown", "identity", "gzip, unknown", "", '"gzip"', "compress"]
)
def test_a_body_with_an_unknown_coding_is_not_decoded(codings: str) -> None:
    async def main() -> None:
        data = gzip.compress(TEXT)
        assert await decoded(codings, data) == data

    run(main())


def test_what_has_no_body_is_not_decoded() -> None:
    async def main() -> None:
        with use(lambda request: response("gzip", b"no gzip")):
            got = await fetch("https://h/", {"method": "HEAD"})
            assert (got.body, got.headers.get("content-encoding")) == (None, "gzip")
        for status in (204, 304):
            init: Any = {"status": status, "headers": {"content-encoding": "gzip"}}
            with use(lambda request, init=init: Response(None, init)):
                assert await (await fetch("https://h/")).bytes() == b""

    run(main())


def test_a_response_of_fetch_is_not_decoded_twice() -> None:
    async def main() -> None:
        async def asks_another(request: Request) -> Response:
            with use(lambda request: response("gzip", gzip.compress(TEXT))):
                return await fetch(request)

        with use(asks_another):
            assert await (await fetch("https://h/")).bytes() == TEXT

    run(main())


def test_requests_accept_the_codings() -> None:
    async def main() -> None:
        routes = Routes({"*://*/*": Response()})
        with use(routes):
            for headers in ({}, {"Range": "bytes=0-9"}, {"Accept-Encoding": "a"}):
                await fetch("https://h/", {"headers": headers})
        values = [each.headers.get("accept-encoding") for each in routes.requests]
        assert values == [accepted_codings(), "identity", "a"]
        assert accepted_codings().startswith("gzip, deflate")

    run(main())


# Bombs

SIZE = 5_000_000


def bomb(coding: str, layers: int = 1) -> bytes:
    data = bytes(SIZE)
    for _ in range(layers):
        data = encoder(coding)(data)
    return data


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "zstd"])
def test_a_body_that_grows_too_much_is_an_error(coding: str) -> None:
    data = bomb(coding)

    async def main() -> None:
        with pytest.raises(TypeError, match="cannot be decoded") as caught:
            await decoded(coding, data)
        assert "more than 200 times as long" in str(caught.value.__cause__)
        with pytest.raises(TypeError):
            await decoded(coding, data, expansion=0)
        assert len(await decoded(coding, data, expansion=None)) == SIZE
        assert len(await decoded(coding, encoder(coding)(bytes(FREE_SIZE)))) == FREE_SIZE

    run(main())


def test_a_bomb_is_decoded_no_further_than_its_bound() -> None:
    for codings in (["gzip"], ["gzip", "gzip"], ["gzip"] * 3):
        decoder = ContentDecoder(codings, 200)
        size = 0
        with pytest.raises(TypeError):
            for piece in decoder.decode(bomb("gzip", len(codings))):
                size += len(piece)
        assert size <= FREE_SIZE
    # The middle of the nest is bounded too, although its end gives nothing.
    decoder = ContentDecoder(["gzip", "gzip"], 200)
    with pytest.raises(TypeError, match="more than 200"):
        list(decoder.decode(gzip.compress(gzip.compress(b"") + bytes(SIZE))))


def test_a_bomb_closes_its_transport() -> None:
    log: list[str] = []

    async def endless() -> AsyncIterator[bytes]:
        coder = zlib.compressobj(wbits=31)
        try:
            while True:
                log.append("part")
                yield coder.compress(bytes(10_000_000))
        finally:
            log.append("closed")

    async def main() -> None:
        with pytest.raises(TypeError, match="cannot be decoded"):
            await decoded("gzip", endless())
        await asyncio.sleep(0)
        assert len(log) < 5
        assert log[-1] == "closed"

    run(main())


def test_only_what_is_read_is_decoded() -> None:
    async def main() -> None:
        with use(lambda request: response("gzip", bomb("gzip")), expansion=None):
            got = await fetch("https://h/")
            size = 0
            async for chunk in got.body:  # type: ignore[union-attr]
                assert len(chunk) <= 65536
                size += len(chunk)
                if size > 1_000_000:
                    break
        assert got.bodyUsed

    run(main())


def test_a_setting_of_the_program() -> None:
    async def size() -> int:
        return len(await (await fetch("https://h/")).bytes())

    install(lambda request: response("gzip", bomb("gzip")), expansion=2000)
    try:
        assert run(size()) == SIZE
    finally:
        install(None)


# Applications that compress


async def asgi_application(scope: Any, receive: Any, send: Any) -> None:
    accepts = dict(scope["headers"])[b"accept-encoding"].split(b", ")
    assert b"gzip" in accepts
    headers = [(b"content-encoding", b"gzip")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    for part in cut(gzip.compress(TEXT), 1000):
        await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body"})


def wsgi_application(environ: dict[str, Any], start_response: Any) -> Any:
    assert "deflate" in environ["HTTP_ACCEPT_ENCODING"]
    start_response("200 OK", [("Content-Encoding", "deflate")])
    return cut(raw_deflate(TEXT), 1000)


def test_applications_that_compress() -> None:
    async def main() -> None:
        for transport in (ASGITransport(asgi_application), WSGITransport(wsgi_application)):
            with use(transport):
                assert await (await fetch("https://h/")).bytes() == TEXT

    run(main())


# Errors of transports


def test_a_body_that_breaks_off_is_a_network_error() -> None:
    async def breaks() -> AsyncIterator[bytes]:
        yield b"part"
        raise OSError("the connection was reset")

    async def main() -> None:
        with use(lambda request: Response(breaks())):
            got = await fetch("https://h/?q")
            with pytest.raises(
                TypeError, match=r"'https://h/\?q' failed: the body broke"
            ) as caught:
                await got.text()
            assert repr(caught.value.__cause__) == "OSError('the connection was reset')"
        wrong: Any = [b"part", "text"]
        with use(lambda request: Response(iter(wrong))), pytest.raises(TypeError, match="broke"):
            await (await fetch("https://h/")).text()

    run(main())
