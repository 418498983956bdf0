"""The fixture for pytest that makes pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    import webapi.page


@pytest.fixture
def webapi_page() -> Iterator[Callable[..., webapi.page.Page]]:
    """Make pages: ``webapi_page(app, …)`` takes what `webapi.page.Page` takes.

    The end of the test closes them, and fails for an exception of a script that was not raised.
    """
    from webapi.page.page import Page

    with ExitStack() as pages:

        def new(*arguments: Any, **settings: Any) -> Page:
            return pages.enter_context(Page(*arguments, **settings))

        yield new
