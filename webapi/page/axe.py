"""What axe-core finds on a page. The user brings ``axe.min.js``, for example from npm."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from webapi.page.errors import checked_text
from webapi.url.redaction import hide_password, redacted

Selectors: TypeAlias = "str | Sequence[str] | None"
Rules: TypeAlias = "Sequence[str] | Mapping[str, bool] | None"

VARIABLE: Final = "WEBAPI_AXE"
"""The environment variable with the path of the script, which pytest's option sets."""
_IN_NODE_MODULES: Final = "node_modules/axe-core/axe.min.js"


@dataclass(frozen=True)
class AxeNode:
    """An element that breaks a rule."""

    target: str
    """A selector of the element; of one in a shadow tree, those of its hosts come first."""
    html: str
    """The element's markup, shortened by axe."""
    summary: str
    """What repairs it."""


@dataclass(frozen=True)
class AxeViolation:
    """A rule that elements break."""

    id: str
    """The rule's name."""
    impact: str
    """How hard it hits: ``minor``, ``moderate``, ``serious`` or ``critical``."""
    help: str
    """The rule in a sentence."""
    help_url: str
    """The address of the rule's page."""
    tags: list[str]
    """The standards and the kinds to which the rule belongs."""
    nodes: list[AxeNode]
    """The elements."""

    def __str__(self) -> str:
        lines = [f"{self.id} ({self.impact}): {self.help}", f"  {self.help_url}"]
        for node in self.nodes:
            lines.append(f"  {node.target}: {node.html}")
            lines += [f"    {line.strip()}" for line in node.summary.splitlines()]
        return "\n".join(lines)


@dataclass(frozen=True)
class AxeResults:
    """What axe-core found; as a text, the violations."""

    url: str
    """The URL of the document."""
    violations: list[AxeViolation]
    """The rules that elements break."""
    incomplete: list[AxeViolation]
    """The rules of which axe could not decide, with the elements that a person checks."""
    raw: dict[str, Any] = field(repr=False)
    """What ``axe.run`` returned."""

    def __str__(self) -> str:
        url = hide_password(self.url)
        if not self.violations:
            return f"axe finds nothing on {url}"
        return "\n\n".join([f"axe finds on {url}:", *map(str, self.violations)])

    def without(self, baseline: str | os.PathLike[str]) -> AxeResults:
        """Return the results without what a baseline has."""
        known = _read(Path(baseline)).get(urlsplit(self.url).path, {})
        found = []
        for each in self.violations:
            old = known.get(each.id, ())
            if nodes := [node for node in each.nodes if node.target not in old]:
                values = (each.id, each.impact, each.help, each.help_url, each.tags, nodes)
                found.append(AxeViolation(*values))
        return AxeResults(self.url, found, self.incomplete, self.raw)

    def write_baseline(self, baseline: str | os.PathLike[str]) -> None:
        """Write the violations of this page's path into a file, as known. Other paths stay."""
        file = Path(baseline)
        known = _read(file) if file.exists() else {}
        found = {each.id: [node.target for node in each.nodes] for each in self.violations}
        known[urlsplit(self.url).path] = found
        file.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")


def _read(file: Path) -> dict[str, dict[str, list[str]]]:
    try:
        known: dict[str, dict[str, list[str]]] = json.loads(file.read_text("utf-8"))
    except FileNotFoundError as error:
        raise FileNotFoundError(
            f"no baseline {redacted(str(file))}: page.axe().write_baseline(…) writes it"
        ) from error
    return known


def arguments_of(
    script: str | os.PathLike[str] | None,
    include: Selectors,
    exclude: Selectors,
    tags: Selectors,
    rules: Rules,
) -> dict[str, Any]:
    """What ``axe.js`` takes."""
    context = {
        key: texts
        for key, given in (("include", include), ("exclude", exclude))
        if (texts := _texts(given, key))
    }
    options: dict[str, Any] = {"iframes": False, "preload": {"assets": ["cssom"]}}
    if only := _texts(tags, "tags"):
        options["runOnly"] = {"type": "tag", "values": only}
    if isinstance(rules, Mapping):
        options["rules"] = {name: {"enabled": bool(rules[name])} for name in rules}
    elif rules is not None:
        if only:
            raise ValueError("axe takes tags or a list of rules; with tags, rules is a dictionary")
        options["runOnly"] = {"type": "rule", "values": _texts(rules, "rules")}
    return {"source": _source(_found(script)), "context": context or None, "options": options}


def _texts(given: Selectors, name: str) -> list[str]:
    if given is None or isinstance(given, str):
        return [] if given is None else [given]
    return [checked_text(each, f"each of {name}") for each in given]


def _found(script: str | os.PathLike[str] | None) -> Path:
    """The script of axe-core.

    Raises:
        FileNotFoundError: it is nowhere.
    """
    if named := script or os.environ.get(VARIABLE):
        return Path(named)
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (file := folder / _IN_NODE_MODULES).is_file():
            return file
    raise FileNotFoundError(
        "no axe-core: `npm install axe-core` here, or name its file axe.min.js by script=…, "
        f"pytest's --webapi-axe or the environment variable {VARIABLE}"
    )


@cache
def _source(script: Path) -> str:
    return script.read_text("utf-8")


@cache
def runner() -> str:
    """The function of ``axe.js``."""
    text = resources.files("webapi.page").joinpath("axe.js").read_text("ascii")
    return text[text.index("(function") :].rstrip().removesuffix(";")


def results_of(raw: dict[str, Any]) -> AxeResults:
    """The results of ``axe.run``."""
    violations, incomplete = (list(map(_rule, raw[kind])) for kind in ("violations", "incomplete"))
    return AxeResults(raw["url"], violations, incomplete, raw)


def _rule(rule: dict[str, Any]) -> AxeViolation:
    nodes = [
        AxeNode(_selector(each["target"]), each["html"], each.get("failureSummary") or "")
        for each in rule["nodes"]
    ]
    impact = rule["impact"] or "minor"
    return AxeViolation(rule["id"], impact, rule["help"], rule["helpUrl"], rule["tags"], nodes)


def _selector(target: list[Any]) -> str:
    """A selector. Those of shadow trees are lists, those of frames several."""
    parts = [" >> ".join(each) if isinstance(each, list) else each for each in target]
    return " >> ".join(parts)
