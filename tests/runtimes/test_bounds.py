"""What a script may make Python keep has a bound, whatever the script does; and it is its own."""

import gc
import json
from importlib import import_module

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from tests.runtimes.test_bridge import SINGLE_CONTEXT, has_finalizers
from webapi import URL, Blob
from webapi.runtimes.bridge import RequestHandler
from webapi.runtimes.memory import held_by
from webapi.url.blob_url_store import store
from webapi.url.origin import origin

MEGABYTE = 1 << 20

# Each grows what is held from Python alone, and says what to drop for it to go.
GROWTH = {
    "a blob of itself twice": (
        'let blob = new Blob(["x".repeat(1000)]);',
        "blob = new Blob([blob, blob]);",
    ),
    "a blob of itself often": (
        'let blob = new Blob(["x".repeat(1000)]);',
        "blob = new Blob(Array.from({ length: 100 }, () => blob));",
    ),
    "a file of itself": (
        'let blob = new Blob(["x".repeat(1000)]);',
        'blob = new File([blob, blob], "name");',
    ),
    "slices of large blobs": (
        'globalThis.kept = []; const text = "x".repeat(100000);',
        "kept.push(new Blob([text]).slice(0, 1));",
    ),
    "blob URLs": ("const blob = new Blob([]);", "URL.createObjectURL(blob);"),
    "blob URLs of large blobs": (
        'const text = "x".repeat(100000);',
        "URL.createObjectURL(new Blob([text]));",
    ),
    "documents of a long URL": (
        'globalThis.kept = []; const url = "https://a/" + "x".repeat(10000);',
        "kept.push(new Document(url));",
    ),
    "navigations": (
        'globalThis.page = new Document("https://a/");',
        "page.location.hash = index;",
    ),
    "navigations of a long URL": (
        'globalThis.page = new Document("https://a/" + "x".repeat(10000));',
        "page.location.hash = index;",
    ),
    "types of slices": (
        'globalThis.kept = []; const blob = new Blob([]), text = "x".repeat(100000);',
        "kept.push(blob.slice(0, 0, text));",
    ),
    "pairs of a query": (
        'globalThis.kept = []; const text = "a1&".repeat(1000);',
        "kept.push(new URL(`https://a/?${text}`).searchParams);",
    ),
    "pairs": ("globalThis.params = new URLSearchParams();", "params.append(index, index);"),
    "entries of a form": ("globalThis.params = new FormData();", "params.append(index, index);"),
    "files of a form": (
        'globalThis.params = new FormData(); const text = "x".repeat(100000);',
        "params.append(index, new Blob([text]));",
    ),
    "a pair that grows": (
        "globalThis.params = new URLSearchParams();",
        'params.append("", "x".repeat(100000));',
    ),
}


@pytest.mark.parametrize("name", parameters([name for name in ENGINES if name != "stpyv8"]))
def test_a_bridge_has_the_bounds_that_install_is_given(name: str) -> None:
    module = import_module(f"webapi.runtimes.adapters.{name}")
    bridge = module.install(module.new_context(), max_handles=7, max_bytes=8 * MEGABYTE)
    assert (bridge.max_handles, bridge.max_bytes) == (7, 8 * MEGABYTE)
    bridge = module.install(module.new_context())
    assert (bridge.max_handles, bridge.max_bytes) == (100_000, 128 * MEGABYTE)


@pytest.fixture
def own_page(page: Page) -> Page:
    """A page of the test's own, as far as the engine has more than one."""
    gc.collect()
    gc.freeze()  # small bounds have garbage collected often
    return Page(page.name, max_handles=10**6)


@pytest.mark.parametrize("title", GROWTH)
def test_memory_in_python_is_bounded(own_page: Page, title: str) -> None:
    before, step = GROWTH[title]
    bridge = own_page.bridge
    roots = bridge._handler.handles.memory._roots
    bridge.max_bytes = 2 * MEGABYTE
    name, count = own_page.run(
        f"""
        {before}
        let name = "none";
        let index = 0;
        try {{
          for (; index < 1000000; index++) {{ {step} }}
        }} catch (error) {{
          name = error.name;
        }}
        show([name, index]);
        """
    )
    assert name == "RangeError"
    assert 0 < count < 100_000
    assert held_by(roots()) <= bridge.max_bytes
    # What keeps nothing more goes on.
    assert own_page.value('new URL("x", "https://a/").href') == "https://a/x"
    script = 'globalThis.page ? page.URL + page.links.length : "https://a/"'
    assert own_page.value(script).startswith("https://a/")
    own_page.run("delete globalThis.page; delete globalThis.kept; delete globalThis.params;")
    bridge._handler.handles.environment.unload()
    if has_finalizers(own_page):
        for _ in range(3):
            bridge.drain()
        assert own_page.value('new Blob(["a"]).size') == 1


def test_one_link_takes_any_number_of_urls_within_the_bound(own_page: Page) -> None:
    own_page.bridge.max_bytes = 2 * MEGABYTE
    assert (
        own_page.run(
            """
            const link = new Document("https://a/").createElement("a");
            const text = "x".repeat(1000);
            let length = 0;
            for (let index = 0; index < 5000; index++) {
              link.href = text + index;
              length += link.pathname.length;
            }
            show(length);
            """
        )
        == 5000 * 1001 + 10 + 90 * 2 + 900 * 3 + 4000 * 4
    )


def test_collected_blobs_make_room_for_new_ones(own_page: Page) -> None:
    if not has_finalizers(own_page):
        pytest.skip("this engine cannot tell what is gone")
    own_page.bridge.max_bytes = 8 * MEGABYTE
    for _ in range(20):
        assert own_page.run(
            """
            const text = "x".repeat(100000);
            let size = 0;
            for (let index = 0; index < 5; index++) size += new Blob([text, text]).size;
            const url = URL.createObjectURL(new Blob([text]));
            URL.revokeObjectURL(url);
            show(size);
            """
        )
        own_page.bridge.drain()


def test_collected_documents_make_room_for_new_ones(own_page: Page) -> None:
    if own_page.name not in ("quickjs", "dukpy") or not has_finalizers(own_page):
        pytest.skip("this engine does not tell at once what is gone")
    own_page.run(
        """
        for (let index = 0; index < 200; index++) {
          const page = new Document("https://a/");
          const link = page.createElement("a");
          link.rel = String(index).repeat(200000);
          page.append(link);
        }
        """
    )
    assert own_page.bridge.drain() < 50


def test_a_list_of_more_objects_than_the_limit_leaves_no_handles(own_page: Page) -> None:
    page = own_page
    page.run(
        """
        globalThis.page = new Document("https://a/");
        globalThis.place = page.location;
        for (let index = 0; index < 20; index++) place.hash = index;
        """
    )
    page.bridge.max_handles = page.bridge.drain() + 10
    before = page.bridge.live_handles
    assert page.name_of_error("place.navigations;") == "RangeError"
    assert page.bridge.live_handles == before
    page.bridge.max_handles += 10
    assert page.value("place.navigations.length") == 20


def test_an_object_that_javascript_collected_can_be_made_again(own_page: Page) -> None:
    page = own_page
    page.run(
        """
        globalThis.page = new Document("https://a/");
        const body = page.createElement("body");
        page.append(body);
        for (let index = 0; index < 20; index++) {
          const link = page.createElement("a");
          link.href = "/" + index;
          body.append(link);
        }
        """
    )
    for turn in range(30):
        sum_ = page.run(
            f"""
            let sum = 0;
            globalThis.some = page.links[{turn % 20}];
            for (let index = 0; index < 20; index += {1 + turn % 3}) {{
              const link = page.links[index];
              if (link !== page.links.item(index)) sum = NaN;
              link.hash = {turn};
              sum += Number(link.pathname.slice(1));
              if (link.ownerDocument !== page) sum = NaN;
            }}
            if (some !== page.links[{turn % 20}]) sum = NaN;
            show(sum);
            """
        )
        assert sum_ == sum(range(0, 20, 1 + turn % 3))
        if turn % 2:
            page.bridge.drain()


# Blob URLs are a context's own.


@pytest.mark.parametrize(
    "name", parameters([name for name in ENGINES if name not in SINGLE_CONTEXT])
)
def test_no_other_context_can_use_or_revoke_a_blob_url(name: str) -> None:
    store.clear()
    hosts = URL.createObjectURL(Blob(["secret"]))
    first, second = Page(name), Page(name)
    made = first.value('URL.createObjectURL(new Blob(["secret"]))')
    assert {*store} == {hosts, made}
    for url in (hosts, made):
        script = f"""
            URL.revokeObjectURL({json.dumps(url)});
            const url = new URL({json.dumps(url)});
            URL.revokeObjectURL(url);
            const link = new Document(url).createElement("a");
            link.href = "#";
            show([url.href, url.origin, link.href, link.origin, new Document(url).location.origin]);
            """
        assert second.run(script) == [url, "null", f"{url}#", "null", "null"]
    URL.revokeObjectURL(made)
    assert {*store} == {hosts, made}
    first.run(f"URL.revokeObjectURL({json.dumps(made)});")
    assert {*store} == {hosts}
    store.clear()


@pytest.mark.skipif("quickjs" not in ENGINES, reason="no QuickJS: pip install quickjs-ng")
def test_blob_urls_end_with_their_context() -> None:
    store.clear()
    page = Page("quickjs")
    page.run('URL.createObjectURL(new Blob(["a"])); URL.createObjectURL(new Blob(["b"]));')
    hosts = URL.createObjectURL(Blob(["c"]))
    assert len(store) == 3
    del page
    gc.collect()
    assert {*store} == {hosts}
    store.clear()


@pytest.mark.parametrize(
    "name", parameters([name for name in ENGINES if name not in SINGLE_CONTEXT])
)
def test_contexts_of_one_origin_share_blob_urls(name: str) -> None:
    """https://w3c.github.io/FileAPI/#dfn-revokeObjectURL"""
    pages = [Page(name), Page(name), Page(name)]
    for page, url in zip(pages, ("https://a:1/b", "https://a:1/c", "https://a/"), strict=True):
        page.bridge.environment.origin = origin(URL(url))
    made = pages[0].value("URL.createObjectURL(new Blob([]))")
    assert made[:-36] == "blob:https://a:1/"
    for page, kept in ((pages[2], True), (pages[1], False)):
        page.run(f"URL.revokeObjectURL({json.dumps(made)});")
        assert (made in store) == kept


def test_a_refused_request_is_not_kept() -> None:
    handler = RequestHandler(max_handles=2, max_bytes=10 * MEGABYTE)
    answer = json.loads(handler.answer("[" + "1," * 6_000_000 + "1]"))
    assert answer[0] == "RangeError"
    assert "10485760 bytes that max_bytes allows" in answer[1]
    assert json.loads(handler.answer("[0,[1,2]]")) == [0]
