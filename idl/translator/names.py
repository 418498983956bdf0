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
    >>> camel("init_event_2")  # of a second overload
    'initEvent_2'
    """
    stripped = name.strip("_")
    if stripped.isupper() or "_" not in stripped:
        return name + "_" if name in RESERVED else name
    start = name[: len(name) - len(name.lstrip("_"))]
    return start + re.sub(r"_+([a-zA-Z])", lambda found: found[1].upper(), stripped)


def property_name(name: str) -> str:
    """The name of a method or an attribute, which may be a word that JavaScript reserves.

    >>> property_name("delete"), property_name("from_"), property_name("get_reader")
    ('delete', 'from_', 'getReader')
    """
    return name if name in RESERVED else camel(name)


def declarations(text: str) -> frozenset[str]:
    """The names that a JavaScript text declares at the beginning of lines."""
    return frozenset(re.findall(r"^(?:const|let|class|function) (\w+)", text, re.MULTILINE))
