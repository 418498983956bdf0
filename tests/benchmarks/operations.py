"""What is measured: inputs, our call, the peers' calls and the goals."""

from __future__ import annotations

import codecs
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import ada_url
import can_ada
import pywhatwgurl
import upa_url
import yarl

from webapi import URL, TextDecoder, URLSearchParams
from webapi.readers import agreement
from webapi.url.failure import FAILURE
from webapi.url.fast_path import canonical
from webapi.url.fast_path.parsing import repair
from webapi.url.parser import basic_url_parser
from webapi.webidl.strings import to_usvstring

VECTORS = Path(__file__).parents[2] / "wpt" / "vectors"

uncached_urlsplit = getattr(urlsplit, "__wrapped__", urlsplit)


@dataclass(frozen=True)
class Operation:
    """``goals`` are ratios: our time to the peer's, at most."""

    name: str
    inputs: Sequence[Any]
    ours: Callable[[Any], object]
    peers: dict[str, Callable[[Any], object]]
    goals: dict[str, float] = field(default_factory=dict)


def _quiet(call: Callable[[Any], object]) -> Callable[[Any], object]:
    """``call``, for inputs some of which fail; for us and for the peers alike."""

    def quiet(item: Any) -> object:
        try:
            return call(item)
        except (ValueError, TypeError):
            return None

    return quiet


def operations(corpus: list[str]) -> Iterator[Operation]:
    yield Operation(
        "parse + href",
        corpus,
        lambda url: URL(url).href,
        {
            "can_ada": lambda url: can_ada.parse(url).href,
            "upa_url": lambda url: upa_url.URL(url).href,
            "ada_url": lambda url: ada_url.URL(url).href,
            "yarl": _uncached_yarl,
            "urlsplit": lambda url: uncached_urlsplit(url).geturl(),
        },
        {"can_ada": 1.5, "upa_url": 0.8, "ada_url": 0.25, "yarl": 0.25, "urlsplit": 0.25},
    )
    yield Operation(
        "parse + all components",
        corpus,
        lambda url: _components(URL(url)),
        {
            "can_ada": lambda url: _components(can_ada.parse(url)),
            "upa_url": lambda url: _components(upa_url.URL(url)),
        },
        {"can_ada": 1.5},
    )
    yield Operation(
        "canParse",
        corpus,
        URL.canParse,
        {"can_ada": can_ada.can_parse, "upa_url": upa_url.URL.canParse},
        {"can_ada": 1.3},
    )
    yield Operation(
        "parse + href, one part not canonical",
        list(_one_repair_needed(corpus)),
        lambda url: URL(url).href,
        {
            "can_ada": lambda url: can_ada.parse(url).href,
            "upa_url": lambda url: upa_url.URL(url).href,
        },
        {"upa_url": 2.5},
    )
    yield from _relative_references(corpus)
    yield from _search_params(corpus)
    yield Operation(
        "the standard's steps alone, inputs of WPT",
        _wpt_inputs(),
        _state_machine,
        {"pywhatwgurl": _quiet(lambda pair: pywhatwgurl.URL(*pair))},
        {"pywhatwgurl": 0.2},
    )
    yield Operation(
        "agreement of readers",
        corpus,
        lambda url: bool(agreement(url)),
        {"URL": URL},
        {"URL": 10},
    )
    yield Operation(
        "non-ASCII hosts, all different",
        list(_non_ascii_hosts()),
        lambda url: URL(url).href,
        {"ada_url": lambda url: ada_url.URL(url).href},
        {"ada_url": 4.0},
    )
    yield from _streams()


def _streams() -> Iterator[Operation]:
    """UTF-8 in chunks of 4 KiB, as `TextDecoder` and the standard library's decoder take them."""
    texts = {
        "ASCII": "The quick brown fox. ",
        "Latin": "Größe und Maß. ",
        "CJK": "漢字とかな。",
        "mixed text": "Zoë writes 漢字 and 😀. ",
    }
    for name, text in texts.items():
        data = (text * 200_000).encode()
        chunks = [data[start : start + 4096] for start in range(0, 500 * 4096, 4096)]
        ours, theirs = TextDecoder(), codecs.getincrementaldecoder("utf-8")("replace")
        yield Operation(
            f"TextDecoder, 4 KiB of {name}",
            chunks,
            lambda chunk, ours=ours: ours.decode(chunk, {"stream": True}),
            {"codecs": lambda chunk, theirs=theirs: theirs.decode(chunk)},
            {"codecs": 1.3},
        )


def setters(corpus: list[str]) -> Iterator[Operation]:
    values = {
        "href": "https://example.net/a?b#c",
        "protocol": "http",
        "username": "me",
        "password": "secret",
        "host": "example.net:8080",
        "hostname": "example.net",
        "port": "8080",
        "pathname": "/a/b c",
        "search": "?q=1 2",
        "hash": "#a b",
    }
    urls = corpus[:2000]
    for reading, goal in ((" + href", 1.2), ("", 1.6)):
        for name, value in values.items():
            yield Operation(
                f"setter {name}{reading}",
                [(URL(url), ada_url.URL(url)) for url in urls],
                _setter(0, name, value, bool(reading)),
                {"ada_url": _setter(1, name, value, bool(reading))},
                {"ada_url": goal},
            )


def _setter(index: int, name: str, value: str, reading: bool) -> Callable[[Any], object]:
    # Compiled, since setattr with a variable name costs a dictionary look-up more.
    lines = [
        "def set_it(pair):",
        f"    pair[{index}].{name} = {value!r}",
        f"    return pair[{index}].href" if reading else "",
    ]
    namespace: dict[str, Any] = {}
    exec("\n".join(lines), namespace)
    return namespace["set_it"]


def _components(url: Any) -> tuple[str, ...]:
    return (
        url.href,
        url.origin,
        url.protocol,
        url.username,
        url.password,
        url.host,
        url.hostname,
        url.port,
        url.pathname,
        url.search,
        url.hash,
    )


def _uncached_yarl(url: str) -> str:
    yarl.cache_clear()
    _clear_yarl()
    return str(yarl.URL(url))


def _clear_yarl() -> None:
    for function in _YARL_CACHES:
        function.cache_clear()


_YARL_CACHES = [
    function
    for module in (yarl._url, yarl._parse)
    for function in vars(module).values()
    if hasattr(function, "cache_clear") and callable(function)
]


def _one_repair_needed(corpus: list[str]) -> Iterator[str]:
    chooser = random.Random(3)
    for url in corpus:
        if canonical(url) is None:
            if repair(url) is not None:
                yield url
            continue
        if chooser.random() > 0.05:
            continue
        scheme, _, rest = url.partition("://")
        host, slash, path = rest.partition("/")
        default_port = {"http": ":80", "https": ":443"}.get(scheme, "")
        yield chooser.choice(
            (
                f"{scheme}://{host}",
                f"{scheme.upper()}://{host}{slash}{path}",
                f"{scheme}://{host.upper()}{slash}{path}",
                f"{scheme}://{host}{default_port}{slash}{path}",
                f"{url} ",
                f"{scheme}://{host}{slash}a b/{path}",
                f"{scheme}://{host}{slash}{path}?q=é&r='",
                f"{scheme}://{host}{slash}ü/{path}",
            )
        )


def _relative_references(corpus: list[str]) -> Iterator[Operation]:
    references = {
        "/x/y?z": "/x/y?z",
        "?q": "?q",
        "#f": "#f",
        "a/b": "a/b",
        "../a": "../a",
    }
    bases = corpus[:5000]
    for name, reference in references.items():
        yield Operation(
            f"{name}, base a URL",
            [(URL(base), upa_url.URL(base)) for base in bases],
            lambda pair, reference=reference: URL(reference, pair[0]).href,
            {"upa_url": lambda pair, reference=reference: upa_url.URL(reference, pair[1]).href},
            {"upa_url": 1.5},
        )
        yield Operation(
            f"{name}, base a string",
            bases,
            lambda base, reference=reference: URL(reference, base).href,
            {"upa_url": lambda base, reference=reference: upa_url.URL(reference, base).href},
            {"upa_url": 2.0},
        )


def _search_params(corpus: list[str]) -> Iterator[Operation]:
    queries = [url.partition("?")[2].partition("#")[0] for url in corpus]
    queries = [query for query in queries if query]

    def ours(query: str) -> str:
        params = URLSearchParams(query)
        params.get("q")
        return str(params)

    def theirs(query: str) -> str:
        params = can_ada.URLSearchParams(query)
        params.get("q")
        return str(params)

    def standard_library(query: str) -> str:
        pairs = parse_qsl(query, keep_blank_values=True)
        dict(pairs).get("q")
        return urlencode(pairs)

    yield Operation(
        "params parse + get + str",
        queries,
        ours,
        {"can_ada": theirs, "parse_qsl": standard_library},
        {"can_ada": 2.5, "parse_qsl": 0.35},
    )
    with_query = [url for url in corpus if "?" in url][:5000]
    for method in ("append", "set"):

        def live(url: Any, method: str = method) -> str:
            getattr(url.searchParams, method)("name", "a value")
            href: str = url.href
            return href

        yield Operation(
            f"searchParams.{method} of a URL",
            with_query,
            lambda url, live=live: live(URL(url)),
            {"upa_url": lambda url, live=live: live(upa_url.URL(url))},
        )


def _wpt_inputs() -> list[tuple[str, ...]]:
    vectors = [
        json.loads(line)
        for line in (VECTORS / "url-constructor.jsonl").read_text("utf-8").splitlines()
    ]
    pairs = [(vector["input"], vector.get("base")) for vector in vectors]
    return [tuple(to_usvstring(string) for string in pair if string is not None) for pair in pairs]


def _state_machine(pair: tuple[str, ...]) -> object:
    base = None
    if len(pair) == 2:
        base = basic_url_parser(pair[1])
        if base is FAILURE:
            return base
    return basic_url_parser(pair[0], base)


def _non_ascii_hosts() -> Iterator[str]:
    chooser = random.Random(5)
    scripts = (
        range(0xE0, 0xF6),
        range(0x430, 0x44F),
        range(0x3B1, 0x3C9),
        range(0x4E00, 0x9000),
        range(0x3041, 0x3090),
        range(0x627, 0x63A),
        range(0xAC00, 0xD000),
    )
    for number in range(5000):
        script = chooser.choice(scripts)
        label = "".join(chr(chooser.choice(script)) for _ in range(chooser.randint(3, 12)))
        yield f"https://www.{label}.example{'' if chooser.random() < 0.5 else 'é'}/{number}"
