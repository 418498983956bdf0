"""Names: JavaScript's for Python's, and the paths of modules."""

from __future__ import annotations

import re

RESERVED = frozenset(
    re.findall(
        r"\w+",
        """
        arguments await break case catch class const continue debugger default delete do else enum
        eval export extends false finally for function if implements import in instanceof interface
        let new null package private protected public return static super switch this throw true
        try typeof undefined var void while with yield
        """,
    )
)


def path_of(module: str) -> str:
    """The path of a module.

    >>> path_of("webapi.dom.events")
    'webapi/dom/events.py'
    """
    return module.replace(".", "/") + ".py"


def camel(name: str) -> str:
    """The name of a function, variable or attribute; constants and classes keep theirs.

    >>> camel("fire_an_event"), camel("_listeners"), camel("AT_TARGET"), camel("default")
    ('fireAnEvent', '_listeners', 'AT_TARGET', 'default_')
    """
    stripped = name.strip("_")
    if stripped.isupper() or "_" not in stripped:
        return name + "_" if name in RESERVED else name
    first, *others = stripped.split("_")
    start = name[: len(name) - len(name.lstrip("_"))]
    return start + first + "".join(each[:1].upper() + each[1:] for each in others)
