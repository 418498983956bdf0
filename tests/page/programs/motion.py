"""Programs that wait for transitions and animations."""

from __future__ import annotations

from typing import Any

from tests.page.programs import NODE_MODULES, Program, Steps
from tests.page.programs.app import Answer, Routes

NOTE = """
const log = document.createElement("ol");
log.id = "log";
const note = (text) => {
  const item = document.createElement("li");
  item.className = text.replace(/\\W+/g, "-");
  item.textContent = text;
  log.append(item);
};
document.body.append(log);
"""


class BootstrapMotion(Program):
    """A modal, a collapse, a toast and an alert fade, and say when they have."""

    libraries = ("bootstrap/dist/js/bootstrap.bundle.js",)
    script = f"""{NOTE}
        for (const kind of ["modal", "collapse", "toast", "alert"]) {{
          for (const type of ["show", "shown", "hide", "hidden", "close", "closed"]) {{
            document.addEventListener(`${{type}}.bs.${{kind}}`, () => note(`${{type}} ${{kind}}`));
          }}
        }}
        document.querySelector("#bread").onclick = () => {{
          new bootstrap.Toast(document.querySelector("#toast"), {{ delay: 100 }}).show();
        }};
    """

    def routes(self) -> Routes:
        css = (NODE_MODULES / "bootstrap/dist/css/bootstrap.min.css").read_text("utf-8")
        body = """<link rel=stylesheet href=/bootstrap.css><button id=open data-bs-toggle=modal data-bs-target=#modal>Open</button>
        <div class="modal fade" id=modal tabindex=-1><div class=modal-dialog><div class=modal-content>
        <button id=close data-bs-dismiss=modal>Close</button></div></div></div>
        <button id=more data-bs-toggle=collapse data-bs-target=#text>More</button><div class=collapse id=text>Text</div>
        <button id=bread>Toast</button><div class=toast id=toast>Hello</div>
        <div class="alert fade show" id=alert>Alert<button id=dismiss data-bs-dismiss=alert>x</button></div>"""
        return {"/": self.page(body, "Bootstrap"), "/bootstrap.css": Answer(css, 200, "text/css")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("#open")
        page.wait_for_selector("#log .shown-modal")
        yield "modal"
        page.click("#close")
        page.wait_for_selector("#log .hidden-modal")
        yield "closed"
        page.click("#more")
        page.wait_for_selector("#log .shown-collapse")
        yield "more"
        page.click("#more")
        page.wait_for_selector("#log .hidden-collapse")
        yield "less"
        page.click("#bread")
        page.wait_for_selector("#log .hidden-toast")
        yield "toast"
        page.click("#dismiss")
        page.wait_for_selector("#alert", state="detached")
        yield "dismissed"


class VueMotion(Program):
    """Elements come and go with transitions and animations, also in a list."""

    libraries = ("vue/dist/vue.global.prod.js",)
    script = f"""{NOTE}
        const {{ createApp, h, ref, Transition, TransitionGroup }} = Vue;
        const [isText, isBall, items] = [ref(false), ref(false), ref([1, 2, 3])];
        const hooks = (name) => Object.fromEntries(
          ["BeforeEnter", "AfterEnter", "BeforeLeave", "AfterLeave", "EnterCancelled"].map((each) => ["on" + each, () => note(name + each)]));
        const button = (id, onClick) => h("button", {{ id, onClick }}, id);
        createApp({{ render: () => [
          button("text", () => (isText.value = !isText.value)),
          button("ball", () => (isBall.value = !isBall.value)),
          button("list", () => (items.value = [1, 3, 4])),
          h(Transition, hooks("text"), {{ default: () => isText.value ? h("p", "text") : null }}),
          h(Transition, {{ name: "ball", ...hooks("ball") }}, {{ default: () => isBall.value ? h("p", "ball") : null }}),
          h(TransitionGroup, {{ name: "list", tag: "ul", ...hooks("list") }}, {{ default: () => items.value.map((key) => h("li", {{ key }}, key)) }}),
        ] }}).mount("#app");
    """

    def routes(self) -> Routes:
        body = """<style>.v-enter-active, .v-leave-active { transition: opacity 200ms } .v-enter-from, .v-leave-to { opacity: 0 }
        .ball-enter-active { animation: grow 200ms } .ball-leave-active { animation: grow 150ms reverse }
        @keyframes grow { from { transform: scale(0) } } .list-enter-active, .list-leave-active { transition: all 150ms }
        .list-enter-from, .list-leave-to { opacity: 0; transform: translateX(9px) }</style><div id=app></div>"""
        return {"/": self.page(body, "Vue")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("#text")
        page.wait_for_selector("#log .textAfterEnter")
        yield "text"
        page.click("#text")
        page.wait_for_selector("#log .textAfterLeave")
        yield "no text"
        page.click("#ball")
        page.wait_for_selector("#log .ballAfterEnter")
        yield "ball"
        page.click("#ball")
        page.wait_for_selector("#log .ballAfterLeave")
        yield "no ball"
        page.click("#list")
        page.wait_for_selector("#log .listAfterLeave")
        page.wait_for_selector("#log .listAfterEnter")
        yield "list"


class SvelteMotion(Program):
    """Blocks come and go with transitions, and list items move by animations."""

    svelte = """
        <script>
          import { fade, fly, slide } from "svelte/transition";
          import { flip } from "svelte/animate";
          let isOpen = $state(false);
          let items = $state(["a", "b", "c"]);
          let log = $state([]);
          const note = (event) => log.push(event.type);
        </script>
        <button id=toggle onclick={() => (isOpen = !isOpen)}>toggle</button>
        <button id=turn onclick={() => (items = ["c", "b", "d"])}>turn</button>
        {#if isOpen}
          <p transition:fade={{ duration: 120 }} onintrostart={note} onintroend={note} onoutrostart={note} onoutroend={note}>open</p>
        {/if}
        <ul>{#each items as item (item)}<li in:fly={{ y: 20, duration: 80 }} out:slide={{ duration: 90 }} animate:flip={{ duration: 70 }}>{item}</li>{/each}</ul>
        <ol id=log>{#each log as each}<li class={each}>{each}</li>{/each}</ol>
    """
    script = """import { mount } from "svelte";
        import App from "./App.svelte.js";
        mount(App, { target: document.body });
    """

    def routes(self) -> Routes:
        return {"/": self.page("", "Svelte")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("#toggle")
        page.wait_for_selector("#log .introend")
        yield "shown"
        page.click("#toggle")
        page.wait_for_selector("#log .outroend")
        yield "hidden"
        page.click("#turn")
        page.wait_for_selector("ul li:nth-child(4)", state="detached")
        yield "turned"


class AlpineMotion(Program):
    """A panel with the classes of transitions, and one with the default ones."""

    libraries = ("alpinejs/dist/cdn.js",)
    script = f"""{NOTE}
        document.querySelector("#first").addEventListener("transitionend", (event) => note(event.propertyName), {{ once: true }});
    """

    def routes(self) -> Routes:
        body = """<style>.slow { transition: opacity 150ms } .clear { opacity: 0 } .full { opacity: 1 }</style>
        <div x-data="{ a: false, b: false }"><button id=one @click="a = !a">one</button><button id=two @click="b = !b">two</button>
        <p id=first x-show=a x-transition:enter=slow x-transition:enter-start=clear x-transition:enter-end=full
        x-transition:leave=slow x-transition:leave-start=full x-transition:leave-end=clear>first</p>
        <p id=second x-show=b x-transition.opacity.duration.120ms>second</p></div>"""
        return {"/": self.page(body, "Alpine")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("#one")
        page.wait_for_selector("#log li:nth-child(1)")
        yield "first"
        page.click("#one")
        page.wait_for_selector("#first", state="hidden")
        yield "no first"
        page.click("#two")
        page.wait_for_selector("#second:not([style])")
        yield "second"
        page.click("#two")
        page.wait_for_selector("#second", state="hidden")
        yield "no second"


class Toasts(Program):
    """Messages are removed when their animation ends, and a dialog when its transition does."""

    script = f"""{NOTE}
        document.querySelector("#say").onclick = () => {{
          const toast = document.createElement("p");
          toast.className = "toast";
          toast.textContent = "said";
          for (const type of ["start", "iteration", "end"]) {{
            toast.addEventListener("animation" + type, (event) => note([event.type, event.animationName, event.elapsedTime].join(" ")));
          }}
          toast.addEventListener("animationend", () => toast.remove());
          document.body.append(toast);
        }};
        const dialog = document.querySelector("dialog");
        document.querySelector("#open").onclick = () => {{
          dialog.showModal();
          requestAnimationFrame(() => requestAnimationFrame(() => dialog.classList.add("shown")));
        }};
        document.querySelector("#close").onclick = () => {{
          dialog.classList.remove("shown");
          dialog.addEventListener("transitionend", (event) => {{
            note(event.propertyName + " " + event.elapsedTime);
            dialog.close();
          }}, {{ once: true }});
        }};
        document.querySelector("#count").onclick = async (event) => {{
          const move = event.target.animate([{{ opacity: 1 }}, {{ opacity: 0.5 }}], {{ duration: 80, fill: "forwards" }});
          await move.finished;
          move.commitStyles();
          move.cancel();
          note("moved " + event.target.style.opacity);
        }};
    """

    def routes(self) -> Routes:
        body = """<style>.toast { animation: out 100ms 2 forwards } @keyframes out { to { opacity: 0 } }
        dialog { opacity: 0; transition: opacity 100ms } dialog.shown { opacity: 1 }</style>
        <button id=say>say</button><button id=open>open</button><button id=count>count</button><dialog><button id=close>close</button></dialog>"""
        return {"/": self.page(body, "Toasts")}

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        yield "open"
        page.click("#say")
        page.wait_for_selector(".toast", state="detached")
        yield "said"
        page.click("#open")
        page.wait_for_selector("dialog.shown")
        yield "dialog"
        page.click("#close")
        page.wait_for_selector("dialog[open]", state="detached")
        yield "closed"
        page.click("#count")
        page.wait_for_selector("#log .moved-0-5")
        yield "moved"
