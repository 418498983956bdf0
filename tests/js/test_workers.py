"""Workers run in a test as they are. What `workers` gives else is in its transcript."""

import asyncio
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from webapi import Request, Response, fetch
from webapi.js import WorkerTransport, install
from webapi.transports import Routes, use


@pytest.fixture
def js() -> Iterator[Any]:
    with install():
        yield import_module("js")


def worker_of(source: str) -> Any:
    """The module of a Worker."""
    module = ModuleType("worker")
    exec(source, vars(module))
    return module


def text_of(transport: Any, url: str = "https://worker.example/", **init: Any) -> str:
    async def main() -> str:
        return await (await transport(Request(url, init))).text()

    return asyncio.run(main())


GREETER = """
import logging
from urllib.parse import parse_qs, urlparse

from js import console
from workers import Response, WorkerEntrypoint


class Default(WorkerEntrypoint):
    async def fetch(self, request):
        url = urlparse(request.url)
        if request.method == "POST":
            body = await request.json()
            return Response.json({"hello": body["name"]}, status=201)
        if url.path == "/page":
            return Response("<p>", headers={"Content-Type": "text/html"})
        name = parse_qs(url.query).get("name", [self.env.DEFAULT_NAME])[0]
        logging.getLogger("worker").info("asked for %s", name)
        console.log("asked")
        return Response(f"Hello, {name}!")
"""


def test_an_entrypoint_answers(js: Any) -> None:
    worker = WorkerTransport(worker_of(GREETER).Default, {"DEFAULT_NAME": "World"})
    assert text_of(worker) == "Hello, World!"
    assert text_of(worker, "https://worker.example/?name=Zo%C3%AB") == "Hello, Zoë!"
    assert text_of(worker, method="POST", body='{"name": "Zoë"}') == '{"hello": "Zo\\u00eb"}'

    async def main() -> None:
        with use(worker):
            response = await fetch("https://worker.example/page")
        assert response.headers.get("content-type") == "text/html"
        assert (response.status, response.url) == (200, "https://worker.example/page")

    asyncio.run(main())


def test_an_entrypoint_can_be_called_without_a_transport(js: Any) -> None:
    from workers import Request

    worker = worker_of(GREETER).Default(None, SimpleNamespace(DEFAULT_NAME="World"))

    async def main() -> Any:
        return await (await worker.fetch(Request("https://worker.example/"))).text()

    assert asyncio.run(main()) == "Hello, World!"


def test_a_worker_fetches_by_the_transport_of_the_test(js: Any) -> None:
    source = """
import asyncio
from workers import Response, fetch

async def on_fetch(request, env):
    if request.headers["X-Key"] != env.KEY:
        return Response("no", status=403)
    responses = await asyncio.gather(*(fetch(f"https://api.example/{n}") for n in (1, 2)))
    return Response.json([await each.json() for each in responses])
"""
    worker = WorkerTransport(worker_of(source).on_fetch, {"KEY": "secret"})
    routes = Routes(
        {
            "https://worker.example/*": worker,
            "https://api.example/:id": lambda request: Response.json(request.url[-1]),
        }
    )

    async def main() -> Any:
        refused = await fetch("https://worker.example/", {"headers": {"X-Key": "other"}})
        response = await fetch("https://worker.example/", {"headers": {"X-Key": "secret"}})
        return refused.status, await response.json()

    with use(routes):
        assert asyncio.run(main()) == (403, ["1", "2"])
    assert len(routes.requests) == 4


def test_bindings_are_objects_of_python(js: Any) -> None:
    source = """
from workers import Response, WorkerEntrypoint

class Default(WorkerEntrypoint):
    async def fetch(self, request):
        await self.env.STORE.put("bar", "baz")
        return Response(await self.env.STORE.get("bar"))
"""

    class Store(dict[str, str]):
        async def put(self, key: str, value: str) -> None:
            self[key] = value

        async def get(self, key: str) -> str:  # type: ignore[override]
            return self[key]

    store = Store()
    assert text_of(WorkerTransport(worker_of(source).Default, {"STORE": store})) == "baz"
    assert store == {"bar": "baz"}


def test_forms_and_files_cross(js: Any) -> None:
    source = """
from workers import Response, WorkerEntrypoint

class Default(WorkerEntrypoint):
    async def fetch(self, request):
        form = await request.form_data()
        file = form["file"]
        return Response(f"{form['name']} {file.name} {file.content_type} {await file.text()}")
"""
    from webapi import File, FormData

    form = FormData()
    form.append("name", "Zoë")
    form.append("file", File(["text"], "a.txt", {"type": "text/plain"}))
    worker = WorkerTransport(worker_of(source).Default)
    assert text_of(worker, method="POST", body=form) == "Zoë a.txt text/plain text"


@pytest.mark.parametrize(
    "parameters", ["request", "request, env", "request, env, ctx", "*given", "request, /, *rest"]
)
def test_a_function_takes_as_many_arguments_as_it_has(js: Any, parameters: str) -> None:
    source = f"""
from js import Response

def on_fetch({parameters}):
    return Response.new("native")
"""
    assert text_of(WorkerTransport(worker_of(source).on_fetch)) == "native"


def test_a_function_may_return_what_is_to_be_awaited(js: Any) -> None:
    source = """
from workers import fetch

async def on_fetch(request):
    return fetch(f"{request.url}?passed")
"""
    worker = WorkerTransport(worker_of(source).on_fetch)
    with use(lambda request: Response(request.url)):
        assert text_of(worker) == "https://worker.example/?passed"


def test_handler_gives_a_request_of_python(js: Any) -> None:
    source = """
from workers import Response, handler

@handler
async def on_fetch(request, env, ctx):
    return Response(f"{type(request).__name__} {request.method.value} {env.A}")
"""
    assert text_of(WorkerTransport(worker_of(source).on_fetch, {"A": "a"})) == "Request GET a"


def test_tasks_run_beside_the_request(js: Any) -> None:
    source = """
from workers import Response, WorkerEntrypoint, wait_until

log = []

async def note(text):
    log.append(text)

class Default(WorkerEntrypoint):
    async def fetch(self, request):
        self.ctx.waitUntil(note("ctx"))
        wait_until(note("module"))
        return Response("done")
"""
    module = worker_of(source)

    async def main() -> None:
        worker = WorkerTransport(module.Default)
        await worker(Request("https://worker.example/"))
        await asyncio.gather(*worker.ctx.tasks)
        assert len(worker.ctx.tasks) == 2

    asyncio.run(main())
    assert module.log == ["ctx", "module"]


def test_without_an_env_it_is_that_of_the_module(js: Any) -> None:
    source = """
from workers import Response, WorkerEntrypoint, env

class Default(WorkerEntrypoint):
    async def fetch(self, request):
        return Response(f"{self.env.A} {env.A}")
"""
    import workers

    with workers.patch_env(A="a"):
        assert text_of(WorkerTransport(worker_of(source).Default)) == "a a"


def test_the_body_of_a_request_and_of_a_response_stream(js: Any) -> None:
    source = """
from js import TransformStream
from workers import Response, WorkerEntrypoint

class Default(WorkerEntrypoint):
    async def fetch(self, request):
        return Response(request.body.pipeThrough(TransformStream.new()))
"""
    worker = WorkerTransport(worker_of(source).Default)
    assert text_of(worker, method="POST", body=iter([b"a", b"b"]), duplex="half") == "ab"


@pytest.mark.parametrize("value", ["None", "'text'", "5", "js.Object.new()", "js.Blob.new()"])
def test_what_is_no_response_is_a_type_error(js: Any, value: str) -> None:
    source = f"""
import js

def on_fetch(request):
    return {value}
"""
    with pytest.raises(TypeError, match=r"^The Worker returned .*, and no Response\.$"):
        text_of(WorkerTransport(worker_of(source).on_fetch))


@pytest.mark.skipif(sys.platform == "emscripten", reason="Cloudflare's own package is there")
def test_without_the_double_the_error_says_what_to_call() -> None:
    with pytest.raises(RuntimeError, match=r"call webapi\.js\.install\(\)"):
        text_of(WorkerTransport(lambda request: request))


def test_an_exception_of_the_worker_reaches_the_test(js: Any) -> None:
    def on_fetch(request: Any) -> Any:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        text_of(WorkerTransport(on_fetch))


def test_an_application_of_starlette_answers_in_a_worker(js: Any) -> None:
    pytest.importorskip("starlette")
    source = """
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route
from workers import WorkerEntrypoint

async def show(request):
    env = request.scope["env"]
    return JSONResponse([env.MESSAGE, request.path_params["name"], await request.json()])

app = Starlette(routes=[Route("/hi/{name}", show, methods=["POST"])])

class Default(WorkerEntrypoint):
    async def fetch(self, request):
        import asgi

        return await asgi.fetch(app, request.js_object, self.env)
"""
    module = worker_of(source)
    for worker in (module.Default, import_module("workers.asgi").entrypoint(module.app)):
        transport = WorkerTransport(worker, {"MESSAGE": "Hello"})
        text = text_of(transport, "https://worker.example/hi/Zo%C3%AB", method="POST", body="[1]")
        assert json.loads(text) == ["Hello", "Zoë", [1]]


@pytest.mark.skipif(sys.platform == "emscripten", reason="needs threads")
def test_a_wsgi_application_answers_in_a_worker(js: Any) -> None:
    def app(environ: Any, start_response: Any) -> list[bytes]:
        start_response("201 Created", [("X-B", "c")])
        message = environ["workers.env"].MESSAGE
        return [f"{message} {environ['PATH_INFO']}".encode(), environ["wsgi.input"].read()]

    worker = import_module("workers.wsgi").entrypoint(app)
    transport = WorkerTransport(worker, {"MESSAGE": "Hello"})
    assert text_of(transport, "https://worker.example/a", method="PUT", body="b") == "Hello /ab"


def test_names_for_annotations_can_be_imported(js: Any) -> None:
    source = """
from typing import Unpack
from workers import Body, Context, FetchKwargs, Headers, Request, Response, WorkerEntrypoint

class Default(WorkerEntrypoint):
    ctx: Context

    async def fetch(self, request: Request, **options: Unpack[FetchKwargs]) -> Response:
        headers: Headers = {"X-A": "b"}
        return Response("typed", headers=headers)
"""
    assert text_of(WorkerTransport(worker_of(source).Default)) == "typed"


@pytest.mark.skipif(sys.platform == "emscripten", reason="it ends Pyodide in Node.js")
def test_what_is_too_deep_or_has_itself_is_a_range_error(js: Any) -> None:
    from workers import python_from_rpc, python_to_rpc

    cyclic: list[Any] = []
    cyclic.append(cyclic)
    with pytest.raises(Exception, match=r"^RangeError: Maximum call stack size exceeded$"):
        python_to_rpc(cyclic)
    array = js.Array.new()
    array.push(array)
    with pytest.raises(Exception, match=r"^RangeError: Maximum call stack size exceeded$"):
        python_from_rpc(array)


@pytest.mark.parametrize("name", ["gateway", "types"])
def test_what_the_double_lacks_is_an_import_error(js: Any, name: str) -> None:
    with pytest.raises(ImportError, match=f"cannot import name '{name}' from 'workers'"):
        worker_of(f"from workers import {name}")


def test_modules_of_the_runtime_are_refused_by_name(js: Any) -> None:
    from workers import import_from_javascript

    with pytest.raises(ImportError, match="Failed to import 'cloudflare:sockets'"):
        import_from_javascript("cloudflare:sockets")
    with pytest.raises(NotImplementedError, match="no WebSockets"):
        worker_of("from workers import Response\nResponse(None, status=101, web_socket=1)")
