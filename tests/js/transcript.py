"""Run a script statement by statement and write down what each gives: the same code in Pyodide and
outside, on the standard library alone."""

import ast
import asyncio
import inspect
import types

LIMIT = 300.0
"""In seconds. A statement that waits longer has failed."""


async def transcript(script: str) -> list[str]:
    """Return, for each statement of `script`, its source and what came of it, as one entry.

    An expression gives its value's type and repr, an exception its type and text, another statement
    nothing. All share one namespace, and may say ``await``.
    """
    module = types.ModuleType("script")
    lines = script.splitlines()
    entries = []
    for statement in ast.parse(script).body:
        shown = "\n... ".join(lines[statement.lineno - 1 : statement.end_lineno])
        entries.append("\n".join([f">>> {shown}", *await outcome(statement, module.__dict__)]))
    return entries


async def outcome(statement: ast.stmt, namespace: dict[str, object]) -> list[str]:
    is_expression = isinstance(statement, ast.Expr)
    whole = ast.Expression(statement.value) if is_expression else ast.Module([statement], [])
    mode = "eval" if is_expression else "exec"
    try:
        code = compile(whole, "<script>", mode, ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        value = eval(code, namespace)
        if code.co_flags & inspect.CO_COROUTINE:
            value = await asyncio.wait_for(value, LIMIT)
        return [] if value is None else [on_one_line(f"{type(value).__name__} {value!r}")]
    except Exception as error:
        return [on_one_line(f"! {type(error).__name__}: {error}")]


def on_one_line(text: str) -> str:
    return text.replace("\n", "\\n").encode("utf-8", "backslashreplace").decode("utf-8")
