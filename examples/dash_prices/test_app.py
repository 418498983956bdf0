"""Tests of app.py: React runs in the page, and the callbacks of Python in this process."""

from __future__ import annotations

from importlib import import_module

import pytest
from dash import Dash
from flask import Flask

from webapi.page import Page, expect

dash: Dash = import_module("examples.dash_prices.app").dash


@pytest.fixture
def app() -> Flask:
    return dash.server


def test_order(app_page: Page) -> None:
    app_page.goto("/")
    expect(app_page.locator("#price")).to_have_text("6 euros")
    app_page.fill("#item", "coffee")
    expect(app_page.locator("#price")).to_have_text("12 euros")
    expect(app_page.locator("#length")).to_have_text("6 letters")
    app_page.click("#order")
    expect(app_page.locator("#orders li")).to_have_text("green coffee")
