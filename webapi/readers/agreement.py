"""Decide whether readers see the same host, and which rules explain it if they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from webapi.url.fast_path import canonical
from webapi.url.redaction import hide_password_in_text

from .named import predicted, reader
from .reading import Reader, Reading

Rule = Callable[..., Any]


@runtime_checkable
class PredictedReader(Reader, Protocol):
    """A reader that answers by named rules."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules, in the order in which the reader applies them."""

    def without(self, rules: frozenset[Rule]) -> PredictedReader:
        """This reader without some of its rules. The standard's behaviour replaces them."""


class Disagreement(NamedTuple):
    """A reading that differs from the first one, and why.

    ``rules`` has the names of the smallest set of rules that explains the difference; it is empty
    for a live reader. ``reason`` is a sentence.
    """

    reading: Reading
    rules: tuple[str, ...]
    reason: str


class Agreement:
    """The readings of a URL by several readers. The object is true if the readers agree.

    Two readers agree if both refuse the URL, or if scheme, host and port are equal. The comparison
    fills in the default port and runs the standard's host parser on the host that a connection
    gets: ``urllib.parse`` sees ``faß.example``, and Python's sockets look up ``fass.example``.

    >>> found = agreement("http://127.0.0.1\\\\@1.1.1.1/")
    >>> bool(found), [it.reading.reader for it in found.disagreements][0]
    (False, 'urllib.parse 3.11')
    >>> print(found.disagreements[0].reason)
    sees the host 1.1.1.1 instead of 127.0.0.1: A backslash is part of the authority.
    """

    def __init__(self, url: str, readers: Sequence[Reader]) -> None:
        self.url: Final = url
        self.readers: Final = tuple(readers)

    @cached_property
    def readings(self) -> tuple[Reading, ...]:
        """The readings, in the order of the readers."""
        return tuple(reader.read(self.url) for reader in self.readers)

    @cached_property
    def _agrees(self) -> bool:
        if self.readers is predicted() and all_readers_agree(self.url):
            return True
        return all(a.agrees_with(b) for a, b in _pairs(self.readings))

    def __bool__(self) -> bool:
        return self._agrees

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        """The readings that differ from that of the first reader, with reasons."""
        if self._agrees or not self.readers:
            return ()
        first, others = self.readers[0], zip(self.readers[1:], self.readings[1:], strict=True)
        return tuple(
            _disagreement(self.url, first, self.readings[0], reader, reading)
            for reader, reading in others
            if not reading.agrees_with(self.readings[0])
        )

    def __repr__(self) -> str:
        names = [each.reading.reader for each in self.disagreements]
        verb = "disagrees" if len(names) == 1 else "disagree"
        return f"<Agreement: {', '.join(names)} {verb}>" if names else "<Agreement: all agree>"


def agreement(url: str, readers: Iterable[Reader | str] | None = None) -> Agreement:
    """The readings of ``url`` by several readers; true if all agree.

    The default ``readers`` are those that need no other software: the standard, Chromium,
    Firefox, ``urllib.parse`` of four versions, and urllib3.

    Raises:
        TypeError: ``url`` is not a string.
        ValueError: there is no reader of a given name.

    >>> bool(agreement("https://example.org/"))
    True
    >>> bool(agreement("https:example.org", ["standard", "urllib3"]))
    False
    """
    if not isinstance(url, str):
        raise TypeError(f"a URL is a string, not {type(url).__name__}")
    if readers is None:
        return Agreement(url, predicted())
    return Agreement(url, [reader(it) if isinstance(it, str) else it for it in readers])


def all_readers_agree(url: str) -> bool:
    """Whether the default readers certainly agree; this does not run them.

    Their rules do not change how a canonical URL (`webapi.url.fast_path`) is read, with one
    exception: only Firefox and urllib3 decode labels that begin with ``xn--``.
    """
    return canonical(url) is not None and "xn--" not in url


def _pairs(readings: Sequence[Reading]) -> Iterator[tuple[Reading, Reading]]:
    for index, a in enumerate(readings):
        for b in readings[index + 1 :]:
            yield a, b


def rules_needed(asked: PredictedReader, url: str, other: Reading) -> tuple[Rule, ...]:
    """The fewest rules without which the reader would agree with ``other``.

    The function removes all rules, and then puts back each one that does not end the agreement. If
    the readers disagree even without all rules, it returns none.

    >>> standard, urlsplit = agreement("http:h", ["standard", "urllib.parse 3.14"]).readers
    >>> [it.__name__ for it in rules_needed(urlsplit, "http:h", standard.read("http:h"))]
    ['two_slashes_start_an_authority']
    """
    removed = frozenset(asked.rules)

    def agrees_without(rules: frozenset[Rule]) -> bool:
        return asked.without(rules).read(url).agrees_with(other)

    if agrees_without(frozenset()) or not agrees_without(removed):
        return ()
    for rule in asked.rules:
        if agrees_without(removed - {rule}):
            removed -= {rule}
    return tuple(rule for rule in asked.rules if rule in removed)


def sentence(rule: Rule) -> str:
    """The first paragraph of a rule's docstring, which says what the rule does."""
    docstring = rule.__doc__ or _docstring_in_source(rule)
    return " ".join(docstring.split("\n\n")[0].replace("``", "").split())


def _docstring_in_source(rule: Rule) -> str:
    """The docstring that ``python -OO`` removes, or the rule's name if there is no source."""
    from ast import ClassDef, FunctionDef, Module, PyCF_ONLY_AST, get_docstring
    from inspect import getsource

    try:
        source = getsource(rule)
        module = compile(source, rule.__name__, "exec", PyCF_ONLY_AST, optimize=0)
    except (OSError, TypeError, SyntaxError):
        module = None
    docstring = None
    if isinstance(module, Module) and isinstance(module.body[0], ClassDef | FunctionDef):
        docstring = get_docstring(module.body[0])
    return docstring or f"{rule.__name__.replace('_', ' ').capitalize()}."


def _disagreement(
    url: str, first: Reader, expected: Reading, asked: Reader, reading: Reading
) -> Disagreement:
    rules = _explanation(url, first, asked)
    what = _difference(expected, reading)
    reason = f"{what}: {' '.join(map(sentence, rules))}" if rules else f"{what}."
    return Disagreement(reading, tuple(rule.__name__ for rule in rules), reason)


def _explanation(url: str, first: Reader, asked: Reader) -> list[Rule]:
    """The rules by which only one of the two readers departs from the standard."""
    if not isinstance(first, PredictedReader) or not isinstance(asked, PredictedReader):
        return []
    from .standard import StandardReader

    standard = StandardReader().read(url)
    ours, theirs = (rules_needed(it, url, standard) for it in (first, asked))
    return [rule for rule in (*theirs, *ours) if (rule in ours) != (rule in theirs)]


def _difference(expected: Reading, reading: Reading) -> str:
    """The first difference, in words."""
    ours, theirs = expected.identity, reading.identity
    if theirs is None:
        return "refuses the URL"
    if ours is None:
        return f"does not refuse the URL and sees {_named('host', reading.host)}"
    for name, before, after in zip(("scheme", "host", "port"), ours, theirs, strict=True):
        if before != after and name in reading.sees:
            if name == "host" and reading.connects_to is not None:
                return f"connects to {_named(name, after)} instead of {_short(before)}"
            return f"sees {_named(name, after)} instead of {_short(before)}"
    return "disagrees"


def _named(component: str, value: str | int | None) -> str:
    return f"no {component}" if value in ("", None) else f"the {component} {_short(value)}"


def _short(value: str | int | None) -> str:
    text = "none" if value in ("", None) else hide_password_in_text(str(value))
    return text if len(text) <= 80 else f"{text[:79]}…"
