"""Fetch from an application of Django, by ASGI and by WSGI, and print what it answers."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import django
from django import conf
from django.core.handlers.asgi import ASGIHandler
from django.core.handlers.wsgi import WSGIHandler
from django.http import HttpRequest, HttpResponse, JsonResponse, StreamingHttpResponse
from django.urls import path

from webapi import Blob, FormData, fetch
from webapi.transports import ASGITransport, Transport, WSGITransport, use


def form(request: HttpRequest) -> HttpResponse:
    (name,) = request.FILES
    file: Any = request.FILES[name]
    return JsonResponse({**request.POST.dict(), name: [file.name, file.size]}, status=201)


def parts(request: HttpRequest) -> StreamingHttpResponse:
    async def asynchronous() -> Any:
        for part in (b"one ", b"two"):
            yield part

    def synchronous() -> Iterator[bytes]:
        yield from (b"one ", b"two")

    is_asynchronous = hasattr(request, "scope")
    return StreamingHttpResponse(asynchronous() if is_asynchronous else synchronous())


def cookies(request: HttpRequest) -> HttpResponse:
    response = HttpResponse(f"{request.get_host()} {request.GET['q']} {request.headers['X-A']}")
    response.set_cookie("a", "1")
    response.set_cookie("b", "2")
    return response


urlpatterns = [path("form", form), path("parts", parts), path("cookies/é", cookies)]


async def answers(transport: Transport) -> list[Any]:
    body = FormData()
    body.append("name", "Zoë")
    body.append("file", Blob([bytes(100_000)]), "é.bin")
    found: list[Any] = []
    with use(transport):
        response = await fetch("https://app.example/form", {"method": "POST", "body": body})
        found.append([response.status, await response.json()])
        found.append(await (await fetch("https://app.example/parts")).text())
        response = await fetch("https://app.example/cookies/é?q=ü", {"headers": {"X-A": "b"}})
        cookies = [each.partition(";")[0] for each in response.headers.getSetCookie()]
        found.append([await response.text(), cookies])
        found.append((await fetch("https://app.example/")).status)
    return found


async def main() -> None:
    conf.settings.configure(ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, LOGGING_CONFIG=None)
    django.setup()
    transports: list[Transport] = [ASGITransport(ASGIHandler()), WSGITransport(WSGIHandler())]
    for transport in transports:
        print(json.dumps(await answers(transport)))


if __name__ == "__main__":
    asyncio.run(main())
