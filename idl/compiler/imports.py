"""The import block of a generated module."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass, field


@dataclass
class Imports:
    """The imports of a generated module: names by module, and whole modules."""

    names: dict[str, set[str]] = field(default_factory=dict)
    modules: set[str] = field(default_factory=set)

    def use(self, module: str, name: str) -> str:
        """Import ``name`` (perhaps ``x as y``) from ``module``; the name to use."""
        self.names.setdefault(module, set()).add(name)
        return name.rpartition(" ")[2]

    def block(self, indent: int = 0) -> str:
        """The lines, which ruff sorts."""
        lines = [f"import {module}" for module in sorted(self.modules)]
        for module, names in sorted(self.names.items()):
            if names:
                lines.append(f"from {module} import {', '.join(sorted(names))}")
        return textwrap.indent("\n".join(lines), " " * indent)
