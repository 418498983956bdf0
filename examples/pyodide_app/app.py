"""A Pyodide app that makes a link to share a search. test_app.py tests it."""

from typing import TYPE_CHECKING

from pyodide.ffi import create_proxy

if TYPE_CHECKING:  # mypy and editors know no module js
    from webapi import URL
else:
    from js import URL


def share_link(address: str, term: str) -> str:
    """The address with the term as parameter `q`, and without `page` and trackers."""
    url = URL.new(address)
    names = []
    collect = create_proxy(lambda value, name, params: names.append(name))
    url.searchParams.forEach(collect)
    collect.destroy()
    for name in names:
        if name == "page" or name.startswith("utm_"):
            url.searchParams.delete(name)
    url.searchParams.set("q", term)
    return url.href
