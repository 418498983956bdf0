"""Scripts that mean harm: they get JavaScript errors, Python goes on, and memory is bounded."""

import json
import re
from importlib import resources

import pytest

from tests.runtimes.pages import Page
from webapi.runtimes.bridge import Host
from webapi.runtimes.exposed import CALLS

PATCH = """

const applied = Reflect.apply;
const evil = () => { throw new Error("patched"); };
const saved = [];
function patch(object, only) {
  for (const name of Reflect.ownKeys(object)) {
    if (name === "constructor" || name === "prototype") continue;
    const old = Object.getOwnPropertyDescriptor(object, name);
    if (!old.configurable || (only && !only.includes(name))) continue;
    if (typeof old.value !== "function" && !old.get) continue;
    saved.push([object, name, old]);
  }
}
for (const name of ["Array", "Function", "JSON", "Map", "Number", "Object", "Promise", "Reflect",
                    "RegExp", "String", "Symbol", "WeakMap", "FinalizationRegistry"]) {
  const object = globalThis[name];
  if (object === undefined) continue;
  patch(object);
  if (object.prototype) patch(object.prototype);
}
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
patch(iterators);
patch(Object.getPrototypeOf([][Symbol.iterator]()));
const added = [
  [Object.prototype, "toJSON"], [String.prototype, "toJSON"], [Array.prototype, "toJSON"],
  [Object.prototype, "get"], [Object.prototype, "set"], [Object.prototype, "value"],
  [Object.prototype, "enumerable"], [Object.prototype, "done"], [Object.prototype, "__proto__"],
  [Array.prototype, "0"], [Array.prototype, "1"], [Object.prototype, "0"], [Object.prototype, "1"],
  [Object.prototype, "href"], [Object.prototype, "handle"], [Object.prototype, "$searchParams"],
].filter(([object, name]) => ADD);
function result() {
  const url = new URL("../x?a=1&\\u00e9=2#h", "https://user@ex\\u00e4mple.com:8080/a/b/");
  let text = url.href + url.host + url.searchParams.get("a") + url.searchParams.size;
  url.searchParams.append("\\u{1f600}", "\\ud800");
  url.port = "";
  text += url.toString() + url.toJSON() + URL.canParse("a:b") + URL.parse("nope");
  text += URL.parse("c:d").pathname;
  const params = new URLSearchParams({ b: "1", a: "2" });
  params.sort();
  text += params.toString();
  const iterator = params.entries();
  text += iterator.next().value[0] + iterator.next().value[1] + iterator.next().done;
  params.forEach((value, name) => { text += name + value; });
  try { new URL("nope"); } catch (error) { text += error.message; }
  try { applied(params.get, url, ["a"]); } catch (error) { text += error.message; }
  return text;
}
const before = result();
let after;
const count = saved.length;
const inertSet = {
  __proto__: null, set() { throw 1; }, get() { return evil; }, configurable: true,
};
const evilValue = { __proto__: null, value: evil, configurable: true, writable: true };
const define = Object.defineProperty;
const remove = Reflect.deleteProperty;
for (let i = 0; i < count; i++) {
  define(saved[i][0], saved[i][1], saved[i][2].get ? inertSet : evilValue);
}
const protoOld = [];
for (let i = 0; i < added.length; i++) define(added[i][0], added[i][1], inertSet);
try {
  after = result();
} catch (error) {
  after = error.message + error.stack;
} finally {
  for (let i = 0; i < added.length; i++) remove(added[i][0], added[i][1]);
  for (let i = 0; i < count; i++) define(saved[i][0], saved[i][1], saved[i][2]);
}
show([count, before, after]);
"""


def test_patched_built_ins_change_nothing(page: Page) -> None:
    # dukpy's call_python stores its arguments where a page's setters of elements catch them.
    add = '!["0", "1", "toJSON"].includes(name)' if page.name == "dukpy" else "true"
    count, before, after = page.run(PATCH.replace("ADD", add))
    assert count > 150
    assert "https://user@xn--exmple-cua.com/a/x?a=1&%C3%A9=2&%F0%9F%98%80=%EF%BF%BD#h" in before
    assert after == before


def test_a_script_cannot_see_handles_or_the_sender(page: Page) -> None:
    assert page.run(
        """
        const seen = [];
        const url = new URL("https://a/?b=1");
        Object.defineProperty(Object.prototype, "handle", {
          set(value) { seen.push(value); }, configurable: true,
        });
        const then = Function.prototype.call;
        Function.prototype.call = function (...values) {
          seen.push(values.length);
          return then.apply(this, values);
        };
        try {
          url.hash = "x";
          url.searchParams.get("b");
        } finally {
          delete Object.prototype.handle;
          Function.prototype.call = then;
        }
        show([seen, Reflect.ownKeys(url), Reflect.ownKeys(url.searchParams)]);
        """
    ) == [[], [], []]


def test_errors_of_the_script_pass_through(page: Page) -> None:
    assert (
        page.run(
            """
        const mine = { mine: true };
        const throwing = { toString() { throw mine; }, get a() { throw mine; } };
        const caught = [];
        for (const attempt of [
          () => new URL(throwing),
          () => new URL("a:b", throwing),
          () => { new URL("a:b").hash = throwing; },
          () => new URLSearchParams({ get a() { throw mine; } }),
          () => new URLSearchParams([[throwing, "b"]]),
          () => new URLSearchParams({ [Symbol.iterator]() { throw mine; } }),
          () => new URLSearchParams("a").append("b", throwing),
          () => new URLSearchParams("a").forEach(() => { throw mine; }),
        ]) {
          try { attempt(); caught.push("nothing"); } catch (error) { caught.push(error === mine); }
        }
        show(caught);
        """
        )
        == [True] * 8
    )


def test_recursion_is_the_scripts_own_error(page: Page) -> None:
    assert page.run(
        """
        let depth = 0;
        const recursive = { toString() { depth++; return new URL(this).href; } };
        let name;
        try { new URL(recursive); } catch (error) { name = error.name; }
        let others = 0;
        const nested = () => { new URL("https://a/?b"); others++; nested(); };
        try { nested(); } catch (error) { name += error.name; }
        show([depth > 10, others > 10, new URL("https://a/b").href,
              ["InternalError", "RangeError"].some((each) => name === each + each)]);
        """
    ) == [True, True, "https://a/b", True]


def test_methods_on_wrong_objects(page: Page) -> None:
    assert page.run(
        """
        const names = [];
        const url = new URL("https://a/?b=c");
        const attempt = (run) => {
          try { run(); names.push("nothing"); } catch (error) { names.push(error.name); }
        };
        for (const receiver of [undefined, null, 1, {}, URL.prototype, url.searchParams,
                                Object.create(url), new Proxy(url, {})]) {
          const members = Object.getOwnPropertyDescriptors(URL.prototype);
          for (const [name, each] of Object.entries(members)) {
            if (name === "constructor") continue;
            if (each.get) attempt(() => each.get.call(receiver));
            if (each.set) attempt(() => each.set.call(receiver, "x"));
            if (typeof each.value === "function") attempt(() => each.value.call(receiver));
          }
        }
        for (const receiver of [undefined, {}, url, []]) {
          for (const name of ["get", "append", "sort", "entries", "forEach", "toString"]) {
            attempt(() => URLSearchParams.prototype[name].call(receiver, () => {}, "x"));
          }
        }
        attempt(() => URL("a:b"));
        attempt(() => Reflect.apply(URL, {}, ["a:b"]));
        attempt(() => new url.toString());
        attempt(() => new URL(Symbol()));
        show(names.filter((name) => name !== "TypeError"));
        show([names.length, names.filter((name) => name !== "TypeError")]);
        """
    ) == [220, []]


def test_a_url_keeps_its_brand_whatever_its_prototype(page: Page) -> None:
    assert page.run(
        """
        const odd = Reflect.construct(URL, ["https://a/b"], Object);
        const get = Object.getOwnPropertyDescriptor(URL.prototype, "href").get;
        Object.setPrototypeOf(odd, null);
        show([get.call(odd), Object.getPrototypeOf(URL.parse("a:b")) === URL.prototype]);
        """
    ) == ["https://a/b", True]


def test_many_urls_in_a_loop_keep_nothing(page: Page) -> None:
    before = page.bridge.live_handles
    assert page.run(
        """
        let length = 0;
        for (let index = 0; index < 20000; index++) length += new URL(`https://a/${index}`).href.length;
        show(length);
        """
    ) == sum(len(f"https://a/{index}") for index in range(20000))
    assert page.bridge.live_handles == before


# Requests that no glue of ours would send, but dukpy's call_python lets a page send.

ODD = [None, True, 0, -1, 1e308, 10**30, "", "__class__", [], [[]], {}, {"a": 1}, ["x"] * 50]
REQUESTS = [
    *ODD,
    *([code] for code in (-1, len(CALLS), len(CALLS) - 1, 10**30, True, None, "2", [2])),
    *([code, *([odd] * count)] for code in range(len(CALLS)) for odd in ODD for count in (1, 2, 4)),
    *([code, [maker, "a:b", "c:d"], "x"] for code in range(len(CALLS)) for maker in range(-2, 30)),
    *([code, [2, "https://a/?b"], odd, odd] for code in range(len(CALLS)) for odd in ODD),
]


def test_whatever_is_asked_the_answer_is_text_of_json() -> None:
    host = Host(1000)
    for request in REQUESTS:
        answer = host(json.dumps(request))
        assert answer.isascii()
        parsed = json.loads(answer)
        assert type(parsed) is list
        assert type(parsed[0]) is int or parsed[0] in ("Error", "RangeError", "TypeError")
    assert len(host.objects.by_handle) <= 1000


@pytest.mark.parametrize(
    "text",
    ["", "x", "[", "NaN", "\ud800", "[" * 100_000, '"\0"', "[2,NaN]", "9" * 5000, "\U0001f600"],
)
def test_whatever_text_comes_the_answer_is_text_of_json(text: str) -> None:
    parsed = json.loads(Host(10)(text))
    assert parsed[0] in (0, "Error", "TypeError")


def test_an_answer_names_no_place_in_python() -> None:
    answer = json.loads(Host(10)("[" * 100_000))
    assert answer == ["Error", "webapi could not answer: RecursionError"]


def code(pattern: str) -> int:
    """The number of a call, from the text of the glue."""
    text = resources.files("webapi.runtimes").joinpath("interfaces.js").read_text("ascii")
    found = re.search(pattern, text)
    assert found
    return int(found[1])


def test_a_handle_of_another_class_or_context_is_refused() -> None:
    construct = code(r"constructed\(URLSearchParamsBrand, this, \"\[(\d+),")
    set_hash = code(r"set hash.*\n *assign\(this, own\(URLBrand, this\), (\d+)")
    get = code(r"return look\(this, inner, (\d+), \",\" \+ toStringText\(\$name\)\)")
    host = Host(10)
    assert json.loads(host(f'[{construct},"a=b"]')) == [1, 1]
    assert json.loads(host(f'[{get},1,"a"]')) == [1, "b"]
    refusal = ["TypeError", "Illegal invocation"]
    assert json.loads(host(f'[{set_hash},1,"x"]')) == refusal
    assert json.loads(host(f'[{get},2,"a"]')) == refusal
    assert json.loads(Host(10)(f'[{get},1,"a"]')) == refusal
