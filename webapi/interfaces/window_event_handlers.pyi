"""Types of the WindowEventHandlers mixin. Made by ``python -m idl``."""

from webapi.interfaces.event_handler_non_null import EventHandlerNonNull

class WindowEventHandlers:
    @property
    def onafterprint(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onafterprint"""
    @onafterprint.setter
    def onafterprint(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onbeforeprint(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onbeforeprint"""
    @onbeforeprint.setter
    def onbeforeprint(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onbeforeunload(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onbeforeunload"""
    @onbeforeunload.setter
    def onbeforeunload(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onhashchange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onhashchange"""
    @onhashchange.setter
    def onhashchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onlanguagechange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onlanguagechange"""
    @onlanguagechange.setter
    def onlanguagechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmessage(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onmessage"""
    @onmessage.setter
    def onmessage(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmessageerror(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onmessageerror"""
    @onmessageerror.setter
    def onmessageerror(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onoffline(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onoffline"""
    @onoffline.setter
    def onoffline(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ononline(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-ononline"""
    @ononline.setter
    def ononline(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpagehide(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpagehide"""
    @onpagehide.setter
    def onpagehide(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpagereveal(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpagereveal"""
    @onpagereveal.setter
    def onpagereveal(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpageshow(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpageshow"""
    @onpageshow.setter
    def onpageshow(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpageswap(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpageswap"""
    @onpageswap.setter
    def onpageswap(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpopstate(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onpopstate"""
    @onpopstate.setter
    def onpopstate(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onrejectionhandled(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onrejectionhandled"""
    @onrejectionhandled.setter
    def onrejectionhandled(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onstorage(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onstorage"""
    @onstorage.setter
    def onstorage(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onunhandledrejection(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onunhandledrejection"""
    @onunhandledrejection.setter
    def onunhandledrejection(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onunload(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-windoweventhandlers-onunload"""
    @onunload.setter
    def onunload(self, value: EventHandlerNonNull | None, /) -> None: ...
