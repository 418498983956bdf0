"""Browsers as readers: the rules of `webapi.browsers`."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass, replace
from typing import Any

from webapi.browsers.emulation import Browser, ParserCall
from webapi.url.failure import FAILURE
from webapi.url.scalar_values import scalar_value_string

from .reading import Reading
from .standard import reading_of


@dataclass(frozen=True)
class BrowserReader:
    """A browser, as its rules predict it.

    >>> from webapi.browsers.firefox import FIREFOX
    >>> BrowserReader("firefox", FIREFOX).read("https://*/").refusal
    'TypeError: Invalid URL'
    """

    name: str
    browser: Browser

    @property
    def version(self) -> str:
        """The version of the browser against which tests checked the rules."""
        return self.browser.version

    @property
    def rules(self) -> tuple[Callable[..., Any], ...]:
        """The rules of parsing, without those of origins and query objects."""
        browser = self.browser
        kinds = (browser.rewritings, browser.host_rules, browser.overrides, browser.record_rules)
        return tuple(rule for kind in kinds for rule in kind)

    def without(self, rules: Set[Callable[..., Any]]) -> BrowserReader:
        """This browser without some of its rules."""
        return replace(self, browser=self.browser.without(rules))

    def read(self, url: str) -> Reading:
        """The reading of ``url`` by the browser."""
        record = self.browser.answer(ParserCall("href", scalar_value_string(url)))
        if record is FAILURE:
            return Reading(self.name, refusal="TypeError: Invalid URL")
        return reading_of(self.name, record)
