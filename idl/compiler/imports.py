"""The import block of a generated module."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Imports:
    """What a generated module imports: names by module, and whole modules."""

    names: dict[str, set[str]] = field(default_factory=dict)
    modules: set[str] = field(default_factory=set)

    def use(self, module: str, name: str) -> str:
        """Import ``name`` (perhaps ``x as y``) from ``module``; the name to use."""
        self.names.setdefault(module, set()).add(name)
        return name.rpartition(" ")[2]

    def block(self, indent: int = 0) -> str:
        """The lines, in the order of ruff's import sorting."""
        pad = " " * indent
        sections: dict[bool, list[str]] = {False: [], True: []}
        for module in sorted(self.modules):
            sections[False].append(f"{pad}import {module}")
        for module in sorted(self.names):
            renamed = sorted(name for name in self.names[module] if " as " in name)
            plain = sorted(self.names[module].difference(renamed), key=_sorting_key)
            section = sections[module.partition(".")[0] not in _STANDARD_LIBRARY]
            for names in filter(None, [plain, *([name] for name in renamed)]):
                section.append(f"{pad}from {module} import {', '.join(names)}")
        return "\n\n".join("\n".join(lines) for lines in sections.values() if lines)


_STANDARD_LIBRARY = ("collections", "typing")


def _sorting_key(name: str) -> tuple[int, str]:
    """Constants, then classes, then the rest."""
    return (0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2, name)
