import { Component, Fragment, createContext, createRef, h, hydrate, options, render } from "preact";
import { useContext, useEffect, useLayoutEffect, useMemo, useReducer, useState } from "preact/hooks";
import { until } from "./waiting.js";

const root = document.getElementById("app");
const html = () => root.innerHTML;
const $ = (selector) => root.querySelector(selector);
const log = [];
const Theme = createContext("light");

function Counter({ by }) {
  const [count, setCount] = useState(0);
  const double = useMemo(() => count * 2, [count]);
  useLayoutEffect(() => void log.push(`layout ${count}`), [count]);
  useEffect(() => {
    log.push(`effect ${count}`);
    return () => log.push(`no effect ${count}`);
  }, [count]);
  const increment = () => setCount((each) => each + by);
  return h("button", { id: "count", class: useContext(Theme), onClick: increment }, count, "/", double);
}

class Form extends Component {
  state = { name: "", agreed: false, color: "red", sent: null };
  input = createRef();
  render(_, { name, agreed, color, sent }) {
    const change = (part) => this.setState(part);
    return h(
      "form",
      { onSubmit: (event) => (event.preventDefault(), change({ sent: `${name} ${agreed} ${color}` })) },
      h("input", { id: "name", ref: this.input, value: name, onInput: (e) => change({ name: e.target.value }) }),
      h("input", { type: "checkbox", checked: agreed, onChange: (e) => change({ agreed: e.target.checked }) }),
      h(
        "select",
        { value: color, onChange: (e) => change({ color: e.target.value }) },
        ["red", "blue"].map((each) => h("option", { value: each }, each)),
      ),
      h("output", null, `${name} ${agreed} ${color} ${sent}`),
    );
  }
}

function List() {
  const [items, act] = useReducer((list, action) => action(list), ["a", "b", "c", "d"]);
  return h(
    Fragment,
    null,
    h("button", { id: "turn", onClick: () => act((list) => [...list].reverse().concat("e")) }),
    h("ul", null, items.map((each) => h("li", { key: each }, each))),
  );
}

const steps = {
  async counter() {
    render(h(Theme.Provider, { value: "dark" }, h(Counter, { by: 2 })), root);
    const first = html();
    await until(() => log.includes("effect 0"));
    $("#count").click();
    await until(() => log.includes("effect 2"));
    render(null, root);
    await until(() => log.includes("no effect 2"));
    return [first, log, html()];
  },
  async form() {
    render(h(Form), root);
    const first = html();
    const [name, box, select] = root.querySelectorAll("input, select");
    name.value = "Ada";
    name.dispatchEvent(new Event("input", { bubbles: true }));
    box.click();
    select.value = "blue";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => $("output").textContent.startsWith("Ada true blue"));
    const prevented = !$("form").dispatchEvent(new Event("submit", { cancelable: true }));
    await until(() => !$("output").textContent.endsWith("null"));
    return [first, $("output").textContent, prevented, select.selectedIndex, name.value, box.checked];
  },
  async keys() {
    render(h(List), root);
    const before = [...root.querySelectorAll("li")];
    $("#turn").click();
    await until(() => root.querySelectorAll("li").length === 5);
    const after = [...root.querySelectorAll("li")];
    return [html(), after.map((each) => before.indexOf(each))];
  },
  attributes() {
    const svg = h("svg", { viewBox: "0 0 1 1" }, h("path", { d: "M0 0", "stroke-width": 2 }));
    const style = { color: "red", marginTop: 3, "--x": "y" };
    const raw = { dangerouslySetInnerHTML: { __html: "<b>raw</b>" } };
    const all = { style, tabIndex: 1, hidden: true, "aria-label": "l", "data-x": false, "data-y": null };
    render(h("div", all, svg, h("p", raw), false, 0, "<text>"), root);
    const names = [$("svg").namespaceURI, $("path").tagName, $("div").style.marginTop];
    render(h("div", { style: { color: "blue" } }), root);
    return [...names, html()];
  },
  hydration() {
    render(null, root);
    root.innerHTML = '<button id="count" class="light">0/0</button>';
    const button = $("button");
    hydrate(h(Counter, { by: 1 }), root);
    return [html(), $("button") === button];
  },
};

export const run = async () => {
  const facts = { hooks: typeof options.vnode };
  for (const [name, step] of Object.entries(steps)) facts[name] = await step();
  return facts;
};
