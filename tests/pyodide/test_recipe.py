"""The recipe, read by pyodide-build itself, says what `pyproject.toml` says."""

import tomllib
from pathlib import Path

import pytest

spec = pytest.importorskip("pyodide_build.recipe.spec")

ROOT = Path(__file__).parents[2]
RECIPE = ROOT / "pyodide" / "meta.yaml"


def test_the_recipe_is_valid_and_says_what_the_project_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    recipe = spec.MetaConfig.from_yaml(RECIPE)
    assert recipe.package.name == project["name"]
    assert recipe.package.version == project["version"]
    assert recipe.package.top_level == recipe.test.imports == ["webapi"]
    assert recipe.source.path.resolve() == ROOT
    assert recipe.about.license == project["license"]
    names = [requirement.split(">")[0] for requirement in project["dependencies"]]
    assert recipe.requirements.run == names


def test_a_wrong_recipe_would_be_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "meta.yaml"
    wrong.write_text(RECIPE.read_text("utf-8").replace("source:\n  path: ..\n", ""), "utf-8")
    with pytest.raises(ValueError, match="source"):
        spec.MetaConfig.from_yaml(wrong)
