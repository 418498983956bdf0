import {
  createContext,
  createElement as h,
  Fragment,
  StrictMode,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  version,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

const root = document.getElementById("app");
const html = () => root.innerHTML;
const log = [];
const until = async (condition) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
};
const click = (selector) => {
  const event = new Event("click", { bubbles: true, cancelable: true });
  flushSync(() => document.querySelector(selector).dispatchEvent(event));
};

const Theme = createContext("light");

function Counter({ by = 1 }) {
  const [count, setCount] = useState(0);
  const theme = useContext(Theme);
  useLayoutEffect(() => {
    log.push(`layout ${count}`);
    return () => log.push(`no layout ${count}`);
  }, [count]);
  useEffect(() => {
    log.push(`effect ${count}`);
    return () => log.push(`no effect ${count}`);
  }, [count]);
  return h(
    "button",
    { id: "count", className: theme, "data-count": count, onClick: () => setCount((n) => n + by) },
    "count: ",
    count,
  );
}

function List() {
  const [items, act] = useReducer((list, action) => action(list), ["a", "b", "c", "d"]);
  const ref = useRef(null);
  return h(
    "div",
    { id: "items", ref },
    h("button", { id: "reverse", onClick: () => act((list) => [...list].reverse()) }),
    h("button", { id: "drop", onClick: () => act((list) => list.filter((each) => each !== "b")) }),
    h("button", { id: "add", onClick: () => act((list) => ["x", ...list, "y"]) }),
    h("ul", null, items.map((each) => h("li", { key: each }, each))),
  );
}

function Nested() {
  const note = (name) => (event) => log.push(`${name} ${event.type} ${event.eventPhase}`);
  return h(
    "div",
    { onClickCapture: note("outer capture"), onClick: note("outer") },
    h(
      "p",
      {
        id: "inner",
        onClick: (event) => {
          note("inner")(event);
          event.stopPropagation();
        },
      },
      "click",
    ),
  );
}

const Markup = () =>
  h(
    Fragment,
    null,
    h("p", { dangerouslySetInnerHTML: { __html: "<b>raw</b> &amp; <i>i</i>" } }),
    h("svg", { viewBox: "0 0 1 1" }, h("path", { d: "M0 0", strokeWidth: 2 })),
    h("label", { htmlFor: "x", title: 'a "b"', tabIndex: 0, hidden: true }, "\u00e9 <&>"),
    h("a", { href: "/x?y=1&z", "aria-label": "link" }, null, false, 0, ""),
    h("br"),
  );

let settle;
const pending = new Promise((resolve) => (settle = resolve));
let ready = false;
const Late = () => {
  if (!ready) throw pending;
  return h("b", null, "late");
};

export const run = async () => {
  const facts = { version };
  let app = createRoot(root);
  const render = (element) => flushSync(() => app.render(element));
  const take = () => log.splice(0);

  render(h(StrictMode, null, h(Theme.Provider, { value: "dark" }, h(Counter, { by: 2 }))));
  facts.counter = html();
  const button = document.getElementById("count");
  click("#count");
  click("#count");
  facts.clicked = [html(), button === document.getElementById("count")];
  await until(() => log.includes("effect 4"));
  facts.effects = take();
  render(h(Theme.Provider, { value: "light" }, h(Counter)));
  facts.replaced = [html(), take().filter((each) => each.startsWith("no"))];

  render(h(List));
  const first = document.querySelector("li");
  click("#reverse");
  facts.reversed = [html(), first === document.querySelector("li:last-child")];
  click("#drop");
  click("#add");
  facts.list = [html(), first === document.querySelectorAll("li")[3]];
  take();

  render(h(Nested));
  click("#inner");
  facts.nested = take();
  render(h(Markup));
  facts.markup = html();

  render(h(Suspense, { fallback: h("i", null, "wait") }, h(Late)));
  facts.waiting = html();
  ready = true;
  settle();
  await until(() => html().includes("late"));
  facts.late = html();

  const other = document.createElement("aside");
  document.body.appendChild(other);
  render(createPortal(h("p", { onClick: () => log.push("portal") }, "through"), other, "key"));
  flushSync(() => other.firstChild.dispatchEvent(new Event("click", { bubbles: true })));
  facts.portal = [html(), other.outerHTML, take()];
  flushSync(() => app.unmount());
  facts.unmounted = [html(), other.outerHTML];

  other.innerHTML = '<button id="count" class="light" data-count="0">count: <!-- -->0</button>';
  const served = other.firstChild;
  let hydrated;
  flushSync(() => (hydrated = hydrateRoot(other, h(Counter))));
  await until(() => log.includes("effect 0"));
  click("#count");
  facts.hydrated = [other.innerHTML, served === other.firstChild];
  hydrated.unmount();
  return facts;
};
