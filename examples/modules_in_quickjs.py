"""Run modules in QuickJS: those of a folder and a package of its node_modules, without a bundler.

$ pip install 'webapi-dom[modules,quickjs]'
$ python examples/modules_in_quickjs.py
"""

import tempfile
from pathlib import Path

import quickjs

import webapi.runtimes.adapters.quickjs

FILES = {
    "main.js": """
        import { slug } from "slugs";
        import words from "./words.json" with { type: "json" };

        export const links = (titles) => titles.map((title) => `/${words.folder}/${slug(title)}`);
        export const late = async (title) => (await import("./late.js")).shout(slug(title));
    """,
    "words.json": '{"folder": "posts"}',
    "late.js": "export const shout = (text) => text.toUpperCase();",
    "node_modules/slugs/package.json": '{"exports": {"browser": "./slugs.js"}}',
    "node_modules/slugs/slugs.js": """
        export const slug = (title) => title.toLowerCase().replaceAll(/\\W+/g, "-");
    """,
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for name, text in FILES.items():
            file = Path(folder) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        bridge = webapi.runtimes.adapters.quickjs.install(quickjs.Context(), modules=folder)
        bridge.import_module("./main.js", name="app")
        print(*bridge.call("app.links", ["Hello, world", "Modules at last"]), sep="\n")
        print(bridge.call("app.late", "It is late"))
        bridge.close()


if __name__ == "__main__":
    main()
