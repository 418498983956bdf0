"""Import maps: https://html.spec.whatwg.org/multipage/webappapis.html#import-maps

Python alone has these algorithms: they take strings, and engines ask by a request. A URL is its
serialization here, and a null one is ``None``. The messages are Chromium's.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from webapi.url.components import HREF
from webapi.url.record import SPECIAL_SCHEMES
from webapi.url.scalar_values import scalar_value_string
from webapi.url.value_parser import parse, to_value
from webapi.webidl.json_text import parse_json

if TYPE_CHECKING:
    from collections.abc import Callable

ModuleSpecifierMap: TypeAlias = dict[str, str | None]
"""https://html.spec.whatwg.org/multipage/webappapis.html#module-specifier-map"""

Warn: TypeAlias = "Callable[[str], object]"
"""Takes what a user agent reports to the console."""

_Value = TypeVar("_Value")
_RELATIVE: Final = ("/", "./", "../")


class ImportMap:
    """https://html.spec.whatwg.org/multipage/webappapis.html#import-map"""

    def __init__(
        self,
        imports: ModuleSpecifierMap | None = None,
        scopes: dict[str, ModuleSpecifierMap] | None = None,
        integrity: dict[str, str] | None = None,
    ) -> None:
        self.imports: ModuleSpecifierMap = imports or {}
        self.scopes: dict[str, ModuleSpecifierMap] = scopes or {}
        self.integrity: dict[str, str] = integrity or {}


class SpecifierResolutionRecord(NamedTuple):
    """https://html.spec.whatwg.org/multipage/webappapis.html#specifier-resolution-record"""

    serialized_base_url: str
    specifier: str
    is_bare_or_special: bool
    """What the standard allows in the place of the *specifier as a URL*."""


class InvalidJSONError(ValueError):
    """JavaScript's ``SyntaxError`` for an import map that is not JSON."""


class SpecifierResolver:
    """The import map and the resolved module set of a global object.

    >>> resolver = SpecifierResolver()
    >>> resolver.register('{"imports": {"moment/": "/node_modules/moment/"}}', "https://a.example/")
    >>> resolver.resolve("moment/locale/de.js", "https://a.example/main.js")
    'https://a.example/node_modules/moment/locale/de.js'
    """

    def __init__(self) -> None:
        self.import_map = ImportMap()
        self.resolved_module_set: dict[SpecifierResolutionRecord, None] = {}

    def register(self, input: str, base_url: str, warn: Warn = lambda _: None) -> None:
        """https://html.spec.whatwg.org/multipage/webappapis.html#register-an-import-map

        Raises:
            InvalidJSONError: ``input`` is not JSON.
            TypeError: a value of ``input`` is not of the type that it must have.
        """
        new = parse_an_import_map_string(input, base_url, warn)
        merge_existing_and_new_import_maps(self, new, warn)

    def resolve(self, specifier: str, base_url: str) -> str:
        """https://html.spec.whatwg.org/multipage/webappapis.html#resolve-a-module-specifier

        Raises:
            TypeError: ``specifier`` is bare and no rule maps it, or a rule blocks it.
        """
        import_map = self.import_map
        as_url = resolve_a_url_like_module_specifier(specifier, base_url)
        normalized_specifier = specifier if as_url is None else as_url
        result = None
        for scope_prefix, scope_imports in import_map.scopes.items():
            if _is_in_scope(base_url, scope_prefix):
                result = resolve_an_imports_match(normalized_specifier, as_url, scope_imports)
                if result is not None:
                    break
        if result is None:
            result = resolve_an_imports_match(normalized_specifier, as_url, import_map.imports)
        if result is None:
            result = as_url
        if result is None:
            raise TypeError(
                "Invalid relative url or base scheme isn't hierarchical."
                if specifier == ""
                else 'Relative references must start with either "/", "./", or "../".'
            )
        is_bare_or_special = as_url is None or _is_special(as_url)
        record = SpecifierResolutionRecord(base_url, normalized_specifier, is_bare_or_special)
        self.resolved_module_set[record] = None
        return result

    def resolve_a_module_integrity_metadata(self, url: str) -> str:
        """https://html.spec.whatwg.org/multipage/webappapis.html#resolving-a-module-integrity-metadata"""
        return self.import_map.integrity.get(url, "")


def resolve_an_imports_match(
    normalized_specifier: str, as_url: str | None, specifier_map: ModuleSpecifierMap
) -> str | None:
    """https://html.spec.whatwg.org/multipage/webappapis.html#resolving-an-imports-match

    Raises:
        TypeError: a rule blocks the specifier.
    """
    for specifier_key, resolution_result in specifier_map.items():
        is_equal = specifier_key == normalized_specifier
        if not is_equal and not (
            _is_prefix(specifier_key, normalized_specifier)
            and (as_url is None or _is_special(as_url))
        ):
            continue
        if resolution_result is None:
            raise _blocked(normalized_specifier, specifier_key, "by a null value")
        if is_equal:
            return resolution_result
        after_prefix = normalized_specifier[len(specifier_key) :]
        url = _url(after_prefix, resolution_result)
        if url is None:
            reason = "due to relative URL parse failure"
            raise _blocked(normalized_specifier, specifier_key, reason)
        if not url.startswith(resolution_result):
            raise _blocked(normalized_specifier, specifier_key, "due to backtracking")
        return url
    return None


def resolve_a_url_like_module_specifier(specifier: str, base_url: str) -> str | None:
    """https://html.spec.whatwg.org/multipage/webappapis.html#resolving-a-url-like-module-specifier

    >>> resolve_a_url_like_module_specifier("../b.js", "https://a.example/c/d.js")
    'https://a.example/b.js'
    """
    return _url(specifier, base_url if specifier.startswith(_RELATIVE) else None)


def parse_an_import_map_string(input: str, base_url: str, warn: Warn = lambda _: None) -> ImportMap:
    """https://html.spec.whatwg.org/multipage/webappapis.html#parse-an-import-map-string

    Raises:
        InvalidJSONError: ``input`` is not JSON.
        TypeError: a value of ``input`` is not of the type that it must have.
    """
    try:
        parsed = parse_json(input)
    except ValueError:
        raise InvalidJSONError("Failed to parse import map: invalid JSON") from None
    if not isinstance(parsed, dict):
        raise TypeError("Failed to parse import map: not an object")
    for key in ("imports", "scopes", "integrity"):
        if not isinstance(parsed.get(key, {}), dict):
            raise TypeError(
                f'Failed to parse import map: "{key}" top-level key must be a JSON object.'
            )
    return ImportMap(
        sort_and_normalize_a_module_specifier_map(parsed.get("imports", {}), base_url, warn),
        sort_and_normalize_scopes(parsed.get("scopes", {}), base_url, warn),
        normalize_a_module_integrity_map(parsed.get("integrity", {}), base_url, warn),
    )


def sort_and_normalize_a_module_specifier_map(
    original_map: dict[str, Any], base_url: str, warn: Warn
) -> ModuleSpecifierMap:
    """https://html.spec.whatwg.org/multipage/webappapis.html#sorting-and-normalizing-a-module-specifier-map"""
    normalized: ModuleSpecifierMap = {}
    for specifier_key, value in original_map.items():
        key = normalize_a_specifier_key(specifier_key, base_url, warn)
        if key is not None:
            normalized[key] = _address(specifier_key, value, base_url, warn)
    return _in_descending_order(normalized)


def _address(specifier_key: str, value: Any, base_url: str, warn: Warn) -> str | None:
    """What a specifier map has for a value: its URL, or None, of which the console is told."""
    ignored = f'Ignored an import map value of "{specifier_key}":'
    if not isinstance(value, str):
        warn(f"{ignored} Invalid value type.")
        return None
    address_url = resolve_a_url_like_module_specifier(value, base_url)
    if address_url is None:
        warn(f"{ignored} {'Bare specifier' if value else 'Invalid URL'}: {value}")
        return None
    if specifier_key.endswith("/") and not address_url.endswith("/"):
        warn(f"{ignored} Since specifierKey ended in a slash, so must the address: {value}")
        return None
    return address_url


def sort_and_normalize_scopes(
    original_map: dict[str, Any], base_url: str, warn: Warn
) -> dict[str, ModuleSpecifierMap]:
    """https://html.spec.whatwg.org/multipage/webappapis.html#sorting-and-normalizing-scopes

    Raises:
        TypeError: the value of a scope is not an object.
    """
    normalized: dict[str, ModuleSpecifierMap] = {}
    for scope_prefix, potential_specifier_map in original_map.items():
        if not isinstance(potential_specifier_map, dict):
            raise TypeError(
                "Failed to parse import map: the value of the scope with prefix "
                f'"{scope_prefix}" must be a JSON object.'
            )
        scope_prefix_url = _url(scope_prefix, base_url)
        if scope_prefix_url is None:
            warn(f'Ignored scope "{scope_prefix}": not parsable as a URL.')
            continue
        normalized[scope_prefix_url] = sort_and_normalize_a_module_specifier_map(
            potential_specifier_map, base_url, warn
        )
    return _in_descending_order(normalized)


def normalize_a_module_integrity_map(
    original_map: dict[str, Any], base_url: str, warn: Warn
) -> dict[str, str]:
    """https://html.spec.whatwg.org/multipage/webappapis.html#normalizing-a-module-integrity-map"""
    normalized: dict[str, str] = {}
    for key, value in original_map.items():
        ignored = f'Ignored an import map value of "{key}":'
        resolved_url = resolve_a_url_like_module_specifier(key, base_url)
        if resolved_url is None:
            starts = "'/', './', or '../'"
            warn(
                f"{ignored} Integrity key is not a valid absolute URL or relative URL "
                f"starting with {starts}"
            )
        elif not isinstance(value, str):
            warn(f"{ignored} Integrity value is not a string.")
        else:
            normalized[resolved_url] = value
    return normalized


def normalize_a_specifier_key(specifier_key: str, base_url: str, warn: Warn) -> str | None:
    """https://html.spec.whatwg.org/multipage/webappapis.html#normalizing-a-specifier-key"""
    if specifier_key == "":
        warn('Ignored an import map key "": specifier keys cannot be the empty string.')
        return None
    url = resolve_a_url_like_module_specifier(specifier_key, base_url)
    return specifier_key if url is None else url


def merge_module_specifier_maps(
    new_map: ModuleSpecifierMap, old_map: ModuleSpecifierMap, warn: Warn
) -> ModuleSpecifierMap:
    """https://html.spec.whatwg.org/multipage/webappapis.html#merge-module-specifier-maps

    The result is sorted, as maps are that one string describes.
    """
    merged_map = dict(old_map)
    for specifier, url in new_map.items():
        if specifier in old_map:
            conflict = "it conflicted with an existing rule"
            warn(f"An import map rule for specifier '{specifier}' was removed, as {conflict}.")
        else:
            merged_map[specifier] = url
    return _in_descending_order(merged_map)


def merge_existing_and_new_import_maps(
    resolver: SpecifierResolver, new_import_map: ImportMap, warn: Warn = lambda _: None
) -> None:
    """https://html.spec.whatwg.org/multipage/webappapis.html#merge-existing-and-new-import-maps

    A step says that a rule of ``imports`` is dropped whose key starts with a resolved specifier.
    Its examples, the Web Platform Tests and Chromium drop the rules that would have resolved it, as
    the steps for scopes do, and so does this function.
    """
    old = resolver.import_map
    resolved = resolver.resolved_module_set
    for scope_prefix, scope_imports in new_import_map.scopes.items():
        within = [each for each in resolved if _is_in_scope(each[0], scope_prefix)]
        left = _without_resolved(scope_imports, within, "scope rule", warn)
        if scope_prefix in old.scopes:
            left = merge_module_specifier_maps(left, old.scopes[scope_prefix], warn)
        old.scopes[scope_prefix] = left
    old.scopes = _in_descending_order(old.scopes)
    for url, integrity in new_import_map.integrity.items():
        old.integrity.setdefault(url, integrity)
    imports = _without_resolved(new_import_map.imports, [*resolved], "rule", warn)
    old.imports = merge_module_specifier_maps(imports, old.imports, warn)


def _without_resolved(
    specifier_map: ModuleSpecifierMap,
    records: list[SpecifierResolutionRecord],
    kind: str,
    warn: Warn,
) -> ModuleSpecifierMap:
    """The rules that would not have resolved any of the specifiers."""
    specifiers = {record.specifier for record in records}
    matchable = sorted(record.specifier for record in records if record.is_bare_or_special)
    left: ModuleSpecifierMap = {}
    for key, url in specifier_map.items():
        if key in specifiers or (key.endswith("/") and _has_prefix(matchable, key)):
            conflict = "it conflicted with already resolved module specifiers"
            warn(f"An import map {kind} for specifier '{key}' was removed, as {conflict}.")
        else:
            left[key] = url
    return left


def _has_prefix(texts: list[str], prefix: str) -> bool:
    """Whether one of sorted texts starts with a prefix."""
    index = bisect_left(texts, prefix)
    return index < len(texts) and texts[index].startswith(prefix)


def _is_in_scope(base_url: str, scope_prefix: str) -> bool:
    return scope_prefix == base_url or _is_prefix(scope_prefix, base_url)


def _is_prefix(prefix: str, text: str) -> bool:
    return prefix.endswith("/") and text.startswith(prefix)


def _is_special(url: str) -> bool:
    return url.partition(":")[0] in SPECIAL_SCHEMES


def _url(input: str, base_url: str | None = None) -> str | None:
    """Parse and serialize a URL. A base that does not parse gives None, too."""
    base = None if base_url is None else parse(base_url)
    if base_url is not None and base is None:
        return None
    url = parse(scalar_value_string(input), None if base is None else to_value(base))
    return None if url is None else str(to_value(url)[HREF])


def _in_descending_order(entries: dict[str, _Value]) -> dict[str, _Value]:
    """Sort by code units, so that ``foo/bar/`` comes before ``foo/``."""
    keys = sorted(entries, key=lambda key: key.encode("utf-16-be", "surrogatepass"), reverse=True)
    return {key: entries[key] for key in keys}


def _blocked(specifier: str, key: str, reason: str) -> TypeError:
    return TypeError(f'Import Map: "{specifier}" matches with "{key}" but is blocked {reason}')
