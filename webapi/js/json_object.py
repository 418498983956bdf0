"""``JSON`` of the double's global object: https://tc39.es/ecma262/#sec-json-object"""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn

from webapi.js.model import (
    Array,
    Function,
    JsBigInt,
    JSObject,
    PyProxy,
    Realm,
    call,
    call_stack,
    is_callable,
    iterate,
    join_surrogates,
    realm,
    throw,
    to_string,
)
from webapi.js.primitives import number
from webapi.webidl.json_text import quote_json_string
from webapi.webidl.values import jsnull


def define_json(new: Realm) -> None:
    """Define ``JSON`` as a property of the global object."""
    made = JSObject(new.prototypes["Object"], "JSON")
    made.define("stringify", Function("stringify", 3, stringify))
    made.define("parse", Function("parse", 2, _parse))
    new.global_object.define("JSON", made)


def _parse(this: Any, arguments: list[Any]) -> Any:
    text = to_string(arguments[0] if arguments else None)
    try:
        with call_stack():
            return value_of_json(json.loads(text, parse_int=float, parse_constant=_refuse))
    except ValueError as error:
        position = getattr(error, "pos", 0)
        if text == "undefined":
            throw("SyntaxError", '"undefined" is not valid JSON')
        if not text[position:].strip(" \t\n\r"):
            throw("SyntaxError", "Unexpected end of JSON input")
        throw("SyntaxError", f"Unexpected token in JSON at position {position}")


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


def value_of_json(value: Any) -> Any:
    """What ``JSON.parse`` makes of a value that Python's ``json`` has read."""
    if value is None:
        return jsnull
    if isinstance(value, str):
        return join_surrogates(value)
    if isinstance(value, list):
        return Array(map(value_of_json, value))
    if isinstance(value, dict):
        made = JSObject(realm().prototypes["Object"])
        for key, each in value.items():
            made.create(join_surrogates(key), value_of_json(each))
        return made
    return number(JsBigInt(value)) if type(value) is int else value


def stringify(this: Any, arguments: list[Any]) -> str | None:
    value, replacer, space = [*arguments, None, None, None][:3]
    gap = ""
    if isinstance(space, float):
        gap = " " * max(0, min(10, int(space) if math.isfinite(space) else 10))
    elif isinstance(space, str):
        gap = space[:10]
    with call_stack():
        return _Writer(replacer, gap).property(None, "", value)


class _Writer:
    def __init__(self, replacer: Any, gap: str) -> None:
        self.replacer = replacer if is_callable(replacer) else None
        self.names = (
            [to_string(name) for name in replacer.elements] if isinstance(replacer, Array) else None
        )
        self.gap = gap
        self.stack: list[JSObject] = []

    def property(self, holder: Any, key: str, value: Any) -> str | None:
        """https://tc39.es/ecma262/#sec-serializejsonproperty"""
        if isinstance(value, JSObject) and is_callable(method := value.get("toJSON")):
            value = call(method, value, [key])
        if self.replacer is not None:
            value = call(self.replacer, holder, [key, value])
        if value is jsnull:
            return "null"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, str):
            return quote_json_string(value)
        if isinstance(value, float):
            return to_string(value) if math.isfinite(value) else "null"
        if isinstance(value, JsBigInt):
            throw("TypeError", "Do not know how to serialize a BigInt")
        if isinstance(value, JSObject) and not is_callable(value):
            return self.nested(value)
        return None

    def nested(self, value: JSObject) -> str:
        if value in self.stack:
            throw("TypeError", "Converting circular structure to JSON")
        self.stack.append(value)
        if isinstance(value, PyProxy) and isinstance(value.alive(), list | tuple):
            value = Array(iterate(value))
        if isinstance(value, Array):
            parts = [
                self.property(value, str(index), each) or "null"
                for index, each in enumerate(value.elements)
            ]
            text = self.bracketed("[", parts, "]")
        else:
            colon = ": " if self.gap else ":"
            names = value.enumerable_keys() if self.names is None else self.names
            written = ((name, self.property(value, name, value.get(name))) for name in names)
            parts = [
                f"{quote_json_string(name)}{colon}{each}"
                for name, each in written
                if each is not None
            ]
            text = self.bracketed("{", parts, "}")
        self.stack.pop()
        return text

    def bracketed(self, left: str, parts: list[str], right: str) -> str:
        if not parts or not self.gap:
            return f"{left}{','.join(parts)}{right}"
        outer = "\n" + self.gap * (len(self.stack) - 1)
        inner = outer + self.gap
        return f"{left}{inner}{f',{inner}'.join(parts)}{outer}{right}"
