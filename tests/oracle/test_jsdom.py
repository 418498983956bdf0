"""``window.URL`` of jsdom compared with ``webapi``. Node.js runs jsdom as a program.

jsdom 29 has whatwg-url 16, which is older than the standard that ``webapi`` follows. Three rules
describe the differences of whatwg-url 16, and two vectors show a bug of it.
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
"""Inputs where whatwg-url 16 drops the code point after U+1F600 from the userinfo."""


def test_jsdom_parses_urls_of_the_corpus_like_webapi(node: str, corpus: list[str]) -> None:
    questions = [Question(url, None, []) for url in corpus[::CORPUS_STEP]]
    theirs = ask_oracle(node, questions, "jsdom")
    for question, answer in zip(questions, theirs, strict=True):
        assert states_of(URL, question) == answer["states"], question


def test_rules_predict_every_difference_of_jsdom_on_the_vectors(node: str) -> None:
    questions = [Question(it.input, it.base, it.steps) for it in vectors()]
    theirs = [answer["states"] for answer in ask_oracle(node, questions, "jsdom")]
    unexplained = set()
    explained = 0
    for question, states in zip(questions, theirs, strict=True):
        if states_of(JsdomURL, question) != states:
            unexplained.add(question.input)
        elif states_of(URL, question) != states:
            explained += 1
    assert unexplained == USERINFO_BEYOND_U_FFFF
    assert explained > 2_000
