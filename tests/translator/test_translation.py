"""What the translator writes gives in JavaScript what Python gives."""

import inspect
import json
from functools import cache
from pathlib import Path

import pytest

from idl.translator.modules import translate
from idl.translator.program import Program, read_modules
from tests.translator import samples
from webapi.runtimes.scripts import script
from webapi.webidl.microtasks import call

GLUE = (
    *("glue/built_ins.js", "glue/conversions.js", "glue/platform_objects.js", "glue/values.js"),
    "glue/host.js",
)
ROOT = Path(__file__).parents[2]
NAMES = [
    name
    for name, function in inspect.getmembers(samples, inspect.isfunction)
    if not name.startswith("_") and function.__module__ == samples.__name__
]


@cache
def translated() -> str:
    host, *modules = read_modules(ROOT, ["webapi.webidl.host", "tests.translator.samples"])
    program = Program(modules, [host])
    return translate(program)["tests.translator.samples"]


@pytest.mark.parametrize("name", NAMES)
def test_function_gives_the_same_in_javascript(name: str) -> None:
    quickjs = pytest.importorskip("quickjs")
    text = "\n".join([*map(script, GLUE), translated()])
    show = "() => JSON.stringify(setPrototypeOf(result, Array.prototype))"
    result = f"const result = {_camel(name)}();"
    context = quickjs.Context()
    context.eval(f"globalThis.show = (() => {{\n{text}\n{result}\nreturn {show};\n}})()")
    while context.execute_pending_job():
        pass
    with call:
        expected = getattr(samples, name)()
    assert json.loads(context.eval("show()")) == expected


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))
