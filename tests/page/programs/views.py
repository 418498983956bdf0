"""Libraries that draw a state: React, Preact, Vue, petite-vue, Alpine, Lit, Mithril, Svelte."""

from __future__ import annotations

from typing import Any

from tests.page.programs import Program, Steps
from tests.page.programs.app import Asked, Routes, as_json

ROOT = "<div id=root></div>"


class _Tasks(Program):
    """A list of tasks: add by Enter, mark, filter, remove, load and save."""

    body = ROOT

    def routes(self) -> Routes:
        return {
            "/": self.page(self.body, "Tasks"),
            "GET /tasks": as_json([{"id": 1, "text": "milk", "done": True}]),
            "POST /tasks": lambda asked: as_json({"saved": asked.body.count("text")}),
        }

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("text=milk")
        yield "open"
        for text in ("eggs", "<b>tea</b>"):
            page.fill("#new", text)
            page.press("#new", "Enter")
        page.wait_for_selector("text=tea")
        yield "add"
        page.check("li:nth-of-type(2) input")
        yield "mark"
        page.select_option("select", "open")
        yield "filter"
        page.select_option("select", "all")
        page.wait_for_selector("li:nth-of-type(3)")
        page.click("li button")
        yield "remove"
        page.click("#save")
        page.wait_for_selector("text=saved 2")
        yield "save"


_REACT = """
    const { useState, useEffect, useMemo, useRef, createContext, useContext, memo } = React;
    const h = React.createElement;
    const Remove = createContext(null);
    const Item = memo(({ task, toggle }) => {
      const remove = useContext(Remove);
      return h("li", { className: task.done ? "done" : undefined, style: { opacity: task.done ? 0.5 : 1 } },
        h("label", null, h("input", { type: "checkbox", checked: task.done, onChange: () => toggle(task.id) }), task.text),
        h("button", { onClick: () => remove(task.id), "aria-label": `remove ${task.text}` }, "x"));
    });
    function App() {
      const [tasks, setTasks] = useState([]);
      const [text, setText] = useState("");
      const [shown, setShown] = useState("all");
      const [message, setMessage] = useState(null);
      const input = useRef(null);
      useEffect(() => { fetch("/tasks").then((answer) => answer.json()).then(setTasks); }, []);
      useEffect(() => { document.title = `${tasks.length} tasks`; }, [tasks]);
      useEffect(() => { input.current.focus(); }, []);
      const visible = useMemo(() => tasks.filter((each) => shown === "all" || !each.done), [tasks, shown]);
      const toggle = (id) => setTasks(tasks.map((each) => each.id === id ? { ...each, done: !each.done } : each));
      const submit = (event) => {
        event.preventDefault();
        setTasks([...tasks, { id: tasks.length + 10, text, done: false }]);
        setText("");
      };
      const save = async () => {
        const answer = await fetch("/tasks", { method: "POST", body: JSON.stringify(tasks) });
        setMessage(`saved ${(await answer.json()).saved}`);
      };
      return h(Remove.Provider, { value: (id) => setTasks(tasks.filter((each) => each.id !== id)) },
        h("form", { onSubmit: submit }, h("input", { id: "new", ref: input, value: text, onChange: (event) => setText(event.target.value) })),
        h("select", { value: shown, onChange: (event) => setShown(event.target.value) },
          h("option", { value: "all" }, "all"), h("option", { value: "open" }, "open")),
        h("ul", null, visible.map((task) => h(Item, { key: task.id, task, toggle }))),
        h("button", { id: "save", onClick: save }, "Save"), message && h("p", { dangerouslySetInnerHTML: { __html: message } }));
    }
"""


class React18Tasks(_Tasks):
    libraries = (
        "react-18/umd/react.production.min.js",
        "react-dom-18/umd/react-dom.production.min.js",
    )
    script = f"{_REACT}ReactDOM.createRoot(document.querySelector('#root')).render(h(App));"


class React19Tasks(_Tasks):
    script = f"""import * as React from "react";
    import {{ createRoot }} from "react-dom/client";
    {_REACT}createRoot(document.querySelector("#root")).render(h(App));"""


class PreactTasks(_Tasks):
    script = """import { h, render, Fragment, createRef, Component } from "preact";
    import { useState, useEffect, useReducer } from "preact/hooks";
    const change = (tasks, [kind, value]) => ({
      load: () => value,
      add: () => [...tasks, { id: tasks.length + 10, text: value, done: false }],
      toggle: () => tasks.map((each) => each.id === value ? { ...each, done: !each.done } : each),
      remove: () => tasks.filter((each) => each.id !== value),
    })[kind]();
    class Save extends Component {
      state = { message: "" };
      save = async () => {
        const answer = await fetch("/tasks", { method: "POST", body: JSON.stringify(this.props.tasks) });
        this.setState({ message: `saved ${(await answer.json()).saved}` });
      };
      render() { return h(Fragment, null, h("button", { id: "save", onClick: this.save }, "Save"), h("p", null, this.state.message)); }
    }
    function App() {
      const [tasks, dispatch] = useReducer(change, []);
      const [shown, setShown] = useState("all");
      useEffect(() => { fetch("/tasks").then((answer) => answer.json()).then((found) => dispatch(["load", found])); }, []);
      const add = (event) => {
        if (event.key !== "Enter") return;
        dispatch(["add", event.currentTarget.value]);
        event.currentTarget.value = "";
      };
      const visible = tasks.filter((each) => shown === "all" || !each.done);
      return h("main", { class: "app" }, h("input", { id: "new", onKeyDown: add }),
        h("select", { value: shown, onChange: (event) => setShown(event.currentTarget.value) },
          h("option", { value: "all" }, "all"), h("option", { value: "open" }, "open")),
        h("ul", null, visible.map((task) => h("li", { key: task.id, class: task.done ? "done" : null, style: { opacity: task.done ? 0.5 : 1 } },
          h("label", null, h("input", { type: "checkbox", checked: task.done, onChange: () => dispatch(["toggle", task.id]) }), task.text),
          h("button", { onClick: () => dispatch(["remove", task.id]) }, "x")))),
        h(Save, { tasks }));
    }
    render(h(App), document.querySelector("#root"));"""


class VueTasks(_Tasks):
    libraries = ("vue/dist/vue.global.prod.js",)
    body = """<div id=root><form @submit.prevent="add"><input id=new v-model.trim="text" ref="box"></form>
    <select v-model="shown"><option>all</option><option>open</option></select>
    <transition-group tag="ul"><task-item v-for="task in visible" :key="task.id" :task="task" @remove="remove(task)"></task-item></transition-group>
    <p v-if="message" v-text="message"></p><p v-else>{{ tasks.length }} tasks</p>
    <button id=save @click.once="save" :disabled="tasks.length === 0">Save</button></div>"""
    script = """
        const { createApp, ref, computed, onMounted, watch, nextTick } = Vue;
        const app = createApp({
          setup() {
            const tasks = ref([]), text = ref(""), shown = ref("all"), message = ref(""), box = ref(null);
            onMounted(async () => {
              box.value.focus();
              tasks.value = await (await fetch("/tasks")).json();
            });
            watch(() => tasks.value.length, async (count) => { await nextTick(); document.title = `${count} ${document.querySelectorAll("li").length}`; });
            return {
              tasks, text, shown, message, box,
              visible: computed(() => tasks.value.filter((each) => shown.value === "all" || !each.done)),
              add() { tasks.value.push({ id: tasks.value.length + 10, text: text.value, done: false }); text.value = ""; },
              remove(task) { tasks.value = tasks.value.filter((each) => each !== task); },
              async save() {
                const answer = await fetch("/tasks", { method: "POST", body: JSON.stringify(tasks.value) });
                message.value = `saved ${(await answer.json()).saved}`;
              },
            };
          },
        });
        app.component("task-item", {
          props: ["task"],
          emits: ["remove"],
          template: `<li :class="{ done: task.done }" :style="{ opacity: task.done ? 0.5 : 1 }"><label>
            <input type="checkbox" v-model="task.done">{{ task.text }}</label><button @click="$emit('remove')">x</button></li>`,
        });
        app.mount("#root");
    """


class PetiteVueTasks(_Tasks):
    libraries = ("petite-vue/dist/petite-vue.iife.js",)
    body = """<div v-scope @vue:mounted="load"><input id=new v-model="text" @keydown.enter="add">
    <select v-model="shown"><option>all</option><option>open</option></select>
    <ul><li v-for="task in visible" :key="task.id" :class="{ done: task.done }"><label>
    <input type=checkbox v-model="task.done">{{ task.text }}</label><button @click="remove(task)">x</button></li></ul>
    <button id=save @click="save">Save</button><p v-if="message">{{ message }}</p><p v-show="!message" v-effect="$el.title = tasks.length"></p></div>"""
    script = """
        PetiteVue.createApp({
          tasks: [], text: "", shown: "all", message: "",
          get visible() { return this.tasks.filter((each) => this.shown === "all" || !each.done); },
          async load() { this.tasks = await (await fetch("/tasks")).json(); },
          add() { this.tasks.push({ id: this.tasks.length + 10, text: this.text, done: false }); this.text = ""; },
          remove(task) { this.tasks.splice(this.tasks.indexOf(task), 1); },
          async save() {
            const answer = await fetch("/tasks", { method: "POST", body: JSON.stringify(this.tasks) });
            this.message = `saved ${(await answer.json()).saved}`;
          },
        }).mount();
    """


class AlpineTasks(_Tasks):
    libraries = ("alpinejs/dist/cdn.min.js",)
    body = """<div x-data="{ tasks: [], text: '', shown: 'all', message: '',
      get visible() { return this.tasks.filter((each) => this.shown === 'all' || !each.done) },
      add() { this.tasks.push({ id: this.tasks.length + 10, text: this.text, done: false }); this.text = '' },
      async save() { const answer = await fetch('/tasks', { method: 'POST', body: JSON.stringify(this.tasks) });
        this.message = `saved ${(await answer.json()).saved}` } }"
      x-init="tasks = await (await fetch('/tasks')).json(); $watch('tasks', (value) => { document.title = value.length + ' tasks' })">
    <input id=new x-model="text" @keydown.enter="add">
    <select x-model="shown"><option>all</option><option>open</option></select>
    <ul><template x-for="task in visible" :key="task.id"><li :class="task.done && 'done'" :style="{ opacity: task.done ? 0.5 : 1 }"><label>
    <input type=checkbox x-model="task.done"><span x-text="task.text"></span></label>
    <button @click="tasks = tasks.filter((each) => each !== task)">x</button></li></template></ul>
    <button id=save @click="save">Save</button><template x-if="message"><p x-text="message"></p></template>
    <p x-show="!message" x-cloak>not saved</p></div>"""


class MithrilTasks(_Tasks):
    libraries = ("mithril/mithril.min.js",)
    script = """
        let tasks = [], shown = "all", message = "";
        const Item = {
          oncreate: ({ dom }) => { dom.dataset.made = "yes"; },
          view: ({ attrs: { task } }) => m("li", { class: task.done ? "done" : undefined, style: { opacity: task.done ? 0.5 : 1 } },
            m("label", m("input[type=checkbox]", { checked: task.done, onchange: () => { task.done = !task.done; } }), task.text),
            m("button", { onclick: () => { tasks = tasks.filter((each) => each !== task); } }, "x")),
        };
        const App = {
          oninit: () => m.request("/tasks").then((found) => { tasks = found; }),
          view: () => m("main.app", m("input#new", {
            onkeydown(event) {
              event.redraw = event.key === "Enter";
              if (!event.redraw) return;
              tasks.push({ id: tasks.length + 10, text: this.value, done: false });
              this.value = "";
            },
          }), m("select", { value: shown, onchange: (event) => { shown = event.target.value; } }, ["all", "open"].map((each) => m("option", each))),
            m("ul", tasks.filter((each) => shown === "all" || !each.done).map((task) => m(Item, { key: task.id, task }))),
            m("button#save", { onclick: async () => {
              message = `saved ${(await m.request({ method: "POST", url: "/tasks", body: tasks })).saved}`;
              m.redraw();
            } }, "Save"), message ? m("p", m.trust(message)) : null),
        };
        m.mount(document.querySelector("#root"), App);
    """


class SvelteTasks(_Tasks):
    svelte = """<script>
      import { onMount } from "svelte";
      let tasks = $state([]), text = $state(""), shown = $state("all"), message = $state("");
      let visible = $derived(tasks.filter((each) => shown === "all" || !each.done));
      onMount(async () => { tasks = await (await fetch("/tasks")).json(); });
      $effect(() => { document.title = `${tasks.length} tasks`; });
      function add(event) {
        event.preventDefault();
        tasks.push({ id: tasks.length + 10, text, done: false });
        text = "";
      }
      async function save() {
        const answer = await fetch("/tasks", { method: "POST", body: JSON.stringify(tasks) });
        message = `saved ${(await answer.json()).saved}`;
      }
    </script>
    <form onsubmit={add}><input id="new" bind:value={text}></form>
    <select bind:value={shown}><option>all</option><option>open</option></select>
    <ul>{#each visible as task (task.id)}<li class:done={task.done} style:opacity={task.done ? 0.5 : 1}><label>
      <input type="checkbox" bind:checked={task.done}>{task.text}</label>
      <button onclick={() => { tasks = tasks.filter((each) => each.id !== task.id); }}>x</button></li>{/each}</ul>
    <button id="save" onclick={save}>Save</button>{#if message}<p>{message}</p>{:else}<p>not saved</p>{/if}"""
    script = """import { mount } from "svelte";
    import App from "./App.svelte.js";
    mount(App, { target: document.querySelector("#root") });"""


class LitTasks(_Tasks):
    """Custom elements with shadow roots, slots and styles."""

    body = "<task-list><h1 slot=title>Tasks</h1></task-list>"
    script = """import { LitElement, css, html, nothing } from "lit";
    import { classMap } from "lit/directives/class-map.js";
    import { live } from "lit/directives/live.js";
    import { repeat } from "lit/directives/repeat.js";
    class TaskItem extends LitElement {
      static properties = { task: { attribute: false }, done: { type: Boolean, reflect: true } };
      render() {
        return html`<label><input type="checkbox" .checked=${live(this.task.done)} @change=${() => this.tell("toggle")}>${this.task.text}</label>
          <button @click=${() => this.tell("remove")}>x</button>`;
      }
      willUpdate() { this.done = this.task.done; }
      tell(name) { this.dispatchEvent(new CustomEvent(name, { detail: this.task.id, bubbles: true, composed: true })); }
    }
    class TaskList extends LitElement {
      static properties = { tasks: { state: true }, shown: { state: true }, message: { state: true } };
      static styles = css`:host { display: block; } .done { opacity: 0.5; }`;
      constructor() { super(); this.tasks = []; this.shown = "all"; this.message = ""; }
      connectedCallback() {
        super.connectedCallback();
        fetch("/tasks").then((answer) => answer.json()).then((found) => { this.tasks = found; });
        this.addEventListener("toggle", ({ detail }) => {
          this.tasks = this.tasks.map((each) => each.id === detail ? { ...each, done: !each.done } : each);
        });
        this.addEventListener("remove", ({ detail }) => { this.tasks = this.tasks.filter((each) => each.id !== detail); });
      }
      render() {
        const visible = this.tasks.filter((each) => this.shown === "all" || !each.done);
        return html`<slot name="title"></slot><input id="new" @keydown=${this.add}>
          <select @change=${(event) => { this.shown = event.target.value; }}><option>all</option><option>open</option></select>
          <ul class=${classMap({ empty: visible.length === 0 })}>${repeat(visible, (each) => each.id, (task) => html`<li><task-item .task=${task}></task-item></li>`)}</ul>
          <button id="save" ?disabled=${this.tasks.length === 0} @click=${this.save}>Save</button>${this.message ? html`<p>${this.message}</p>` : nothing}`;
      }
      add(event) {
        if (event.key !== "Enter") return;
        this.tasks = [...this.tasks, { id: this.tasks.length + 10, text: event.target.value, done: false }];
        event.target.value = "";
      }
      async save() {
        const answer = await fetch("/tasks", { method: "POST", body: JSON.stringify(this.tasks) });
        this.message = `saved ${(await answer.json()).saved}`;
      }
    }
    customElements.define("task-item", TaskItem);
    customElements.define("task-list", TaskList);"""

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("text=milk")
        yield "open"
        for text in ("eggs", "<b>tea</b>"):
            page.fill("#new", text)
            page.press("#new", "Enter")
        page.wait_for_selector("text=tea")
        yield "add"
        page.locator("task-item").nth(1).locator("input").check()
        yield "mark"
        page.select_option("select", "open")
        yield "filter"
        page.select_option("select", "all")
        page.wait_for_selector("li:nth-of-type(3)")
        page.locator("task-item").first.locator("button").click()
        yield "remove"
        page.click("#save")
        page.wait_for_selector("text=saved 2")
        yield "save"


class MithrilRoutes(Program):
    """Routes in the fragment, with parameters."""

    libraries = ("mithril/mithril.min.js",)
    script = """
        const Home = { view: () => m("div", m("h1", "Home"), m(m.route.Link, { href: "/item/1?q=a b" }, "first"), m(m.route.Link, { href: "/item/2" }, "second")) };
        const Item = {
          oninit: ({ attrs, state }) => m.request({ url: "/api/:id", params: { id: attrs.id, q: attrs.q } }).then((found) => { state.found = found; }),
          onremove: () => { document.title += "."; },
          view: ({ attrs, state }) => m("div", { key: attrs.id }, m("h1", `Item ${attrs.id}`), m("pre", JSON.stringify(state.found)), m(m.route.Link, { href: "/home" }, "home")),
        };
        m.route(document.querySelector("#root"), "/home", { "/home": Home, "/item/:id": Item });
    """

    def routes(self) -> Routes:
        def found(asked: Asked) -> Any:
            return as_json({"path": asked.path, **asked.query})

        return {"/": self.page(ROOT, "Routes"), "/api/1": found, "/api/2": found}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("text=first")
        yield "open"
        page.click("text=first")
        page.wait_for_selector("text=path")
        yield "first"
        page.click("text=home")
        page.wait_for_selector("text=second")
        page.click("text=second")
        page.wait_for_selector("text=path")
        yield "second"
        page.go_back()
        page.wait_for_selector("text=second")
        yield "back"
