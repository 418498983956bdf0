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


def engine(name: str) -> Callable[[Sequence[Question]], list[Answer]]:
    """A function that asks an engine many questions at once."""
    if name == "v8":
        from py_mini_racer import MiniRacer

        racer = MiniRacer()
        racer.eval(f"globalThis.ask = {SCRIPT}")

        def ask(questions: Sequence[Question]) -> list[Answer]:
            text = racer.eval(f"ask({json.dumps(json.dumps(questions))})")
            answers: list[Answer] = json.loads(str(text))
            return answers

        return ask
    import quickjs

    context: Any = quickjs.Context()
    function = context.eval(SCRIPT)

    def ask_quickjs(questions: Sequence[Question]) -> list[Answer]:
        answers: list[Answer] = json.loads(function(json.dumps(questions)))
        return answers

    return ask_quickjs
