from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def node() -> str:
    """The Node.js program, with the oracle's packages installed."""
    program = shutil.which("node")
    missing = None
    if program is None:
        missing = "no Node.js: the oracle is not asked"
    elif not (HERE / "node_modules").is_dir():
        missing = "the oracle is not installed: run `npm ci` in tests/oracle"
    if missing is None:
        assert program is not None
        return program
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)
