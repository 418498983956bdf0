"""Fixtures for the tests of adapters in their engines."""

from __future__ import annotations

import pytest

from tests.columns.answers import Row

from .urls import expected, urls


@pytest.fixture(scope="session")
def rows() -> list[str | None]:
    return urls()


@pytest.fixture(scope="session")
def answers(rows: list[str | None]) -> list[Row]:
    """The URL class's answer to each of ``rows``."""
    return expected(rows)
