"""Modules by ECMA-262: what they import, export and evaluate, in engines without a loader.

Answers are those of the standard; the messages of errors of linking are Chromium's.
"""

import sys
from contextlib import suppress

import pytest

from tests.runtimes.pages import ENGINES, parameters
from tests.work import assert_linear
from webapi.runtimes import JavaScriptError

pytest.importorskip("tree_sitter_javascript", reason="pip install 'webapi-dom[modules]'")

from tests.runtimes.module_graphs import ModuleGraph
from webapi.modules import syntax
from webapi.modules.import_calls import with_import_calls
from webapi.modules.source_text import ModuleSyntaxError, parse_module

HERE = "https://a.example/"
WITH_MODULES = [name for name in ENGINES if name in ("quickjs", "mini_racer")]


@pytest.fixture(scope="module", params=parameters(WITH_MODULES))
def engine(request: pytest.FixtureRequest) -> str:
    """An engine that runs modules."""
    name: str = request.param
    return name


def graph_of(engine: str, modules: dict[str, str]) -> ModuleGraph:
    return ModuleGraph(engine, {HERE + name: text for name, text in modules.items()}.get)


def shown(engine: str, modules: dict[str, str]) -> object:
    """What the modules, of which ``main.js`` is the first, put into the list ``shown``."""
    graph = graph_of(engine, modules)
    graph.page.bridge.run("globalThis.shown = [];")
    graph.run(f"{HERE}main.js")
    return graph.page.bridge.run("shown")


def test_bindings_are_live_and_calls_have_no_this(engine: str) -> None:
    found = shown(
        engine,
        {
            "main.js": """
import self, { count, increase as more, kept } from './counter.js';
import * as counter from './counter.js';
const before = [count, counter.count]
more()
shown.push(...before, count, counter.count, { count }.count, typeof kept, self() === undefined)
function inner(count) { { let more = 1; return [count, more] } }
shown.push(inner('own'), more`x`, (({ count }) => count)({ count: 'pattern' }))
for (const assign of [() => { count = 9 }, () => { counter.count = 9 }, () => { counter.x = 9 }])
  try { assign(); shown.push('assigned') } catch (error) { shown.push(error.name) }
shown.push(this === undefined, import.meta.url, import.meta === import.meta)
""",
            "counter.js": """
export let count = 0
export function increase() { count++; return this === undefined }
export const kept = {};
export default function () { return this }
""",
        },
    )
    assert found == [
        *(0, 0, 1, 1, 1, "object", True, ["own", 1], True, "pattern"),
        *("TypeError", "TypeError", "TypeError", True, f"{HERE}main.js", True),
    ]


def test_importers_see_each_assignment(engine: str) -> None:
    """The answers are those of the same code in one function."""
    steps = """
step(() => { a = 2 }); step(() => a += 3); step(() => a++); step(() => ++a); step(() => -a--)
step(() => { a
++a })
step(() => { a
a++
;[a] })
step(() => { for (b = 0; b < 2; b++) a++ }); step(() => (a++, a)); step(() => [a++, a--, a])
step(() => a ||= 5); step(() => a &&= 0); step(() => a ??= 1); step(() => big++); step(() => --big)
step(() => { f = () => {}; return f.name }); step(() => { C = class {}; return C.name })
step(() => { [d, { e: d }] = [7, { e: 8 }] }); step(() => { v++ }); step(() => v = b = a = 40)
step((a) => { a = 3; { let b = 2; b++ } return a })
step(() => { for (const x of [1, 2]) if (x) a -= x })
step(() => { do a++; while (a < 50) }); step(() => a++ + a++); step(() => typeof a++)
"""
    declared = "let a = 1, b = 1, big = 1n, d = 0; var v = 0; function f() {} class C {}"
    shown_now = "String([a, b, big, d, v, f.name, C.name])"
    step = "step = (change) => { let got = String(change()); shown.push(got, now()) };"
    modules = {
        "main.js": f"import {{ a, b, big, d, v, f, C, run }} from './b.js';"
        f"import * as all from './b.js'; const now = () => {shown_now} + all.a + all.v;"
        f"globalThis.now = now; globalThis.{step} run(); globalThis.shown.push(now());",
        "b.js": f"{declared} export {{ a, b, big, d, v, f, C }}; export function run() {{{steps}}}",
    }
    function = f"(() => {{ {declared} const shown = []; const now = () => {shown_now} + a + v;"
    function += f"let {step} {steps} shown.push(now()); return shown; }})()"
    found = shown(engine, modules)
    graph = graph_of(engine, {})
    assert found == graph.page.bridge.run(function)


def test_an_assignment_to_an_import_throws(engine: str) -> None:
    text = """
import { a } from './a.js'
const changes = [() => { a = 1 }, () => a++, () => { [a] = [1] }, () => { ({ a } = { a: 1 }) }]
for (const change of changes)
  try { change() } catch (error) { shown.push(String(error)) }
"""
    found = shown(engine, {"main.js": text, "a.js": "export let a = 0; export const f = () => a++"})
    assert found == ["TypeError: Assignment to constant variable."] * 4


def test_a_cycle_sees_functions_and_not_yet_values(engine: str) -> None:
    found = shown(
        engine,
        {
            "main.js": """
import { b } from './b.js'
export function hoisted() { return 'hoisted' }
export const late = 'late'
export default function () {}
shown.push(b())
""",
            "b.js": """
import unnamed, { hoisted, late } from './main.js'
shown.push(hoisted(), unnamed.name)
try { late } catch (error) { shown.push(error.name) }
export const b = () => late
""",
        },
    )
    assert found == ["hoisted", "default", "ReferenceError", "late"]


def test_a_namespace_is_an_exotic_object(engine: str) -> None:
    found = shown(
        engine,
        {
            "main.js": """
import * as names from './names.js'
const { getPrototypeOf, isExtensible, prototype } = Object
shown.push(Reflect.ownKeys(names).map(String), getPrototypeOf(names), isExtensible(names))
shown.push(Object.getOwnPropertyDescriptor(names, 'b'), Reflect.set(names, 'b', 1), 'zz' in names)
shown.push(prototype.toString.call(names), delete names.x, Reflect.deleteProperty(names, 'b'))
shown.push(names === await import('./names.js'), names.star.c, names['a b'])
""",
            "names.js": """
const b = 2
export { b, b as 'a b', b as null }
export * as star from './star.js'
export default class {}
""",
            "star.js": "export const c = 3",
        },
    )
    assert found == [
        *(["a b", "b", "default", "null", "star", "Symbol(Symbol.toStringTag)"], None, False),
        {"value": 2, "writable": True, "enumerable": True, "configurable": False},
        *(False, False, "[object Module]", True, False, True, 3, 2),
    ]


def test_modules_that_await_run_in_the_order_of_the_standard(engine: str) -> None:
    found = shown(
        engine,
        {
            "main.js": "import './slow.js'; import './other.js'; shown.push('main')",
            "slow.js": "import './leaf.js'; shown.push('slow 1'); await null; shown.push('slow 2')",
            "other.js": "shown.push('other'); for await (const each of [1]) shown.push('other 2')",
            "leaf.js": "shown.push('leaf')",
        },
    )
    assert found == ["leaf", "slow 1", "other", "slow 2", "other 2", "main"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import { a } from './x.js'", "does not provide an export named 'a'"),
        ("export { a } from './x.js'", "does not provide an export named 'a'"),
        ("import { b } from './stars.js'", "contains conflicting star exports for name 'b'"),
        ("export { a }", "Export 'a' is not defined in module"),
        ("import { b } from './x.js'; let b", "Identifier 'b' has already been declared"),
        ("let b; export { b }; export { b }", "Duplicate export of 'b'"),
        ("let b = ;", "."),
        ("if (1) { export default 1 }", "."),
    ],
)
def test_errors_of_linking_and_parsing_are_syntax_errors(
    engine: str, text: str, message: str
) -> None:
    graph = graph_of(
        engine,
        {
            "main.js": f"shown.push('ran'); {text}",
            "x.js": "export const b = 1",
            "y.js": "export const b = 2",
            "stars.js": "export * from './x.js'; export * from './y.js'",
        },
    )
    graph.page.bridge.run("globalThis.shown = [];")
    for _ in range(2):
        with pytest.raises(JavaScriptError, match=message) as caught:
            graph.run(f"{HERE}main.js")
        assert caught.value.name == "SyntaxError"
    assert graph.page.bridge.run("shown") == []


def test_an_error_of_running_repeats(engine: str) -> None:
    graph = graph_of(engine, {"main.js": "import './bad.js'", "bad.js": "throw new Error('bad')"})
    for _ in range(2):
        with pytest.raises(JavaScriptError, match="bad"):
            graph.run(f"{HERE}main.js")


def test_stacks_have_the_names_and_lines_of_modules(engine: str) -> None:
    if ModuleGraph(engine, {}.get).page.value("typeof Error.captureStackTrace") == "undefined":
        pytest.skip("The QuickJS of 2021 has neither names of scripts nor an accessor of stacks.")
    found = shown(
        engine,
        {
            "main.js": """
import { fail } from './a.js'

try { fail() } catch (error) { shown.push(error.stack) }
const captured = {}
Error.captureStackTrace(captured)
shown.push(captured.stack)
""",
            "a.js": "\n\nexport function fail() {\n  null.x\n}",
        },
    )
    assert isinstance(found, list)
    lines = [line for line in "\n".join(found).splitlines() if HERE in line]
    places = [line.rpartition("(")[2].rpartition(":")[0] for line in lines]
    assert places == [f"{HERE}a.js:4", f"{HERE}main.js:4", f"{HERE}main.js:6"]


def test_calls_of_import_in_scripts(engine: str) -> None:
    graph = graph_of(engine, {"a.js": "export const a = 'A'"})
    source = with_import_calls(
        "'import(1)'; /* import(2) */ import\n('./a.js').then(({ a }) => a)",
        f"moduleHostOfTests.classic('{HERE}')",
    )
    assert graph.page.bridge.run(source) == "A"


def test_a_module_in_python() -> None:
    module = parse_module(
        "import a, { b } from 'x' with { type: 'json' }\nawait 1; export * from 'y'"
    )
    assert [(each.specifier, each.attributes) for each in module.requested_modules] == [
        ("x", (("type", "json"),)),
        ("y", ()),
    ]
    assert [each.import_name for each in module.import_entries] == ["default", "b"]
    assert module.star_export_entries == (1,)
    assert module.has_tla
    with pytest.raises(ModuleSyntaxError) as caught:
        parse_module("\n\n  return 1")
    assert (caught.value.lineno, caught.value.offset) == (3, 3)


def test_what_minifiers_write_is_read(engine: str) -> None:
    found = shown(
        engine,
        {
            "main.js": """
import{a,b}from"./a.js";export{a as if,b as default}from"./a.js"
const f=async()=>(await(await a())).length,g=async()=>{for await(let[a]of[b])shown.push(a)}
shown.push(await(0,a)());await g();shown.push(await f())
""",
            "a.js": 'export const a=async()=>"text",b=["own"]',
        },
    )
    assert found == ["text", "own", 4]


@pytest.mark.parametrize("piece", ["(", "import { ", "`${"])
def test_what_is_nothing_but_an_error_takes_linear_time(piece: str) -> None:
    def read(size: int) -> None:
        with suppress(ModuleSyntaxError):  # else the engine finds the error
            parse_module(piece * (size // len(piece)) + "import 'x'")

    assert_linear(read, 100_000)


def test_a_script_without_calls_is_not_parsed() -> None:
    text = "imports.important(1)"
    assert with_import_calls(text, "f") is text


def test_what_parses_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tree_sitter", None)
    syntax._language.cache_clear()
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'webapi-dom\[modules\]'"):
        syntax.parsed(b"1")
