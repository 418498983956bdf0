"""Import maps: what Chromium answers, the standard's examples, and what its steps say."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.work import assert_linear
from webapi.html.import_maps import (
    ImportMap,
    InvalidJSONError,
    SpecifierResolver,
    merge_existing_and_new_import_maps,
    parse_an_import_map_string,
    resolve_a_url_like_module_specifier,
)

__all__ = ["chromium"]

RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("import_maps_in_chromium.json").read_text("ascii")
)
BASE: str = RECORDED["base"]
PAGES: dict[str, Any] = RECORDED["pages"]


@pytest.mark.parametrize("name", PAGES)
def test_pages_resolve_as_in_chromium(name: str) -> None:
    resolver = SpecifierResolver()
    warnings: list[str] = []
    for kind, value, expected in PAGES[name]["steps"]:
        if kind == "map":
            resolver.register(json.dumps(value), BASE, warnings.append)
            continue
        try:
            found: Any = resolver.resolve(value, BASE)
        except TypeError as error:
            found = ["TypeError", f"Failed to resolve module specifier {value}: {error}"]
        assert found == expected
    assert warnings == PAGES[name]["warnings"]


@pytest.mark.parametrize("input", RECORDED["errors"])
def test_what_is_no_import_map(input: str) -> None:
    name, message = RECORDED["errors"][input]
    with pytest.raises(InvalidJSONError if name == "SyntaxError" else TypeError) as caught:
        parse_an_import_map_string(input, BASE)
    assert str(caught.value) == message


@pytest.mark.parametrize("input", RECORDED["warnings"])
def test_warnings(input: str) -> None:
    warnings: list[str] = []
    parse_an_import_map_string(input, BASE, warnings.append)
    assert warnings == RECORDED["warnings"][input]


@pytest.mark.heavy("Twenty pages in a browser take seconds.")
def test_chromium_resolves_as_recorded(chromium: Browser) -> None:
    html = "<!doctype html><script type=module>window.resolve = import.meta.resolve</script>"
    step = """([kind, value]) => {
      if (kind === "map") {
        const script = document.createElement("script");
        script.type = "importmap";
        script.textContent = JSON.stringify(value);
        document.head.append(script);
        return null;
      }
      try { return resolve(value); } catch (error) { return [error.name, error.message]; }
    }"""
    for page_of in PAGES.values():
        page = chromium.new_page().playwright
        page.route("**/*", lambda route: route.fulfill(body=html, content_type="text/html"))
        page.goto(BASE)
        for kind, value, expected in page_of["steps"]:
            assert page.evaluate(step, [kind, value]) == expected
        page.close()


def test_the_example_of_scopes() -> None:
    """The table of https://html.spec.whatwg.org/multipage/webappapis.html#import-maps"""
    resolver = SpecifierResolver()
    resolver.register(
        """{
          "imports": {"a": "/a-1.mjs", "b": "/b-1.mjs", "c": "/c-1.mjs"},
          "scopes": {"/scope2/": {"a": "/a-2.mjs"}, "/scope2/scope3/": {"b": "/b-3.mjs"}}
        }""",
        "https://a.example/",
    )
    found = {
        folder: [resolver.resolve(each, f"https://a.example{folder}r.mjs") for each in "abc"]
        for folder in ("/scope1/", "/scope2/", "/scope2/scope3/")
    }
    start = "https://a.example"
    assert found == {
        "/scope1/": [f"{start}/a-1.mjs", f"{start}/b-1.mjs", f"{start}/c-1.mjs"],
        "/scope2/": [f"{start}/a-2.mjs", f"{start}/b-1.mjs", f"{start}/c-1.mjs"],
        "/scope2/scope3/": [f"{start}/a-2.mjs", f"{start}/b-3.mjs", f"{start}/c-1.mjs"],
    }


def test_the_example_of_rules_that_are_dropped() -> None:
    """https://html.spec.whatwg.org/multipage/webappapis.html#merge-existing-and-new-import-maps"""
    base = "https://a.example/"
    resolver = SpecifierResolver()
    resolver.resolve("/app/helper", "https://a.example/app/vendor/main.mjs")
    resolver.register(
        """{
          "scopes": {
            "/app/": {"/app/helper": "./helper/index.mjs"},
            "/app/vendor/": {"/app/": "./vendor_helper/"},
            "/vendor/": {"/app/helper": "./helper/vendor_index.mjs"}
          },
          "imports": {
            "lodash": "/node_modules/lodash-es/lodash.js",
            "/app/": "./general_app_path/",
            "/app/helper": "./other_path/helper/index.mjs"
          }
        }""",
        base,
    )
    assert resolver.import_map.imports == {"lodash": f"{base}node_modules/lodash-es/lodash.js"}
    helper = {f"{base}app/helper": f"{base}helper/vendor_index.mjs"}
    assert resolver.import_map.scopes == {
        f"{base}vendor/": helper,
        f"{base}app/vendor/": {},
        f"{base}app/": {},
    }


def test_integrity_is_kept_by_url() -> None:
    resolver = SpecifierResolver()
    resolver.register('{"integrity": {"/a.js": "sha256-1", "b.js": "sha256-2"}}', BASE)
    resolver.register('{"integrity": {"./a.js": "sha256-3", "/c.js": "sha256-4"}}', BASE)
    of = resolver.resolve_a_module_integrity_metadata
    urls = [f"https://test.example/{name}.js" for name in "abc"]
    assert [of(url) for url in urls] == ["sha256-1", "", "sha256-4"]


def test_a_base_without_a_path_resolves_nothing_relative() -> None:
    assert resolve_a_url_like_module_specifier("../a", "data:text/javascript,1") is None
    assert resolve_a_url_like_module_specifier("./a", "not a URL") is None
    assert resolve_a_url_like_module_specifier("\ud800:/", BASE) is None


def test_many_rules_and_specifiers_merge_in_linear_time() -> None:
    def merge(size: int) -> None:
        resolver = SpecifierResolver()
        for index in range(size):
            resolver.resolve(f"/{index}/x.js", BASE)
        rules: dict[str, str | None] = {f"{BASE}{index}/": None for index in range(size)}
        merge_existing_and_new_import_maps(resolver, ImportMap(rules))

    assert_linear(merge, 1600)
