"""The HTMLMediaElement interface.

Made by ``python -m idl`` from idl/html_elements.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.html_element import HTMLElement
from webapi.steps import html_element as html_element_steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_keyword,
    reflected_url,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_nullable,
)
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_double
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.promises import promise_rejected_with
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring, to_usvstring
from webapi.webidl.thrown_value import thrown_value

_TimeRanges = Interface("webapi.interfaces.time_ranges", "TimeRanges")
_to_nullable_domstring = nullable(to_domstring)


class HTMLMediaElement(HTMLElement):
    """An ``audio`` or a ``video`` element.

    ``interface HTMLMediaElement : HTMLElement``

    https://html.spec.whatwg.org/multipage/#htmlmediaelement
    """

    __slots__ = ()
    _webapi_interface_name = "HTMLMediaElement"

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

    @property
    def error(self):
        """``readonly attribute any error``

        https://html.spec.whatwg.org/multipage/#dom-media-error
        """
        return self._webapi_node.error

    @property
    def networkState(self):
        """``readonly attribute unsigned short networkState``

        https://html.spec.whatwg.org/multipage/#dom-media-networkstate
        """
        return self._webapi_node.network_state

    preload = property(
        reflected_keyword(
            "preload",
            {"none": "none", "metadata": "metadata", "auto": "auto", "": "auto"},
            "metadata",
            "metadata",
        ),
        set_reflected_domstring("preload", to_domstring),
        doc="""``attribute DOMString preload``

        https://html.spec.whatwg.org/multipage/#dom-media-preload
        """,
    )

    @property
    def buffered(self):
        """``readonly attribute TimeRanges buffered``

        https://html.spec.whatwg.org/multipage/#dom-media-buffered
        """
        value = self._webapi_node.buffered
        return value.platform_object or _TimeRanges.new(value)

    def load(self):
        """Begin anew with the resource, which is not loaded: promises of `play` are rejected.

        ``undefined load()``

        https://html.spec.whatwg.org/multipage/media.html#dom-media-load
        """
        if not isinstance(self, HTMLMediaElement):
            raise illegal_invocation()
        self._webapi_node.load()

    def canPlayType(self, type):
        """Return an empty string: nothing can be played.

        ``DOMString canPlayType(DOMString type)``

        https://html.spec.whatwg.org/multipage/media.html#dom-navigator-canplaytype
        """
        if not isinstance(self, HTMLMediaElement):
            raise illegal_invocation()
        return self._webapi_node.can_play_type(to_domstring(type))

    @property
    def readyState(self):
        """``readonly attribute unsigned short readyState``

        https://html.spec.whatwg.org/multipage/#dom-media-readystate
        """
        return self._webapi_node.ready_state

    @property
    def seeking(self):
        """``readonly attribute boolean seeking``

        https://html.spec.whatwg.org/multipage/#dom-media-seeking
        """
        return self._webapi_node.seeking

    @property
    def currentTime(self):
        """``attribute double currentTime``

        https://html.spec.whatwg.org/multipage/#dom-media-currenttime
        """
        return self._webapi_node.current_time

    currentTime = currentTime.setter(
        value_setter(
            "_webapi_node",
            "current_time",
            to_double,
            context="Failed to set the 'currentTime' property on 'HTMLMediaElement': The "
            "provided value",
        )
    )

    @property
    def currentSrc(self):
        """``readonly attribute USVString currentSrc``

        https://html.spec.whatwg.org/multipage/#dom-media-currentsrc
        """
        return self._webapi_node.current_src

    @property
    def duration(self):
        """``readonly attribute unrestricted double duration``

        https://html.spec.whatwg.org/multipage/#dom-media-duration
        """
        return self._webapi_node.duration

    @property
    def paused(self):
        """``readonly attribute boolean paused``

        https://html.spec.whatwg.org/multipage/#dom-media-paused
        """
        return self._webapi_node.paused

    @property
    def defaultPlaybackRate(self):
        """``attribute double defaultPlaybackRate``

        https://html.spec.whatwg.org/multipage/#dom-media-defaultplaybackrate
        """
        return self._webapi_node.default_playback_rate

    defaultPlaybackRate = defaultPlaybackRate.setter(
        value_setter(
            "_webapi_node",
            "default_playback_rate",
            to_double,
            context="Failed to set the 'defaultPlaybackRate' property on 'HTMLMediaElement': The "
            "provided value",
        )
    )

    @property
    def playbackRate(self):
        """``attribute double playbackRate``

        https://html.spec.whatwg.org/multipage/#dom-media-playbackrate
        """
        return self._webapi_node.playback_rate

    playbackRate = playbackRate.setter(
        value_setter(
            "_webapi_node",
            "playback_rate",
            to_double,
            context="Failed to set the 'playbackRate' property on 'HTMLMediaElement': The "
            "provided value",
        )
    )

    @property
    def preservesPitch(self):
        """``attribute boolean preservesPitch``

        https://html.spec.whatwg.org/multipage/#dom-media-preservespitch
        """
        return self._webapi_node.preserves_pitch

    preservesPitch = preservesPitch.setter(
        value_setter("_webapi_node", "preserves_pitch", to_boolean)
    )

    @property
    def played(self):
        """``readonly attribute TimeRanges played``

        https://html.spec.whatwg.org/multipage/#dom-media-played
        """
        value = self._webapi_node.played
        return value.platform_object or _TimeRanges.new(value)

    @property
    def seekable(self):
        """``readonly attribute TimeRanges seekable``

        https://html.spec.whatwg.org/multipage/#dom-media-seekable
        """
        value = self._webapi_node.seekable
        return value.platform_object or _TimeRanges.new(value)

    @property
    def ended(self):
        """``readonly attribute boolean ended``

        https://html.spec.whatwg.org/multipage/#dom-media-ended
        """
        return self._webapi_node.ended

    src = property(
        reflected_url("src"),
        set_reflected_domstring("src", to_usvstring),
        doc="""The attribute ``src``.

        ``attribute USVString src``

        https://html.spec.whatwg.org/multipage/#dom-media-src
        """,
    )

    crossOrigin = property(
        reflected_keyword(
            "crossorigin",
            {"anonymous": "anonymous", "use-credentials": "use-credentials"},
            None,
            "anonymous",
        ),
        set_reflected_nullable(
            "crossorigin",
            _to_nullable_domstring,
            context="Failed to set the 'crossOrigin' property on 'HTMLMediaElement': The "
            "provided value",
        ),
        doc="""``attribute DOMString? crossOrigin``

        https://html.spec.whatwg.org/multipage/#dom-media-crossorigin
        """,
    )

    autoplay = property(
        reflected_boolean("autoplay"),
        set_reflected_boolean("autoplay", to_boolean),
        doc="""The attribute ``autoplay``.

        ``attribute boolean autoplay``

        https://html.spec.whatwg.org/multipage/#dom-media-autoplay
        """,
    )

    loop = property(
        reflected_boolean("loop"),
        set_reflected_boolean("loop", to_boolean),
        doc="""The attribute ``loop``.

        ``attribute boolean loop``

        https://html.spec.whatwg.org/multipage/#dom-media-loop
        """,
    )

    def play(self):
        """Return a promise, which is rejected if there is a source: nothing can be played.

        ``Promise<undefined> play()``

        https://html.spec.whatwg.org/multipage/media.html#dom-media-play
        """
        try:
            if not isinstance(self, HTMLMediaElement):
                raise illegal_invocation()
            return self._webapi_node.play()
        except Exception as error:
            return promise_rejected_with(thrown_value(error))

    def pause(self):
        """Pause, and reject the promises of `play` that are pending.

        ``undefined pause()``

        https://html.spec.whatwg.org/multipage/media.html#dom-media-pause
        """
        if not isinstance(self, HTMLMediaElement):
            raise illegal_invocation()
        self._webapi_node.pause()

    controls = property(
        reflected_boolean("controls"),
        set_reflected_boolean("controls", to_boolean),
        doc="""The attribute ``controls``.

        ``attribute boolean controls``

        https://html.spec.whatwg.org/multipage/#dom-media-controls
        """,
    )

    @property
    def volume(self):
        """``attribute double volume``

        https://html.spec.whatwg.org/multipage/#dom-media-volume
        """
        return self._webapi_node.volume

    volume = volume.setter(
        value_setter(
            "_webapi_node",
            "volume",
            to_double,
            context="Failed to set the 'volume' property on 'HTMLMediaElement': The provided value",
        )
    )

    @property
    def muted(self):
        """``attribute boolean muted``

        https://html.spec.whatwg.org/multipage/#dom-media-muted
        """
        return self._webapi_node.muted

    muted = muted.setter(value_setter("_webapi_node", "muted", to_boolean))

    defaultMuted = property(
        reflected_boolean("muted"),
        set_reflected_boolean("muted", to_boolean),
        doc="""The attribute ``muted``.

        ``attribute boolean defaultMuted``

        https://html.spec.whatwg.org/multipage/#dom-media-defaultmuted
        """,
    )

    loading = property(
        reflected_keyword("loading", {"lazy": "lazy", "eager": "eager"}, "eager", "eager"),
        set_reflected_domstring("loading", to_domstring),
        doc="""``attribute DOMString loading``

        https://html.spec.whatwg.org/multipage/#dom-media-loading
        """,
    )


new_object = maker_of_inheriting(HTMLMediaElement, html_element_steps.initialize, MODULES)
