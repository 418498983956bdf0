from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def node() -> str:
    """The path of Node.js; the oracle's npm packages are installed."""
    program = shutil.which("node")
    missing = None
    if program is None:
        missing = "Node.js, which runs the oracle, is not installed"
    elif not (HERE / "node_modules").is_dir():
        missing = "the npm packages of the oracle are not installed: run `npm ci` in tests/oracle"
    if missing is None:
        assert program is not None
        return program
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)
