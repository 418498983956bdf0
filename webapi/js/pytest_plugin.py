"""The fixture for pytest that this package provides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from webapi.js.installation import Installation


@pytest.fixture
def pyodide_js() -> Iterator[Installation]:
    """The double of ``js``, ``pyodide``, ``pyscript`` and ``workers``, in place for one test."""
    from webapi.js import install

    with install() as installation:
        yield installation
