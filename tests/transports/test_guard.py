"""The guard: which addresses are public, and that connections go to those that were checked."""

from __future__ import annotations

import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from tests.streams.running import run
from tests.work import LIMIT
from webapi import Request, Response, URLPattern, fetch
from webapi.transports import ASGITransport, Guard, HTTPXTransport, use
from webapi.transports.addresses import is_public

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="needs threads and sockets")

# Of IANA's registries of special-purpose addresses, of multicast, and forms of IPv6 with IPv4.
NOT_PUBLIC = [
    *("0.0.0.0", "0.255.255.255", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1"),
    *("127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8"),
    *("192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.1"),
    *("203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::ffff:127.0.0.1", "::ffff:1.1.1.1", "::127.0.0.1", "64:ff9b::10.0.0.1"),
    *("64:ff9b::1.1.1.1", "64:ff9b:1::1", "100::1", "100:0:0:1::1", "2001::1", "2001:2::1"),
    *("2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::", "2002:101:101::1", "3fff::1"),
    *("5f00::1", "fc00::1", "fd12::1", "fe80::1", "fe80::1%1", "fec0::1", "ff02::1", "4000::1"),
]
PUBLIC = [
    *("1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "128.0.0.0"),
    *("169.253.255.255", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.169.0.0"),
    *("198.17.255.255", "198.20.0.0", "223.255.255.255", "2001:200::1", "2001:4860::8888"),
    *("2001:db7::1", "2606:4700::1111", "2003::1", "2a00::1"),
]


@pytest.mark.parametrize("address", [*NOT_PUBLIC, *PUBLIC])
def test_which_addresses_are_public(address: str) -> None:
    assert is_public(ip_address(address)) == (address in PUBLIC)


def answer(request: Request, addresses: Sequence[str]) -> Response:
    """A transport that connects to nothing."""
    return Response(f"{request.url} {addresses}")


async def asked(guard: Guard, url: str) -> str:
    """The text of an answer, or what the guard says."""
    try:
        with use(guard):
            return await (await fetch(url)).text()
    except TypeError as error:
        assert isinstance(error.__cause__, PermissionError)
        return str(error.__cause__)


def test_hosts_are_looked_up_and_every_address_is_checked() -> None:
    names: list[str] = []
    table = {
        "public.test": ["1.1.1.1", "2606:4700::1111"],
        "mixed.test": ["1.1.1.1", "10.0.0.1"],
        "none.test": [],
    }

    def resolve(host: str) -> list[str]:
        names.append(host)
        return table[host]

    async def later(host: str) -> list[str]:
        return resolve(host)

    async def main() -> None:
        for guard in (Guard(answer, resolve=resolve), Guard(answer, resolve=later)):
            text = await asked(guard, "https://PUBLIC.test/a")
            assert text == "https://public.test/a ['1.1.1.1', '2606:4700::1111']"
            assert await asked(guard, "https://mixed.test/") == "10.0.0.1 is not a public address"
            assert await asked(guard, "https://none.test/") == "'none.test' has no address"
            for host in ("127.1", "0x7f000001", "[::1]", "[::ffff:7f00:1]", "017700000001"):
                assert (await asked(guard, f"http://{host}/")).endswith("is not a public address")
            assert await asked(guard, "http://1.1/") == "http://1.0.0.1/ ['1.0.0.1']"
        assert names == ["public.test", "mixed.test", "none.test"] * 2
        assert "['2606::1']" in await asked(Guard(answer), "http://[2606::1]/")
        assert await asked(Guard(answer), "http://localhost/") in (
            *("127.0.0.1 is not a public address", "::1 is not a public address"),
        )

    run(main())


def test_a_host_that_is_not_found_is_a_network_error() -> None:
    def resolve(host: str) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    async def main() -> None:
        with (
            use(Guard(answer, resolve=resolve)),
            pytest.raises(TypeError, match="failed") as caught,
        ):
            await fetch("https://h.test/")
        assert isinstance(caught.value.__cause__, socket.gaierror)

    run(main())


def test_what_is_allowed() -> None:
    allow = ["https://a.test", "http://a.test:8080/", URLPattern("https://*.b.test/files/*")]
    cases = [
        *[("https://a.test/x?y", True), ("http://a.test:8080/", True)],
        *[("http://a.test/", False), ("https://a.test:8080/", False), ("https://x.a.test/", False)],
        *[("https://x.b.test/files/y", True), ("https://x.b.test/y", False)],
        *[("https://b.test/files/y", False), ("https://x.b.test.c/files/", False)],
    ]

    async def main() -> None:
        guard = Guard(answer, allow=allow, resolve=lambda host: ["1.1.1.1"])
        for url, is_allowed in cases:
            assert ("is not allowed" not in await asked(guard, url)) == is_allowed
        local = Guard(answer, allow=allow, resolve=lambda host: ["127.0.0.1"])
        assert "not a public address" in await asked(local, "https://a.test/")
        assert "is not allowed" in await asked(Guard(answer, allow=[]), "https://a.test/")

    run(main())
    for wrong in ("https://a.test/path", "https://u@a.test", "data:,a", "a.test", "https://*/?q"):
        with pytest.raises(ValueError):
            Guard(answer, allow=[wrong])


def unaddressed(request: Request) -> Response:
    """A transport that looks up hosts by itself."""
    return Response()


@pytest.mark.parametrize(
    "transport", [unaddressed, ASGITransport(unaddressed), 5], ids=["function", "asgi", "int"]
)
def test_a_transport_that_takes_no_addresses_is_refused(transport: Any) -> None:
    with pytest.raises(TypeError, match="takes no addresses to connect to"):
        Guard(transport)


def test_the_message_of_fetch_says_why_but_names_no_address() -> None:
    async def message(guard: Guard) -> str:
        with use(guard), pytest.raises(TypeError) as caught:
            await fetch("http://a.test/")
        return str(caught.value).partition("refuses it: ")[2]

    async def main() -> None:
        def resolve(host: str) -> list[str]:
            return ["10.0.0.1"]

        text = "its address is not public, and networks does not have it"
        assert await message(Guard(answer, resolve=resolve)) == f"{text}."
        allowed = Guard(answer, allow=["http://a.test"], resolve=resolve)
        assert await message(allowed) == f"{text}: allow does not suffice."
        assert (
            await message(Guard(answer, allow=[])) == "allow does not have its origin or its path."
        )

    run(main())


def test_networks_are_allowed() -> None:
    async def main() -> None:
        guard = Guard(answer, networks=["10.1.0.0/16", ip_address("::1")])
        for host, is_allowed in (
            *(("10.1.2.3", True), ("10.2.0.1", False), ("[::1]", True), ("1.1.1.1", True)),
            *(("[::2]", False), ("[::ffff:10.1.2.3]", False)),
        ):
            found = await asked(guard, f"http://{host}/")
            assert ("not a public" not in found) == is_allowed

    run(main())
    with pytest.raises(ValueError):
        Guard(answer, networks=["10.1.0.1/16"])


# The network


class Handler(BaseHTTPRequestHandler):
    """Answer with the header Host and the body; redirect from /to?… to the query."""

    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        size = int(self.headers["content-length"] or 0)
        body = self.headers["host"].encode() + self.rfile.read(size)
        self.send_response(307 if path == "/to" else 200)
        self.send_header("location", query)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *_: Any) -> None:
        pass


class ServerOfIPv6(ThreadingHTTPServer):
    address_family = socket.AF_INET6


@contextmanager
def serving(address: str = "127.0.0.1", context: ssl.SSLContext | None = None) -> Iterator[int]:
    """Serve on an address; give the port. Raises ``OSError``."""
    kind = ServerOfIPv6 if ":" in address else ThreadingHTTPServer
    server = kind((address, 0), Handler)
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, args=[0.01])
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Rebinding:
    """A name server whose names have another address each time."""

    def __init__(self, *addresses: str) -> None:
        self._addresses = iter(addresses)

    def __call__(self, host: str) -> list[str]:
        return [next(self._addresses)]


@pytest.fixture
def looked_up(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The hosts that Python's sockets look up."""
    hosts: list[str] = []
    original = socket.getaddrinfo

    def getaddrinfo(host: Any, *arguments: Any, **named: Any) -> Any:
        hosts.append(host.decode() if isinstance(host, bytes) else host)
        return original(host, *arguments, **named)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return hosts


def test_a_name_that_changes_its_address_is_looked_up_once(looked_up: list[str]) -> None:
    pytest.importorskip("httpx")

    async def main(port: int) -> None:
        names = Rebinding("127.0.0.1", "169.254.169.254", "127.0.0.1", "10.0.0.1")
        guard = Guard(HTTPXTransport(), networks=["127.0.0.1"], resolve=names)
        url = f"http://name.test:{port}/"
        assert await asked(guard, url) == f"name.test:{port}"
        assert await asked(guard, url) == "169.254.169.254 is not a public address"
        assert await asked(guard, f"{url}to?{url}") == "10.0.0.1 is not a public address"
        assert set(looked_up) <= {"127.0.0.1"}

    with serving() as port:
        run(main(port))


def test_each_redirect_is_checked() -> None:
    pytest.importorskip("httpx")

    async def main(port: int) -> None:
        guard = Guard(
            HTTPXTransport(),
            allow=[f"http://a.test:{port}", f"http://b.test:{port}"],
            networks=["127.0.0.1"],
            resolve=lambda host: ["127.0.0.1" if host == "a.test" else "127.0.0.2"],
        )
        start = f"http://a.test:{port}/to?"
        assert await asked(guard, f"{start}/x") == f"a.test:{port}"
        assert "127.0.0.2 is not" in await asked(guard, f"{start}http://b.test:{port}/")
        for target in ("http://c.test/", f"http://127.0.0.1:{port}/", "https://a.test/"):
            assert "is not allowed" in await asked(guard, f"{start}{target}")

    with serving() as port:
        run(main(port))


def test_the_next_address_is_tried_if_one_does_not_answer() -> None:
    pytest.importorskip("httpx")

    async def body() -> AsyncIterator[bytes]:
        yield b" one"
        yield b" two"

    async def main(port: int) -> None:
        addresses = ["127.0.0.2", "127.0.0.3", "127.0.0.1"]
        networks = ["127.0.0.0/8"]
        guard = Guard(HTTPXTransport(), networks=networks, resolve=lambda host: addresses)
        init: Any = {"method": "POST", "body": b" text", "headers": {"host": "other.test"}}
        with use(guard):
            url = f"http://a.test:{port}/"
            assert await (await fetch(url, init)).text() == "other.test text"
            addresses.pop()
            with pytest.raises(TypeError, match="failed") as caught:
                await fetch(url, {"method": "POST", "body": body(), "duplex": "half"})
            assert type(caught.value.__cause__).__name__ == "ConnectError"

    with serving() as port:
        run(main(port))


def test_a_client_with_connections_of_its_own_is_refused() -> None:
    httpx = pytest.importorskip("httpx")

    async def main() -> None:
        async with httpx.AsyncClient() as client:
            with use(Guard(HTTPXTransport(client))), pytest.raises(TypeError) as caught:
                await fetch("http://1.1.1.1/")
        assert "shares connections" in str(caught.value.__cause__)

    run(main())


def test_an_address_that_no_url_has_is_not_looked_up(looked_up: list[str]) -> None:
    pytest.importorskip("httpx")

    async def main() -> None:
        transport = HTTPXTransport()
        for address in ("fe80::1%lo", "localhost", "", "1.1.1.1/"):
            with use(lambda request, address=address: transport(request, [address])):  # type: ignore[misc]
                with pytest.raises(TypeError, match="failed") as caught:
                    await fetch("http://name.test/")
                assert isinstance(caught.value.__cause__, ValueError)
        assert looked_up == []

    run(main())


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of a.test, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    program = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    program += ["-subj", "/CN=a.test", "-addext", "subjectAltName=DNS:a.test"]
    program += ["-keyout", "key.pem", "-out", "cert.pem"]
    try:
        subprocess.run(program, cwd=folder, check=True, capture_output=True, timeout=LIMIT)
    except FileNotFoundError:
        pytest.skip("needs the program openssl")
    return folder


def test_certificates_are_checked_against_the_name(certificate: Path) -> None:
    httpx = pytest.importorskip("httpx")
    of_server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    of_server.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
    of_client = ssl.create_default_context(cafile=str(certificate / "cert.pem"))

    async def main(port: int) -> None:
        transport = HTTPXTransport(lambda: httpx.AsyncClient(verify=of_client))
        guard = Guard(transport, networks=["127.0.0.1"], resolve=lambda host: ["127.0.0.1"])
        assert await asked(guard, f"https://a.test:{port}/") == f"a.test:{port}"
        for host in ("b.test", "127.0.0.1"):
            with use(guard), pytest.raises(TypeError) as caught:
                await fetch(f"https://{host}:{port}/")
            assert "CERTIFICATE_VERIFY_FAILED" in str(caught.value.__cause__)

    with serving(context=of_server) as port:
        run(main(port))


def test_an_address_of_ipv6() -> None:
    pytest.importorskip("httpx")

    async def main(port: int) -> None:
        guard = Guard(HTTPXTransport(), networks=["::1"], resolve=lambda host: ["::1"])
        for host in ("a.test", "[::1]"):
            assert await asked(guard, f"http://{host}:{port}/") == f"{host}:{port}"

    try:
        with serving("::1") as port:
            run(main(port))
    except OSError:
        pytest.skip("this machine has no IPv6")
