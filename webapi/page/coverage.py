"""What ``pytest --webapi-cov`` counts: which functions and lines of a project's scripts have run.

Scripts of pages count if their text is that of a file of the project, or stands in a ``script``
element of one of its pages or templates.
"""

from __future__ import annotations

import codecs
import json
import os
import secrets
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import unquote

from webapi.page.source_maps import SourceMap, map_of

if TYPE_CHECKING:
    from webapi.modules.counters import CountedScript, Place

current: Coverage | None = None
"""What counts in this process, if something does."""

_SCRIPTS: Final = (".cjs", ".js", ".mjs")
_PAGES: Final = (".djhtml", ".htm", ".html", ".j2", ".jinja", ".jinja2")
_LEFT_OUT: Final = ("__pycache__", "node_modules", "site-packages")

_COUNTERS: Final = """const {name} = {{
  __proto__: null,
  take(size) {{
    let text = "";
    for (let each = 0; each < size; each++) text += ({name}[each] | 0) + " ";
    return text;
  }},
}};
0;"""


class Origin(NamedTuple):
    """The file that has a script, and how many of its lines are before the script's first one.

    If a source map leads to files of the project, ``sources`` has those that it names.
    """

    path: str
    lines_before: int
    map: SourceMap | None = None
    sources: tuple[str | None, ...] = ()

    def place(self, place: Place) -> tuple[str, int, int] | None:
        """The file, the line and the column of a place; None if it is in no file of the project."""
        if self.map is None:
            return self.path, place.line + self.lines_before, place.column
        found = self.map.original(place.line - 1, place.column)
        path = None if found is None else self.sources[found.source]
        return None if found is None or path is None else (path, found.line + 1, found.column)


class Project:
    """The files of a project, without hidden folders and installed packages."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._found: dict[str, Origin | None] = {}

    def origin_of(self, source: str) -> Origin | None:
        """The file that has a script."""
        if source not in self._found:
            self._found[source] = self._script(source) or self._part_of_a_page(source)
        return self._found[source]

    def _script(self, source: str) -> Origin | None:
        data = source.encode("utf-8", "surrogatepass")
        sizes = (len(data), len(data) + len(codecs.BOM_UTF8))
        for path in (path for size in sizes for path in self._scripts.get(size, ())):
            if path.read_bytes().removeprefix(codecs.BOM_UTF8) == data:
                return self._mapped(path, source) or Origin(self._name(path), 0)
        return None

    def _mapped(self, path: Path, source: str) -> Origin | None:
        """The origin of a script whose source map names files of the project."""
        folder = path.parent

        def read(url: str) -> str | None:
            nonlocal folder
            file = path.parent / unquote(url)
            folder = file.parent
            return file.read_text("utf-8", "replace") if file.is_file() else None

        map = map_of(source, read)
        sources = () if map is None else tuple(self._source(folder, each) for each in map.sources)
        return Origin(self._name(path), 0, map, sources) if any(sources) else None

    def _source(self, folder: Path, name: str) -> str | None:
        """The file that a source map names: beside the map, or as bundlers write, ``webpack:``."""
        scheme, separator, rest = name.partition("://")
        place = (self._root, rest.partition("/")[2]) if separator else (folder, name)
        path = Path(os.path.normpath(place[0] / unquote(place[1])))
        if scheme == "file" or not path.is_relative_to(self._root) or not path.is_file():
            return None
        parts = path.relative_to(self._root).parts
        is_left_out = any(each in _LEFT_OUT or each[0] == "." for each in parts)
        return None if is_left_out else self._name(path)

    def _part_of_a_page(self, source: str) -> Origin | None:
        for path, text in self._pages:
            index = text.find(f">{source}</script")
            if index != -1 and source.strip():
                return Origin(self._name(path), text.count("\n", 0, index))
        return None

    @cached_property
    def _scripts(self) -> dict[int, list[Path]]:
        found = defaultdict[int, list[Path]](list)
        for path in self._files(_SCRIPTS):
            found[path.stat().st_size].append(path)
        return found

    @cached_property
    def _pages(self) -> list[tuple[Path, str]]:
        return [
            (path, path.read_text("utf-8", "replace").replace("\r\n", "\n"))
            for path in self._files(_PAGES)
        ]

    def _files(self, suffixes: tuple[str, ...]) -> Iterator[Path]:
        for folder, folders, names in os.walk(self._root):
            folders[:] = sorted(
                each
                for each in folders
                if each[0] != "."
                and each not in _LEFT_OUT
                and not os.path.exists(os.path.join(folder, each, "pyvenv.cfg"))
            )
            yield from (Path(folder, each) for each in sorted(names) if each.endswith(suffixes))

    def _name(self, path: Path) -> str:
        return path.relative_to(self._root).as_posix()


class Coverage:
    """What has run, in all pages."""

    def __init__(self, root: Path) -> None:
        self._project = Project(root)
        self._lines: dict[str, dict[int, int]] = {}
        self._functions: dict[str, dict[tuple[int, int, str], int]] = {}

    def script(self, source: str) -> tuple[CountedScript, Origin] | None:
        """A script with counters, and its file, if it is one of the project's."""
        from webapi.modules.counters import counted

        origin = self._project.origin_of(source)
        script = None if origin is None else counted(source)
        return None if origin is None or script is None else (script, origin)

    def add(self, script: CountedScript, origin: Origin, counts: Sequence[int]) -> None:
        """Add what has run in a document."""
        named = zip(script.functions, script.names, counts, strict=False)
        for each, name, count in named:
            if (place := origin.place(each)) is not None:
                path, line, column = place
                functions = self._functions.setdefault(path, {})
                key = (line, column, name)
                functions[key] = functions.get(key, 0) + count
        most: dict[tuple[str, int], int] = {}
        for each, count in zip(script.statements, counts[len(script.functions) :], strict=True):
            if (place := origin.place(each)) is not None:
                most[place[:2]] = max(most.get(place[:2], 0), count)
        for (path, line), count in most.items():
            lines = self._lines.setdefault(path, {})
            lines[line] = lines.get(line, 0) + count

    def as_json(self) -> str:
        """The counts as a text, for another process."""
        lines = {path: [*counts.items()] for path, counts in self._lines.items()}
        functions = {path: [*counts.items()] for path, counts in self._functions.items()}
        return json.dumps([lines, functions])

    def add_json(self, text: str) -> None:
        """Add the counts of another process."""
        all_lines, all_functions = json.loads(text)
        for path, counts in all_lines.items():
            lines = self._lines.setdefault(path, {})
            for line, count in counts:
                lines[line] = lines.get(line, 0) + count
        for path, counts in all_functions.items():
            functions = self._functions.setdefault(path, {})
            for (line, column, name), count in counts:
                key = (line, column, name)
                functions[key] = functions.get(key, 0) + count

    def lcov(self) -> str:
        """The counts in the format of lcov's tracefiles."""
        text = ""
        for path in sorted(self._lines.keys() | self._functions.keys()):
            lines = self._lines.get(path, {})
            functions = sorted(self._functions.get(path, {}).items())
            names = _different([key for key, _ in functions])
            text += f"TN:\nSF:{path}\n"
            for ((line, _, _), _), name in zip(functions, names, strict=True):
                text += f"FN:{line},{name}\n"
            for (_, count), name in zip(functions, names, strict=True):
                text += f"FNDA:{count},{name}\n"
            text += _total("FN", [count for _, count in functions])
            text += "".join(f"DA:{line},{count}\n" for line, count in sorted(lines.items()))
            text += f"{_total('L', lines.values())}end_of_record\n"
        return text

    def summary(self) -> str:
        """How much has run, in a sentence."""
        functions = [count for each in self._functions.values() for count in each.values()]
        lines = [count for each in self._lines.values() for count in each.values()]
        return (
            f"{_ran(lines)} of {len(lines)} lines and {_ran(functions)} of {len(functions)} "
            f"functions have run, of {len(self._lines.keys() | self._functions.keys())} files"
        )


class Counters:
    """The counters of the scripts of one document."""

    def __init__(self, coverage: Coverage) -> None:
        self._coverage = coverage
        self._scripts: list[tuple[CountedScript, Origin]] = []
        self._name = f"webapi_counters_{secrets.token_hex(8)}"
        self.definition = _COUNTERS.format(name=self._name)
        """The script that makes them."""
        self.take = f"{self._name}.take"
        """The function that gives the counts, if it is told how many there are."""
        self.size = 0
        """How many there are."""

    def counted(self, source: str) -> str:
        """A script with counters, if it is one of the project's."""
        found = self._coverage.script(source)
        if found is None:
            return source
        self._scripts.append(found)
        script, _ = found
        text = script.text(self._name, self.size)
        self.size += len(script.functions) + len(script.statements)
        return text

    def note(self, text: str) -> None:
        """Note what `take` has given."""
        counts = iter(map(int, text.split()))
        for script, origin in self._scripts:
            size = len(script.functions) + len(script.statements)
            self._coverage.add(script, origin, [*islice(counts, size)])


def _ran(counts: Collection[int]) -> int:
    return sum(map(bool, counts))


def _total(kind: str, counts: Collection[int]) -> str:
    return f"{kind}F:{len(counts)}\n{kind}H:{_ran(counts)}\n"


def _different(functions: list[tuple[int, int, str]]) -> list[str]:
    """A name of its own for each function."""
    named = Counter(name for _, _, name in functions)
    return [
        name if name and named[name] == 1 else f"{name or '(anonymous)'}:{line}:{column + 1}"
        for line, column, name in functions
    ]
