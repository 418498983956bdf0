"""Requests and responses in every engine. The Web Platform Tests prove the rest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, NO_PROMISES, Page, parameters

PROMISING = [name for name in ENGINES if name not in NO_PROMISES and name != "pythonmonkey"]
"""PythonMonkey's promises need a running asyncio loop."""

SCRIPTS: dict[str, tuple[str, Any]] = {
    "text, which Python decodes unless it is ASCII": (
        """
        const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x63, 0xc3, 0xa9, 0xff]);
        return [await new Response("a").text(), await new Response(bytes).text()];
        """,
        ["a", "c\u00e9\ufffd"],
    ),
    "JSON": (
        "const type = Response.json(1).headers.get('content-type');"
        "return [await Response.json({ a: [1] }).json(), type];",
        [{"a": [1]}, "application/json"],
    ),
    "bytes of a view, which are copied": (
        """
        const given = new Uint16Array([0x6161, 0x6262]);
        const response = new Response(given.subarray(1));
        given[1] = 0;
        const buffer = await response.clone().arrayBuffer();
        return [[...await response.bytes()], buffer.byteLength];
        """,
        [[98, 98], 2],
    ),
    "a blob as a body, and of one": (
        """
        const response = new Response(new Blob(["ab", "c"], { type: "text/A" }));
        const blob = await response.clone().blob();
        const type = response.headers.get("content-type");
        return [type, blob.type, await blob.text(), await response.text()];
        """,
        ["text/a", "text/a", "abc", "abc"],
    ),
    "a blob of more than a chunk": (
        "return (await new Response(new Blob(['x'.repeat(200000)])).bytes()).length;",
        200_000,
    ),
    "a form as a body, and of one": (
        """
        const form = new FormData();
        form.append("a", "1");
        form.append("file", new Blob(["xyz"], { type: "text/plain" }), "n.txt");
        const request = new Request("https://example.org/", { method: "POST", body: form });
        const read = await request.formData();
        const file = read.get("file");
        return [read.get("a"), file.name, file.type, await file.text()];
        """,
        ["1", "n.txt", "text/plain", "xyz"],
    ),
    "a query as a body, and of one": (
        """
        const response = new Response(new URLSearchParams({ a: "1 2" }));
        return [await response.clone().text(), (await response.formData()).get("a")];
        """,
        ["a=1+2", "1 2"],
    ),
    "streams and asynchronous iterables as bodies": (
        """
        async function* chunks() { yield new Uint8Array([97]); yield new Uint8Array([98]); }
        const text = await new Response(chunks()).text();
        const stream = new Response(text).body;
        return [text, await new Response(stream).text(), stream.locked];
        """,
        ["ab", "ab", True],
    ),
    "iterables that are not asynchronous are strings": (
        "return [await new Response([1, 2]).text(), await new Response({}).text()];",
        ["1,2", "[object Object]"],
    ),
    "a stream of text": (
        """
        let text = "";
        for await (const chunk of new Response("a\u00e9").textStream()) text += chunk;
        return text;
        """,
        "a\u00e9",
    ),
    "a clone, and a body that was read": (
        """
        const init = { status: 201, statusText: "Made", headers: { b: "c" } };
        const response = new Response("a", init);
        const clone = response.clone();
        await response.text();
        const error = await response.text().catch((error) => error.name);
        const same = [clone.status, clone.statusText, clone.headers.get("b"), await clone.text()];
        return [response.bodyUsed, error, same];
        """,
        [True, "TypeError", [201, "Made", "c", "a"]],
    ),
    "a request of a request takes its body": (
        """
        const init = { method: "put", body: "x", headers: { d: "e" } };
        const first = new Request("https://example.org/a?b#c", init);
        const second = new Request(first, { headers: { f: "g" } });
        const headers = [...second.headers].flat().join();
        return [first.bodyUsed, second.url, second.method, headers, await second.text()];
        """,
        [True, "https://example.org/a?b#c", "PUT", "f,g", "x"],
    ),
    "signals": (
        """
        const controller = new AbortController();
        const request = new Request("https://example.org/", { signal: controller.signal });
        const without = new Request(request, { signal: null });
        const clone = request.clone();
        controller.abort("late");
        return [request.signal.reason, clone.signal.reason, without.signal.aborted];
        """,
        ["late", "late", False],
    ),
    "errors": (
        """
        const name = (make) => { try { make(); } catch (error) { return error.name; } };
        const url = "https://example.org/";
        return [
          name(() => new Request("https://a:b@example.org/")),
          name(() => new Request("//")),
          name(() => new Request(url, { method: "TRACE" })),
          name(() => new Request(url, { body: "" })),
          name(() => new Request(url, { window: 1 })),
          name(() => new Request(url, { mode: "navigate" })),
          name(() => new Response("", { status: 204 })),
          name(() => new Response("", { status: 199 })),
          name(() => Response.redirect(url, 200)),
          name(() => Response.json(undefined)),
        ];
        """,
        [*["TypeError"] * 7, "RangeError", "RangeError", "TypeError"],
    ),
    "redirects and errors as responses": (
        """
        const response = Response.redirect("https://example.org/\u00e9", 308);
        const error = Response.error();
        const location = response.headers.get("location");
        return [response.status, location, error.type, error.status, error.body];
        """,
        [308, "https://example.org/%C3%A9", "error", 0, None],
    ),
    "a page that has patched the language": (
        """
        const { parse } = JSON;
        const { set } = Uint8Array.prototype;
        const text = new Response('{"a":1}');
        Uint8Array.prototype.set = JSON.parse = () => "patched";
        const value = await text.json();
        JSON.parse = parse;
        Uint8Array.prototype.set = set;
        return value;
        """,
        {"a": 1},
    ),
}


@pytest.mark.parametrize("engine", parameters(PROMISING))
@pytest.mark.parametrize("name", SCRIPTS)
def test_script_gives(name: str, engine: str) -> None:
    script, expected = SCRIPTS[name]
    page = Page(engine)
    page.run(
        f"""
        globalThis.outcome = "pending";
        (async () => {{ {script} }})().then(
          (value) => {{ outcome = value; }},
          (error) => {{ outcome = `${{error.name}}: ${{error.message}}`; }},
        );
        """
    )
    page.bridge.run_until_idle()
    assert page.value("outcome") == expected
    page.bridge.close()


@pytest.mark.parametrize("engine", parameters(PROMISING))
def test_a_relative_url_has_the_base_of_the_context(engine: str) -> None:
    from webapi.url.environment import EnvironmentSettingsObject

    page = Page(engine)
    settings = EnvironmentSettingsObject("https://example.org/a/b")
    page.bridge.environment.api_base_url = settings.api_base_url
    assert page.value("new Request('c').url") == "https://example.org/a/c"
    page.bridge.close()
