"""What JavaScript engines say of regular expressions with the flag ``v``."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, TypeAlias

Question: TypeAlias = tuple[str, str, str]
"""An expression, its flags, and a subject."""

Answer: TypeAlias = list[str | None] | str | None
"""Groups, ``None`` for no match, or the name of an error."""

SCRIPT = """
(text) => {
  const answer = ([source, flags, subject]) => {
    let expression;
    try {
      expression = new RegExp(source, flags);
    } catch (error) {
      return error.name;
    }
    const match = expression.exec(subject);
    return match && Array.from(match, (each) => each === undefined ? null : each).slice(1);
  };
  return JSON.stringify(JSON.parse(text).map(answer));
}
"""

ENGINES = tuple(
    name
    for name, module in (("v8", "py_mini_racer"), ("quickjs", "quickjs"))
    if find_spec(module) is not None
)


TOO_SLOW = "too slow"
"""The answer of an engine that takes longer than `LIMIT`, since both backtrack."""

LIMIT = 2
BATCH = 100

Ask: TypeAlias = Callable[[Sequence[Question]], list[Answer]]


def engine(name: str) -> Ask:
    """A function that asks an engine many questions at once."""
    ask = _v8() if name == "v8" else _quickjs()

    def ask_batches(questions: Sequence[Question]) -> list[Answer]:
        answers: list[Answer] = []
        for begin in range(0, len(questions), BATCH):
            batch = questions[begin : begin + BATCH]
            answers += ask(batch) or [(ask([each]) or [TOO_SLOW])[0] for each in batch]
        return answers

    return ask_batches


def _v8() -> Ask:
    """V8, which answers nothing after the limit."""
    from py_mini_racer import JSTimeoutException, MiniRacer

    racer = MiniRacer()
    racer.eval(f"globalThis.ask = {SCRIPT}")

    def ask(questions: Sequence[Question]) -> list[Answer]:
        try:
            text = racer.eval(f"ask({json.dumps(json.dumps(questions))})", timeout_sec=LIMIT)
        except JSTimeoutException:
            return []
        answers: list[Answer] = json.loads(str(text))
        return answers

    return ask


def _quickjs() -> Ask:
    """QuickJS, which answers nothing after the limit."""
    import quickjs

    context: Any = quickjs.Context()
    function = context.eval(SCRIPT)
    context.set_time_limit(LIMIT)

    def ask(questions: Sequence[Question]) -> list[Answer]:
        try:
            answers: list[Answer] = json.loads(function(json.dumps(questions)))
        except quickjs.JSException as error:
            if "interrupted" not in str(error):
                raise
            return []
        return answers

    return ask
