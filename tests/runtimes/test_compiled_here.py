"""What the compiler makes of interfaces whose steps run in the engine, executed in every engine."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from tests.runtimes.linked import linked
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.runtimes import bridge, calls

pytest.importorskip("widlparser")

from idl.compiler.check import check
from idl.compiler.emit_js import emit_javascript
from idl.compiler.errors import IDLError
from idl.compiler.exposure import for_engines
from idl.compiler.merge import merge
from idl.compiler.model import Definitions
from idl.compiler.read import read

IDL = """
[Exposed=*, RunsIn=Engine]
interface Thing : Base {
  constructor(optional DOMString text = "none", optional Options options = {});
  const unsigned short SMALL = 7;

  attribute DOMString text;
  attribute Thing? other;
  [SameObject] readonly attribute Base base;
  readonly attribute FrozenArray<Thing> things;
  attribute Kind kind;
  [PutForwards=text] readonly attribute Thing forwarded;
  [LegacyUnforgeable] readonly attribute boolean forged;
  attribute any anything;
  attribute Size? size;
  attribute Handler onmove;
  readonly attribute Promise<undefined> closed;
  attribute double ratio;

  any show(any value);
  DOMString numbers(byte a, octet b, short c, unsigned short d, long e, unsigned long f,
                    long long g, unsigned long long h);
  DOMString floats(float a, unrestricted float b, double c, unrestricted double d);
  DOMString bounded([Clamp] octet a, [EnforceRange] long b, [EnforceRange] unsigned long long c);
  DOMString strings(ByteString a, USVString b, [LegacyNullToEmptyString] DOMString c);
  DOMString defaults(optional long a = 3, optional boolean b = true, optional DOMString? c = null,
                     optional any d = null, optional boolean e, optional sequence<long> f = []);
  DOMString lists(sequence<Thing> a, record<DOMString, long> b, Thing... rest);
  DOMString either((Thing or DOMString or sequence<long>) a);
  DOMString flowing((Thing or async_sequence<any> or DOMString) a);
  [ImplementedAs=ofAnotherName] DOMString renamed(optional Nullable a = {});
  [ImplementedAs=attributeOfAnotherName] readonly attribute DOMString label;
  DOMString options((Strict or boolean) a);
  DOMString nullable((Thing or DOMString)? a);
  DOMString buffers([AllowShared] Uint8Array a, optional BufferSource b, optional ArrayBuffer c);
  DOMString byType(DOMString a);
  DOMString byType(Thing a, optional long b);
  object given(object a);
  any call(Caller caller, any self, any... values);
  Promise<any> callLater(Later later);
  any listen(Listener listener);
  Promise<any> later(long a);
  any take(Promise<any> promise);
  static Thing? made(boolean really);
  List list();
  sequence<Thing> all();
  record<DOMString, Thing> table();
  Result result();
  (Thing or DOMString)? thingOrText(boolean thing);
  [Default] object toJSON();
  stringifier;
  iterable<DOMString, Thing>;
};

[Exposed=*, RunsIn=Engine]
interface Base {};

[Exposed=*, RunsIn=Engine]
interface List {
  readonly attribute unsigned long length;
  getter DOMString? item(unsigned long index);
  iterable<DOMString>;
};

[AsDictionary=Source, Exposed=*, RunsIn=Engine]
interface Flow {
  constructor(optional object source, optional Size size);
  static Flow from(async_sequence<any> items);
  readonly attribute Size measure;
  readonly attribute any given;
  Promise<Result> read();
  Promise<any> next();
  Promise<any> close(optional any reason);
  (Thing or Flow)? either(boolean flow);
  async_iterable<Base>(optional Options options = {});
};

interface mixin Named { [Unscopable] DOMString named(); };
List includes Named;

dictionary Source { Later later; any free; };
dictionary Nullable { Thing? thing; (Thing or DOMString)? either; };
enum Kind { "one", "two" };
dictionary Options : More { Kind kind = "one"; Thing thing; Size size; };
dictionary Strict : Options { required boolean must; };
dictionary More { sequence<long> numbers = []; DOMString? word = null; any free; };
dictionary Result { Thing thing; DOMString text; sequence<long> numbers; };
callback Size = unrestricted double (any chunk);
callback Caller = any (any... values);
callback Later = Promise<any> (Thing thing, optional any reason);
callback interface Listener { boolean listened(Thing thing); };
[LegacyTreatNonObjectAsNull] callback HandlerNonNull = any (Thing thing);
typedef HandlerNonNull? Handler;

[Global] interface mixin Scope {
  [RunsIn=Engine] DOMString shout(DOMString text);
  [RunsIn=Engine] Promise<any> wait(long milliseconds);
  [RunsIn=Engine, SameObject] readonly attribute Thing it;
  [RunsIn=Engine, Replaceable] readonly attribute DOMString place;
};
"""

STEPS = """
const shownBy = (value) => {
  if (value === undefined) return "undefined";
  if (typeof value === "function") return "function";
  if (isObject(value)) return value instanceof BaseImpl ? "<" + value.text + ">" : stringify(value);
  return typeof value === "string" ? "'" + value + "'" : "" + value;
};
const shownAll = (...values) => {
  let text = "";
  for (let index = 0; index < values.length; index++) {
    text += (index === 0 ? "" : " ") + shownBy(values[index]);
  }
  return text;
};
const shownList = (list) => {
  let text = "[";
  for (let index = 0; index < list.length; index++) {
    text += (index === 0 ? "" : ",") + shownBy(list[index]);
  }
  return text + "]" + (getPrototypeOf(list) === null ? "" : " of pages");
};

class BaseImpl {
  constructor() {
    this.platformObject = undefined;
    this.text = "base";
  }
}

class ThingImpl extends BaseImpl {
  constructor() {
    super();
    this.other = undefined;
    this.base = new BaseImpl();
    this.things = newList();
    this.kind = "one";
    this.forged = true;
    this.anything = undefined;
    this.size = undefined;
    this.handler = undefined;
    this.closed = resolveWith(Later, undefined);
    this.ratio = 0.5;
    this.forwarded = this;
    this.own = undefined;
  }
  constructorSteps(text, options) {
    this.text = text;
    this.things[0] = this;
    this.own = objectOf(this);
    if (options.thing !== undefined) this.other = options.thing;
  }
  static made(really) {
    if (!really) return undefined;
    const thing = new ThingImpl();
    thing.text = "made";
    return thing;
  }
  getEventHandler(type) { return type === "move" ? this.handler : undefined; }
  setEventHandler(type, callback) { if (type === "move") this.handler = callback; }
  show(value) { return value; }
  numbers(a, b, c, d, e, f, g, h) { return shownAll(a, b, c, d, e, f, g, h); }
  floats(a, b, c, d) { return shownAll(a, b, c, d); }
  bounded(a, b, c) { return shownAll(a, b, c); }
  strings(a, b, c) { return shownAll(a, b, c); }
  defaults(a, b, c, d, e, f) { return shownAll(a, b, c, d, e) + shownList(f); }
  lists(a, b, rest) {
    return shownList(a) + stringify(b) + shownList(rest) + (getPrototypeOf(b) === null);
  }
  either(a) { return isObject(a) && !(a instanceof BaseImpl) ? shownList(a) : shownBy(a); }
  flowing(a) { return a instanceof AsyncSequence ? "flows" : shownBy(a); }
  ofAnotherName(a) {
    const shown = (value) => (value === null ? "null" : shownBy(value));
    return shown(a.thing) + shown(a.either);
  }
  get attributeOfAnotherName() { return "label of " + this.text; }
  options(a) {
    if (typeof a === "boolean") return "" + a;
    return shownAll(a.kind, a.must, a.thing, a.size, a.word, a.free) + shownList(a.numbers);
  }
  nullable(a) { return shownBy(a); }
  buffers(a, b, c) { return shownAll(typeof a, b && isView(b), c && bufferLength(c)); }
  byType(a) { return "text " + a; }
  byType_2(a, b) { return "thing " + shownAll(a, b); }
  given(a) { return a; }
  call(caller, self, values) { return caller(self, values); }
  callLater(later) { return later(undefined, this); }
  listen(listener) { return [listener(5, this), givenOf(listener)]; }
  later(a) { if (a < 0) throw new Errors.RangeError("negative"); return resolveWith(Later, a); }
  take(promise) { return promise; }
  list() { return new ListImpl(); }
  all() { const list = newList(); list[0] = this; list[1] = this; return list; }
  table() { return { __proto__: null, a: this }; }
  result() {
    const numbers = newList();
    numbers[0] = 1;
    return { __proto__: null, thing: this, text: undefined, numbers };
  }
  thingOrText(thing) { return thing === true ? this : this.text === "" ? undefined : this.text; }
  stringificationBehavior() { return "<" + this.text + ">"; }
  valuePairsToIterateOver() {
    const pairs = newList();
    pairs[0] = ["a", this];
    if (this.text === "long") pairs[1] = ["b", this];
    return pairs;
  }
}

class ListImpl {
  constructor() { this.platformObject = undefined; this.length = 2; }
  item(index) { return index === 0 ? "x" : index === 1 ? "y" : undefined; }
  named() { return "named"; }
}

class FlowImpl {
  constructor() {
    this.platformObject = undefined;
    this.given = undefined;
    this.iterator = undefined;
    this.measure = measure;
  }
  constructorSteps(source, size, dictionary) {
    this.given = [source, typeof size, givenOfMember(dictionary.later), dictionary.free];
  }
  static from_(items) {
    const flow = new FlowImpl();
    flow.iterator = items.open();
    return flow;
  }
  read() { return resolveWith(Later, { thing: 1 }); }
  next() { return then(this.iterator.next(), (value) => value === endOfIteration ? "end" : value); }
  close(reason) { return this.iterator.close(reason); }
  either(flow) { return flow ? this : undefined; }
  asynchronousIterator(options) {
    let left = options.numbers.length;
    return {
      __proto__: null,
      getTheNextIterationResult() {
        return resolveWith(Later, left-- > 0 ? new BaseImpl() : endOfIteration);
      },
      asynchronousIteratorReturn(value) { return resolveWith(Later, value); },
    };
  }
}

const measure = (chunk) => 5;
const givenOfMember = (callback) => (callback === undefined ? undefined : givenOf(callback));
const theThing = new ThingImpl();
const itImpl = () => theThing;
const placeImpl = () => "here";
const shoutImpl = (text) => text + "!";
function waitImpl(milliseconds) {
  if (milliseconds < 0) throw new Errors.RangeError("negative");
  return resolveWith(Later, milliseconds);
}
"""


def definitions(text: str) -> Definitions:
    merged = for_engines(merge(read(text, "here.webidl")))
    check(merged)
    return merged


FILES = emit_javascript(definitions(IDL), "nothing")


@pytest.fixture(params=parameters(ENGINES))
def here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Page:
    """A page with the interfaces of `IDL` and a ``thing``."""

    exposed: Any = ModuleType("exposed")
    exec(FILES["exposed.py"], vars(exposed))
    scripts = linked(FILES | {"here.js": STEPS + FILES["here.js"]})
    monkeypatch.setattr(bridge, "CALLS", exposed.CALLS)
    monkeypatch.setattr(bridge, "INTERFACES", exposed.INTERFACES)
    monkeypatch.setattr(bridge, "first_script", scripts.first)
    monkeypatch.setattr(calls, "late_script", scripts.late)
    page = Page(request.param)
    page.run("globalThis.thing = new Thing('t'); globalThis.named = new Thing('n');")
    return page


VALUES = [
    (
        "[new Thing().text, new Thing(undefined, { must: 1, thing }).other === thing]",
        ["none", True],
    ),
    ("[Thing.length, Thing.name, Thing.SMALL, thing.SMALL]", [0, "Thing", 7, 7]),
    ("[thing.numbers.length, thing.defaults.length, thing.lists.length]", [8, 0, 2]),
    ("thing instanceof Base && Object.getPrototypeOf(Thing) === Base", True),
    ("Object.prototype.toString.call(thing)", "[object Thing]"),
    ("(thing.text = 5, thing.text)", "5"),
    ("[thing.other, (thing.other = named, thing.other === named)]", [None, True]),
    ("(thing.other = undefined, thing.other)", None),
    ("[thing.base === thing.base, thing.base instanceof Base]", [True, True]),
    ("[thing.things === thing.things, thing.things[0] === thing]", [True, True]),
    ("Object.isFrozen(thing.things) && Array.isArray(thing.things)", True),
    (
        "[thing.kind, (thing.kind = 'two', thing.kind), (thing.kind = 'x', thing.kind)]",
        ["one", "two", "two"],
    ),
    ("(thing.forwarded = 'f', thing.text)", "f"),
    ("Object.getOwnPropertyDescriptor(thing, 'forged').configurable", False),
    ("[(thing.anything = null, thing.anything), (thing.anything = 1, thing.anything)]", [None, 1]),
    ("((f) => [thing.size, (thing.size = f, thing.size === f)])(() => 1)", [None, True]),
    ("((f) => [thing.onmove, (thing.onmove = f, thing.onmove === f)])({})", [None, True]),
    ("(thing.onmove = () => {}, thing.onmove = 5, thing.onmove)", None),
    ("thing.closed === thing.closed && thing.closed instanceof Promise", True),
    ("thing.show(thing) === thing", True),
    (
        "thing.numbers(200, 300, 40000, 70000, 2 ** 31, -1, 1.9, -1)",
        "-56 44 -25536 4464 -2147483648 4294967295 1 18446744073709552000",
    ),
    (
        "thing.numbers(NaN, 'x', null, true, Infinity, -0.5, 2 ** 63, 2 ** 64)",
        "0 0 0 1 0 0 -9223372036854776000 0",
    ),
    ("thing.floats(0.1, NaN, '2', -Infinity)", "0.10000000149011612 NaN 2 -Infinity"),
    ("thing.bounded(2.5, -1.9, 2 ** 53 - 1)", "2 -1 9007199254740991"),
    ("thing.bounded(-3, 7, 0.5)", "0 7 0"),
    ("thing.bounded(1000, 7, 1)", "255 7 1"),
    ("thing.strings('\\u00ff', '\\ud800', null)", "'\u00ff' '\ufffd' ''"),
    ("thing.defaults()", "3 true undefined null undefined[]"),
    (
        "thing.defaults(undefined, undefined, null, undefined, 0, [1, '2'])",
        "3 true undefined null false[1,2]",
    ),
    ("thing.defaults('4', 0, 5, 6, 7, new Set([9]))", "4 false '5' 6 true[9]"),
    ("thing.lists([thing], { a: '1' }, named, named)", '[<t>]{"a":1}[<n>,<n>]true'),
    ("[thing.either(named), thing.either(1), thing.either([1])]", ["<n>", "'1'", "[1]"]),
    ("[thing.flowing(named), thing.flowing(1), thing.flowing([1])]", ["<n>", "'1'", "'1'"]),
    ("thing.flowing((async function* () {})())", "flows"),
    ("[thing.renamed(), thing.label]", ["undefinedundefined", "label of t"]),
    ("thing.renamed({ thing: null, either: null })", "nullnull"),
    ("thing.renamed({ thing: named, either: 1 })", "<n>'1'"),
    ("thing.options(true)", "true"),
    ("thing.options({ must: 1 })", "'one' true undefined undefined undefined undefined[]"),
    (
        "thing.options({ must: 0, kind: 'two', thing, size() {}, word: 5, free: null, "
        "numbers: [2] })",
        "'two' false <t> function '5' null[2]",
    ),
    ("thing.nullable(null) + thing.nullable(named) + thing.nullable('a')", "undefined<n>'a'"),
    ("thing.buffers(new Uint8Array(1))", "'object' undefined undefined"),
    (
        "thing.buffers(new Uint8Array(1), new DataView(new ArrayBuffer(1)), new ArrayBuffer(3))",
        "'object' true 3",
    ),
    (
        "[thing.byType('a'), thing.byType(named), thing.byType(named, '2')]",
        ["text a", "thing <n> undefined", "thing <n> 2"],
    ),
    ("((o) => thing.given(o) === o)({})", True),
    (
        "thing.call(function (...values) { return [this, values.length, values[1] === thing]; }, "
        "'self', 1, thing)",
        ["self", 2, True],
    ),
    (
        "((l) => { const [said, given] = thing.listen(l); return [said, given === l]; })"
        "({ listened(it) { return it === thing && this.listened && 'yes'; } })",
        [True, True],
    ),
    ("thing.listen(function (it) { return this; })[0]", True),
    ("[Thing.made(true).text, Thing.made(false)]", ["made", None]),
    (
        "thing.all().map((each) => each === thing).concat(Array.isArray(thing.all()))",
        [True, True, True],
    ),
    (
        "thing.table().a === thing && Object.getPrototypeOf(thing.table()) === Object.prototype",
        True,
    ),
    (
        "((r) => [Object.keys(r), r.thing === thing, r.numbers])(thing.result())",
        [["numbers", "thing"], True, [1]],
    ),
    (
        "[thing.thingOrText(1) === thing, thing.thingOrText(0), "
        "(thing.text = '', thing.thingOrText(0))]",
        [True, "t", None],
    ),
    ("Object.keys(thing.toJSON()).join()", "text,kind,forged,ratio,label"),
    ("`${thing}`", "<t>"),
    ("Array.from(thing, ([key, value]) => [key, value === thing])", [["a", True]]),
    ("[...thing.keys()].concat([...thing.values()].length)", ["a", 1]),
    (
        "((it) => { it.next(); thing.text = 'long'; return it.next().value[0]; })(thing.entries())",
        "b",
    ),
    (
        "((seen) => { thing.forEach(function (value, key, all) {"
        " seen.push(value === thing, key, all === thing, this); }, 'x');"
        " return seen; })([])",
        [True, "a", True, "x"],
    ),
    ("thing.entries()[Symbol.toStringTag]", "Thing Iterator"),
    (
        "((l) => [[...l], l[1], 2 in l, l.length, l.named(), [...l.keys()]])(thing.list())",
        [["x", "y"], "y", False, 2, "named", [0, 1]],
    ),
    (
        "((l) => { const seen = []; l.forEach((each) => seen.push(each)); return seen; })"
        "(thing.list())",
        ["x", "y"],
    ),
    ("List.prototype.values === Array.prototype.values", True),
    ("List.prototype[Symbol.unscopables].named", True),
    ("[shout(1), shout.length, it === it, it instanceof Thing]", ["1!", 1, True, True]),
    ("[place, (place = 'there', place)]", ["here", "there"]),
    ("Object.getOwnPropertyDescriptor(globalThis, 'it').set === undefined", True),
    ("((s) => new Flow(s).given[0] === s)({})", True),
    ("new Flow({ later() {}, free: 1 }, () => 2).given.slice(1, 2)", ["function"]),
    ("((later) => new Flow({ later }).given[2] === later)(() => 1)", True),
    (
        "[new Flow().given[0] === undefined, new Flow(undefined).given[3] === undefined]",
        [True, True],
    ),
    (
        "((read) => { new Flow({ get later() { read.push(1); }, get free() { read.push(2); } });"
        " return read; })([])",
        [2, 1],
    ),
    ("[new Flow().measure(), new Flow().measure === new Flow().measure]", [5, True]),
    ("((f) => [f.either(1) === f, f.either(0)])(new Flow())", [True, None]),
    ("[Flow.from([]) instanceof Flow, Flow.from.name, Flow.from.length]", [True, "from", 1]),
    ("Flow.prototype.values === Flow.prototype[Symbol.asyncIterator]", True),
]


@pytest.mark.parametrize(("expression", "expected"), VALUES)
def test_each_construct_converts_arguments_and_results(
    here: Page, expression: str, expected: object
) -> None:
    assert here.value(expression) == expected


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("new Base();", "TypeError"),
        ("Thing();", "TypeError"),
        ("new Thing(Symbol());", "TypeError"),
        ("new Thing('', 5);", "TypeError"),
        ("thing.numbers(1n, 0, 0, 0, 0, 0, 0, 0);", "TypeError"),
        ("thing.numbers(1);", "TypeError"),
        ("thing.floats(NaN, 0, 0, 0);", "TypeError"),
        ("thing.floats(1e300, 0, 0, 0);", "TypeError"),
        ("thing.ratio = Infinity;", "TypeError"),
        ("thing.bounded(0, 2 ** 31, 0);", "TypeError"),
        ("thing.bounded(0, 0, -1);", "TypeError"),
        ("thing.bounded(0, NaN, 0);", "TypeError"),
        ("thing.strings('\\u0100', '', '');", "TypeError"),
        ("thing.lists([{}], {});", "TypeError"),
        ("thing.lists({}, {});", "TypeError"),
        ("thing.lists([], 1);", "TypeError"),
        ("thing.lists([], {}, {});", "TypeError"),
        ("thing.either(Symbol());", "TypeError"),
        ("thing.flowing({ [Symbol.asyncIterator]: 1 });", "TypeError"),
        ("thing.options({});", "TypeError"),
        ("thing.options({ must: 1, kind: 'three' });", "TypeError"),
        ("thing.options({ must: 1, get free() { throw new RangeError(); } });", "RangeError"),
        ("thing.nullable();", "TypeError"),
        ("thing.buffers(new Int8Array(1));", "TypeError"),
        ("thing.buffers([1]);", "TypeError"),
        ("thing.buffers(new Uint8Array(1), {});", "TypeError"),
        ("thing.buffers(new Uint8Array(1), undefined, new Uint8Array(1));", "TypeError"),
        ("thing.byType();", "TypeError"),
        ("thing.given(5);", "TypeError"),
        ("thing.call({});", "TypeError"),
        ("thing.call(() => { throw new RangeError(); }, 1);", "RangeError"),
        ("thing.listen(5);", "TypeError"),
        ("thing.listen({});", "TypeError"),
        ("thing.other = {};", "TypeError"),
        ("thing.size = {};", "TypeError"),
        ("thing.forEach();", "TypeError"),
        ("thing.forEach({});", "TypeError"),
        ("thing.keys().next.call(thing);", "TypeError"),
        ("Object.getOwnPropertyDescriptor(Thing.prototype, 'text').get.call({});", "TypeError"),
        (
            "Object.getOwnPropertyDescriptor(Thing.prototype, 'text').set.call(thing.list(), 1);",
            "TypeError",
        ),
        ("Thing.prototype.show.call(undefined, 1);", "TypeError"),
        ("Thing.prototype.show.call(Object.create(thing), 1);", "TypeError"),
        ("shout.call({}, 'a');", "TypeError"),
        ("new Flow(null);", "TypeError"),
        ("new Flow(5);", "TypeError"),
        ("new Flow({ later: 5 });", "TypeError"),
        ("new Flow({ get free() { throw new RangeError(); } }, 5);", "TypeError"),
        ("new Flow({ get free() { throw new RangeError(); } });", "RangeError"),
        ("Flow.from();", "TypeError"),
        ("Flow.from(null);", "TypeError"),
        ("Flow.from('text');", "TypeError"),
        ("Flow.from({});", "TypeError"),
        ("Flow.from({ [Symbol.iterator]: 5 });", "TypeError"),
        (
            "Flow.from({ [Symbol.asyncIterator]: 5, [Symbol.iterator]() { return []; } });",
            "TypeError",
        ),
        ("Flow.from({ [Symbol.iterator]: () => 5 });", "TypeError"),
        ("Flow.from({ [Symbol.asyncIterator]() { throw new RangeError(); } });", "RangeError"),
        ("shout();", "TypeError"),
    ],
)
def test_what_no_type_takes_is_an_error(here: Page, script: str, error: str) -> None:
    assert here.name_of_error(script) == error


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            "thing.floats(NaN, 0, 0, 0)",
            "Failed to execute 'floats' on 'Thing': parameter 1 is non-finite.",
        ),
        (
            "thing.other = 1",
            "Failed to set the 'other' property on 'Thing': The value is not of type 'Thing'.",
        ),
        (
            "new Thing('', { must: 1, thing: 1 })",
            "Failed to construct 'Thing': Failed to read the 'thing' "
            "property from 'Options': The value is not of type 'Thing'.",
        ),
        (
            "thing.options({})",
            "Failed to execute 'options' on 'Thing': Failed to read the 'must' property "
            "from 'Strict': Required member is undefined.",
        ),
        ("shout()", "Failed to execute 'shout': 1 argument required, but only 0 present."),
        ("new Base()", "Failed to construct 'Base': Illegal constructor"),
        ("Thing.prototype.show.call({}, 1)", "Illegal invocation"),
    ],
)
def test_messages_name_the_member_and_the_parameter(here: Page, call: str, message: str) -> None:
    assert (
        here.value(f"(() => {{ try {{ {call}; }} catch (error) {{ return error.message; }} }})()")
        == message
    )


def test_members_that_return_promises_reject_them(here: Page) -> None:
    if here.name == "pythonmonkey":
        pytest.skip("PythonMonkey's promises need a running asyncio event loop")
    here.run(
        """
        globalThis.shown = [];
        const note = (name) => (value) => shown.push(name + ": " + (value && value.name || value));
        const watch = (name, promise) => promise.then(note(name), note(name + " rejected"));
        watch("later", thing.later("3"));
        watch("thrown", thing.later(-1));
        watch("unconverted", thing.later(Symbol()));
        watch("too few", thing.later());
        watch("this", Thing.prototype.later.call({}));
        watch("attribute", Object.getOwnPropertyDescriptor(Thing.prototype, "closed").get.call({}));
        watch("callback", thing.callLater((it, ...rest) => it === thing && rest.length));
        watch("callback throws", thing.callLater(() => { throw new RangeError(); }));
        watch("no callback", thing.callLater(1));
        watch("taken", thing.take(5));
        watch("wait", wait(1));
        watch("wait thrown", wait(-1));
        watch("wait this", wait.call({}, 1));
        """
    )
    here.engine.run_jobs()
    assert sorted(here.value("shown")) == [
        "attribute rejected: TypeError",
        "callback throws rejected: RangeError",
        "callback: 1",
        "later: 3",
        "no callback rejected: TypeError",
        "taken: 5",
        "this rejected: TypeError",
        "thrown rejected: RangeError",
        "too few rejected: TypeError",
        "unconverted rejected: TypeError",
        "wait this rejected: TypeError",
        "wait thrown rejected: RangeError",
        "wait: 1",
    ]


def test_asynchronous_iterators_end_and_return(here: Page) -> None:
    if here.name == "pythonmonkey":
        pytest.skip("PythonMonkey's promises need a running asyncio event loop")
    here.run(
        """
        globalThis.shown = [];
        const flow = new Flow();
        const next = Object.getPrototypeOf(flow.values({ must: 1 })).next;
        shown.push(flow.values({ must: 1 })[Symbol.toStringTag]);
        (async () => {
          for await (const each of flow.values({ must: 1, numbers: [1, 2] })) {
            shown.push(each instanceof Base);
          }
          const iterator = flow[Symbol.asyncIterator]({ must: 1, numbers: [1, 2, 3] });
          const calls = [iterator.next(), iterator.return("r"), iterator.next()];
          const results = await Promise.all(calls);
          shown.push(results.map((each) => each.done), results[1].value);
          await next.call({}).catch((error) => shown.push(error.name));
        })();
        """
    )
    here.engine.run_jobs()
    assert here.value("shown") == [
        "Flow AsyncIterator",
        True,
        True,
        [False, True, True],
        "r",
        "TypeError",
    ]


REFUSED = [
    # (the members of Thing, the line that is named, what is said)
    (
        "attribute Promise<sequence<Thing>> x;",
        4,
        "Promise<sequence<Thing>>, whose value needs a conversion",
    ),
    ("undefined f(bigint x);", 4, "bigint"),
    ("(BufferSource or Thing) f();", 4, "(BufferSource or Thing) as a result"),
    ("[CallWith=Window] constructor();", 4, "[CallWith=Window], which is not Document"),
    ("attribute HandlerNonNull moved;", 4, "no event handler attribute"),
    ("undefined f(Mixed mixed);", 11, "variadic argument after others"),
    ("undefined f(Numbers numbers);", 12, "variadic argument that is not any"),
    ("maplike<DOMString, long>;", 4, "maplike"),
    ("static attribute long x;", 4, "static attribute"),
    ("undefined f(); undefined f(long one, DOMString... many);", 4, "variadic overloads of 'f'"),
]


@pytest.mark.parametrize(("members", "line", "said"), REFUSED)
def test_what_is_not_supported_is_an_error_that_names_its_place(
    members: str, line: int, said: str
) -> None:
    text = f"""
[Exposed=*] interface Asked {{}};
[Exposed=*, RunsIn=Engine] interface Thing {{
  {members}
}};
[LegacyTreatNonObjectAsNull]
callback HandlerNonNull = any (Thing thing);
callback Plain = any ();


callback Mixed = any (any a, any... more);
callback Numbers = any (long... numbers);
"""
    with pytest.raises(IDLError) as refused:
        emit_javascript(definitions(text))
    assert said in str(refused.value)
    assert str(refused.value).startswith(f"here.webidl:{line}:")


@pytest.mark.parametrize(
    ("attributes", "name", "said"),
    [
        ("RunsIn=Browser", "A", "[RunsIn=Browser], which is neither Engine nor Python"),
        ("Carried, RunsIn=Engine", "A", "[Carried] with [RunsIn=Engine]"),
        ("Serializable, RunsIn=Engine", "A", "[Serializable] with [RunsIn=Engine]"),
        ("RunsIn=Engine", "AImpl", "'AImpl', a name that ends with Impl"),
        ("RunsIn=Python", "ABrand", "'ABrand', a name that ends with Brand"),
    ],
)
def test_attributes_and_names_of_interfaces_that_are_refused(
    attributes: str, name: str, said: str
) -> None:
    with pytest.raises(IDLError, match=r"^here\.webidl:2: ") as refused:
        emit_javascript(definitions(f"\n[Exposed=*, {attributes}] interface {name} {{}};"))
    assert said in str(refused.value)


def test_a_request_takes_no_object_whose_steps_run_in_the_engine() -> None:
    text = (
        "[Exposed=*, RunsIn=Engine] interface Here {};\n"
        "[Exposed=*] interface Asked {\n  undefined f(Here here);\n};"
    )
    with pytest.raises(IDLError, match=r"^here\.webidl:3: .*'Here', whose steps run in the engine"):
        emit_javascript(definitions(text))


SEQUENCES = """
globalThis.shown = [];
const attempt = async (promise) => {
  try {
    return await promise;
  } catch (error) {
    return error.message || error;
  }
};
const ending = (next, extra) => ({ [Symbol.asyncIterator]: () => ({ next, ...extra }) });
const closed = [];
function* generator() {
  try {
    yield 1;
    yield Promise.resolve(2);
    yield Promise.reject(new Error("rejected"));
  } finally {
    closed.push("generator");
  }
}
async function* slow() {
  try {
    yield "a";
    yield "b";
  } finally {
    closed.push("slow");
  }
}
(async () => {
  const note = async (promise) => shown.push(await attempt(promise));
  let flow = Flow.from(generator());
  for (let index = 0; index < 4; index++) await note(flow.next());
  await note(closed.join());
  flow = Flow.from(slow());
  await note(flow.next());
  await note(flow.close("reason"));
  await note(closed.join());
  flow = Flow.from(slow());
  for (let index = 0; index < 4; index++) await note(flow.next());
  flow = Flow.from([1]);
  await note(flow.close());
  flow = Flow.from(ending(() => 5));
  await note(flow.next());
  flow = Flow.from(ending(() => Promise.resolve(5)));
  await note(flow.next());
  flow = Flow.from(ending(() => { throw new Error("thrown"); }));
  await note(flow.next());
  flow = Flow.from(ending(null, { return: (...given) => closed.push(...given) && {} }));
  await note(flow.close("given"));
  await note(closed.join());
  flow = Flow.from(ending(null, { return: () => 5 }));
  await note(flow.close());
  flow = Flow.from(ending(null, { return: 5 }));
  await note(typeof (await attempt(flow.close())));
  flow = Flow.from({ [Symbol.iterator]: () => ({ return: () => 5 }) });
  await note(flow.close());
  await note((await new Flow().read()).thing);
  await note(Flow.prototype.read.call({}));
})();
"""


def test_asynchronous_sequences_are_iterated_and_closed(here: Page) -> None:
    if here.name == "pythonmonkey":
        pytest.skip("PythonMonkey's promises need a running asyncio event loop")
    here.run(SEQUENCES)
    here.engine.run_jobs()
    no_object = "The result of the iterator is not an object."
    assert here.value("shown") == [
        *(1, 2, "rejected", "end", "generator"),
        *("a", None, "generator,slow"),
        *("a", "b", "end", "end"),
        None,
        *(no_object, no_object, "thrown"),
        *(None, "generator,slow,slow,given"),
        *(no_object, "string", no_object),
        *(1, "Illegal invocation"),
    ]
