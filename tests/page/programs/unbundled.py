"""Modules: packages as npm has published them with an import map, and chunks of a bundler."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from tests.page.programs import NODE_MODULES, Program, Steps, split
from tests.page.programs.app import Answer, App, Routes, redirect
from webapi.runtimes.packages import NodeModules


class _Unbundled(Program):
    """A page whose module imports packages."""

    has_modules = True
    module: ClassVar[str]
    """The text of ``/main.js``."""
    body: ClassVar[str]

    def app(self) -> App:
        modules = NodeModules(NODE_MODULES)
        files = {
            f"/node_modules/{path.relative_to(NODE_MODULES).as_posix()}": path.read_text("utf-8")
            for path in modules.graph(self.packages)
        }
        import_map = json.dumps(modules.import_map(self.packages))
        html = (
            "<!doctype html><html><head><meta charset=utf-8><title>Unbundled</title>"
            f"<script type=importmap>{import_map}</script>"
            f"<script type=module src=/main.js></script></head><body>{self.body}</body></html>"
        )
        return App({"/": html, "/main.js": self.module, **files, **self.routes()})

    def routes(self) -> Routes:
        return {}


class UnbundledLit(_Unbundled):
    packages = ("lit", "lit/directives/repeat.js")
    module = """
        import { html, css, LitElement } from "lit";
        import { repeat } from "lit/directives/repeat.js";
        class TodoList extends LitElement {
          static properties = { items: {} };
          static styles = css`li { color: green }`;
          constructor() { super(); this.items = ["a"]; }
          add() { this.items = [...this.items, "item " + this.items.length]; }
          render() {
            return html`<ul>${repeat(this.items, (each) => each, (each) => html`<li>${each}</li>`)}</ul>
              <button @click=${this.add}>Add</button>`;
          }
        }
        customElements.define("todo-list", TodoList);
    """
    body = "<todo-list></todo-list>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Add")
        page.click("text=Add")
        yield "add"


class UnbundledPreact(_Unbundled):
    packages = ("preact", "preact/hooks")
    module = """
        import { h, render } from "preact";
        import { useState } from "preact/hooks";
        function Counter() {
          const [count, setCount] = useState(0);
          return h("p", null, h("output", null, count), h("button", { onClick: () => setCount(count + 1) }, "More"));
        }
        render(h(Counter), document.querySelector("main"));
    """
    body = "<main></main>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=More")
        page.click("text=More")
        yield "more"


class UnbundledStimulus(_Unbundled):
    packages = ("@hotwired/stimulus",)
    module = """
        import { Application, Controller } from "@hotwired/stimulus";
        Application.start().register("hello", class extends Controller {
          static targets = ["name", "output"];
          greet() { this.outputTarget.textContent = `Hello, ${this.nameTarget.value}!`; }
        });
    """
    body = """<div data-controller=hello><input data-hello-target=name id=name>
        <button data-action=hello#greet>Greet</button><output data-hello-target=output></output></div>"""

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.fill("#name", "Ann")
        page.click("text=Greet")
        yield "greet"


class UnbundledD3(_Unbundled):
    packages = ("d3",)
    module = """
        import { scaleLinear, select } from "d3";
        const values = [4, 8, 15];
        const width = scaleLinear([0, 15], [0, 300]);
        const draw = () => select("main").selectAll("div").data(values).join("div")
          .style("width", (value) => width(value) + "px").text((value) => value);
        draw();
        document.querySelector("button").onclick = () => { values.push(23); draw(); };
    """
    body = "<main></main><button>More</button>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=More")
        yield "more"


class UnbundledHtmx(_Unbundled):
    """Its module of htmx calls ``eval``, and its page imports a chunk when it is needed."""

    packages = ("htmx-2/dist/htmx.esm.js",)
    module = """
        import htmx from "htmx-2/dist/htmx.esm.js";
        htmx.process(document.body);
        htmx.onLoad(async (element) => {
          if (element.id === "answer") document.title = (await import("./chunk.js")).title(element);
        });
    """
    body = "<button hx-get=/answer hx-target=#place>Ask</button><p id=place></p>"

    def routes(self) -> Routes:
        return {
            "/answer": "<b id=answer>42</b>",
            "/chunk.js": "export const title = (element) => `The answer is ${element.textContent}`;",
        }

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Ask")
        page.wait_for_function("document.title === 'The answer is 42'")
        yield "ask"


class UnbundledAlpine(_Unbundled):
    packages = ("alpinejs",)
    module = """
        import Alpine from "alpinejs";
        Alpine.data("menu", () => ({ open: false, toggle() { this.open = !this.open; } }));
        Alpine.start();
    """
    body = "<div x-data=menu><button @click=toggle>Menu</button><ul x-show=open><li>One</ul></div>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Menu")
        yield "toggle"


class UnbundledVue(_Unbundled):
    """The package's module for browsers, and a component that is imported later."""

    packages = ("vue/dist/vue.esm-browser.prod.js",)
    module = """
        import { createApp, defineAsyncComponent, ref } from "vue/dist/vue.esm-browser.prod.js";
        createApp({
          components: { Late: defineAsyncComponent(() => import("./late.js")) },
          setup: () => ({ shown: ref(false) }),
          template: `<button @click="shown = true">Show</button><Late v-if="shown" :value="7" />`,
        }).mount("main");
    """
    body = "<main></main>"

    def routes(self) -> Routes:
        late = "export default { props: ['value'], template: `<p id=late>{{ value * 6 }}</p>` };"
        return {"/late.js": late}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Show")
        page.wait_for_selector("#late")
        yield "show"


class UnbundledBootstrap(_Unbundled):
    """58 modules: those of Popper, which it imports, are files of their own."""

    packages = ("bootstrap",)
    module = """
        import { Collapse, Tab } from "bootstrap";
        document.title = [Collapse.NAME, Tab.NAME].join();
    """
    body = """<div role=tablist><button data-bs-toggle=tab data-bs-target=#one class=active>One</button>
        <button data-bs-toggle=tab data-bs-target=#two>Two</button></div>
        <div class="tab-pane active" id=one>1</div><div class=tab-pane id=two>2</div>"""

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Two")
        yield "two"


class UnbundledLodash(_Unbundled):
    """641 modules."""

    packages = ("lodash-es",)
    module = """
        import { chain, groupBy, sortBy, template, VERSION } from "lodash-es";
        const sum = chain([3, 1, 2]).map((each) => each * 2).sum().value();
        const groups = groupBy(["one", "two", "three"], "length");
        const line = template("<li><%- name %></li>");
        document.querySelector("ul").innerHTML = sortBy([{ name: "b&" }, { name: "a" }], "name").map(line).join("");
        document.title = JSON.stringify([sum, groups, typeof VERSION]);
    """
    body = "<ul></ul>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"


class UnbundledRxjs(_Unbundled):
    """Its modules import each other without the ends of their names, which the import map gives."""

    packages = ("rxjs",)
    module = """
        import { debounceTime, distinctUntilChanged, fromEvent, map, scan, switchMap } from "rxjs";
        import { fromFetch } from "./fetching.js";
        const [field, output] = document.querySelectorAll("input, output");
        fromEvent(field, "input").pipe(
          map((event) => event.target.value.trim()),
          debounceTime(50),
          distinctUntilChanged(),
          switchMap((text) => fromFetch("/find?text=" + text)),
          scan((all, text) => [...all, text], []),
        ).subscribe((all) => { output.textContent = all.join(); });
    """
    body = "<input id=field><output></output>"

    def routes(self) -> Routes:
        return {
            "/fetching.js": """
                import { from } from "rxjs";
                export const fromFetch = (url) => from(fetch(url).then((response) => response.text()));
            """,
            "/find": lambda asked: f"found {asked.query['text']}",
        }

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.fill("#field", "te")
        page.fill("#field", "tea")
        page.wait_for_function("document.querySelector('output').textContent !== ''")
        yield "tea"
        page.fill("#field", "tea ")
        yield "the same"


class UnbundledThree(_Unbundled):
    """Without a canvas: its mathematics, a scene, a ray, and a loader that reads JSON."""

    packages = ("three",)
    module = """
        import * as THREE from "three";
        const scene = new THREE.Scene();
        const mesh = new THREE.Mesh(new THREE.BoxGeometry(1, 2, 3), new THREE.MeshBasicMaterial({ color: 0x336699 }));
        mesh.position.set(0, 0, -5);
        scene.add(mesh);
        const camera = new THREE.PerspectiveCamera(50, 4 / 3, 0.1, 100);
        const show = () => {
          scene.updateMatrixWorld();
          const ray = new THREE.Raycaster();
          ray.setFromCamera(new THREE.Vector2(0, 0), camera);
          const [hit] = ray.intersectObject(scene, true);
          const place = new THREE.Vector3(0.5, 1, 1.5).applyMatrix4(mesh.matrixWorld).project(camera);
          document.querySelector("output").textContent = JSON.stringify([
            hit && hit.distance.toFixed(3), place.toArray().map((each) => each.toFixed(4)), mesh.material.color.getStyle()]);
        };
        show();
        document.querySelector("button").onclick = () => { mesh.rotation.y += Math.PI / 6; show(); };
        const copy = new THREE.ObjectLoader().parse(JSON.parse(JSON.stringify(scene.toJSON())));
        document.title = copy.children.map((each) => each.type + each.geometry.type).join();
    """
    body = "<output></output><button>Turn</button>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Turn")
        yield "turn"


class UnbundledZod(_Unbundled):
    packages = ("zod",)
    module = """
        import { z } from "zod";
        const Order = z.object({
          name: z.string().min(2),
          mail: z.email(),
          count: z.coerce.number().int().positive().max(9),
        }).refine((order) => order.name !== order.mail, { path: ["name"], error: "no mail" });
        document.querySelector("form").onsubmit = (event) => {
          event.preventDefault();
          const found = Order.safeParse(Object.fromEntries(new FormData(event.target)));
          document.querySelector("pre").textContent = found.success
            ? JSON.stringify(found.data) : z.prettifyError(found.error);
        };
    """
    body = """<form><input name=name><input name=mail><input name=count><button>Order</button></form>
        <pre></pre>"""

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.click("button")
        yield "empty"
        page.fill("[name=name]", "Ann")
        page.fill("[name=mail]", "ann@example.org")
        page.fill("[name=count]", "3")
        page.click("button")
        yield "order"


class UnbundledCodemirror(_Unbundled):
    """An editor's state, its parser of JavaScript and its highlighting, without its view."""

    packages = (
        "@codemirror/state",
        "@codemirror/language",
        "@codemirror/lang-javascript",
        "@codemirror/commands",
        "@lezer/highlight",
    )
    module = """
        import { EditorState, Text } from "@codemirror/state";
        import { ensureSyntaxTree, indentUnit } from "@codemirror/language";
        import { javascript } from "@codemirror/lang-javascript";
        import { history, insertNewlineAndIndent, undo } from "@codemirror/commands";
        import { classHighlighter, highlightTree } from "@lezer/highlight";
        const target = {
          state: EditorState.create({
            doc: "if (ready) {",
            selection: { anchor: 12 },
            extensions: [javascript(), history(), indentUnit.of("    ")],
          }),
          dispatch(transaction) { target.state = transaction.state; show(); },
        };
        function show() {
          const text = target.state.doc.toString();
          const tree = ensureSyntaxTree(target.state, text.length);
          const pre = document.querySelector("pre");
          pre.textContent = "";
          let end = 0;
          const add = (to, name) => {
            const span = document.createElement("span");
            span.className = name;
            span.textContent = text.slice(end, to);
            pre.append(span);
            end = to;
          };
          highlightTree(tree, classHighlighter, (from, to, name) => {
            if (from > end) add(from, "plain");
            add(to, name);
          });
          if (end < text.length) add(text.length, "plain");
          document.title = tree.toString() + target.state.selection.main.head;
        }
        show();
        const [line, back] = document.querySelectorAll("button");
        line.onclick = () => insertNewlineAndIndent(target);
        back.onclick = () => undo(target);
    """
    body = "<pre></pre><button>Line</button><button>Undo</button>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("text=Line")
        yield "line"
        page.click("text=Undo")
        yield "undo"


class UnbundledCodemirrorView(_Unbundled):
    """The view of an editor, into which a program and a user write; without what asks for pixels."""

    packages = ("@codemirror/view", "@codemirror/commands", "@codemirror/language")
    module = """
        import { EditorView, keymap, placeholder } from "@codemirror/view";
        import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
        import { bracketMatching } from "@codemirror/language";
        const view = new EditorView({
          extensions: [
            history(), bracketMatching(), placeholder("Write"), keymap.of([...defaultKeymap, ...historyKeymap]),
            EditorView.updateListener.of((update) => { document.title = update.state.doc.toString(); }),
          ],
          parent: document.querySelector("main"),
        });
        document.querySelector("button").onclick = () => {
          view.dispatch({ changes: { from: 0, insert: "tea(green)" }, selection: { anchor: 10 } });
        };
    """
    body = "<button>Write</button><main></main>"

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector(".cm-content")
        yield "open"
        page.click("button")
        page.focus(".cm-content")
        yield "write"
        page.keyboard.press("Enter")
        yield "enter"
        page.keyboard.type("x")
        yield "type"
        page.keyboard.press("Backspace")
        yield "back"
        page.keyboard.press("Control+z")
        yield "undo"


class RedirectedModules(Program):
    """Scripts import beside the place that they were redirected to."""

    has_modules = True

    def routes(self) -> Routes:
        body = """<output></output><script>
              const show = (name, { place }) => { document.querySelector("output").append(`${name}: ${place} `); };
            </script>
            <script src=/old/classic.js></script><script type=module src=/old/module.js></script>"""
        classic = "var first = import('./place.js').then((found) => show('classic', found));"
        module = """
            import * as place from "./place.js";
            await first;
            show(new URL(import.meta.url).pathname, place);
            show("later", await import("./place.js"));
        """
        return {
            "/": self.page(body),
            "/old/classic.js": redirect("/new/classic.js"),
            "/old/module.js": redirect("/new/module.js"),
            "/new/classic.js": Answer(classic, type="text/javascript"),
            "/new/module.js": Answer(module, type="text/javascript"),
            **{
                f"/{name}/place.js": Answer(
                    f"export const place = {name!r};", type="text/javascript"
                )
                for name in ("old", "new")
            },
        }

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"


class _Split(Program):
    """A production build with code splitting: the page imports a chunk when a user asks for it."""

    has_modules = is_split = True
    files: ClassVar[tuple[tuple[str, str], ...]]

    def app(self) -> App:
        chunks = split(*self.files)
        preloads = "".join(
            f"<link rel=modulepreload href={name}>" for name in chunks if name == "/chunk.js"
        )
        html = (
            f"<!doctype html><html><head><meta charset=utf-8><title>Split</title>{preloads}"
            "<script type=module crossorigin src=/main.js></script></head>"
            "<body><main></main></body></html>"
        )
        return App({"/": html, **chunks})

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("text=Show")
        yield "open"
        page.click("text=Show")
        page.wait_for_selector("#late")
        yield "show"
        page.click("#late")
        yield "count"


class SplitReact(_Split):
    files = (
        (
            "main.js",
            """
            import { createElement as h, lazy, Suspense, useState } from "react";
            import { createRoot } from "react-dom/client";
            const Late = lazy(() => import("./late.js"));
            function App() {
              const [shown, show] = useState(false);
              return h("div", null, h("button", { onClick: () => show(true) }, "Show"),
                shown && h(Suspense, { fallback: "\u2026" }, h(Late, { value: 7 })));
            }
            createRoot(document.querySelector("main")).render(h(App));
            """,
        ),
        (
            "late.js",
            """
            import { createElement as h, useState } from "react";
            export default function Late({ value }) {
              const [count, setCount] = useState(value);
              return h("p", { id: "late", onClick: () => setCount(count + 1) }, count * 6);
            }
            """,
        ),
    )


class SplitVue(_Split):
    files = (
        (
            "main.js",
            """
            import { createApp, defineAsyncComponent, h, ref } from "vue";
            const Late = defineAsyncComponent(() => import("./late.js"));
            createApp({
              setup() {
                const shown = ref(false);
                const show = () => { shown.value = true; };
                return () => [h("button", { onClick: show }, "Show"), shown.value ? h(Late, { value: 7 }) : null];
              },
            }).mount("main");
            """,
        ),
        (
            "late.js",
            """
            import { h, ref } from "vue";
            export default {
              props: ["value"],
              setup({ value }) {
                const count = ref(value);
                return () => h("p", { id: "late", onClick: () => count.value++ }, count.value * 6);
              },
            };
            """,
        ),
    )
