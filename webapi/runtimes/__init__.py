"""The Web's classes for JavaScript engines that Python embeds: one module an engine.

After ``from webapi.runtimes import quickjs`` and ``bridge = quickjs.install(context)``, scripts of
that ``quickjs.Context`` have ``URL``, ``URLSearchParams`` and whatever else the standards expose
everywhere, backed by the same code as the classes of this package.
"""

from webapi.runtimes.bridge import Bridge, install

__all__ = ["Bridge", "install"]
