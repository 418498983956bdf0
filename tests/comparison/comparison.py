"""Compare a browser's answers with webapi's, and explain each difference by rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache, wraps
from typing import Any, NamedTuple

from tests.comparison.answers import answer
from tests.comparison.questions import Question
from webapi.browsers.classes import BrowserURL
from webapi.browsers.emulation import Browser, Rule

Answers = list[list[Any]]


class Cause(NamedTuple):
    """A rule that is needed to predict the browser's answers.

    Index ``at`` is the first answer that needs the rule; without the rule it is ``without``.
    """

    name: str
    at: int
    without: list[Any]


class Difference(NamedTuple):
    """A question where webapi or its rules give another answer than a browser.

    A difference without causes is unexplained.
    """

    question: Question
    ours: Answers
    predicted: Answers
    theirs: Answers
    causes: tuple[Cause, ...]


def compare(browser: Browser, question: Question, theirs: Answers) -> Difference | None:
    """The difference of a question; `None` if webapi, the rules and the browser agree."""
    ours = answer(question)
    if question.kind == "params":
        return None if ours == theirs else Difference(question, ours, ours, theirs, ())
    predicted = emulate(browser, question)
    if predicted != theirs:
        causes = ()
    elif ours == theirs:
        return None
    else:
        causes = rules_needed(browser, question, theirs)
    return Difference(question, ours, predicted, theirs, causes)


@cache
def url_class(browser: Browser) -> type[BrowserURL]:
    """A URL class with the rules of ``browser``, which may be a subset of a real browser's."""
    return type("URL", (BrowserURL,), {"__slots__": (), "browser": browser})


def emulate(browser: Browser, question: Question) -> Answers:
    """The answer that the rules predict for a question about a URL; see `answers.answer`."""
    return answer(question, url_class(browser))


def rules_needed(browser: Browser, question: Question, theirs: Answers) -> tuple[Cause, ...]:
    """The rules that the browser's answer needs; all that apply, if no single rule is needed."""
    watched, used = _watched(browser)
    used.clear()
    emulate(watched, question)
    candidates = [rule for rule in browser.rules if rule in used]
    without = {rule: emulate(browser.without({rule}), question) for rule in candidates}
    needed = [rule for rule in candidates if without[rule] != theirs]
    if not needed:
        without = dict.fromkeys(candidates, emulate(browser.without(set(candidates)), question))
    causes = []
    for rule in needed or candidates:
        at = first_difference(without[rule], theirs)
        causes.append(Cause(rule.__name__, at, without[rule][at]))
    return tuple(causes)


def first_difference(some: Answers, others: Answers) -> int:
    """The index of the first difference of two lists of answers, which may differ in length."""
    pairs = zip(some, others, strict=False)
    return next((at for at, (mine, other) in enumerate(pairs) if mine != other), 0)


@cache
def _watched(browser: Browser) -> tuple[Browser, set[Rule]]:
    """The browser, and a set to which it adds each rule that changes a value."""
    used: set[Rule] = set()

    def watch(rule: Any) -> Callable[..., Any]:
        @wraps(rule)
        def watched(*arguments: Any) -> Any:
            result = rule(*arguments)
            if result is not arguments[-1]:
                used.add(rule)
            return result

        return watched

    groups = {
        field.name: tuple(map(watch, getattr(browser, field.name)))
        for field in fields(Browser)
        if field.name != "version"
    }
    return Browser(**groups), used
