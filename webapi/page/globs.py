"""Which URLs a glob, a regular expression or a function means, as in Playwright."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from webapi.interfaces.url import URL
from webapi.page.errors import PageError, checked_text
from webapi.url.redaction import redacted

URLMatch: TypeAlias = "str | re.Pattern[str] | Callable[[str], bool]"

_SPECIAL: Final = frozenset("$^+.*()|\\?{}[]")


def matcher(match: URLMatch, base_url: str | None) -> Callable[[str], bool]:
    """The test of a URL. A text is a glob, relative to ``base_url``.

    >>> matcher("**/api/*.json", None)("https://a.example/api/x.json")
    True

    Raises: `PageError`, `TypeError`.
    """
    if isinstance(match, re.Pattern):
        return lambda url: match.search(url) is not None
    if callable(match):
        return match
    glob = checked_text(match, "a URL")
    if not glob.startswith("*"):
        resolved = _resolved(glob, base_url)
        if "*" not in glob and "{" not in glob and "\\" not in glob:
            return lambda url: resolved in (url, url.removesuffix("/"))
        glob = resolved
    pattern = _expression(glob)
    return lambda url: pattern.fullmatch(url) is not None


def _resolved(glob: str, base_url: str | None) -> str:
    """A glob whose parts that are no URL stay as they are.

    Raises: `PageError` if it is relative, and there is nothing to begin with.
    """
    stars = glob.replace("*", "webapistar").replace("{", "webapiopen").replace("}", "webapiclose")
    url = URL.parse(stars.replace("\\", "webapiback"), base_url)
    if url is None:
        raise PageError(f"the page cannot go to {redacted(glob)}: it is not a URL")
    text = url.href.replace("webapistar", "*").replace("webapiopen", "{")
    return text.replace("webapiclose", "}").replace("webapiback", "\\")


def _expression(glob: str) -> re.Pattern[str]:
    return re.compile(glob_pattern(glob))


def glob_pattern(glob: str) -> str:
    r"""The regular expression of a glob: https://playwright.dev/python/docs/network#glob-url-patterns

    ``*`` is all but ``/``, ``**`` is all, ``{a,b}`` is either. The others are themselves.

    >>> glob_pattern("**/*.{png,jpg}?")
    '(?:.*/)?[^/]*\\.(?:png|jpg)\\?'
    """
    parts: list[str] = []
    index = 0
    is_inside = False
    while index < len(glob):
        character = glob[index]
        if character == "\\" and index + 1 < len(glob):
            index += 1
            parts.append(re.escape(glob[index]))
        elif character == "*":
            start = index
            while glob[index + 1 : index + 2] == "*":
                index += 1
            if index == start:
                parts.append("[^/]*")
            elif glob[index + 1 : index + 2] == "/" and glob[start - 1 : start] in ("", "/"):
                index += 1
                parts.append("(?:.*/)?")
            else:
                parts.append(".*")
        elif character == "{":
            is_inside = True
            parts.append("(?:")
        elif character == "}" and is_inside:
            is_inside = False
            parts.append(")")
        elif character == "," and is_inside:
            parts.append("|")
        else:
            parts.append("\\" + character if character in _SPECIAL else character)
        index += 1
    return "".join(parts)
