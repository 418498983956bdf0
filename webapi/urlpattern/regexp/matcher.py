"""Matching by backtracking, but never twice from the same state

https://tc39.es/ecma262/#sec-pattern-semantics

An expression becomes a list of instructions. If there are two ways, the matcher takes the first and
notes the other. It also notes the state, and fails at once when it enters this state again, because
the state failed before. A state is an instruction, a place, and the registers on which the rest
depends: the counters of enclosing loops and, with back-references, the captured groups. So the time
grows with the subject times the expression, except with back-references, lookarounds or large
counts. For these, a limit on the instructions ends the match.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from itertools import repeat
from typing import Any, Final, TypeAlias

from . import nodes
from .nodes import (
    Alternative,
    Assertion,
    BackReference,
    Character,
    Disjunction,
    Group,
    Lookaround,
    Node,
    Repeat,
)

MOST_INSTRUCTIONS: Final = 450_000
"""One match runs at most so many instructions, which take less than half a second.

Each register that is noted with a state, or reset, counts as one instruction; so do 64 characters
that are compared with a captured group.
"""

Instruction: TypeAlias = list[Any]

CHARACTER, SPLIT, MATCH = range(3)
"""The instructions that `_Match.run` follows itself. `SPLIT` is `_Match.split` without registers.

The other instructions begin with a method of `_Match`.
"""

_CHOICE, _REGISTER, _LOOK = range(3)
_UNSET: Final = -1
_WORD: Final = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")


class InstructionsExhaustedError(Exception):
    """A match needs more than `MOST_INSTRUCTIONS`."""


class Matcher:
    """An expression as instructions.

    >>> from webapi.urlpattern.regexp.parser import parse
    >>> Matcher(parse(r"^(a+)+b$", False)).exec("a" * 10_000) is None
    True
    """

    def __init__(self, pattern: nodes.Pattern, bounded: bool = True) -> None:
        compiler = _Compiler(pattern)
        self.program = compiler.program
        self.groups = pattern.groups
        self.registers = compiler.registers
        self.bounded = bounded
        """Whether `MOST_INSTRUCTIONS` limits a match.

        Without back-references, lookarounds and counts, the time is linear without it."""

    def exec(self, subject: str) -> tuple[str | None, ...] | None:
        """The texts that the groups captured; ``None`` if no match begins at the subject's start.

        Raises:
            InstructionsExhaustedError: the match needs more than `MOST_INSTRUCTIONS`.
        """
        match = _Match(
            self.program,
            self.registers,
            subject,
            MOST_INSTRUCTIONS if self.bounded else sys.maxsize,
        )
        return self.captured(match.registers, subject) if match.run() else None

    def captured(self, registers: list[int], subject: str) -> tuple[str | None, ...]:
        """The text that each group captured, or ``None``."""
        return tuple(
            None
            if registers[2 * group] == _UNSET or registers[2 * group + 1] == _UNSET
            else subject[registers[2 * group] : registers[2 * group + 1]]
            for group in range(self.groups)
        )


Way: TypeAlias = tuple[int, int]
"""The number of an instruction, and the place in the subject where it begins."""


class _Match:
    """One run of a program against a subject.

    An instruction's method returns the way on, or ``None`` if the match fails here.
    """

    __slots__ = (
        *("further_work", "looks", "program", "registers"),
        *("limit", "stack", "states", "subject"),
    )

    def __init__(
        self, program: list[Instruction], registers: int, subject: str, limit: int
    ) -> None:
        self.program = program
        self.subject = subject
        self.registers = [_UNSET] * registers
        self.states: set[Any] = set()
        """The states that were entered."""
        self.stack: list[tuple[int, int, int]] = []
        """The ways not yet taken, and former values of registers, to undo changes."""
        self.looks = 0
        self.limit = limit
        self.further_work = 0

    def run(self) -> bool:
        """Whether the program reaches its end.

        Raises:
            InstructionsExhaustedError: the match needs more than `MOST_INSTRUCTIONS`.
        """
        program, subject, length = self.program, self.subject, len(self.subject)
        states, backtrack, width = self.states, self.backtrack, length + 1
        note_state, note_choice = states.add, self.stack.append
        pc = place = 0
        for _ in repeat(None, self.limit):
            instruction = program[pc]
            op = instruction[0]
            if op is CHARACTER:
                if place < length and subject[place] in instruction[1]:
                    pc = instruction[2]
                    place += 1
                    continue
            elif op is SPLIT:
                state = pc * width + place
                if state not in states:
                    note_state(state)
                    note_choice((_CHOICE, instruction[2], place))
                    pc = instruction[1]
                    continue
            elif op is MATCH:
                return True
            else:
                way = op(self, instruction, pc, place)
                if way is not None:
                    pc, place = way
                    continue
            way = backtrack()
            if way is None:
                return False
            pc, place = way
        raise InstructionsExhaustedError

    def backtrack(self) -> Way | None:
        """Undo all changes since the last choice, and take its other way."""
        stack, registers = self.stack, self.registers
        while stack:
            kind, number, value = stack.pop()
            if kind == _REGISTER:
                registers[number] = value
            elif kind == _CHOICE:
                return number, value
            elif self.program[number][2]:
                # The body of a negative lookaround did not match.
                return self.program[number][3], value
        return None

    def work(self, amount: int) -> None:
        """Count the work of an instruction beyond its step.

        Raises:
            InstructionsExhaustedError: the match needs more than `MOST_INSTRUCTIONS`.
        """
        self.further_work += amount
        if self.further_work > self.limit:
            raise InstructionsExhaustedError

    def set(self, register: int, value: int) -> None:
        """Change a register, so that `backtrack` can undo it."""
        self.stack.append((_REGISTER, register, self.registers[register]))
        self.registers[register] = value

    def choose(self, instruction: Instruction, pc: int, place: int, second: int) -> bool:
        """Note the second way; return False in a state that was entered before."""
        live, marks = instruction[-2], instruction[-1]
        self.work(len(live) + len(marks))
        registers = self.registers
        state = (
            *(pc, place),
            *[registers[each] for each in live],
            *[registers[each] == place for each in marks],
        )
        states = self.states
        if state in states:
            return False
        states.add(state)
        self.stack.append((_CHOICE, second, place))
        return True

    def split(self, instruction: Instruction, pc: int, place: int) -> Way | None:
        """Try two ways."""
        first, second = instruction[1], instruction[2]
        return (first, place) if self.choose(instruction, pc, place, second) else None

    def jump(self, instruction: Instruction, pc: int, place: int) -> Way:
        """Continue with another instruction."""
        return instruction[1], place

    def character_before(self, instruction: Instruction, pc: int, place: int) -> Way | None:
        """Match a character backwards."""
        if place > 0 and self.subject[place - 1] in instruction[1]:
            return pc + 1, place - 1
        return None

    def set_to_place(self, instruction: Instruction, pc: int, place: int) -> Way:
        """Note the place."""
        register = instruction[1]
        self.stack.append((_REGISTER, register, self.registers[register]))
        self.registers[register] = place
        return pc + 1, place

    def set_to_value(self, instruction: Instruction, pc: int, place: int) -> Way:
        """Set a counter."""
        self.set(instruction[1], instruction[2])
        return pc + 1, place

    def reset(self, instruction: Instruction, pc: int, place: int) -> Way:
        """Forget what groups captured."""
        self.work(len(instruction[1]))
        registers = self.registers
        for register in instruction[1]:
            if registers[register] != _UNSET:
                self.set(register, _UNSET)
        return pc + 1, place

    def fail_if_empty(self, instruction: Instruction, pc: int, place: int) -> Way | None:
        """Fail if a repetition of a loop matched nothing."""
        return None if self.registers[instruction[1]] == place else (pc + 1, place)

    def count(self, instruction: Instruction, pc: int, place: int) -> Way | None:
        """Before a repetition of a loop: enter it, continue after it, or try both."""
        _, counter, least, most, greedy, behind, _, _ = instruction
        count = self.registers[counter]
        if count < least:
            return pc + 1, place
        if count == most:
            return behind, place
        first, second = (pc + 1, behind) if greedy else (behind, pc + 1)
        return (first, place) if self.choose(instruction, pc, place, second) else None

    def begin_time(self, instruction: Instruction, pc: int, place: int) -> Way:
        """Count a repetition of a loop, and note where it begins."""
        _, counter, least, most, mark = instruction
        count = self.registers[counter]
        if most is not None or count < least:
            self.set(counter, count + 1)
        if mark is not None:
            self.set(mark, _UNSET if count < least else place)
        return pc + 1, place

    def assertion(self, instruction: Instruction, pc: int, place: int) -> Way | None:
        """Match an assertion."""
        return (pc + 1, place) if _holds(instruction[1], self.subject, place) else None

    def back_reference(self, instruction: Instruction, pc: int, place: int) -> Way | None:
        """Match the text that a group captured."""
        registers = self.registers
        self.work(
            max(registers[2 * each - 1] - registers[2 * each - 2] for each in instruction[1]) // 64
        )
        place = _refer(instruction, registers, self.subject, place)
        return None if place < 0 else (pc + 1, place)

    def lookaround(self, instruction: Instruction, pc: int, place: int) -> Way:
        """Begin a lookaround: note the height of the stack, and a unique number."""
        register = instruction[1]
        self.looks += 1
        height = len(self.stack) + 2
        self.set(register, height)
        self.set(register + 1, self.looks)
        self.stack.append((_LOOK, pc, place))
        return pc + 1, place

    def end_lookaround(self, instruction: Instruction, pc: int, place: int) -> Way | None:
        """End a lookaround whose body matched."""
        stack, height = self.stack, self.registers[instruction[1]]
        if instruction[2]:
            # A negative one fails; undo all that it did.
            while len(stack) > height:
                kind, register, value = stack.pop()
                if kind == _REGISTER:
                    self.registers[register] = value
            return None
        # No way leads back into it, but backtracking can undo its captures.
        place = stack[height][2]
        stack[height:] = [each for each in stack[height:] if each[0] == _REGISTER]
        return pc + 1, place


def _holds(kind: str, subject: str, place: int) -> bool:
    """https://tc39.es/ecma262/#sec-compileassertion"""
    if kind == nodes.BEGIN:
        return place == 0
    if kind == nodes.END:
        return place == len(subject)
    if kind == nodes.BEGIN_LINE:
        return place == 0 or subject[place - 1] in "\n\r"
    if kind == nodes.END_LINE:
        return place == len(subject) or subject[place] in "\n\r"
    before = place > 0 and subject[place - 1] in _WORD
    after = place < len(subject) and subject[place] in _WORD
    return (before != after) == (kind == nodes.BOUNDARY)


def _refer(instruction: Instruction, registers: list[int], subject: str, place: int) -> int:
    """https://tc39.es/ecma262/#sec-backreference-matcher: the place after it, or a negative one"""
    _, groups, ignore_case, backward = instruction
    for group in groups:
        start, end = registers[2 * group - 2], registers[2 * group - 1]
        if start != _UNSET and end != _UNSET:
            break
    else:
        return place
    length = end - start
    begin = place - length if backward else place
    if begin < 0:
        return -1
    text, captured = subject[begin : begin + length], subject[start:end]
    if text == captured or (ignore_case and text.lower() == captured.lower()):
        return begin if backward else begin + length
    return -1


class _Compiler:
    """Write the instructions of a pattern. Nodes wait on a list, so any depth works."""

    def __init__(self, pattern: nodes.Pattern) -> None:
        self.program: list[Instruction] = []
        self.registers = 2 * pattern.groups
        self.references = set[int]()
        self.live: tuple[int, ...] = ()
        self.marks: tuple[int, ...] = ()
        self.backward = False
        stack = [self.compile(pattern.root)]
        while stack:
            node = next(stack[-1], None)
            if node is None:
                stack.pop()
            else:
                stack.append(self.compile(node))
        self.emit(MATCH)
        captured = tuple(
            register
            for group in sorted(self.references)
            for register in (2 * group - 2, 2 * group - 1)
        )
        for number in reversed(range(len(self.program))):
            instruction = self.program[number]
            if instruction[0] in (_Match.split, _Match.count):
                instruction[-2] += captured
            if instruction[0] is _Match.split and not instruction[-2] and not instruction[-1]:
                instruction[0] = SPLIT
            elif instruction[0] is _Match.jump:
                instruction[1] = self.after_jump(instruction[1])
            elif instruction[0] is CHARACTER:
                instruction[2] = self.after_jump(number + 1)

    def after_jump(self, number: int) -> int:
        """The instruction, or where it jumps to."""
        instruction = self.program[number]
        return instruction[1] if instruction[0] is _Match.jump else number

    def emit(self, *instruction: Any) -> Instruction:
        emitted = list(instruction)
        self.program.append(emitted)
        return emitted

    def register(self) -> int:
        self.registers += 1
        return self.registers - 1

    def compile(self, node: Node) -> Generator[Node, None, None]:
        if isinstance(node, Character):
            characters = frozenset(chr(each) for each in range(128) if node.set >> each & 1)
            self.emit(_Match.character_before if self.backward else CHARACTER, characters, 0)
        elif isinstance(node, Alternative):
            yield from reversed(node.items) if self.backward else node.items
        elif isinstance(node, Disjunction):
            jumps = []
            for item in node.items[:-1]:
                begin = len(self.program)
                split = self.emit(_Match.split, begin + 1, 0, self.live, self.marks)
                yield item
                jumps.append(self.emit(_Match.jump, 0))
                split[2] = len(self.program)
            yield node.items[-1]
            for jump in jumps:
                jump[1] = len(self.program)
        elif isinstance(node, Group):
            first, last = 2 * node.index - 2, 2 * node.index - 1
            self.emit(_Match.set_to_place, last if self.backward else first)
            yield node.body
            self.emit(_Match.set_to_place, first if self.backward else last)
        elif isinstance(node, Repeat):
            yield from self.repeat(node)
        elif isinstance(node, Assertion):
            self.emit(_Match.assertion, node.kind)
        elif isinstance(node, BackReference):
            self.references.update(node.groups)
            self.emit(_Match.back_reference, node.groups, node.ignore_case, self.backward)
        else:
            assert isinstance(node, Lookaround)
            register = self.register()
            number = self.register()
            lookaround = self.emit(_Match.lookaround, register, node.negative, 0)
            backward, self.backward = self.backward, node.behind
            around = self.live, self.marks
            self.live, self.marks = (number,), ()
            yield node.body
            self.backward = backward
            self.live, self.marks = around
            self.emit(_Match.end_lookaround, register, node.negative)
            lookaround[3] = len(self.program)

    def repeat(self, node: Repeat) -> Generator[Node, None, None]:
        """https://tc39.es/ecma262/#sec-runtime-semantics-repeatmatcher-abstract-operation"""
        if node.most == 0:
            return
        around = self.live, self.marks
        mark = self.register() if node.body.nullable else None
        begin = len(self.program)
        if node.least == 0 and node.most in (1, None):
            split = self.emit(_Match.split, begin + 1, 0, *around)
            if mark is not None:
                self.emit(_Match.set_to_place, mark)
            yield from self.time(node, mark)
            if node.most is None:
                self.emit(_Match.jump, begin)
            split[2] = len(self.program)
            if not node.greedy:
                split[1], split[2] = split[2], split[1]
        elif node.least == 1 and node.most is None and mark is None:
            yield from self.time(node, mark)
            again, on = begin, len(self.program) + 1
            ways = (again, on) if node.greedy else (on, again)
            self.emit(_Match.split, *ways, *around)
        else:
            counter = self.register()
            self.emit(_Match.set_to_value, counter, 0)
            self.live = (*self.live, counter)
            count = self.emit(
                _Match.count, counter, node.least, node.most, node.greedy, 0, self.live, self.marks
            )
            self.emit(_Match.begin_time, counter, node.least, node.most, mark)
            yield from self.time(node, mark)
            self.emit(_Match.jump, begin + 1)
            count[5] = len(self.program)
        self.live, self.marks = around

    def time(self, node: Repeat, mark: int | None) -> Generator[Node, None, None]:
        """One repetition of a loop: forget the captures of its groups, and match the body."""
        if node.first_group < node.end_group:
            self.emit(_Match.reset, range(2 * node.first_group - 2, 2 * node.end_group - 2))
        if mark is not None:
            self.marks = (*self.marks, mark)
        yield node.body
        if mark is not None:
            self.emit(_Match.fail_if_empty, mark)
