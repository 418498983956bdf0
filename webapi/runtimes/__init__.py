"""The Web's classes for JavaScript engines that Python embeds: one module an engine.

>>> from webapi.runtimes import quickjs  # doctest: +SKIP
>>> bridge = quickjs.install(context)  # doctest: +SKIP
"""

from webapi.runtimes.bridge import Bridge, install

__all__ = ["Bridge", "install"]
