"""What a context runs first, and what it fetches when a page touches a name."""

import re
from functools import cache
from importlib import resources
from itertools import takewhile

import pytest

from idl.linker import FIRST, joined, link
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import HeldClock
from webapi.runtimes.generated.links import LINKS
from webapi.runtimes.scripts import Scripts, first_script, late_script

NAMES = sorted(filter(None, LINKS))
DECLARED = re.compile(r"^(?:const|let|class|(?:async )?function\*?) (\w+)", re.MULTILINE)
OF_PAGES = (
    *("Array", "ArrayBuffer", "Boolean", "DataView", "Date", "Error", "Function", "Intl", "JSON"),
    *("Map", "Math", "Number", "Object", "Promise", "Proxy", "RangeError", "Reflect", "RegExp"),
    *("Set", "String", "Symbol", "TypeError", "Uint8Array", "WeakMap", "WeakRef"),
    *("decodeURIComponent", "escape", "eval", "globalThis", "isNaN", "parseFloat", "parseInt"),
)
"""Globals that a page may replace before a script is fetched."""


@pytest.fixture(params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    """A page that has touched nothing."""
    return Page(request.param)


def bare_names(text: str) -> set[str]:
    """The identifiers of a text that are no properties, comments or strings."""
    text = re.sub(r'//[^\n]*|"(?:[^"\\\n]|\\.)*"', "", text)
    return set(re.findall(r"(?<![\w$.])[A-Za-z_$][\w$]*(?!\s*:(?!:))", text))


@cache
def declared(name: str) -> set[str]:
    """The names that a script declares."""
    return set(DECLARED.findall(late_script(name)[1]))


@pytest.mark.parametrize("name", NAMES)
def test_a_script_that_is_fetched_uses_no_global_that_a_page_may_replace(name: str) -> None:
    _, text = late_script(name)
    classes = set(re.findall(r"^class (\w+)", text, re.MULTILINE))
    assert bare_names(text) & set(OF_PAGES) - classes == set()


@pytest.mark.parametrize("name", NAMES)
def test_a_script_does_not_declare_the_names_of_another(name: str) -> None:
    """But for the numbered constants of the compiler, which are given to none."""
    numbers = r"(?:as|convert|from|keywords|plain|tokens)\d+|as\w+|to\w+|iterate\w+|overloadsOf\w+"
    own = {each for each in declared(name) if not re.fullmatch(numbers, each)}
    assert own & set(DECLARED.findall(first_script())) == set()
    for other in set(NAMES) - {name}:
        assert own & declared(other) == set(), other


def test_scripts_get_the_names_that_they_mention() -> None:
    texts = dict.fromkeys(FIRST, "") | {
        FIRST[0]: "const base = 1;\nconst ABrand = 2;\nconst use = () => later(base);\n",
        "a.js": "class A {}\nclass AImpl {}\nconst later = (value) => value;\n",
        "b.js": 'class BImpl extends AImpl {}\n// later\nconst b = "later" + x.later + base;\n',
    }
    scripts = Scripts(
        {name: joined(each) for name, each in link({"a": ["a.js"], "b": ["b.js"]}, texts).items()},
        texts.__getitem__,
    )
    needed, text = scripts.late("b")
    assert needed == ["a"]
    assert "const { AImpl, base } = shared;" in text
    assert "return { __proto__: null,  };" in text
    assert scripts.late("a")[0] == []
    assert "return { __proto__: null, AImpl, later };" in scripts.late("a")[1]
    assert scripts.first().startswith(' const later = fetched("a", "later");\n')
    assert scripts.first().endswith("const shared = { __proto__: null, base };\n")
    with pytest.raises(LookupError):
        scripts.late("c")


def test_the_scripts_that_one_needs_have_no_cycle() -> None:
    def visit(name: str, inside: tuple[str, ...]) -> None:
        assert name not in inside
        for each in late_script(name)[0]:
            visit(each, (*inside, name))

    for name in NAMES:
        visit(name, ())
    assert "class URL " not in first_script()


def test_headers_need_no_requests_and_streams() -> None:
    assert late_script("headers")[0] == ["host"]
    assert late_script("host")[0] == []


def test_the_tree_needs_events_only_and_each_of_its_interfaces_is_fetched_alone() -> None:
    assert late_script("dom")[0] == ["dom_events", "host"]
    for name in NAMES:
        if name.startswith("dom/"):
            assert set(late_script(name)[0]) <= {"dom", "dom_events", "host"}, name
            assert len(re.findall(r"^class ", late_script(name)[1], re.MULTILINE)) <= 1, name


def test_a_name_is_an_accessor_until_it_is_touched(page: Page) -> None:
    describe = "Object.getOwnPropertyDescriptor(globalThis, 'URLPattern')"
    assert page.value(f"['get' in {describe}, {describe}.enumerable]") == [True, False]
    assert page.value("typeof URLPattern") == "function"
    assert page.value(f"['get' in {describe}, {describe}.writable]") == [False, True]
    assert page.value("'get' in Object.getOwnPropertyDescriptor(globalThis, 'URL')") is True


def test_a_script_may_replace_and_delete_names_before_they_are_touched(page: Page) -> None:
    assert page.run(
        """
        globalThis.URL = 1;
        delete globalThis.URLSearchParams;
        const child = Object.create(globalThis);
        child.Blob = 2;
        new FormData();
        show([URL, typeof URLSearchParams, child.Blob, typeof Blob, typeof File,
              new Document("https://a/").URL]);
        """
    ) == [1, "undefined", 2, "function", "function", "https://a/"]


def test_the_first_touch_by_a_frozen_scope_or_a_deep_stack_is_like_any(page: Page) -> None:
    if page.name == "pythonmonkey":
        pytest.skip("PythonMonkey ends the process when its stack overflows in a call of Python")
    assert page.value(
        "(() => { const f = () => { try { f(); } catch (error) { try { Location; } catch {} } };"
        " f(); return [typeof Location, new WorkerLocation('https://a/').href]; })()"
    ) == ["function", "https://a/"]


LATE_AND_PATCHED = """
const keys = Reflect.ownKeys, define = Reflect.defineProperty;
const describe = Reflect.getOwnPropertyDescriptor;
const evil = { __proto__: null, value() { throw new RangeError("patched"); }, configurable: true };
const trap = {
  __proto__: null, configurable: true, get() { throw new RangeError("read"); },
  set() { throw new RangeError("set"); },
};
const saved = [];
let count = 0;
const globals = ["Array", "Function", "JSON", "Map", "Math", "Number", "Object", "Promise",
  "Reflect", "RegExp", "Set", "String", "Symbol", "WeakMap", "Uint8Array", "Date", "Error"];
for (const name of globals) {
  for (const object of [globalThis[name], globalThis[name].prototype]) {
    for (const key of object ? keys(object) : []) {
      if (key === "prototype" || key === "constructor") continue;
      if (!describe(object, key).configurable) continue;
      saved[count++] = { __proto__: null, object, key, old: describe(object, key) };
    }
  }
}
const added = ["get", "set", "value", "brand", "platformObject", "enumerable", "configurable",
  "writable", "script", "prototype", "type", "0", "1", "handlers", "listeners"].filter(ADDED);
const base = Object.prototype;
for (let index = 0; index < count; index++) define(saved[index].object, saved[index].key, evil);
for (let index = 0; index < added.length; index++) define(base, added[index], trap);
let error = "";
let answer;
try {
  answer = EXPRESSION;
} catch (thrown) {
  error = thrown;
}
for (let index = 0; index < added.length; index++) delete base[added[index]];
for (let index = 0; index < count; index++) {
  define(saved[index].object, saved[index].key, saved[index].old);
}
show([String(error), answer]);
"""


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("new URL('https://a/b?c').href", "https://a/b?c"),
        ("new URLPattern({ __proto__: null, pathname: '/a' }).pathname", "/a"),
        ("new Event('x').type", "x"),
        ("new ErrorEvent('x').message", ""),
        ("new EventTarget().dispatchEvent(new CustomEvent('x'))", True),
        ("new AbortController().signal.aborted", False),
        ("new TextEncoder().encode('a')[0]", 97),
        ("new TextDecoder().decode()", ""),
        ("new File({ __proto__: null, [iterate]: nothing }, 'n').name", "n"),
        ("new Document('https://a/').location.host", "a"),
        ("new FormData().has('a')", False),
        ("new WorkerLocation('https://a/').href", "https://a/"),
        ("typeof performance.now()", "number"),
        ("crypto.randomUUID().length", 36),
        ("structuredClone('a')", "a"),
        ("typeof console.log", "function"),
        ("btoa('a')", "YQ=="),
    ],
)
def test_a_script_that_is_fetched_after_built_ins_were_patched_is_unharmed(
    page: Page, expression: str, expected: object
) -> None:
    # dukpy's call_python stores its arguments where a page's setters of elements catch them.
    added = '!["0", "1"].includes(name)' if page.name == "dukpy" else "true"
    text = (
        "const iterate = Symbol.iterator;\n"
        "const next = () => ({ __proto__: null, done: true });\n"
        "const nothing = () => ({ __proto__: null, next });\n"
        + LATE_AND_PATCHED.replace("EXPRESSION", expression).replace("ADDED", f"(name) => {added}")
    )
    assert page.run(text) == ["", expected]


def test_members_of_the_global_scope_are_called_on_it_or_on_nothing(page: Page) -> None:
    for call in (
        "atob.call({}, 'YQ==')",
        "btoa.call(1, 'a')",
        "queueMicrotask.call(new URL('a:'), () => {})",
        "reportError.call({}, 1)",
        "structuredClone.call([], 1)",
        "Object.create(globalThis).atob('YQ==')",
        "Object.create(globalThis).crypto",
        "Object.create(globalThis).onerror",
        "Object.getOwnPropertyDescriptor(globalThis, 'performance').get.call({})",
        "EventTarget.prototype.addEventListener.call({}, 'x', null)",
        "Object.create(globalThis).addEventListener('x', null)",
        "URL.prototype.toString.call(undefined)",
    ):
        assert page.name_of_error(f"{call};") == "TypeError", call
    assert (
        page.value("[atob('YQ=='), atob.call(undefined, 'YQ=='), self.atob.call(null, 'YQ==')]")
        == ["a"] * 3
    )
    page.run("addEventListener('x', () => {});")
    page.run("EventTarget.prototype.addEventListener.call(null, 'x', null);")


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_timers_are_called_on_the_global_scope(engine: str) -> None:
    page = Page(engine, clock=HeldClock())
    assert page.name_of_error("Object.create(globalThis).setInterval(() => {}, 1);") == "TypeError"
    assert page.name_of_error("setTimeout.call({}, () => {});") == "TypeError"
    assert page.value("typeof setTimeout.call(undefined, () => {}) === 'number'") is True


@pytest.mark.parametrize("argument", ["null", "'s'", "{}", "1", "new FormData()"])
def test_a_form_data_is_not_made_of_what_is_no_form(page: Page, argument: str) -> None:
    assert page.name_of_error(f"new FormData({argument});") == "TypeError"


def test_a_form_data_is_made_of_nothing(page: Page) -> None:
    assert page.value("[new FormData().has('a'), new FormData(undefined).has('a')]") == [
        False,
        False,
    ]


def test_a_script_may_replace_performance_but_not_crypto(page: Page) -> None:
    assert page.value("Reflect.set(globalThis, 'crypto', 1)") is False
    assert page.value("(globalThis.performance = 1, performance)") == 1


def test_what_stands_in_both_languages_says_why() -> None:
    """Other algorithms are written once: docs/written-once.md."""
    folder = resources.files("webapi.runtimes").joinpath("glue")
    for path in sorted(folder.iterdir(), key=lambda each: each.name):
        head = "".join(
            takewhile(lambda line: line.startswith("//"), path.read_text("ascii").splitlines())
        )
        assert "counterpart" not in head or "By hand, because" in head, path.name
