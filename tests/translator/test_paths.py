"""An event's path has the targets of the DOM Standard, in Python and in an engine.

https://dom.spec.whatwg.org/#concept-event-dispatch
"""

import json
from functools import cache
from pathlib import Path

import pytest

from idl.translator.modules import translate
from idl.translator.names import camel
from idl.translator.program import Program, read_modules
from tests.translator import paths
from webapi.runtimes.scripts import script

ROOT = Path(__file__).parents[2]
CAPTURED = ["root capturing three", "middle capturing three"]
TARGET = ["leaf target three", "leaf target three"]
BUBBLED = ["middle bubbling three", "root bubbling three"]
EXPECTED = {
    "bubbling": [*CAPTURED, *TARGET, *BUBBLED, "uncanceled", "no path"],
    "not_bubbling": [*CAPTURED, *TARGET, "uncanceled", "no path"],
    "stopped_while_capturing": [*CAPTURED, "uncanceled", "no path"],
    "activated": [
        *("pre middle", *CAPTURED, *TARGET, *BUBBLED, "activate middle"),
        *("uncanceled", "no path"),
    ],
    "canceled": [
        *("pre middle", *CAPTURED, *TARGET, *BUBBLED, "canceled middle"),
        *("canceled", "no path"),
    ],
    "activated_from_a_plain_target": ["pre root", "activate root"],
}
GLUE = (
    *("glue/built_ins.js", "glue/conversions.js", "glue/platform_objects.js", "glue/values.js"),
    "glue/host.js",
)
HOST = """
const coarseNow = () => 0;
const callbackKey = (callback) => callback;
const platformObjectOf = () => undefined;
const callListener = (callback, current, event) => callback(event);
const exchangeCurrentEvent = () => undefined;
"""


@cache
def translated() -> str:
    names = ["webapi.webidl.host", "webapi.dom.events", "tests.translator.paths"]
    host, *modules = read_modules(ROOT, names)
    return "\n".join(translate(Program(modules, [host])).values())


@pytest.mark.parametrize("name", EXPECTED)
def test_path_in_python(name: str) -> None:
    assert getattr(paths, name)() == EXPECTED[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_path_in_an_engine(name: str) -> None:
    quickjs = pytest.importorskip("quickjs")
    text = "\n".join([*map(script, GLUE), HOST, translated()])
    call = f"JSON.stringify(setPrototypeOf({camel(name)}(), Array.prototype))"
    assert (
        json.loads(quickjs.Context().eval(f"(() => {{\n{text}\nreturn {call};\n}})()"))
        == (EXPECTED[name])
    )
