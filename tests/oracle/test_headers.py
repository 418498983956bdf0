"""Random calls of Headers, in webapi and in Node.js."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from tests.oracle.programs import answers_of
from webapi import Headers

OBJECTS = 1_000
CALLS = 30
NAMES = [
    *("a", "A", "b", "Bc", "set-cookie", "Set-Cookie", "set-cookie2", "x-1", "!#$%&'*+-.^_`|~"),
    *("", "a b", "a:", "é", "a\n", "\0", "€", "(", "@", "\u2028"),
]
PIECES = ["", "a", "1", " ", "\t", "\r", "\n", "\0", "\x0b", "\x0c", "\x7f", "é", "\xa0", ",", "€"]


def test_webapi_and_node_give_the_same(node: str) -> None:
    generator = random.Random(29)
    questions = [[*calls(generator)] for _ in range(OBJECTS)]
    theirs = answers_of(node, "headers.mjs", map(json.dumps, questions))
    for question, given in zip(questions, theirs, strict=True):
        answers = zip(question, answered(question), given, strict=True)
        assert [each for each in answers if each[1] != each[2]] == []


def calls(generator: random.Random) -> Iterator[list[Any]]:
    def name() -> str:
        return generator.choice(NAMES[: 9 if generator.random() < 0.9 else None])

    def value() -> str:
        choices = PIECES[: 5 if generator.random() < 0.7 else None]
        return "".join(generator.choices(choices, k=generator.randrange(5)))

    def pairs() -> list[list[str]]:
        return [[name(), value()] for _ in range(generator.randrange(5))]

    for _ in range(CALLS):
        match generator.randrange(10):
            case 0:
                yield ["constructor", generator.choice([pairs(), dict(pairs())])]
            case 1 | 2:
                yield [generator.choice(["append", "set"]), name(), value()]
            case 3:
                yield ["append", name(), value()]
            case 4:
                yield [generator.choice(["delete", "get", "has"]), name()]
            case 5:
                yield [generator.choice(["getSetCookie", "list", "entries"])]
            case _:
                yield ["next"]


def answered(question: list[list[Any]]) -> list[Any]:
    headers = Headers()
    iterator = headers.entries()
    answers: list[Any] = []
    for method, *values in question:
        answer: Any = None
        try:
            match method:
                case "constructor":
                    headers = Headers(*values)
                case "entries":
                    iterator = headers.entries()
                case "next":
                    answer = next(iterator, None)
                case "list":
                    answer = [*headers]
                case _:
                    answer = getattr(headers, method)(*values)
        except TypeError:
            answer = "TypeError"
        answers.append(answer)
    return json.loads(json.dumps(answers))  # type: ignore[no-any-return]
