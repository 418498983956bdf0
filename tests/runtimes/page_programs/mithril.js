import m from "mithril";

const root = document.getElementById("app");
const html = () => root.innerHTML;
const $ = (selector) => root.querySelector(selector);

const log = [];
const state = { count: 0, name: "", agreed: false, items: ["a", "b", "c"], shown: true };

const Hooked = {
  oninit: () => log.push("init"),
  oncreate: (vnode) => log.push(`create ${vnode.dom.tagName} ${vnode.dom.isConnected}`),
  onupdate: () => log.push("update"),
  onremove: () => log.push("remove"),
  view: (vnode) => m("section", vnode.attrs, vnode.children),
};

const Page = {
  view: () => [
    m("button#up.a.b[type=button]", { onclick: () => state.count++, class: state.count ? "some" : undefined }, state.count),
    m("form", { onsubmit: (event) => (event.preventDefault(), (state.sent = `${state.name} ${state.agreed}`)) }, [
      m("input#name", { value: state.name, oninput: (event) => (state.name = event.target.value) }),
      m("input#box[type=checkbox]", { checked: state.agreed, onchange: (event) => (state.agreed = event.target.checked) }),
    ]),
    m("ul", state.items.map((each) => m("li", { key: each }, each))),
    state.shown && m(Hooked, { "data-n": state.count, style: { color: "red", "--x": "1" } }, m.trust("<b>raw</b><!--c-->")),
    m("svg[viewBox='0 0 1 1']", m("path[d=M0]")),
    m("output", state.sent),
  ],
};

export const run = async () => {
  const facts = {};
  m.mount(root, Page);
  facts.first = html();
  $("#up").click();
  m.redraw.sync();
  facts.count = [$("#up").outerHTML, $("section").outerHTML];
  $("#name").value = "Ada";
  $("#name").dispatchEvent(new Event("input", { bubbles: true }));
  $("#box").click();
  m.redraw.sync();
  facts.prevented = !$("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  m.redraw.sync();
  facts.form = [$("output").textContent, $("#name").value, $("#box").checked];
  const before = [...root.querySelectorAll("li")];
  Object.assign(state, { items: ["d", "c", "a"], shown: false });
  await new Promise((resolve) => (m.redraw(), requestAnimationFrame(() => setTimeout(resolve, 20))));
  m.redraw.sync();
  facts.keys = [$("ul").innerHTML, [...root.querySelectorAll("li")].map((each) => before.indexOf(each))];
  facts.hooks = log;
  facts.svg = $("path").namespaceURI;
  facts.request = await m.request({ url: "/data.json" });
  facts.failed = await m.request({ url: "/missing" }).catch((error) => error.code);
  facts.query = [m.buildQueryString({ a: [1, 2], b: { c: "d e" } }), m.parseQueryString("a[0]=1&b[c]=d")];
  m.mount(root, null);
  facts.unmounted = html();
  return facts;
};
