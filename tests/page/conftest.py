"""Pages in the engines that are here."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, parameters
from webapi.page import Page
from webapi.page.pytest_plugin import webapi_page

__all__ = ["webapi_page"]

PAGE_ENGINES = [name for name in ENGINES if name in ("quickjs", "mini_racer")]
NEEDS_QUICKJS = pytest.mark.skipif(
    "quickjs" not in PAGE_ENGINES, reason="no engine: pip install quickjs-ng"
)


@pytest.fixture(params=parameters(PAGE_ENGINES))
def new_page(request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Make pages, closed by the end of the test."""
    with ExitStack() as pages:
        make: Any = partial(Page, engine=request.param)
        yield lambda *given, **settings: pages.enter_context(make(*given, **settings))
