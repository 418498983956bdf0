"""Docstrings of the generated code: prose and examples from ``idl/docs``, links to the standard."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from idl.compiler import model
from idl.compiler.python_source import docstring
from idl.compiler.reflections import GETTERS


class Documentation:
    """The texts, examples and links that ``docs/*.toml`` gives for definitions and members.

    A file has a table for each definition. Its keys ``text``, ``example`` and ``link`` document the
    definition; the anchors of its members begin with ``anchors``. A sub-table with these keys
    documents each member; a member ``text`` is ``text_``.
    """

    def __init__(self, entries: Mapping[str, Any]) -> None:
        self.entries = entries

    @classmethod
    def load(cls, folder: Path) -> Documentation:
        """Load all files of a folder; several files may document one definition."""
        entries: dict[str, Any] = {}
        for path in sorted(folder.glob("*.toml")):
            for name, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
                entries.setdefault(name, {}).update(entry)
        return cls(entries)

    def interface(self, interface: model.Interface) -> str:
        """The docstring of an interface."""
        inherits = f" : {interface.inherits}" if interface.inherits else ""
        link = interface.standard and f"{interface.standard}#{interface.name.lower()}"
        entry = self.entries.get(interface.name, {})
        return _docstring(entry, [f"interface {interface.name}{inherits}"], link, 4)

    def member(self, *overloads: model.Attribute | model.Operation, before: str = "") -> str:
        """The docstring of an attribute or of the overloads of an operation."""
        entry, link = self._entry(overloads[0])
        return _docstring(entry, map(str, overloads), link, 8, before)

    def hover(self, attribute: model.Attribute) -> str:
        """The docstring of an attribute in a stub, for editors: the text and the link, if any."""
        entry, link = self._entry(attribute)
        paragraphs = [entry.get("text", ""), entry.get("link") or link]
        return docstring(list(filter(None, paragraphs)), 8) if any(paragraphs) else ""

    def _entry(self, member: model.Attribute | model.Operation) -> tuple[Mapping[str, str], str]:
        """The entry of a member in ``docs/*.toml``, and its link to the standard."""
        standard, owner, name = member.standard, member.declared_in, member.name
        key = f"{name}_" if name in _OWN_KEYS else name
        of_owner = self.entries.get(owner, {})
        reflected = isinstance(member, model.Attribute) and member.reflects(*GETTERS)
        text = {"text": f"The attribute ``{reflected}``."} if reflected else {}
        entry = text | of_owner.get(key, {})
        prefix = of_owner.get("anchors", f"dom-{owner}")
        anchor = f"#{prefix}-{owner if name == 'constructor' else name}".lower()
        return entry, standard and standard + anchor

    def iterable(self, definition: model.Definition, name: str) -> str:
        """The docstring of a method that an iterable declaration makes."""
        entry = {"text": _ITERABLE[name], **self.entries.get(definition.name, {}).get(name, {})}
        return _docstring(entry, [], f"https://webidl.spec.whatwg.org/#js-iterable-{name}", 8)

    def async_iterable(self, definition: model.Definition, declaration: model.AsyncIterable) -> str:
        """The docstring of the method that an asynchronously iterable declaration makes."""
        entry = {"text": _ASYNC_VALUES, **self.entries.get(definition.name, {}).get("values", {})}
        link = "https://webidl.spec.whatwg.org/#js-asynchronous-iterable"
        return _docstring(entry, [str(declaration)], link, 8)

    def changed_copy(self, interface: model.Interface) -> str:
        """The docstring of the method that returns a changed copy."""
        entry = {"text": _CHANGED_COPY, **self.entries.get(interface.name, {}).get("with_", {})}
        return _docstring(entry, [], "", 8)


def _docstring(
    entry: Mapping[str, str], shown: Iterable[str], link: str, indent: int, before: str = ""
) -> str:
    paragraphs = [entry.get("text", ""), *(f"``{each}``" for each in shown)]
    paragraphs += [entry.get("link") or link, entry.get("example", "").strip()]
    return docstring([each for each in paragraphs if each], indent, before)


_OWN_KEYS = ("text", "example", "link", "anchors")
_CHANGED_COPY = (
    "A copy with other values of attributes, which are set in the order given, as by assignment: "
    "what cannot be set is ignored."
)
_ASYNC_VALUES = "An asynchronous iterator over the values, for ``async for``."
_ITERABLE = {
    "entries": "An iterator over the pairs, which sees changes made meanwhile.",
    "keys": "An iterator over the first of each pair, which sees changes made meanwhile.",
    "values": "An iterator over the second of each pair, which sees changes made meanwhile.",
    "forEach": "Call ``callback`` with value, key and the object, or as many as it takes, "
    "for each pair. The second argument, ``this`` for JavaScript functions, is ignored.",
}
