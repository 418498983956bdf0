"""A list of notes: Flask, and a database by SQLAlchemy."""

from __future__ import annotations

from typing import Any

from flask import Flask, redirect, render_template_string, request
from sqlalchemy import StaticPool, create_engine, event, select
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, sessionmaker

engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
Session = sessionmaker(engine)
app = Flask(__name__)

PAGE = """<!doctype html><title>Notes</title>
<ul>{% for note in notes %}<li>{{ note.text }}{% endfor %}</ul>
<form method=post action="{{ url_for('add') }}"><input name=text><button>Add</button></form>
<script>
  document.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const post = (text) => {
      const body = new URLSearchParams({ text });
      return fetch(event.target.action, { method: "POST", body });
    };
    await Promise.all(event.target.elements.text.value.split(", ").map(post));
    location.reload();
  });
</script>"""


class Base(DeclarativeBase):
    """The tables."""


class Note(Base):
    """A note."""

    __tablename__ = "notes"
    id: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]


@event.listens_for(engine, "connect")
def leave_transactions_to_sqlalchemy(connection: Any, _: object) -> None:
    """Let SAVEPOINT work: the driver of SQLite begins no transaction by itself."""
    connection.isolation_level = None


@event.listens_for(engine, "begin")
def begin(connection: Any) -> None:
    """Begin a transaction."""
    connection.exec_driver_sql("BEGIN")


@app.get("/")
def index() -> str:
    """Show the notes."""
    with Session() as session:
        notes = session.scalars(select(Note).order_by(Note.text)).all()
        return render_template_string(PAGE, notes=notes)


@app.post("/add")
def add() -> Any:
    """Add a note."""
    with Session.begin() as session:
        session.add(Note(text=request.form["text"]))
    return redirect("/")
