"""Random regular expressions, mostly valid ones, of all that groups may have, and subjects."""

from __future__ import annotations

from random import Random

LETTERS = "abck/."
SUBJECT = "abckKs1-/. AB_%"
PROPERTIES = (
    "L",
    "Lu",
    "Ll",
    "ASCII",
    "Any",
    "Script=Latin",
    "sc=Grek",
    "scx=Zyyy",
    "Nd",
    "P",
    "gc=Po",
    "White_Space",
    "Uppercase",
    "CWKCF",
    "Emoji",
    "RGI_Emoji",
)


class Patterns:
    """A source of random expressions."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.groups = 0
        self.names: list[str] = []

    def pattern(self) -> str:
        """An expression as a component has it: anchored, with a group.

        What is broken is a body, so that no "|" stands outside all groups: no component has one
        there.
        """
        self.groups = 1
        self.names = []
        body = self.disjunction(self.random.randint(1, 4))
        if self.random.random() < 0.04:
            body = self.broken(body)
        if self.random.random() < 0.3:
            return f"^(?:k({body}))?(?:{self.disjunction(1)})$"
        return f"^({body})$"

    def subject(self, length: int = 9) -> str:
        return "".join(self.random.choices(SUBJECT, k=self.random.randint(0, length)))

    def broken(self, text: str) -> str:
        place = self.random.randint(0, len(text))
        extra = self.random.choice(["", *"()[]{}|*+?\\^$-&,"])
        return text[:place] + extra + text[place + self.random.randint(0, 1) :]

    def disjunction(self, depth: int) -> str:
        count = self.random.choice([1, 1, 1, 2, 2, 3])
        return "|".join(self.alternative(depth) for _ in range(count))

    def alternative(self, depth: int) -> str:
        return "".join(self.term(depth) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3])))

    def term(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.07:
            return self.random.choice(["^", "$", r"\b", r"\B"])
        if kind < 0.14 and depth > 0:
            look = self.random.choice(["?=", "?!", "?<=", "?<!"])
            return f"({look}{self.disjunction(depth - 1)})"
        return self.atom(depth) + self.quantifier()

    def quantifier(self) -> str:
        kind = self.random.random()
        if kind < 0.55:
            return ""
        low = self.random.randint(0, 3)
        high = low + self.random.randint(0, 2)
        counted = [f"{{{low}}}", f"{{{low},}}", f"{{{low},{high}}}"]
        text = self.random.choice(["*", "+", "?", *counted])
        return text + self.random.choice(["", "", "?"])

    def atom(self, depth: int) -> str:
        kind = self.random.random()
        if depth > 0 and kind < 0.35:
            return self.group(depth)
        if kind < 0.45:
            return "."
        if kind < 0.62:
            return self.character_class(2)
        if kind < 0.7:
            return self.escape()
        if kind < 0.77:
            return self.reference()
        letter = self.random.choice(LETTERS)
        return "\\" + letter if letter in "/." else letter

    def group(self, depth: int) -> str:
        kind = self.random.random()
        if kind < 0.4:
            return f"(?:{self.disjunction(depth - 1)})"
        if kind < 0.5:
            flags = self.random.choice(["i", "-i", "m", "s", "im", "i-s", "-m"])
            return f"(?{flags}:{self.disjunction(depth - 1)})"
        self.groups += 1
        if kind < 0.6:
            return f"({self.disjunction(depth - 1)})"
        name = self.random.choice("xyzw") if kind < 0.65 else f"n{self.groups}"
        self.names.append(name)
        return f"(?<{name}>{self.disjunction(depth - 1)})"

    def reference(self) -> str:
        if self.names and self.random.random() < 0.5:
            return f"\\k<{self.random.choice(self.names)}>"
        if self.random.random() < 0.2:
            return f"\\{self.random.randint(1, 3)}"
        return f"\\{self.random.randint(1, self.groups)}"

    def escape(self) -> str:
        escapes = [r"\d", r"\D", r"\s", r"\S", r"\w", r"\W", r"\x61", r"\u0062", r"\u{4b}"]
        escapes += [r"\u212a", r"\u{17f}", r"\cA", r"\0", r"\t", r"\*", r"\|"]
        return self.random.choice([*escapes, self.property(), self.property()])

    def property(self) -> str:
        return f"\\{self.random.choice('pP')}{{{self.random.choice(PROPERTIES)}}}"

    def character_class(self, depth: int) -> str:
        negation = self.random.choice(["", "", "^"])
        kind = self.random.random()
        if kind < 0.25:
            operator = self.random.choice(["&&", "--"])
            operands = [self.operand(depth) for _ in range(self.random.randint(2, 3))]
            return f"[{negation}{operator.join(operands)}]"
        operands = [
            self.range() if self.random.random() < 0.3 else self.operand(depth)
            for _ in range(self.random.randint(0, 3))
        ]
        return f"[{negation}{''.join(operands)}]"

    def range(self) -> str:
        first, last = sorted(self.random.choices("09AZaz_", k=2))
        return f"{first}-{last}"

    def operand(self, depth: int) -> str:
        kind = self.random.random()
        if depth > 0 and kind < 0.2:
            return self.character_class(depth - 1)
        if kind < 0.3:
            strings = [self.random.choice(["", "a", "ab", "bc", "kb", "K"]) for _ in range(2)]
            return f"\\q{{{'|'.join(strings)}}}"
        if kind < 0.4:
            return self.random.choice([r"\d", r"\W", r"\w", r"\S", self.property()])
        if kind < 0.45:
            return self.random.choice([r"\-", r"\&", r"\b", r"\u{4B}", r"\u017f", r"\u212A", "&"])
        return self.random.choice("abckKS1_")
