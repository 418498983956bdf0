"""What WPT's server answers for the Python files of ``the-script-element``, and its pipes.

The handlers are written anew for our transports; each does what the file of its name does.
"""

from __future__ import annotations

import asyncio
import re
from typing import Final

from webapi import Request, Response

_PIPE: Final = re.compile(r"(\w+)\(([^)]*)\)")
_SLOWEST: Final = 0.2
"""The seconds that a slow answer takes here."""


def _script(text: str, status: int = 200, type: str = "text/javascript") -> Response:
    return Response(text, {"status": status, "headers": {"content-type": type}})


async def load_error_events(
    request: Request, query: dict[str, str], stash: dict[str, str]
) -> Response:
    """Three files have this name. Two import a file beside them, of a type of their own."""
    test = query["test"]
    is_there = "_load" in test
    never = f'{test}.test.step(() => assert_unreached("404 script should not be executed"));'
    for type in ("json", "css"):
        if f"/{type}-module/" in request.url:
            found = {"json": "./module.json", "css": "./basic.css"}[type]
            name = found if is_there else f"./not_found.{type}"
            last = f"{test}.executed = true;" if is_there else never
            return _script(f'import "{name}" with {{ type: "{type}" }}; {last}')
    return _script(f"{test}.executed = true;") if is_there else _script(never, 404)


async def delayed_module(
    request: Request, query: dict[str, str], stash: dict[str, str]
) -> Response:
    await asyncio.sleep(min(float(query.get("ms", 500)) / 1000, _SLOWEST))
    return _script("export let delayedLoaded = true;")


async def json_then_script(
    request: Request, query: dict[str, str], stash: dict[str, str]
) -> Response:
    key = f"run {query['key']}"
    if key in stash:
        return _script("export default 'hello';", type="application/javascript")
    stash[key] = "1"
    return _script('{"hello": "world"}', type="text/json")


async def referrer(request: Request, query: dict[str, str], stash: dict[str, str]) -> Response:
    """Three files have this name, of a type of their own."""
    found = request.headers.get("referer") or ""
    type, text = "text/javascript", f"export const referrer = '{found}';"
    if "/json-module/" in request.url:
        type, text = "application/json", f'{{"referrer": "{found}"}}'
    elif "/css-module/" in request.url:
        type, text = "text/css", f'.referrer {{ content: "{found}" }}'
    headers = {"content-type": type, "access-control-allow-origin": "*"}
    return Response(text, {"headers": headers})


MODULE_HANDLERS: Final = {
    "delayed-modulescript.py": delayed_module,
    "load-error-events.py": load_error_events,
    "referrer-checker.py": referrer,
    "serve-json-then-js.py": json_then_script,
}


async def piped(pipe: str, status: int, headers: dict[str, str]) -> tuple[int, dict[str, str]]:
    """Change an answer as https://web-platform-tests.org/writing-tests/server-pipes.html says."""
    for name, given in _PIPE.findall(pipe):
        if name == "status":
            status = int(given)
        elif name == "header":
            key, _, value = given.partition(",")
            headers[key.strip().lower()] = value.strip()
        elif name == "trickle" and given.startswith("d"):
            await asyncio.sleep(min(float(given[1:]), _SLOWEST))
    return status, headers
