"""Where the files are that a test asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
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

    def read_bytes(self, url: str, base: str, query: Mapping[str, str] | None = None) -> bytes:
        """The bytes of a script or a page. ``query`` has the parameters of the request.

        Raises: `FileNotFoundError`.
        """
        path = self.find(url, base)
        if path is None:
            raise FileNotFoundError(f"no {url} for {base} below {self.root}")
        data = path.read_bytes()
        parameters = query or {}
        if ".sub." not in path.name and "sub" not in parameters.get("pipe", "").split("|"):
            return data
        text = data.decode("latin-1")  # keeps each byte
        return _SUBSTITUTED.sub(partial(_substitute, parameters), text).encode("latin-1")

    def headers(self, path: Path) -> dict[str, str]:
        """The headers that stand beside a file: those of ``a.js`` in ``a.js.headers``."""
        beside = path.with_name(f"{path.name}.headers")
        lines = beside.read_text("latin-1").splitlines() if beside.is_file() else ()
        pairs = (line.partition(":") for line in lines)
        return {name.strip().lower(): value.strip() for name, _, value in pairs if value}


_SUBSTITUTED = re.compile(
    r"\{\{(host|domains\[(\w*)\]|hosts\[(\w*)\]\[(\w*)\]|ports\[(\w+)\]\[(\d)\]|GET\[(\w+)\])\}\}"
)
_PORTS = {"http": ("8000", "8001"), "https": ("8443", "8444")}


def _substitute(query: Mapping[str, str], found: re.Match[str]) -> str:
    """What WPT's server writes into files whose names have ``.sub.``, and for the pipe ``sub``."""
    _, domain, host, label, scheme, port, parameter = found.groups()
    if parameter:
        return query.get(parameter, "")
    if scheme:
        return _PORTS.get(scheme, _PORTS["http"])[int(port) % 2]
    name = "not-web-platform.test" if host == "alt" else "web-platform.test"
    return f"{domain or label}.{name}" if domain or label else name
