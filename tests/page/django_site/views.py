"""The views of the site, and its applications."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from html import escape
from typing import Any

from django.core.handlers.asgi import ASGIHandler
from django.core.handlers.wsgi import WSGIHandler
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, StreamingHttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt

from tests.page.django_site.models import Note

committed: list[str] = []
proceed = threading.Event()

PAGE = """<!doctype html><title>Notes</title><ul>{}</ul>
<form method=post action=/add><input name=text><button>Add</button></form>
<p id=status></p>
<script>
  const status = document.querySelector("#status");
  const ask = async (...urls) => {{
    const all = await Promise.all(urls.map((url) => fetch(url).then((each) => each.text())));
    status.textContent = all.join();
  }};
  const listen = () => {{
    const source = new EventSource("/events");
    source.onmessage = ({{ data }}) => {{
      status.textContent += data;
      if (data === "second") source.close();
    }};
  }};
</script>"""


class Undo(Exception):
    """Ends an atomic block."""


def index(request: HttpRequest) -> HttpResponse:
    notes = Note.objects.order_by("pk")
    return HttpResponse(PAGE.format("".join(f"<li>{escape(each.text)}</li>" for each in notes)))


@csrf_exempt
def add(request: HttpRequest) -> HttpResponse:
    note = Note.objects.create(text=request.POST["text"])
    transaction.on_commit(lambda: committed.append(note.text))
    return HttpResponseRedirect("/")


def other(request: HttpRequest) -> HttpResponse:
    return HttpResponse(str(Note.objects.using("other").count()))


def slowly(request: HttpRequest, text: str) -> HttpResponse:
    """Add a note, and remove it again in the way of an atomic block, or keep it."""
    try:
        with transaction.atomic():
            Note.objects.create(text=text)
            time.sleep(0.01)  # so that another request could come between
            if text.startswith("undo"):
                raise Undo
    except Undo:
        pass
    return HttpResponse(text)


@transaction.non_atomic_requests
@transaction.non_atomic_requests(using="other")
async def asynchronous(request: HttpRequest) -> HttpResponse:
    await Note.objects.acreate(text="asynchronous")
    return HttpResponse(str(await Note.objects.acount()))


def divides(request: HttpRequest) -> HttpResponse:
    return HttpResponse(str(1 / int(request.GET.get("by", "0"))))


def events(request: HttpRequest) -> StreamingHttpResponse:
    """Send a message, and another one after another request."""

    def synchronous() -> Iterator[str]:
        yield "data: first\n\n"
        proceed.wait(60)
        yield "data: second\n\n"

    async def asynchronous() -> AsyncIterator[str]:
        yield "data: first\n\n"
        while not proceed.is_set():
            await asyncio.sleep(0.001)
        yield "data: second\n\n"

    parts: Any = asynchronous() if hasattr(request, "scope") else synchronous()
    return StreamingHttpResponse(parts, content_type="text/event-stream")


def go_on(request: HttpRequest) -> HttpResponse:
    proceed.set()
    return HttpResponse("went on")


urlpatterns = [
    path("", index),
    path("add", add),
    path("other", other),
    path("slowly/<str:text>", slowly),
    path("asynchronous", asynchronous),
    path("divides", divides),
    path("events", events),
    path("go_on", go_on),
]
wsgi = WSGIHandler()
asgi = ASGIHandler()
