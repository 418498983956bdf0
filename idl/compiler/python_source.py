"""Pieces of Python source text. Their layout and the order of imports are left to ruff."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory

from idl.compiler import model

_WIDTH = 100
_LONGEST_TEXT = 76
_SETTINGS = Path(__file__).parents[2] / "pyproject.toml"


def formatted(files: Mapping[str, str]) -> dict[str, str]:
    """The files, by name; ruff sorts the imports of Python code and formats it."""
    python = {name: text for name, text in files.items() if name.endswith((".py", ".pyi"))}
    with TemporaryDirectory() as folder:
        for name, text in python.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        for command in (["check", "--select=I", "--fix"], ["format"]):
            ruff = [sys.executable, "-m", "ruff", *command, "--quiet", "--no-cache"]
            subprocess.run([*ruff, f"--config={_SETTINGS}", folder], check=True)
        return dict(files) | {
            name: Path(folder, name).read_text(encoding="utf-8") for name in python
        }


def module(
    summary: str, source: model.Definition, imports: str, constants: Mapping[str, str], *parts: str
) -> str:
    """A module: docstring, imports, constants and other parts, without empty parts."""
    made = f"Made by ``python -m idl`` from {source.location.file}: change that, not this."
    assigned = "\n".join(f"{name} = {text}" for name, text in constants.items())
    sections = [docstring([summary, made], 0), imports, assigned, *parts]
    return "\n\n".join(filter(None, sections)) + "\n"


def call(function: str, *arguments: str) -> str:
    """A call, without empty arguments.

    >>> call("f", "a", "b=1")
    'f(a, b=1)'
    """
    return f"{function}({', '.join(filter(None, arguments))})"


def define(head: str, *body: str, decorators: Iterable[str] = ()) -> str:
    """A method of a class, with the parts of its body."""
    lines = [*(f"@{each}" for each in decorators), f"def {head}:"]
    lines += [textwrap.indent(each, "    ") for each in body]
    return textwrap.indent("\n".join(lines), "    ")


def literal(default: model.Default) -> str:
    """The Python expression of a default value or constant."""
    match default.kind:
        case "sequence":
            return "[]"
        case "dictionary":
            return "{}"
        case "number" if isinstance(default.value, float) and not isfinite(default.value):
            return f'float("{default.value}")'
    return repr(default.value)


def text_literal(text: str) -> str:
    """The expression of a text, in two parts if it is too long for a line.

    >>> text_literal("a: b")
    "'a: b'"
    """
    if len(text) <= _LONGEST_TEXT:
        return repr(text)
    before, _, after = text[:_LONGEST_TEXT].rpartition(" ")
    after += text[_LONGEST_TEXT:]
    return f"{before + ' '!r} {after!r}"


def docstring(paragraphs: Sequence[str], indent: int, before: str = "", width: int = _WIDTH) -> str:
    """``before`` and a docstring of paragraphs, wrapped for lines that will be indented.

    A paragraph that starts with ``>>>`` stays unchanged.
    """
    texts = list[str]()
    for paragraph in paragraphs:
        if paragraph.startswith(">>>"):
            texts.append(paragraph)
        else:
            texts.append(
                textwrap.fill(
                    paragraph,
                    width - indent,
                    initial_indent="" if texts else f'{before}"""',
                    break_long_words=False,
                    break_on_hyphens=False,
                )
            )
    text = "\n\n".join(texts).replace("\\", "\\\\")
    if "\n" in text:
        return f'{text}\n"""'
    if len(text) + 3 > width - indent and width == _WIDTH:
        return docstring(paragraphs, indent, before, _WIDTH - 3)
    return f'{text}"""'
