"""testharness.js and idlharness.js, which nobody here wrote, in every engine; and the runner."""

import asyncio
import json
import os
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest

from tests.idlharness.reader import interfaces
from tests.runtimes.pages import ENGINES, NO_PROMISES, parameters
from webapi import Request
from webapi.fetching.referrer_policies import DEFAULT_POLICY
from webapi.page.request_headers import Client
from webapi.runtimes import Window
from webapi.runtimes.generated.links import LINKS
from wpt.run.__main__ import main
from wpt.run.context import Job, run_job
from wpt.run.files import Files
from wpt.run.results import Result
from wpt.run.runner import run
from wpt.run.server import Server
from wpt.run.test_file import TestFile, metadata

ROOT = Path(__file__).resolve().parents[2]
HARNESS = Path(__file__).parent / "node_modules" / "wpt-runner" / "testharness"
WITH_ADAPTER = [name for name in ENGINES if name != "stpyv8" and name not in NO_PROMISES]

pytestmark = pytest.mark.skipif(
    not HARNESS.exists() and "WEBAPI_ENGINES" not in os.environ,
    reason="the harness is not here: run `npm ci` in tests/runtimes",
)

# An engine that runs its microtasks early would report fewer subtests, all of which pass.
SUBTESTS = {
    "url-constructor.any.js": [893],
    "url-origin.any.js": [413],
    "url-setters.any.js": [279],
    "toascii.any.js": [88, 2671, 21],
    "url-members.any.js": [109],
    "urlpattern.any.js": [417],
    "origin.any.js": [16],
    "urlsearchparams.any.js": [154],
    "base64.any.js": [9],
    "text-encoder.any.js": [10],
    "structured-clone.any.js": [21],
    "event-source.any.js": [16],
    "crypto.any.js": [6],
    "form-data.any.js": [6],
    "blob.any.js": [120],
    "file.any.js": [39],
    "blob-url.any.js": [13],
    "hyperlinks.any.js": [1595],
    "documents.any.js": [41],
    "html-parsing.any.js": [36],
    "xml-http-request.any.js": [26],
}


UNTOUCHED = "?untouched"
LATE = (
    *("CompressionStream", "CSSStyleDeclaration", "CustomElementRegistry"),
    *(
        "Blob",
        "Crypto",
        "DataTransfer",
        "EventSource",
        "FormData",
        "Location",
        "MediaList",
        "MessageChannel",
        "MessageEvent",
        "Performance",
        "Request",
        "TextDecoder",
        "TextDecoderStream",
        "TransitionEvent",
        "UIEvent",
        "URL",
    ),
    "URLPattern",
    *("XMLHttpRequestEventTarget", "XPathResult"),
    *(each.removeprefix("dom/") for each in LINKS if each.startswith("dom/")),
)
"""The interfaces whose globals idlharness may look at before anything touches them.

Until a page touches a name of a script, the globals of the script are accessors that fetch it.
"""
OF_HEIRS = {
    # A static operation is one of `Document` itself, and idlharness looks for it at its heir.
    "Document interface: calling fromHTML((BufferSource or DOMString), USVString, optional "
    "DOMString) on page.implementation.createDocument(null, '') with too few arguments must "
    "throw TypeError",
    # `SVGElement` has a member of this name, too.
    "Element interface: page.createElementNS('http://www.w3.org/2000/svg', 'svg') must inherit "
    'property "className" with the proper type',
}
"""What idlharness expects of the objects of heirs, and no browser does."""
EXPECTED_FAILURES = {
    f"/tests/runtimes/js/idlharness.any.js{UNTOUCHED}": OF_HEIRS
    | {f"{name} interface: existence and properties of interface object" for name in LATE},
    "/tests/runtimes/js/idlharness.any.js?touched": OF_HEIRS,
}


def results_that_pass(name: str, engine: str) -> list[Result]:
    """The results of each variant of a file, whose subtests pass but for the expected failures."""
    results = list(run(f"/tests/runtimes/js/{name}", engine, Files(ROOT, HARNESS), timeout=600))
    assert [(result.status, result.message) for result in results] == [("OK", None)] * len(results)
    for result in results:
        failures = {each.name for each in result.subtests if each.status != "PASS"}
        assert failures <= EXPECTED_FAILURES.get(result.test, set())
    return results


@pytest.mark.parametrize("engine", parameters(WITH_ADAPTER))
@pytest.mark.parametrize("name", SUBTESTS)
def test_each_file_of_the_web_platform_tests_passes(name: str, engine: str) -> None:
    results = results_that_pass(name, engine)
    assert [len(result.subtests) for result in results] == SUBTESTS[name]


@pytest.fixture(scope="module")
def asked_of_engines() -> dict[str, list[str]]:
    """The names of the subtests of idlharness, by the engine that ran them."""
    return {}


@pytest.mark.parametrize("engine", parameters(WITH_ADAPTER))
def test_idlharness_asks_every_engine_for_every_member(
    engine: str, asked_of_engines: dict[str, list[str]]
) -> None:
    untouched, touched = (
        sorted(each.name for each in result.subtests)
        for result in results_that_pass("idlharness.any.js", engine)
    )
    assert untouched == touched
    assert members_of_the_idl() - members_asked_for(touched) == set()
    asked_of_engines[engine] = touched
    assert all(names == touched for names in asked_of_engines.values())


def members_of_the_idl() -> set[tuple[str, str]]:
    """The name of each member, beside its interface's."""
    found = interfaces(sorted((ROOT / "idl").glob("*.webidl")))
    return {
        (each.name, member)
        for each in found.values()
        for member in (*each.constants, *each.attributes, *each.operations)
    }


def members_asked_for(subtests: list[str]) -> set[tuple[str, str]]:
    """The members that the names of idlharness's subtests tell.

    An unforgeable member is asked for of objects. One for Python alone must not be there.
    """
    kinds = r"(?:attribute|operation|constant|member) |.* must (?:not )?have (?:own )?property \""
    asked = {
        (found[1], found[2])
        for each in subtests
        if (found := re.match(rf"(\w+) interface: (?:{kinds})(\w+)", each))
    }
    for each in subtests:
        if found := re.match(r"(\w+) interface: setlike<", each):
            asked |= {(found[1], name) for name in ("add", "clear", "delete", "has", "size")}
    return asked


# The runner

needs_engine = pytest.mark.skipif(not WITH_ADAPTER, reason="no engine: pip install quickjs-ng")


def write(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_metadata_is_read_from_the_head_only() -> None:
    text = (
        "// META: title=A title\n// META: script=a.js\n\n// META: script=/b/c.js \n"
        "//META: timeout=long\ntest(() => {});\n// META: script=no.js\n"
    )
    assert metadata(text) == {
        "title": ["A title"],
        "script": ["a.js", "/b/c.js"],
        "timeout": ["long"],
    }


def test_files_are_confined_to_the_root(tmp_path: Path) -> None:
    secret = write(tmp_path, "secret.txt", "secret")
    inside = write(tmp_path, "root/a/b.json", "{}")
    harness = write(tmp_path, "harness/testharness.js", "")
    (tmp_path / "root" / "link").symlink_to(secret)
    files = Files(tmp_path / "root", tmp_path / "harness")
    assert files.find("b.json", "/a/test.any.js") == inside
    assert files.find("/a/b.json?query#fragment", "/x.any.js") == inside
    assert files.find("%62.json", "/a/test.any.js") == inside
    assert files.find("/resources/testharness.js", "/a/b") == harness
    for url in (
        "../secret.txt",
        "/../secret.txt",
        "../../secret.txt",
        "%2e%2e/%2e%2e/secret.txt",
        "/link",
        str(secret),
        "/resources/../secret.txt",
        "a\0b",
        "/a",
        "",
        "https://example.com/",
    ):
        assert files.find(url, "/a/test.any.js") is None


@needs_engine
def test_a_file_gets_its_scripts_variants_and_data(tmp_path: Path) -> None:
    write(tmp_path, "url/helper.js", "const helped = 'é';")
    write(tmp_path, "common/more.js", "function more() { return location.search; }")
    write(tmp_path, "url/resources/data.json", '{"a": ["\\ud83d\\ude00", "ü"]}')
    write(
        tmp_path,
        "url/case.any.js",
        """// META: script=helper.js
// META: script=/common/more.js
// META: variant=?1-2
// META: variant=?3-last

test(() => assert_equals(helped, "\\u00e9"), "helper");
test(() => assert_true(["?1-2", "?3-last"].includes(more())), "variant");
test(() => assert_false(GLOBAL.isShadowRealm()), "GLOBAL");
promise_test(async (t) => {
  const response = await fetch("resources/data.json");
  assert_true(response.ok);
  assert_array_equals((await response.json()).a, ["\\u{1f600}", "\\u00fc"]);
  assert_equals((await fetch("../../nothing.json")).status, 404);
  test(() => {}, "made in a promise");
}, "fetch");
async_test((t) => {
  t.step_timeout(() => t.step_timeout(t.step_func_done(), 5), 5);
}, "timers");
test(() => assert_true(new URL("a:") instanceof URL), "URL");
test(() => { throw new RangeError("\\ud800\\0"); }, "fails");
""",
    )
    results = list(run("/url/case.any.js", WITH_ADAPTER[0], Files(tmp_path, HARNESS)))
    assert [result.test for result in results] == [
        "/url/case.any.js?1-2",
        "/url/case.any.js?3-last",
    ]
    for result in results:
        assert not result.ok
        assert (result.status, result.passed, len(result.subtests)) == ("OK", 7, 8)
        (failure,) = (each for each in result.subtests if each.status != "PASS")
        assert failure.name == "fails"


@pytest.mark.parametrize("engine", parameters(WITH_ADAPTER))
def test_results_before_an_error_are_reported_with_its_text(engine: str, tmp_path: Path) -> None:
    write(
        tmp_path,
        "a.any.js",
        "test(() => {}, 'before'); throw new RangeError('mine \\u00e9\\u{1f600}\\ud800');",
    )
    (result,) = run("/a.any.js", engine, Files(tmp_path, HARNESS))
    assert (result.status, result.ok) == ("ERROR", False)
    assert result.message is not None
    assert "RangeError: mine \xe9\U0001f600" in result.message
    assert result.subtests == [("before", "PASS", None)]


LOOP = "for (;;) {}"
ENDLESS = [
    *((LOOP, engine) for engine in WITH_ADAPTER),
    *((f"setTimeout(() => {{ {LOOP} }});", engine) for engine in WITH_ADAPTER[:1]),
]


@needs_engine
@pytest.mark.parametrize(("text", "engine"), ENDLESS)
def test_an_endless_loop_ends_at_the_timeout(text: str, engine: str, tmp_path: Path) -> None:
    write(tmp_path, "a.any.js", f"test(() => {{}}, 'before'); async_test(() => {{}}, 'a'); {text}")
    (result,) = run("/a.any.js", engine, Files(tmp_path, HARNESS), timeout=0.5)
    assert (result.status, result.message) == ("TIMEOUT", "no end after 0.5 s")
    assert result.subtests == [("before", "PASS", None)]


@needs_engine
def test_pending_subtests_time_out(tmp_path: Path) -> None:
    text = """
test(() => {}, "passes");
promise_test(() => new Promise(() => {}), "pending");
promise_test(async () => {}, "next");
"""
    write(tmp_path, "a.any.js", text)
    (result,) = run("/a.any.js", WITH_ADAPTER[0], Files(tmp_path, HARNESS), timeout=0.5)
    assert result.status == "TIMEOUT"
    statuses = {each.name: each.status for each in result.subtests}
    assert statuses == {"passes": "PASS", "pending": "TIMEOUT", "next": "NOTRUN"}


@needs_engine
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "done() was called without first defining any tests"),
        ("not JavaScript", "SyntaxError"),
        ("setTimeout(() => { throw new RangeError('mine'); }); async_test(() => {}, 'a');", "mine"),
        ("// META: script=missing.js\ntest(() => {}, 'a');", "no missing.js for /a.any.js"),
        ("// META: script=/resources/no.js\ntest(() => {}, 'a');", "no /resources/no.js"),
    ],
)
def test_an_error_of_the_harness_is_an_error_of_the_file(
    tmp_path: Path, text: str, message: str
) -> None:
    write(tmp_path, "a.any.js", text)
    (result,) = run("/a.any.js", WITH_ADAPTER[0], Files(tmp_path, HARNESS))
    assert (result.status, result.ok) == ("ERROR", False)
    assert message in (result.message or "")


@pytest.mark.skipif("dukpy" not in ENGINES, reason="only dukpy says which rejections are unhandled")
def test_an_unhandled_rejection_is_an_error(tmp_path: Path) -> None:
    write(tmp_path, "a.any.js", "test(() => {}, 'a'); Promise.reject(new RangeError('mine'));")
    (result,) = run("/a.any.js", "dukpy", Files(tmp_path, HARNESS))
    assert result.status == "ERROR"
    assert "RangeError: mine" in (result.message or "")
    write(tmp_path, "a.any.js", "test(() => {}, 'a'); Promise.reject(0).catch(() => {});")
    (result,) = run("/a.any.js", "dukpy", Files(tmp_path, HARNESS))
    assert result.ok


FETCHES = """// META: variant=?a=b
promise_test(async () => {
  const response = await fetch("latin.txt");
  assert_equals(await response.clone().text(), "\\ufffd!");
  assert_array_equals(new Uint8Array(await response.arrayBuffer()), [0xe9, 0x21]);
  assert_equals(response.headers.get("Content-Type"), "text/plain");
}, "a file that is not UTF-8");
promise_test(async () => {
  const response = await fetch(`${location.origin}/folder/latin.txt?query#fragment`);
  assert_equals(response.status, 200);
  assert_equals(response.url, `${location.origin}/folder/latin.txt?query`);
}, "an absolute URL");
const fails = (url) => (t) => promise_rejects_js(t, TypeError, fetch(url));
promise_test(fails("https://example.org/"), "another origin");
promise_test(fails("https://a b/"), "no URL");
promise_test(async (t) => {
  const url = URL.createObjectURL(new Blob(["\\u00e9", new Uint8Array([255])], { type: "a/b" }));
  assert_equals(url.slice(0, -36), `blob:${location.origin}/`);
  const response = await fetch(`${url}#fragment`);
  const bytes = await response.clone().arrayBuffer();
  assert_array_equals(new Uint8Array(bytes), [0xc3, 0xa9, 255]);
  assert_equals((await response.blob()).type, "a/b");
  await promise_rejects_js(t, TypeError, fetch(url, { method: "POST" }));
  URL.revokeObjectURL(url);
  await promise_rejects_js(t, TypeError, fetch(url));
}, "a blob URL");
test(() => {
  const url = new URL(location);
  assert_equals(url.pathname, "/folder/a.any.js");
  for (const name of ["href", "origin", "protocol", "host", "hostname", "port", "search", "hash"]) {
    assert_equals(location[name], url[name], name);
  }
  assert_equals(location.search, "?a=b");
  assert_equals(`${location}`, location.href);
}, "location");
"""


@pytest.mark.parametrize("engine", parameters(WITH_ADAPTER))
def test_a_file_can_fetch_and_has_a_location(engine: str, tmp_path: Path) -> None:
    write(tmp_path, "folder/a.any.js", FETCHES)
    (tmp_path / "folder" / "latin.txt").write_bytes(b"\xe9!")
    (result,) = run("/folder/a.any.js", engine, Files(tmp_path, HARNESS))
    assert [each for each in result.subtests if each.status != "PASS"] == []
    assert (result.status, len(result.subtests)) == ("OK", 6)


@needs_engine
@pytest.mark.parametrize(
    ("name", "meta", "kind"),
    [
        ("a.any.js", "", "worker"),
        ("a.any.js", "// META: global=window,worker", "worker"),
        ("a.any.js", "// META: global=window,dedicatedworker,shadowrealm", "worker"),
        ("a.any.js", "// META: global=serviceworker", "worker"),
        ("a.any.js", "// META: global=window", "window"),
        ("a.window.js", "", "window"),
        ("a.any.js", "// META: global=shadowrealm", None),
    ],
)
def test_a_file_runs_in_the_global_that_its_name_or_metadata_says(
    name: str, meta: str, kind: str | None, tmp_path: Path
) -> None:
    text = f"""{meta}
test(() => {{
  assert_equals(GLOBAL.isWindow(), {json.dumps(kind == "window")});
  assert_equals(GLOBAL.isWorker(), {json.dumps(kind == "worker")});
  assert_equals(typeof document, GLOBAL.isWindow() ? "object" : "undefined");
  if (!GLOBAL.isWindow()) return;
  assert_equals(window, self);
  const link = document.createElement("a");
  link.href = "b?c";
  assert_equals(link.href, new URL("b?c", location.href).href);
}}, "global");
"""
    write(tmp_path, name, text)
    (result,) = run(f"/{name}", WITH_ADAPTER[0], Files(tmp_path, HARNESS))
    if kind is None:
        assert result[1:] == ("SKIP", "for shadowrealm only", [])
    else:
        assert result.subtests == [("global", "PASS", None)]


@needs_engine
def test_the_command_runs_all_files_of_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "f/a.any.js", "test(() => {}, 'a');")
    write(tmp_path, "f/g/b.window.js", "test(() => assert_true(0), 'b');")
    write(tmp_path, "f/resources/c.js", "not a test")
    options = ["--engine", WITH_ADAPTER[0], "--root", str(tmp_path), "--harness", str(HARNESS)]
    assert main(["f", *options]) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "1 of 2 subtests pass, and all in 1 of 2 files"


@needs_engine
def test_the_command_shows_failures_and_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, "a.any.js", "test(() => {}, 'a'); test(() => assert_true(0), 'b');")
    options = ["--engine", WITH_ADAPTER[0], "--root", str(tmp_path), "--harness", str(HARNESS)]
    assert main([str(path), *options]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("FAIL 'b': ")
    assert shown[-1] == "/a.any.js: 1 of 2 subtests pass"
    write(tmp_path, "a.any.js", "test(() => {}, 'a');")
    assert main(["a.any.js", *options]) == 0
    with pytest.raises(SystemExit):
        main([str(ROOT / "README.md"), *options])


def test_files_for_wpts_server_to_substitute(tmp_path: Path) -> None:
    text = "{{host}}:{{ports[http][1]}} {{domains[www]}} {{hosts[alt][]}} {{ports[https][0]}} {{x}}"
    (tmp_path / "a.sub.js").write_text(text)
    (tmp_path / "a.js").write_text(f"{text}{{{{GET[name]}}}}")
    (tmp_path / "a.js.headers").write_text("Access-Control-Allow-Origin: *\n")
    files = Files(tmp_path)
    assert files.read("/a.js", "/") == f"{text}{{{{GET[name]}}}}"
    expected = "web-platform.test:8001 www.web-platform.test not-web-platform.test 8443 {{x}}"
    assert files.read("/a.sub.js", "/") == expected
    query = {"pipe": "sub", "name": "tea"}
    assert files.read_bytes("/a.js", "/", query).decode() == f"{expected}tea"
    assert files.headers(tmp_path / "a.js") == {"access-control-allow-origin": "*"}


@pytest.mark.parametrize(
    ("target", "status", "text"),
    [
        ("status.py?code=418&content=tea", 418, "tea"),
        ("redirect.py?location=/b&simple&redirect_status=307", 307, ""),
        ("redirect.py?token=t&max_count=0", 200, "0"),
        ("method.py", 200, "body"),
        ("echo-content.py", 200, "body"),
        ("trickle.py?ms=0&count=2", 200, "TEST_TRICKLE\n" * 2),
        ("/xhr/resources/trickle.py?ms=0&count=2", 200, "TEST_TRICKLE\n" * 2),
        ("/xhr/resources/content.py", 200, "body"),
        ("/xhr/resources/content.py?content=a%20b", 200, "a b"),
        ("/xhr/resources/delay.py?ms=0", 200, "TEST_DELAY"),
        ("/xhr/resources/echo-content-type.py", 200, "text/plain;charset=UTF-8"),
        (
            "/xhr/resources/inspect-headers.py?filter_name=content-type",
            200,
            "content-type: text/plain;charset=UTF-8\n",
        ),
        ("/xhr/resources/redirect.py?code=307", 307, "TEST"),
        ("/xhr/resources/redirect.py?followed", 200, "MAGIC HAPPENED"),
        ("/xhr/resources/status.py?code=418&content=tea", 418, "tea"),
        ("stash-take.py?key=none", 200, "null"),
    ],
)
def test_handlers_answer_as_wpts_do(target: str, status: int, text: str) -> None:
    server = Server(Files(ROOT, HARNESS), "http://web-platform.test:8000/", lambda _: None)

    async def asked() -> tuple[int, str]:
        url = urljoin("http://web-platform.test:8000/fetch/api/resources/", target)
        response = await server.respond(Request(url, {"method": "POST", "body": "body"}))
        return response.status, await response.text()

    assert asyncio.run(asked()) == (status, text)


def test_requests_of_a_page_say_where_they_come_from() -> None:
    page = Window("http://web-platform.test:8000/a.html")
    client = Client(page.history.current.url, page.origin, DEFAULT_POLICY)
    files = Files(ROOT, HARNESS)
    server = Server(files, "http://web-platform.test:8000/", lambda _: None, client)

    async def told(host: str) -> str:
        url = f"http://{host}web-platform.test:8000/json-module/referrer-checker.py"
        response = await server.respond(Request(url))
        assert response.headers.get("access-control-allow-origin") == "*"
        found: dict[str, str] = json.loads(await response.text())
        return found["referrer"]

    assert asyncio.run(told("")) == "http://web-platform.test:8000/a.html"
    assert asyncio.run(told("www1.")) == "http://web-platform.test:8000/"
    assert asyncio.run(told("not-")) == "http://web-platform.test:8000/"


@needs_engine
def test_a_page_is_given_as_bytes(tmp_path: Path) -> None:
    page = """<!doctype html><meta charset=gb18030><script src=/resources/testharness.js></script>
      <script src=/resources/testharnessreport.js></script><a href='?é'>é</a><script>
      test(() => {
        assert_equals(document.characterSet, "gb18030");
        assert_equals(document.querySelector("a").textContent, "é");
        assert_equals(document.querySelector("a").search, "?%A8%A6");
      });</script>"""
    (tmp_path / "a.html").write_bytes(page.encode("gb18030"))
    (result,) = run("/a.html", WITH_ADAPTER[0], Files(tmp_path, HARNESS))
    assert result.ok, result


@needs_engine
def test_a_limit_counts_processor_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pause is fifty times as long as it was meant to be, as on a busy machine."""

    async def slow(seconds: float) -> None:
        await asleep(50 * seconds)

    asleep = asyncio.sleep
    monkeypatch.setattr("wpt.run.context.asyncio.sleep", slow)
    page = """<script src=/resources/testharness.js></script>
      <script src=/resources/testharnessreport.js></script>
      <script>async_test((t) => { setTimeout(t.step_func_done(), 1300); }, "a");</script>"""
    write(tmp_path, "a.html", page)
    files = Files(tmp_path, HARNESS)
    test = TestFile.read("/a.html", files)
    found: list[Any] = []
    job = Job(test.urls[0], "page", "", [], test.data, WITH_ADAPTER[0], True, 1.0)
    run_job(job, files, found.append)
    kind, status, _, subtests = found[-1]
    assert (kind, status, [each.status for each in subtests]) == ("complete", "OK", ["PASS"])
