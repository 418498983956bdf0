"""Python's protocols in a generated class: iteration, lengths, texts, copies and pickles."""

from __future__ import annotations

from idl.compiler import model
from idl.compiler.binding import Binding, Part
from idl.compiler.converters import is_platform_object
from idl.compiler.emit_attributes import Attributes
from idl.compiler.emit_calls import Calls
from idl.compiler.emit_results import Results
from idl.compiler.names import python_name
from idl.compiler.python_source import call, define


class Protocols(Part):
    """Writes the methods that Python's syntax and functions call."""

    def __init__(
        self, binding: Binding, results: Results, calls: Calls, attributes: Attributes
    ) -> None:
        super().__init__(binding)
        self.results = results
        self.calls = calls
        self.attributes = attributes

    def stringifying(self, stringifier: model.Stringifier) -> str:
        """The expression for the text of an object."""
        bound = self.binding.bound(stringifier, "method", "stringification_behavior")
        if bound:
            return self.binding.called(bound, ())
        return f"{self.binding.step(stringifier, 'stringification_behavior', 'this')}(self)"

    def length_and_item(self, getter: model.Operation) -> str:
        assert self.interface.length is not None
        step = self.item(getter)
        if is_platform_object(getter.type):
            same_of = self.converters.webidl("platform_objects", "same_of")
            step = self.binding.shared(
                "_item", call(same_of, step, self.results.one_of(getter.type, getter))
            )
        return f"{self.attributes.getter(self.interface.length)}, {step}"

    def item(self, getter: model.Operation) -> str:
        """The function of an object and an index."""
        name = python_name(getter.name_of_steps)
        bound = self.binding.bound(getter, "method", name)
        if not bound:
            return self.binding.step(getter, name, "this", "index")
        item_of = self.converters.webidl("platform_objects", "item_of")
        return self.binding.shared("_indexed", call(item_of, repr(f"{bound.slot}.{bound.name}")))

    def iteration(
        self, iterable: model.Iterable | None, getter: model.Operation | None
    ) -> list[str]:
        """The methods that iterate over pairs or over indexed properties."""
        module = self.imports.use("webapi.webidl", "iterables")
        sections = list[str]()
        pairs = values = ""
        if getter:
            given = self.length_and_item(getter)
            getitem = [f"return {module}.indexed(self, index, {given})"]
            if named := self.interface.named_getter:
                by_name = f"return {module}.named(self, index, self.{named})"
                getitem.insert(0, f"if isinstance(index, str):\n    {by_name}")
                contains = f"return {module}.contains_item(self, item, self.{named})"
                sections.append(define("__contains__(self, item, /)", contains))
            sections.append(define("__getitem__(self, index, /)", *getitem))
            values = f"{module}.indexed_values(self, {given})"
            if iterable:
                pairs = self.binding.shared("_pairs", f"{module}.indexed_pairs({given})")
        elif iterable:
            pairs = self.binding.step(iterable, "value_pairs_to_iterate_over", "this")
            if model.references(iterable.value, "interface"):
                same = self.results.same_or_value(iterable.value, iterable)
                pairs_of = self.converters.webidl("platform_objects", "pairs_of")
                pairs = self.binding.shared("_pairs", call(pairs_of, pairs, same))
        if iterable:
            context = f"Failed to execute 'forEach' on '{self.interface.name}': parameter 1"
            for name in model.ITERATION:
                head, body = f"{name}(self)", f"return {module}.{name}(self, {pairs})"
                if name == "values" and values:
                    body = f"return {values}"
                if name == "forEach":
                    head = "forEach(self, callback, thisArg=None)"
                    body = f"{module}.for_each(self, {pairs}, callback, {context!r})"
                text = self.documentation.iterable(self.interface, name)
                sections.append(define(head, text, self.binding.receiver_check(), body))
        each = iterable.default if iterable else "values"
        values = values or f"{module}.{each}(self, {pairs})"
        sections.append(define("__iter__(self)", f"return {values}"))
        if iterable and iterable.setlike:
            sections.append(define("__contains__(self, item, /)", "return self.has(item)"))
        elif iterable and iterable.key:
            sections.append(f"    _webapi_pairs = staticmethod({pairs})")
            if overloads := self.interface.operations.get("has"):
                by_name = pairs if len(overloads[0].arguments) == 1 else ""
                given = call(f"{module}.contains", "self", "item", "self.has", by_name)
                sections.append(define("__contains__(self, item, /)", f"return {given}"))
            no_mapping = f"raise {module}.no_mapping(self)"
            sections.append(define("__getitem__(self, key, /)", no_mapping))
        return sections

    def async_iteration(self, declaration: model.AsyncIterable) -> list[str]:
        """The methods that iterate asynchronously."""
        action = f"Failed to execute 'values' on '{self.interface.name}'"
        names = (each.name for each in declaration.arguments)
        step = self.binding.step(declaration, "asynchronous_iterator", "this", *names)
        iterator = self.converters.webidl("async_iterables", "AsyncIterator")
        made = f"return {iterator}({call(step, 'self', *self.calls.given(declaration, action))})"
        text = self.documentation.async_iterable(self.interface, declaration)
        head = call("values", "self", *self.calls.parameters(declaration))
        return [
            define(head, text, self.binding.receiver_check(), made),
            define("__aiter__(self)", "return self.values()"),
        ]

    def protocols(self) -> list[str]:
        interface, attributes = self.interface, self.interface.extended_attributes
        sections = []
        assignments = {}
        if length := interface.length:
            getting = self.attributes.getting(length)
            if getting.endswith("(self)"):
                sections.append(f"    __len__ = {getting.removesuffix('(self)')}")
            else:
                sections.append(define("__len__(self)", f"return {getting}"))
            sections.append(define("__bool__(self)", "return True"))
        if stringifier := interface.stringifier:
            if isinstance(stringifier, model.Attribute):
                getting = self.attributes.getting(stringifier)
            else:
                getting = self.stringifying(stringifier)
            if getting.endswith("(self)"):
                assignments["__str__"] = getting.removesuffix("(self)")
            else:
                sections.append(define("__str__(self)", f"return {getting}"))
            if "toString" not in interface.operations:
                text = '"""Return ``str()`` of the object."""'
                body = (text, self.binding.receiver_check(), f"return {getting}")
                sections.append(define("toString(self)", *body))
            if "Changeable" in attributes:
                change = self.converters.webidl("classes", "changed")
                copied = f"return {change}(self, members)"
                text = self.documentation.changed_copy(interface)
                sections.append(define("with_(self, /, **members)", text, copied))
            formatted = "return format(str(self), specification)"
            sections.append(define("__format__(self, specification, /)", formatted))
        elif self.binding.base() == "Exception":
            assignments["__str__"] = self.binding.step(None, "to_string", "this")
        elif not self.binding.ancestors:
            assignments["__str__"] = self.converters.webidl("classes", "to_object_text")
        if self.binding.owner_of("inspect") == self.interface.name:
            assignments["__repr__"] = self.binding.state_step("inspect", "this")
        if {"Picklable", "Serializable"} & attributes.keys():
            deserialize = self.binding.step(None, "deserialization_steps", "this", "serialized")
            assignments["__getstate__"] = self.binding.step(None, "serialization_steps", "this")
            assignments["__setstate__"] = deserialize
        if "StringMap" in attributes:
            names = self.binding.step(None, "supported_property_names", "this")
            assignments["_webapi_supported_property_names"] = names
            assignments["_webapi_named_item"] = self.binding.step(
                None, "named_item", "this", "name"
            )
            setter = self.binding.step(None, "set_item", "this", "name", "value")
            assignments["_webapi_set_item"] = setter
            assignments["_webapi_remove_item"] = self.binding.step(
                None, "remove_item", "this", "name"
            )
        if "CSSAttributes" in attributes:
            assignments["_webapi_properties"] = self.binding.step(None, "properties")
        if "ItemType" in attributes:
            alias = self.imports.use("types", "GenericAlias")
            assignments["__class_getitem__"] = f"classmethod({alias})"
        if "Uncopyable" in attributes:
            assignments["__reduce__"] = self.converters.webidl("classes", "refuse_to_copy")
        if "Serializable" in attributes:
            clone = self.binding.step(None, "cloning_steps", "this", "clone")
            new = f"clone = {interface.name}.__new__({interface.name})"
            body = (new, f"{clone}(self, clone)", "return clone")
            sections.append(define("_webapi_clone(self)", *body))
        if "ExtractAnOrigin" in attributes:
            extract = self.binding.step(None, "extract_an_origin", "this")
            assignments["_webapi_extract_an_origin"] = extract
        assigned = "\n".join(f"    {name} = {step}" for name, step in assignments.items())
        return [*sections, assigned] if assigned else sections
