"""Settings that all tests share."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import none

from tests.tools.corpus import CACHE, top100

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
        suppress_health_check=[HealthCheck.too_slow],  # by the time of day
    )
    settings.load_profile("webapi")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collect no garbage among modules and tests: they live as long as the process."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        given(none())(
            lambda each: None
        )()  # its first test asks for referrers, which freezing hides
        gc.freeze()


@pytest.fixture
def frozen_heap() -> None:
    """For tests that collect garbage: the collector sees only what they make."""
    gc.freeze()


@pytest.fixture(scope="session")
def corpus() -> list[str]:
    """The 100,000 URLs of top sites, a visible skip where they are not here and CI is not set."""
    if not CACHE.exists() and os.environ.get("CI") != "true":
        pytest.skip("the corpus is not here: run `python -m tests.tools.corpus`")
    return top100().read_text("utf-8").split("\n")[:-1]
