"""What the parts of a generated module share: imports, constants, and the steps that are called."""

from __future__ import annotations

from collections.abc import Iterable

from idl.compiler import model
from idl.compiler.bound import Bound, Implementations
from idl.compiler.check import ancestors
from idl.compiler.converters import Converters
from idl.compiler.documentation import Documentation
from idl.compiler.implementations import Kind
from idl.compiler.imports import Imports
from idl.compiler.names import python_name, snake_case
from idl.compiler.python_source import call
from idl.compiler.reflections import reflection_of
from idl.compiler.steps import Step


class Binding:
    """Binds the members of one interface to steps or to what is written once."""

    def __init__(
        self,
        interface: model.Interface,
        definitions: model.Definitions,
        documentation: Documentation,
        package: str,
        steps_package: str,
        implementations: Implementations,
    ) -> None:
        self.interface = interface
        self.implementations = implementations
        self.ancestors = ancestors(interface, definitions.interfaces)
        self.definitions = definitions
        self.documentation = documentation
        self.imports = Imports()
        self.constants: dict[str, str] = {}
        self.converters = Converters(self.imports, package, self.constants, implementations.slot_of)
        self.package = package
        self.steps_package = steps_package
        self.wanted: list[Step] = []
        self.stateful = stateful(interface, self.ancestors)

    def base(self) -> str:
        """The bases of the class, as its definition has them."""
        inherits = self.interface.inherits
        if "StringMap" in self.interface.extended_attributes:
            return self.converters.webidl("string_maps", "StringMap")
        if "CSSAttributes" in self.interface.extended_attributes:
            assert inherits is not None
            attributes = self.converters.webidl("css_attributes", "CSSAttributes")
            base = self.imports.use(f"{self.package}.{snake_case(inherits)}", inherits)
            return f"{attributes}, {base}"
        if inherits is None:
            return "Exception" if "Exception" in self.interface.extended_attributes else ""
        return self.imports.use(f"{self.package}.{snake_case(inherits)}", inherits)

    def state(self, name: str, member: model.Member) -> str:
        """The class of the values that stand for the objects of an interface."""
        found = self.implementations.of(name)
        if found and not self.implementations.has_step(name, "State"):
            class_, _ = found
            return self.imports.use(class_.__module__, f"{class_.__name__} as {name}Impl")
        self.want(name, "State", None, member)
        return f"{self.steps(name)}.State"

    def steps(self, owner: str) -> str:
        """The steps module of the interface or of a mixin."""
        module = snake_case(owner)
        if owner == self.interface.name:
            return self.imports.use(self.steps_package, f"{module} as steps")
        return self.imports.use(self.steps_package, f"{module} as {module}_steps")

    def step(self, member: model.Member | None, name: str, *arguments: str) -> str:
        """Name the step that a member, or the interface, calls with these arguments."""
        owner = self.interface.name if member is None else member.declared_in
        self.want(owner, name, arguments, member)
        return f"{self.steps(owner)}.{name}"

    def state_step(self, name: str, *arguments: str) -> str:
        """Name a step of the interface that has the private attributes, or that it inherits."""
        owner = self.owner_of(name)
        self.want(owner, name, arguments, None)
        return f"{self.steps(owner)}.{name}"

    def owner_of(self, step: str) -> str:
        """The interface whose steps have ``initialize`` or ``inspect``: the nearest one."""
        names = [self.interface.name, *(each.name for each in self.ancestors)]
        inherited = names[names.index(self.stateful) :]
        has_step = self.implementations.has_step
        return next((each for each in inherited if has_step(each, step)), self.stateful)

    def want(
        self, owner: str, name: str, arguments: tuple[str, ...] | None, member: model.Member | None
    ) -> None:
        """Note a step that generated code uses for a member, or for the interface."""
        shown, location = self.interface.name, self.interface.location
        if member is not None:
            shown = f"{member.declared_in}.{getattr(member, 'name', member)}"
            location = member.location
        self.wanted.append(Step(owner, name, arguments, shown, location))

    def reflection_step(self, member: model.Attribute, name: str, *arguments: str) -> str:
        """The step that [Reflect] calls."""
        self.want("reflection", name, arguments, member)
        return self.imports.use(f"{self.steps_package}.reflection", name)

    def has_no_step(self, member: model.AnyMember, step: str) -> bool:
        """Whether a member of an interface with an implementation has no step of that name."""
        return self.implementations.of(self.interface.name) is not None and not (
            self.implementations.has_step(member.declared_in, step)
        )

    def bound(self, member: model.AnyMember, kind: Kind, step: str) -> Bound | None:
        """What implements a member that has no step."""
        if not self.has_no_step(member, step):
            return None
        name = step
        match member:
            case model.Attribute():
                reflection = reflection_of(member, self.definitions.keywords)
                is_set = kind == "settable attribute"
                if is_event_handler(member) or (
                    reflection and (reflection.setter if is_set else reflection.getter)
                ):
                    return None
                name = member.extended_attributes.get("ImplementedAs") or member.name
            case model.Operation(static=True) | model.Operation(name="constructor"):
                return None
            case model.Operation():
                own = python_name(member.name_of_steps)
                suffix = step.removeprefix(own)
                name = (member.extended_attributes.get("ImplementedAs") or own) + suffix
        return self.implementations.bind(self.interface, member, kind, name)

    def called(self, bound: Bound, arguments: Iterable[str]) -> str:
        """The call of what implements an operation, or the function of an attribute."""
        inner = f"self.{bound.slot}"
        if bound.module:
            return call(self.imports.use(bound.module, bound.name), inner, *arguments)
        return call(f"{inner}.{bound.name}", *arguments)

    def got(self, bound: Bound) -> str:
        """The expression for the value of an attribute."""
        return self.called(bound, ()) if bound.module else f"self.{bound.slot}.{bound.name}"

    def receiver_check(self) -> str:
        """https://webidl.spec.whatwg.org/#dfn-create-operation-function, on ``this``"""
        raising = self.converters.webidl("exceptions", "illegal_invocation")
        return f"if not isinstance(self, {self.interface.name}):\n    raise {raising}()"

    def shared(self, name: str, expression: str) -> str:
        """A module-level constant with the value of an expression."""
        if expression == "nullable(to_domstring)":
            name = "_to_nullable_domstring"
        candidate, number = name, 2
        while self.constants.get(candidate, expression) != expression:
            candidate, number = f"{name}_{number}", number + 1
        self.constants[candidate] = expression
        return candidate


class Part:
    """Writes a part of the module."""

    def __init__(self, binding: Binding) -> None:
        self.binding = binding
        self.interface = binding.interface
        self.documentation = binding.documentation
        self.imports = binding.imports
        self.constants = binding.constants
        self.converters = binding.converters


def stateful(interface: model.Interface, ancestors: list[model.Interface]) -> str:
    """The interface whose steps have the private attributes, ``initialize`` and ``inspect``.

    That is the interface itself, or the [SharedState] one that it inherits from.
    """
    shared = (each.name for each in ancestors if "SharedState" in each.extended_attributes)
    return next(shared, interface.name)


def is_event_handler(attribute: model.Attribute) -> bool:
    """https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes"""
    handler = model.Reference("EventHandlerNonNull", "callback")
    return attribute.type == model.Nullable(handler)
