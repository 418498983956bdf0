"""Pages with the fixtures and marks of pytest-django."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.django_site import views
from tests.page.django_site.models import Note
from webapi.page import Page
from webapi.page.django import DjangoPage
from webapi.transports import HTTPXTransport

BASE = "https://localhost/"
applications = pytest.mark.parametrize(
    "application", [views.wsgi, views.asgi], ids=["wsgi", "asgi"]
)
NewPage = Callable[..., Page]


def add_a_note(page: Page) -> list[str]:
    """Add a note to that of the test; return what the page shows then."""
    Note.objects.create(text="of the test")
    page.goto("/")
    page.fill("input", "of the page")
    page.click("button")
    assert list(Note.objects.order_by("pk").values_list("text", flat=True)) == [
        "of the test",
        "of the page",
    ]
    return page.locator("li").all_text_contents()


SHOWN = ["of the test", "of the page"]


@pytest.mark.django_db(databases=["default", "other"])
@applications
@pytest.mark.parametrize("round", range(2))  # the second one finds no row of the first
def test_mark(webapi_page: NewPage, application: Any, round: int) -> None:
    assert add_a_note(webapi_page(application, base_url=BASE)) == SHOWN


@pytest.mark.django_db(databases=["default", "other"])
@applications
def test_several_databases(webapi_page: NewPage, application: Any) -> None:
    Note.objects.using("other").create(text="elsewhere")
    page = webapi_page(application, base_url=BASE)
    page.goto("/other")
    assert page.text_content("body") == "1"


@pytest.mark.django_db(transaction=True, databases=["default", "other"])
@applications
@pytest.mark.parametrize("round", range(2))
def test_mark_with_transactions(webapi_page: NewPage, application: Any, round: int) -> None:
    assert add_a_note(webapi_page(application, base_url=BASE)) == SHOWN


@applications
def test_no_database(webapi_page: NewPage, application: Any) -> None:
    with pytest.raises(RuntimeError, match="Database access not allowed"):
        webapi_page(application, base_url=BASE).goto("/")


@pytest.mark.django_db(databases=["default", "other"])
def test_page_of_the_project(django_page: DjangoPage, admin_client: Any) -> None:
    django_page.use(admin_client)
    django_page.goto("/enter")
    assert django_page.text_content("h1") == "admin"
    assert django_page.url == "https://testserver/enter"


@pytest.mark.django_db(transaction=True, databases=["default", "other"])
def test_live_server(webapi_page: NewPage, settings: Any, request: pytest.FixtureRequest) -> None:
    httpx = pytest.importorskip("httpx")
    settings.SECURE_SSL_REDIRECT = settings.CSRF_COOKIE_SECURE = False
    url = request.getfixturevalue("live_server").url
    page = webapi_page(HTTPXTransport(httpx.AsyncClient()), base_url=url)
    assert add_a_note(page) == SHOWN
