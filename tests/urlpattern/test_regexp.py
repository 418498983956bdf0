r"""JavaScript's regular expressions with the flag ``v``: what ECMAScript says, and test262 asserts.

The facts are those of test262's ``built-ins/RegExp`` and ``language/literals/regexp``, as far as
subjects in ASCII tell; ``python -m tests.urlpattern.test262 PATH`` reads all of a checkout.
"""

from __future__ import annotations

import pytest

from webapi.urlpattern.regexp import RegExp, RegExpSyntaxError
from webapi.urlpattern.regexp.matcher import Matcher
from webapi.urlpattern.regexp.parser import parse


def words(text: str) -> list[str]:
    return text.split()


ERRORS = words(r"""
* + ? {1} {1,2} a** a{2,1} a{99999999999999999999,1} ^* $? \b+ \B{2} (?=a)* (?!a)? (?<=a)+ (?<!a){1}
( ) a) (a (?a) (?:a (?<a (?<>a) (?<1>a) (?<a>a)(?<a>b) (?:(?<a>x)|y)(?<a>z) (?<a\u0020>x) (?#a)
] } a{ a{1 { a{1,2,3} [ [a [b-a] [\d-a] [a-\d] [a-z&&b] [a&&b--c] [ab&&c] [a&&] [&&a] [a--] [--a]
[a&&&b] [a&&b-c] [(] [)] [{] [}] [/] [-] [|] [a-] [!!] [##] [$$] [%%] [**] [++] [,,] [..] [::] [;;]
[<<] [==] [>>] [??] [@@] [``] [~~] [^^^] [^\q{ab}] [^[\q{ab}]] [^\q{}] [^\p{RGI_Emoji}]
[^[\q{ab}&&\q{bc}]] [\q{a] \q{a} \P{RGI_Emoji} \p \p{ \p{} \p{L \pL \p{Latin} \p{Script} \p{sc=}
\p{=L} \p{General_Category} \p{gc=Latin} \p{Foo} \p{lu} \p{L=L} \p{ASCII=Y} \p{InBasicLatin} \p{ L}
\a \_ \- \e \c \c1 \x \x1 \u \u1 \u{} \u{110000} \u{1 \00 \01 \8 \1 (a)\2 \k \k<a> \k<a (?<a>b)\k<b>
(?ii:a) (?i-i:a) (?-:a) (?-ii:a) (?g:a) (?I:a) (?i (?i) (?-i) (?u:a)
(?i-:a)(?--i:b) [\k<a>] [\B] [\1]
""")

VALID = words(r"""
a(?:) (?:a)+? a{0} a{0}? a{1,} a{1,1} a{2}? [] [^] [a] [a-z0-9_] [[a-z]--[aeiou]] [[a-z]&&[aeiou]]
[\w--\d--_] [a&b] [a!b] [\&\&] [\-\/] [\b] [^\q{a|b}] [\q{abc|d|}] [\p{L}--\p{Lu}] [[[[a]]]] [^\d\s]
\/ \^\$\\\.\*\+\?\(\)\[\]\{\}\| \cA \x61 \u0061 \u{61} \u{000061} \ud83d\ude00 \ud83d \0 \t\v\f\n\r
\p{L} \P{L} \p{gc=Lu} \p{General_Category=Uppercase_Letter} \p{sc=Grek} \p{Script_Extensions=Latin}
\p{ASCII} \p{Any} \p{Assigned} \p{RGI_Emoji} \p{Lowercase} \p{White_Space} (?<$>a) (?<_a1>a)
(?<a\u{62}>a) (?<a>x)|(?<a>y) (?:(?<a>x)|(?<a>y))\k<a> \k<a>(?<a>b) \1(a) (?<=a)b (?<!a)b (?i:a)
(?i-s:a) (?-i:a) (?i-:a) (?ims:a) ^$ \b\B - / & ~ : !
""")

MATCHES: list[tuple[str, str, str, list[str | None] | None]] = [
    # Captures that loops reset.
    ("(z)((a+)?(b+)?(c))*", "v", "zaacbbbcac", ["z", "ac", "a", None, "c"]),
    ("(?:(a)|(b))+", "v", "ab", [None, "b"]),
    ("(?:(a)|b)*", "v", "ab", [None]),
    # An iteration that matches nothing is none.
    ("(a*)*", "v", "b", None),
    ("(a*)*", "v", "", [None]),
    ("(a*)?", "v", "", [None]),
    ("(a*)+", "v", "", [""]),
    ("(?:a*?)*?b", "v", "aab", []),
    ("(?:|a)+", "v", "aa", []),
    ("(?:a|)*(b)", "v", "aab", ["b"]),
    # Back-references.
    (r"(a*)b\1", "v", "aabaa", ["aa"]),
    (r"(a*)b\1+", "v", "b", [""]),
    (r"\1(a)", "v", "a", ["a"]),
    (r"(?=(a+))a*b\1", "v", "aba", ["a"]),
    (r"(a)|b\1", "v", "b", [None]),
    (r"(?<x>a)\k<x>", "v", "aa", ["a"]),
    (r"(?:(?<x>a)|(?<x>b))\k<x>", "v", "bb", [None, "b"]),
    (r"(?:(?:(?<x>a)|(?<x>b))\k<x>){2}", "v", "aabb", [None, "b"]),
    (r"(?<x>a)\k<x>", "vi", "aA", ["a"]),
    (r"(?<x>a)(?i:\k<x>)", "v", "aA", ["a"]),
    # Lookarounds.
    ("(?=(a))ab", "v", "ab", ["a"]),
    ("(?!(a)b)ac", "v", "ac", [None]),
    (r"(.*?)a(?!(a+)b\2c)\2(.*)", "v", "baaabaac", ["ba", None, "abaac"]),
    (r"abc(?<=(\w+)(\w+))", "v", "abc", ["a", "bc"]),
    (r"abc(?<=(\w+?)(\w+))", "v", "abc", ["a", "bc"]),
    (r"(?<=^(\w{3}))d|abc(?<=(a)(b)\w)", "v", "abc", [None, "a", "b"]),
    (r"abb(?<=(b)\1)", "v", "abb", ["b"]),
    (r"abb(?<=\1(b))", "v", "abb", ["b"]),
    (r"ab(?<!^b)", "v", "ab", []),
    (r"ab(?<=(?=b)b)", "v", "ab", []),
    (r"(?:ab(?<=\bab)-?)+", "v", "ab-ab", []),
    # Classes.
    ("[[a-z]--[aeiou]]+", "v", "xyz", []),
    ("[[a-z]--[aeiou]]+", "v", "xay", None),
    (r"[\w&&\d]+", "v", "019", []),
    (r"[\q{abc|b|}]c", "v", "abcc", []),
    (r"[\q{abc|b|}]c", "v", "c", []),
    (r"[\q{ab|a}--a]", "v", "a", None),
    (r"[\q{ab|a}--a]", "v", "ab", []),
    (r"([\q{a|ab|abc}])c?", "v", "abc", ["abc"]),
    ("[]", "v", "a", None),
    ("[^]", "v", "a", []),
    (r"[^\d]+", "v", "ab", []),
    (r"[\b]", "v", "b", None),
    # Case.
    ("[^x]", "vi", "X", None),
    (r"\u212a", "vi", "k", []),
    (r"\u212a", "v", "k", None),
    (r"[\u017f]", "vi", "S", []),
    (r"\w", "vi", "S", []),
    (r"[^\W]", "vi", "s", []),
    (r"\P{Lu}", "vi", "a", None),
    (r"\P{Lu}", "v", "a", []),
    (r"[^\P{Ll}]", "vi", "A", []),
    (r"\p{Lu}+", "vi", "aB", []),
    (r"[\p{Lu}--[A-C]]", "vi", "b", None),
    ("(?i:a)b", "v", "Ab", []),
    ("(?i:a)b", "v", "aB", None),
    ("(?-i:a)b", "vi", "aB", []),
    ("(?-i:a)b", "vi", "Ab", None),
    (r"(?i:[^x])", "v", "X", None),
    # Properties.
    (r"\p{Script=Latin}+", "v", "aZ", []),
    (r"\p{scx=Latn}", "v", "1", None),
    (r"\p{sc=Grek}", "v", "a", None),
    (r"\P{sc=Grek}", "v", "a", []),
    (r"\p{RGI_Emoji}", "v", "1", None),
    (r"\p{Emoji}", "v", "1", []),
    (r"[\p{P}--\p{Pd}]+", "v", "!.", []),
    # Quantifiers.
    ("(a{2,3}?)(a*)", "v", "aaaa", ["aa", "aa"]),
    ("(a{2,3})(a*)", "v", "aaaa", ["aaa", "a"]),
    ("(?:a{2}){2}", "v", "aaa", None),
    ("a{0}b", "v", "b", []),
    ("(a){0}b", "v", "b", [None]),
    ("a{0,99999999999999999999}", "v", "aaa", []),
    (r"\w{2,5}(-)\w{0,2}", "v", "abcd-e", ["-"]),
    # States of different instructions.
    (r"([\q{kb|}]{0,2}.+?)", "v", "/.", ["/."]),
]


@pytest.mark.parametrize("source", ERRORS)
@pytest.mark.parametrize("ignore_case", [False, True])
def test_invalid_expressions_are_errors_with_a_place(source: str, ignore_case: bool) -> None:
    with pytest.raises(RegExpSyntaxError) as raised:
        parse(source, ignore_case)
    assert 0 <= raised.value.place <= len(source)
    assert len(raised.value.reason) < 80


@pytest.mark.parametrize("source", VALID)
@pytest.mark.parametrize("ignore_case", [False, True])
def test_valid_expressions_are_accepted(source: str, ignore_case: bool) -> None:
    RegExp(f"^{source}$", ignore_case).exec("a")


@pytest.mark.parametrize(("body", "flags", "subject", "groups"), MATCHES)
def test_expressions_match_as_ecmascript_says(
    body: str, flags: str, subject: str, groups: list[str | None] | None
) -> None:
    source = f"^(?:{body})$"
    expected = None if groups is None else tuple(groups)
    assert RegExp(source, "i" in flags).exec(subject) == expected
    assert Matcher(parse(source, "i" in flags)).exec(subject) == expected
