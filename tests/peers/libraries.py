"""Other libraries' answers to questions about URLs, by the members of the URL class.

An answer is a dict of the members that the library has, or ``None`` if the URL does not parse. Any
exception that does not mean a failure to parse becomes ``NoAnswer``.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from webapi.url.components import MEMBERS

ORACLE = Path(__file__).parents[1] / "oracle"
CLASSES = ("url-constructor", "components", "url-setters", "url-origin", "toascii", "IdnaTestV2")
"""The suites for a library that has a class like URL."""


class Question(NamedTuple):
    """A URL to parse, its base or ``None``, and a member to set unless its name is empty."""

    input: str
    base: str | None = None
    member: str = ""
    value: str = ""


class NoAnswer(Exception):
    """The library raised an exception other than the one for a failure to parse."""


Answer = dict[str, str] | None
Ask = Callable[[Question], Answer]


@dataclass(frozen=True)
class Library:
    """A library, its version, the function that answers questions, and the suites it supports."""

    name: str
    version: str
    ask: Ask
    suites: tuple[str, ...] = CLASSES


def libraries() -> Iterator[Library]:
    """webapi and the installed libraries."""
    yield Library("webapi", version("webapi-dom"), _webapi())
    for distribution, make in (
        ("ada-url", _ada_url),
        ("can_ada", _can_ada),
        ("upa-url", _upa_url),
        ("pywhatwgurl", _pywhatwgurl),
        ("urlstd", _urlstd),
    ):
        try:
            yield Library(distribution, version(distribution), make())
        except ImportError:
            print(f"{distribution} is not installed", file=sys.stderr)
    if shutil.which("node") and (ORACLE / "node_modules").is_dir():
        package = json.loads((ORACLE / "package.json").read_text("utf-8"))
        yield Library("whatwg-url (npm)", package["dependencies"]["whatwg-url"], _whatwg_url())
    yield Library("yarl", version("yarl"), _yarl, ("url-constructor", "toascii", "IdnaTestV2"))
    python = f"Python {sys.version.split()[0]}"
    yield Library("urllib.parse", python, _urllib, ("url-constructor", "toascii", "IdnaTestV2"))


def _class(parse: Callable[[str, str | None], Any], failure: type[Exception]) -> Ask:
    """Ask a library with a class like URL, whose ``parse`` raises ``failure``."""

    def ask(question: Question) -> Answer:
        try:
            url = parse(question.input, question.base)
        except failure:
            return None
        except Exception as error:
            raise NoAnswer from error
        if question.member:
            with suppress(Exception):  # for a value that the standard's setter ignores
                setattr(url, question.member, question.value)
        return {name: str(getattr(url, name)) for name in MEMBERS if hasattr(url, name)}

    return ask


def _with_base(parse: Callable[..., Any]) -> Callable[[str, str | None], Any]:
    return lambda url, base: parse(url) if base is None else parse(url, base)


def _webapi() -> Ask:
    from webapi import URL, InvalidURLError

    return _class(_with_base(URL), InvalidURLError)


def _ada_url() -> Ask:
    return _class(_with_base(import_module("ada_url").URL), ValueError)


def _can_ada() -> Ask:
    can_ada = import_module("can_ada")

    def parse(url: str, base: str | None) -> Any:
        return can_ada.parse(url) if base is None else can_ada.parse(base) + url

    return _class(parse, ValueError)


def _upa_url() -> Ask:
    return _class(_with_base(import_module("upa_url").URL), RuntimeError)


def _pywhatwgurl() -> Ask:
    return _class(_with_base(import_module("pywhatwgurl").URL), ValueError)


def _urlstd() -> Ask:
    return _class(_with_base(import_module("urlstd.parse").URL), ValueError)


def _whatwg_url() -> Ask:
    process = subprocess.Popen(
        ["node", "oracle.mjs"],
        cwd=ORACLE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )

    def ask(question: Question) -> Answer:
        assert process.stdin and process.stdout
        steps = [[question.member, question.value]] if question.member else []
        query = {"input": question.input, "base": question.base, "steps": steps}
        print(json.dumps(query), file=process.stdin, flush=True)
        states = json.loads(process.stdout.readline())["states"]
        return dict(zip(MEMBERS, states[-1][1:], strict=False)) if states else None

    return ask


def _yarl(question: Question) -> Answer:
    yarl = import_module("yarl").URL
    try:
        url = yarl(question.input)
        if question.base is not None:
            url = yarl(question.base).join(url)
        return {"href": str(url), "hostname": url.raw_host or "", "pathname": url.raw_path}
    except (ValueError, TypeError):
        return None
    except Exception as error:
        raise NoAnswer from error


def _urllib(question: Question) -> Answer:
    from urllib.parse import urljoin, urlsplit

    try:
        url = question.input
        if question.base is not None:
            url = urljoin(question.base, url)
        parts = urlsplit(url)
        _ = parts.port  # raises ValueError if the port is invalid
        return {"href": parts.geturl(), "hostname": parts.hostname or "", "pathname": parts.path}
    except ValueError:
        return None
    except Exception as error:
        raise NoAnswer from error
