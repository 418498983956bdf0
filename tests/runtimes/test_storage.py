"""localStorage and sessionStorage: https://html.spec.whatwg.org/multipage/webstorage.html

``python -m wpt.run webstorage`` runs the Web Platform Tests' own files.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.html.storage import QUOTA, StorageArea
from webapi.runtimes import Window

URL = "https://shop.example/p/1"
FACTS: dict[str, Any] = {
    "localStorage instanceof Storage && localStorage === localStorage": True,
    "localStorage !== sessionStorage": True,
    "Object.prototype.toString.call(localStorage)": "[object Storage]",
    "[localStorage.theme, localStorage['theme'], localStorage.getItem('theme')]": ["dark"] * 3,
    "[localStorage.none === undefined, localStorage.getItem('none')]": [True, None],
    "['theme' in localStorage, 'none' in localStorage, 'getItem' in localStorage]": [
        *(True, False, True)
    ],
    "(localStorage.cart = 5, [typeof localStorage.cart, localStorage.length])": ["string", 2],
    "[localStorage.key(0), localStorage.key(1), localStorage.key(2)]": ["theme", "cart", None],
    "Object.keys(localStorage)": ["theme", "cart"],
    "JSON.stringify(localStorage)": '{"theme":"dark","cart":"5"}',
    "Object.getOwnPropertyDescriptor(localStorage, 'cart')": {
        **dict.fromkeys(("writable", "enumerable", "configurable"), True),
        "value": "5",
    },
    "(localStorage.getItem = 'x', [typeof localStorage.getItem, localStorage.length])": [
        *("function", 3)
    ],
    "Object.keys(localStorage) + ''": "theme,cart",
    "[delete localStorage.cart, delete localStorage.cart, 'cart' in localStorage]": [
        *(True, True, False)
    ],
    "(localStorage.removeItem('getItem'), localStorage.removeItem('none'), localStorage.length)": 1,
    "(localStorage[''] = 'empty', [localStorage.key(1), localStorage['']])": ["", "empty"],
    "(localStorage.setItem('\\ud800\\0', '\\udfff'), localStorage['\\ud800\\0'] === '\\udfff')": (
        True
    ),
    "(localStorage[Symbol.iterator] = 7, [localStorage[Symbol.iterator], localStorage.length])": [
        *(7, 3)
    ],
    "Reflect.defineProperty(localStorage, 'x', { get() {} })": False,
    "Object.defineProperty(localStorage, 'x', { value: 9 }).x": "9",
    "Reflect.preventExtensions(localStorage)": False,
    "(localStorage.clear(), [localStorage.length, Object.keys(localStorage)])": [0, []],
    "[sessionStorage.length, new StorageEvent('storage').storageArea]": [0, None],
    "new StorageEvent('storage', { key: 'a', storageArea: sessionStorage }).storageArea"
    " === sessionStorage": True,
}


@pytest.fixture(params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    return Page(request.param, page=Window(URL, local_storage={"theme": "dark"}))


def test_facts(page: Page) -> None:
    assert {expression: page.value(expression) for expression in FACTS} == FACTS
    assert page.name_of_error("localStorage.getItem()") == "TypeError"
    assert page.name_of_error("localStorage.a = Symbol()") == "TypeError"
    assert page.name_of_error("Storage.prototype.getItem.call({}, 'a')") == "TypeError"
    assert page.name_of_error("new Storage()") == "TypeError"


def test_the_host_gives_and_reads_the_data() -> None:
    area = StorageArea({"theme": "dark"})
    pages = [
        Page(name, page=Window(URL, local_storage=area))
        for name in ENGINES
        if name != "pythonmonkey"
    ]
    for page in pages:
        assert page.value("localStorage.theme") == "dark"
    for number, page in enumerate(pages):
        page.run(f"localStorage.seen = '{number}';")
    if pages:
        area["theme"] = "light"
        assert pages[0].value("[localStorage.theme, localStorage.seen]") == [
            *("light", f"{len(pages) - 1}")
        ]


@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_the_quota(engine: str) -> None:
    area = StorageArea({"full": "x" * (QUOTA - 104)})
    page = Page(engine, page=Window(URL, session_storage=area))
    script = """
        try { sessionStorage.x = "y".repeat(100); } catch (error) {
          return [error instanceof QuotaExceededError, error.quota, error.requested];
        }
    """
    assert page.value(f"(() => {{ {script} }})()") == [True, QUOTA, QUOTA + 1]
    assert page.value("sessionStorage.length") == 1
    page.run("try { for (let i = 0; ; i++) sessionStorage[i] = 'y'; } catch (error) {}")
    assert QUOTA - 3 < sum(map(len, [*area, *area.values()])) <= QUOTA
    page.run("sessionStorage.clear();")
    assert len(area) == 0


@pytest.mark.parametrize("url", ["about:blank", "data:text/html,a"])
@pytest.mark.parametrize("engine", parameters(ENGINES))
def test_an_opaque_origin_has_no_storage(engine: str, url: str) -> None:
    page = Page(engine, page=url)
    assert page.name_of_error("localStorage;") == "SecurityError"
    assert page.name_of_error("sessionStorage.length") == "SecurityError"
