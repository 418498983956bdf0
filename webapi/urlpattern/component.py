"""Components: https://urlpattern.spec.whatwg.org/#component"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from webapi.url.record import SPECIAL_SCHEMES

from .errors import ComponentError, PatternError
from .matching import Exec, Groups, direct_matcher
from .modifiers import modifiers_matcher
from .parts import FIXED_TEXT, FULL_WILDCARD, NONE, REGEXP, EncodingCallback, Options, Part
from .pattern_parser import parse_a_pattern_string
from .pattern_string import generate_a_pattern_string
from .regexp import InstructionsExhaustedError, RegExp, RegExpSyntaxError
from .regular_expression_string import generate_a_regular_expression


class Component:
    """https://urlpattern.spec.whatwg.org/#component

    `exec` replaces the regular expression: it matches a text. A component without regexp groups
    makes its regular expression only when it needs it.
    """

    __slots__ = (
        "_pattern_string",
        "encoding_callback",
        "exec",
        "group_name_list",
        "has_regexp_groups",
        "name",
        "options",
        "part_list",
    )

    exec: Exec
    """`RegExpBuiltinExec`_: the groups' values, or ``None`` if there is no match.

    .. _RegExpBuiltinExec: https://tc39.es/ecma262/#sec-regexpbuiltinexec
    """

    def __init__(
        self,
        name: str,
        input: str,
        part_list: Sequence[Part],
        options: Options,
        encoding_callback: EncodingCallback,
    ) -> None:
        self.name = name
        self.part_list = part_list
        self.options = options
        self.encoding_callback = encoding_callback
        self._pattern_string: str | None = None
        self.group_name_list = [part.name for part in part_list if part.type != FIXED_TEXT]
        self.has_regexp_groups = any(part.type == REGEXP for part in part_list)
        self.exec = self._regular_expression(input) if self.has_regexp_groups else self._first_exec

    def __reduce__(self) -> tuple[type[Component], tuple[object, ...]]:
        return Component, (self.name, "", self.part_list, self.options, self.encoding_callback)

    def _first_exec(self, subject: str) -> Groups | None:
        return self.made_exec()(subject)

    def made_exec(self) -> Exec:
        """Make the matcher at the first call, and replace `exec` by it."""
        if self.exec == self._first_exec:
            direct = direct_matcher(self.part_list, self.options)
            try:
                self.exec = direct or self._regular_expression("")
            except PatternError:  # the groups are valid, but too many
                raise InstructionsExhaustedError from None
        return self.exec

    @property
    def pattern_string(self) -> str:
        """The normalized pattern string. The first use makes it."""
        if self._pattern_string is None:
            self._pattern_string = generate_a_pattern_string(self.part_list, self.options)
        return self._pattern_string

    @property
    def fixed_text(self) -> str | None:
        """The one text that matches, if the component has only fixed text."""
        if self.options.ignore_case or any(part.type != FIXED_TEXT for part in self.part_list):
            return None
        if any(part.modifier != NONE for part in self.part_list):
            return None
        return "".join(part.value for part in self.part_list)

    @property
    def matches_anything(self) -> bool:
        """Whether the component is one full wildcard and nothing else."""
        if len(self.part_list) != 1:
            return False
        (part,) = self.part_list
        return (part.type, part.modifier, part.prefix + part.suffix) == (FULL_WILDCARD, NONE, "")

    def result(self, input: str, groups: Groups) -> dict[str, Any]:
        """https://urlpattern.spec.whatwg.org/#create-a-component-match-result"""
        names = self.group_name_list
        if len(names) == 1:
            return {"groups": {names[0]: groups[0]}, "input": input}
        if not names:
            return {"groups": {}, "input": input}
        return {"groups": dict(zip(names, groups, strict=False)), "input": input}

    def _regular_expression(self, input: str) -> Exec:
        source = generate_a_regular_expression(self.part_list, self.options)
        try:
            expression = RegExp(source, self.options.ignore_case, self.has_regexp_groups)
        except RegExpSyntaxError as error:
            start, end = self._place_in_the_pattern(error.place, source, input)
            raise PatternError(error.reason, input, start, end) from None
        if expression.is_translated:
            return expression.exec
        return modifiers_matcher(self.part_list, self.options) or expression.exec

    def _place_in_the_pattern(self, place: int, source: str, input: str) -> tuple[int, int]:
        """Find the part of the pattern from which a place in the regular expression comes."""
        in_source = in_input = 0
        for part in self.part_list:
            if part.type == REGEXP:
                in_source = source.find(part.value, in_source)
                in_input = input.find(part.value, in_input)
                if in_source <= place <= in_source + len(part.value):
                    start = in_input + place - in_source
                    return start, start + 1
                in_source += len(part.value)
                in_input += len(part.value)
        return 0, len(input)


_LONGEST_CACHED: Final = 100


def compile_a_component(
    name: str, input: str, encoding_callback: EncodingCallback, options: Options
) -> Component:
    """https://urlpattern.spec.whatwg.org/#compile-a-component

    ``name`` is the component's name, for error messages.

    >>> from webapi.urlpattern.parts import PATHNAME_OPTIONS
    >>> compile_a_component("pathname", "/:id", str, PATHNAME_OPTIONS).exec("/7")
    ('7',)

    Raises:
        TypeError: ``input`` is not a pattern string for this component.
    """
    if len(input) > _LONGEST_CACHED:
        return _compile.__wrapped__(name, input, encoding_callback, options)
    return _compile(name, input, encoding_callback, options)


@lru_cache(maxsize=256)
def _compile(
    name: str, input: str, encoding_callback: EncodingCallback, options: Options
) -> Component:
    """Compile and keep: most components are "*", "" or equal to those of other patterns."""
    try:
        part_list = parse_a_pattern_string(input, options, encoding_callback)
        return Component(name, input, part_list, options, encoding_callback)
    except PatternError as error:
        raise ComponentError(name, error) from None


def protocol_component_matches_a_special_scheme(protocol_component: Component) -> bool:
    """https://urlpattern.spec.whatwg.org/#protocol-component-matches-a-special-scheme"""
    exec = protocol_component.exec
    try:
        return any(exec(scheme) is not None for scheme in SPECIAL_SCHEMES)
    except InstructionsExhaustedError:
        raise TypeError("protocol: too complex to match") from None
