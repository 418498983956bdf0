"""Tests of app.py. The page begins what serves the guestbook, and ends it."""

from __future__ import annotations

from importlib import import_module

import pytest
from quart import Quart

from webapi.page import Page, expect

guestbook = import_module("examples.quart_guestbook.app")


@pytest.fixture
def app() -> Quart:
    return guestbook.make_app()


def test_guest(app_page: Page, app: Quart) -> None:
    app_page.goto("/")
    expect(app_page.locator("output")).to_have_text("0 guests")
    app_page.fill("[name=name]", "Ada")
    photo = {"name": "ada.txt", "mimeType": "text/plain", "buffer": b"with a hat"}
    app_page.set_input_files("[name=photo]", photo)
    app_page.click("button")
    expect(app_page.locator(".message")).to_have_text("Thank you, Ada")
    expect(app_page.locator("li")).to_have_text("Ada, with a hat")
    expect(app_page.locator("output")).to_have_text("1 guests")
    app_page.close()
    assert app.config["GUESTS"] == ["Ada, with a hat", "closed"]


def test_what_a_view_raises(app_page: Page) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        app_page.goto("/divide/0")
    assert caught.traceback[-1].name == "divide"
