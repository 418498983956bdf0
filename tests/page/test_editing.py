"""Users edit elements as in headless Chromium: at the caret, and in the place of the selection."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.page.editing import RECORDED, play
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_what_users_edit(engine: Any) -> None:
    with Page(engine=engine) as page:
        for found, expected in zip(play(page), RECORDED, strict=True):
            assert json.loads(json.dumps(found)) == expected
