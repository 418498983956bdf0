"""Types of the GlobalEventHandlers mixin. Made by ``python -m idl``."""

from webapi.interfaces.event_handler_non_null import EventHandlerNonNull

class GlobalEventHandlers:
    @property
    def onabort(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onabort"""
    @onabort.setter
    def onabort(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onauxclick(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onauxclick"""
    @onauxclick.setter
    def onauxclick(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onbeforeinput(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onbeforeinput"""
    @onbeforeinput.setter
    def onbeforeinput(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onbeforematch(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onbeforematch"""
    @onbeforematch.setter
    def onbeforematch(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onbeforetoggle(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onbeforetoggle"""
    @onbeforetoggle.setter
    def onbeforetoggle(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onblur(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onblur"""
    @onblur.setter
    def onblur(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncancel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncancel"""
    @oncancel.setter
    def oncancel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncanplay(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncanplay"""
    @oncanplay.setter
    def oncanplay(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncanplaythrough(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncanplaythrough"""
    @oncanplaythrough.setter
    def oncanplaythrough(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onchange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onchange"""
    @onchange.setter
    def onchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onclick(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onclick"""
    @onclick.setter
    def onclick(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onclose(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onclose"""
    @onclose.setter
    def onclose(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncommand(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncommand"""
    @oncommand.setter
    def oncommand(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncontextlost(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncontextlost"""
    @oncontextlost.setter
    def oncontextlost(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncontextmenu(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncontextmenu"""
    @oncontextmenu.setter
    def oncontextmenu(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncontextrestored(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncontextrestored"""
    @oncontextrestored.setter
    def oncontextrestored(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncopy(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncopy"""
    @oncopy.setter
    def oncopy(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncuechange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncuechange"""
    @oncuechange.setter
    def oncuechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncut(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncut"""
    @oncut.setter
    def oncut(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondblclick(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondblclick"""
    @ondblclick.setter
    def ondblclick(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondrag(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondrag"""
    @ondrag.setter
    def ondrag(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragend"""
    @ondragend.setter
    def ondragend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragenter(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragenter"""
    @ondragenter.setter
    def ondragenter(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragleave(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragleave"""
    @ondragleave.setter
    def ondragleave(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragover(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragover"""
    @ondragover.setter
    def ondragover(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragstart"""
    @ondragstart.setter
    def ondragstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondrop(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondrop"""
    @ondrop.setter
    def ondrop(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondurationchange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondurationchange"""
    @ondurationchange.setter
    def ondurationchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onemptied(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onemptied"""
    @onemptied.setter
    def onemptied(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onended(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onended"""
    @onended.setter
    def onended(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onerror(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onerror"""
    @onerror.setter
    def onerror(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onfocus(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onfocus"""
    @onfocus.setter
    def onfocus(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onformdata(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onformdata"""
    @onformdata.setter
    def onformdata(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oninput(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oninput"""
    @oninput.setter
    def oninput(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oninvalid(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oninvalid"""
    @oninvalid.setter
    def oninvalid(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onkeydown(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onkeydown"""
    @onkeydown.setter
    def onkeydown(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onkeypress(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onkeypress"""
    @onkeypress.setter
    def onkeypress(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onkeyup(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onkeyup"""
    @onkeyup.setter
    def onkeyup(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onload(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onload"""
    @onload.setter
    def onload(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onloadeddata(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onloadeddata"""
    @onloadeddata.setter
    def onloadeddata(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onloadedmetadata(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onloadedmetadata"""
    @onloadedmetadata.setter
    def onloadedmetadata(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onloadstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onloadstart"""
    @onloadstart.setter
    def onloadstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmousedown(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmousedown"""
    @onmousedown.setter
    def onmousedown(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseenter(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseenter"""
    @onmouseenter.setter
    def onmouseenter(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseleave(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseleave"""
    @onmouseleave.setter
    def onmouseleave(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmousemove(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmousemove"""
    @onmousemove.setter
    def onmousemove(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseout(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseout"""
    @onmouseout.setter
    def onmouseout(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseover(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseover"""
    @onmouseover.setter
    def onmouseover(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseup(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseup"""
    @onmouseup.setter
    def onmouseup(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpaste(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpaste"""
    @onpaste.setter
    def onpaste(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpause(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpause"""
    @onpause.setter
    def onpause(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onplay(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onplay"""
    @onplay.setter
    def onplay(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onplaying(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onplaying"""
    @onplaying.setter
    def onplaying(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onprogress(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onprogress"""
    @onprogress.setter
    def onprogress(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onratechange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onratechange"""
    @onratechange.setter
    def onratechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onreset(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onreset"""
    @onreset.setter
    def onreset(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onresize(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onresize"""
    @onresize.setter
    def onresize(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onscroll(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onscroll"""
    @onscroll.setter
    def onscroll(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onscrollend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onscrollend"""
    @onscrollend.setter
    def onscrollend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onsecuritypolicyviolation(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onsecuritypolicyviolation"""
    @onsecuritypolicyviolation.setter
    def onsecuritypolicyviolation(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onseeked(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onseeked"""
    @onseeked.setter
    def onseeked(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onseeking(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onseeking"""
    @onseeking.setter
    def onseeking(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onselect(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onselect"""
    @onselect.setter
    def onselect(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onslotchange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onslotchange"""
    @onslotchange.setter
    def onslotchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onstalled(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onstalled"""
    @onstalled.setter
    def onstalled(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onsubmit(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onsubmit"""
    @onsubmit.setter
    def onsubmit(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onsuspend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onsuspend"""
    @onsuspend.setter
    def onsuspend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontimeupdate(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontimeupdate"""
    @ontimeupdate.setter
    def ontimeupdate(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontoggle(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontoggle"""
    @ontoggle.setter
    def ontoggle(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onvolumechange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onvolumechange"""
    @onvolumechange.setter
    def onvolumechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwaiting(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwaiting"""
    @onwaiting.setter
    def onwaiting(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwebkitanimationend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationend"""
    @onwebkitanimationend.setter
    def onwebkitanimationend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwebkitanimationiteration(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationiteration"""
    @onwebkitanimationiteration.setter
    def onwebkitanimationiteration(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwebkitanimationstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationstart"""
    @onwebkitanimationstart.setter
    def onwebkitanimationstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwebkittransitionend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwebkittransitionend"""
    @onwebkittransitionend.setter
    def onwebkittransitionend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwheel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwheel"""
    @onwheel.setter
    def onwheel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerover(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerover"""
    @onpointerover.setter
    def onpointerover(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerenter(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerenter"""
    @onpointerenter.setter
    def onpointerenter(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerdown(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerdown"""
    @onpointerdown.setter
    def onpointerdown(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointermove(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointermove"""
    @onpointermove.setter
    def onpointermove(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerup(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerup"""
    @onpointerup.setter
    def onpointerup(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointercancel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointercancel"""
    @onpointercancel.setter
    def onpointercancel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerout(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerout"""
    @onpointerout.setter
    def onpointerout(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerleave(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerleave"""
    @onpointerleave.setter
    def onpointerleave(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ongotpointercapture(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ongotpointercapture"""
    @ongotpointercapture.setter
    def ongotpointercapture(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onlostpointercapture(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onlostpointercapture"""
    @onlostpointercapture.setter
    def onlostpointercapture(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontransitionrun(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontransitionrun"""
    @ontransitionrun.setter
    def ontransitionrun(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontransitionstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontransitionstart"""
    @ontransitionstart.setter
    def ontransitionstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontransitionend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontransitionend"""
    @ontransitionend.setter
    def ontransitionend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontransitioncancel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontransitioncancel"""
    @ontransitioncancel.setter
    def ontransitioncancel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onanimationstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onanimationstart"""
    @onanimationstart.setter
    def onanimationstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onanimationiteration(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onanimationiteration"""
    @onanimationiteration.setter
    def onanimationiteration(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onanimationend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onanimationend"""
    @onanimationend.setter
    def onanimationend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onanimationcancel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onanimationcancel"""
    @onanimationcancel.setter
    def onanimationcancel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onselectstart(self) -> EventHandlerNonNull | None:
        """https://w3c.github.io/selection-api/#handler-onselectstart"""
    @onselectstart.setter
    def onselectstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onselectionchange(self) -> EventHandlerNonNull | None:
        """https://w3c.github.io/selection-api/#handler-onselectionchange"""
    @onselectionchange.setter
    def onselectionchange(self, value: EventHandlerNonNull | None, /) -> None: ...
