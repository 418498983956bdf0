// Interfaces, made by python -m idl from idl/html.webidl: change that, not this.

const keywords1 = tableOf({"ltr": "ltr", "rtl": "rtl", "auto": "auto"});
const as2 = unionValue({ __proto__: null, nullable: undefinedValue, boolean: booleanValue, numeric: unrestrictedDoubleValue, string: stringValue });
const asHTMLElement = implementationValue(HTMLElementBrand);
const asShowPopoverOptions = dictionaryValue("ShowPopoverOptions", [["source", asHTMLElement, undefined]]);
const asTogglePopoverOptions = dictionaryValue("TogglePopoverOptions", [["source", asHTMLElement, undefined], ["force", booleanValue, undefined]]);
const as6 = unionValue({ __proto__: null, dictionary: asTogglePopoverOptions, boolean: booleanValue });
const keywords7 = tableOf({"auto": "auto", "manual": "manual", "hint": "hint", "": "auto"});
const as8 = nullableValue(stringValue);
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const keywords10 = tableOf({"enter": "enter", "done": "done", "go": "go", "next": "next", "previous": "previous", "search": "search", "send": "send"});
const keywords11 = tableOf({"none": "none", "text": "text", "tel": "tel", "url": "url", "email": "email", "numeric": "numeric", "decimal": "decimal", "search": "search"});
const asFocusOptions = dictionaryValue("FocusOptions", [["focusVisible", booleanValue, undefined], ["preventScroll", booleanValue, false]]);

// HTMLElement: https://html.spec.whatwg.org/multipage/

class HTMLElement {
  constructor() {
    return htmlConstructor(HTMLElement, new.target);
  }

  attachInternals() {
    const inner = internals(HTMLElementBrand, this);
    return objectOf(attachInternals(inner));
  }

  get title() {
    return reflectedDomstring(internals(HTMLElementBrand, this), "title");
  }

  set title($value) {
    try {
      setReflectedDomstring(internals(HTMLElementBrand, this), "title", stringValue($value, "Failed to set the 'title' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get lang() {
    return reflectedDomstring(internals(HTMLElementBrand, this), "lang");
  }

  set lang($value) {
    try {
      setReflectedDomstring(internals(HTMLElementBrand, this), "lang", stringValue($value, "Failed to set the 'lang' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get translate() {
    return internals(HTMLElementBrand, this).translate;
  }

  set translate($value) {
    try {
      const inner = internals(HTMLElementBrand, this);
      inner.translate = !!$value;
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get dir() {
    return reflectedKeyword(internals(HTMLElementBrand, this), "dir", keywords1, "", "");
  }

  set dir($value) {
    try {
      setReflectedDomstring(internals(HTMLElementBrand, this), "dir", stringValue($value, "Failed to set the 'dir' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hidden() {
    return orNull(internals(HTMLElementBrand, this).hidden);
  }

  set hidden($value) {
    try {
      const inner = internals(HTMLElementBrand, this);
      inner.hidden = as2($value, "Failed to set the 'hidden' property on 'HTMLElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get inert() {
    return reflectedBoolean(internals(HTMLElementBrand, this), "inert");
  }

  set inert($value) {
    try {
      setReflectedBoolean(internals(HTMLElementBrand, this), "inert", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  click() {
    const inner = internals(HTMLElementBrand, this);
    inner.click();
  }

  get accessKey() {
    return reflectedDomstring(internals(HTMLElementBrand, this), "accesskey");
  }

  set accessKey($value) {
    try {
      setReflectedDomstring(internals(HTMLElementBrand, this), "accesskey", stringValue($value, "Failed to set the 'accessKey' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get draggable() {
    return internals(HTMLElementBrand, this).draggable;
  }

  set draggable($value) {
    try {
      const inner = internals(HTMLElementBrand, this);
      inner.draggable = !!$value;
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get spellcheck() {
    return internals(HTMLElementBrand, this).spellcheck;
  }

  set spellcheck($value) {
    try {
      const inner = internals(HTMLElementBrand, this);
      inner.spellcheck = !!$value;
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get writingSuggestions() {
    return internals(HTMLElementBrand, this).writingSuggestions;
  }

  set writingSuggestions($value) {
    try {
      setReflectedDomstring(internals(HTMLElementBrand, this), "writingsuggestions", stringValue($value, "Failed to set the 'writingSuggestions' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get autocapitalize() {
    return internals(HTMLElementBrand, this).autocapitalize;
  }

  set autocapitalize($value) {
    try {
      setReflectedDomstring(internals(HTMLElementBrand, this), "autocapitalize", stringValue($value, "Failed to set the 'autocapitalize' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get innerText() {
    return internals(HTMLElementBrand, this).innerText;
  }

  set innerText($value) {
    try {
      const inner = internals(HTMLElementBrand, this);
      inner.innerText = nullToEmptyStringValue($value, "Failed to set the 'innerText' property on 'HTMLElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get outerText() {
    return internals(HTMLElementBrand, this).outerText;
  }

  set outerText($value) {
    try {
      const inner = internals(HTMLElementBrand, this);
      inner.outerText = nullToEmptyStringValue($value, "Failed to set the 'outerText' property on 'HTMLElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  showPopover($options = undefined) {
    const inner = internals(HTMLElementBrand, this);
    inner.showPopover(asShowPopoverOptions($options, "Failed to execute 'showPopover' on 'HTMLElement': parameter 1"));
  }

  hidePopover() {
    const inner = internals(HTMLElementBrand, this);
    inner.hidePopover();
  }

  togglePopover($options = undefined) {
    const inner = internals(HTMLElementBrand, this);
    return inner.togglePopover(as6($options, "Failed to execute 'togglePopover' on 'HTMLElement': parameter 1"));
  }

  get popover() {
    return orNull(reflectedKeyword(internals(HTMLElementBrand, this), "popover", keywords7, undefined, "manual"));
  }

  set popover($value) {
    try {
      setReflectedNullable(internals(HTMLElementBrand, this), "popover", as8($value, "Failed to set the 'popover' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get offsetParent() {
    return objectOrNull(getOffsetParent(internals(HTMLElementBrand, this)));
  }

  get offsetTop() {
    return getOffsetTop(internals(HTMLElementBrand, this));
  }

  get offsetLeft() {
    return getOffsetLeft(internals(HTMLElementBrand, this));
  }

  get offsetWidth() {
    return getOffsetWidth(internals(HTMLElementBrand, this));
  }

  get offsetHeight() {
    return getOffsetHeight(internals(HTMLElementBrand, this));
  }

  get style() {
    return objectOf(internals(HTMLElementBrand, this).style);
  }

  set style($value) {
    internals(HTMLElementBrand, this);
    const target = this.style;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'style' property on 'HTMLElement': its value is not an object.");
    setProperty(target, "cssText", $value);
  }

  get onabort() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("abort"));
  }

  set onabort($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("abort", asEventHandlerNonNull($value));
  }

  get onauxclick() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("auxclick"));
  }

  set onauxclick($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("auxclick", asEventHandlerNonNull($value));
  }

  get onbeforeinput() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("beforeinput"));
  }

  set onbeforeinput($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("beforeinput", asEventHandlerNonNull($value));
  }

  get onbeforematch() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("beforematch"));
  }

  set onbeforematch($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("beforematch", asEventHandlerNonNull($value));
  }

  get onbeforetoggle() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("beforetoggle"));
  }

  set onbeforetoggle($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("beforetoggle", asEventHandlerNonNull($value));
  }

  get onblur() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("blur"));
  }

  set onblur($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("blur", asEventHandlerNonNull($value));
  }

  get oncancel() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("cancel"));
  }

  set oncancel($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("cancel", asEventHandlerNonNull($value));
  }

  get oncanplay() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("canplay"));
  }

  set oncanplay($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("canplay", asEventHandlerNonNull($value));
  }

  get oncanplaythrough() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("canplaythrough"));
  }

  set oncanplaythrough($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("canplaythrough", asEventHandlerNonNull($value));
  }

  get onchange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("change"));
  }

  set onchange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("change", asEventHandlerNonNull($value));
  }

  get onclick() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("click"));
  }

  set onclick($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("click", asEventHandlerNonNull($value));
  }

  get onclose() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("close"));
  }

  set onclose($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("close", asEventHandlerNonNull($value));
  }

  get oncommand() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("command"));
  }

  set oncommand($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("command", asEventHandlerNonNull($value));
  }

  get oncontextlost() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("contextlost"));
  }

  set oncontextlost($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("contextlost", asEventHandlerNonNull($value));
  }

  get oncontextmenu() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("contextmenu"));
  }

  set oncontextmenu($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("contextmenu", asEventHandlerNonNull($value));
  }

  get oncontextrestored() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("contextrestored"));
  }

  set oncontextrestored($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("contextrestored", asEventHandlerNonNull($value));
  }

  get oncopy() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("copy"));
  }

  set oncopy($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("copy", asEventHandlerNonNull($value));
  }

  get oncuechange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("cuechange"));
  }

  set oncuechange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("cuechange", asEventHandlerNonNull($value));
  }

  get oncut() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("cut"));
  }

  set oncut($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("cut", asEventHandlerNonNull($value));
  }

  get ondblclick() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dblclick"));
  }

  set ondblclick($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dblclick", asEventHandlerNonNull($value));
  }

  get ondrag() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("drag"));
  }

  set ondrag($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("drag", asEventHandlerNonNull($value));
  }

  get ondragend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragend"));
  }

  set ondragend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragend", asEventHandlerNonNull($value));
  }

  get ondragenter() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragenter"));
  }

  set ondragenter($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragenter", asEventHandlerNonNull($value));
  }

  get ondragleave() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragleave"));
  }

  set ondragleave($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragleave", asEventHandlerNonNull($value));
  }

  get ondragover() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragover"));
  }

  set ondragover($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragover", asEventHandlerNonNull($value));
  }

  get ondragstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragstart"));
  }

  set ondragstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragstart", asEventHandlerNonNull($value));
  }

  get ondrop() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("drop"));
  }

  set ondrop($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("drop", asEventHandlerNonNull($value));
  }

  get ondurationchange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("durationchange"));
  }

  set ondurationchange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("durationchange", asEventHandlerNonNull($value));
  }

  get onemptied() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("emptied"));
  }

  set onemptied($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("emptied", asEventHandlerNonNull($value));
  }

  get onended() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("ended"));
  }

  set onended($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("ended", asEventHandlerNonNull($value));
  }

  get onerror() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("error"));
  }

  set onerror($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("error", asEventHandlerNonNull($value));
  }

  get onfocus() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("focus"));
  }

  set onfocus($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("focus", asEventHandlerNonNull($value));
  }

  get onformdata() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("formdata"));
  }

  set onformdata($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("formdata", asEventHandlerNonNull($value));
  }

  get oninput() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("input"));
  }

  set oninput($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("input", asEventHandlerNonNull($value));
  }

  get oninvalid() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("invalid"));
  }

  set oninvalid($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("invalid", asEventHandlerNonNull($value));
  }

  get onkeydown() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("keydown"));
  }

  set onkeydown($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("keydown", asEventHandlerNonNull($value));
  }

  get onkeypress() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("keypress"));
  }

  set onkeypress($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("keypress", asEventHandlerNonNull($value));
  }

  get onkeyup() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("keyup"));
  }

  set onkeyup($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("keyup", asEventHandlerNonNull($value));
  }

  get onload() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("load"));
  }

  set onload($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("load", asEventHandlerNonNull($value));
  }

  get onloadeddata() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("loadeddata"));
  }

  set onloadeddata($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("loadeddata", asEventHandlerNonNull($value));
  }

  get onloadedmetadata() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("loadedmetadata"));
  }

  set onloadedmetadata($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("loadedmetadata", asEventHandlerNonNull($value));
  }

  get onloadstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("loadstart"));
  }

  set onloadstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("loadstart", asEventHandlerNonNull($value));
  }

  get onmousedown() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mousedown"));
  }

  set onmousedown($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mousedown", asEventHandlerNonNull($value));
  }

  get onmouseenter() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseenter"));
  }

  set onmouseenter($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseenter", asEventHandlerNonNull($value));
  }

  get onmouseleave() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseleave"));
  }

  set onmouseleave($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseleave", asEventHandlerNonNull($value));
  }

  get onmousemove() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mousemove"));
  }

  set onmousemove($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mousemove", asEventHandlerNonNull($value));
  }

  get onmouseout() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseout"));
  }

  set onmouseout($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseout", asEventHandlerNonNull($value));
  }

  get onmouseover() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseover"));
  }

  set onmouseover($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseover", asEventHandlerNonNull($value));
  }

  get onmouseup() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseup"));
  }

  set onmouseup($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseup", asEventHandlerNonNull($value));
  }

  get onpaste() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("paste"));
  }

  set onpaste($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("paste", asEventHandlerNonNull($value));
  }

  get onpause() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pause"));
  }

  set onpause($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pause", asEventHandlerNonNull($value));
  }

  get onplay() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("play"));
  }

  set onplay($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("play", asEventHandlerNonNull($value));
  }

  get onplaying() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("playing"));
  }

  set onplaying($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("playing", asEventHandlerNonNull($value));
  }

  get onprogress() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("progress"));
  }

  set onprogress($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("progress", asEventHandlerNonNull($value));
  }

  get onratechange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("ratechange"));
  }

  set onratechange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("ratechange", asEventHandlerNonNull($value));
  }

  get onreset() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("reset"));
  }

  set onreset($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("reset", asEventHandlerNonNull($value));
  }

  get onresize() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("resize"));
  }

  set onresize($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("resize", asEventHandlerNonNull($value));
  }

  get onscroll() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("scroll"));
  }

  set onscroll($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("scroll", asEventHandlerNonNull($value));
  }

  get onscrollend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("scrollend"));
  }

  set onscrollend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("scrollend", asEventHandlerNonNull($value));
  }

  get onsecuritypolicyviolation() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("securitypolicyviolation"));
  }

  set onsecuritypolicyviolation($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("securitypolicyviolation", asEventHandlerNonNull($value));
  }

  get onseeked() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("seeked"));
  }

  set onseeked($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("seeked", asEventHandlerNonNull($value));
  }

  get onseeking() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("seeking"));
  }

  set onseeking($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("seeking", asEventHandlerNonNull($value));
  }

  get onselect() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("select"));
  }

  set onselect($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("select", asEventHandlerNonNull($value));
  }

  get onslotchange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("slotchange"));
  }

  set onslotchange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("slotchange", asEventHandlerNonNull($value));
  }

  get onstalled() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("stalled"));
  }

  set onstalled($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("stalled", asEventHandlerNonNull($value));
  }

  get onsubmit() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("submit"));
  }

  set onsubmit($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("submit", asEventHandlerNonNull($value));
  }

  get onsuspend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("suspend"));
  }

  set onsuspend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("suspend", asEventHandlerNonNull($value));
  }

  get ontimeupdate() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("timeupdate"));
  }

  set ontimeupdate($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("timeupdate", asEventHandlerNonNull($value));
  }

  get ontoggle() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("toggle"));
  }

  set ontoggle($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("toggle", asEventHandlerNonNull($value));
  }

  get onvolumechange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("volumechange"));
  }

  set onvolumechange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("volumechange", asEventHandlerNonNull($value));
  }

  get onwaiting() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("waiting"));
  }

  set onwaiting($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("waiting", asEventHandlerNonNull($value));
  }

  get onwebkitanimationend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("webkitanimationend"));
  }

  set onwebkitanimationend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("webkitanimationend", asEventHandlerNonNull($value));
  }

  get onwebkitanimationiteration() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("webkitanimationiteration"));
  }

  set onwebkitanimationiteration($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("webkitanimationiteration", asEventHandlerNonNull($value));
  }

  get onwebkitanimationstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("webkitanimationstart"));
  }

  set onwebkitanimationstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("webkitanimationstart", asEventHandlerNonNull($value));
  }

  get onwebkittransitionend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("webkittransitionend"));
  }

  set onwebkittransitionend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("webkittransitionend", asEventHandlerNonNull($value));
  }

  get onwheel() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("wheel"));
  }

  set onwheel($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("wheel", asEventHandlerNonNull($value));
  }

  get onpointerover() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pointerover"));
  }

  set onpointerover($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pointerover", asEventHandlerNonNull($value));
  }

  get onpointerenter() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pointerenter"));
  }

  set onpointerenter($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pointerenter", asEventHandlerNonNull($value));
  }

  get onpointerdown() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pointerdown"));
  }

  set onpointerdown($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pointerdown", asEventHandlerNonNull($value));
  }

  get onpointermove() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pointermove"));
  }

  set onpointermove($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pointermove", asEventHandlerNonNull($value));
  }

  get onpointerup() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pointerup"));
  }

  set onpointerup($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pointerup", asEventHandlerNonNull($value));
  }

  get onpointercancel() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pointercancel"));
  }

  set onpointercancel($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pointercancel", asEventHandlerNonNull($value));
  }

  get onpointerout() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pointerout"));
  }

  set onpointerout($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pointerout", asEventHandlerNonNull($value));
  }

  get onpointerleave() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pointerleave"));
  }

  set onpointerleave($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pointerleave", asEventHandlerNonNull($value));
  }

  get ongotpointercapture() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("gotpointercapture"));
  }

  set ongotpointercapture($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("gotpointercapture", asEventHandlerNonNull($value));
  }

  get onlostpointercapture() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("lostpointercapture"));
  }

  set onlostpointercapture($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("lostpointercapture", asEventHandlerNonNull($value));
  }

  get ontransitionrun() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("transitionrun"));
  }

  set ontransitionrun($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("transitionrun", asEventHandlerNonNull($value));
  }

  get ontransitionstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("transitionstart"));
  }

  set ontransitionstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("transitionstart", asEventHandlerNonNull($value));
  }

  get ontransitionend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("transitionend"));
  }

  set ontransitionend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("transitionend", asEventHandlerNonNull($value));
  }

  get ontransitioncancel() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("transitioncancel"));
  }

  set ontransitioncancel($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("transitioncancel", asEventHandlerNonNull($value));
  }

  get onanimationstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("animationstart"));
  }

  set onanimationstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("animationstart", asEventHandlerNonNull($value));
  }

  get onanimationiteration() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("animationiteration"));
  }

  set onanimationiteration($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("animationiteration", asEventHandlerNonNull($value));
  }

  get onanimationend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("animationend"));
  }

  set onanimationend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("animationend", asEventHandlerNonNull($value));
  }

  get onanimationcancel() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("animationcancel"));
  }

  set onanimationcancel($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("animationcancel", asEventHandlerNonNull($value));
  }

  get onselectstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("selectstart"));
  }

  set onselectstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("selectstart", asEventHandlerNonNull($value));
  }

  get onselectionchange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("selectionchange"));
  }

  set onselectionchange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("selectionchange", asEventHandlerNonNull($value));
  }

  get contentEditable() {
    return internals(HTMLElementBrand, this).contentEditable;
  }

  set contentEditable($value) {
    try {
      const inner = internals(HTMLElementBrand, this);
      inner.contentEditable = stringValue($value, "Failed to set the 'contentEditable' property on 'HTMLElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get enterKeyHint() {
    return reflectedKeyword(internals(HTMLElementBrand, this), "enterkeyhint", keywords10, "", "");
  }

  set enterKeyHint($value) {
    try {
      setReflectedDomstring(internals(HTMLElementBrand, this), "enterkeyhint", stringValue($value, "Failed to set the 'enterKeyHint' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get isContentEditable() {
    return internals(HTMLElementBrand, this).isContentEditable;
  }

  get inputMode() {
    return reflectedKeyword(internals(HTMLElementBrand, this), "inputmode", keywords11, "", "");
  }

  set inputMode($value) {
    try {
      setReflectedDomstring(internals(HTMLElementBrand, this), "inputmode", stringValue($value, "Failed to set the 'inputMode' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get dataset() {
    return objectOf(internals(HTMLElementBrand, this).dataset);
  }

  get nonce() {
    return internals(HTMLElementBrand, this).nonce;
  }

  set nonce($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.nonce = stringValue($value, "Failed to set the 'nonce' property on 'HTMLElement': The value");
  }

  get autofocus() {
    return reflectedBoolean(internals(HTMLElementBrand, this), "autofocus");
  }

  set autofocus($value) {
    try {
      setReflectedBoolean(internals(HTMLElementBrand, this), "autofocus", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get tabIndex() {
    return internals(HTMLElementBrand, this).tabIndex;
  }

  set tabIndex($value) {
    try {
      setReflectedInteger(internals(HTMLElementBrand, this), "tabindex", longValue($value, "Failed to set the 'tabIndex' property on 'HTMLElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  focus($options = undefined) {
    const inner = internals(HTMLElementBrand, this);
    inner.focus(asFocusOptions($options, "Failed to execute 'focus' on 'HTMLElement': parameter 1"));
  }

  blur() {
    const inner = internals(HTMLElementBrand, this);
    inner.blur();
  }
}

expose(HTMLElementBrand, HTMLElement, [],
  ["attachInternals", "title", "lang", "translate", "dir", "hidden", "inert", "click", "accessKey", "draggable", "spellcheck", "writingSuggestions", "autocapitalize", "innerText", "outerText", "showPopover", "hidePopover", "togglePopover", "popover", "offsetParent", "offsetTop", "offsetLeft", "offsetWidth", "offsetHeight", "style", "onabort", "onauxclick", "onbeforeinput", "onbeforematch", "onbeforetoggle", "onblur", "oncancel", "oncanplay", "oncanplaythrough", "onchange", "onclick", "onclose", "oncommand", "oncontextlost", "oncontextmenu", "oncontextrestored", "oncopy", "oncuechange", "oncut", "ondblclick", "ondrag", "ondragend", "ondragenter", "ondragleave", "ondragover", "ondragstart", "ondrop", "ondurationchange", "onemptied", "onended", "onerror", "onfocus", "onformdata", "oninput", "oninvalid", "onkeydown", "onkeypress", "onkeyup", "onload", "onloadeddata", "onloadedmetadata", "onloadstart", "onmousedown", "onmouseenter", "onmouseleave", "onmousemove", "onmouseout", "onmouseover", "onmouseup", "onpaste", "onpause", "onplay", "onplaying", "onprogress", "onratechange", "onreset", "onresize", "onscroll", "onscrollend", "onsecuritypolicyviolation", "onseeked", "onseeking", "onselect", "onslotchange", "onstalled", "onsubmit", "onsuspend", "ontimeupdate", "ontoggle", "onvolumechange", "onwaiting", "onwebkitanimationend", "onwebkitanimationiteration", "onwebkitanimationstart", "onwebkittransitionend", "onwheel", "onpointerover", "onpointerenter", "onpointerdown", "onpointermove", "onpointerup", "onpointercancel", "onpointerout", "onpointerleave", "ongotpointercapture", "onlostpointercapture", "ontransitionrun", "ontransitionstart", "ontransitionend", "ontransitioncancel", "onanimationstart", "onanimationiteration", "onanimationend", "onanimationcancel", "onselectstart", "onselectionchange", "contentEditable", "enterKeyHint", "isContentEditable", "inputMode", "dataset", "nonce", "autofocus", "tabIndex", "focus", "blur"]);
