"""One test for each vector; ``python -m wpt`` runs the same vectors and counts assertions."""

import pytest

from wpt import expectations
from wpt.expectations import Outcome
from wpt.runner import run_vector
from wpt.suites import SUITES, Suite
from wpt.vectors import Vector, load

EXPECTED = expectations.load()

CASES = [
    pytest.param(suite, vector, id=vector["id"])
    for suite in SUITES.values()
    for vector in load(suite.vectors)
]


@pytest.mark.parametrize(("suite", "vector"), CASES)
def test_a_vector_has_its_expected_outcome(suite: Suite, vector: Vector) -> None:
    result = run_vector(suite, vector)
    expected = EXPECTED.get(suite.name, {}).get(vector["id"], Outcome.PASS)
    assert result.outcome is expected, "\n".join([ascii(vector), *result.messages])


def test_every_expectation_names_an_existing_vector() -> None:
    for name, outcomes in EXPECTED.items():
        ids = {vector["id"] for vector in load(SUITES[name].vectors)}
        assert outcomes.keys() <= ids


def test_only_two_vectors_fail_and_both_contain_a_code_point_new_in_unicode_18() -> None:
    failing = [
        vector
        for suite in SUITES.values()
        for vector in load(suite.vectors)
        if EXPECTED.get(suite.name, {}).get(vector["id"]) is Outcome.FAIL
    ]
    assert [vector["id"].rpartition("-")[0] for vector in failing] == ["IdnaTestV2"] * 2
    assert all("\U0003e8ac" in vector["input"] for vector in failing)
