from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def pyright() -> Path:
    """The pyright that `npm ci` installs here."""
    program = HERE / "node_modules" / ".bin" / "pyright"
    if program.exists() and shutil.which("node"):
        return program
    missing = "pyright is not installed: run `npm ci` in tests/types"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)
