"""A guestbook of Quart: a template, a script, flashed messages, an upload, events."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from quart import Blueprint, Quart, current_app, flash, redirect, render_template, request, url_for

guestbook = Blueprint("guestbook", __name__)


@guestbook.get("/")
async def index() -> str:
    """Show the guests."""
    return await render_template("guests.html", guests=current_app.config["GUESTS"])


@guestbook.post("/sign")
async def sign() -> Any:
    """Add a guest, whose photo is a text here."""
    form, files = await request.form, await request.files
    photo = files["photo"].read().decode()
    current_app.config["GUESTS"].append(f"{form['name']}, {photo}")
    await flash(f"Thank you, {form['name']}")
    return redirect(url_for("guestbook.index"))


@guestbook.get("/events")
async def events() -> Any:
    """Tell a script about the guests."""

    count = len(current_app.config["GUESTS"])

    async def messages() -> AsyncIterator[str]:
        yield f"data: {count} guests\n\n"

    return messages(), {"Content-Type": "text/event-stream"}


@guestbook.get("/divide/<int:by>")
async def divide(by: int) -> str:
    """Divide."""
    return str(1 / by)


def make_app() -> Quart:
    """Make the application, whose guestbook is open while it serves."""
    app = Quart(__name__)
    app.secret_key = "a key of an example"
    app.register_blueprint(guestbook)

    @app.while_serving
    async def lifespan() -> AsyncIterator[None]:
        app.config["GUESTS"] = []
        yield
        app.config["GUESTS"].append("closed")

    return app
