"""`params`, `site`, `registrable_domain` and `replace`, compared with the classes' answers."""

from __future__ import annotations

import random

import pytest

from webapi import URL, URLSearchParams
from webapi.url.origin import origin
from webapi.url.parser import basic_url_parser
from webapi.url.site import obtain_a_site, serialize_a_site
from wpt.vectors import load

from .answers import scalar_values
from .optional import require
from .test_same_answers import GENERATED, near_canonical

pa = require("pyarrow")
require("numpy")

from webapi import columns  # noqa: E402
from webapi.columns.members import Members  # noqa: E402
from webapi.columns.setting import SETTABLE  # noqa: E402

QUERIES = (
    *(
        "",
        "q",
        "q=",
        "=q",
        "q=1",
        "q=1&q=2",
        "a=b&q=c",
        "aq=1&q",
        "q%3D=1",
        "%71=1",
        "q=%2",
        "q=+1",
    ),
    *("q=a+b%20c", "&", "&&q=1&", "q=1&%71=2&q=3", "q==", "q=1=2", "Q=1", "?q=1", "?=1", "é=ü&q=é"),
    *("q=%ff", "q=%C3%A9&q=\xff", "a%26b=1", "a+b=1", "a b=2", "a=1;q=2", "q='", "%=1", "+=1"),
)
NAMES = ("q", "", "é", "a&b", "a b", "?q", "?", "q=", "%", "+", " ", "a=1;q")


def test_params_agree_with_url_search_params_for_each_name_and_query() -> None:
    urls: list[str | None] = [None, "no URL", "data:,?q=1", "https://h/#?q=1"]
    urls += [f"https://example.org/?{query}" for query in QUERIES]
    urls += [f"x:?{query}#f" for query in QUERIES]
    parsed = [None if url is None else URL.parse(url) for url in urls]
    for name in NAMES:
        assert columns.params(urls, name).to_pylist() == [
            None if url is None else url.searchParams.get(name) for url in parsed
        ]
        found = columns.params(urls, name, all=True)
        found.validate(full=True)
        assert found.to_pylist() == [
            None if url is None else url.searchParams.getAll(name) for url in parsed
        ]


def test_params_agree_with_url_search_params_on_the_corpus(corpus: list[str]) -> None:
    expected = [None if (url := URL.parse(each)) is None else url.searchParams for each in corpus]
    for name in ("q", "utm_source", "url", "v"):
        assert columns.params(corpus, name).to_pylist() == [
            None if each is None else each.get(name) for each in expected
        ]
        assert columns.params(pa.array(corpus).dictionary_encode(), name, all=True).to_pylist() == [
            None if each is None else each.getAll(name) for each in expected
        ]


@pytest.mark.parametrize("generated", GENERATED)
def test_params_agree_with_url_search_params_on_generated_queries(generated: int) -> None:
    chooser = random.Random(14)
    pieces = ("q", "=", "&", "%71", "+", "%", "a", "?", "#", "é", "%C3%A9", "%26", "q=", "&q")
    urls = [
        "https://example.org/?" + "".join(chooser.choices(pieces, k=chooser.randrange(9)))
        for _ in range(generated // 10)
    ]
    expected = [URL(url).searchParams for url in urls]
    for name in ("q", "a", ""):
        assert columns.params(urls, name).to_pylist() == [each.get(name) for each in expected]
        found = columns.params(urls, name, all=True).to_pylist()
        assert found == [each.getAll(name) for each in expected]


def test_a_name_of_none_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="name must be a str, not NoneType"):
        columns.params([], None)
    assert URLSearchParams("a").get("b") is None


def test_site_and_registrable_domain_are_those_of_the_standards() -> None:
    require("publicsuffixlist")
    urls = [
        *("https://www.example.co.uk:8080/", "http://example.org", "https://127.0.0.1/"),
        *("ws://co.uk", "https://[::1]:80/", "file://www.example.org/x"),
        *("x://www.example.org/", "data:,", "x:/a", "blob:https://www.example.org/id"),
        *("https://example.org./", "https://bücher.example/", "blob:x", "https://github.io/"),
        *("https://a.github.io", "https://b.a.github.io/", "file:///", "no URL"),
    ]
    domains = [
        *("example.co.uk", "example.org", None, None),
        *(None, "example.org", None, None, None),
        *(None, "example.org.", "xn--bcher-kva.example", None),
        *(None, "a.github.io", "a.github.io", None, None),
    ]
    assert columns.registrable_domain([*urls, None]).to_pylist() == [*domains, None]
    records = [basic_url_parser(url) for url in urls[:-1]]
    expected = [serialize_a_site(obtain_a_site(origin(record))) for record in records]
    assert expected[:2] == ["https://example.co.uk", "http://example.org"]
    assert columns.site([*urls, None]).to_pylist() == [*expected, None, None]


def set_one_by_one(url: str | None, members: dict[str, object]) -> str | None:
    parsed = None if url is None else URL.parse(url)
    if parsed is None:
        return None
    for name, value in members.items():
        setattr(parsed, name, value)
    return parsed.href


VALUES = (
    *(
        "",
        "#",
        "##",
        "?",
        "??",
        "/",
        "//",
        "a",
        "A",
        "/a",
        "a/b",
        "a?b",
        "a#b",
        "a b",
        "é",
        "\\",
        "%2e",
    ),
    *(
        "..",
        "/../x",
        ".",
        "\t",
        "a\n",
        "http",
        "https:",
        "wss",
        "ftp",
        "file",
        "HTTP",
        "http:x",
        "x",
    ),
    *(
        "80",
        "443",
        "8080",
        "080",
        "8a",
        "80/x",
        "65536",
        "0",
        "-1",
        "①",
        "example.net",
        "EXAMPLE.net",
    ),
    *("example.net:8080", "127.0.0.1", "0x1", "[::1]", "a.1", "a..b", "user:pass", "@", " a ", "|"),
)


def test_replace_agrees_with_each_setter_for_each_value() -> None:
    urls = [
        None,
        "no URL",
        "",
        *("https://example.org/a/b?c#d", "http://h:8080", "http://h:443/", "ws://h/?#"),
        *("ftp://a.b/%41", "https://u:p@h/", "https://127.0.0.1:1/", "file:///C:/x", "x:/a"),
        *("x:a?b#c", "x://h:80/", "x:a "),
    ]
    for name in SETTABLE:
        for value in VALUES:
            members = {name: value}
            expected = [set_one_by_one(url, members) for url in urls]
            assert columns.replace(urls, **members).to_pylist() == expected, members


def test_replace_runs_several_setters_in_order() -> None:
    chooser = random.Random(14)
    names = ("protocol", "host", "port", "pathname", "search", "hash", "hostname", "username")
    for _ in range(60):
        urls = [near_canonical(chooser) for _ in range(50)]
        chosen = chooser.sample(names, k=chooser.randrange(1, 4))
        members = {name: chooser.choice(VALUES) for name in chosen}
        expected = [set_one_by_one(url, members) for url in urls]
        assert columns.replace(urls, **members).to_pylist() == expected, members


def test_replace_passes_the_vectors_of_the_setters() -> None:
    for vector in load("url-setters"):
        member = vector["attribute"] if "attribute" in vector else vector["setter"]
        if member == "href":
            continue
        url, value = (scalar_values(vector[key]) for key in ("href", "new_value"))
        assert columns.replace([url], **{member: value}).to_pylist() == [vector["expected"]["href"]]


def test_replace_converts_values_like_setters_and_takes_only_setters() -> None:
    assert columns.replace(["https://h/"], port=8080).to_pylist() == ["https://h:8080/"]
    assert columns.replace(["https://h/#a"]).to_pylist() == ["https://h/#a"]
    with pytest.raises(TypeError, match="'href' is not a member to set; there are protocol"):
        columns.replace([], href="https://h/")
    with pytest.raises(TypeError, match="'fragment'"):
        columns.replace([], fragment="")


def test_the_namespace_shows_its_names() -> None:
    class URLAccessor(Members[object]):
        def parse(self) -> None: ...

    assert ": hash, host, hostname, href()," in repr(type("A", (URLAccessor,), {"href": len})())
    assert "parse()" in repr(URLAccessor())
