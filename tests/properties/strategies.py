"""What property tests draw: any text, and text that looks like URLs."""

import array
import datetime
import types

from hypothesis import strategies as st

from tests.oracle.questions import ATTRIBUTES, PIECES, STARTS

any_text = st.text(st.characters(exclude_categories=()))
url_pieces = st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=6).map("".join)
url_text = st.builds(str.__add__, st.sampled_from(STARTS), url_pieces) | any_text
bases = st.none() | st.sampled_from(
    [
        "https://u:p@h:8080/a/b?q#f",
        "file:///C:/a/b",
        "foo://h/a/b",
        "foo:/a/b",
        "mailto:x@y",
        "blob:a",
    ]
)
attributes = st.sampled_from(ATTRIBUTES)
pairs = st.lists(st.tuples(any_text, any_text))


class Text(str):
    """A str that is not exactly one."""

    __slots__ = ()

    def __str__(self) -> str:
        return self


class Shown:
    """An object whose string is of a subclass of str."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return Text(self.text)


class Multi(dict[str, str]):
    """A mapping that repeats names, as Werkzeug's does."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        super().__init__(pairs)
        self.pairs = pairs

    def items(self, multi: bool = False) -> list[tuple[str, str]]:  # type: ignore[override]
        return self.pairs if multi else list(super().items())


class Duck:
    """A mapping by its methods."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self.of = dict(pairs)

    def keys(self) -> list[str]:
        return list(self.of)

    def __getitem__(self, key: str) -> str:
        return self.of[key]


in_disguise = st.sampled_from([Text, Shown, lambda text: text])
"""What makes of a text an object that converts to the same text."""

buffers = st.binary().flatmap(
    lambda data: st.sampled_from(
        [data, bytearray(data), memoryview(data), array.array("B", data), memoryview(data)[:]]
    ).map(lambda buffer: (buffer, data))
)
"""A buffer of some kind, and its bytes."""

datetimes = st.datetimes(
    datetime.datetime(1, 1, 3),
    datetime.datetime(9999, 12, 29),
    timezones=st.builds(
        datetime.timezone,
        st.timedeltas(datetime.timedelta(hours=-23), datetime.timedelta(hours=23)),
    ),
)

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.decimals()
    | st.fractions()
    | st.uuids()
    | st.dates()
    | st.datetimes()
    | any_text
    | any_text.map(Text)
    | any_text.map(Shown)
    | st.binary()
    | st.binary().map(lambda data: array.array("B", data))
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner)
        | st.tuples(inner, inner)
        | st.dictionaries(any_text | st.integers(), inner)
        | st.dictionaries(any_text, inner).map(lambda of: types.SimpleNamespace(**of))
        | pairs.map(Multi)
        | pairs.map(Duck)
    ),
    max_leaves=5,
)
"""Any value of Python's."""
