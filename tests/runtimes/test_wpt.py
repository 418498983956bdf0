"""testharness.js and idlharness.js, which nobody here wrote, in every engine; and the runner."""

import os
import sys
from pathlib import Path

import pytest

from tests.runtimes.pages import ENGINES, parameters
from wpt.run.__main__ import main
from wpt.run.files import Files
from wpt.run.runner import metadata, run

ROOT = Path(__file__).resolve().parents[2]
HARNESS = Path(__file__).parent / "node_modules" / "wpt-runner" / "testharness"
WITH_ADAPTER = [name for name in ENGINES if name != "stpyv8"]

pytestmark = pytest.mark.skipif(
    not HARNESS.exists() and "WEBAPI_ENGINES" not in os.environ,
    reason="the harness is not here: run `npm ci` in tests/runtimes",
)

# An engine that runs its microtasks early would report fewer subtests, all of which pass.
SUBTESTS = {
    "idlharness.any.js": [506],
    "url-constructor.any.js": [893],
    "url-origin.any.js": [413],
    "url-setters.any.js": [279],
    "toascii.any.js": [88, 2671, 21],
    "url-members.any.js": [109],
    "urlpattern.any.js": [417],
    "urlsearchparams.any.js": [154],
    "blob.any.js": [120],
    "file.any.js": [39],
    "blob-url.any.js": [13],
    "hyperlinks.any.js": [1595],
    "documents.any.js": [40],
}


@pytest.mark.parametrize("engine", parameters(WITH_ADAPTER))
@pytest.mark.parametrize("name", SUBTESTS)
def test_file(name: str, engine: str) -> None:
    if engine == "pythonmonkey" and sys.version_info >= (3, 13):
        pytest.skip("PythonMonkey 1.4 finds no asyncio loop on Python 3.13, so promises fail")
    results = list(run(f"/tests/runtimes/js/{name}", engine, Files(ROOT, HARNESS), timeout=120))
    assert [(result.status, result.message) for result in results] == [("OK", None)] * len(results)
    failures = [each for result in results for each in result.subtests if each.status != "PASS"]
    assert failures == []
    assert [len(result.subtests) for result in results] == SUBTESTS[name]


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
def test_everything_that_a_file_may_ask_for(tmp_path: Path) -> None:
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
test(() => assert_false(GLOBAL.isWindow()), "GLOBAL");
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


@needs_engine
@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("", "ERROR"),
        ("test(() => {}, 'a'); throw new Error('mine');", "ERROR"),
        ("not JavaScript", "ERROR"),
        ("promise_test(() => new Promise(() => {}), 'never');", "TIMEOUT"),
    ],
)
def test_no_result_is_a_failure(tmp_path: Path, text: str, status: str) -> None:
    write(tmp_path, "a.any.js", text)
    (result,) = run("/a.any.js", WITH_ADAPTER[0], Files(tmp_path, HARNESS), timeout=0.5)
    assert (result.status, result.ok) == (status, False)


@needs_engine
def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
