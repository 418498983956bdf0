"""What ``interfaces.js`` may ask for, made by ``python -m idl`` from idl/*.webidl: change those.

Requests name a call by its place in `CALLS`.
"""

from webapi.interfaces.url import URL
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.runtimes import calls
from webapi.steps import url_search_params

_url = calls.Exposed(
    URL,
    [
        "href",
        "origin",
        "protocol",
        "username",
        "password",
        "host",
        "hostname",
        "port",
        "pathname",
        "search",
        "hash",
        "toJSON",
    ],
    kept=False,
)
_url_search_params = calls.Exposed(URLSearchParams, ["size"], kept=True)

CALLS: tuple[calls.Call, ...] = (
    calls.release,
    calls.values(_url),
    calls.construct(_url),
    calls.make(_url, "parse", _url),
    calls.static(_url, "canParse"),
    calls.assign(_url, "href"),
    calls.assign(_url, "protocol"),
    calls.assign(_url, "username"),
    calls.assign(_url, "password"),
    calls.assign(_url, "host"),
    calls.assign(_url, "hostname"),
    calls.assign(_url, "port"),
    calls.assign(_url, "pathname"),
    calls.assign(_url, "search"),
    calls.same_object(_url, "searchParams", _url_search_params),
    calls.assign(_url, "hash"),
    calls.values(_url_search_params),
    calls.construct(_url_search_params),
    calls.operation(_url_search_params, "append"),
    calls.operation(_url_search_params, "delete"),
    calls.operation(_url_search_params, "get"),
    calls.operation(_url_search_params, "getAll"),
    calls.operation(_url_search_params, "has"),
    calls.operation(_url_search_params, "set"),
    calls.operation(_url_search_params, "sort"),
    calls.pairs(_url_search_params, url_search_params.value_pairs_to_iterate_over),
    calls.operation(_url_search_params, "toString"),
)
