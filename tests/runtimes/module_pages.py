"""Pages with modules, and what they log; `module_pages_in_chromium.json` is what Chromium's log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

URL: Final = "https://test.example/dir/page.html"

FILES: Final = {
    "/a.js": "import { b, more } from './b.js'; log.push('a', b); more(); log.push(b);"
    "export const a = 1;",
    "/b.js": "export let b = 1; export function more() { b++; } log.push('b');",
    "/bare.js": "import 'foo';",
    "/dir/near.js": "export const near = 'of the page';",
    "/sub/near.js": "export const near = 'of the script';",
    "/sub/timer.js": "setTimeout(`import('./near.js').then((all) => log.push(all.near))`);",
    "/missing-dependency.js": "import '/missing.js';",
    "/bad%201.js": "import '/lacks.js'; import '/late-syntax.js'; import '/bare.js';",
    "/bad%202.js": "import '/good.js'; import '/bad%201.js';",
    "/bare%20first.js": "import '/bare.js'; import '/syntax.js';",
    "/bare%20last.js": "import '/good.js'; import 'foo2';",
    "/missing%20last.js": "import '/syntax.js'; import '/missing.js';",
    "/late-syntax.js": "let c = ;",
    "/text.txt": "hello",
    "/syntax.js": "\nlet a = ;",
    "/good.js": "export const good = 1;",
    "/lacks.js": "\nimport { nope } from '/good.js';",
    "/throws.js": "\nlog.push('throws'); throw new RangeError('boom');",
    "/bad.json": "{",
    "/a.json": '{"a": [1, "é"]}',
    "/a.css": "p { color: red } q { color: blue }",
    "/import.css": '@import "x.css"; p { color: red }',
    "/deferred.js": "log.push('deferred');",
    "/module.js": "log.push('module', document.currentScript, typeof require, this === undefined);",
    "/cycle1.js": "import { two } from '/cycle2.js'; export function one() { return 'one'; }"
    "log.push(two());",
    "/cycle2.js": "import { one } from '/cycle1.js'; "
    "export function two() { return one() + 'two'; } log.push('2');",
    "/meta/m.js": "export const url = import.meta.url; export const { resolve } = import.meta;",
}
TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "txt": "text/plain",
}
START: Final = """<!doctype html><meta charset=utf-8><script>
  var log = [];
  const known = /export|attribute|import map/; // the words of other errors are the engine's
  const told = (error) => error instanceof SyntaxError && !known.test(error.message)
    ? error.name : `${error.name}: ${error.message}`;
  addEventListener("error", (event) => {
    if (event.target === window) log.push("window " + told(event.error));
    else log.push("error at " + event.target.localName);
  }, true);
  addEventListener("unhandledrejection", (event) => log.push("unhandled " + told(event.reason)));
</script>"""
HASH: Final = "sha256-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa="

PAGES: Final = {
    "order": """<script>
        document.addEventListener("readystatechange", () => log.push(document.readyState));
        document.addEventListener("DOMContentLoaded", () => log.push("DOMContentLoaded"));
        addEventListener("load", () => log.push("load"));
      </script>
      <script type=module>log.push("inline 1")</script>
      <script type=module src=/module.js onload="log.push('onload')"></script>
      <script>log.push("classic")</script>
      <script defer src=/deferred.js></script>
      <script type=module>log.push("inline 2"); queueMicrotask(() => log.push("micro"))</script>
      <script type=module>
        await 0; log.push("await 1");
        await new Promise((done) => setTimeout(done, 20)); log.push("await 2");
      </script>
      <script type=module>log.push("after")</script>""",
    "once": """<script type=module src=/a.js></script><script type=module src=/a.js></script>
      <script type=module>import { a } from "/a.js"; import * as all from "../b.js";
        log.push(a, all.b, Object.keys(all)); all.more(); log.push(all.b);</script>""",
    "cycle": "<script type=module src=/cycle1.js></script>",
    "nomodule": """<script nomodule>log.push("classic")</script>
      <script type=module nomodule>
        log.push("module");
        log.push(["classic", "module", "importmap", "other"].map(HTMLScriptElement.supports));
      </script>""",
    "bare": """<script type=module>import "foo"</script>""",
    "bare in a file": "<script type=module src=/bare.js onload=\"log.push('onload')\"></script>",
    "bare dynamic": """<script>import("foo")</script>""",
    "blocked": """<script type=importmap>{"imports": {"a": null, "b/": "/x/y/"}}</script>
      <script type=module>import "a"</script><script type=module>import "b/../z"</script>""",
    "missing": "<script type=module src=/missing.js></script>",
    "missing dependency": """<script type=module>import "/missing.js"</script>
      <script type=module src=/missing-dependency.js></script>""",
    "missing dynamic": """<script>
        import("/missing.js");
        import("/missing-dependency.js").catch((error) => log.push(told(error)));
      </script>""",
    "a wrong type": """<script type=module src=/text.txt></script>
      <script type=module>import "/text.txt"</script>
      <script type=module>import "/a.json"</script>
      <script type=module>import "/good.js" with { type: "json" }</script>
      <script>import("/text.txt").catch((error) => log.push(told(error)))</script>""",
    "syntax": """<script type=module src=/syntax.js onload="log.push('onload')"></script>
      <script type=module>import "/syntax.js"</script><script type=module>let a = ;</script>
      <script>import("/syntax.js").catch((error) => log.push(error.name));</script>""",
    "lacks": """<script type=module src=/lacks.js></script>
      <script type=module>import { nope } from "/good.js"</script>
      <script>import("/lacks.js").catch((error) => log.push(told(error)));</script>""",
    "throws": """<script type=module src=/throws.js onload="log.push('onload')"></script>
      <script type=module>import "/throws.js"; log.push("never")</script>
      <script type=module>
        const failed = () => import("/throws.js").catch((error) => error);
        const [one, two] = [await failed(), await failed()];
        log.push(one === two, told(one));
      </script>""",
    "rejects": """<script type=module>await Promise.reject(new RangeError("later"))</script>
      <script>import("/throws.js")</script>""",
    "attributes": """<script type=module>import "/a.json" with { type: "foo" }</script>
      <script type=module>import "/a.json" with { foo: "foo" }</script>
      <script>
        import("/a.json", { with: { type: "foo" } }).catch((error) => log.push(told(error)));
        import("/a.json", { with: { foo: "foo" } }).catch((error) => log.push(told(error)));
        import("/a.json", { with: 1 }).catch((error) => log.push(error.name));
        import("/a.json", { with: { type: "json" } }).then((all) => log.push(all.default));
      </script>""",
    "json": """<script type=module>
        import data from "/a.json" with { type: "json" };
        import same from "/a.json" with { type: "json" };
        log.push(data, data === same);
      </script><script type=module>import "/bad.json" with { type: "json" }</script>""",
    "css": """<script type=module>
        import sheet from "/a.css" with { type: "css" };
        import other from "/import.css" with { type: "css" };
        log.push(sheet instanceof CSSStyleSheet, sheet.cssRules.length, other.cssRules.length);
        document.adoptedStyleSheets = [sheet];
      </script>""",
    "text": """<script type=module>
        import text from "/text.txt" with { type: "text" };
        import code from "/good.js" with { type: "text" };
        log.push(text, code);
      </script>""",
    "texts of timers": """<script src=/sub/timer.js></script>
      <script type=module src=/sub/timer.js?></script>""",
    "import from everywhere": """<script>
        setTimeout("import('/good.js').then((all) => log.push('timer ' + all.good))");
      </script>
      <body onload="import('/good.js').then((all) => log.push('handler ' + all.good))">
      <script>
        const made = document.createElement("script");
        made.text = "import('/good.js').then((all) => log.push('made ' + all.good))";
        document.body.append(made);
      </script>""",
    "meta": """<script type=module>
        import { url, resolve } from "/meta/m.js";
        log.push(url, resolve("./x"), import.meta.url, import.meta.resolve("x:y"));
        log.push(Object.keys(import.meta), Object.getPrototypeOf(import.meta));
        log.push(import.meta.resolve.name, import.meta.resolve.length);
        try { import.meta.resolve("foo"); } catch (error) { log.push(told(error)); }
      </script>""",
    "a base": """<base href="/meta/"><script type=module>
        import { url } from "./m.js";
        log.push(url, import.meta.url);
      </script>""",
    "maps": """<script type=importmap>{"imports": {"good": "/good.js", "m/": "/meta/"}}</script>
      <script type=importmap>
        {"imports": {"good": "/b.js"}, "scopes": {"/meta/": {"s": "/b.js"}}}
      </script>
      <script type=module>
        import { good } from "good";
        import { url, resolve } from "m/m.js";
        log.push(good, url, resolve("s"));
        const late = document.createElement("script");
        late.type = "importmap";
        late.textContent = '{"imports": {"good": "/x.js", "late": "/b.js"}}';
        document.head.append(late);
        log.push(import.meta.resolve("good"), (await import("late")).b);
      </script>""",
    "bad maps": """<script type=importmap src=/map.json></script>
      <script type=importmap>{</script><script type=importmap>[]</script>
      <script type=importmap>{"imports": []}</script>""",
    "integrity": f"""<script type=module src=/good.js integrity="{HASH}"></script>
      <script type=importmap>{{"integrity": {{"/b.js": "{HASH}"}}}}</script>
      <script type=module src=/b.js></script><script type=module>import "/b.js"</script>
      <script type=module src=/b.js integrity=""></script>""",
    "the first error": """<script>
        const told2 = (url) => import(url).then(() => "good", told);
        (async () => {
          for (const name of ["bad 1", "bad 2", "bare first", "bare last", "missing last"]) {
            log.push(await told2(`/${name}.js`), await told2(`/${name}.js`));
            const failed = () => import(`/${name}.js`).catch((error) => error);
            log.push((await failed()) === (await failed()));
          }
          const map = document.createElement("script");
          map.type = "importmap";
          map.textContent = '{"imports": {"foo": "/good.js"}}';
          document.head.append(map);
          log.push(await told2("/bare.js"));
        })();
      </script>""",
    "preload": """<script>
        const events = (link, name) => {
          link.onload = () => log.push("load " + name);
          link.onerror = () => log.push("failed " + name);
          document.head.append(link);
        };
        const json = [["/a.json", "json"], ["/a.json"]];
        const other = [["/a.css", "style"], ["/a.js", "image"]];
        const scripts = ["/b.js", "/missing.js", "/syntax.js", "/bare.js"].map((each) => [each]);
        for (const [href, as] of [...scripts, ...json, ...other]) {
          const link = document.createElement("link");
          link.rel = "modulepreload";
          link.href = href;
          if (as) link.setAttribute("as", as);
          events(link, href + " " + as);
        }
      </script><script type=module>import { b } from "/b.js"; log.push(b)</script>""",
    "spaces around a type": """<script type=" module ">log.push("module")</script>
      <script type="importmap ">{"imports": {"good": "/good.js"}}</script>
      <script type=" Text/JavaScript ">log.push("classic")</script>
      <script type="Module">log.push(await import("good").catch(() => "no map"))</script>""",
    "no source": """<script type=module src=""></script><script type=module></script>""",
}
UNORDERED: Final = {
    *("a wrong type", "import from everywhere", "lacks", "missing dynamic", "preload", "syntax"),
}
"""Pages whose log depends on which of several responses comes first."""

RECORDED: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("module_pages_in_chromium.json").read_text("ascii")
)
