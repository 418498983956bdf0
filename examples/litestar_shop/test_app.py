"""Tests of app.py, with a price of their own. The page begins the lifespan, and ends it."""

from __future__ import annotations

from importlib import import_module

import pytest
from litestar import Litestar

from webapi.page import Page, expect

shop = import_module("examples.litestar_shop.app")


@pytest.fixture
def app() -> Litestar:
    return shop.make_app(lambda: 3)


def test_order(app_page: Page, app: Litestar) -> None:
    app_page.goto(app.route_reverse("index"))
    expect(app_page.locator("output")).to_have_text("3 euros")
    app_page.fill("[data-price]", "4")
    expect(app_page.locator("output")).to_have_text("12 euros")
    app_page.fill("[name=item]", "green tea")
    app_page.click("button")
    expect(app_page.locator("li")).to_have_text("green tea")
    app_page.close()
    assert app.state.orders == ["green tea", "closed"]


def test_no_price() -> None:
    with Page(shop.make_app()) as page, pytest.raises(NotImplementedError) as caught:
        page.goto("/")
    assert caught.traceback[-1].name == "price_of_a_cup"
