"""The texts of a page's style sheets, with those that they import, and what they say of a property.

https://drafts.csswg.org/css-cascade-5/#at-import
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from webapi.dom.css_supports import supports_condition, supports_prelude
from webapi.dom.selector_parser import MAX_SELECTOR_DEPTH
from webapi.runtimes.registered_properties import RegisteredProperty
from webapi.runtimes.style_texts import (
    Conditions,
    Import,
    Layer,
    StyleText,
    declare_layer,
    style_text,
)
from webapi.url.failure import FAILURE
from webapi.url.parser import url_parser
from webapi.url.serializer import url_serializer

_MAX_PARTS: Final = 4096
"""So many sheets apply: imports of imports could multiply."""


_MAX_KNOWN_PARTS: Final = 64
"""So many lists of sheets, of a document and of shadow trees, are kept with what they import."""
_SUPPORTS: Final = {"supports": supports_prelude, "supports()": supports_condition}
"""The conditions of rules, and those of import rules, which may be declarations."""


_EVALUATED: Final = {**_SUPPORTS, "container": lambda _: True}


class Sheet(NamedTuple):
    """A text, and its base URL, which is empty for a sheet that imports nothing."""

    text: StyleText
    base_url: str


class _Part(NamedTuple):
    """A sheet at a place where it applies. One may be imported several times."""

    number: int
    text: StyleText
    layer: str
    place: int
    """The place of the sheet that imports it, among those that were asked for."""


class PageStyles:
    """The sheets of a page. Those that were fetched have numbers below 0."""

    def __init__(self, matches_media: Callable[[str], bool]) -> None:
        self._matches_media = matches_media
        self._known_parts: dict[tuple[int, ...], _Parts] = {}
        """What was asked for last, as long as nothing else applies."""
        self._sheets: dict[int, Sheet] = {}
        self._fetched = 0
        self._imported: dict[str, Sheet] = {}
        """The imported sheets by the URLs that name them."""

    def keep(self, number: int, text: str, base_url: str) -> None:
        """Keep a text that the page has."""
        self.changed()
        self._sheets[number] = Sheet(style_text(text), base_url)

    def keep_fetched(self, sheet: Sheet) -> int:
        """Keep a sheet that a link has; return its number."""
        self._fetched += 1
        self._sheets[-self._fetched] = sheet
        return -self._fetched

    def keep_imported(self, url: str, sheet: Sheet) -> None:
        """Keep a sheet that an import rule names."""
        self.changed()
        if len(self._imported) < _MAX_PARTS:
            self._imported[url] = sheet

    def changed(self) -> None:
        """Forget which sheets apply: media may match that did not."""
        self._known_parts.clear()

    def imported(self, url: str) -> Sheet | None:
        """The sheet that import rules name, if it is there."""
        return self._imported.get(url)

    def text(self, number: int) -> str:
        """The text of a sheet."""
        return self._sheets[number].text.text

    def texts(self, numbers: list[int]) -> list[StyleText]:
        """The texts of sheets and of those that they import, in their order."""
        return [each.text for each in self._parts(numbers).parts]

    def _parts(self, numbers: list[int]) -> _Parts:
        key = (*numbers,)
        known = self._known_parts.get(key)
        if known is not None:
            return known
        parts = _Parts(self._imported, self._matches_media)
        for place, number in enumerate(numbers):
            sheet = self._sheets[number]
            parts.add(sheet, "", [sheet.base_url], place)
        if len(self._known_parts) >= _MAX_KNOWN_PARTS:
            self._known_parts.clear()
        self._known_parts[key] = parts
        return parts

    def rows(self, numbers: list[int], name: str, target: str, is_starting: bool) -> Iterator[str]:
        """The rows for a property whose conditions hold, each with its layer, as JSON.

        Those of rules ``@starting-style`` are among them for elements that get their first style.
        """
        parts = self._parts(numbers)
        ranks = {layer: rank for rank, layer in enumerate(parts.layers)}
        for part in parts.parts:
            for row in part.text.rows(name, target):
                layer = part.layer
                if row.layer:
                    layer = _path(layer, row.layer, part.number)
                rank = ranks.get(layer) if layer else len(parts.layers)
                if rank is not None and parts.hold(row.conditions, is_starting):
                    yield f"[{-rank if row.is_important else rank},{row.json},{part.place}]"

    def registered(self, numbers: list[int]) -> dict[str, RegisteredProperty]:
        """The custom properties that sheets register; the last rule counts."""
        parts = self._parts(numbers)
        return {
            rule.property.name: rule.property
            for part in parts.parts
            for rule in part.text.registrations
            if parts.hold(rule.conditions)
        }


class _Parts:
    """Sheets in the order in which they apply: each behind those that it imports."""

    def __init__(self, imported: dict[str, Sheet], matches_media: Callable[[str], bool]) -> None:
        self.parts: list[_Part] = []
        self.layers: list[str] = []
        """Their names, in their order."""
        self._imported = imported
        self._matches_media = matches_media
        self._known: dict[tuple[str, str], bool] = {}
        self._count = 0

    def hold(self, conditions: Conditions, is_starting: bool = False) -> bool:
        """Whether all conditions hold, but for those of containers, which elements have."""
        for condition in conditions:
            if condition[0] == "starting-style":
                if not is_starting:
                    return False
                continue
            if condition not in self._known:
                kind, text = condition
                evaluate = self._matches_media if kind == "media" else _EVALUATED[kind]
                self._known[condition] = evaluate(text)
            if not self._known[condition]:
                return False
        return True

    def add(self, sheet: Sheet, layer: str, around: list[str], place: int) -> None:
        """Add a sheet in a layer. ``around`` has the URLs of the sheets around it, and its own."""
        number, text = self._count, sheet.text
        self._count += 1
        declared = 0
        for rule in text.imports:
            self._declare(text.layers[declared : rule.layers_before], layer, number)
            declared = rule.layers_before
            if not self.hold(rule.conditions):
                continue
            inner = layer
            if rule.layer:
                inner = _path(layer, rule.layer, number)
                declare_layer(self.layers, inner)
            imported = self._imported.get(import_url(sheet, rule) or "")
            if imported is None or imported.base_url in around:
                continue
            if len(around) <= MAX_SELECTOR_DEPTH and self._count < _MAX_PARTS:
                self.add(imported, inner, [*around, imported.base_url], place)
        self._declare(text.layers[declared:], layer, number)
        self.parts.append(_Part(number, text, layer, place))

    def _declare(self, layers: list[Layer], outer: str, number: int) -> None:
        for each in layers:
            if self.hold(each.conditions, is_starting=True):
                declare_layer(self.layers, _path(outer, each.name, number))


def imports_of(sheet: Sheet) -> list[str]:
    """The URLs that a sheet imports, each once, without those that are not supported.

    https://drafts.csswg.org/css-cascade-5/#fetch-an-import
    """
    urls: list[str] = []
    for rule in sheet.text.imports:
        url = import_url(sheet, rule)
        is_wanted = all(kind == "media" or _SUPPORTS[kind](text) for kind, text in rule.conditions)
        if is_wanted and url is not None and url not in (*urls, sheet.base_url):
            urls.append(url)
    return urls


def import_url(sheet: Sheet, rule: Import) -> str | None:
    """The URL that an import rule of a sheet names; nothing for one that does not parse."""
    base = url_parser(sheet.base_url)
    url = FAILURE if base is FAILURE else url_parser(rule.href, base)
    return None if url is FAILURE else url_serializer(url, exclude_fragment=True)


def _path(outer: str, name: str, number: int) -> str:
    """The name of a layer in another. One without a name belongs to one part."""
    own = name.replace("<", f"<{number}-")
    return f"{outer}.{own}" if outer else own
