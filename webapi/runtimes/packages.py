"""npm packages as published: which file of ``node_modules`` a specifier names.

The algorithms are those of https://nodejs.org/api/esm.html#resolution-algorithm-specification with
the conditions of browsers. For a package without ``exports``, the fields ``browser``, ``module``
and ``main`` count, in this order, as bundlers for browsers read them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from os import PathLike
from os.path import normpath
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote

from webapi.modules.source_text import parse_module

_NAME: Final = re.compile(r"(@[^/\\%]+/[^/\\%]+|[^@.][^/\\%]*)(/.*)?", re.DOTALL)
_INVALID_SEGMENT: Final = re.compile(r"(?:^|[\\/])(?:\.\.?|node_modules)(?:[\\/]|$)", re.IGNORECASE)
_FIELDS: Final = ("browser", "module", "main")
_ENDINGS: Final = ("", ".js", ".mjs", "/index.js", "/index.mjs")


class NodeModules:
    """A folder ``node_modules``.

    >>> NodeModules("node_modules").resolve("lit/decorators.js")  # doctest: +SKIP
    PosixPath('/app/node_modules/lit/decorators.js')

    Args:
        folder: the folder, whose packages were installed by npm, or copied.
        conditions: the conditions of ``exports`` that hold. ``default`` always does.
    """

    def __init__(
        self,
        folder: str | PathLike[str],
        conditions: Iterable[str] = ("browser", "import"),
    ) -> None:
        self.folder = Path(folder).absolute()
        self.conditions = frozenset([*conditions, "default"])
        self._packages: dict[Path, dict[str, Any]] = {}

    def resolve(self, specifier: str, parent: str | PathLike[str] | None = None) -> Path:
        """Find the file that a specifier names in the module ``parent``, a file.

        Raises:
            LookupError: there is no such package, the package does not export this, or there is no
                such file.
        """
        place = self.folder if parent is None else Path(parent).absolute()
        if specifier.startswith("#"):
            return self._package_imports_resolve(specifier, place)
        if specifier.startswith(("./", "../", "/")):
            return self._relative(specifier, place)
        return self._package_resolve(specifier, place)

    def graph(self, specifiers: Iterable[str]) -> dict[Path, dict[str, Path]]:
        """Find the modules that an application needs: each file, with the files that it imports.

        What only ``import()`` imports is no part of it.

        Raises:
            LookupError: a module imports what is not there.
            SyntaxError: a module does not parse.
        """
        found: dict[Path, dict[str, Path]] = {}
        waiting = [self.resolve(specifier) for specifier in specifiers]
        while waiting:
            path = waiting.pop()
            if path in found:
                continue
            found[path] = {}
            for request in parse_module(path.read_text("utf-8-sig")).requested_modules:
                found[path][request.specifier] = self.resolve(request.specifier, path)
            waiting.extend(found[path].values())
        return found

    def import_map(
        self, specifiers: Iterable[str], base_url: str = "/node_modules/"
    ) -> dict[str, dict[str, Any]]:
        """Make an import map for what an application imports, and for what that imports in turn.

        A server has the folder at ``base_url``. Write the result into the page as JSON, in a
        ``<script type=importmap>``. Raises what `graph` raises.

        >>> NodeModules("node_modules").import_map(["lit-html"])  # doctest: +SKIP
        {'imports': {'lit-html': '/node_modules/lit-html/lit-html.js'}, 'scopes': {}}
        """
        given = [*specifiers]
        imports = {specifier: self._url(self.resolve(specifier), base_url) for specifier in given}
        scopes: dict[str, dict[str, str]] = {}
        for path, imported in self.graph(given).items():
            for specifier, file in imported.items():
                url = self._url(file, base_url)
                if specifier.startswith(("./", "../")):
                    plain = self._url(Path(_normal(path.parent / unquote(specifier))), base_url)
                    if plain != url:
                        imports[plain] = url
                elif imports.setdefault(specifier, url) != url:
                    package = self._scope_of(path) or self.folder
                    scopes.setdefault(f"{self._url(package, base_url)}/", {})[specifier] = url
        return {"imports": imports, "scopes": scopes}

    def _url(self, path: Path, base_url: str) -> str:
        return f"{base_url}{quote(path.relative_to(self.folder).as_posix(), safe='/@')}"

    def _relative(self, specifier: str, parent: Path) -> Path:
        """A file beside the parent, for which the field ``browser`` may name another."""
        path = Path(_normal(parent.parent / unquote(specifier)))
        if self.folder in parent.parents and self.folder not in path.parents:
            raise LookupError(f"{specifier!r} is not inside of {self.folder.name}.")
        package = self._scope_of(path)
        return _existing(path, "") if package is None else self._for_browsers(path, package)

    def _package_resolve(self, specifier: str, parent: Path) -> Path:
        """https://nodejs.org/api/esm.html: PACKAGE_RESOLVE"""
        match = _NAME.fullmatch(specifier)
        if match is None:
            raise LookupError(f"{specifier!r} is not the specifier of a package.")
        name, rest = match.groups(default="")
        for folder in self._folders_of(name, parent):
            subpath = f".{rest}"
            manifest = self._manifest(folder)
            exports = manifest.get("exports")
            if exports is not None:
                return self._package_exports_resolve(folder, subpath, exports)
            if subpath in (".", "./"):
                return self._main(folder, manifest)
            path = Path(_normal(folder / unquote(subpath)))
            if folder not in path.parents:
                raise LookupError(f"{specifier!r} is not inside of the package {name!r}.")
            return self._for_browsers(path, folder)
        raise LookupError(f"there is no package {name!r} in {self.folder.name}.")

    def _folders_of(self, name: str, parent: Path) -> Iterator[Path]:
        """The folders of a package, the nearest to its importer first."""
        own = self._scope_of(parent)
        if own is not None:
            manifest = self._manifest(own)
            if manifest.get("name") == name and manifest.get("exports") is not None:
                yield own  # PACKAGE_SELF_RESOLVE
        for place in parent.parents:
            if self.folder in place.parents and (place / "node_modules" / name).is_dir():
                yield place / "node_modules" / name
        if (self.folder / name).is_dir():
            yield self.folder / name

    def _package_exports_resolve(self, folder: Path, subpath: str, exports: Any) -> Path:
        """https://nodejs.org/api/esm.html: PACKAGE_EXPORTS_RESOLVE"""
        is_main = not isinstance(exports, dict) or not any(key[:1] == "." for key in exports)
        table = {".": exports} if is_main else exports
        found = self._package_imports_exports_resolve(subpath, table, folder, is_internal=False)
        if found is None:
            raise LookupError(f"the package {self._name(folder)!r} does not export {subpath!r}.")
        return found

    def _package_imports_resolve(self, specifier: str, parent: Path) -> Path:
        """https://nodejs.org/api/esm.html: PACKAGE_IMPORTS_RESOLVE"""
        package = self._scope_of(parent)
        table = {} if package is None else self._manifest(package).get("imports")
        if package is not None and isinstance(table, dict) and not specifier.startswith("#/"):
            found = self._package_imports_exports_resolve(
                specifier, table, package, is_internal=True
            )
            if found is not None:
                return found
        raise LookupError(f"no package around {parent.name!r} has the import {specifier!r}.")

    def _package_imports_exports_resolve(
        self, key: str, table: Mapping[str, Any], folder: Path, *, is_internal: bool
    ) -> Path | None:
        """https://nodejs.org/api/esm.html: PACKAGE_IMPORTS_EXPORTS_RESOLVE"""
        if key in table and "*" not in key:
            return self._package_target_resolve(folder, table[key], None, is_internal)
        patterns = [each for each in table if each.count("*") == 1]
        for pattern in sorted(patterns, key=_pattern_key, reverse=True):
            start, _, end = pattern.partition("*")
            if key.startswith(start) and key != start and key.endswith(end):
                if len(key) < len(pattern):
                    continue
                match = key[len(start) : len(key) - len(end)]
                return self._package_target_resolve(folder, table[pattern], match, is_internal)
        return None

    def _package_target_resolve(
        self, folder: Path, target: Any, match: str | None, is_internal: bool
    ) -> Path | None:
        """https://nodejs.org/api/esm.html: PACKAGE_TARGET_RESOLVE"""
        if isinstance(target, str):
            return self._file_of_target(folder, target, match, is_internal)
        if isinstance(target, list):
            found = None
            for each in target:
                try:
                    found = self._package_target_resolve(folder, each, match, is_internal)
                except LookupError:
                    continue
                if found is not None:
                    break
            return found
        if isinstance(target, dict):
            for condition, value in target.items():
                if condition in self.conditions:
                    found = self._package_target_resolve(folder, value, match, is_internal)
                    if found is not None or value is None:
                        return found
        return None

    def _file_of_target(
        self, folder: Path, target: str, match: str | None, is_internal: bool
    ) -> Path:
        whole = target if match is None else target.replace("*", match)
        if not target.startswith("./"):
            if is_internal and not target.startswith(("../", "/")):
                return self._package_resolve(whole, folder / "package.json")
            raise LookupError(f"{target!r} of {self._name(folder)!r} is not inside of the package.")
        if any(_INVALID_SEGMENT.search(unquote(part)) for part in (target[2:], match or "")):
            raise LookupError(f"{whole!r} of {self._name(folder)!r} is not inside of the package.")
        return _existing(folder / unquote(whole[2:]), self._name(folder))

    def _main(self, folder: Path, manifest: dict[str, Any]) -> Path:
        """The file of a package without ``exports``."""
        values = [manifest.get(field) for field in _FIELDS]
        for name in [*(each for each in values if isinstance(each, str)), "index"]:
            found = _guessed(Path(_normal(folder / name)))
            if found is not None and folder in found.parents:
                return self._for_browsers(found, folder)
        raise LookupError(f"the package {self._name(folder)!r} has no main file.")

    def _for_browsers(self, path: Path, package: Path) -> Path:
        """The file that stands for a file of a package in browsers.

        https://github.com/defunctzombie/package-browser-field-spec
        """
        browser = self._manifest(package).get("browser")
        if isinstance(browser, dict):
            name = f"./{path.relative_to(package).as_posix()}"
            found = browser.get(name, browser.get(name.removesuffix(".js"), name))
            if found is False:
                raise LookupError(f"{self._name(package)!r} has no {name!r} in browsers.")
            path = Path(_normal(package / str(found)))
            if package not in path.parents:
                raise LookupError(f"{found!r} is not inside of {self._name(package)!r}.")
        return _guessed(path) or _existing(path, self._name(package))

    def _scope_of(self, path: Path) -> Path | None:
        """https://nodejs.org/api/esm.html: LOOKUP_PACKAGE_SCOPE"""
        for place in path.parents:
            if place.name == "node_modules":
                return None
            if (place / "package.json").is_file():
                return place
        return None

    def _manifest(self, folder: Path) -> dict[str, Any]:
        """https://nodejs.org/api/esm.html: READ_PACKAGE_JSON"""
        found = self._packages.get(folder)
        if found is None:
            file = folder / "package.json"
            parsed = json.loads(file.read_text("utf-8")) if file.is_file() else {}
            found = self._packages[folder] = parsed if isinstance(parsed, dict) else {}
        return found

    def _name(self, folder: Path) -> str:
        return str(self._manifest(folder).get("name", folder.name))


def _pattern_key(pattern: str) -> tuple[int, int]:
    """https://nodejs.org/api/esm.html: PATTERN_KEY_COMPARE, from the least to the most specific."""
    return pattern.index("*"), len(pattern)


def _normal(path: Path) -> str:
    """A path without ``..``, whose links are not followed."""
    return normpath(path)


def _guessed(path: Path) -> Path | None:
    """The first file whose name a field can have meant."""
    files = (path.parent / f"{path.name}{ending}" for ending in _ENDINGS)
    return next((file for file in files if file.is_file()), None)


def _existing(path: Path, package: str) -> Path:
    if not path.is_file():
        raise LookupError(f"there is no file {path.name!r}{f' in {package!r}' if package else ''}.")
    return path
