"""The tree in engines, beside WPT and js/documents.any.js: objects, events, bounds and leaks."""

from __future__ import annotations

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from tests.work import LIMIT

URL = "https://shop.example/p/1?q"


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    page = Page(request.param, page=URL)
    return page


def test_functions_of_a_page_are_native_and_documents_are_those_of_browsers(page: Page) -> None:
    """Headless Chromium shows the same."""
    script = """
        const text = (value) => Function.prototype.toString.call(value);
        const accessor = Object.getOwnPropertyDescriptor(Document.prototype, "title");
        const old = document.querySelector;
        Document.prototype.querySelector = () => null;
        const patched = text(document.querySelector);
        Document.prototype.querySelector = old;
        const other = document.implementation.createHTMLDocument();
        const tags = [
          document, other, document.cloneNode(), new Document(), HTMLDocument.prototype,
        ];
        const attempts = [
          () => text({}), () => new HTMLDocument(), () => { other.location = "/"; },
        ];
        const thrown = attempts.map((each) => {
          try { each(); } catch (error) { return error.name; }
        });
        show([
          [
            old, accessor.get, accessor.set, HTMLElement, URL.parse, text, alert, fetch,
            getComputedStyle, text.bind,
          ].map((each) => text(each).replace(/\\s+/g, " ")),
          text(Function.prototype.toString), patched, text(class A { b() {} }),
          tags.map((each) => Object.prototype.toString.call(each)),
          [
            HTMLDocument === Document, document.constructor === HTMLDocument,
            document instanceof Document,
          ],
          [
            Object.getPrototypeOf(HTMLDocument) === Document,
            Reflect.ownKeys(HTMLDocument.prototype).length,
          ],
          [document.location === location, other.location, new Document().location],
          thrown,
        ]);
    """
    names = ["querySelector", "get title", "set title", "HTMLElement", "parse"]
    assert page.run(script) == [
        [
            *(f"function {name}() {{ [native code] }}" for name in names),
            "(value) => Function.prototype.toString.call(value)",
            *(f"function {name}() {{ [native code] }}" for name in ("alert", "fetch")),
            *(f"function {name}() {{ [native code] }}" for name in ("getComputedStyle", "bind")),
        ],
        "function toString() { [native code] }",
        "() => null",
        "class A { b() {} }",
        [*["[object HTMLDocument]"] * 3, "[object Document]", "[object HTMLDocument]"],
        [False, True, True],
        [True, 2],
        [True, None, None],
        ["TypeError"] * 3,
    ]


def test_objects_are_always_the_same(page: Page) -> None:
    script = """
        const list = document.createElement("ul");
        list.innerHTML = "<li class=a>1</li><li name=b>2</li>";
        const [first, second] = list.children;
        show([list.firstChild === first, first.parentNode === list, list.childNodes[1] === second,
              list.children.b === second, list.querySelector(".a") === first,
              list.childNodes === list.childNodes, first.classList === first.classList,
              list.attributes === list.attributes, list.ownerDocument === document,
              document.implementation === document.implementation,
              first.getAttributeNode("class") === first.attributes[0]]);
    """
    assert page.run(script) == [True] * 11


def test_the_items_of_a_dataset_are_properties(page: Page) -> None:
    script = """
        const element = document.createElement("p");
        const data = element.dataset;
        element.setAttribute("data-price-per-item", "2");
        data.kind = 1;
        data[""] = "empty";
        Object.defineProperty(data, "toString", { value: "own", configurable: true });
        const heir = Object.create(data);
        heir.kind = "heir's";
        show([Object.keys(data), data.pricePerItem, { ...data }, "kind" in data,
              data.none === undefined, data.toString, element.outerHTML,
              Object.getOwnPropertyDescriptor(data, "kind"),
              Reflect.set(data, Symbol.iterator, 3), data[Symbol.iterator], heir.kind,
              Reflect.defineProperty(data, "x", { get() {} }), Reflect.preventExtensions(data),
              delete data.kind, delete data.none, "kind" in data, data === element.dataset,
              data instanceof DOMStringMap, Object.prototype.toString.call(data)]);
    """
    items = {"pricePerItem": "2", "kind": "1", "": "empty", "toString": "own"}
    descriptor = {"value": "1", "writable": True, "enumerable": True, "configurable": True}
    assert page.run(script) == [
        *([*items], "2", items, True, True, "own"),
        '<p data-price-per-item="2" data-kind="1" data-="empty" data-to-string="own"></p>',
        *(descriptor, True, 3, "heir's", False, False, True, True, False, True, True),
        "[object DOMStringMap]",
    ]
    for statement, name in (
        ("document.createElement('p').dataset['a-b'] = 1", "SyntaxError"),
        ("document.createElement('p').dataset['a b'] = 1", "InvalidCharacterError"),
        ("document.createElement('p').dataset.a = Symbol()", "TypeError"),
        ("new DOMStringMap()", "TypeError"),
    ):
        assert page.name_of_error(f"{statement};") == name, statement


def test_hidden_elements_targets_and_windows(page: Page) -> None:
    script = """
        const element = document.createElement("p");
        const seen = [];
        for (const value of [true, "until-FOUND", NaN, "x", 0, 1, null]) {
          element.hidden = value;
          seen.push([element.hidden, element.getAttribute("hidden")]);
        }
        element.id = "a b";
        document.body.append(element);
        location.hash = "a b";
        seen.push(document.querySelector(":target") === element, element.matches(":target"));
        element.remove();
        seen.push(document.querySelector(":target"), document.defaultView === window,
                  document.implementation.createHTMLDocument().defaultView,
                  HTMLDocument === Document, Object.prototype.toString.call(document));
        history.replaceState(null, "", "?q");
        show(seen);
    """
    assert page.run(script) == [
        *([True, ""], ["until-found", "until-found"], [False, None], [True, ""], [False, None]),
        *([True, ""], [False, None]),
        *(True, True, None, True, None, False, "[object HTMLDocument]"),
    ]


def test_objects_have_their_interfaces(page: Page) -> None:
    script = """
        const link = document.createElement("a");
        const tag = (object) => Object.prototype.toString.call(object);
        show([link instanceof HTMLAnchorElement && link instanceof Element,
              link instanceof EventTarget, document instanceof Document, NodeFilter.SHOW_TEXT,
              [link, document, document.createTextNode(""), link.attributes,
               new Range()].map(tag)]);
    """
    assert page.run(script) == [
        True,
        True,
        True,
        4,
        [
            f"[object {name}]"
            for name in ("HTMLAnchorElement", "HTMLDocument", "Text", "NamedNodeMap", "Range")
        ],
    ]


def test_events_bubble_to_the_window(page: Page) -> None:
    script = """
        const names = [];
        const button = document.createElement("button");
        document.body.append(button);
        const path = [button, document.body, document.documentElement, document, window];
        const listener = (event) => names.push(path.indexOf(event.currentTarget));
        for (const each of path) each.addEventListener("press", listener);
        window.addEventListener("press", () => names.push("captured"), true);
        const event = new CustomEvent("press", { bubbles: true, cancelable: true });
        document.body.addEventListener("press", (event) => event.preventDefault());
        const went = button.dispatchEvent(event);
        for (const each of path) each.removeEventListener("press", listener);
        button.remove();
        show([names, went, event.target === button, event.composedPath().length]);
    """
    assert page.run(script) == [["captured", 0, 1, 2, 3, 4], False, True, 0]


def test_observers_are_called_in_a_microtask(page: Page) -> None:
    if page.name == "pythonmonkey":
        pytest.skip("PythonMonkey runs microtasks on a running asyncio loop only")
    page.run(
        """
        globalThis.seen = [];
        const target = document.createElement("p");
        const observer = new MutationObserver(function (records, itself) {
          seen.push(this === itself && this === observer);
          for (const { type, target: node, addedNodes, oldValue } of records) {
            seen.push([type, node === target, addedNodes.length, oldValue]);
          }
        });
        observer.observe(target, { childList: true, attributeOldValue: true });
        target.id = "a";
        target.append("b", "c");
        target.id = "d";
        seen.push("now");
        """
    )
    page.bridge.drain()
    assert page.value("seen") == [
        "now",
        True,
        ["attributes", True, 0, None],
        ["childList", True, 2, None],
        ["attributes", True, 0, "a"],
    ]


def test_links_have_urls(page: Page) -> None:
    """Python parses them."""
    script = """
        const link = document.createElement("a");
        const texts = [];
        const note = () => texts.push(link.href + " " + link.host);
        link.href = "../cart?id=1";
        note();
        link.port = "81";
        note();
        const base = document.createElement("base");
        base.href = "https://other.example/";
        document.head.append(base);
        link.href = "x";
        note();
        base.remove();
        note();
        link.href = "https://[";
        note();
        texts.push(link.protocol);
        show([texts, document.baseURI, document.URL, document.links.length]);
    """
    texts = [
        "https://shop.example/cart?id=1 shop.example",
        "https://shop.example:81/cart?id=1 shop.example:81",
        "https://other.example/x other.example",
        "https://shop.example/p/x shop.example",
        "https://[ ",
        ":",
    ]
    assert page.run(script) == [texts, URL, URL, 0]


def test_the_url_of_a_document_follows_its_history(page: Page) -> None:
    script = """
        const link = document.createElement("a");
        link.href = "x";
        history.pushState(null, "", "/other/");
        const seen = [document.URL, link.href];
        history.replaceState(null, "", "/p/1?q");
        show([...seen, link.href]);
    """
    assert page.run(script) == [
        "https://shop.example/other/",
        "https://shop.example/other/x",
        "https://shop.example/p/x",
    ]


def test_documents_without_urls_cost_python_nothing(page: Page) -> None:
    before = page.bridge.live_handles
    script = """
        const other = document.implementation.createHTMLDocument("t");
        other.body.append(other.createElement("p"));
        globalThis.other = other;
        show([other.title, other.body.childNodes.length]);
    """
    assert page.run(script) == ["t", 1]
    assert page.bridge.live_handles == before
    assert page.value("other.URL") == "about:blank"
    assert page.bridge.live_handles == before + 1
    page.run("delete globalThis.other;")


LINEAR = {
    "a list is emptied from its beginning": "while (list.length) list[0].remove();",
    "a list is emptied from its end": "while (list.length) list[list.length - 1].remove();",
    "a list is read": "for (let i = 0; i < list.length; i++) if (list[i] === null) throw 1;",
    "elements are found": 'for (const each of all) document.getElementById("no" + each.id);',
    "collections are read while they change": """
        const found = parent.getElementsByTagName("p");
        while (found.length) found[0].remove();
    """,
}


@pytest.mark.heavy("Each script makes 30,000 nodes.")
@pytest.mark.parametrize("title", LINEAR)
def test_time_is_linear(page: Page, title: str) -> None:
    """Squared, these steps would take minutes; the limit is generous."""
    if page.name == "stpyv8":
        pytest.skip("no adapter, so no limit")
    script = f"""
        const parent = document.createElement("div");
        document.body.append(parent);
        for (let i = 0; i < 30000; i++) {{
          const child = document.createElement("p");
          child.id = "i" + i;
          parent.append(child);
        }}
        const list = parent.childNodes;
        const all = Array.from(list);
        {LINEAR[title]}
        parent.remove();
        """
    page.bridge.run(f"(() => {{ {script} }})(); 1", timeout=LIMIT)


@pytest.mark.skipif("quickjs" not in ENGINES, reason="no QuickJS: pip install quickjs-ng")
def test_nodes_are_garbage_when_they_are_dropped() -> None:
    page = Page("quickjs", page=URL)
    if page.value("typeof WeakRef") == "undefined":
        pytest.skip("without WeakRef, a document keeps what follows its mutations")
    step = """
        const other = document.implementation.createHTMLDocument("t");
        const parent = other.createElement("div");
        other.body.append(parent);
        for (let index = 0; index < 20; index++) {
          const child = other.createElement("p");
          child.id = "x" + index;
          child.classList.add("y");
          child.addEventListener("z", () => child);
          parent.append(child, "text");
        }
        const observer = new MutationObserver(() => observer);
        observer.observe(other, { childList: true, subtree: true });
        show([parent.querySelectorAll("p:not(.z)").length, parent.children.length]);
        new Range().selectNode(parent);
        other.createNodeIterator(other).nextNode();
        parent.firstChild.remove();
        other.URL;
    """

    def objects() -> int:
        for _ in range(2):
            page.bridge.drain()
            page.context.gc()
        count: int = page.context.memory()["obj_count"]
        return count

    page.run(f"for (let round = 0; round < 5; round++) {{ {step} }}")
    before = objects()
    handles = page.bridge.live_handles
    page.run(f"for (let round = 0; round < 50; round++) {{ {step} }}")
    assert objects() < before + 100
    assert page.bridge.live_handles <= handles + 1


def test_a_range_that_is_set_again_follows_a_mutation_once(page: Page) -> None:
    script = """
        const parent = document.createElement("p");
        parent.append("text", document.createElement("b"));
        const range = document.createRange();
        for (const end of [1, 2, 2]) {
          range.setStart(parent, 1);
          range.setEnd(parent, end);
        }
        parent.prepend("first");
        const seen = [range.startOffset, range.endOffset];
        parent.firstChild.remove();
        show([seen, range.startOffset, range.endOffset]);
    """
    assert page.run(script) == [[2, 3], 1, 2]
