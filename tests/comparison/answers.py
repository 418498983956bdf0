"""The answers of webapi to questions, in the form of `answers.js`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import webapi
from tests.comparison.questions import Question
from webapi.url.components import MEMBERS


def state_of(url: webapi.URL) -> list[str]:
    return [*(getattr(url, member) for member in MEMBERS), str(url.searchParams)]


def answer(question: Question, url_class: type[webapi.URL] = webapi.URL) -> list[list[Any]]:
    """A list for the new object, then one for each step.

    For a URL: whether it parsed or the setter returned without an error, and its `state_of`. For a
    URLSearchParams object: the method's return value, the tuples, and the serialization.
    """
    if question.kind == "params":
        return _answer_params(question.input, question.steps)
    return _answer_url(url_class, question.input, question.base, question.steps)


def _answer_url(
    url_class: type[webapi.URL], input: str, base: str | None, steps: Sequence[Sequence[str]]
) -> list[list[Any]]:
    can_parse = url_class.canParse(input, base)
    try:
        url = url_class(input, base)
    except TypeError:
        return [[can_parse, None]]
    result: list[list[Any]] = [[can_parse, state_of(url)]]
    for member, *values in steps:
        name, _, method = member.partition(".")
        try:
            if method:
                getattr(getattr(url, name), method)(*values)
            else:
                setattr(url, name, values[0])
            done = True
        except TypeError:
            done = False
        result.append([done, state_of(url)])
    return result


def _answer_params(init: Any, steps: Sequence[Sequence[str]]) -> list[list[Any]]:
    params = webapi.URLSearchParams(init)
    result = [[None, [list(pair) for pair in params], str(params)]]
    for method, *values in steps:
        returned = getattr(params, method)(*values)
        result.append([returned, [list(pair) for pair in params], str(params)])
    return result
