"""``python -m idl``: ``idl/*.webidl`` to ``webapi/{interfaces,runtimes/generated}``."""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path

from idl.compiler.check import check
from idl.compiler.documentation import Documentation
from idl.compiler.emit_js import emit_javascript
from idl.compiler.emit_python import emit_python
from idl.compiler.errors import IDLError
from idl.compiler.merge import merge
from idl.compiler.python_source import formatted
from idl.compiler.read import read
from idl.compiler.steps import Step, check_steps

ROOT = Path(__file__).resolve().parent.parent


def compile_interfaces() -> dict[str, str]:
    """The text of every generated file, by its path."""
    definitions = []
    for path in sorted((ROOT / "idl").glob("*.webidl")):
        name = path.relative_to(ROOT).as_posix()
        definitions += read(path.read_text(encoding="utf-8"), name)
    merged = merge(definitions)
    check(merged)
    documentation = Documentation.load(ROOT / "idl" / "docs")
    narrowings = tomllib.loads((ROOT / "idl" / "stubs.toml").read_text(encoding="utf-8"))
    steps: list[Step] = []
    interfaces = emit_python(merged, documentation, steps=steps, narrowings=narrowings)
    check_steps(steps, "webapi.steps")
    engines = emit_javascript(merged)
    return formatted(
        {f"webapi/interfaces/{name}": text for name, text in interfaces.items()}
        | {f"webapi/runtimes/generated/{name}": text for name, text in engines.items()}
    )


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 1 if the IDL is wrong, or ``--check`` finds a difference."""
    parser = argparse.ArgumentParser(prog="python -m idl", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, report differences")
    options = parser.parse_args(arguments)
    try:
        files = compile_interfaces()
    except IDLError as error:
        print(error, file=sys.stderr)
        return 1
    present = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (
            *(ROOT / "webapi" / "interfaces").glob("*.py"),
            *(ROOT / "webapi" / "interfaces").glob("*.pyi"),
            *(ROOT / "webapi" / "runtimes" / "generated").glob("*.[jp][sy]"),
        )
    }
    wanted = {name: text.encode() for name, text in files.items()}
    stale = sorted(name for name in present | wanted if present.get(name) != wanted.get(name))
    if options.check:
        for name in stale:
            print(f"stale: {name}", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        if name in wanted:
            (ROOT / name).parent.mkdir(exist_ok=True)
            (ROOT / name).write_bytes(wanted[name])
        else:
            (ROOT / name).unlink()
        print(f"wrote {name}" if name in wanted else f"removed {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
