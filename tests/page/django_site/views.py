"""The views of the site, and its applications."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Iterator
from html import escape
from typing import Any

from django.contrib import messages
from django.contrib.auth import get_user_model, login, logout
from django.core.files.storage import default_storage
from django.core.handlers.asgi import ASGIHandler
from django.core.handlers.wsgi import WSGIHandler
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, StreamingHttpResponse
from django.template import engines
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


LOGIN = """{% load static %}<!doctype html><title>Login</title>
{% for message in messages %}<li>{{ message }}</li>{% endfor %}
<h1>{{ user.username|default:"nobody" }}</h1>
<form method=post enctype=multipart/form-data>{% csrf_token %}
  <input name=name><input type=file name=file><button>Log in</button>
</form>
<p id=script></p><p id=file></p>
<script src="{% static 'notes.js' %}"></script>
<script>
  fetch("{{ file }}").then((answer) => answer.text()).then((text) => {
    document.querySelector("#file").textContent = text;
  });
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


def enter(request: HttpRequest) -> HttpResponse:
    """Log a user in, and keep a file."""
    if request.method == "POST":
        user, _ = get_user_model().objects.get_or_create(username=request.POST["name"])
        login(request, user, "django.contrib.auth.backends.ModelBackend")
        if "file" in request.FILES:
            default_storage.save("upload.txt", request.FILES["file"])
        messages.info(request, f"Hello {user}, with \u00fc")
        return HttpResponseRedirect("/enter")
    context = {"messages": messages.get_messages(request), "user": request.user}
    context["file"] = default_storage.url("upload.txt")
    template = engines["django"].from_string(LOGIN)
    return HttpResponse(template.render(context, request))


def leave(request: HttpRequest) -> HttpResponse:
    logout(request)
    return HttpResponseRedirect("/enter")


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
    path("enter", enter),
    path("leave", leave),
    path("other", other),
    path("slowly/<str:text>", slowly),
    path("asynchronous", asynchronous),
    path("divides", divides),
    path("events", events),
    path("go_on", go_on),
]
wsgi = WSGIHandler()
asgi = ASGIHandler()
