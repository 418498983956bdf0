"""A script about custom elements, and what Chromium answers."""

from __future__ import annotations

from typing import Any

MARKUP = (
    """<x-early id="early" a="1" b="2"><x-late id="inner"></x-late></x-early><p id="other"></p>"""
)
SCRIPT = """
const answers = {};
const errors = [];
globalThis.onerror = (message, file, line, column, error) => {
  errors.push(error && error.name);
  return true;
};
document.body.innerHTML = MARKUP;
const log = [];
const take = () => log.splice(0);
const byId = (id) => document.getElementById(id);
const attempt = (steps) => {
  try {
    steps();
    return "";
  } catch (error) {
    return error.name;
  }
};
const label = (node) => {
  if (node === document) return "document";
  return node && (node.id || node.localName || node.nodeName);
};
const make = (name, more = {}) => {
  const made = class extends HTMLElement {
    static observedAttributes = more.observed || ["a", "c"];
    constructor() {
      super();
      log.push(["made", this.localName, this.isConnected, this.attributes.length]);
      if (more.made) more.made(this);
    }
    connectedCallback() {
      log.push(["connected", label(this), this.isConnected, this.childNodes.length]);
      if (more.connected) more.connected(this);
    }
    disconnectedCallback() {
      log.push(["disconnected", label(this), this.isConnected]);
      if (more.disconnected) more.disconnected(this);
    }
    adoptedCallback(from, to) {
      log.push(["adopted", label(this), from === document, to === document]);
    }
    attributeChangedCallback(...values) {
      log.push(["changed", label(this), ...values]);
      if (more.changed) more.changed(this, ...values);
    }
  };
  if (name) customElements.define(name, made);
  return made;
};
const early = byId("early");
answers.before = [
  early instanceof HTMLElement, early instanceof HTMLUnknownElement, early.matches(":defined"),
  document.querySelectorAll(":not(:defined)").length, Object.prototype.toString.call(early),
  customElements.get("x-early") === undefined, attempt(() => customElements.upgrade(document)),
];
const Early = make("x-early");
answers.upgraded = [take(), early instanceof Early, early.matches(":defined"),
  early.constructor === Early,
  byId("inner").matches(":defined")];
answers.registry = [
  customElements.get("x-early") === Early, customElements.getName(Early),
  customElements.getName(class extends HTMLElement {}), String(customElements),
  document.customElementRegistry === customElements,
  customElements instanceof CustomElementRegistry,
];
answers.refused = [
  ["xearly", "X-early", "x-Early", "annotation-xml", "1-a", "a-", ""].map((name) =>
    attempt(() => customElements.define(name, class extends HTMLElement {}))),
  attempt(() => customElements.define("x-early", class extends HTMLElement {})),
  attempt(() => customElements.define("x-other", Early)),
  attempt(() => customElements.define("x-other", {})),
  attempt(() => customElements.define("x-other")),
  attempt(() => customElements.define("x-other", () => {})),
  attempt(() => customElements.define("x-other", class extends HTMLElement {
    get connectedCallback() { return 1; } })),
  attempt(() => customElements.define("x-other", class extends HTMLElement {
    static get observedAttributes() { throw new RangeError(); }
    attributeChangedCallback() {} })),
  attempt(() => customElements.define("x-other", class extends HTMLElement {
    static get observedAttributes() { throw new RangeError(); } })),
  attempt(() => customElements.define("x-nested", class extends HTMLElement {
    static get disabledFeatures() {
      customElements.define("x-within", class extends HTMLElement {});
      return [];
    } })),
  attempt(() => {
    const bound = function () {};
    bound.prototype = 1;
    customElements.define("x-proto", bound);
  }),
  attempt(() => new HTMLElement()),
  attempt(() => new (class extends HTMLElement {})()),
  attempt(() => HTMLElement()),
  attempt(() => new HTMLDivElement()),
];
answers.order = [];
{
  const reads = [];
  const plain = function () {};
  plain.prototype = new Proxy({ attributeChangedCallback() {} }, {
    get(target, key) { reads.push(String(key)); return target[key]; },
  });
  const spied = new Proxy(plain, {
    get(target, key) { reads.push(String(key)); return target[key]; },
  });
  customElements.define("x-read", spied);
  answers.order = [reads[0], reads.slice(1, 6).sort(), reads.slice(6, 8)];
}
const made = document.createElement("x-early");
answers.created = [take(), made instanceof Early, label(made), made.outerHTML];
const constructed = new Early();
answers.constructed = [take(), constructed.localName, constructed.ownerDocument === document,
  constructed.tagName, Object.getPrototypeOf(constructed) === Early.prototype];
made.setAttribute("a", "1");
made.setAttribute("b", "1");
made.setAttribute("a", "1");
made.removeAttribute("a");
made.setAttributeNS("urn:a", "p:c", "2");
made.toggleAttribute("c");
made.id = "made";
answers.attributes = take();
document.body.append(made);
document.body.prepend(made);
byId("other").replaceChildren(made, "text");
made.remove();
made.remove();
answers.moved = take();
const fragment = document.createDocumentFragment();
fragment.append(new Early(), made, new Early());
take();
document.body.append(fragment);
answers.fragment = take();
const apart = document.createElement("div");
apart.innerHTML = "<x-early a=5></x-early>";
answers.apart = [take(), apart.firstChild instanceof Early];
document.body.append(apart);
answers.joined = [take(), apart.firstChild instanceof Early];
byId("other").innerHTML = "<x-early id=p a=1><x-early id=q></x-early></x-early>";
answers.parsed = take();
byId("other").innerHTML = "";
answers.emptied = take();
const copy = apart.firstChild.cloneNode(true);
answers.cloned = [take(), copy instanceof Early];
const template = document.createElement("template");
template.innerHTML = "<x-early id=t a=1></x-early>";
answers.template = [take(), template.content.firstChild instanceof Early,
  template.content.firstChild.matches(":defined")];
const imported = document.importNode(template.content, true);
answers.imported = [take(), imported.firstChild instanceof Early];
document.body.append(template.content);
answers.adoptedFromTemplate = take();
template.content.append(made);
answers.adoptedByTemplate = take();
const second = document.implementation.createHTMLDocument("");
second.body.append(early);
answers.adopted = take();
answers.elsewhere = [second.createElement("x-early") instanceof Early, take(),
  second.customElementRegistry];
document.body.append(early);
answers.back = take();
class Thrower extends HTMLElement {
  constructor() {
    super();
    throw new EvalError();
  }
}
byId("other").innerHTML = "<x-thrower id=thrower></x-thrower>";
customElements.define("x-thrower", Thrower);
const failed = byId("thrower");
answers.failed = [failed instanceof Thrower, failed.matches(":defined"), errors.splice(0)];
const unknown = document.createElement("x-thrower");
answers.unknown = [unknown instanceof HTMLUnknownElement, unknown.localName,
  unknown.matches(":defined"),
  Object.prototype.toString.call(unknown), errors.splice(0), attempt(() => new Thrower())];
make("x-attributes", { made: (element) => element.setAttribute("a", "1") });
make("x-children", { made: (element) => element.append("1") });
make("x-parent", { made: (element) => document.body.append(element) });
make("x-moved", { made: (element) => second.adoptNode(element) });
answers.strict = ["x-attributes", "x-children", "x-parent", "x-moved"].map((name) =>
  [document.createElement(name) instanceof HTMLUnknownElement, errors.splice(0)]);
document.querySelectorAll("x-parent").forEach((each) => each.remove());
take();
byId("other").innerHTML = "<x-attributes b=1></x-attributes><x-children></x-children>";
answers.lenient = [take(), byId("other").innerHTML, errors.splice(0)];
customElements.define("x-returns", class extends HTMLElement {
  constructor() {
    super();
    return document.createElement("div");
  }
});
customElements.define("x-plain", class { constructor() { return {}; } });
answers.returns = ["x-returns", "x-plain"].map((name) => {
  const element = document.createElement(name);
  byId("other").innerHTML = `<${name}></${name}>`;
  return [element instanceof HTMLUnknownElement,
    byId("other").firstChild.matches(":defined"), errors.splice(0)];
});
make("x-nesting", {
  changed(element, name, old, value) {
    if (value !== "9") element.setAttribute("a", "9");
    log.push(["after", value]);
  },
  connected(element) {
    element.setAttribute("c", "1");
    log.push(["after connected"]);
  },
});
take();
byId("other").innerHTML = "<x-nesting id=n a=1></x-nesting>";
answers.nesting = take();
make("x-remover", { connected: (element) => element.remove(),
  made: (element) => log.push(["in", label(element)]) });
byId("other").innerHTML =
  "<x-remover id=r><x-early id=s></x-early></x-remover><x-early id=u></x-early>";
answers.remover = [take(), byId("other").innerHTML];
make("x-raises", { connected: () => { throw new URIError(); } });
byId("other").innerHTML = "<x-raises id=v></x-raises><x-early id=w></x-early>";
answers.raises = [take(), errors.splice(0)];
const late = document.createElement("x-late");
const detached = document.createElement("div");
detached.append(late);
make("x-late");
answers.late = [take(), late.matches(":defined")];
customElements.upgrade(detached);
answers.upgrade = [take(), late.matches(":defined")];
const host = document.createElement("div");
const root = host.attachShadow({ mode: "closed" });
root.innerHTML = "<x-shadowed id=in_shadow></x-shadowed>";
document.body.append(host);
make("x-shadowed");
host.remove();
answers.shadow = take();
customElements.define("x-closed", class extends HTMLElement {
  static disabledFeatures = ["shadow"]; });
answers.disabled = attempt(() => document.createElement("x-closed").attachShadow({ mode: "open" }));
const Recursive = make("x-recursive", { made() {
  if (byId("recursive").done) return;
  byId("recursive").done = true;
  answers.inConstructor = document.createElement("x-recursive").localName;
} });
byId("other").innerHTML = "<x-recursive id=recursive></x-recursive>";
answers.recursive = [take(), errors.splice(0)];
{
  const first = document.createElement("x-early");
  const other = byId("other");
  other.replaceChildren(first);
  first.id = "z";
  take();
  other.replaceChild(document.createElement("x-late"), first);
  answers.replaced = take();
  first.classList.add("a");
  first.dataset.a = "1";
  first.style.color = "red";
  first.hidden = true;
  first.title = "1";
  answers.unobserved = take();
}
make("x-style", { observed: ["style", "class", "data-a", "hidden", "title", "slot"] });
{
  const styled = document.createElement("x-style");
  take();
  styled.style.color = "red";
  answers.style = take();
  styled.style.setProperty("color", "blue");
  styled.style.cssText = "";
  styled.classList.add("a");
  styled.className = "b";
  styled.dataset.a = "1";
  answers.dataset = take().length;
  delete styled.dataset.a;
  styled.hidden = true;
  styled.title = "t";
  styled.slot = "s";
  answers.reflected = take();
}
{
  const range = document.createRange();
  const box = byId("other");
  box.replaceChildren(document.createElement("x-early"), document.createElement("x-late"));
  take();
  range.selectNodeContents(box);
  const extracted = range.extractContents();
  range.insertNode(extracted);
  answers.range = take();
  box.insertAdjacentHTML("beforeend", "<x-late></x-late>");
  box.firstChild.before(document.createElement("x-late"));
  box.firstChild.replaceWith("text");
  box.textContent = "";
  answers.adjacent = take();
}
answers.names = ["a-b", "x-\\u00e9", "x-\\ud83d\\ude00", "x-.", "x-a:b", "x_-", "font-face",
  "x-a\\u037e"].map((name) =>
  attempt(() => customElements.define(name, class extends HTMLElement {})));
answers.extends = (() => {
  class Base extends Early {}
  customElements.define("x-base", Base);
  const element = new Base();
  const found = take();
  return [found, element instanceof Early, element.localName, new Early().localName];
})();
take();
"""
PROMISES = """
const promised = [];
const watch = (promise, name) => promise.then(
  (value) => promised.push([name, value === Waited]), (error) => promised.push([name, error.name]));
watch(customElements.whenDefined("x-waited"), "before");
watch(customElements.whenDefined("bad"), "bad");
class Waited extends HTMLElement {}
const same = customElements.whenDefined("x-waited") === customElements.whenDefined("x-waited");
customElements.define("x-waited", Waited);
watch(customElements.whenDefined("x-waited"), "after");
"""
PROMISED = [True, [["bad", "SyntaxError"], ["before", True], ["after", True]]]
EXPECTED: dict[str, Any] = {
    "before": [True, False, False, 2, "[object HTMLElement]", True, ""],
    "upgraded": [
        [
            ["made", "x-early", True, 3],
            ["changed", "early", "a", None, "1", None],
            ["connected", "early", True, 1],
        ],
        True,
        True,
        True,
        False,
    ],
    "registry": [True, "x-early", None, "[object CustomElementRegistry]", True, True],
    "refused": [
        [
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "SyntaxError",
            "",
            "SyntaxError",
        ],
        "NotSupportedError",
        "NotSupportedError",
        "TypeError",
        "TypeError",
        "TypeError",
        "TypeError",
        "RangeError",
        "",
        "NotSupportedError",
        "TypeError",
        "TypeError",
        "TypeError",
        "TypeError",
        "TypeError",
    ],
    "order": [
        "prototype",
        [
            "adoptedCallback",
            "attributeChangedCallback",
            "connectedCallback",
            "connectedMoveCallback",
            "disconnectedCallback",
        ],
        ["observedAttributes", "disabledFeatures"],
    ],
    "created": [[["made", "x-early", False, 0]], True, "x-early", "<x-early></x-early>"],
    "constructed": [[["made", "x-early", False, 0]], "x-early", True, "X-EARLY", True],
    "attributes": [
        ["changed", "x-early", "a", None, "1", None],
        ["changed", "x-early", "a", "1", "1", None],
        ["changed", "x-early", "a", "1", None, None],
        ["changed", "x-early", "c", None, "2", "urn:a"],
        ["changed", "x-early", "c", None, "", None],
    ],
    "moved": [
        ["connected", "made", True, 0],
        ["disconnected", "made", True],
        ["connected", "made", True, 0],
        ["disconnected", "made", True],
        ["connected", "made", True, 0],
        ["disconnected", "made", False],
    ],
    "fragment": [
        ["connected", "x-early", True, 0],
        ["connected", "made", True, 0],
        ["connected", "x-early", True, 0],
    ],
    "apart": [[["made", "x-early", False, 1], ["changed", "x-early", "a", None, "5", None]], True],
    "joined": [[["connected", "x-early", True, 0]], True],
    "parsed": [
        ["made", "x-early", True, 2],
        ["changed", "p", "a", None, "1", None],
        ["connected", "p", True, 1],
        ["made", "x-early", True, 1],
        ["connected", "q", True, 0],
    ],
    "emptied": [["disconnected", "p", False], ["disconnected", "q", False]],
    "cloned": [[["made", "x-early", False, 1], ["changed", "x-early", "a", None, "5", None]], True],
    "template": [[], False, False],
    "imported": [[["made", "x-early", False, 2], ["changed", "t", "a", None, "1", None]], True],
    "adoptedFromTemplate": [
        ["made", "x-early", True, 2],
        ["changed", "t", "a", None, "1", None],
        ["connected", "t", True, 0],
    ],
    "adoptedByTemplate": [["disconnected", "made", False], ["adopted", "made", True, False]],
    "adopted": [
        ["disconnected", "early", True],
        ["adopted", "early", True, False],
        ["connected", "early", True, 1],
    ],
    "elsewhere": [False, [], None],
    "back": [
        ["disconnected", "early", True],
        ["adopted", "early", False, True],
        ["connected", "early", True, 1],
    ],
    "failed": [True, False, ["EvalError"]],
    "unknown": [
        True,
        "x-thrower",
        False,
        "[object HTMLUnknownElement]",
        ["EvalError"],
        "EvalError",
    ],
    "strict": [
        [True, ["NotSupportedError"]],
        [True, ["NotSupportedError"]],
        [True, ["NotSupportedError"]],
        [True, ["NotSupportedError"]],
    ],
    "lenient": [
        [
            ["made", "x-attributes", True, 1],
            ["connected", "x-attributes", True, 0],
            ["made", "x-children", True, 0],
            ["connected", "x-children", True, 1],
        ],
        '<x-attributes b="1" a="1"></x-attributes><x-children>1</x-children>',
        [],
    ],
    "returns": [
        [True, False, ["NotSupportedError", "TypeError"]],
        [True, False, ["TypeError", "TypeError"]],
    ],
    "nesting": [
        ["made", "x-nesting", True, 2],
        ["changed", "n", "a", None, "1", None],
        ["connected", "n", True, 0],
        ["changed", "n", "a", "1", "9", None],
        ["after", "9"],
        ["changed", "n", "c", None, "1", None],
        ["changed", "n", "a", "9", "9", None],
        ["after", "9"],
        ["after", "1"],
        ["after connected"],
        ["after", "1"],
    ],
    "remover": [
        [
            ["made", "x-remover", True, 1],
            ["in", "r"],
            ["connected", "r", True, 1],
            ["disconnected", "r", False],
            ["made", "x-early", False, 1],
            ["made", "x-early", True, 1],
            ["connected", "u", True, 0],
            ["disconnected", "n", False],
        ],
        '<x-early id="u"></x-early>',
    ],
    "raises": [
        [
            ["made", "x-raises", True, 1],
            ["connected", "v", True, 0],
            ["made", "x-early", True, 1],
            ["connected", "w", True, 0],
            ["disconnected", "u", False],
        ],
        ["URIError"],
    ],
    "late": [[["made", "x-late", True, 1], ["connected", "inner", True, 0]], False],
    "upgrade": [[["made", "x-late", False, 0]], True],
    "shadow": [
        ["made", "x-shadowed", True, 1],
        ["connected", "in_shadow", True, 0],
        ["disconnected", "in_shadow", False],
    ],
    "disabled": "NotSupportedError",
    "inConstructor": "x-recursive",
    "recursive": [
        [
            ["made", "x-recursive", True, 1],
            ["connected", "recursive", True, 0],
            ["disconnected", "v", False],
            ["disconnected", "w", False],
        ],
        ["TypeError"],
    ],
    "replaced": [
        ["made", "x-late", False, 0],
        ["disconnected", "z", False],
        ["connected", "x-late", True, 0],
    ],
    "unobserved": [],
    "style": [["changed", "x-style", "style", None, "color: red;", None]],
    "dataset": 5,
    "reflected": [
        ["changed", "x-style", "data-a", "1", None, None],
        ["changed", "x-style", "hidden", None, "", None],
        ["changed", "x-style", "title", None, "t", None],
        ["changed", "x-style", "slot", None, "s", None],
    ],
    "range": [
        ["disconnected", "x-early", False],
        ["disconnected", "x-late", False],
        ["connected", "x-early", True, 0],
        ["connected", "x-late", True, 0],
    ],
    "adjacent": [
        ["made", "x-late", True, 0],
        ["connected", "x-late", True, 0],
        ["made", "x-late", False, 0],
        ["connected", "x-late", True, 0],
        ["disconnected", "x-late", False],
        ["disconnected", "x-early", False],
        ["disconnected", "x-late", False],
        ["disconnected", "x-late", False],
    ],
    "names": ["", "", "", "", "", "", "SyntaxError", ""],
    "extends": [[["made", "x-base", False, 0]], True, "x-base", "x-early"],
}
