"""A page in every engine that is there."""

from collections.abc import Iterator

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters

collect_ignore = ["example"]  # a program, with a requirement of its own


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page whose script engine has the Web's classes."""
    yield Page(request.param)
