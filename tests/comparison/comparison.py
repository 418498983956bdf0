"""Compare a browser's answers with webapi's, and explain each difference by rules."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from functools import cache, wraps
from typing import Any, NamedTuple

from tests.comparison.answers import answer
from tests.comparison.questions import Question
from webapi.browsers.classes import BrowserURL
from webapi.browsers.emulation import Browser, ParserCall, Rule
from webapi.webidl.strings import to_usvstring

Answers = list[list[Any]]


class Cause(NamedTuple):
    """A rule without which the browser's answer is not had, or what the rules do not foretell.

    At index ``at`` of the answers is the first that needs it; without it, it is ``without``.
    """

    name: str
    at: int
    without: list[Any]


class Difference(NamedTuple):
    """A question that webapi or its rules answer in another way than a browser.

    A difference without a cause is not explained.
    """

    question: Question
    ours: Answers
    foretold: Answers
    theirs: Answers
    causes: tuple[Cause, ...]


def compare(browser: Browser, question: Question, theirs: Answers) -> Difference | None:
    """`None` if webapi and the browser agree, and the rules say that they do."""
    ours = answer(question)
    if question.kind == "params":
        return None if ours == theirs else Difference(question, ours, ours, theirs, ())
    foretold = emulate(browser, question)
    if foretold != theirs:
        causes = not_emulated(browser, question, foretold, theirs)
    elif ours == theirs:
        return None
    else:
        causes = rules_needed(browser, question, theirs)
    return Difference(question, ours, foretold, theirs, causes)


@cache
def url_class(browser: Browser) -> type[BrowserURL]:
    """The URL class of a browser that some rules may be missing from."""
    return type("URL", (BrowserURL,), {"__slots__": (), "browser": browser})


def emulate(browser: Browser, question: Question) -> Answers:
    """What the rules say of a question about a URL, in the form of `answers.answer`."""
    return answer(question, url_class(browser))


def call_at(browser: Browser, question: Question, at: int) -> ParserCall:
    """The call of the browser's parser that gives the answer at index ``at``."""
    cls = url_class(browser)
    if at == 0:
        base = None if question.base is None else cls.parse(question.base)
        record = None if base is None else base._webapi_record
        return ParserCall("href", to_usvstring(question.input), record)
    answered = question._replace(steps=question.steps[: at - 1])
    url = made(cls, answered)
    member, *values = question.steps[at - 1]
    if "." in member:
        return ParserCall("searchParams", "", url=url._webapi_record)
    before = None if member == "href" else url._webapi_record
    return ParserCall(member, to_usvstring(values[0]), url=before)


def made(cls: type[BrowserURL], question: Question) -> BrowserURL:
    """The URL object after the steps of a question."""
    url = cls(question.input, question.base)
    for member, *values in question.steps:
        name, _, method = member.partition(".")
        with suppress(TypeError):
            if method:
                getattr(url.searchParams, method)(*values)
            else:
                setattr(url, name, values[0])
    return url


def not_emulated(
    browser: Browser, question: Question, foretold: Answers, theirs: Answers
) -> tuple[Cause, ...]:
    """The first predicate of `Browser.not_emulated` that holds for the first wrong answer."""
    at = first_difference(foretold, theirs)
    call = call_at(browser, question, at)
    names = [it.__name__ for it in browser.not_emulated if it(call)]
    return tuple(Cause(name, at, foretold[at]) for name in names[:1])


def rules_needed(browser: Browser, question: Question, theirs: Answers) -> tuple[Cause, ...]:
    """The rules without which the browser's answer is not had, or those of which any will do."""
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
    """The index at which two lists of answers first differ; one may go on after the other ends."""
    pairs = zip(some, others, strict=False)
    return next((at for at, (mine, other) in enumerate(pairs) if mine != other), 0)


@cache
def _watched(browser: Browser) -> tuple[Browser, set[Rule]]:
    """The browser, and a set of its rules to which it adds those that change something."""
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
