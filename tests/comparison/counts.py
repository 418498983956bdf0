"""Ask a browser questions, and count the differences."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.comparison.answers import MEMBERS
from tests.comparison.comparison import Cause, Difference, compare
from tests.comparison.questions import Question
from webapi.browsers.emulation import Browser

BATCH = 2_000
UNEXPLAINED_SHOWN = 20


class Comparison:
    """The questions by source, and the differences found so far.

    ``ask_browser`` is the function `answers` of `answers.js`.
    """

    def __init__(
        self,
        browser: Browser,
        questions: dict[str, list[Question]],
        ask_browser: Callable[[str], str],
    ) -> None:
        self.ask_browser = ask_browser
        self.browser = browser
        self.questions = questions
        self.causes: Counter[str] = Counter()
        self.examples: dict[str, dict[str, Any]] = {}
        self.unexplained: list[Difference] = []

    def ask(self, source: str) -> list[int]:
        """Ask the questions of a source; return the counts of questions and of differences."""
        questions = self.questions[source]
        differences = 0
        for start in range(0, len(questions), BATCH):
            batch = questions[start : start + BATCH]
            answers = json.loads(self.ask_browser(json.dumps(batch)))
            for question, theirs in zip(batch, answers, strict=True):
                difference = compare(self.browser, question, theirs)
                if difference is not None:
                    differences += 1
                    self._count(difference)
        return [len(questions), differences]

    def _count(self, difference: Difference) -> None:
        if not difference.causes:
            self.unexplained.append(difference)
        for cause in difference.causes:
            self.causes[cause.name] += 1
            example = example_of(difference, cause)
            shortest = self.examples.get(cause.name)
            if shortest is None or example["difficulty"] < shortest["difficulty"]:
                self.examples[cause.name] = example

    def report(self) -> dict[str, Any]:
        """Each cause with its count and example, unexplained differences, and idle rules."""
        named = self.browser.rules
        causes = [
            [rule.__name__, rule.__doc__, self.causes[rule.__name__], self.examples[rule.__name__]]
            for rule in named
            if rule.__name__ in self.causes
        ]
        return {
            "causes": causes,
            "idle": [rule.__name__ for rule in named if rule.__name__ not in self.causes],
            "unexplained": [it._asdict() for it in self.unexplained[:UNEXPLAINED_SHOWN]],
            "unexplained_count": len(self.unexplained),
        }


def example_of(difference: Difference, cause: Cause) -> dict[str, Any]:
    """The question up to the step that needs the cause, and the answers to that step."""
    question, steps = difference.question, difference.question.steps[: cause.at]
    without, theirs = cause.without[1], difference.theirs[cause.at][1]
    text = json.dumps([question.input, question.base, steps])
    return {
        "input": question.input,
        "base": question.base,
        "steps": steps,
        "without": shown(without, theirs),
        "browser": shown(theirs, without),
        "difficulty": (len(difference.causes), len(steps), len(text), text),
    }


def shown(state: list[str] | None, other: list[str] | None) -> str:
    """The href, or the members that differ if the hrefs are equal."""
    if state is None:
        return "failure"
    if other is None or state[0] != other[0]:
        return state[0]
    names = (*MEMBERS, "searchParams")
    pairs = zip(names, state, other, strict=True)
    return ", ".join(f"{name} {mine}" for name, mine, its in pairs if mine != its) or state[0]
