"""Matching by backtracking, but never twice from the same state

https://tc39.es/ecma262/#sec-pattern-semantics

An expression becomes a list of instructions. Where there are two ways, the matcher takes the first
and notes the other; it also notes the state, and fails at once if it comes there again, because
what failed before fails again. A state is an instruction, a place, and as much of the registers as
what follows depends on: counters of the loops around it, and what groups captured, if there are
back-references. So the time grows with the subject times the expression, unless there are
back-references, lookarounds or large counts; for these there is a limit on the steps.
"""

from __future__ import annotations

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

STEPS: Final = 4_000_000
"""How many instructions one match may take, which is two or three seconds; and how many registers
the states may have that it notes.
"""

Instruction: TypeAlias = list[Any]

(
    CHARACTER,
    CHARACTER_BEFORE,
    SPLIT,
    JUMP,
    SAVE,
    RESET,
    SET,
    SET_TO_PLACE,
    FAIL_IF_EMPTY,
    COUNT,
    BEGIN_TIME,
    ASSERTION,
    BACK_REFERENCE,
    LOOKAROUND,
    END_LOOKAROUND,
    MATCH,
) = range(16)

_CHOICE, _REGISTER, _LOOK = range(3)
_UNSET: Final = -1
_WORD: Final = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")


class StepsExhaustedError(Exception):
    """A match took more than `STEPS`."""


class Matcher:
    """An expression as instructions.

    >>> from webapi.urlpattern.regexp.parser import parse
    >>> Matcher(parse(r"^(a+)+b$", False)).exec("a" * 10_000) is None
    True
    """

    def __init__(self, pattern: nodes.Pattern) -> None:
        compiler = _Compiler(pattern)
        self.program = compiler.program
        self.groups = pattern.groups
        self.registers = compiler.registers

    def exec(self, subject: str) -> tuple[str | None, ...] | None:
        """The texts that the groups captured; ``None`` if no match begins at the subject's start.

        Raises:
            StepsExhaustedError: it would take too long.
        """
        program = self.program
        registers = [_UNSET] * self.registers
        length = len(subject)
        states: set[Any] = set()
        stack: list[tuple[int, int, int]] = []
        push, pop = stack.append, stack.pop
        looks = 0
        pc = place = 0
        large_states = 0
        for _ in repeat(None, STEPS):
            instruction = program[pc]
            op = instruction[0]
            failed = False
            if op == CHARACTER:
                if place < length and subject[place] in instruction[1]:
                    place += 1
                    pc += 1
                else:
                    failed = True
            elif op == SPLIT:
                _, first, second, live, marks = instruction
                state: Any = pc * (length + 1) + place
                if live or marks:
                    large_states += len(live) + len(marks)
                    if large_states > STEPS:
                        break
                    state = (
                        state,
                        *[registers[each] for each in live],
                        *[registers[each] == place for each in marks],
                    )
                if state in states:
                    failed = True
                else:
                    states.add(state)
                    push((_CHOICE, second, place))
                    pc = first
            elif op == JUMP:
                pc = instruction[1]
            elif op in (SAVE, SET_TO_PLACE):
                register = instruction[1]
                push((_REGISTER, register, registers[register]))
                registers[register] = place
                pc += 1
            elif op == SET:
                register = instruction[1]
                push((_REGISTER, register, registers[register]))
                registers[register] = instruction[2]
                pc += 1
            elif op == RESET:
                register = instruction[1]
                if registers[register] != _UNSET:
                    push((_REGISTER, register, registers[register]))
                    registers[register] = _UNSET
                pc += 1
            elif op == FAIL_IF_EMPTY:
                failed = registers[instruction[1]] == place
                pc += 1
            elif op == COUNT:
                # Before a time of a loop: go in, go on behind it, or either.
                _, counter, least, most, greedy, behind, live, marks = instruction
                count = registers[counter]
                if count < least:
                    pc += 1
                elif count == most:
                    pc = behind
                else:
                    large_states += len(live) + len(marks)
                    if large_states > STEPS:
                        break
                    state = (
                        pc * (length + 1) + place,
                        *[registers[each] for each in live],
                        *[registers[each] == place for each in marks],
                    )
                    if state in states:
                        failed = True
                    else:
                        states.add(state)
                        first, second = (pc + 1, behind) if greedy else (behind, pc + 1)
                        push((_CHOICE, second, place))
                        pc = first
            elif op == BEGIN_TIME:
                _, counter, least, most, mark = instruction
                count = registers[counter]
                if most is not None or count < least:
                    push((_REGISTER, counter, count))
                    registers[counter] = count + 1
                if mark is not None:
                    push((_REGISTER, mark, registers[mark]))
                    registers[mark] = _UNSET if count < least else place
                pc += 1
            elif op == CHARACTER_BEFORE:
                if place > 0 and subject[place - 1] in instruction[1]:
                    place -= 1
                    pc += 1
                else:
                    failed = True
            elif op == ASSERTION:
                failed = not _holds(instruction[1], subject, place)
                pc += 1
            elif op == BACK_REFERENCE:
                place = _refer(instruction, registers, subject, place)
                failed = place < 0
                pc += 1
            elif op == LOOKAROUND:
                _, register, _, _ = instruction
                looks += 1
                push((_REGISTER, register, registers[register]))
                push((_REGISTER, register + 1, registers[register + 1]))
                registers[register] = len(stack)
                registers[register + 1] = looks
                push((_LOOK, pc, place))
                pc += 1
            elif op == END_LOOKAROUND:
                marker = registers[instruction[1]]
                if instruction[2]:
                    # What a negative one looks for is there: undo everything, and fail.
                    while len(stack) > marker:
                        kind, register, value = pop()
                        if kind == _REGISTER:
                            registers[register] = value
                    failed = True
                else:
                    # No way back into it, but what it captured can be undone.
                    place = stack[marker][2]
                    stack[marker:] = [each for each in stack[marker:] if each[0] == _REGISTER]
                    pc += 1
            else:
                return self.captured(registers, subject)
            if failed:
                while True:
                    if not stack:
                        return None
                    kind, register, value = pop()
                    if kind == _REGISTER:
                        registers[register] = value
                    elif kind == _CHOICE:
                        pc, place = register, value
                        break
                    elif program[register][2]:
                        # What a negative one looks for is not there.
                        pc, place = program[register][3], value
                        break
        raise StepsExhaustedError

    def captured(self, registers: list[int], subject: str) -> tuple[str | None, ...]:
        """The text that each group captured, or ``None``."""
        return tuple(
            None
            if registers[2 * group] == _UNSET or registers[2 * group + 1] == _UNSET
            else subject[registers[2 * group] : registers[2 * group + 1]]
            for group in range(self.groups)
        )


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
    """Writes the instructions of a pattern; nodes wait on a list, so that no depth is too deep."""

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
        for instruction in self.program:
            if instruction[0] in (SPLIT, COUNT):
                instruction[-2] += captured

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
            self.emit(CHARACTER_BEFORE if self.backward else CHARACTER, characters)
        elif isinstance(node, Alternative):
            yield from reversed(node.items) if self.backward else node.items
        elif isinstance(node, Disjunction):
            jumps = []
            for item in node.items[:-1]:
                begin = len(self.program)
                split = self.emit(SPLIT, begin + 1, 0, self.live, self.marks)
                yield item
                jumps.append(self.emit(JUMP, 0))
                split[2] = len(self.program)
            yield node.items[-1]
            for jump in jumps:
                jump[1] = len(self.program)
        elif isinstance(node, Group):
            first, last = 2 * node.index - 2, 2 * node.index - 1
            self.emit(SAVE, last if self.backward else first)
            yield node.body
            self.emit(SAVE, first if self.backward else last)
        elif isinstance(node, Repeat):
            yield from self.repeat(node)
        elif isinstance(node, Assertion):
            self.emit(ASSERTION, node.kind)
        elif isinstance(node, BackReference):
            self.references.update(node.groups)
            self.emit(BACK_REFERENCE, node.groups, node.ignore_case, self.backward)
        else:
            assert isinstance(node, Lookaround)
            register = self.register()
            number = self.register()
            lookaround = self.emit(LOOKAROUND, register, node.negative, 0)
            backward, self.backward = self.backward, node.behind
            around = self.live, self.marks
            self.live, self.marks = (number,), ()
            yield node.body
            self.backward = backward
            self.live, self.marks = around
            self.emit(END_LOOKAROUND, register, node.negative)
            lookaround[3] = len(self.program)

    def repeat(self, node: Repeat) -> Generator[Node, None, None]:
        """https://tc39.es/ecma262/#sec-runtime-semantics-repeatmatcher-abstract-operation"""
        if node.most == 0:
            return
        around = self.live, self.marks
        mark = self.register() if node.body.nullable else None
        begin = len(self.program)
        if node.least == 0 and node.most in (1, None):
            split = self.emit(SPLIT, begin + 1, 0, *around)
            if mark is not None:
                self.emit(SET_TO_PLACE, mark)
            yield from self.time(node, mark)
            if node.most is None:
                self.emit(JUMP, begin)
            split[2] = len(self.program)
            if not node.greedy:
                split[1], split[2] = split[2], split[1]
        else:
            counter = self.register()
            self.emit(SET, counter, 0)
            self.live = (*self.live, counter)
            count = self.emit(
                COUNT, counter, node.least, node.most, node.greedy, 0, self.live, self.marks
            )
            self.emit(BEGIN_TIME, counter, node.least, node.most, mark)
            yield from self.time(node, mark)
            self.emit(JUMP, begin + 1)
            count[5] = len(self.program)
        self.live, self.marks = around

    def time(self, node: Repeat, mark: int | None) -> Generator[Node, None, None]:
        """One repetition of a loop: forget what its groups captured, and match the body."""
        for group in range(node.first_group, node.end_group):
            self.emit(RESET, 2 * group - 2)
            self.emit(RESET, 2 * group - 1)
        if mark is not None:
            self.marks = (*self.marks, mark)
        yield node.body
        if mark is not None:
            self.emit(FAIL_IF_EMPTY, mark)
