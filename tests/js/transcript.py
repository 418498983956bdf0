"""Run a script statement by statement and write down what each gives: the same code in Pyodide and
outside, on the standard library alone."""

import ast
import types


def transcript(script: str) -> list[str]:
    """Return, for each statement of `script`, its source and what came of it, as one entry.

    An expression gives its value's type and repr, an exception its type and text, another statement
    nothing. All share one namespace.
    """
    module = types.ModuleType("script")
    lines = script.splitlines()
    entries = []
    for statement in ast.parse(script).body:
        shown = "\n... ".join(lines[statement.lineno - 1 : statement.end_lineno])
        entries.append("\n".join([f">>> {shown}", *outcome(statement, module.__dict__)]))
    return entries


def outcome(statement: ast.stmt, namespace: dict[str, object]) -> list[str]:
    try:
        if isinstance(statement, ast.Expr):
            code = compile(ast.Expression(statement.value), "<script>", "eval")
            value = eval(code, namespace)
            return [] if value is None else [on_one_line(f"{type(value).__name__} {value!r}")]
        exec(compile(ast.Module([statement], []), "<script>", "exec"), namespace)
    except Exception as error:
        return [on_one_line(f"! {type(error).__name__}: {error}")]
    return []


def on_one_line(text: str) -> str:
    return text.replace("\n", "\\n").encode("utf-8", "backslashreplace").decode("utf-8")
