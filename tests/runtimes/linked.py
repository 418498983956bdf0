"""The scripts of the package with other interfaces than its own."""

from __future__ import annotations

from collections.abc import Mapping

from idl.linker import FIRST, files_of_scripts, joined, link
from webapi.runtimes.generated.links import LINKS
from webapi.runtimes.scripts import Scripts, script


def linked(generated: Mapping[str, str]) -> Scripts:
    """The scripts by hand and the translated ones, and of the generated ones only these files."""
    names = {each for files, *_ in LINKS.values() for each in files.split()}
    texts = {name: script(name) for name in names if not name.startswith("generated/")}
    texts |= {name: script(name) for name in FIRST}
    texts |= {f"generated/{name}": text for name, text in generated.items()}
    tree = LINKS["dom"][0].split()
    scripts = [name.removesuffix(".js") for name in generated if name.endswith(".js")]
    links = link(files_of_scripts(tree, scripts), texts)
    return Scripts({name: joined(each) for name, each in links.items()}, texts.__getitem__)
