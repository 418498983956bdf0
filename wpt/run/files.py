"""Where the files are that a test asks for."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

_ALIASES = {
    "/resources/WebIDLParser.js": ("webidl2/lib/webidl2.js", "webidl2.js"),
}


class Files:
    """The files below a root, and the harness's as ``/resources/``."""

    def __init__(self, root: Path, harness: Path | None = None) -> None:
        self.root = root.resolve()
        self.harness = (harness or root / "resources").resolve()

    def find(self, url: str, base: str) -> Path | None:
        """The file that a URL without scheme and host names; ``None`` outside the root."""
        path = unquote(re.split(r"[?#]", url)[0])
        if not path.startswith("/"):
            path = f"{base.rpartition('/')[0]}/{path}"
        folder, name = self.root, path.lstrip("/")
        if path.startswith("/resources/"):
            folder, name = self.harness, path.removeprefix("/resources/")
        for candidate in (name, *_ALIASES.get(path, ())):
            found = (folder / candidate).resolve() if "\0" not in candidate else folder
            if found.is_relative_to(folder) and found.is_file():
                return found
        return None

    def read(self, url: str, base: str) -> str:
        """A script's text.

        Raises: `FileNotFoundError`.
        """
        return self.read_bytes(url, base).decode("utf-8").replace("\r\n", "\n")

    def read_bytes(self, url: str, base: str) -> bytes:
        """The bytes of a script or a page.

        Raises: `FileNotFoundError`.
        """
        path = self.find(url, base)
        if path is None:
            raise FileNotFoundError(f"no {url} for {base} below {self.root}")
        data = path.read_bytes()
        if ".sub." not in path.name:
            return data
        text = data.decode("latin-1")  # keeps each byte
        return _SUBSTITUTED.sub(_substitute, text).encode("latin-1")


_SUBSTITUTED = re.compile(
    r"\{\{(host|domains\[(\w*)\]|hosts\[\w*\]\[(\w*)\]|ports\[(\w+)\]\[(\d)\])\}\}"
)
_PORTS = {"http": ("8000", "8001"), "https": ("8443", "8444")}


def _substitute(found: re.Match[str]) -> str:
    """What WPT's server writes into files whose names have ``.sub.``."""
    if found[4]:
        return _PORTS.get(found[4], _PORTS["http"])[int(found[5]) % 2]
    label = found[2] or found[3]
    return f"{label}.web-platform.test" if label else "web-platform.test"
