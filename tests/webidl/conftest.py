"""The loaded cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.webidl.compiled import load


@pytest.fixture
def case(tmp_path: Path) -> Iterator[Callable[..., SimpleNamespace]]:
    """``case(name, module=steps)``: the classes generated from ``cases/<name>.webidl``."""
    with ExitStack() as loaded:

        def load_case(name: str, **steps: dict[str, Any]) -> SimpleNamespace:
            return loaded.enter_context(contextmanager(load)(tmp_path, name, **steps))

        yield load_case
