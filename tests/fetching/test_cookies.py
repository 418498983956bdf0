"""The cookie jar, by RFC 6265bis.

``cookies.jsonl`` has the cookies of the Web Platform Tests' ``cookies`` folder that are set by HTTP
and read as ``document.cookie`` (commit 2021-08; BSD-3-Clause).
"""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from tests.work import assert_linear, ends
from webapi import URL
from webapi.fetching import cookies
from webapi.fetching.cookies import Cookie, CookieJar, cookie_date

SITE = "https://shop.example/"
VECTORS = [
    json.loads(line)
    for line in Path(__file__).with_name("cookies.jsonl").read_text("ascii").splitlines()
]
NEEDS_LIST = pytest.mark.skipif(
    importlib.util.find_spec("publicsuffixlist") is None, reason="no Public Suffix List"
)


class Clock:
    def __init__(self) -> None:
        self.now = 1_640_000_000.0  # when the vectors were current: 20 December 2021

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['name'][:60]}")
def test_web_platform_tests(vector: dict[str, Any]) -> None:
    jar = CookieJar(Clock())
    origin = f"{'https' if '.https.' in vector['file'] else 'http'}://web-platform.test"
    for each in vector["set"]:
        string = each.encode().decode("latin-1")
        jar.set(f"{origin}/cookies/resources/cookie.py", string, from_http=True)
    assert jar.cookie_string(origin + vector["path"], for_http=False) == vector["expected"]


@pytest.mark.parametrize(
    ("name", "value", "is_set"),
    [(2048, 2048, True), (4097, 1, False), (4096, 0, True), (1, 4095, True), (1, 4096, False)],
)
def test_size_of_name_and_value(name: int, value: int, is_set: bool) -> None:
    """WPT's ``cookies/size/name-and-value.html``."""
    assert set_by_script(CookieJar(), f"{'t' * name}={'1' * value}") is is_set


def test_size_counts_bytes() -> None:
    assert set_by_script(CookieJar(), "a=" + "\u00e9" * 2047)
    assert not set_by_script(CookieJar(), "a=" + "\u00e9" * 2048)


@pytest.mark.parametrize("code", [*range(32), 127])
def test_controls(code: int) -> None:
    """A control character, but the tab, has the whole cookie ignored: WPT's name-ctl, value-ctl."""
    for string in ("a{}b=c", "a=b{}c", "a=b; Path=/{}", "a=b; x{}=y"):
        assert set_by_script(CookieJar(), string.format(chr(code))) is (code == 9), string


def set_by_script(jar: CookieJar, string: str, url: str = SITE) -> bool:
    stored = jar.set(url, string, from_http=False)
    assert (jar.cookie_string(url, for_http=False) != "") is stored
    return stored


# https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-dates
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784111777),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 784111777),
        ("Sun Nov  6 08:49:37 1994", 784111777),
        ("1994 6 November 8:49:37x", 784111777),
        ("01 Jan 69 00:00:00", 3124224000),
        ("01 Jan 70 00:00:00", 0),
        ("01 Jan 1601 00:00:00", -11644473600),
        ("01 Jan 1600 00:00:00", None),
        ("31 Feb 2020 00:00:00", None),
        ("0 Jan 2020 00:00:00", None),
        ("01 Jan 2020 24:00:00", None),
        ("01 Jan 2020 23:59:60", None),
        ("01 Jan 2020", None),
        ("01 Jan 20201 00:00:00", None),
        ("001 Jan 2020 00:00:00", None),
        ("", None),
    ],
)
def test_dates(text: str, expected: float | None) -> None:
    assert cookie_date(text) == expected


def test_expiry() -> None:
    clock = Clock()
    jar = CookieJar(clock)
    jar.set(SITE, "a=1; Max-Age=10", from_http=True)
    jar.set(SITE, "b=2; Max-Age=10; Expires=Thu, 01 Jan 1970 00:00:00 GMT", from_http=True)
    jar.set(SITE, "c=3", from_http=True)
    jar.set(SITE, f"d=4; Max-Age={'9' * 1000}", from_http=True)
    assert jar.cookie_string(SITE, for_http=True) == "a=1; b=2; c=3; d=4"
    clock.now += 10
    assert [each.name for each in jar] == ["c", "d"]
    assert jar.cookie_string(SITE, for_http=True) == "c=3; d=4"
    assert len(jar) == 2
    clock.now += 400 * 24 * 3600
    assert jar.cookie_string(SITE, for_http=True) == "c=3"
    jar.set(SITE, "c=; Max-Age=0", from_http=True)
    assert len(jar) == 0


def test_a_replaced_cookie_keeps_its_place() -> None:
    jar = CookieJar()
    for each in ("a=1", "b=2", "a=3"):
        jar.set(SITE, each, from_http=True)
    assert jar.cookie_string(SITE, for_http=True) == "a=3; b=2"
    jar.set(SITE, "c=4; Path=/cart", from_http=True)
    assert jar.cookie_string(f"{SITE}cart/1", for_http=True) == "c=4; a=3; b=2"


@pytest.mark.parametrize(
    ("path", "matching", "others"),
    [
        ("/a", ["/a", "/a/", "/a/b"], ["/", "/ab", "/A"]),
        ("/a/", ["/a/", "/a/b"], ["/a", "/"]),
        ("a", ["/", "/x"], []),
    ],
)
def test_paths(path: str, matching: list[str], others: list[str]) -> None:
    jar = CookieJar()
    jar.set(SITE, f"a=1; Path={path}", from_http=True)
    for each in matching + others:
        string = jar.cookie_string(f"https://shop.example{each}", for_http=True)
        assert string == ("a=1" if each in matching else ""), each


@pytest.mark.parametrize(
    ("url", "path"),
    [("/", "/"), ("/a", "/"), ("/a/", "/a"), ("/a/b", "/a"), ("/a/b?c/d", "/a")],
)
def test_default_path(url: str, path: str) -> None:
    jar = CookieJar()
    jar.set(f"https://shop.example{url}", "a=1", from_http=True)
    (cookie,) = jar
    assert cookie.path == path


def test_scripts_cannot_touch_http_only_cookies() -> None:
    jar = CookieJar()
    assert jar.set(SITE, "id=1; HttpOnly", from_http=True)
    assert jar.cookie_string(SITE, for_http=False) == ""
    assert not jar.set(SITE, "id=2", from_http=False)
    assert not jar.set(SITE, "other=2; HttpOnly", from_http=False)
    assert not jar.set(SITE, "id=; Max-Age=0", from_http=False)
    assert jar.cookie_string(SITE, for_http=True) == "id=1"
    assert jar.set(SITE, "id=3", from_http=True)
    assert jar.cookie_string(SITE, for_http=False) == "id=3"


@pytest.mark.parametrize(
    ("host", "is_trusted"),
    [
        *((host, True) for host in ("localhost", "127.0.0.1", "127.0.0.2", "[::1]", "a.localhost")),
        ("other.test", False),
    ],
)
def test_secure_without_https(host: str, is_trusted: bool) -> None:
    """Chromium 156 keeps and sends these cookies."""
    jar, url = CookieJar(), f"http://{host}:8000/"
    cookies = ["a=1; Secure", "__Secure-b=1; Secure", "__Host-c=1; Secure; Path=/"]
    for cookie in (*cookies, "d=1; SameSite=None; Secure"):
        assert jar.set(url, cookie, from_http=True) is is_trusted
    assert not jar.set(url, "e=1; SameSite=None", from_http=True)
    expected = "a=1; __Secure-b=1; __Host-c=1; d=1" if is_trusted else ""
    assert jar.cookie_string(url, for_http=True) == expected
    assert jar.set(url, "__Host-s=1; Secure; Path=/", from_http=False) is is_trusted


def test_secure() -> None:
    jar = CookieJar()
    insecure = "http://shop.example/"
    assert not jar.set(insecure, "a=1; Secure", from_http=True)
    assert jar.set(SITE, "a=1; Secure; Domain=shop.example", from_http=True)
    assert jar.cookie_string(insecure, for_http=True) == ""
    assert jar.cookie_string("wss://shop.example/", for_http=True) == "a=1"
    assert not jar.set(insecure, "a=2", from_http=True)
    assert not jar.set("http://www.shop.example/", "a=2", from_http=True)
    assert jar.set(insecure, "b=2", from_http=True)
    assert jar.set(SITE, "a=2", from_http=True)


@pytest.mark.parametrize(
    ("string", "is_set"),
    [
        ("__Secure-a=1; Secure", True),
        ("__Secure-a=1", False),
        ("__SeCuRe-a=1", False),
        ("__Host-a=1; Secure; Path=/", True),
        ("__Host-a=1; Secure", False),
        ("__host-a=1; Secure; Path=/x", False),
        ("__Host-a=1; Secure; Path=/; Domain=shop.example", False),
        ("__Host-a=1; Path=/", False),
        ("=__Host-a=1; Secure; Path=/", False),
        ("__Secure-; Secure", False),
    ],
)
def test_prefixes(string: str, is_set: bool) -> None:
    assert CookieJar().set(SITE, string, from_http=True) is is_set


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("a=1", "Default"),
        ("a=1; SameSite=lax", "Lax"),
        ("a=1; SameSite=STRICT", "Strict"),
        ("a=1; SameSite=None; Secure", "None"),
        ("a=1; SameSite=Strict; SameSite=other", "Default"),
        ("a=1; SameSite=None", None),
    ],
)
def test_same_site(string: str, expected: str | None) -> None:
    jar = CookieJar()
    jar.set(SITE, string, from_http=True)
    assert [each.same_site for each in jar] == ([] if expected is None else [expected])


@pytest.mark.parametrize(
    ("host", "domain", "seen_by", "not_by"),
    [
        ("www.shop.example", "", ["www.shop.example"], ["shop.example", "a.www.shop.example"]),
        ("www.shop.example", "shop.example", ["shop.example", "a.b.shop.example"], ["example"]),
        ("www.shop.example", ".SHOP.example", ["shop.example"], ["myshop.example"]),
        ("shop.example", "www.shop.example", [], ["shop.example", "www.shop.example"]),
        ("shop.example", "example", [], ["shop.example"]),
        ("shop.example", "..shop.example", [], ["shop.example"]),
        ("shop.example", "\u00e9.example", [], ["shop.example"]),
        ("localhost", "localhost", ["localhost"], ["a.localhost"]),
        ("10.0.0.1", "0.0.1", [], ["10.0.0.1"]),
        ("10.0.0.1", "10.0.0.1", ["10.0.0.1"], ["0.0.1"]),
        ("[::1]", "", ["[::1]"], ["localhost"]),
    ],
)
def test_domains(host: str, domain: str, seen_by: list[str], not_by: list[str]) -> None:
    jar = CookieJar()
    jar.set(URL(f"https://{host}/"), f"a=1; Domain={domain}", from_http=True)
    for each in seen_by + not_by:
        string = jar.cookie_string(URL(f"https://{each}/"), for_http=True)
        assert string == ("a=1" if each in seen_by else ""), each


@NEEDS_LIST
def test_public_suffixes_get_no_cookies() -> None:
    jar = CookieJar()
    assert not jar.set("https://shop.co.uk/", "a=1; Domain=co.uk", from_http=True)
    assert jar.set("https://whatwg.github.io/", "a=1; Domain=whatwg.github.io", from_http=True)
    assert not jar.set("https://whatwg.github.io/", "a=1; Domain=github.io", from_http=True)
    assert jar.set("https://github.io/", "b=1; Domain=github.io", from_http=True)
    assert jar.cookie_string("https://whatwg.github.io/", for_http=True) == "a=1"


def test_without_the_list_names_of_one_label_are_public_suffixes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(_: str) -> None:
        raise ModuleNotFoundError

    monkeypatch.setattr(cookies, "public_suffix", missing)
    jar = CookieJar()
    assert not jar.set("https://shop.co.uk/", "a=1; Domain=uk", from_http=True)
    assert jar.set("https://shop.co.uk/", "a=1; Domain=co.uk", from_http=True)


def test_bytes_and_text() -> None:
    jar = CookieJar()
    jar.set(SITE, "a=\u00e9", from_http=False)
    assert jar.cookie_string(SITE, for_http=True) == "a=\xc3\xa9"
    assert jar.cookie_string(SITE, for_http=False) == "a=\u00e9"
    jar.set(SITE, "a=\xff", from_http=True)
    assert jar.cookie_string(SITE, for_http=False) == "a=\ufffd"


def test_a_jar_is_bounded() -> None:
    clock = Clock()
    jar = CookieJar(clock)
    jar.set(SITE, "kept=1; Secure", from_http=True)
    with ends():
        for index in range(1000):
            jar.set(SITE, f"c{index}=1", from_http=False)
            assert len(jar) <= cookies.MAX_OF_DOMAIN
        found = {each.name for each in jar}
        assert {"kept", "c999"} <= found
        assert "c0" not in found
        for index in range(4000):
            jar.set(f"https://h{index}.example/", "a=1", from_http=True)
        assert len(jar) <= cookies.MAX_OF_ALL
    jar.clear()
    assert list(jar) == []
    assert jar.cookie_string(SITE, for_http=True) == ""


def test_what_only_a_url_can_make_long_is_ignored() -> None:
    jar = CookieJar()
    assert not jar.set(f"https://shop.example/{'a' * 2000}/b", "a=1", from_http=True)
    assert not jar.set(f"https://{'a.' * 1000}example/", "a=1", from_http=True)
    assert jar.cookie_string(f"https://{'a.' * 100_000}example/", for_http=True) == ""


@pytest.mark.parametrize("unit", ["a", ";", " ", "; a", "1:", ".", ";domain=a", "9"])
def test_long_strings_take_linear_time(unit: str) -> None:
    def run(size: int) -> None:
        for head in ("a=b;", "a=b; Expires=", "a=b; Domain=", "a=b; Max-Age=", ""):
            CookieJar().set(SITE, head + unit * size, from_http=False)

    assert_linear(run, 16_000)


def test_a_cookie_is_a_value() -> None:
    jar = CookieJar(Clock())
    jar.set(SITE, "a=1; Path=/x; Max-Age=5", from_http=True)
    assert list(jar) == [
        Cookie(
            *("a", "1", "shop.example", "/x", 1_640_000_005.0),
            host_only=True,
            secure=False,
            http_only=False,
            same_site="Default",
            created=1,
        )
    ]
