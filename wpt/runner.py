"""Run suites against the expectations and say what differs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from wpt.expectations import Expectations, ExpectationsError, Outcome
from wpt.suites import SUITES, Checks, NotSupported, Suite
from wpt.vectors import Vector, load


@dataclass(frozen=True)
class Result:
    """What became of one vector, and why if it did not pass."""

    outcome: Outcome
    assertions: int
    messages: tuple[str, ...] = ()


def run_vector(suite: Suite, vector: Vector) -> Result:
    """Make the assertions; any exception that leaves them is a failed one, but ``NotSupported``."""
    checks = Checks()
    try:
        suite.assertions(vector, checks)
    except NotSupported as error:
        return Result(Outcome.NOT_RUN, checks.count, (str(error),))
    except Exception as error:
        checks.count += 1
        checks.failures.append(f"{type(error).__name__}: {error!a}")
    outcome = Outcome.FAIL if checks.failures else Outcome.PASS
    return Result(outcome, checks.count, tuple(checks.failures))


@dataclass
class SuiteReport:
    """The counts of a suite; a vector that did something unexpected is only in ``surprises``."""

    total: int = 0
    passed: int = 0
    expected_failures: int = 0
    not_run: int = 0
    assertions: int = 0
    surprises: list[str] = field(default_factory=list)


@dataclass
class Report:
    """The reports of a run's suites."""

    suites: dict[str, SuiteReport]

    @property
    def surprises(self) -> list[str]:
        return [surprise for suite in self.suites.values() for surprise in suite.surprises]

    def table(self) -> str:
        """The report as text, a line a suite."""
        rows: list[tuple[str, ...]] = [
            ("suite", "passed", "total", "expected failures", "not run", "unexpected", "assertions")
        ]
        rows += [_row(name, suite) for name, suite in self.suites.items()]
        columns = list(zip(*(row[1:] for row in rows[1:]), strict=True))
        rows.append(("all", *(str(sum(map(int, column))) for column in columns)))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join(
            "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])])
            for row in rows
        )

    def as_json(self) -> dict[str, Any]:
        return {"ok": not self.surprises, "suites": asdict(self)["suites"]}


def _row(name: str, suite: SuiteReport) -> tuple[str, ...]:
    counts = (
        suite.passed,
        suite.total,
        suite.expected_failures,
        suite.not_run,
        len(suite.surprises),
        suite.assertions,
    )
    return (name, *map(str, counts))


def run_suite(
    suite: Suite, vectors: Iterable[Vector], expected: Mapping[str, Outcome]
) -> SuiteReport:
    """Run ``vectors``; each has to do what ``expected`` says of its id, or to pass."""
    report = SuiteReport()
    unused = dict(expected)
    for vector in vectors:
        result = run_vector(suite, vector)
        report.total += 1
        report.assertions += result.assertions
        listed = unused.pop(vector["id"], Outcome.PASS)
        if result.outcome is not listed:
            report.surprises.append(_surprise(vector, result, listed))
        elif listed is Outcome.PASS:
            report.passed += 1
        elif listed is Outcome.FAIL:
            report.expected_failures += 1
        else:
            report.not_run += 1
    report.surprises += [f"{id}: no vector has this id, listed as {unused[id]}" for id in unused]
    return report


def _surprise(vector: Vector, result: Result, listed: Outcome) -> str:
    details = "; ".join(result.messages) or f"listed as {listed}"
    return f"{vector['id']}: {result.outcome}: {details}: {vector!a}"


def run(
    expectations: Expectations,
    suites: Mapping[str, Suite] = SUITES,
    progress: Callable[[str], None] = lambda name: None,
    vectors: Callable[[str], list[Vector]] = lambda suite: load(suite),
) -> Report:
    """Run ``suites``; ``progress`` is called with the name of each before it runs.

    ``vectors`` gives the vectors of a suite by name: those in ``wpt/vectors`` by default.

    Raises:
        ExpectationsError: the expectations name a suite that does not exist.
    """
    if unknown := expectations.keys() - SUITES.keys():
        raise ExpectationsError(f"no such suite: {sorted(unknown)}")
    reports = {}
    for name, suite in suites.items():
        progress(name)
        reports[name] = run_suite(suite, vectors(suite.vectors), expectations.get(name, {}))
    return Report(reports)
