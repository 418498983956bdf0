"""Random forms, written and read by webapi and by the FormData and Response of Node.js.

Every file has a name: Node.js omits an empty ``filename``, and a reader then sees a field.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from tests.oracle.programs import answers_of
from webapi import File, FormData
from webapi.bodies import extract_a_body, form_data

FORMS = 1_000
PIECES = [
    '"',
    "\n",
    "\r",
    "\r\n",
    "%",
    "%0a",
    "%22",
    "a",
    "é",
    "💩",
    "\0",
    "\\",
    ";",
    "=",
    "--",
    " ",
]


def test_webapi_and_node_write_and_read_the_same_multipart_forms(node: str) -> None:
    generator = random.Random(17)
    forms = [entries(generator) for _ in range(FORMS)]
    mine = [extract_a_body(form_of(form)) for form in forms]
    theirs = ask(node, [{"form": form} for form in forms])
    for (body, type), (their_type, their_body) in zip(mine, theirs, strict=True):
        ours = body.replace(boundary_of(type), b"BOUNDARY")
        expected = bytes.fromhex(their_body).replace(boundary_of(their_type), b"BOUNDARY")
        assert ours.removesuffix(b"\r\n") == expected.removesuffix(
            b"\r\n"
        )  # the last line break is optional
    read = [contents(form_data(bytes.fromhex(body), type)) for type, body in theirs]
    unescaped = ask(node, [{"body": [type, body.hex()]} for body, type in mine])
    assert [with_escapes(form) for form in read] == [with_escapes(form) for form in unescaped]


def with_escapes(form: list[list[Any]]) -> list[list[Any]]:
    """A form whose names are escaped as they are written. Node.js unescapes what it reads."""

    def escaped(name: str) -> str:
        for character, escape in (("\r", "%0D"), ("\n", "%0A"), ('"', "%22"), ("%0a", "%0A")):
            name = name.replace(character, escape)
        return name

    return [
        [escaped(name), value if isinstance(value, str) else [escaped(value[0]), *value[1:]]]
        for name, value in form
    ]


def test_a_truncated_body_is_a_type_error_in_webapi_and_node(node: str) -> None:
    generator = random.Random(18)
    bodies = []
    for _ in range(FORMS):
        body, type = extract_a_body(form_of([["a", "b"], *entries(generator)]))
        bodies.append((type, body[: generator.randrange(len(body) - 3)]))
    theirs = ask(node, [{"body": [type, body.hex()]} for type, body in bodies])
    assert [read_or_error(*each) for each in bodies] == theirs == ["TypeError"] * FORMS


def entries(generator: random.Random) -> list[list[Any]]:
    def text() -> str:
        return "".join(generator.choices(PIECES, k=generator.randrange(8)))

    def value() -> Any:
        if generator.random() < 0.5:
            return text()
        content = bytes(generator.choices(b"\r\n-\0a\xff", k=generator.randrange(9)))
        return [
            f"{text()}.txt",
            generator.choice(["", "a/b", "text/plain;charset=utf-8"]),
            content.hex(),
        ]

    return [[text(), value()] for _ in range(generator.randrange(5))]


def form_of(entries: list[list[Any]]) -> FormData:
    form = FormData()
    for name, value in entries:
        if isinstance(value, str):
            form.append(name, value)
        else:
            filename, type, content = value
            form.append(name, File([bytes.fromhex(content)], filename, {"type": type}))
    return form


def contents(form: FormData) -> list[list[Any]]:
    return [
        [name, value]
        if isinstance(value, str)
        else [name, [value.name, value.type, asyncio.run(value.bytes()).hex()]]
        for name, value in form
    ]


def read_or_error(type: str, body: bytes) -> Any:
    try:
        return contents(form_data(body, type))
    except TypeError:
        return "TypeError"


def boundary_of(type: str) -> bytes:
    return type.partition("boundary=")[2].encode()


def ask(node: str, questions: list[dict[str, Any]]) -> list[Any]:
    return answers_of(node, "forms.mjs", map(json.dumps, questions))
