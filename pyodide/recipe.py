"""Print the recipe for Pyodide's collection of packages, made from pyproject.toml.

python pyodide/recipe.py > meta.yaml
"""

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def recipe() -> str:
    """The recipe in JSON, which is YAML too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = [re.split(r"[^\w.-]", requirement)[0] for requirement in project["dependencies"]]
    return json.dumps(
        {
            "package": {
                "name": project["name"],
                "version": project["version"],
                "top-level": ["webapi"],
            },
            "source": {"path": str(ROOT)},
            "requirements": {"run": names},
            "test": {"imports": ["webapi"]},
            "about": {
                "home": project["urls"]["Documentation"],
                "PyPI": f"https://pypi.org/project/{project['name']}",
                "summary": project["description"],
                "license": project["license"],
            },
        },
        indent=2,
    )


if __name__ == "__main__":
    print(recipe())
