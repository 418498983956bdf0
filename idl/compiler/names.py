"""Names: of modules, and of identifiers that Python reserves."""

from __future__ import annotations

import keyword
import re

_WORD_END = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=^HTML)(?=[A-Z])")


def snake_case(identifier: str) -> str:
    """The module of a definition.

    >>> snake_case("URLSearchParams"), snake_case("HTMLAnchorElement"), snake_case("HTMLLIElement")
    ('url_search_params', 'html_anchor_element', 'html_li_element')
    """
    return "_".join(_WORD_END.split(identifier)).lower()


def python_name(identifier: str) -> str:
    """A member or argument name; Python's keywords get a trailing underscore.

    >>> python_name("from"), python_name("href")
    ('from_', 'href')
    """
    return f"{identifier}_" if keyword.iskeyword(identifier) else identifier
