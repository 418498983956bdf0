"""ARIA snapshots: the accessible tree as text, and templates that it matches.

https://playwright.dev/python/docs/aria-snapshots. The engine gives the tree (``finding.js``). A
template is the part of YAML that snapshots are written in: sequences of texts and of mappings with
one key, which are plain or in quotes, and comments.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

Tree = Mapping[str, Any]
"""``role``, ``name``, ``states``, ``props`` and ``children``, which are texts and trees."""
MAX_NAME: Final = 900
"""The characters of the longest name that a snapshot shows."""

_NOT_A_SEQUENCE: Final = 'Aria snapshot must be a YAML sequence, elements starting with " -"'
_STATES: Final = ("checked", "disabled", "expanded", "level", "pressed", "selected")
"""In the order of a snapshot."""
_MODES: Final = ("contain", "equal", "deep-equal")
_WORDS: Final = frozenset(("y", "n", "yes", "no", "true", "false", "on", "off", "null"))
"""Plain texts that YAML takes for other values, with numbers."""


class TemplateError(ValueError):
    """A text is no template."""


# Snapshots


def snapshot_of(tree: Tree, depth: int | None = None) -> str:
    """The text of a tree, to a depth; None and 0 are for all of it."""
    lines: list[str] = []
    for child in tree["children"]:
        _write(child, 0, depth or None, lines)
    return "\n".join(lines)


def _write(node: Any, level: int, depth: int | None, lines: list[str]) -> None:
    indent = "  " * level
    if isinstance(node, str):
        lines.append(f"{indent}- text: {_value(node)}")
        return
    key = _quoted_key(_key_of(node))
    children, props = node["children"], node["props"]
    texts = [each for each in children if isinstance(each, str)]
    if len(children) == len(texts) == 1 and not props:
        lines.append(f"{indent}- {key}: {_value(texts[0])}")
    elif (not children and not props) or (depth is not None and level >= depth):
        lines.append(f"{indent}- {key}")
    else:
        lines.append(f"{indent}- {key}:")
        lines.extend(f"{indent}  - /{name}: {_value(value)}" for name, value in props.items())
        for child in children:
            _write(child, level + 1, depth, lines)


def _key_of(node: Tree) -> str:
    name, states = node["name"], node["states"]
    parts = [node["role"]]
    if name and len(name) <= MAX_NAME:
        parts.append(json.dumps(name, ensure_ascii=False))
    for state in _STATES:
        value = states.get(state)
        if state == "level" and value:
            parts.append(f"[level={value}]")
        elif value == "mixed":
            parts.append(f"[{state}=mixed]")
        elif value is True:
            parts.append(f"[{state}]")
    return " ".join(parts)


def _quoted_key(key: str) -> str:
    doubled = key.replace("'", "''")
    return f"'{doubled}'" if _needs_quotes(key) else key


def _value(text: str) -> str:
    return json.dumps(text, ensure_ascii=False) if _needs_quotes(text) else text


def _needs_quotes(text: str) -> bool:
    """Whether a plain text would be something else in YAML."""
    if text == "" or text != text.strip() or text.lower() in _WORDS or not text.isprintable():
        return True
    if text[0] in "-&*],?!>|@\"'#%[" or any(each in text for each in "{}`"):
        return True
    return text.endswith(":") or ": " in text or " #" in text or _is_number(text)


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return "_" not in text


# Templates


class Pattern(NamedTuple):
    """A regular expression that a template has."""

    source: str

    def is_in(self, text: str) -> bool:
        """Whether a text has a match."""
        return re.search(self.source, text) is not None


@dataclass
class Template:
    """What a node of a tree has to be; a role of ``fragment`` is any node."""

    role: str
    name: str | Pattern | None = None
    states: dict[str, Any] = field(default_factory=dict)
    props: dict[str, TextTemplate] = field(default_factory=dict)
    children: list[Template | TextTemplate] = field(default_factory=list)
    mode: str = ""


class TextTemplate(NamedTuple):
    """What a text has to be: this one, or what a pattern is found in."""

    raw: str

    def matches(self, text: str | None) -> bool:
        """Whether a text is this one. An empty template is any text."""
        wanted = " ".join(self.raw.split())
        if wanted == "":
            return True
        if text is None:
            return False
        if text in (wanted, self.raw):
            return True
        is_pattern = len(wanted) > 1 and wanted[0] == wanted[-1] == "/"
        return is_pattern and pattern_of(wanted[1:-1]).is_in(text)


def matches(tree: Tree, template: Template | TextTemplate) -> bool:
    """Whether a node of a tree, at any place, is what a template says."""
    nodes: list[Any] = [tree]
    while nodes:
        node = nodes.pop()
        if _is(node, template, False):
            return True
        nodes += [] if isinstance(node, str) else node["children"]
    return False


def _is(node: Any, template: Template | TextTemplate, is_deep: bool) -> bool:
    if isinstance(node, str):
        return isinstance(template, TextTemplate) and template.matches(node)
    if isinstance(template, TextTemplate):
        return False
    name, props = template.name, node["props"]
    if template.role not in ("fragment", node["role"]):
        return False
    if isinstance(name, Pattern):
        if not name.is_in(node["name"]):
            return False
    elif name and name != node["name"]:
        return False
    if any(node["states"].get(key) != value for key, value in template.states.items()):
        return False
    if not all(value.matches(props.get(key)) for key, value in template.props.items()):
        return False
    children, wanted = node["children"], template.children
    is_deep = template.mode == "deep-equal" or (is_deep and template.mode == "")
    if template.mode == "equal" or is_deep:
        return len(children) == len(wanted) and all(
            _is(child, each, is_deep) for child, each in zip(children, wanted, strict=True)
        )
    rest = iter(children)
    return all(any(_is(child, each, False) for child in rest) for each in wanted)


def template_of(text: str) -> Template | TextTemplate:
    """The template of a text. If it is one node, any node of the tree may be it.

    >>> template_of('- link "Home"').name
    'Home'

    Raises: `TemplateError`.
    """
    lines = [_Line(line) for line in text.expandtabs().splitlines()]
    lines = [line for line in lines if line.text]
    if [line.text for line in lines] == ["[]"]:
        return Template("fragment")
    if not lines or not lines[0].is_item:
        raise TemplateError(_NOT_A_SEQUENCE)
    entries, end = _sequence(lines, 0)
    if end < len(lines):
        raise TemplateError(_misplaced(lines[end]))
    root = Template("fragment")
    _fill(root, entries)
    if len(root.children) == 1 and root.mode in ("", "contain"):
        return root.children[0]
    return root


class _Line:
    """A line without its comment."""

    def __init__(self, line: str) -> None:
        self.text = _without_comment(line.strip())
        self.indent = len(line) - len(line.lstrip())
        self.is_item = self.text == "-" or self.text.startswith("- ")


class _Entry(NamedTuple):
    """An item of a sequence: a key and its value; True for an item without one."""

    key: str
    value: str | list[_Entry] | bool


def _sequence(lines: Sequence[_Line], start: int) -> tuple[list[_Entry], int]:
    """The items of a sequence from a line on, and the index of the line behind them."""
    indent, index = lines[start].indent, start
    entries: list[_Entry] = []
    while index < len(lines) and lines[index].indent >= indent:
        line = lines[index]
        if line.indent > indent or not line.is_item:
            raise TemplateError(_misplaced(line))
        text, index = line.text[1:].strip(), index + 1
        while index < len(lines) and lines[index].indent > indent and not lines[index].is_item:
            text, index = f"{text} {lines[index].text}", index + 1
        key, value = _split(text)
        if value == "":
            if index == len(lines) or lines[index].indent <= indent:
                raise TemplateError("Node value should be a string or a sequence")
            inner, index = _sequence(lines, index)
            entries.append(_Entry(key, inner))
        else:
            entries.append(_Entry(key, True if value is None else _scalar(value)))
    return entries, index


def _misplaced(line: _Line) -> str:
    return f"All sequence items must start at the same column: {line.text}"


def _split(text: str) -> tuple[str, str | None]:
    """The key and the value of an item; the value is None without a colon, and may be empty.

    Raises: `TemplateError`.
    """
    if text[:1] in ("{", "["):
        raise TemplateError(f"sequences and mappings in brackets are missing: {text}")
    if text[:1] in ("'", '"'):
        end = _end_of_quotes(text)
        key, rest = _scalar(text[:end]), text[end:].strip()
    else:
        place = text.find(": ")
        if place < 0 and text.endswith(":"):
            place = len(text) - 1
        key, rest = (text, "") if place < 0 else (text[:place], text[place:])
    if rest == "":
        return key, None
    if not rest.startswith(":"):
        raise TemplateError(f"Unexpected input: {text}")
    value = rest[1:].strip()
    if value[:1] in ("|", ">"):
        return key, value.lstrip("|>+-").lstrip()
    if value[:1] not in ("'", '"') and (": " in value or value.endswith(":")):
        raise TemplateError(f"Nested mappings are not allowed in compact mappings: {text}")
    if value[:1] in ("{", "["):
        raise TemplateError(f"sequences and mappings in brackets are missing: {text}")
    return key, value


def _end_of_quotes(text: str) -> int:
    """The index behind the quotes with which a text begins.

    Raises: `TemplateError`.
    """
    quote, index = text[0], 1
    while index < len(text):
        if quote == '"' and text[index] == "\\":
            index += 1
        elif text[index] == quote:
            if quote == '"' or text[index + 1 : index + 2] != "'":
                return index + 1
            index += 1
        index += 1
    raise TemplateError(f"Unterminated string: {text}")


def _scalar(text: str) -> str:
    """A plain text, or one in quotes.

    Raises: `TemplateError`.
    """
    if text[:1] not in ("'", '"'):
        return text
    if _end_of_quotes(text) != len(text):
        raise TemplateError(f"Unexpected input: {text}")
    if text[0] == "'":
        return text[1:-1].replace("''", "'")
    try:
        value: str = json.loads(text, strict=False)
    except ValueError:
        raise TemplateError(f"Unexpected input: {text}") from None
    return value


def _without_comment(text: str) -> str:
    """A line up to a number sign that begins a comment; in quotes it begins none."""
    index = 0
    while index < len(text):
        is_start = index == 0 or text[index - 1] in " "
        before = text[:index].rstrip()
        if is_start and text[index] == "#":
            return before
        if is_start and text[index] in "'\"" and (before in ("", "-") or before.endswith(":")):
            index = _end_of_quotes(text[index:]) + index
        else:
            index += 1
    return text


def _fill(template: Template, entries: Sequence[_Entry]) -> None:
    """Give a template its children and what its entries with a slash say.

    Raises: `TemplateError`.
    """
    for key, value in entries:
        if key == "/children":
            if value not in _MODES:
                raise TemplateError('Strict value should be "contain", "equal" or "deep-equal"')
            template.mode = str(value)
        elif key in ("/url", "/placeholder"):
            template.props[key[1:]] = TextTemplate(_text(value))
        elif key == "text":
            template.children.append(TextTemplate(_text(value)))
        elif not key.startswith("/"):
            child = _node(key)
            template.children.append(child)
            if isinstance(value, list):
                _fill(child, value)
            elif isinstance(value, str):
                child.children.append(TextTemplate(value))


def _text(value: str | list[_Entry] | bool) -> str:
    if not isinstance(value, str):
        raise TemplateError("Text value should be a string")
    return value


def _node(key: str) -> Template:
    """The template of a role with a name and states, as ``heading "Title" [level=1]``.

    Raises: `TemplateError`.
    """
    role, _, rest = key.partition(" ")
    role, bracket, behind = role.partition("[")
    rest = f"{bracket}{behind} {rest}".strip()
    if not role.replace("-", "").isalnum():
        raise TemplateError(f"Unexpected input: {key}")
    template = Template(role)
    if rest[:1] == '"':
        end = _end_of_quotes(rest)
        template.name, rest = " ".join(_scalar(rest[:end]).split()), rest[end:].strip()
    elif rest[:1] == "/":
        end = 1
        while end < len(rest) and rest[end] != "/":
            end += 2 if rest[end] == "\\" else 1
        if end >= len(rest):
            raise TemplateError(f"Unterminated regex: {key}")
        template.name, rest = pattern_of(rest[1:end]), rest[end + 1 :].strip()
    while rest:
        inner, bracket, after = rest[1:].partition("]")
        if rest[0] != "[" or bracket == "":
            raise TemplateError(f"Unexpected input: {key}")
        name, _, value = map(str.strip, inner.partition("="))
        template.states[name] = _state(name, value)
        rest = after.strip()
    return template


def _state(name: str, value: str) -> bool | int | str:
    if name not in _STATES:
        raise TemplateError(f"Unsupported attribute [{name}]")
    if name == "level":
        if not (value.isascii() and value.isdigit()):
            raise TemplateError('Value of "level" attribute must be a number')
        return int(value)
    if value == "mixed" and name in ("checked", "pressed"):
        return value
    if value not in ("", "true", "false"):
        more = ' or "mixed"' if name in ("checked", "pressed") else ""
        raise TemplateError(f'Value of "{name}" attribute must be a boolean{more}')
    return value != "false"


def pattern_of(source: str) -> Pattern:
    """The pattern of what stands between slashes.

    Raises: `TemplateError`.
    """
    try:
        re.search(source, "")
    except re.error as error:
        raise TemplateError(f"Invalid regular expression: /{source}/: {error}") from None
    return Pattern(source)
