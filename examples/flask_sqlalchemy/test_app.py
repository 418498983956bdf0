"""Tests of app.py whose rows are rolled back, those that a page has written too.

Sessions join the transaction of the test, by SQLAlchemy's recipe:
https://docs.sqlalchemy.org/en/20/orm/session_transaction.html#joining-a-session-into-an-external-transaction-such-as-for-test-suites
All are on one connection, so the requests of a page take turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
import sqlalchemy
from flask import Flask

from webapi.page import Page, expect

notes: dict[str, Any] = run_path(str(Path(__file__).with_name("app.py")), run_name="notes")
Note, Session, engine = notes["Note"], notes["Session"], notes["engine"]


@pytest.fixture
def app() -> Flask:
    return notes["app"]


@pytest.fixture
def session() -> Iterator[sqlalchemy.orm.Session]:
    """A session of the test, which ends as it began."""
    notes["Base"].metadata.create_all(engine)
    with engine.connect() as connection:
        transaction = connection.begin()
        Session.configure(bind=connection, join_transaction_mode="create_savepoint")
        with Session() as session:
            yield session
        Session.configure(bind=engine)
        transaction.rollback()


@pytest.mark.parametrize("round", range(2))  # the second one finds no row of the first
def test_notes(
    webapi_page: Callable[..., Page], app: Flask, session: sqlalchemy.orm.Session, round: int
) -> None:
    session.add(Note(text="of the test"))
    session.commit()
    page = webapi_page(app, requests_take_turns=True)
    page.goto("/")
    expect(page.locator("li")).to_have_text("of the test")
    page.fill("[name=text]", "a, b, c")
    page.click("button")
    expect(page.locator("li")).to_have_text(["a", "b", "c", "of the test"])
    assert session.scalar(sqlalchemy.select(sqlalchemy.func.count()).select_from(Note)) == 4


def test_page_of_the_fixture(app_page: Page, session: sqlalchemy.orm.Session) -> None:
    app_page.goto("/")
    expect(app_page.locator("li")).to_have_count(0)
