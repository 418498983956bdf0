"""Rules compared with the software that they describe; readers without rules, with the standard."""

from __future__ import annotations

import os
import platform
import sys
import urllib.parse
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.readers.urls import urls_for_readers
from webapi.readers import Reading, agreement, reader, urllib3, urllib_parse
from webapi.readers.reading import Reader
from webapi.readers.stages import StagedReader
from webapi.readers.standard import StandardReader
from webapi.readers.worker import answer

GENERATED = [
    2_000,
    pytest.param(60_000, marks=pytest.mark.heavy("Reading so many URLs takes half a minute.")),
]
SEED = 16


Answers = Callable[[str], Sequence[Any]]
Differences = Callable[[Answers, Answers], list[tuple[str, Sequence[Any], Sequence[Any]]]]


@pytest.fixture(params=GENERATED)
def differences(request: pytest.FixtureRequest) -> Differences:
    """A function that lists the URLs that get two answers, and the answers."""
    urls = list(urls_for_readers(SEED, request.param))
    assert len(urls) > 900 + request.param

    def compare(
        expected: Answers, predicted: Answers
    ) -> list[tuple[str, Sequence[Any], Sequence[Any]]]:
        found = ((url, expected(url), predicted(url)) for url in urls)
        return [each for each in found if each[1] != each[2]]

    return compare


def components(reading: Reading) -> tuple[Any, ...]:
    """The components that a reader sees, or the name of the exception that it raises."""
    if reading.refusal is not None:
        return (reading.refusal.partition(":")[0],)
    host = (reading.host, reading.host if reading.connects_to is None else reading.connects_to)
    return (reading.scheme, reading.userinfo, host, reading.port, reading.path)


def seen_by(name: str) -> Callable[[str], tuple[Any, ...]]:
    return lambda url: components(Reading(name, **answer(name, url)))


def test_rules_of_urllib_parse_predict_this_interpreter(differences: Differences) -> None:
    """The rules of this version are compared with the interpreter that runs the tests.

    Debian's 3.11.2 has later security fixes, so the rules of the release with these fixes apply.
    """
    version = platform.python_version().rstrip("+")
    if sys.version_info < (3, 14) and hasattr(urllib.parse, "_check_bracketed_netloc"):
        version = ".".join(version.split(".")[:2]) + ".999"
    if sys.version_info >= (3, 15):  # whose rules are not known
        with pytest.raises(ValueError, match=r"not a version of CPython from 3\.11 to 3\.14"):
            urllib_parse.reader(version)
        return
    predicted = urllib_parse.reader(version)
    assert differences(seen_by("urllib.parse"), lambda url: components(predicted.read(url))) == []


def test_rules_of_urllib3_predict_the_installed_urllib3(differences: Differences) -> None:
    if os.environ.get("CI") != "true":
        pytest.importorskip("urllib3", reason="urllib3 is not installed: its rules are not checked")
    import urllib3 as real_urllib3

    version: str = getattr(real_urllib3, "__version__")  # noqa: B009  (no stubs needed)
    if version != urllib3.CHECKED:
        pytest.skip(f"the rules are of urllib3 {urllib3.CHECKED}, not {version}")
    predicted = urllib3.reader()
    assert differences(seen_by("urllib3"), lambda url: components(predicted.read(url))) == []


def test_steps_without_rules_read_like_the_standard(differences: Differences) -> None:
    def seen(reader: Reader) -> Callable[[str], tuple[Any, ...]]:
        def identity_and_path(url: str) -> tuple[Any, ...]:
            reading = reader.read(url)
            return (reading.identity, reading.path)

        return identity_and_path

    assert differences(seen(StandardReader()), seen(StagedReader("", ""))) == []


@pytest.mark.parametrize("name", ["urllib.parse 3.11", "urllib.parse 3.14", "urllib3"])
def test_a_reader_without_its_rules_reads_like_the_standard(
    name: str, differences: Differences
) -> None:
    plain: Any = reader(name)
    plain = plain.without(frozenset(plain.rules))
    standard = StandardReader()
    found = differences(
        lambda url: (standard.read(url).identity,), lambda url: (plain.read(url).identity,)
    )
    assert found == []


@pytest.mark.parametrize(
    ("version", "url", "expected"),
    [
        ("3.11.3", " http://h/", ""),
        ("3.11.4", " http://h/", "h"),
        ("3.11.3", "http://[h]/", "h"),
        ("3.11.4", "http://[h]/", None),
        ("3.11.11", "http://a[::1]/", "::1"),
        ("3.11.12", "http://a[::1]/", None),
        ("3.12.0", " http://h/", "h"),
        ("3.12.8", "http://a[::1]/", "::1"),
        ("3.12.9", "http://a[::1]/", None),
        ("3.13.1", "http://[::1]@h/", "h"),
        ("3.13.2", "http://[::1]@h/", None),
        ("3.14.0", "http://[::1]@h/", None),
        ("3.14.6", "http://[V1.a]/", None),
        ("3.14.7", "http://[V1.a]/", "v1.a"),
        ("3.14.7", "http://[::1]@h/", None),
    ],
)
def test_patch_releases_of_python_differ_as_their_changelogs_say(
    version: str, url: str, expected: str | None
) -> None:
    """The changelogs of CPython name gh-102153, gh-103848, gh-105704 and gh-105708."""
    reading = urllib_parse.reader(version).read(url)
    assert (None if reading.refusal else reading.host) == expected


@pytest.mark.parametrize("version", ["", "3", "3.10.1", "3.15.0", "3.11", "x" * 10_000, "3.11.٣"])
def test_an_unknown_version_is_an_error(version: str) -> None:
    if version in urllib_parse.CHECKED:
        assert urllib_parse.reader(version).version == urllib_parse.CHECKED[version]
        return
    with pytest.raises(ValueError, match="not a version of CPython") as raised:
        urllib_parse.reader(version)
    assert len(str(raised.value)) < 200


RULE_EXAMPLES = [
    ("urllib.parse 3.11.2", "leading_spaces_stay", " http://h/"),
    ("urllib.parse 3.11", "trailing_spaces_stay", "http://h:1 "),
    ("urllib.parse 3.11", "a_scheme_may_be_missing", "h/a"),
    ("urllib.parse 3.11", "two_slashes_start_an_authority", "http:h"),
    ("urllib.parse 3.11", "a_backslash_does_not_end_the_authority", "http://a\\@b/"),
    ("urllib.parse 3.11", "file_urls_have_userinfo_and_port", "file://h:80/"),
    ("urllib.parse 3.11", "brackets_enclose_the_host", "http://a[::1]/"),
    ("urllib.parse 3.11", "brackets_come_in_pairs", "http://u]@h/"),
    ("urllib.parse 3.11", "bracketed_hosts_are_addresses", "http://[u]@h/"),
    ("urllib.parse 3.14", "nothing_stands_beside_brackets", "http://[::1]@h/"),
    ("urllib.parse 3.14.7", "versions_of_addresses_have_any_case", "http://[::1]@h/"),
    ("urllib.parse 3.11", "authorities_are_checked_under_nfkc", "http://u℀@h/"),
    ("urllib.parse 3.11", "hosts_are_not_parsed", "http://a b/"),
    ("urllib.parse 3.11", "connections_encode_hosts_by_idna_2003", "http://faß/"),
    ("urllib.parse 3.11", "ports_have_few_digits", "http://h:" + "0" * 5000),
    ("urllib.parse 3.11", "paths_are_not_parsed", "http://h/a/../b"),
    ("urllib3", "nothing_is_removed", "ht\ntp://h/"),
    ("urllib3", "what_has_no_scheme_is_an_authority", "example.com:80"),
    ("urllib3", "two_slashes_start_an_authority", "http:h"),
    ("urllib3", "a_backslash_ends_every_authority", "foo://h\\/"),
    ("urllib3", "file_urls_have_userinfo_and_port", "file://u@h/"),
    ("urllib3", "hosts_and_ports_follow_rfc_3986", "foo://h%zz/"),
    ("urllib3", "userinfo_is_percent_encoded", "http://é@h/"),
    ("urllib3", "hosts_are_not_parsed", "http://a|b/"),
    ("urllib3", "hosts_have_no_controls_and_spaces", "foo://a b/"),
    ("urllib3", "paths_are_normalized_for_http", "http://h/%zz"),
    ("urllib3", "domains_are_encoded_by_idna_2008", "http://☃/"),
]


@pytest.mark.parametrize(("name", "rule", "url"), RULE_EXAMPLES)
def test_each_rule_changes_the_reading_of_its_example(name: str, rule: str, url: str) -> None:
    complete: Any = reader(name)
    (named_rule,) = (each for each in complete.rules if each.__name__ == rule)
    assert complete.read(url) != complete.without({named_rule}).read(url)


def test_every_rule_has_an_example() -> None:
    modules = (urllib_parse, urllib3)
    every = {
        rule.__name__ for module in modules for rules in module.RULES.values() for rule in rules
    }
    assert every == {rule for _, rule, _ in RULE_EXAMPLES}


@pytest.mark.parametrize(
    ("url", "name", "rules"),
    [
        ("http:h", "urllib3", {"two_slashes_start_an_authority"}),
        ("http://a\\@b/", "urllib.parse 3.11", {"a_backslash_does_not_end_the_authority"}),
        ("http://[::1]@h/", "urllib.parse 3.14", {"nothing_stands_beside_brackets"}),
        ("http://a b/", "urllib.parse 3.11", {"hosts_are_not_parsed"}),
        ("http://faß/", "urllib.parse 3.13", {"connections_encode_hosts_by_idna_2003"}),
        ("http://☃/", "urllib3", {"domains_are_encoded_by_idna_2008"}),
        ("http://*/", "firefox", {"more_code_points_are_forbidden"}),
    ],
)
def test_disagreements_name_their_rules(url: str, name: str, rules: set[str]) -> None:
    (disagreement,) = agreement(url, ["standard", name]).disagreements
    assert set(disagreement.rules) == rules
