"""What the compiler makes of each construct of Web IDL, executed in every engine."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.runtimes.linked import linked
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import bridge, calls

pytest.importorskip("widlparser")

from idl.compiler.emit_js import emit_javascript
from tests.webidl.compiled import definitions, load

NewPage = Callable[..., Page]


@pytest.fixture(params=parameters(ENGINES))
def compiled(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[NewPage]:
    """``compiled(case, module=steps)``: a page with the interfaces of ``cases/<case>.webidl``."""
    with contextmanager(_pages)(request.param, tmp_path, monkeypatch) as new_page:
        yield new_page


def _pages(engine: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[NewPage]:
    loaded = []

    def new_page(case: str, **steps: dict[str, Any]) -> Page:
        loading = contextmanager(load)(folder, case, **steps)
        loading.__enter__()
        loaded.append(loading)
        package = f"webidl_case_{case}"
        files = emit_javascript(definitions(case), package)
        scripts = linked(files)
        (folder / package / "exposed.py").write_text(files["exposed.py"])
        exposed = importlib.import_module(f"{package}.exposed")
        monkeypatch.setattr(bridge, "CALLS", exposed.CALLS)
        monkeypatch.setattr(bridge, "INTERFACES", exposed.INTERFACES)
        monkeypatch.setattr(bridge, "first_script", scripts.first)
        monkeypatch.setattr(calls, "late_script", scripts.late)
        return Page(engine)

    yield new_page
    for loading in reversed(loaded):
        loading.__exit__(None, None, None)


# URLPattern's own IDL


def url_pattern_steps(seen: list[Any]) -> dict[str, Any]:
    result = {
        "inputs": ["a", {"pathname": "/b"}],
        "pathname": {"input": "/x", "groups": {"0": "\ud800", "__proto__": None}},
    }
    return {
        "constructor": lambda this, *given: seen.append((1, *given)),
        "constructor_2": lambda this, *given: seen.append((2, *given)),
        "test": lambda this, *given: bool(seen.append(given)),
        "exec": lambda this, *given: None if given[1] else result,
        "compareComponent": lambda component, left, right: -1 if left is right else 1,
        "generate": lambda this, component, groups: f"{component}{groups}",
    }


def test_the_overloads_of_url_patterns_constructor_get_their_arguments(compiled: NewPage) -> None:
    seen: list[Any] = []
    page = compiled("url_pattern", url_pattern=url_pattern_steps(seen))
    page.run(
        """
        new URLPattern();
        new URLPattern(undefined);
        new URLPattern("/a");
        new URLPattern({ pathname: "/a", unknown: 1 }, { ignoreCase: 1 });
        new URLPattern("/a", undefined);
        new URLPattern("/a", null);
        new URLPattern("/a", "b");
        new URLPattern("/a", 5);
        new URLPattern(null, "b", { ignoreCase: true }, "surplus");
        """
    )
    plain = {"ignoreCase": False}
    ignoring = {"ignoreCase": True}
    assert seen == [
        (2, {}, plain),
        (2, {}, plain),
        (2, "/a", plain),
        (2, {"pathname": "/a"}, ignoring),
        (2, "/a", plain),
        (2, "/a", plain),
        (1, "/a", "b", plain),
        (1, "/a", "5", plain),
        (1, {}, "b", ignoring),
    ]
    assert page.value("URLPattern.length") == 0
    assert page.name_of_error("new URLPattern('a', 'b', 'c');") == "TypeError"
    assert page.name_of_error("URLPattern();") == "TypeError"


def test_the_results_of_url_pattern_are_ordinary_objects(compiled: NewPage) -> None:
    page = compiled("url_pattern", url_pattern=url_pattern_steps([]))
    page.run("globalThis.pattern = new URLPattern(); 0;")
    assert page.value("pattern.exec({}, 'x')") is None
    assert page.run(
        """
        const result = pattern.exec();
        const groups = result.pathname.groups;
        show([
          Object.keys(result), Array.isArray(result.inputs), result.inputs,
          Object.getPrototypeOf(result) === Object.prototype, Object.keys(groups),
          groups[0] === "\\ud800",
          Object.getOwnPropertyDescriptor(groups, "__proto__").value === undefined,
        ]);
        """
    ) == [
        ["inputs", "pathname"],
        True,
        ["a", {"pathname": "/b"}],
        True,
        ["0", "__proto__"],
        True,
        True,
    ]
    assert page.value("URLPattern.compareComponent('pathname', pattern, pattern)") == -1
    assert page.value("URLPattern.compareComponent('protocol', pattern, new URLPattern())") == 1
    assert page.value("pattern.generate('pathname', { a: 1 })") == "pathname{'a': '1'}"
    assert page.name_of_error("pattern.generate('port', {});") == "TypeError"
    assert page.name_of_error("pattern.generate('pathname');") == "TypeError"


# The constructs one by one


def shown(name: str) -> Callable[..., str]:
    """A step that returns its name and arguments; objects show as their interface."""
    return lambda *given: " ".join([name, *map(repr, given)])


def method(name: str) -> Callable[..., str]:
    step = shown(name)
    return lambda this, *given: step(*given)


NAMES = (
    *("numbers", "bytes", "object_", "either", "buffers"),
    *("nullable", "anything", "options", "variadic", "recorded", "byCount", "byCount_2"),
    *("byType", *(f"byType_{number}" for number in range(2, 8)), "later", "later_2"),
)


class Value:
    """What a ``CrossingValue`` is made of."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.platform_object: Any = None


def initialize_value(this: Any, value: Any) -> None:
    this._kept_by_crossing_value = {"text": getattr(value, "text", value)}
    if isinstance(value, Value):
        value.platform_object = this


@pytest.fixture
def crossing(compiled: NewPage) -> Page:
    """A page with the interface of all constructs as ``it``."""
    other = SimpleNamespace(platform_object=None)
    values: list[tuple[str, Any]] = [("text", "a"), ("value", Value("b"))]
    shared = Value("shared")
    result = {
        "text": None,
        "pairs": {"a": "1", "b": None},
        "inner": [{"number": None}, {"number": 3}],
    }
    page = compiled(
        "crossing",
        crossing={name: method(name) for name in NAMES}
        | {
            "constructor": lambda this: this.__class__.name.fset(this, "first"),
            "fixed": shown("fixed"),
            "fixed_2": shown("fixed_2"),
            "names_getter": lambda this: ("a", "b"),
            "result": lambda this: result,
            "maybe": lambda this, is_: "yes" if is_ else None,
            "all": lambda this: [SimpleNamespace(platform_object=this), None, other],
            "initialize": lambda this, value: setattr(value, "platform_object", this),
            "inspect": lambda this: "<Crossing>",
            "nothing": lambda this: None,
            "valueOrText": lambda this, name: dict(values).get(name),
            "valuesAndTexts": lambda this: [value for _, value in values],
            "add": lambda this, text: values.append(("more", text)),
            "value_pairs_to_iterate_over": lambda this: values,
            "ratio_getter": lambda this: 0.5,
        },
        crossing_globals={
            "shout": shown("shout"),
            "made": lambda really: "made" if really else None,
            "place_getter": lambda: "here",
            "shared_getter": lambda: shared,
            "origin_getter": lambda: 1.5,
        },
        crossing_value={
            "State": Value,
            "initialize": initialize_value,
            "constructor": lambda this, text: (
                this._kept_by_crossing_value.update(text=text)
                if hasattr(this, "_kept_by_crossing_value")
                else setattr(this, "_kept_by_crossing_value", {"text": text})
            ),
            "inspect": lambda this: f"<{this.text}>",
        },
    )
    page.run("globalThis.it = new Crossing(); globalThis.other = new CrossingValue('v');")
    return page


NO_MORE = [1, False, "undefined", "undefined"]
CROSSING = [
    ("it.nullable(null)", "nullable None None None"),
    ("it.nullable(undefined, 5, it)", "nullable None 5 <Crossing>"),
    ("it.nullable('null', null, null)", "nullable 'null' None None"),
    ("it.nullable(0, '7', true)", "nullable '0' 7 True"),
    ("it.anything(undefined)", "anything None"),
    ("it.anything(null)", "anything jsnull"),
    ("it.anything('é\\ud800')", "anything 'é\\ud800'"),
    ("it.anything(1.5)", "anything 1.5"),
    ("it.anything(-Infinity)", "anything -inf"),
    ("it.anything(false)", "anything False"),
    ("it.anything({})", "anything [object Object]"),
    ("it.anything([1])", "anything [object Object]"),
    ("it.anything(Symbol())", "anything [object Object]"),
    ("it.anything(it)", "anything <Crossing>"),
    ("it.anything(other)", "anything <v>"),
    ("it.options()", "options {'maybe': None}"),
    (
        "it.options({ value: null, thing: other })",
        "options {'maybe': None, 'thing': <v>, 'value': jsnull}",
    ),
    (
        "it.options({ buffers: [new Uint8Array([1, 2]), new ArrayBuffer(1)] })",
        "options {'buffers': [b'\\x01\\x02', b'\\x00'], 'maybe': None}",
    ),
    ("it.variadic('a')", "variadic 'a' []"),
    ("it.variadic('a', other, other)", "variadic 'a' [<v>, <v>]"),
    ("it.recorded({ a: other })", "recorded {'a': <v>}"),
    ("it.numbers(300, 7.9, NaN)", "numbers 255 7 nan"),
    ("it.numbers(-1, '0', -Infinity)", "numbers 0 0 -inf"),
    ("it.numbers(2.5, 2 ** 53 - 1, '1e21')", "numbers 2 9007199254740991 1e+21"),
    ("it.bytes('\\u00ff')", "bytes 'ÿ'"),
    ("it.object_({})", "object_ [object Object]"),
    ("it.object_(it)", "object_ <Crossing>"),
    ("it.either({})", "either [object Object]"),
    ("it.either(it)", "either <Crossing>"),
    ("it.either('text')", "either 'text'"),
    ("it.either(5)", "either '5'"),
    ("it.buffers(new Uint8Array([1]))", "buffers b'\\x01' None None"),
    (
        "it.buffers(new Uint8Array(1), new DataView(new ArrayBuffer(2)), new ArrayBuffer(1))",
        "buffers b'\\x00' b'\\x00\\x00' b'\\x00'",
    ),
    ("shout(5)", "shout '5' None"),
    ("shout('a', it)", "shout 'a' <Crossing>"),
    ("[shout.length, 'prototype' in shout, typeof later, typeof title]", NO_MORE),
    ("Object.getOwnPropertyDescriptor(globalThis, 'shout').enumerable", True),
    ("[made(true).text, made(0), made(1) instanceof CrossingValue]", ["made", None, True]),
    ("it.byCount('a')", "byCount 'a'"),
    ("it.byCount('a', 1, 2, 3)", "byCount_2 'a' '1' '2'"),
    ("it.byType(true)", "byType True"),
    ("it.byType(1)", "byType_2 1.0"),
    ("it.byType('1')", "byType_3 '1'"),
    ("it.byType(null)", "byType_3 None"),
    ("it.byType(undefined)", "byType_3 None"),
    ("it.byType(Object('a'))", "byType_7 {'0': 0}"),
    ("it.byType(it)", "byType_4 <Crossing>"),
    ("it.byType(other)", "byType_5 <v>"),
    ("it.byType(new Uint8Array([7]))", "byType_6 b'\\x07'"),
    ("it.byType({ a: '1' })", "byType_7 {'a': 1}"),
    ("Crossing.fixed(1)", "fixed 1"),
    ("Crossing.fixed('1')", "fixed_2 '1'"),
    ("[Crossing.SMALL, it.FRACTION]", [1, 0.5]),
    ("Object.getOwnPropertyDescriptor(Crossing, 'SMALL').writable", False),
    ("it.name", "first"),
    ("(it.name = null, it.name)", None),
    ("(it.name = undefined, it.name)", None),
    ("(it.name = 5, it.name)", "5"),
    ("[it.names, it.names === it.names, Object.isFrozen(it.names)]", [["a", "b"], True, True]),
    ("it.maybe(true)", "yes"),
    ("[it.maybe(false) === undefined]", [True]),
    ("it.all().map((each) => each === it || each === it.all()[2] || each)", [True, None, True]),
    ("[it.byCount.length, it.later.length, Crossing.fixed.length]", [1, 1, 1]),
    ("[it.valueOrText('text'), it.valueOrText('nothing')]", ["a", None]),
    ("it.valueOrText('value') instanceof CrossingValue", True),
    ("it.valueOrText('value') === it.valueOrText('value')", True),
    ("it.valuesAndTexts().map((each) => each.text || each)", ["a", "b"]),
    (
        "Array.from(it, ([key, value]) => [key, value.text || value])",
        [["text", "a"], ["value", "b"]],
    ),
    ("Array.from(it.values())[1] === it.valueOrText('value')", True),
    ("['ratio' in it, 'hidden' in it, typeof glued]", [True, False, "undefined"]),
    ("it.toJSON()", {"name": "first", "names": ["a", "b"], "ratio": 0.5}),
    ("[place, Reflect.set(globalThis, 'place', 'there'), place]", ["here", False, "here"]),
    ("[shared.text, shared === shared, (shared.mark = 1, shared.mark)]", ["shared", True, 1]),
    ("[origin, (globalThis.origin = 'mine', origin)]", [1.5, "mine"]),
    ("Object.getOwnPropertyDescriptor(globalThis, 'shared').set === undefined", True),
    ("(it.add('c'), Array.from(it).length)", 3),
    ("(() => { const all = it.entries(); all.next(); it.add('c'); return [...all].length; })()", 2),
]


@pytest.mark.parametrize(("expression", "expected"), CROSSING)
def test_each_construct_of_web_idl_converts_arguments_and_results(
    crossing: Page, expression: str, expected: object
) -> None:
    assert crossing.value(expression) == expected


def test_a_returned_dictionary_leaves_missing_members_out(crossing: Page) -> None:
    shown = crossing.run(
        """
        const result = it.result();
        show([result, "b" in result.pairs, result.pairs.b === undefined,
              "number" in result.inner[0], result.inner[0].number === undefined]);
        """
    )
    assert shown == [
        {"text": None, "pairs": {"a": "1"}, "inner": [{}, {"number": 3}]},
        *[True] * 4,
    ]


def test_overloads_may_return_promises(crossing: Page) -> None:
    if crossing.name == "pythonmonkey":
        pytest.skip("PythonMonkey's promises need a running asyncio event loop")
    crossing.run(
        """
        globalThis.shown = [];
        it.later("a").then((value) => shown.push(value));
        it.later("a", 2).then((value) => shown.push(value));
        it.later().catch((error) => shown.push(error.name));
        Crossing.prototype.later.call({}).catch((error) => shown.push(error.name));
        it.nothing().then((value) => shown.push(value === undefined));
        """
    )
    crossing.engine.run_jobs()
    assert sorted(map(str, crossing.value("shown"))) == [
        *("True", "TypeError", "TypeError", "later 'a'", "later_2 'a' '2'")
    ]


@pytest.mark.parametrize(
    "script",
    [
        "it.numbers(1, -1, 1);",
        "it.numbers(1, NaN, 1);",
        "it.numbers(1, 2 ** 53, 1);",
        "it.bytes('\\u0100');",
        "it.bytes(Symbol());",
        "it.object_('text');",
        "it.object_(null);",
        "it.buffers([1]);",
        "it.buffers(new Int8Array(1));",
        "it.buffers(new ArrayBuffer(1));",
        "it.buffers(new Uint8Array(1), new ArrayBuffer(1));",
        "it.buffers(new Uint8Array(1), new Uint8Array(1), new Uint8Array(1));",
        "shout();",
        "it.byCount();",
        "it.byCount('a', 'b');",
        "it.byType();",
        "it.byType(Symbol());",
        "it.nullable();",
        "it.nullable(null, null, {}); return 'converted';",
        "it.recorded({ a: it });",
        "Crossing.prototype.byType.call({}, 1);",
    ],
)
def test_a_value_that_no_overload_or_type_takes_is_a_type_error(
    crossing: Page, script: str
) -> None:
    expected = "converted" if "converted" in script else "TypeError"
    assert crossing.name_of_error(script) == expected


def test_an_object_given_to_python_twice_has_one_handle(crossing: Page) -> None:
    page = crossing
    before = page.bridge.live_handles
    page.run("it.anything(other); it.anything(other); it.variadic('a', other);")
    assert page.bridge.live_handles == before + 1
    assert page.value("other.text") == "v"
