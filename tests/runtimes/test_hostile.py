"""Scripts that mean harm: they get JavaScript errors, Python goes on, and memory is bounded."""

import os

from tests.runtimes.pages import Page

MANY = int(os.environ.get("WEBAPI_MANY", "20000"))

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
                    "RegExp", "String", "Symbol", "WeakMap", "FinalizationRegistry", "WeakRef",
                    "ArrayBuffer", "DataView", "Int32Array", "Uint8Array", "Proxy"]) {
  const object = globalThis[name];
  if (object === undefined) continue;
  patch(object);
  if (object.prototype) patch(object.prototype);
}
patch(Error.prototype);
patch(Object.getPrototypeOf(Uint8Array));
patch(Object.getPrototypeOf(Uint8Array.prototype));
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
patch(iterators);
patch(Object.getPrototypeOf([][Symbol.iterator]()));
const added = [
  [Object.prototype, "toJSON"], [String.prototype, "toJSON"], [Array.prototype, "toJSON"],
  [Object.prototype, "get"], [Object.prototype, "set"], [Object.prototype, "value"],
  [Object.prototype, "enumerable"], [Object.prototype, "done"], [Object.prototype, "__proto__"],
  [Array.prototype, "0"], [Array.prototype, "1"], [Object.prototype, "0"], [Object.prototype, "1"],
  [Object.prototype, "href"], [Object.prototype, "handle"], [Object.prototype, "$searchParams"],
  [Object.prototype, "writable"], [Object.prototype, "configurable"], [Object.prototype, "length"],
  [Object.prototype, "brand"], [Object.prototype, "buffer"], [Object.prototype, "object"],
  [Object.prototype, "type"], [Object.prototype, "endings"], [Object.prototype, "$links"],
  [Object.prototype, "detail"], [Object.prototype, "capture"], [Object.prototype, "signal"],
  [Object.prototype, "handlers"], [Object.prototype, "sources"], [Object.prototype, "members"],
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
  const inner = new Blob(parts("b", buffer, "", ""));
  const blob = new Blob(parts("a", buffer, inner, view), { __proto__: null, type: "A/B" });
  const file = new File(parts(blob, "", "", ""), "n");
  text += blob.size + blob.type + blob.slice(1, -1, "C").size + file.name;
  const blobURL = URL.createObjectURL(blob);
  text += blobURL.length + URL.parse(blobURL).origin;
  URL.revokeObjectURL(blobURL);
  const encoded = new TextEncoder().encode("\\u00e9\\ud800");
  text += encoded[0] + new TextEncoder().encodeInto("ab", encoded).read + encoded[1];
  text += new TextDecoder().decode(view) + new TextDecoder("latin1").decode(ascii);
  const cloned = structuredClone({ a: [7, blob, view], b: /x/gi, c: new RangeError("m") });
  text += cloned.a[0] + cloned.a[1].size + (cloned.b !== undefined) + cloned.c.message;
  try { structuredClone(url); } catch (error) { text += error.name; }
  text += (crypto.getRandomValues(encoded) === encoded) + crypto.randomUUID().length;
  text += performance.now() >= 0;
  const form = new FormData();
  form.append("f", file);
  text += (form.get("f") === file) + form.has("g");
  const page = new Document("https://a/");
  const link = page.createElement("a");
  link.href = "/x y";
  const body = page.createElement("body");
  page.append(body);
  body.append(link, page.createElement("area"));
  page.location.hash = "z";
  page.location = "/w";
  const links = page.links;
  text += link.href + links.length + (links[0] === link) + (0 in links) + links.namedItem("no");
  text += page.location.navigations[1].url + page.location.navigations.length + link.toString();
  text += (link.ownerDocument === page) + (page.location.navigations === page.location.navigations);
  text += owned(links).length + describe(links, "0").writable + define(links, "n", plain).n;
  try { page.createElement(""); } catch (error) { text += error.message; }
  const target = new EventTarget();
  const controller = new AbortController();
  const either = AbortSignal.any(parts(controller.signal, controller.signal, either0, either0));
  either.onabort = (event) => { text += event.type + event.isTrusted; };
  const options = { __proto__: null, once: true, signal: either };
  const listener = (event) => { text += event.detail; event.preventDefault(); };
  target.addEventListener("x", listener, options);
  const custom = new CustomEvent("x", { __proto__: null, detail: "d", cancelable: true });
  const canceled = !target.dispatchEvent(custom);
  text += canceled;
  controller.abort("r");
  text += either.reason + either.aborted;
  self.onerror = (message) => { text += message; return true; };
  reportError("e");
  self.onerror = null;
  const wrong = { __proto__: null, endings: "x" };
  try { new Blob(parts("", "", "", ""), wrong); } catch (error) { text += error.message; }
  try { new URL("nope"); } catch (error) { text += error.message; }
  try { applied(params.get, url, ["a"]); } catch (error) { text += error.message; }
  return text;
}
const either0 = new AbortController().signal;
const buffer = new Uint8Array([0, 255, 7]);
const view = new DataView(buffer.buffer, 1);
const ascii = new Uint8Array([97, 37, 117]);
const iterate = Symbol.iterator;
function parts(a, b, c, d) {
  let index = 0;
  const next = () => {
    index++;
    const value = index === 1 ? a : index === 2 ? b : index === 3 ? c : d;
    return { __proto__: null, value, done: index > 4 };
  };
  return { __proto__: null, [iterate]: () => ({ __proto__: null, next }) };
}
const define = Object.defineProperty;
const describe = Reflect.getOwnPropertyDescriptor;
const owned = Reflect.ownKeys;
const plain = { __proto__: null, value: 1, configurable: true, writable: true, enumerable: true };
const before = result();
let after;
const count = saved.length;
const inertSet = {
  __proto__: null, set() { throw 1; }, get() { return evil; }, configurable: true,
};
const evilValue = { __proto__: null, value: evil, configurable: true, writable: true };
const remove = Reflect.deleteProperty;
for (let i = 0; i < count; i++) {
  define(saved[i][0], saved[i][1], saved[i][2].get ? inertSet : evilValue);
}
const protoOld = [];
for (let i = 0; i < added.length; i++) define(added[i][0], added[i][1], inertSet);
try {
  after = result();
} catch (error) {
  after = error;
} finally {
  for (let i = 0; i < added.length; i++) remove(added[i][0], added[i][1]);
  for (let i = 0; i < count; i++) define(saved[i][0], saved[i][1], saved[i][2]);
}
if (typeof after !== "string") after = `${after} ${after.stack}`;
show([count, before, after]);
"""


def test_patched_built_ins_change_nothing(page: Page) -> None:
    # dukpy's call_python stores its arguments where a page's setters of elements catch them.
    add = '!["0", "1", "toJSON"].includes(name)' if page.name == "dukpy" else "true"
    count, before, after = page.run(PATCH.replace("ADD", add))
    assert count > 250
    assert "10a/b8n" in before
    assert "dtrueaborttruertrueUncaught e" in before
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


def test_errors_that_a_script_throws_reach_the_script(page: Page) -> None:
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


def test_endless_recursion_is_the_engines_error_in_the_script(page: Page) -> None:
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


def test_methods_of_url_refuse_other_objects(page: Page) -> None:
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


def test_members_refuse_objects_of_other_interfaces(page: Page) -> None:
    """Members take objects of their interface and of those that inherit from it, and no others."""
    wrong, count = page.run(
        """
        const document = new Document("https://a/");
        document.location.hash = "x";
        const objects = [
          document, document.createElement("a"), document.createElement("area"),
          document.createElement("base"), document.createElement("p"), document.links,
          document.location, document.location.navigations[0], new WorkerLocation("https://a/"),
          new Blob(["a"]), new File(["a"], "b"), new URL("https://a/?b"), new URLSearchParams("a"),
        ];
        const others = [
          undefined, null, 1, "", Symbol(), {}, [], () => {}, Object.create(document),
          new Proxy(document, {}), new Proxy(new Blob([]), {}),
        ];
        const interfaces = [
          Node, Document, Element, HTMLCollection, Blob, File, HTMLElement, HTMLBaseElement,
          HTMLAnchorElement, HTMLAreaElement, Location, WorkerLocation, LocationNavigation, URL,
          URLSearchParams,
        ];
        const wrong = [];
        let count = 0;
        for (const Interface of interfaces) {
          const holders = [Interface.prototype];
          if (Interface === Location) holders.push(document.location);
          if (Interface === Document) holders.push(document);
          for (const holder of holders) {
            for (const key of Object.getOwnPropertyNames(holder)) {
              if (key === "constructor" || key === "valueOf") continue; // of any object
              const descriptor = Object.getOwnPropertyDescriptor(holder, key);
              for (const receiver of [...objects, ...others, Interface.prototype]) {
                for (const [kind, call] of Object.entries(descriptor)) {
                  if (typeof call !== "function") continue;
                  if (/^(?:text|bytes|arrayBuffer|stream|textStream)$/.test(key)) continue;
                  if (key.startsWith("scroll") && kind === "value") continue; // a promise, too
                  const implemented = objects.includes(receiver) && receiver instanceof Interface;
                  let name = "none";
                  try {
                    call.call(receiver);
                  } catch (error) {
                    name = `${error.name} ${error.message}`;
                  }
                  count++;
                  if ((name === "TypeError Illegal invocation") === implemented) {
                    wrong.push(`${Interface.name} ${kind} ${key} ${String(receiver)} ${name}`);
                  }
                }
              }
            }
          }
        }
        show([wrong, count]);
        """
    )
    assert wrong == []
    assert count > 4000


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
        f"""
        let length = 0;
        for (let index = 0; index < {MANY}; index++) {{
          length += new URL(`https://a/${{index}}`).href.length;
        }}
        show(length);
        """
    ) == sum(len(f"https://a/{index}") for index in range(MANY))
    assert page.bridge.live_handles <= before  # less, if it collected older objects


def test_odd_buffers_give_their_bytes_or_a_type_error(page: Page) -> None:
    assert (
        page.run(
            """
        const sizes = {};
        const attempt = (title, make, expected) => {
          let size;
          try { size = new Blob(make()).size; } catch (error) { size = error.name; }
          if (size !== expected) sizes[title] = [size, expected];
        };
        const evil = () => { throw new Error("evil"); };
        class Evil extends Uint8Array {
          static get [Symbol.species]() { evil(); }
          get length() { evil(); }
          get buffer() { evil(); }
          get byteLength() { evil(); }
          get byteOffset() { evil(); }
          get [Symbol.toStringTag]() { evil(); }
          [Symbol.iterator]() { evil(); }
        }
        attempt("a subclass", () => [new Evil(3)], 3);
        const own = new Uint8Array(5);
        for (const name of ["length", "buffer", "byteLength", "byteOffset"]) {
          Object.defineProperty(own, name, { get: evil });
        }
        Object.setPrototypeOf(own, null);
        attempt("own properties", () => [own], 5);
        const buffer = new ArrayBuffer(7);
        Object.defineProperty(buffer, "byteLength", { value: 1e9 });
        Object.setPrototypeOf(buffer, Uint8Array.prototype);
        attempt("a buffer's own length", () => [buffer], 7);
        attempt("a proxy", () => [{ toString: () => "12" }, new Proxy([1, 2], {})], 5);
        const text = "[object Uint8Array]";
        attempt("no array", () => [{ __proto__: { toString: () => text } }], text.length);
        if (typeof SharedArrayBuffer === "function") {
          const shared = new SharedArrayBuffer(8);
          attempt("shared memory", () => [new Uint8Array(shared)], "TypeError");
          attempt("shared memory in a DataView", () => [new DataView(shared)], "TypeError");
          attempt("shared memory itself", () => [shared], "[object SharedArrayBuffer]".length);
        }
        if ("resizable" in ArrayBuffer.prototype) {
          const resizable = new ArrayBuffer(4, { maxByteLength: 8 });
          attempt("resizable", () => [resizable], "TypeError");
          attempt("a view of what is resizable", () => [new Uint8Array(resizable)], "TypeError");
        }
        if ("transfer" in ArrayBuffer.prototype) {
          const detach = (buffer) => { buffer.transfer(); return "x"; };
          const gone = new Uint16Array(4);
          const view = new DataView(gone.buffer);
          detach(gone.buffer);
          attempt("detached", () => [gone.buffer, gone, view], 0);
          const later = new Uint8Array(4);
          attempt("detached after", () => [later, { toString: () => detach(later.buffer) }], 5);
          const sooner = new Uint8Array(4);
          attempt("detached before", () => [{ toString: () => detach(sooner.buffer) }, sooner], 1);
        }
        show(sizes);
        """
        )
        == {}
    )


def test_parts_and_options_of_blobs_that_recurse_or_throw_are_the_scripts_errors(
    page: Page,
) -> None:
    names = page.run(
        """
        const names = [];
        const attempt = (run) => {
          try { run(); names.push("none"); } catch (error) { names.push(error.name || error); }
        };
        const mine = { name: "mine" };
        const evil = new Proxy({}, { get() { throw mine; }, has() { throw mine; },
                                     ownKeys() { throw mine; } });
        const revoked = (() => {
          const { proxy, revoke } = Proxy.revocable({}, {});
          revoke();
          return proxy;
        })();
        attempt(() => new Blob(evil));
        attempt(() => new Blob([evil]));
        attempt(() => new Blob([], evil));
        attempt(() => new File([], evil));
        attempt(() => new Blob([], { get type() { throw mine; } }));
        attempt(() => new Blob({ [Symbol.iterator]() { throw mine; } }));
        attempt(() => new Blob({ [Symbol.iterator]: () => ({ next() { throw mine; } }) }));
        attempt(() => new Document().append(evil));
        attempt(() => URL.createObjectURL(evil));
        attempt(() => new Blob(revoked));
        attempt(() => new Blob([], revoked));
        attempt(() => new Blob({ [Symbol.iterator]: 1 }));
        attempt(() => new Blob({ [Symbol.iterator]: () => 1 }));
        attempt(() => new Blob({ [Symbol.iterator]: () => ({ next: () => 1 }) }));
        attempt(() => new Document().links.item(evil));
        const recursive = { toString() { return new Blob([recursive]).size; } };
        attempt(() => new Blob([recursive]));
        const circular = { get type() { return new Blob([], circular).type; } };
        attempt(() => new Blob([], circular));
        const page = new Document();
        const deep = { toString: () => page.createElement(deep).localName };
        attempt(() => page.createElement(deep));
        const own = JSON.parse('{"__proto__": {"type": "a"}, "a": 1, "endings": "native"}');
        names.push(new Blob([], own).type, new Blob([], { __proto__: { type: "b" } }).type);
        names.push(new Blob(["sound"]).size);
        show(names);
        """
    )
    mine, recursion, values = names[:8], names[15:18], names[18:]
    assert mine == ["mine"] * 8
    assert names[8:15] == ["TypeError"] * 6 + ["mine"]
    assert set(recursion) <= {"InternalError", "RangeError"}
    assert values == ["", "b", 5]
