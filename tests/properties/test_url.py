"""What holds of ``URL`` for every input."""

import copy
import pickle
import re

from hypothesis import example, given

from tests.properties.strategies import attributes, bases, url_text
from webapi import URL, InvalidURLError
from webapi.url.components import MEMBERS


def state(url: URL) -> list[str]:
    return [getattr(url, name) for name in MEMBERS]


@given(url_text, bases)
def test_parsing_and_serializing_is_idempotent(text: str, base: str | None) -> None:
    url = URL.parse(text, base)
    if url is not None:
        assert state(URL(url.href)) == state(url)


@given(url_text, bases)
def test_can_parse_is_true_where_parse_gives_a_url(text: str, base: str | None) -> None:
    assert URL.canParse(text, base) == (URL.parse(text, base) is not None)


@given(url_text, bases)
def test_constructor_raises_one_error_that_names_the_input(text: str, base: str | None) -> None:
    try:
        url = URL(text, base)
    except InvalidURLError as error:
        assert isinstance(error, TypeError)
        assert isinstance(error, ValueError)
        assert error.input == scalar_values(text)
        assert error.validation_errors or base is not None
        assert URL.parse(text, base) is None
    else:
        assert url.href.isascii()
        assert str(url) == url.toJSON() == url.href


@given(url_text, bases, attributes, url_text)
@example("https://h/", None, "port", "\n\t")
@example("https://localhost/", None, "protocol", "file")
@example("https://h/C|/x", None, "protocol", "file")
@example("data:a  #b", None, "hash", "")
@example("foo://h//p", None, "hostname", "")
def test_a_set_attribute_leaves_what_its_href_parses_to(
    text: str, base: str | None, attribute: str, value: str
) -> None:
    url = URL.parse(text, base)
    if url is None:
        return
    before = state(url)
    try:
        setattr(url, attribute, value)
    except InvalidURLError:
        assert attribute == "href"
        assert state(url) == before
    else:
        if not became_an_unparsed_file_url(before, url):
            assert state(URL(url.href)) == state(url)
        assert list(url.searchParams) == list(URL(url.href).searchParams)


def became_an_unparsed_file_url(before: list[str], url: URL) -> bool:
    """The one place where the standard's setters leave what no parse gives.

    The scheme state changes only the scheme; the file states also empty the host ``localhost`` and
    turn a first segment ``C|`` into ``C:``: https://url.spec.whatwg.org/#scheme-state
    """
    return before[list(MEMBERS).index("protocol")] != "file:" == url.protocol and (
        url.host == "localhost" or re.match(r"/[A-Za-z]\|(/|$)", url.pathname) is not None
    )


@given(url_text)
def test_copies_are_the_same_and_change_on_their_own(text: str) -> None:
    url = URL.parse(text)
    if url is None:
        return
    before = state(url)
    for twin in (copy.copy(url), copy.deepcopy(url), pickle.loads(pickle.dumps(url))):
        assert state(twin) == before
        twin.hash = "changed"
        twin.searchParams.append("changed", "1")
        assert state(url) == before


def scalar_values(text: str) -> str:
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
