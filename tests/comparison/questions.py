"""Questions for webapi and a browser: the vectors, the corpus, and seeded generated input."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.oracle import questions as oracle
from wpt.vectors import load

SEEDS = (2026, 77)
GENERATED_URLS = 52_000
"""The number of generated URLs of each seed."""
GENERATED_PARAMS = 8_000
CORPUS_STEP = 5
"""Every fifth of the corpus's 100,000 URLs is a question."""

PARAMS_METHODS = {
    "append": (2,),
    "delete": (1, 2),
    "set": (2,),
    "sort": (0,),
    "get": (1,),
    "getAll": (1,),
    "has": (1, 2),
}


class Question(NamedTuple):
    """An object to make, `"url"` or `"params"`, and the steps to run on it.

    A step is the name of a member and the arguments of the setter or method.
    """

    kind: str
    input: Any
    base: str | None
    steps: list[list[str]]


RARE = (
    # For rules that generated questions seldom reach.
    Question("url", "foo:/a/..\\b", None, []),
    Question("url", "?", "foo:/.//a", []),
    Question("url", "https://xn--xn---epa/", None, []),
    Question("url", "foo://\x7f/", None, []),
    Question("url", "http://[::1.2.3.04]/", None, []),
    Question("url", "/.//a", "file:///", [["username", "a"]]),
    Question("url", "data://\ta", None, []),
    Question("url", "blob:https://xn--a/", None, []),
    Question("url", "http:http:\0//a", None, []),
    Question("url", "foo://h/", None, [["pathname", ""], ["host", ""], ["hash", "x"]]),
    Question("url", "foo:a^b", None, [["protocol", "https"], ["host", "c"]]),
    Question("url", "a", "foo:\\b\\c", []),
    Question("url", "a", "foo://h?q", []),
    Question("url", "view-source:a", None, []),
    Question("url", "chrome:a", None, []),
    Question("url", "chrome:1.2", None, []),
    Question("url", "resource:a/b%2e", None, []),
    Question("url", " #x", "data:a", []),
    Question("url", "da\tta:a", None, []),
    Question("url", "foo://h/a", None, [["pathname", "\t/x"]]),
    Question("url", "foo://:p@h/", None, [["host", ""], ["protocol", "bar"]]),
)


def all_questions(corpus: Path) -> dict[str, list[Question]]:
    """The questions by source; `corpus` is the file of `tests.tools.corpus`."""
    return {
        "vectors": list(vectors()),
        "examples": list(RARE),
        "corpus": list(of_corpus(corpus)),
        "generated URLs": [
            Question("url", *question)
            for seed in SEEDS
            for question in oracle.questions(seed, GENERATED_URLS)
        ],
        "generated URLSearchParams": list(generated_params(SEEDS[0], GENERATED_PARAMS)),
    }


def vectors() -> Iterator[Question]:
    for vector in load("url-constructor"):
        yield Question("url", vector["input"], vector["base"], [])
    for vector in load("url-setters"):
        step = [vector["attribute"], vector["new_value"]]
        yield Question("url", vector["href"], None, [step])
    for suite in ("toascii", "IdnaTestV2", "IdnaTestV2-removed"):
        for vector in load(suite):
            domain = vector["input"]
            steps = [["host", domain], ["hostname", domain]]
            yield Question("url", f"https://{domain}/x", None, [])
            for step in steps:
                yield Question("url", "https://x/x", None, [step])


def of_corpus(corpus: Path) -> Iterator[Question]:
    lines = corpus.read_text("utf-8").splitlines()
    for url in lines[::CORPUS_STEP]:
        yield Question("url", url, None, [])


def generated_params(seed: int, count: int) -> Iterator[Question]:
    random_ = random.Random(seed)
    names = ["", "a", "b", "é", "\U0001f600", "\uff5e", "a b", "a+b", "%61", "&", "=", "\ud800"]

    def text() -> str:
        if random_.random() < 0.6:
            return random_.choice(names)
        return "".join(random_.choice(oracle.PIECES) for _ in range(random_.randint(0, 4)))

    def query() -> str:
        start = random_.choice(("", "?", "??", "&"))
        return start + "&".join(
            text() + random_.choice(("=", "==", "")) + text() for _ in range(random_.randint(0, 5))
        )

    for _ in range(count):
        init: Any = query()
        if random_.random() < 0.3:
            init = [[text(), text()] for _ in range(random_.randint(0, 5))]
        steps = []
        for _ in range(random_.randint(0, 5)):
            method = random_.choice(list(PARAMS_METHODS))
            steps.append([method, *(text() for _ in range(random_.choice(PARAMS_METHODS[method])))])
        yield Question("params", init, None, steps)
