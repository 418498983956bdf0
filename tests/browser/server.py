"""A static file server on localhost, for pages that load WebAssembly and modules.

It also runs alone, for example to open the demonstration page in a browser of your own::

    python -m tests.browser.server build/pyodide/page
"""

import sys
import threading
from collections.abc import Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from urllib.parse import unquote, urlsplit


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
        ".zip": "application/zip",
    }

    def __init__(self, *args: object, mounts: Mapping[str, Path]) -> None:
        self.mounts = mounts
        super().__init__(*args)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """Map `/mount/a/b` to a file below the mount. A path that leaves it is not found."""
        requested = unquote(urlsplit(path).path)
        for prefix in sorted(self.mounts, key=len, reverse=True):
            if requested.startswith(prefix):
                root = self.mounts[prefix].resolve()
                file = (root / requested[len(prefix) :]).resolve()
                if file.is_relative_to(root):
                    return f"{file}/" if requested.endswith("/") and file.is_dir() else str(file)
        return "/nonexistent"

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


class StaticServer:
    """Serve directories below `http://127.0.0.1:<port>/` until the `with` block ends.

    `mounts` maps URL prefixes (starting and ending with `/`) to directories; the longest wins.
    """

    def __init__(self, mounts: Mapping[str, Path | str], port: int = 0) -> None:
        paths = {prefix: Path(path) for prefix, path in mounts.items()}
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(_Handler, mounts=paths))
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/"

    def __enter__(self) -> "StaticServer":
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


if __name__ == "__main__":
    with StaticServer({"/": sys.argv[1] if len(sys.argv) > 1 else "."}, port=8000) as server:
        print(f"{server.url} (Ctrl+C ends it)")
        threading.Event().wait()
