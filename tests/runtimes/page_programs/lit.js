import { LitElement, css, html, nothing, render, svg } from "lit";
import { asyncAppend } from "lit/directives/async-append.js";
import { classMap } from "lit/directives/class-map.js";
import { live } from "lit/directives/live.js";
import { createRef, ref } from "lit/directives/ref.js";
import { repeat } from "lit/directives/repeat.js";
import { styleMap } from "lit/directives/style-map.js";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { until as later } from "lit/directives/until.js";
import { until } from "./waiting.js";

const root = document.getElementById("app");
const $ = (selector) => root.querySelector(selector);
const plain = (markup) => markup.replaceAll(/<!--.*?-->/g, "");

const templates = {
  values() {
    const log = [];
    const page = (name, items) => html`<p title="a ${name} b" ?hidden=${items.length > 2} .value=${name}
        @click=${(event) => log.push(event.type)}>${name} ${items.map((each) => html`<b>${each}</b>`)} ${nothing} ${null}</p>`;
    render(page("<one>", [1, 2]), root);
    const p = $("p");
    const first = plain(root.innerHTML);
    p.click();
    render(page("two", ["x", "y", "z"]), root);
    return [first, plain(root.innerHTML), $("p") === p, p.value, log];
  },
  repeat() {
    const list = (items) => html`<ul>${repeat(items, (each) => each, (each, index) => html`<li>${index}${each}</li>`)}</ul>`;
    render(list(["a", "b", "c", "d"]), root);
    const before = [...root.querySelectorAll("li")];
    render(list(["d", "x", "b", "a"]), root);
    return [plain(root.innerHTML), [...root.querySelectorAll("li")].map((each) => before.indexOf(each))];
  },
  directives() {
    const input = createRef();
    const page = (on) => html`<i class=${classMap({ a: on, b: !on })} style=${styleMap({ color: on ? "red" : null, marginTop: "1px" })}></i>
      <input ${ref(input)} .value=${live("typed")}>${unsafeHTML("<u>raw</u>")}<svg>${svg`<path d="M0"/>`}</svg>${on ? html`<s></s>` : ""}`;
    render(page(true), root);
    const first = plain(root.innerHTML);
    input.value.value = "other";
    render(page(false), root);
    return [first, plain(root.innerHTML), input.value.value, $("path").namespaceURI];
  },
  async promises() {
    async function* numbers() {
      yield 1;
      yield 2;
    }
    render(html`${later(Promise.resolve("there"), "waiting")} ${asyncAppend(numbers(), (each) => html`<b>${each}</b>`)}`, root);
    const first = root.textContent;
    await until(() => root.textContent === "there 12");
    return [first, plain(root.innerHTML)];
  },
};

class CountElement extends LitElement {
  static properties = { count: { type: Number, reflect: true }, label: {}, items: { state: true } };
  static styles = css`:host { display: block; } b { color: red; }`;
  constructor() {
    super();
    this.count = 0;
    this.items = [];
    this.log = [];
  }
  connectedCallback() {
    super.connectedCallback();
    this.log.push("connected");
  }
  disconnectedCallback() {
    super.disconnectedCallback();
    this.log.push("disconnected");
  }
  willUpdate(changed) {
    this.log.push([...changed.keys()].sort().join());
  }
  firstUpdated() {
    this.log.push("first");
  }
  up() {
    this.count++;
    this.items = [...this.items, this.count];
    this.dispatchEvent(new CustomEvent("counted", { detail: this.count, bubbles: true, composed: true }));
  }
  render() {
    return html`<button @click=${this.up}>${this.label}: ${this.count}</button><slot></slot>
      <ul>${this.items.map((each) => html`<li>${each}</li>`)}</ul>`;
  }
}

const elements = {
  async element() {
    customElements.define("count-element", CountElement);
    const seen = [];
    root.addEventListener("counted", (event) => seen.push([event.detail, event.target.tagName]));
    render(html`<count-element label="n" count="3"><p>light</p></count-element>`, root);
    const element = $("count-element");
    await element.updateComplete;
    const first = plain(element.shadowRoot.innerHTML);
    element.shadowRoot.querySelector("button").click();
    await element.updateComplete;
    element.setAttribute("label", "changed");
    await element.updateComplete;
    element.remove();
    const shadow = element.shadowRoot;
    const slotted = shadow.querySelector("slot").assignedElements().map((each) => each.localName);
    return [first, plain(shadow.innerHTML), element.outerHTML, slotted, seen, element.log, shadow.mode];
  },
  styles: () => CountElement.elementStyles.map((each) => each.cssText),
};

export const run = async () => {
  const facts = {};
  for (const [name, step] of Object.entries({ ...templates, ...elements })) {
    render(null, root);
    facts[name] = await step();
  }
  return facts;
};
