"""Packages of ``node_modules``: what Node.js resolves with the condition ``browser``.

The fields of packages without ``exports`` are those that esbuild reads for browsers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from webapi.runtimes.packages import NodeModules

RECORDED: dict[str, Any] = json.loads(Path(__file__).with_name("packages.json").read_text("ascii"))


@pytest.mark.parametrize("by", RECORDED)
def test_packages_resolve_as_elsewhere(by: str, tmp_path: Path) -> None:
    folder = tmp_path / "node_modules"
    for package, files in RECORDED[by]["tree"].items():
        for name, text in files.items():
            file = folder / package / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text if isinstance(text, str) else json.dumps(text), "utf-8")
    modules = NodeModules(folder)
    for specifier, parent, expected in RECORDED[by]["cases"]:
        importer = None if parent is None else folder / parent
        try:
            found = modules.resolve(specifier, importer).relative_to(folder).as_posix()
        except LookupError:
            found = None
        assert (specifier, parent, found) == (specifier, parent, expected)


def test_an_import_map_has_what_packages_import_in_turn(tmp_path: Path) -> None:
    pytest.importorskip("tree_sitter", reason="no parser: pip install 'webapi-dom[modules]'")
    files = {
        "a/package.json": '{"exports": "./a.js", "imports": {"#c": "./x.js"}}',
        "a/a.js": "import './x.js'; import 'b'; import '#c'; import './inside/y';",
        "a/inside/y/index.js": "",
        "a/x.js": "import '../unused.js';",
        "b/package.json": '{"module": "b.mjs", "browser": {"./server.js": "./client.js"}}',
        "b/b.mjs": "export * from './server.js';",
        "b/client.js": "",
        "a/node_modules/b/package.json": '{"main": "old"}',
        "a/node_modules/b/old.js": "",
        "unused.js": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    assert NodeModules(tmp_path).import_map(["b", "a"], "/static/") == {
        "imports": {
            "a": "/static/a/a.js",
            "b": "/static/b/b.mjs",
            "#c": "/static/a/x.js",
            "/static/b/server.js": "/static/b/client.js",
            "/static/a/inside/y": "/static/a/inside/y/index.js",
        },
        "scopes": {"/static/a/": {"b": "/static/a/node_modules/b/old.js"}},
    }


def test_no_specifier_leaves_the_folder(tmp_path: Path) -> None:
    (tmp_path / "secret.js").write_text("", "utf-8")
    package = tmp_path / "node_modules" / "a"
    package.mkdir(parents=True)
    (package / "package.json").write_text('{"main": "../../secret.js"}', "utf-8")
    modules = NodeModules(tmp_path / "node_modules")
    for specifier in (
        "a",
        "a/../../secret.js",
        "a/%2e%2e/%2e%2e/secret.js",
        "../secret.js",
        "../../secret.js",
    ):
        with pytest.raises(LookupError):
            modules.resolve(specifier, package / "i.js")
