// Interfaces, made by python -m idl from idl/svg.webidl: change that, not this.

const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const asFocusOptions = dictionaryValue("FocusOptions", [["focusVisible", booleanValue, undefined], ["preventScroll", booleanValue, false]]);

// SVGElement: https://svgwg.org/svg2-draft/

class SVGElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'SVGElement': Illegal constructor");
  }

  get className() {
    return objectOf(internals(SVGElementBrand, this).animatedClassName);
  }

  get ownerSVGElement() {
    return objectOrNull(internals(SVGElementBrand, this).ownerSvgElement);
  }

  get viewportElement() {
    return objectOrNull(internals(SVGElementBrand, this).viewportElement);
  }

  get style() {
    return objectOf(internals(SVGElementBrand, this).style);
  }

  set style($value) {
    internals(SVGElementBrand, this);
    const target = this.style;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'style' property on 'SVGElement': its value is not an object.");
    setProperty(target, "cssText", $value);
  }

  get onabort() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("abort"));
  }

  set onabort($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("abort", asEventHandlerNonNull($value));
  }

  get onauxclick() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("auxclick"));
  }

  set onauxclick($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("auxclick", asEventHandlerNonNull($value));
  }

  get onbeforeinput() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("beforeinput"));
  }

  set onbeforeinput($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("beforeinput", asEventHandlerNonNull($value));
  }

  get onbeforematch() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("beforematch"));
  }

  set onbeforematch($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("beforematch", asEventHandlerNonNull($value));
  }

  get onbeforetoggle() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("beforetoggle"));
  }

  set onbeforetoggle($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("beforetoggle", asEventHandlerNonNull($value));
  }

  get onblur() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("blur"));
  }

  set onblur($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("blur", asEventHandlerNonNull($value));
  }

  get oncancel() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("cancel"));
  }

  set oncancel($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("cancel", asEventHandlerNonNull($value));
  }

  get oncanplay() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("canplay"));
  }

  set oncanplay($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("canplay", asEventHandlerNonNull($value));
  }

  get oncanplaythrough() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("canplaythrough"));
  }

  set oncanplaythrough($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("canplaythrough", asEventHandlerNonNull($value));
  }

  get onchange() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("change"));
  }

  set onchange($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("change", asEventHandlerNonNull($value));
  }

  get onclick() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("click"));
  }

  set onclick($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("click", asEventHandlerNonNull($value));
  }

  get onclose() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("close"));
  }

  set onclose($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("close", asEventHandlerNonNull($value));
  }

  get oncommand() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("command"));
  }

  set oncommand($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("command", asEventHandlerNonNull($value));
  }

  get oncontextlost() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("contextlost"));
  }

  set oncontextlost($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("contextlost", asEventHandlerNonNull($value));
  }

  get oncontextmenu() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("contextmenu"));
  }

  set oncontextmenu($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("contextmenu", asEventHandlerNonNull($value));
  }

  get oncontextrestored() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("contextrestored"));
  }

  set oncontextrestored($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("contextrestored", asEventHandlerNonNull($value));
  }

  get oncopy() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("copy"));
  }

  set oncopy($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("copy", asEventHandlerNonNull($value));
  }

  get oncuechange() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("cuechange"));
  }

  set oncuechange($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("cuechange", asEventHandlerNonNull($value));
  }

  get oncut() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("cut"));
  }

  set oncut($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("cut", asEventHandlerNonNull($value));
  }

  get ondblclick() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("dblclick"));
  }

  set ondblclick($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("dblclick", asEventHandlerNonNull($value));
  }

  get ondrag() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("drag"));
  }

  set ondrag($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("drag", asEventHandlerNonNull($value));
  }

  get ondragend() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("dragend"));
  }

  set ondragend($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("dragend", asEventHandlerNonNull($value));
  }

  get ondragenter() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("dragenter"));
  }

  set ondragenter($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("dragenter", asEventHandlerNonNull($value));
  }

  get ondragleave() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("dragleave"));
  }

  set ondragleave($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("dragleave", asEventHandlerNonNull($value));
  }

  get ondragover() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("dragover"));
  }

  set ondragover($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("dragover", asEventHandlerNonNull($value));
  }

  get ondragstart() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("dragstart"));
  }

  set ondragstart($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("dragstart", asEventHandlerNonNull($value));
  }

  get ondrop() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("drop"));
  }

  set ondrop($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("drop", asEventHandlerNonNull($value));
  }

  get ondurationchange() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("durationchange"));
  }

  set ondurationchange($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("durationchange", asEventHandlerNonNull($value));
  }

  get onemptied() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("emptied"));
  }

  set onemptied($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("emptied", asEventHandlerNonNull($value));
  }

  get onended() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("ended"));
  }

  set onended($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("ended", asEventHandlerNonNull($value));
  }

  get onerror() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("error"));
  }

  set onerror($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("error", asEventHandlerNonNull($value));
  }

  get onfocus() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("focus"));
  }

  set onfocus($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("focus", asEventHandlerNonNull($value));
  }

  get onformdata() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("formdata"));
  }

  set onformdata($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("formdata", asEventHandlerNonNull($value));
  }

  get oninput() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("input"));
  }

  set oninput($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("input", asEventHandlerNonNull($value));
  }

  get oninvalid() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("invalid"));
  }

  set oninvalid($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("invalid", asEventHandlerNonNull($value));
  }

  get onkeydown() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("keydown"));
  }

  set onkeydown($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("keydown", asEventHandlerNonNull($value));
  }

  get onkeypress() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("keypress"));
  }

  set onkeypress($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("keypress", asEventHandlerNonNull($value));
  }

  get onkeyup() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("keyup"));
  }

  set onkeyup($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("keyup", asEventHandlerNonNull($value));
  }

  get onload() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("load"));
  }

  set onload($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("load", asEventHandlerNonNull($value));
  }

  get onloadeddata() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("loadeddata"));
  }

  set onloadeddata($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("loadeddata", asEventHandlerNonNull($value));
  }

  get onloadedmetadata() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("loadedmetadata"));
  }

  set onloadedmetadata($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("loadedmetadata", asEventHandlerNonNull($value));
  }

  get onloadstart() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("loadstart"));
  }

  set onloadstart($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("loadstart", asEventHandlerNonNull($value));
  }

  get onmousedown() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("mousedown"));
  }

  set onmousedown($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("mousedown", asEventHandlerNonNull($value));
  }

  get onmouseenter() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("mouseenter"));
  }

  set onmouseenter($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("mouseenter", asEventHandlerNonNull($value));
  }

  get onmouseleave() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("mouseleave"));
  }

  set onmouseleave($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("mouseleave", asEventHandlerNonNull($value));
  }

  get onmousemove() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("mousemove"));
  }

  set onmousemove($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("mousemove", asEventHandlerNonNull($value));
  }

  get onmouseout() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("mouseout"));
  }

  set onmouseout($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("mouseout", asEventHandlerNonNull($value));
  }

  get onmouseover() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("mouseover"));
  }

  set onmouseover($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("mouseover", asEventHandlerNonNull($value));
  }

  get onmouseup() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("mouseup"));
  }

  set onmouseup($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("mouseup", asEventHandlerNonNull($value));
  }

  get onpaste() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("paste"));
  }

  set onpaste($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("paste", asEventHandlerNonNull($value));
  }

  get onpause() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pause"));
  }

  set onpause($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pause", asEventHandlerNonNull($value));
  }

  get onplay() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("play"));
  }

  set onplay($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("play", asEventHandlerNonNull($value));
  }

  get onplaying() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("playing"));
  }

  set onplaying($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("playing", asEventHandlerNonNull($value));
  }

  get onprogress() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("progress"));
  }

  set onprogress($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("progress", asEventHandlerNonNull($value));
  }

  get onratechange() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("ratechange"));
  }

  set onratechange($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("ratechange", asEventHandlerNonNull($value));
  }

  get onreset() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("reset"));
  }

  set onreset($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("reset", asEventHandlerNonNull($value));
  }

  get onresize() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("resize"));
  }

  set onresize($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("resize", asEventHandlerNonNull($value));
  }

  get onscroll() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("scroll"));
  }

  set onscroll($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("scroll", asEventHandlerNonNull($value));
  }

  get onscrollend() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("scrollend"));
  }

  set onscrollend($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("scrollend", asEventHandlerNonNull($value));
  }

  get onsecuritypolicyviolation() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("securitypolicyviolation"));
  }

  set onsecuritypolicyviolation($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("securitypolicyviolation", asEventHandlerNonNull($value));
  }

  get onseeked() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("seeked"));
  }

  set onseeked($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("seeked", asEventHandlerNonNull($value));
  }

  get onseeking() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("seeking"));
  }

  set onseeking($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("seeking", asEventHandlerNonNull($value));
  }

  get onselect() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("select"));
  }

  set onselect($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("select", asEventHandlerNonNull($value));
  }

  get onslotchange() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("slotchange"));
  }

  set onslotchange($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("slotchange", asEventHandlerNonNull($value));
  }

  get onstalled() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("stalled"));
  }

  set onstalled($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("stalled", asEventHandlerNonNull($value));
  }

  get onsubmit() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("submit"));
  }

  set onsubmit($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("submit", asEventHandlerNonNull($value));
  }

  get onsuspend() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("suspend"));
  }

  set onsuspend($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("suspend", asEventHandlerNonNull($value));
  }

  get ontimeupdate() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("timeupdate"));
  }

  set ontimeupdate($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("timeupdate", asEventHandlerNonNull($value));
  }

  get ontoggle() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("toggle"));
  }

  set ontoggle($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("toggle", asEventHandlerNonNull($value));
  }

  get onvolumechange() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("volumechange"));
  }

  set onvolumechange($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("volumechange", asEventHandlerNonNull($value));
  }

  get onwaiting() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("waiting"));
  }

  set onwaiting($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("waiting", asEventHandlerNonNull($value));
  }

  get onwebkitanimationend() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("webkitanimationend"));
  }

  set onwebkitanimationend($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("webkitanimationend", asEventHandlerNonNull($value));
  }

  get onwebkitanimationiteration() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("webkitanimationiteration"));
  }

  set onwebkitanimationiteration($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("webkitanimationiteration", asEventHandlerNonNull($value));
  }

  get onwebkitanimationstart() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("webkitanimationstart"));
  }

  set onwebkitanimationstart($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("webkitanimationstart", asEventHandlerNonNull($value));
  }

  get onwebkittransitionend() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("webkittransitionend"));
  }

  set onwebkittransitionend($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("webkittransitionend", asEventHandlerNonNull($value));
  }

  get onwheel() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("wheel"));
  }

  set onwheel($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("wheel", asEventHandlerNonNull($value));
  }

  get onpointerover() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pointerover"));
  }

  set onpointerover($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pointerover", asEventHandlerNonNull($value));
  }

  get onpointerenter() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pointerenter"));
  }

  set onpointerenter($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pointerenter", asEventHandlerNonNull($value));
  }

  get onpointerdown() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pointerdown"));
  }

  set onpointerdown($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pointerdown", asEventHandlerNonNull($value));
  }

  get onpointermove() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pointermove"));
  }

  set onpointermove($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pointermove", asEventHandlerNonNull($value));
  }

  get onpointerup() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pointerup"));
  }

  set onpointerup($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pointerup", asEventHandlerNonNull($value));
  }

  get onpointercancel() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pointercancel"));
  }

  set onpointercancel($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pointercancel", asEventHandlerNonNull($value));
  }

  get onpointerout() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pointerout"));
  }

  set onpointerout($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pointerout", asEventHandlerNonNull($value));
  }

  get onpointerleave() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("pointerleave"));
  }

  set onpointerleave($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("pointerleave", asEventHandlerNonNull($value));
  }

  get ongotpointercapture() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("gotpointercapture"));
  }

  set ongotpointercapture($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("gotpointercapture", asEventHandlerNonNull($value));
  }

  get onlostpointercapture() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("lostpointercapture"));
  }

  set onlostpointercapture($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("lostpointercapture", asEventHandlerNonNull($value));
  }

  get ontransitionrun() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("transitionrun"));
  }

  set ontransitionrun($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("transitionrun", asEventHandlerNonNull($value));
  }

  get ontransitionstart() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("transitionstart"));
  }

  set ontransitionstart($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("transitionstart", asEventHandlerNonNull($value));
  }

  get ontransitionend() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("transitionend"));
  }

  set ontransitionend($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("transitionend", asEventHandlerNonNull($value));
  }

  get ontransitioncancel() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("transitioncancel"));
  }

  set ontransitioncancel($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("transitioncancel", asEventHandlerNonNull($value));
  }

  get onanimationstart() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("animationstart"));
  }

  set onanimationstart($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("animationstart", asEventHandlerNonNull($value));
  }

  get onanimationiteration() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("animationiteration"));
  }

  set onanimationiteration($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("animationiteration", asEventHandlerNonNull($value));
  }

  get onanimationend() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("animationend"));
  }

  set onanimationend($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("animationend", asEventHandlerNonNull($value));
  }

  get onanimationcancel() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("animationcancel"));
  }

  set onanimationcancel($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("animationcancel", asEventHandlerNonNull($value));
  }

  get onselectstart() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("selectstart"));
  }

  set onselectstart($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("selectstart", asEventHandlerNonNull($value));
  }

  get onselectionchange() {
    return givenOrNull(internals(SVGElementBrand, this).getEventHandler("selectionchange"));
  }

  set onselectionchange($value) {
    const inner = internals(SVGElementBrand, this);
    inner.setEventHandler("selectionchange", asEventHandlerNonNull($value));
  }

  get dataset() {
    return objectOf(internals(SVGElementBrand, this).dataset);
  }

  get nonce() {
    return internals(SVGElementBrand, this).nonce;
  }

  set nonce($value) {
    const inner = internals(SVGElementBrand, this);
    inner.nonce = stringValue($value, "Failed to set the 'nonce' property on 'SVGElement': The value");
  }

  get autofocus() {
    return reflectedBoolean(internals(SVGElementBrand, this), "autofocus");
  }

  set autofocus($value) {
    try {
      setReflectedBoolean(internals(SVGElementBrand, this), "autofocus", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get tabIndex() {
    return internals(SVGElementBrand, this).tabIndex;
  }

  set tabIndex($value) {
    try {
      setReflectedInteger(internals(SVGElementBrand, this), "tabindex", longValue($value, "Failed to set the 'tabIndex' property on 'SVGElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  focus($options = undefined) {
    const inner = internals(SVGElementBrand, this);
    inner.focus(asFocusOptions($options, "Failed to execute 'focus' on 'SVGElement': parameter 1"));
  }

  blur() {
    const inner = internals(SVGElementBrand, this);
    inner.blur();
  }
}

expose(SVGElementBrand, SVGElement, [],
  ["className", "ownerSVGElement", "viewportElement", "style", "onabort", "onauxclick", "onbeforeinput", "onbeforematch", "onbeforetoggle", "onblur", "oncancel", "oncanplay", "oncanplaythrough", "onchange", "onclick", "onclose", "oncommand", "oncontextlost", "oncontextmenu", "oncontextrestored", "oncopy", "oncuechange", "oncut", "ondblclick", "ondrag", "ondragend", "ondragenter", "ondragleave", "ondragover", "ondragstart", "ondrop", "ondurationchange", "onemptied", "onended", "onerror", "onfocus", "onformdata", "oninput", "oninvalid", "onkeydown", "onkeypress", "onkeyup", "onload", "onloadeddata", "onloadedmetadata", "onloadstart", "onmousedown", "onmouseenter", "onmouseleave", "onmousemove", "onmouseout", "onmouseover", "onmouseup", "onpaste", "onpause", "onplay", "onplaying", "onprogress", "onratechange", "onreset", "onresize", "onscroll", "onscrollend", "onsecuritypolicyviolation", "onseeked", "onseeking", "onselect", "onslotchange", "onstalled", "onsubmit", "onsuspend", "ontimeupdate", "ontoggle", "onvolumechange", "onwaiting", "onwebkitanimationend", "onwebkitanimationiteration", "onwebkitanimationstart", "onwebkittransitionend", "onwheel", "onpointerover", "onpointerenter", "onpointerdown", "onpointermove", "onpointerup", "onpointercancel", "onpointerout", "onpointerleave", "ongotpointercapture", "onlostpointercapture", "ontransitionrun", "ontransitionstart", "ontransitionend", "ontransitioncancel", "onanimationstart", "onanimationiteration", "onanimationend", "onanimationcancel", "onselectstart", "onselectionchange", "dataset", "nonce", "autofocus", "tabIndex", "focus", "blur"]);
