"""``webapi`` compared with npm ``whatwg-url``, which Node.js runs as a program."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import groupby
from typing import Any

import pytest

from tests.oracle.programs import answers_of
from tests.oracle.questions import Question, questions
from webapi import URL, InvalidURLError
from webapi.url.components import MEMBERS
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.validation import ValidationError

ROUNDS = 12
QUESTIONS_OF_A_ROUND = 5_000


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_webapi_and_whatwg_url_give_the_same_answers(node: str, seed: int) -> None:
    batch = list(questions(seed, QUESTIONS_OF_A_ROUND))
    assert len(set(map(repr, batch))) > QUESTIONS_OF_A_ROUND * 0.9
    theirs = ask_oracle(node, batch)
    assert sum(bool(answer["states"]) for answer in theirs) > QUESTIONS_OF_A_ROUND * 0.3
    assert sum(not answer["states"] for answer in theirs) > QUESTIONS_OF_A_ROUND * 0.1
    different = [
        (question, mine, answer)
        for question, answer in zip(batch, theirs, strict=True)
        if (mine := ask_webapi(question)) != answer
    ]
    assert not different, f"{len(different)} differ, such as {different[:3]}"


def ask_oracle(node: str, batch: Iterable[Question], *arguments: str) -> list[dict[str, Any]]:
    lines = (json.dumps(question._asdict()) for question in batch)
    answers = answers_of(node, "oracle.mjs", lines, *arguments)
    return [answer | {"errors": without_repetition(answer["errors"])} for answer in answers]


def ask_webapi(question: Question) -> dict[str, Any]:
    return {"errors": validation_errors(question), "states": states_of(URL, question)}


def states_of(url_class: type[URL], question: Question) -> list[list[Any]]:
    """The state after parsing and after each step; an empty list if the URL does not parse."""
    url = url_class.parse(question.input, question.base)
    if url is None:
        return []
    states = [state(url, threw=False)]
    for member, *arguments in question.steps:
        threw = False
        try:
            if member.startswith("searchParams."):
                getattr(url.searchParams, member.removeprefix("searchParams."))(*arguments)
            else:
                setattr(url, member, arguments[0])
        except InvalidURLError:
            threw = True
        states.append(state(url, threw=threw))
    return states


def validation_errors(question: Question) -> list[str] | None:
    base = question.base and basic_url_parser(scalar_values(question.base))
    if base is not None and not isinstance(base, URLRecord):
        return None
    errors: list[ValidationError] = []
    basic_url_parser(scalar_values(question.input), base, errors=errors)
    return without_repetition([error.name for error in errors])


def without_repetition(names: list[str] | None) -> list[str] | None:
    """Drop each name that equals the name before it.

    The oracle reports one error for all tabs and newlines of the input and for all invalid code
    points of an opaque host; ``webapi`` reports one error for each place.
    """
    return names and [name for name, _ in groupby(names)]


def state(url: URL, *, threw: bool) -> list[Any]:
    pairs = [list(pair) for pair in url.searchParams]
    return [threw, *(getattr(url, name) for name in MEMBERS), pairs]


def scalar_values(text: str) -> str:
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
