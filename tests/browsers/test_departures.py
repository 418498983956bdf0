"""The page that lists the departures of browsers, and departures as overrides of states."""

from __future__ import annotations

import pytest

from tests.tools.departures import BROWSERS, PAGE, table
from tests.tools.tables import filled
from webapi.browsers import chromium, firefox
from webapi.browsers.classes import BrowserURL
from webapi.browsers.emulation import Answer, Browser, Machine
from webapi.url.failure import FAILURE
from webapi.url.percent_encoding import PATH_PERCENT_ENCODE_SET


@pytest.mark.parametrize("name", BROWSERS)
def test_the_page_lists_every_departure(name: str) -> None:
    text = PAGE.read_text("utf-8")
    browser = BROWSERS[name]
    assert f"## {name} {browser.version}\n" in text
    assert filled(text, name, table(browser)) == text, "run python -m tests.tools.departures"


class ports_fail(Machine):
    """A URL with a port fails: https://url.spec.whatwg.org/#port-state"""

    def port_state(self, pointer: int) -> Answer:
        return FAILURE


class tildes_are_encoded(Machine):
    """``~`` is in the path percent-encode set.

    https://url.spec.whatwg.org/#path-percent-encode-set
    """

    path_percent_encode_set = PATH_PERCENT_ENCODE_SET.with_code_points("~")


class letters_are_doubled(Machine):
    """The path is what `tildes_are_encoded` gives, and again."""

    def path_state(self, pointer: int, buffer: str = "") -> Answer:
        url = super().path_state(pointer, buffer)
        self.url.path = [segment * 2 for segment in self.url.path]
        return url


def test_an_override_replaces_a_state_or_a_percent_encode_set() -> None:
    class URL(BrowserURL):
        browser = Browser(overrides=(ports_fail, tildes_are_encoded))

    assert URL.parse("http://h:8/") is None
    assert URL("http://h/~").href == "http://h/%7E"
    assert [rule.__name__ for rule in URL("http://h/~").departures] == ["tildes_are_encoded"]
    url = URL("http://h/")
    url.port = "8"
    assert (url.href, url.departures) == ("http://h/", (ports_fail,))
    assert Browser(overrides=(ports_fail,)) == URL.browser.without({tildes_are_encoded})


def test_overrides_of_one_state_call_each_other_in_order() -> None:
    class URL(BrowserURL):
        browser = Browser().with_rules(overrides=(letters_are_doubled, tildes_are_encoded))

    url = URL("http://h/~")
    assert url.href == "http://h/%7E%7E"
    assert url.departures == (letters_are_doubled, tildes_are_encoded)


def test_an_override_applies_to_setters_and_references() -> None:
    url = chromium.URL("b|", "http://h/a")
    assert url.href == "http://h/b%7C"
    url.username = "'"
    url.pathname = "|"
    assert url.href == "http://%27@h/%7C"


def without(browser: Browser, *names: str) -> type[BrowserURL]:
    kept = browser.without({rule for rule in browser.rules if rule.__name__ in names})

    class URL(BrowserURL):
        browser = kept

    return URL


def test_a_browser_without_a_departure_follows_the_standard_there() -> None:
    url = without(chromium.CHROMIUM, "file_urls_are_those_of_unix")
    assert url("file:/C|/|").href == "file:///C:/%7C"
    url = without(chromium.CHROMIUM, "hosts_may_have_spaces")
    assert (url("file://y*/").host, url.canParse("file://a b/")) == ("y*", False)
    url = without(firefox.FIREFOX, "file_urls_have_no_host")
    assert url("file://h/C:/..").href == "file://h/"
    assert url("file://C|/").href == "file:///C:/"
    url = without(firefox.FIREFOX, "some_schemes_are_standard")
    assert url("chrome:A^").href == "chrome:A^"


def test_a_departure_that_changes_nothing_is_not_listed() -> None:
    assert chromium.URL("/ ", "foo://h/a").departures == ()
    url = firefox.URL("http://h/")
    url.port = "09"
    assert (url.href, url.departures) == ("http://h:9/", ())


def test_a_url_that_is_not_valid_has_a_colon_and_perhaps_a_port() -> None:
    """The expected values are the answers of Chromium 156."""
    for href, port in (("foo:a^b", ""), ("foo:a^b:8", "0")):
        url = chromium.URL(href)
        url.protocol = "https"
        assert (url.protocol, url.host, url.port, url.pathname) == (":", port and ":0", port, "")
