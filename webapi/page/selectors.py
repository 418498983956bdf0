"""Selectors as Playwright writes them: CSS with extensions, ``text=``, ``role=`` and others.

Each becomes a list of steps that ``actions.js`` and ``finding.js`` take.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, Literal, TypeAlias

from webapi.page.errors import PageError, checked_text
from webapi.page.values import FLAGS, flags_of
from webapi.url.redaction import hide_password_in_text

Steps: TypeAlias = list[list[Any]]
Text: TypeAlias = "str | re.Pattern[str]"

LATE: Final = frozenset(
    (
        *("accessibleDescription", "accessibleErrorMessage", "accessibleName", "and", "ariaTree"),
        *("has", "innerText", "or", "query", "role", "text of", "visible", "wish", "xpath"),
    )
)
"""The kinds of steps and of questions for which a page needs ``finding.js``."""
_ENGINE: Final = re.compile(r"([A-Za-z_][\w:-]*)=(.*)", re.DOTALL)
_LAYOUT: Final = re.compile(r":(above|below|left-of|right-of|near)\b")
_EXTENSION: Final = re.compile(
    r":(?:has-text|text|text-is|text-matches|visible|nth-match)(?![\w-])"
)
_LAYOUT_ENGINES: Final = ("above", "below", "left-of", "near", "right-of")
_MISSING_ENGINES: Final = frozenset((*_LAYOUT_ENGINES, "_react", "_vue"))
_PREDEFINED: Final = frozenset(
    (
        *("_react", "_vue", "css", "data-test", "data-test-id", "data-testid", "id", "light"),
        *("nth", "role", "text", "visible", "xpath"),
    )
)
TEST_ID: Final = {"attribute": "data-testid"}
"""The attribute that ``get_by_test_id`` asks."""
REGISTERED: Final[dict[str, str]] = {}
"""The sources of the engines that ``selectors.register`` has named."""
_TEST_IDS: Final = ("id", "data-testid", "data-test-id", "data-test")


def steps_of(selector: str) -> Steps:
    """The steps of a selector.

    >>> steps_of("#count"), steps_of("text=Add"), steps_of('text="Add"')
    ([['css', '#count', False]], [['text', 'Add', False]], [['wish', ['run', 'Add']]])
    >>> steps_of("main >> nth=-1")
    [['css', 'main', False], ['nth', -1, None]]

    Raises:
        NotImplementedError: the selector needs what is missing.
        TypeError: it is no text.
        ValueError: a part of it does not parse.
    """
    steps: Steps = []
    for part in _parts(checked_text(selector, "a selector")):
        is_captured = part.startswith("*") and _ENGINE.fullmatch(part[1:]) is not None
        if is_captured and is_capture(steps):
            raise PageError("Only one of the selectors can capture using * modifier")
        found = _steps_of_part(part.removeprefix("*") if is_captured else part, selector)
        steps = followed(steps, [*found, ["capture", [], True]] if is_captured else found)
    return steps


def is_capture(steps: Steps) -> bool:
    """Whether the steps find what one of them has captured: ``*css=div >> p`` finds the ``div``."""
    return bool(steps) and bool(steps[-1][0] == "capture")


def followed(steps: Steps, more: Steps) -> Steps:
    """The steps, and others that follow them.

    Raises: `PageError` for an index behind a capture.
    """
    if not is_capture(steps):
        return [*steps, *more]
    if any(each[0] == "nth" for each in more):
        raise PageError("Error: Can't query n-th element in a request with the capture.")
    *before, (_, inner, _) = steps
    return [*before, ["capture", [*inner, *more], True]]


def expression_of(selector: str) -> str:
    """A selector as messages show it: the call in Python that gives its locator.

    >>> print(expression_of("main >> nth=-1"), expression_of('[name="a"]'))
    locator("main").last locator("[name=\\"a\\"]")
    """
    parts = [_call_of(part) for part in _parts(checked_text(selector, "a selector"))]
    return hide_password_in_text(".".join(parts))


def _call_of(part: str) -> str:
    if part.startswith("nth="):
        return nth_of(int(part.removeprefix("nth=")))
    if part in ("visible=true", "visible=false"):
        return f"filter(visible={part == 'visible=true'})"
    return f"locator({shown_value(part)})"


def nth_of(index: int) -> str:
    """What takes one of the elements.

    >>> nth_of(0), nth_of(-1), nth_of(2)
    ('first', 'last', 'nth(2)')
    """
    return {0: "first", -1: "last"}.get(index, f"nth({index})")


def shown_call(call: str, /, *given: object, **options: object) -> str:
    """A call in Python; options that are None or false are left out.

    >>> print(shown_call("get_by_role", "link", name=re.compile("a", re.I), exact=False))
    get_by_role("link", name=re.compile(r"a", re.IGNORECASE))
    """
    values = [shown_value(each) for each in given]
    values += [
        f"{key}={shown_value(value)}"
        for key, value in options.items()
        if value is not None and not (key in ("exact", "include_hidden") and value is False)
    ]
    return hide_password_in_text(f"{call}({', '.join(values)})")


def shown_value(value: object) -> str:
    """A value as source of Python, with Playwright's quotes."""
    if isinstance(value, re.Pattern):
        flags = [f"re.{flag.name}" for flag in FLAGS.values() if value.flags & flag]
        source = value.pattern.replace('"', '\\"')
        return f're.compile(r"{source}"{", " if flags else ""}{" | ".join(flags)})'
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


def _parts(selector: str) -> list[str]:
    """What stands between ``>>``, which may be in quotes."""
    parts, start, quote, index = [], 0, "", 0
    while index < len(selector):
        unit = selector[index]
        if unit == "\\":
            index += 1
        elif quote:
            quote = "" if unit == quote else quote
        elif unit in "\"'`" and (unit != "'" or not selector[index - 1 : index].isalnum()):
            quote = unit
        elif selector.startswith(">>", index):
            parts.append(selector[start:index])
            start = index + 2
            index += 1
        index += 1
    return [part.strip() for part in (*parts, selector[start:])]


def _steps_of_part(text: str, selector: str = "") -> Steps:
    """The steps of a part, of which code generation and locators of others write some.

    >>> _steps_of_part('internal:has-text="a"i'), _steps_of_part('internal:chain="a >> b"')
    ([['text of', ['part', 'a'], True]], [['css', 'a', False], ['css', 'b', False]])
    """
    engine, equals, body = text.partition("=")
    if not text.startswith("internal:") or equals == "":
        return [_step_of(text, selector)]
    match engine.removeprefix("internal:"):
        case "chain":
            return steps_of(json.loads(body))
        case "describe":
            return []
        case "and" | "or" as kind:
            return [[kind, steps_of(json.loads(body))]]
        case "has" | "has-not" as kind:
            return [["has", steps_of(json.loads(body)), kind == "has"]]
        case "has-text" | "has-not-text" as kind:
            return [["text of", _wish_of_body(body), kind == "has-text"]]
        case "text":
            return [["wish", _wish_of_body(body)]]
        case "label":
            return [["label", _wish_of_body(body)]]
        case "attr" | "testid" if body[:1] == "[" and body[-1:] == "]":
            name, _, value = body[1:-1].partition("=")
            return [["attribute", _wish_of_body(value), name]]
        case "role":
            return [_role(body)]
    raise NotImplementedError(f"the selector engine {engine}= is missing in webapi.page")


def _wish_of_body(body: str) -> list[str]:
    """The wish of ``"a text"i``, ``"a text"s`` or ``/source/flags``.

    Raises: `ValueError`.
    """
    pattern = _pattern(body)
    if pattern is not None:
        return pattern
    text, kind = body[:-1], {"i": "part", "s": "whole"}.get(body[-1:])
    return [kind or "part", json.loads(body if kind is None else text)]


def _step_of(text: str, selector: str) -> list[Any]:
    if text.startswith(("//", "..", "(//")):
        return ["xpath", text]
    if _is_quoted(text):
        return ["wish", ["run", unquoted(text)]]
    named = _ENGINE.fullmatch(text)
    return _css(text) if named is None else _named(named[1], named[2].strip(), selector)


def _named(engine: str, body: str, selector: str) -> list[Any]:
    if (source := REGISTERED.get(engine)) is not None:
        return ["engine", body, source]
    match engine:
        case "css":
            return _css(body)
        case "xpath":
            return ["xpath", body]
        case "nth":
            return ["nth", int(body), None]
        case "visible":
            return ["visible", body == "true"]
        case "text" if _is_quoted(body):
            return ["wish", ["run", unquoted(body)]]
        case "text":
            pattern = _pattern(body)
            return ["text", body, False] if pattern is None else ["wish", pattern]
        case "role":
            return _role(body)
        case _ if engine in _TEST_IDS:
            return ["css", f"[{engine}={quoted(body)}]", False]
    if engine in _MISSING_ENGINES or engine.startswith("internal:"):
        raise NotImplementedError(f"the selector engine {engine}= is missing in webapi.page")
    raise PageError(f'Unknown engine "{engine}" while parsing selector {selector}')


def register(name: str, source: str) -> None:
    """Let selectors have an engine, whose source gives its object.

    Raises: `PageError` for a name that is none, or that Playwright has.
    """
    if re.fullmatch(r"[A-Za-z0-9_]+", name) is None:
        raise PageError("Selector engine name may only contain [a-zA-Z0-9_] characters")
    if name in _PREDEFINED:
        raise PageError(f'"{name}" is a predefined selector engine')
    REGISTERED[name] = source


def _is_quoted(text: str) -> bool:
    return len(text) > 1 and text[0] in "\"'" and text[-1] == text[0]


def unquoted(text: str) -> str:
    """A text without its quotes.

    >>> unquoted(r'"a \\"b\\""')
    'a "b"'
    """
    return re.sub(r"\\(.)", r"\1", text[1:-1], flags=re.DOTALL)


def _pattern(body: str) -> list[str] | None:
    """The wish of ``/source/flags``."""
    if not body.startswith("/") or "/" not in body[1:]:
        return None
    source, _, flags = body[1:].rpartition("/")
    return ["pattern", source, flags]


def _role(body: str) -> list[Any]:
    """The step of ``button[name="Save" i][checked]``.

    >>> _role('button[name="save" i][disabled=false]')
    ['role', 'button', {'includeHidden': False, 'name': ['part', 'save'], 'disabled': False}]

    Raises: `ValueError`.
    """
    role, bracket, rest = body.partition("[")
    if role.strip() == "" or (bracket and not rest.endswith("]")):
        raise ValueError(f"no selector of a role: role={body}")
    options: dict[str, Any] = {"includeHidden": False, "name": None}
    for attribute in rest[:-1].split("][") if bracket else ():
        name, _, value = map(str.strip, attribute.partition("="))
        if name == "include-hidden":
            options["includeHidden"] = value != "false"
        elif name in ("name", "description"):
            is_part = value.endswith((" i", '"i', "'i"))
            has_mode = value.endswith(('"i', '"s', "'i", "'s", " i", " s"))
            text = value[:-1].rstrip() if has_mode else value
            pattern = _pattern(value)
            options[name] = pattern or ["part" if is_part else "whole", unquoted(text)]
        else:
            options[name] = True if value == "" else json.loads(value.replace("mixed", '"mixed"'))
    return ["role", role.strip(), options]


def wish_of(text: Text, is_exact: bool) -> list[str]:
    """What is wanted of a text: a part of it, the whole, or a pattern.

    >>> wish_of("a", False), wish_of(re.compile("b", re.I), False)
    (['part', 'a'], ['pattern', 'b', 'i'])

    Raises: `TypeError`.
    """
    if isinstance(text, re.Pattern):
        return ["pattern", text.pattern, flags_of(text)]
    return ["whole" if is_exact else "part", checked_text(text, "the text of an element")]


def text_step(text: Text, is_exact: bool) -> list[Any]:
    """The step of a text.

    Raises: `TypeError`.
    """
    wish = wish_of(text, is_exact)
    return ["text", text, False] if wish[0] == "part" else ["wish", wish]


def label_step(text: Text, is_exact: bool) -> list[Any]:
    """The step of a label.

    Raises: `TypeError`.
    """
    return ["label", wish_of(text, is_exact)]


def attribute_step(name: str, text: Text, is_exact: bool) -> list[Any]:
    """The step of the text of an attribute.

    Raises: `TypeError`.
    """
    return ["attribute", wish_of(text, is_exact), name]


def role_step(
    role: str,
    name: Text | None,
    description: Text | None,
    is_exact: bool,
    include_hidden: bool,
    states: dict[str, bool | int | Literal["mixed"] | None],
) -> list[Any]:
    """The step of a role, with the name and the states that its elements have.

    Raises: `TypeError`.
    """
    wish = None if name is None else wish_of(name, is_exact)
    about = None if description is None else wish_of(description, is_exact)
    options = {"name": wish, "description": about, "includeHidden": include_hidden}
    return ["role", checked_text(role, "a role"), {**options, **states}]


def filter_steps(
    has_text: Text | None,
    has_not_text: Text | None,
    has: Steps | None,
    has_not: Steps | None,
    visible: bool | None,
) -> Steps:
    """The steps that keep some of the elements that were found.

    Raises: `TypeError`.
    """
    steps: Steps = []
    for text, wanted in ((has_text, True), (has_not_text, False)):
        if text is not None:
            steps.append(["text of", wish_of(text, False), wanted])
    for inner, wanted in ((has, True), (has_not, False)):
        if inner is not None:
            steps.append(["has", inner, wanted])
    if visible is not None:
        steps.append(["visible", visible])
    return steps


def needs_finding(arguments: object) -> bool:
    """Whether there are steps among arguments for which a page needs ``finding.js``."""
    if not isinstance(arguments, (list, tuple)):
        return False
    return any(
        needs_finding(each) or (isinstance(each, str) and each in LATE) for each in arguments
    )


def _css(selector: str) -> list[Any]:
    if _LAYOUT.search(selector):
        raise NotImplementedError(f"there is no layout in webapi.page: {selector}")
    if _EXTENSION.search(selector):
        return ["query", selector]
    return ["css", selector, False]


def quoted(text: str) -> str:
    r"""A string of CSS.

    >>> print(quoted('a"b\n'))
    "a\22 b\a "
    """
    escaped = re.sub(r'["\\\n\r\f\0]', lambda match: f"\\{ord(match[0]) or 0xFFFD:x} ", text)
    return f'"{escaped}"'
