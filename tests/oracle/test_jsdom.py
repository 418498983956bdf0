"""``window.URL`` of jsdom, run as a program, against the standard, and where it departs from it.

jsdom 29 has whatwg-url 16, which is older than the standard that ``webapi`` follows. Three rules
say what the older one does, and two vectors show a bug of it.
"""

from __future__ import annotations

from tests.comparison.questions import vectors
from tests.oracle.questions import Question
from tests.oracle.test_whatwg_url import ask_oracle, states_of
from webapi import URL
from webapi.browsers.chromium import tabs_and_newlines_stay_in_the_query_object
from webapi.browsers.classes import BrowserURL
from webapi.browsers.emulation import Browser, HostParserCall
from webapi.browsers.unicode_17 import (
    code_points_new_in_unicode_18_are_unassigned,
    has_new_code_points,
)
from webapi.url.failure import FAILURE, Failure
from webapi.url.idna import domain_parser_to_ascii
from webapi.url.record import Host

CORPUS_STEP = 20


def ascii_domains_are_checked(call: HostParserCall, host: Host | Failure) -> Host | Failure:
    """A domain with an invalid label that begins with ``xn--`` fails even if it is ASCII."""
    if call.is_opaque or not isinstance(host, str):
        return host
    if domain_parser_to_ascii(host, False) is FAILURE or has_new_code_points(host):
        return FAILURE
    return host


class JsdomURL(BrowserURL):
    browser = Browser(
        host_rules=(
            ascii_domains_are_checked,
            code_points_new_in_unicode_18_are_unassigned,
        ),
        query_rules=(tabs_and_newlines_stay_in_the_query_object,),
    )


USERINFO_BEYOND_U_FFFF = {"http://\U0001f600x@host/", "http://a:\U0001f600x@host/"}
"""A code point after one beyond U+FFFF is lost from the userinfo."""


def test_real_urls_are_read_as_the_standard_says(node: str, corpus: list[str]) -> None:
    asked = [Question(url, None, []) for url in corpus[::CORPUS_STEP]]
    theirs = ask_oracle(node, asked, "jsdom")
    for question, answer in zip(asked, theirs, strict=True):
        assert states_of(URL, question) == answer["states"], question


def test_every_difference_in_the_vectors_is_predicted(node: str) -> None:
    asked = [Question(it.input, it.base, it.steps) for it in vectors()]
    theirs = [answer["states"] for answer in ask_oracle(node, asked, "jsdom")]
    unexplained = set()
    explained = 0
    for question, states in zip(asked, theirs, strict=True):
        if states_of(JsdomURL, question) != states:
            unexplained.add(question.input)
        elif states_of(URL, question) != states:
            explained += 1
    assert unexplained == USERINFO_BEYOND_U_FFFF
    assert explained > 2_000
