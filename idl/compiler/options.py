"""The members of a dictionary that Python takes as keyword arguments, too."""

from __future__ import annotations

from idl.compiler import model
from idl.compiler.check import ancestors
from idl.compiler.converters import STRINGS


def options_of(
    operation: model.Operation,
    interface: model.Interface,
    dictionaries: dict[str, model.Dictionary],
) -> str | None:
    """The dictionary that the last argument is, if its members can be keyword arguments.

    They cannot if one is required, has the name of an argument, or if another argument is a
    dictionary too.
    """
    if not operation.arguments:
        return None
    *others, last = operation.arguments
    names = model.references(last.type, "dictionary")
    strings = [model.Simple(each) for each in STRINGS]
    is_string = any(each in strings for each in model.nested(last.type))
    takes_object = operation.name == "constructor" and interface.dictionary_of_object
    if len(names) != 1 or not last.optional or is_string or takes_object:
        return None
    if any(model.references(each.type, "dictionary") for each in others):
        return None
    own = dictionaries[names[0]]
    members = [each for part in (own, *ancestors(own, dictionaries)) for each in part.members]
    arguments = {each.name for each in operation.arguments}
    if any(each.required or each.name in arguments for each in members):
        return None
    return names[0]
