"""The Web's classes for JavaScript engines that Python embeds: one module an engine.

After ``from webapi.runtimes import quickjs`` and ``bridge = quickjs.install(context)``, scripts of
that ``quickjs.Context`` have ``URL``, ``Blob``, ``Document`` and all other classes of this package,
backed by the same code. They get classes only: no ``document`` and no ``window`` appears.
"""

from webapi.runtimes.bridge import Bridge, install

__all__ = ["Bridge", "install"]
