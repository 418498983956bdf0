"""Ask JavaScript engines the same questions, thousands of random ones.

    python -m tests.urlpattern.differential --pairs 100000 --seed 1

prints what is different and not explained, and exits with 1 if there is any. A difference is
explained if it is a known bug of an engine, and the other engine agrees with ours.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from tests.urlpattern.engines import ENGINES, TOO_SLOW, Answer, Question, engine
from tests.urlpattern.random_patterns import Patterns
from webapi.urlpattern.regexp import InstructionsExhaustedError, RegExp, RegExpSyntaxError
from webapi.urlpattern.regexp.matcher import Matcher
from webapi.urlpattern.regexp.parser import parse

SUBJECTS = 4
"""How many subjects each expression is asked."""

_CHANGES_CASE = re.compile(r"\(\?[a-z]*i[a-z]*[-:]|\(\?[a-z]*-[a-z]*i[a-z]*:")
_NO_CLASS = re.compile(r"\\.|\[(?:[^\[\]\\]|\\.)*\]")

Rule = Callable[[Question, Answer, Answer], bool]


def _v8_folds_all_classes(question: Question, ours: Answer, theirs: Answer) -> bool:
    r"""With a modifier that changes i anywhere, V8 compiles all classes, properties and ``\W``
    alike, not by the flags of their own place: ``/^(?:(?i:b)|[J])$/v.test("j")`` is true, and
    ``/^(?:(?-i:b)|\W)$/vi.test("s")``.
    """
    return (
        _CHANGES_CASE.search(question[0]) is not None
        and re.search(r"\[|\\[pPW]", question[0]) is not None
    )


def _v8_does_not_fold_strings(question: Question, ours: Answer, theirs: Answer) -> bool:
    r"""``/^[\q{K|bc}]$/vi.test("K")`` is false in V8."""
    ignores_case = "i" in question[1] or _CHANGES_CASE.search(question[0]) is not None
    return ignores_case and r"\q{" in question[0]


def _quickjs_refuses_punctuation(question: Question, ours: Answer, theirs: Answer) -> bool:
    """QuickJS-ng 0.17 takes what has to be escaped in classes for an error outside them, too."""
    outside = question[0]
    while (shorter := _NO_CLASS.sub("", outside)) != outside:
        outside = shorter
    return theirs == "SyntaxError" and re.search(r"[-/&~#!%,:;<=>@`]", outside) is not None


def _quickjs_takes_a_name_twice(question: Question, ours: Answer, theirs: Answer) -> bool:
    """``/(?:(?<z>a)|c)(?<z>b)/v`` is no error in QuickJS-ng, because of the alternative."""
    names = re.findall(r"\(\?<(\w+)>", question[0])
    return ours == "SyntaxError" and len(names) > len(set(names))


def _quickjs_complements_strings(question: Question, ours: Answer, theirs: Answer) -> bool:
    r"""``/[^[\q{ab}&&\q{bc}]]/v`` is no error in QuickJS-ng, because no string is left."""
    return ours == "SyntaxError" and "[^" in question[0] and _has_strings(question)


def _quickjs_reads_strings_forward(question: Question, ours: Answer, theirs: Answer) -> bool:
    r"""QuickJS-ng matches the strings of a class in a lookbehind as if it were a lookahead."""
    return "(?<" in question[0] and _has_strings(question)


def _has_strings(question: Question) -> bool:
    return r"\q{" in question[0] or "RGI_Emoji" in question[0]


KNOWN_BUGS: dict[str, tuple[Rule, ...]] = {
    "v8": (_v8_folds_all_classes, _v8_does_not_fold_strings),
    "quickjs": (
        _quickjs_refuses_punctuation,
        _quickjs_takes_a_name_twice,
        _quickjs_complements_strings,
        _quickjs_reads_strings_forward,
    ),
}


def answer(question: Question) -> Answer:
    """What `RegExp` gives; the matcher has to give the same where it goes to `re`."""
    source, flags, subject = question
    try:
        expression = RegExp(source, "i" in flags)
    except RegExpSyntaxError:
        return "SyntaxError"
    groups = expression.exec(subject)
    matched = Matcher(parse(source, "i" in flags)).exec(subject)
    assert groups == matched, (question, groups, matched)
    return None if groups is None else list(groups)


def questions(random: Random, pairs: int) -> Iterator[Question]:
    patterns = Patterns(random)
    for _ in range(pairs // SUBJECTS):
        source = patterns.pattern()
        flags = random.choice(["v", "vi"])
        for _ in range(SUBJECTS):
            yield source, flags, patterns.subject()


def differences(pairs: int, seed: int) -> tuple[list[str], Counter[str]]:
    """What is different and not explained, and how many of which there were."""
    asked = list(questions(Random(seed), pairs))
    answers: dict[str, list[Answer]] = {name: engine(name)(asked) for name in ENGINES}
    found: list[str] = []
    counts = Counter[str]()
    for index, question in enumerate(asked):
        try:
            ours = answer(question)
        except InstructionsExhaustedError:
            counts["too many steps"] += 1
            continue
        counts["error" if isinstance(ours, str) else "match" if ours else "no match"] += 1
        theirs = {name: answers[name][index] for name in ENGINES}
        counts.update(f"{name} {TOO_SLOW}" for name in ENGINES if theirs[name] == TOO_SLOW)
        wrong = [name for name in ENGINES if theirs[name] not in (ours, TOO_SLOW)]
        for name in wrong:
            rules = [rule for rule in KNOWN_BUGS[name] if rule(question, ours, theirs[name])]
            if rules and len(wrong) == 1:
                counts[rules[0].__name__.strip("_")] += 1
            else:
                found.append(f"{question}: {name} {theirs[name]}, ours {ours}")
    return found, counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    total = Counter[str]()
    unexplained = 0
    for part in range(0, arguments.pairs, 5_000):
        found, counts = differences(5_000, arguments.seed * 1_000_000 + part)
        total += counts
        unexplained += len(found)
        print("\n".join(found), end="\n" if found else "", flush=True)
        print(f"{part + 5_000} of {arguments.pairs}", file=sys.stderr)
    print(f"{ENGINES}: {dict(total)}, {unexplained} unexplained")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
