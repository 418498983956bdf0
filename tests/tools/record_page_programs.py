"""Record what headless Chromium shows after each step of a page's programs, or compare it.

    python -m tests.tools.record_page_programs [--check] [NAME...]

`npm ci` in `tests/runtimes` and in `tests/runtimes/page_programs` comes before.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from socketserver import ThreadingMixIn
from typing import TYPE_CHECKING, Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from tests.browser.driver import Browser, start
from tests.page.programs import PROGRAMS, RECORD
from tests.page.programs.app import App
from tests.page.programs.facts import REST, SCRIPT, play, shown
from tests.work import LIMIT

if TYPE_CHECKING:
    from playwright.sync_api import Page

"""The seconds after which a page should be at rest."""


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class _Handler(WSGIRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served(app: App) -> Iterator[str]:
    """Serve an application on localhost; give its host and port."""
    with make_server("127.0.0.1", 0, app, _Server, _Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"localhost:{server.server_port}"
        finally:
            server.shutdown()


def facts_of_chromium(browser: Browser, name: str) -> list[dict[str, Any]]:
    """Play a program in a profile of its own."""
    program = PROGRAMS[name]()
    app = program.app()
    with served(app) as host, browser.new_context(base_url=f"http://{host}/") as context:
        context.set_default_timeout(LIMIT * 1000)
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(shown(error.name or "", error.message)))
        facts = play(program, app, page, lambda: at_rest(page, app), errors)
        text = json.dumps(facts)
    found: list[dict[str, Any]] = json.loads(text.replace(host, "localhost"))
    return found


def at_rest(page: Page, app: App) -> Any:
    """What the page shows when it has rested, and shows the same again."""
    from playwright.sync_api import Error

    end = time.monotonic() + LIMIT
    last: Any = None
    while time.monotonic() < end:
        asked = len(app.asked)
        try:
            page.wait_for_load_state()
            page.wait_for_timeout(REST)
            found = page.evaluate(SCRIPT)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            continue
        if found == last and asked == len(app.asked) and not app.under_way:
            return found
        last = found
    raise TimeoutError(f"{page.url} did not come to rest")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", help="only these programs")
    parser.add_argument("--check", action="store_true", help="compare, do not write")
    options = parser.parse_args()
    recorded = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    names = options.names or [*PROGRAMS]
    with start("chromium") as browser:
        found = {name: facts_of_chromium(browser, name) for name in names}
    changed = [name for name in names if recorded.get(name) != found[name]]
    for name in changed:
        print(f"{name}: Chromium shows something else than the record")
        for was, now in zip(recorded.get(name, ()), found[name], strict=False):
            for fact in sorted({*was, *now}):
                if was.get(fact) != now.get(fact):
                    print(f"{now['step']}: {fact}: {was.get(fact)!r} became {now.get(fact)!r}")
    if options.check:
        return bool(changed)
    known = {name: facts for name, facts in (recorded | found).items() if name in PROGRAMS}
    RECORD.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
