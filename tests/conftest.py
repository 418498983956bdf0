"""Settings that all tests share."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.tools.corpus import CACHE, top100
from tests.work import frozen_heap

collect_ignore = [  # programs, with requirements of their own
    "benchmarks",
    "columns/wrong_answers.py",
    "tools",
    "transports/django_application.py",
]


def pytest_configure(config: pytest.Config) -> None:
    settings.register_profile(
        "webapi",
        deadline=None,
        derandomize=os.environ.get("CI") == "true",
        max_examples=500 if config.getoption("--all") else 100,
    )
    settings.load_profile("webapi")


@pytest.fixture(name="frozen_heap")
def fixture_frozen_heap() -> Iterator[None]:
    """For tests that collect garbage: the collector sees only what they make."""
    with frozen_heap():
        yield


@pytest.fixture(scope="session")
def corpus() -> list[str]:
    """The 100,000 URLs of top sites, a visible skip where they are not here and CI is not set."""
    if not CACHE.exists() and os.environ.get("CI") != "true":
        pytest.skip("the corpus is not here: run `python -m tests.tools.corpus`")
    return top100().read_text("utf-8").split("\n")[:-1]
