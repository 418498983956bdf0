"""Where the modules of a context come from that has no server: a folder, or what a host makes."""

from __future__ import annotations

from os import PathLike, fspath
from pathlib import Path
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit
from urllib.request import url2pathname

from webapi.html.import_maps import SpecifierResolver, resolve_a_url_like_module_specifier
from webapi.runtimes.module_scripts import Fetch, Fetched, Module
from webapi.runtimes.packages import NodeModules


class ModuleSource(Protocol):
    """Resolves the specifiers of modules, and has their texts."""

    @property
    def base_url(self) -> str:
        """The URL against which the host's own specifiers are resolved."""

    def resolve(self, specifier: str, base_url: str) -> str:
        """The URL of what the module ``base_url`` imports.

        Raises: `LookupError` if there is no such module.
        """

    def load(self, url: str) -> str:
        """The text of a module.

        Raises: `LookupError` if there is no such module.
        """


class ModuleFolder:
    """The modules of a folder, and the npm packages of its ``node_modules``.

    Their URLs have the scheme ``file``. No specifier leaves the folder.

    >>> folder = ModuleFolder("app")  # doctest: +SKIP
    >>> folder.resolve("lit", folder.base_url)  # doctest: +SKIP
    'file:///app/node_modules/lit/index.js'
    """

    def __init__(self, folder: str | PathLike[str]) -> None:
        self._folder = Path(folder).absolute()
        self._packages = NodeModules(self._folder / "node_modules")

    @property
    def base_url(self) -> str:
        """The URL of the folder, with a slash at its end."""
        return f"{self._folder.as_uri()}/"

    def resolve(self, specifier: str, base_url: str) -> str:
        """The URL of what a module imports.

        Raises: `LookupError` if there is no such module.
        """
        url = resolve_a_url_like_module_specifier(specifier, base_url)
        parent = self._path(base_url)
        is_of_a_package = self._packages.folder in parent.parents
        if url is None or (is_of_a_package and specifier.startswith((".", "/"))):
            return self._packages.resolve(specifier, parent).as_uri()
        return url

    def load(self, url: str) -> str:
        """The text of a module.

        Raises: `LookupError` if there is no such module.
        """
        path = self._path(url)
        if not path.is_file():
            raise LookupError(f"there is no file {path.name!r}.")
        return path.read_text("utf-8-sig")

    def _path(self, url: str) -> Path:
        parts = urlsplit(url)
        path = Path(url2pathname(parts.path))
        if parts.scheme != "file" or parts.netloc or ".." in path.parts:
            raise LookupError(f"{url!r} is not a file of the folder.")
        if path != self._folder and self._folder not in path.parents:
            raise LookupError(f"{url!r} is not a file of the folder.")
        return path


class SourceResolver(SpecifierResolver):
    """Resolves specifiers by a source of modules, in the place of import maps."""

    def __init__(self, source: ModuleSource) -> None:
        super().__init__()
        self._source = source

    def resolve(self, specifier: str, base_url: str) -> str:
        """Resolve a specifier.

        Raises: `TypeError` if there is no such module.
        """
        try:
            return self._source.resolve(specifier, base_url)
        except LookupError as error:
            raise TypeError(str(error)) from None


def load_from(source: ModuleSource) -> Fetch:
    """What gives module scripts the URL and the text of a module."""

    def load(module: Module, integrity: str) -> Fetched:
        try:
            return Fetched(module.url, source.load(module.url))
        except (LookupError, OSError, UnicodeDecodeError) as error:
            raise TypeError(str(error)) from None

    return load


Modules: TypeAlias = "str | PathLike[str] | ModuleSource"
"""What ``install(context, modules=…)`` takes: a folder, or a `ModuleSource`."""


def source_of(modules: Modules) -> ModuleSource:
    """The source of modules that a host gives."""
    return ModuleFolder(fspath(modules)) if isinstance(modules, (str, PathLike)) else modules
