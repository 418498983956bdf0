"""Settings that all tests share."""

import gc
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import none

from tests.tools.corpus import CACHE, top100

collect_ignore = [  # programs, with requirements of their own
    "benchmarks",
    "columns/wrong_answers.py",
    "page/django_site",
    "tools",
    "transports/django_application.py",
]

TIMING = re.compile(
    r"\b(subprocess|threading|multiprocessing|set_?[Tt]imeout|set_?[Ii]nterval|timeout=|run_until_idle"
    r"|monotonic|LIMIT|(timeout|wait_for|sleep|assert_linear|ends)\()"
)
"""What a module of tests names whose answers a busy machine could change."""


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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if names_a_time(item.path):
            item.add_marker("timing")


@cache
def names_a_time(module: Path) -> bool:
    return TIMING.search(module.read_text("utf-8")) is not None


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
