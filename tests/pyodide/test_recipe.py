"""The recipe for Pyodide's collection of packages, as pyodide-build reads it."""

import subprocess
import sys
from pathlib import Path

import pytest

spec = pytest.importorskip("pyodide_build.recipe.spec")

ROOT = Path(__file__).parents[2]


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    """A file with the output of `python pyodide/recipe.py`."""
    script = ROOT / "pyodide" / "recipe.py"
    path = tmp_path / "meta.yaml"
    path.write_bytes(subprocess.run([sys.executable, script], stdout=-1, check=True).stdout)
    return path


def test_the_recipe_is_valid_and_names_the_package_and_the_module(recipe: Path) -> None:
    read = spec.MetaConfig.from_yaml(recipe)
    assert read.package.name == "webapi-dom"
    assert read.package.top_level == read.test.imports == ["webapi"]
    assert read.source.path.resolve() == ROOT
    assert read.about.license == "BSD-3-Clause"
    assert read.requirements.run == ["idna", "typing-extensions"]


def test_a_recipe_with_an_unknown_key_is_refused(recipe: Path) -> None:
    recipe.write_text(recipe.read_text("utf-8").replace('"path"', '"unknown_key"'), "utf-8")
    with pytest.raises(Exception, match="unknown_key"):
        spec.MetaConfig.from_yaml(recipe)
