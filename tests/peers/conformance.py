"""Score libraries on the vectors of the Web Platform Tests."""

from __future__ import annotations

from collections.abc import Iterator

from tests.peers.libraries import Answer, Library, NoAnswer, Question
from wpt.vectors import COMPONENTS, Vector, load

SUITES = {
    "url-constructor": "parse: the same `href`, or a failure",
    "components": "parse: all members",
    "url-setters": "set a member",
    "url-origin": "`origin`",
    "toascii": "hosts",
    "IdnaTestV2": "hosts by UTS #46",
}


def score(library: Library) -> dict[str, int]:
    """The number of vectors that a library passes, by suite."""
    return {
        suite: sum(_passes(library, question, expected) for question, expected in cases(suite))
        for suite in library.suites
    }


def cases(suite: str) -> Iterator[tuple[Question, Answer]]:
    """The questions of a suite, each with its expected answer."""
    vectors = load("url-constructor" if suite == "components" else suite)
    for vector in vectors:
        yield _case(suite, vector)


def _case(suite: str, vector: Vector) -> tuple[Question, Answer]:
    if suite in ("toascii", "IdnaTestV2"):
        question = Question(f"https://{vector['input']}/x")
        return question, vector["output"] and {"hostname": vector["output"]}
    if suite == "url-setters":
        question = Question(vector["href"], None, vector["attribute"], vector["new_value"])
        return question, vector["expected"]
    question = Question(vector["input"], vector["base"])
    if vector.get("failure"):
        return question, None
    names = {"url-constructor": ("href",), "url-origin": ("origin",)}.get(suite, COMPONENTS)
    return question, {name: vector[name] for name in names}


def _passes(library: Library, question: Question, expected: Answer) -> bool:
    try:
        answer = library.ask(question)
    except NoAnswer:
        return False
    if answer is None or expected is None:
        return answer is expected
    return {name: answer.get(name) for name in expected} == expected


def table(libraries: list[Library]) -> str:
    """The scores as a Markdown table with one row for each library."""
    totals = {suite: sum(1 for _ in cases(suite)) for suite in SUITES}
    heads = [f"{text} ({totals[suite]:,})" for suite, text in SUITES.items()]
    rows = [["library", "version", *heads], ["---", "---", *(["---:"] * len(SUITES))]]
    for library in libraries:
        scores = score(library)
        cells = []
        for suite, total in totals.items():
            passed = scores.get(suite)
            cells.append("—" if passed is None else "all" if passed == total else f"{passed:,}")
        rows.append([f"`{library.name}`", library.version, *cells])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
