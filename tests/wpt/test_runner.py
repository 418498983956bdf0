"""The runner of vectors. A run fails if the outcome of a vector is not the expected one."""

import json
from pathlib import Path

import pytest

from webapi import URL
from wpt import __main__ as command
from wpt import expectations, runner
from wpt.expectations import ExpectationsError, Outcome, parse
from wpt.runner import run, run_suite, run_vector
from wpt.suites import Checks, NotSupported, Suite
from wpt.vectors import Vector

PASSING: Vector = {"id": "v-1", "does": "pass"}
FAILING: Vector = {"id": "v-2", "does": "fail"}
UNSUPPORTED: Vector = {"id": "v-3", "does": "not-run"}
RAISING: Vector = {"id": "v-4", "does": "raise"}


def assertions(vector: Vector, checks: Checks) -> None:
    checks.equal("one", 1, 1)
    if vector["does"] == "not-run":
        raise NotSupported("nothing like it")
    if vector["does"] == "raise":
        raise ZeroDivisionError("by accident")
    checks.equal("does", vector["does"], "pass")


SUITE = Suite("v", "v", assertions)


@pytest.mark.parametrize(
    ("vector", "outcome", "count", "message"),
    [
        (PASSING, Outcome.PASS, 2, ""),
        (FAILING, Outcome.FAIL, 2, "does is 'fail', expected 'pass'"),
        (UNSUPPORTED, Outcome.NOT_RUN, 1, "nothing like it"),
        (RAISING, Outcome.FAIL, 2, "ZeroDivisionError"),
    ],
)
def test_a_vector_has_an_outcome_a_count_of_assertions_and_messages(
    vector: Vector, outcome: Outcome, count: int, message: str
) -> None:
    result = run_vector(SUITE, vector)
    assert (result.outcome, result.assertions) == (outcome, count)
    assert message in "".join(result.messages)


def test_expected_failures_and_vectors_not_run_are_counted_separately() -> None:
    expected = {"v-2": Outcome.FAIL, "v-3": Outcome.NOT_RUN}
    report = run_suite(SUITE, [PASSING, FAILING, UNSUPPORTED], expected)
    assert report.surprises == []
    assert (report.total, report.passed, report.expected_failures, report.not_run) == (3, 1, 1, 1)
    assert report.assertions == 5


@pytest.mark.parametrize(
    ("vector", "expected"),
    [
        (FAILING, {}),
        (RAISING, {}),
        (UNSUPPORTED, {}),
        (PASSING, {"v-1": Outcome.FAIL}),
        (PASSING, {"v-1": Outcome.NOT_RUN}),
        (FAILING, {"v-2": Outcome.NOT_RUN}),
        (UNSUPPORTED, {"v-3": Outcome.FAIL}),
        (PASSING, {"v-9": Outcome.FAIL}),
    ],
)
def test_an_outcome_other_than_the_expected_one_is_a_surprise(
    vector: Vector, expected: dict[str, Outcome]
) -> None:
    report = run_suite(SUITE, [vector], expected)
    [surprise] = report.surprises
    assert surprise.startswith(("v-9" if "v-9" in expected else vector["id"]) + ": ")


def test_equal_compares_types_as_well_as_values() -> None:
    checks = Checks()
    checks.equal("a bool", True, 1)
    checks.equal("a str", "a", "a")
    assert (checks.count, len(checks.failures)) == (2, 1)


def test_fails_accepts_only_an_invalid_url_error() -> None:
    checks = Checks()
    checks.fails("URL('')", lambda: URL(""))
    checks.fails("URL('a:')", lambda: URL("a:"))
    assert (checks.count, checks.failures) == (
        2,
        ["URL('a:') gives URL('a:'), expected an InvalidURLError"],
    )
    with pytest.raises(TypeError, match="int"):
        checks.fails("int([])", lambda: int([]))  # type: ignore[call-overload]


def test_expectations_are_parsed_by_suite_and_vector() -> None:
    text = '[a.fail]\na-1 = "why"\n[a.not-run]\na-2 = "why"\n[b.fail]\na-1 = "why"\n'
    assert parse(text) == {
        "a": {"a-1": Outcome.FAIL, "a-2": Outcome.NOT_RUN},
        "b": {"a-1": Outcome.FAIL},
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[a.pass]\na-1 = "why"', "a: unknown kind of expectation: 'pass'"),
        ('[a.fail]\na-1 = " "', "a: a-1 has no reason"),
        ("[a.fail]\na-1 = true", "a: a-1 has no reason"),
        ('[a.fail]\na-1 = "why"\n[a.not-run]\na-1 = "why"', "a: a-1 is listed twice"),
    ],
)
def test_an_expectation_without_reason_or_with_unknown_outcome_is_an_error(
    text: str, message: str
) -> None:
    with pytest.raises(ExpectationsError, match=message):
        parse(text)


def test_expectations_of_an_unknown_suite_are_an_error() -> None:
    with pytest.raises(ExpectationsError, match="klingon"):
        run({"klingon": {}}, {})


def test_the_command_prints_counts_and_writes_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "load", lambda name: [PASSING, FAILING])
    monkeypatch.setattr(command, "SUITES", {"v": SUITE})
    monkeypatch.setattr(runner, "SUITES", {"v": SUITE})
    file = tmp_path / "report.json"

    listed = {"v": {"v-2": Outcome.FAIL}}
    monkeypatch.setattr(expectations, "load", lambda: listed)
    assert command.main(["--suite", "v", "--json", str(file)]) == 0
    assert json.loads(file.read_text()) == {
        "ok": True,
        "suites": {
            "v": {
                "total": 2,
                "passed": 1,
                "expected_failures": 1,
                "not_run": 0,
                "assertions": 4,
                "surprises": [],
            }
        },
    }
    output = capsys.readouterr()
    assert output.out.splitlines()[-1].split() == ["all", "1", "2", "1", "0", "0", "4"]
    assert output.err == "running v\n"

    listed.clear()
    assert command.main(["--json", str(file)]) == 1
    assert json.loads(file.read_text())["ok"] is False
    assert "not as expected: v-2: fail: does is 'fail', expected 'pass'" in capsys.readouterr().out

    with pytest.raises(SystemExit) as exit:
        command.main(["--suite", "klingon"])
    assert exit.value.code == 2
