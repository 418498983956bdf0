"""Compare a browser's answers with webapi's, and explain each difference by rules."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tests.comparison.answers import answer
from tests.comparison.questions import Question
from webapi.browsers.classes import BrowserURL
from webapi.browsers.emulation import KINDS, Answer, Browser, ParserCall, Rule

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


class _Unwatched(Browser):
    """A browser that does not say which rules it used, which is faster."""

    def answer(self, call: ParserCall, used: set[Rule] | None = None) -> Answer:
        return super().answer(call)


@cache
def url_class(browser: Browser) -> type[BrowserURL]:
    """A URL class with the rules of ``browser``, which may be a subset of a real browser's."""
    unwatched = _Unwatched(**{kind: getattr(browser, kind) for kind in KINDS})
    return type("URL", (BrowserURL,), {"__slots__": (), "browser": unwatched})


def emulate(browser: Browser, question: Question) -> Answers:
    """The answer that the rules predict for a question about a URL; see `answers.answer`."""
    return answer(question, url_class(browser))


def rules_needed(browser: Browser, question: Question, theirs: Answers) -> tuple[Cause, ...]:
    """The rules that the browser's answer needs.

    If it needs no single rule, because one would do for another, the rules that change something
    alone.
    """
    without = {rule: emulate(browser.without({rule}), question) for rule in browser.rules}
    needed = [rule for rule in browser.rules if without[rule] != theirs]
    if not needed:
        rules = set(browser.rules)
        ours = emulate(browser.without(rules), question)
        without = dict.fromkeys(rules, ours)
        needed = [
            rule
            for rule in browser.rules
            if emulate(browser.without(rules - {rule}), question) != ours
        ]
    causes = []
    for rule in needed:
        at = first_difference(without[rule], theirs)
        causes.append(Cause(rule.__name__, at, without[rule][at]))
    return tuple(causes)


def first_difference(some: Answers, others: Answers) -> int:
    """The index of the first difference of two lists of answers, which may differ in length."""
    pairs = zip(some, others, strict=False)
    return next((at for at, (mine, other) in enumerate(pairs) if mine != other), 0)
