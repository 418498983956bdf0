"""Every vector, a hundred in a test; ``python -m wpt`` runs them too, and counts assertions."""

import pytest

from wpt import expectations
from wpt.expectations import Outcome
from wpt.runner import run_vector
from wpt.suites import SUITES, Suite
from wpt.vectors import Vector, load

EXPECTED = expectations.load()
TOGETHER = 100

CASES = [
    pytest.param(suite, vectors[start : start + TOGETHER], id=f"{suite.name}-{start}")
    for suite in SUITES.values()
    for vectors in [load(suite.vectors)]
    for start in range(0, len(vectors), TOGETHER)
]


@pytest.mark.parametrize(("suite", "vectors"), CASES)
def test_vectors_have_their_expected_outcomes(suite: Suite, vectors: list[Vector]) -> None:
    expected = EXPECTED.get(suite.name, {})
    surprises: list[str] = []
    for vector in vectors:
        result = run_vector(suite, vector)
        if result.outcome is not expected.get(vector["id"], Outcome.PASS):
            surprises += [ascii(vector), *result.messages]
    assert not surprises, "\n".join(surprises)


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
