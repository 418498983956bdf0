"""The classes of Playwright beside those of `webapi.page`, member by member.

Each has the same kind, parameters, defaults and result, or is refused by its name, with a reason.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import os
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

if find_spec("playwright") is None and os.environ.get("WEBAPI_BROWSERS") != "required":
    pytest.skip("Playwright is not installed", allow_module_level=True)
pytest.importorskip("httpx")
pytest.importorskip("turbohtml")

from webapi.page.facade import names_of
from webapi.page.refusals import CLASSES, missing

EVENTS = frozenset(("on", "once", "remove_listener"))
"""All of Playwright's classes have these; here those that have events."""
DIFFERENT = {
    "Frame.expect_navigation": "the value is None for a fragment",
    "Page.expect_navigation": "the value is None for a fragment",
    "Page.requests": "a property with the records of all requests, older than Playwright's method",
}
OTHER_NAMES = {
    "AsyncContextManager": "Disposable",
    "AsyncDisposable": "Disposable",
    "AsyncEventContextManager": "Expectation",
    "AsyncExpectation": "Expectation",
    "EventContextManager": "Expectation",
    "JavaScriptError": "Error",
    "PageError": "Error",
    "SyncContextManager": "Disposable",
    "SyncDisposable": "Disposable",
    "SyncExpectation": "Expectation",
}
POSITIONAL = frozenset(("selector_or_locator",))
"""Arguments that nobody gives by name."""


@pytest.mark.parametrize("api", ["sync_api", "async_api"])
def test_each_member_is_playwrights_or_is_refused(api: str) -> None:
    playwright = import_module(f"playwright.{api}")
    ours = names_of(api)
    found: dict[str, list[str]] = {}
    for name in playwright.__all__:
        assert name in ours
        theirs = getattr(playwright, name)
        if inspect.isclass(theirs) and name not in CLASSES and not issubclass(theirs, dict):
            found |= differences(name, ours[name], theirs)
    assert {name: each for name, each in found.items() if name not in DIFFERENT} == {}


def differences(name: str, ours: type, theirs: type) -> dict[str, list[str]]:
    """What differs, by the name of the member."""
    found: dict[str, list[str]] = {}
    known = {*dir(ours), *attributes(ours)}
    for member in dir(theirs):
        if member.startswith("_") or (member in EVENTS and member not in known):
            continue
        their = inspect.getattr_static(theirs, member)
        if member not in known:
            if not isinstance(missing(object.__new__(ours), member), NotImplementedError):
                found[f"{name}.{member}"] = ["is missing without a reason"]
            continue
        our = inspect.getattr_static(ours, member, None)
        if inspect.isfunction(their) != inspect.isfunction(our):
            found[f"{name}.{member}"] = ["is a method on one side only"]
        elif inspect.isfunction(their) and inspect.isfunction(our):
            each = [*of_parameters(ours, our, their), *of_results(our, their)]
            if is_awaited(our) != is_awaited(their):
                each.append("is asynchronous on one side only")
            found |= {f"{name}.{member}": each} if each else {}
        elif isinstance(our, property) and isinstance(their, property):
            each = [*of_results(our.fget, their.fget)]
            found |= {f"{name}.{member}": each} if each else {}
    return found


def is_awaited(method: Any) -> bool:
    """Whether what a method returns is awaited."""
    returned = inspect.signature(method).return_annotation
    return inspect.iscoroutinefunction(method) or returned == "Done"


def attributes(kind: type) -> Iterator[str]:
    """The fields of a class, and what its methods set."""
    for base in kind.__mro__[:-1]:
        yield from getattr(base, "__annotations__", ())
        try:
            tree = ast.parse(inspect.getsource(base))
        except (OSError, TypeError):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                yield node.attr


def of_parameters(owner: type, our: Any, their: Any) -> Iterator[str]:
    """The parameters that differ, but for those that are refused by name."""
    parameters = inspect.signature(our).parameters
    for each in inspect.signature(their).parameters.values():
        mine = parameters.get(each.name)
        if mine is not None:
            if mine.kind != each.kind:
                yield f"{each.name} is {mine.kind.name}, not {each.kind.name}"
            if mine.default != each.default:
                yield f"{each.name} is {mine.default} by default, not {each.default}"
        elif each.name not in POSITIONAL and not is_refused(owner, our, each.name):
            yield f"{each.name} is missing without a reason"
    both = inspect.signature(their).parameters.keys() & parameters.keys()
    if positional(our, both) != positional(their, both):
        yield "the order is another one"


def is_refused(owner: type, method: Any, argument: str) -> bool:
    """Whether a method refuses an argument with a reason."""
    try:
        called = method(object.__new__(owner), **{argument: object()})
        if inspect.iscoroutine(called):
            asyncio.run(called)
    except TypeError as error:
        return f"takes no {argument}=, which Playwright's takes: " in str(error)
    except Exception:
        return False
    return False


def positional(method: Any, names: Any) -> list[str]:
    """The names of the parameters that have places."""
    parameters = inspect.signature(method).parameters.values()
    return [
        each.name for each in parameters if each.kind != each.KEYWORD_ONLY and each.name in names
    ]


def of_results(our: Any, their: Any) -> Iterator[str]:
    """What is returned, if annotations tell it and differ."""
    mine = shown(inspect.signature(our).return_annotation).replace("Done", "None")
    theirs = shown(inspect.signature(their).return_annotation)
    narrower = mine == "None" and theirs.endswith("| None")
    pattern = re.escape(mine).replace(r"\[Any", r"\[.*")
    newer = theirs == "None"  # what later versions of Playwright return
    if not (narrower or newer or re.fullmatch(pattern, theirs) or mine == f"{theirs}[Any]"):
        yield f"returns {mine}, not {theirs}"


def shown(annotation: Any) -> str:
    """An annotation as text, with one name for each class, and ``dict`` for all dictionaries."""
    if inspect.isclass(annotation):
        annotation = "dict" if issubclass(annotation, dict) else annotation.__name__
    text = re.sub(r"ForwardRef\('(\w+)'\)", r"\1", str(annotation))
    text = re.sub(r"\w+\._api_structures\.\w+|_api_structures\.\w+", "dict", text)
    text = re.sub(r"(?:\w+\.)+(?=\w)", "", text)
    text = re.sub(r"Optional\[(.+)\]$", r"\1 | None", text)
    text = text.replace("Any | None", "Any")
    text = text.replace("List[", "list[").replace("Dict[", "dict[")
    text = re.sub(r"dict\[[^][]*\]|FloatRect|ViewportSize", "dict", text)
    return re.sub(r"\w+", lambda name: OTHER_NAMES.get(name[0], name[0]), text)
