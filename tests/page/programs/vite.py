"""Production builds of Vite: applications with a component that comes later, with its style sheet.

The title is the color that the sheet gives, when the component is mounted: `import()` has waited.
"""

from __future__ import annotations

import json
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from tests.page.programs import Program, Steps, run
from tests.page.programs.app import App

_BUILD: Final = """\
import { isAbsolute, join } from "node:path";
import { build } from "vite";
import * as plugin from PLUGIN;
const root = process.argv[2];
const packages = {
  name: "packages-of-this-folder",
  enforce: "pre",
  resolveId(id, importer, options) {
    if (/^[.\\0]/.test(id) || isAbsolute(id) || importer === undefined) return null;
    return this.resolve(id, join(process.cwd(), "index.js"), { ...options, skipSelf: true });
  },
};
const output = {
  entryFileNames: "assets/[name].js",
  chunkFileNames: "assets/[name].js",
  assetFileNames: "assets/[name].[ext]",
};
await build({
  root,
  configFile: false,
  logLevel: "error",
  plugins: [packages, (plugin.svelte ?? plugin.default)(OPTIONS)],
  build: { outDir: "dist", rolldownOptions: { output } },
});
"""

_HTML: Final = (
    '<!doctype html><html><head><meta charset="utf-8"><title>Vite</title></head><body>'
    '<div id="app"></div><script type="module" src="/src/MAIN"></script></body></html>'
)
_STYLES: Final = {
    "main.css": "body { margin: 3px }",
    "late.css": ".late { color: rgb(1, 2, 3) }",
}


@cache
def built(plugin: str, options: str, *files: tuple[str, str]) -> dict[str, str]:
    """Build an application. The first file is where it begins."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        (root / "src").mkdir()
        (root / "index.html").write_text(_HTML.replace("MAIN", files[0][0]), "utf-8")
        for name, text in (*files, *_STYLES.items()):
            (root / "src" / name).write_text(text, "utf-8")
        script = _BUILD.replace("PLUGIN", json.dumps(plugin)).replace("OPTIONS", options)
        run("node", "--input-type=module", "-", str(root), given=script)
        found = sorted(path for path in (root / "dist").rglob("*") if path.is_file())
        names = ["/" + path.relative_to(root / "dist").as_posix() for path in found]
        return {
            name.removesuffix("index.html"): path.read_text("utf-8")
            for name, path in zip(names, found, strict=True)
        }


class _Vite(Program):
    has_modules = is_built = True
    plugin: ClassVar[str]
    options: ClassVar[str] = "{}"
    files: ClassVar[tuple[tuple[str, str], ...]]

    def app(self) -> App:
        return App(built(self.plugin, self.options, *self.files))

    def steps(self, page: Any) -> Steps:
        page.goto("/")
        page.wait_for_selector("text=Show")
        yield "open"
        page.click("text=Show")
        page.wait_for_selector("#late")
        page.wait_for_function("document.title !== 'Vite'")
        yield "show"
        page.click("#late")
        yield "count"


class ViteReact(_Vite):
    plugin = "@vitejs/plugin-react"
    files = (
        (
            "main.jsx",
            """
            import { lazy, StrictMode, Suspense, useState } from "react";
            import { createRoot } from "react-dom/client";
            import "./main.css";
            const Late = lazy(() => import("./Late.jsx"));
            function App() {
              const [shown, show] = useState(false);
              return <main>
                <button onClick={() => show(true)}>Show</button>
                {shown && <Suspense fallback="Loading"><Late value={7} /></Suspense>}
              </main>;
            }
            createRoot(document.getElementById("app")).render(<StrictMode><App /></StrictMode>);
            """,
        ),
        (
            "Late.jsx",
            """
            import { useEffect, useRef, useState } from "react";
            import "./late.css";
            export default function Late({ value }) {
              const [count, setCount] = useState(value);
              const element = useRef(null);
              useEffect(() => { document.title = getComputedStyle(element.current).color; });
              return <p ref={element} className="late" id="late" onClick={() => setCount(count + 1)}>{count * 6}</p>;
            }
            """,
        ),
    )


class ViteVue(_Vite):
    plugin = "@vitejs/plugin-vue"
    files = (
        (
            "main.js",
            """
            import { createApp } from "vue";
            import App from "./App.vue";
            import "./main.css";
            createApp(App).mount("#app");
            """,
        ),
        (
            "App.vue",
            """
            <script setup>
            import { defineAsyncComponent, ref } from "vue";
            const shown = ref(false);
            const Late = defineAsyncComponent(() => import("./Late.vue"));
            </script>
            <template><button @click="shown = true">Show</button><Late v-if="shown" :value="7" /></template>
            """,
        ),
        (
            "Late.vue",
            """
            <script setup>
            import { onMounted, ref } from "vue";
            import "./late.css";
            const { value } = defineProps(["value"]);
            const count = ref(value);
            const element = ref(null);
            onMounted(() => { document.title = getComputedStyle(element.value).color; });
            </script>
            <template><p ref="element" class="late" id="late" @click="count++">{{ count * 6 }}</p></template>
            <style scoped>p { margin: 4px }</style>
            """,
        ),
    )


class ViteSvelte(_Vite):
    plugin = "@sveltejs/vite-plugin-svelte"
    options = "{ configFile: false, compilerOptions: { cssHash: ({ name }) => `svelte-${name}` } }"
    files = (
        (
            "main.js",
            """
            import { mount } from "svelte";
            import App from "./App.svelte";
            import "./main.css";
            mount(App, { target: document.getElementById("app") });
            """,
        ),
        (
            "App.svelte",
            """
            <script>
            let Late = $state(null);
            async function show() { Late = (await import("./Late.svelte")).default; }
            </script>
            <button onclick={show}>Show</button>{#if Late}<Late value={7} />{/if}
            """,
        ),
        (
            "Late.svelte",
            """
            <script>
            import { onMount } from "svelte";
            import "./late.css";
            let { value } = $props();
            let count = $state(value);
            let element;
            onMount(() => { document.title = getComputedStyle(element).color; });
            </script>
            <p bind:this={element} class="late" id="late" onclick={() => count++}>{count * 6}</p>
            <style>p { margin: 4px }</style>
            """,
        ),
    )
