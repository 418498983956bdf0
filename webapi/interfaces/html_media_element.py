"""The HTMLMediaElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps import html_media_element as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_keyword,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_nullable,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring, to_usvstring

_to_cross_origin = nullable(to_domstring)
_HTMLVideoElement = Interface("webapi.interfaces.html_video_element", "HTMLVideoElement")
_HTMLAudioElement = Interface("webapi.interfaces.html_audio_element", "HTMLAudioElement")
_INHERITING = {"HTMLVideoElement": _HTMLVideoElement, "HTMLAudioElement": _HTMLAudioElement}


class HTMLMediaElement(HTMLElement):
    """An ``audio`` or a ``video`` element.

    ``interface HTMLMediaElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmediaelement
    """

    __slots__ = ()

    NETWORK_EMPTY = 0
    NETWORK_IDLE = 1
    NETWORK_LOADING = 2
    NETWORK_NO_SOURCE = 3
    HAVE_NOTHING = 0
    HAVE_METADATA = 1
    HAVE_CURRENT_DATA = 2
    HAVE_FUTURE_DATA = 3
    HAVE_ENOUGH_DATA = 4

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLMediaElement")

    networkState = property(
        steps.networkState_getter,
        doc="""``readonly attribute unsigned short networkState``

        https://html.spec.whatwg.org/multipage/#dom-media-networkstate
        """,
    )

    readyState = property(
        steps.readyState_getter,
        doc="""``readonly attribute unsigned short readyState``

        https://html.spec.whatwg.org/multipage/#dom-media-readystate
        """,
    )

    seeking = property(
        steps.seeking_getter,
        doc="""``readonly attribute boolean seeking``

        https://html.spec.whatwg.org/multipage/#dom-media-seeking
        """,
    )

    currentSrc = property(
        steps.currentSrc_getter,
        doc="""``readonly attribute USVString currentSrc``

        https://html.spec.whatwg.org/multipage/#dom-media-currentsrc
        """,
    )

    duration = property(
        steps.duration_getter,
        doc="""``readonly attribute unrestricted double duration``

        https://html.spec.whatwg.org/multipage/#dom-media-duration
        """,
    )

    paused = property(
        steps.paused_getter,
        doc="""``readonly attribute boolean paused``

        https://html.spec.whatwg.org/multipage/#dom-media-paused
        """,
    )

    ended = property(
        steps.ended_getter,
        doc="""``readonly attribute boolean ended``

        https://html.spec.whatwg.org/multipage/#dom-media-ended
        """,
    )

    src = property(
        reflected_url("src"),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-media-src
        """,
    )

    @src.setter
    def src(self, value, /):
        try:
            set_reflected_domstring(self, "src", to_usvstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    crossOrigin = property(
        reflected_keyword(
            "crossorigin",
            {"anonymous": "anonymous", "use-credentials": "use-credentials"},
            None,
            "anonymous",
        ),
        doc="""``attribute DOMString? crossOrigin``

        https://html.spec.whatwg.org/multipage/#dom-media-crossorigin
        """,
    )

    @crossOrigin.setter
    def crossOrigin(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "crossorigin",
                _to_cross_origin(
                    value,
                    "Failed to set the 'crossOrigin' property on 'HTMLMediaElement': The "
                    "provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    preload = property(
        reflected_keyword(
            "preload",
            {"none": "none", "metadata": "metadata", "auto": "auto", "": "auto"},
            "metadata",
            "metadata",
        ),
        doc="""``attribute DOMString preload``

        https://html.spec.whatwg.org/multipage/#dom-media-preload
        """,
    )

    @preload.setter
    def preload(self, value, /):
        try:
            set_reflected_domstring(self, "preload", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    autoplay = property(
        reflected_boolean("autoplay"),
        doc="""The attribute ``autoplay``.

        ``attribute boolean autoplay``

        https://html.spec.whatwg.org/multipage/#dom-media-autoplay
        """,
    )

    @autoplay.setter
    def autoplay(self, value, /):
        try:
            set_reflected_boolean(self, "autoplay", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    loop = property(
        reflected_boolean("loop"),
        doc="""The attribute ``loop``.

        ``attribute boolean loop``

        https://html.spec.whatwg.org/multipage/#dom-media-loop
        """,
    )

    @loop.setter
    def loop(self, value, /):
        try:
            set_reflected_boolean(self, "loop", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    controls = property(
        reflected_boolean("controls"),
        doc="""The attribute ``controls``.

        ``attribute boolean controls``

        https://html.spec.whatwg.org/multipage/#dom-media-controls
        """,
    )

    @controls.setter
    def controls(self, value, /):
        try:
            set_reflected_boolean(self, "controls", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    defaultMuted = property(
        reflected_boolean("muted"),
        doc="""The attribute ``muted``.

        ``attribute boolean defaultMuted``

        https://html.spec.whatwg.org/multipage/#dom-media-defaultmuted
        """,
    )

    @defaultMuted.setter
    def defaultMuted(self, value, /):
        try:
            set_reflected_boolean(self, "muted", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    loading = property(
        reflected_keyword("loading", {"lazy": "lazy", "eager": "eager"}, "eager", "eager"),
        doc="""``attribute DOMString loading``

        https://html.spec.whatwg.org/multipage/#dom-media-loading
        """,
    )

    @loading.setter
    def loading(self, value, /):
        try:
            set_reflected_domstring(self, "loading", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object HTMLMediaElement]"


def new_object(value):
    """A new HTMLMediaElement object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = HTMLMediaElement.__new__(HTMLMediaElement)
    html_element_steps.initialize(this, value)
    return this
