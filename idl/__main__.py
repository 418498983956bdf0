"""``python -m idl``: ``idl/*.webidl`` to ``webapi/{interfaces,runtimes/generated}``.

It also translates the modules that are written once to ``webapi/runtimes/translated``, and writes
the asynchronous twins of ``webapi/page``, and the picture of the architecture.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from dataclasses import replace
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from idl.asynchronous import TWINS, TwinError, twins
from idl.compiler import model
from idl.compiler.bound import Implementations
from idl.compiler.check import check
from idl.compiler.documentation import Documentation
from idl.compiler.emit_js import emit_javascript
from idl.compiler.emit_python import emit_python
from idl.compiler.errors import IDLError
from idl.compiler.exposure import for_engines
from idl.compiler.implementations import Wanted, check_implementations
from idl.compiler.merge import merge
from idl.compiler.python_source import formatted
from idl.compiler.read import read
from idl.compiler.steps import Step, check_steps
from idl.linker import files_of_scripts, link, links_module
from idl.picture import picture
from idl.translator.names import declarations
from idl.translator.rules import Refused
from idl.written_once import HOSTS, translated_file, written_once

ROOT = Path(__file__).resolve().parent.parent
PICTURE = "docs/static/architecture.svg"
LAST_STATE = ROOT / ".cache" / "idl"
"""The digest of the last run. If it is the same, there is nothing to do."""
READ = {".js", ".py", ".pyi", ".toml", ".webidl"}
"""The suffixes of the files that the compiler reads or writes."""


def definitions_for_python() -> model.Definitions:
    """The definitions of all files but those of engines."""
    return merged(read_files("*.webidl"))


def read_files(pattern: str) -> list[model.AnyDefinition]:
    """The definitions in files of the folder idl, unmerged."""
    return [
        definition
        for path in sorted((ROOT / "idl").glob(pattern))
        for definition in read(path.read_text("utf-8"), path.relative_to(ROOT).as_posix())
    ]


def merged(definitions: list[model.AnyDefinition]) -> model.Definitions:
    """Merged definitions, with the keywords of enumerated attributes."""
    keywords = tomllib.loads((ROOT / "idl" / "keywords.toml").read_text("utf-8"))
    return replace(merge(definitions), keywords=keywords)


def compile_interfaces() -> dict[str, str]:
    """The text of every generated file, by its path."""
    shared = read_files("*.webidl")
    in_python = merged(shared)
    check(in_python)
    in_engines = for_engines(merged([*shared, *read_files("engines/*.webidl")]))
    check(in_engines)
    documentation = Documentation.load(ROOT / "idl" / "docs")
    narrowings = tomllib.loads((ROOT / "idl" / "stubs.toml").read_text(encoding="utf-8"))
    steps: list[Step] = []
    modules = written_once(ROOT)
    implementations = Implementations(in_python, modules, "webapi.steps")
    interfaces = emit_python(
        in_python,
        documentation,
        steps=steps,
        narrowings=narrowings,
        implementations=implementations,
    )
    check_steps(steps, "webapi.steps")
    wanted: list[Wanted] = []
    engines = emit_javascript(in_engines, wanted=wanted)
    glue = sorted((ROOT / "webapi/runtimes/glue").glob("*.js"))
    by_hand = declarations("".join(path.read_text("ascii") for path in glue))
    check_implementations(wanted, modules, by_hand)
    scripts = translated(modules, by_hand, in_python, implementations)
    engines["links.py"] = linked(engines, scripts)
    return formatted(
        {f"webapi/interfaces/{name}": text for name, text in interfaces.items()}
        | {f"webapi/runtimes/generated/{name}": text for name, text in engines.items()}
        | {f"webapi/runtimes/translated/{name}": text for name, text in scripts.items()}
        | twins(ROOT)
        | {PICTURE: picture()}
    )


def linked(engines: dict[str, str], scripts: dict[str, str]) -> str:
    """The links of the generated and the translated scripts with those by hand, as Python."""
    folder = ROOT / "webapi" / "runtimes"
    texts = {f"glue/{path.name}": path.read_text("ascii") for path in folder.glob("glue/*.js")}
    texts |= {f"generated/{name}": text for name, text in engines.items()}
    texts |= {f"translated/{name}": text for name, text in scripts.items()}
    names = (name.removesuffix(".js") for name in engines if name.endswith(".js"))
    files = files_of_scripts([f"translated/{name}" for name in scripts], names)
    return links_module(link(files, texts))


def translated(
    names: list[str],
    taken: frozenset[str],
    definitions: model.Definitions,
    implementations: Implementations,
) -> dict[str, str]:
    """The JavaScript of the modules that are written once, by the name of its file.

    Their types are compared with those of the interfaces that are bound to them.
    """
    from idl.translator.modules import translate  # which needs mypy
    from idl.translator.program import Program, read_modules
    from idl.types_of_bound import check_types

    hosts = read_modules(ROOT, HOSTS)
    modules = read_modules(ROOT, names)
    program = Program(modules, hosts, taken, frozenset(definitions.interfaces))
    check_types(implementations.bound, program.types.files, implementations.class_of)
    texts = translate(program)
    return {translated_file(name): texts[name] for name in names}


def committed() -> dict[str, bytes]:
    """The bytes of every generated file that is here, by its path."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (
            *(ROOT / "webapi" / "interfaces").glob("*.py"),
            *(ROOT / "webapi" / "interfaces").glob("*.pyi"),
            *(ROOT / "webapi" / "runtimes" / "generated").rglob("*.[jp][sy]"),
            *(ROOT / "webapi" / "runtimes" / "translated").rglob("*.js"),
            *(ROOT / TWINS.replace(".", "/")).glob("[!_]*.py"),
            ROOT / PICTURE,
        )
    }


def state() -> str:
    """A digest of the compiler, of all that it reads, and of what it has written."""
    tools = [sys.version, *map(version, ("mypy", "ruff", "widlparser"))]
    paths = [
        ROOT / "pyproject.toml",
        *(path for folder in ("idl", "webapi") for path in sorted((ROOT / folder).rglob("*.*"))),
    ]
    digest = sha256(repr(tools).encode())
    for path in paths:
        if path.suffix in READ:
            text = path.read_bytes()
            digest.update(f"{path.relative_to(ROOT)} {len(text)} ".encode() + text)
    return digest.hexdigest()


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 1 if the IDL is wrong, or ``--check`` finds a difference."""
    parser = argparse.ArgumentParser(prog="python -m idl", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, report differences")
    options = parser.parse_args(arguments)
    if not options.check and LAST_STATE.exists() and LAST_STATE.read_text("ascii") == state():
        print("nothing has changed since the last run")
        return 0
    try:
        files = compile_interfaces()
    except (IDLError, Refused, TwinError) as error:
        print(error, file=sys.stderr)
        return 1
    present = committed()
    wanted = {name: text.encode() for name, text in files.items()}
    stale = sorted(name for name in present | wanted if present.get(name) != wanted.get(name))
    if options.check:
        for name in stale:
            print(f"stale: {name}", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        if name in wanted:
            (ROOT / name).parent.mkdir(exist_ok=True, parents=True)
            (ROOT / name).write_bytes(wanted[name])
        else:
            (ROOT / name).unlink()
        print(f"wrote {name}" if name in wanted else f"removed {name}")
    print(f"{len(wanted)} files, of which {len(wanted.keys() & {*stale})} were written")
    LAST_STATE.parent.mkdir(exist_ok=True)
    LAST_STATE.write_text(state(), "ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
