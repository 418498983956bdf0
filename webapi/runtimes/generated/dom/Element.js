// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asShadowRootMode = enumValue("ShadowRootMode", ["open", "closed"]);
const asSlotAssignmentMode = enumValue("SlotAssignmentMode", ["manual", "named"]);
const asShadowRootInit = dictionaryValue("ShadowRootInit", [["clonable", booleanValue, false], ["delegatesFocus", booleanValue, false], ["mode", asShadowRootMode, isRequired], ["serializable", booleanValue, false], ["slotAssignment", asSlotAssignmentMode, "named"]]);
const plain4 = arrayOf(anyValue);
const as5 = nullableValue(stringValue);
const asAttr = implementationValue(AttrBrand);
const asElement = implementationValue(ElementBrand);
const asCheckVisibilityOptions = dictionaryValue("CheckVisibilityOptions", [["checkOpacity", booleanValue, false], ["checkVisibilityCSS", booleanValue, false], ["contentVisibilityAuto", booleanValue, false], ["opacityProperty", booleanValue, false], ["visibilityProperty", booleanValue, false]]);
const asScrollBehavior = enumValue("ScrollBehavior", ["auto", "instant", "smooth"]);
const asScrollLogicalPosition = enumValue("ScrollLogicalPosition", ["start", "center", "end", "nearest"]);
const asScrollIntoViewContainer = enumValue("ScrollIntoViewContainer", ["all", "nearest"]);
const asScrollIntoViewOptions = dictionaryValue("ScrollIntoViewOptions", [["behavior", asScrollBehavior, "auto"], ["block", asScrollLogicalPosition, "start"], ["container", asScrollIntoViewContainer, "all"], ["inline", asScrollLogicalPosition, "nearest"]]);
const as13 = unionValue({ __proto__: null, boolean: booleanValue, dictionary: asScrollIntoViewOptions });
const overloadsOfElementScroll = ([1, 1, 2]);
const asScrollToOptions = dictionaryValue("ScrollToOptions", [["behavior", asScrollBehavior, "auto"], ["left", unrestrictedDoubleValue, undefined], ["top", unrestrictedDoubleValue, undefined]]);
const asPlaybackDirection = enumValue("PlaybackDirection", ["normal", "reverse", "alternate", "alternate-reverse"]);
const as17 = unionValue({ __proto__: null, numeric: unrestrictedDoubleValue, string: stringValue });
const asFillMode = enumValue("FillMode", ["none", "forwards", "backwards", "both", "auto"]);
const asCompositeOperation = enumValue("CompositeOperation", ["replace", "add", "accumulate"]);
const asAnimationTimeline = implementationValue(AnimationTimelineBrand);
const as21 = nullableValue(asAnimationTimeline);
const asKeyframeAnimationOptions = dictionaryValue("KeyframeAnimationOptions", [["delay", doubleValue, 0], ["direction", asPlaybackDirection, "normal"], ["duration", as17, "auto"], ["easing", stringValue, "linear"], ["endDelay", doubleValue, 0], ["fill", asFillMode, "auto"], ["iterationStart", doubleValue, 0.0], ["iterations", unrestrictedDoubleValue, 1.0], ["composite", asCompositeOperation, "replace"], ["pseudoElement", as5, undefined], ["id", stringValue, ""], ["timeline", nullOrValue(as21), undefined]]);
const as23 = unionValue({ __proto__: null, numeric: unrestrictedDoubleValue, dictionary: asKeyframeAnimationOptions });
const asGetAnimationsOptions = dictionaryValue("GetAnimationsOptions", [["pseudoElement", as5, undefined], ["subtree", booleanValue, false]]);
const plain25 = arrayOf(objectOf);
const as26 = nullableValue(asElement);
const as27 = frozenArrayValue(asElement);
const as28 = nullableValue(as27);
const asNode = implementationValue(NodeBrand);
const as30 = unionValue({ __proto__: null, string: stringValue, interfaces: [[NodeBrand, asNode]] });
const as31 = nullableValue(asNode);

// Element: https://dom.spec.whatwg.org/

class Element {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Element': Illegal constructor");
  }

  get namespaceURI() {
    return orNull(internals(ElementBrand, this).namespaceUri);
  }

  get prefix() {
    return orNull(internals(ElementBrand, this).prefix);
  }

  get localName() {
    return internals(ElementBrand, this).localName;
  }

  get tagName() {
    return internals(ElementBrand, this).tagName;
  }

  get id() {
    return internals(ElementBrand, this).id;
  }

  set id($value) {
    try {
      const inner = internals(ElementBrand, this);
      inner.id = stringValue($value, "Failed to set the 'id' property on 'Element': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get className() {
    return internals(ElementBrand, this).className;
  }

  set className($value) {
    try {
      const inner = internals(ElementBrand, this);
      inner.className = stringValue($value, "Failed to set the 'className' property on 'Element': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get classList() {
    return objectOf(internals(ElementBrand, this).classList);
  }

  set classList($value) {
    internals(ElementBrand, this);
    const target = this.classList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'classList' property on 'Element': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get slot() {
    return internals(ElementBrand, this).slot;
  }

  set slot($value) {
    try {
      const inner = internals(ElementBrand, this);
      inner.slot = stringValue($value, "Failed to set the 'slot' property on 'Element': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get part() {
    return objectOf(internals(ElementBrand, this).part);
  }

  set part($value) {
    internals(ElementBrand, this);
    const target = this.part;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'part' property on 'Element': its value is not an object.");
    setProperty(target, "value", $value);
  }

  attachShadow($init) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'attachShadow' on 'Element'", 1, arguments.length);
    return objectOf(inner.attachShadow(asShadowRootInit($init, "Failed to execute 'attachShadow' on 'Element': parameter 1")));
  }

  get shadowRoot() {
    return objectOrNull(internals(ElementBrand, this).shadowRoot);
  }

  hasAttributes() {
    const inner = internals(ElementBrand, this);
    return inner.hasAttributes();
  }

  get attributes() {
    return objectOf(internals(ElementBrand, this).attributes);
  }

  getAttributeNames() {
    const inner = internals(ElementBrand, this);
    return plain4(inner.getAttributeNames());
  }

  getAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAttribute' on 'Element'", 1, arguments.length);
    return orNull(inner.getAttribute(stringValue($qualifiedName, "Failed to execute 'getAttribute' on 'Element': parameter 1")));
  }

  getAttributeNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getAttributeNS' on 'Element'", 2, arguments.length);
    return orNull(inner.getAttributeNs(as5($namespace, "Failed to execute 'getAttributeNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'getAttributeNS' on 'Element': parameter 2")));
  }

  setAttribute($qualifiedName, $value) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setAttribute' on 'Element'", 2, arguments.length);
    try {
      inner.setAttribute(stringValue($qualifiedName, "Failed to execute 'setAttribute' on 'Element': parameter 1"), stringValue($value, "Failed to execute 'setAttribute' on 'Element': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  setAttributeNS($namespace, $qualifiedName, $value) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 3) throw tooFew("Failed to execute 'setAttributeNS' on 'Element'", 3, arguments.length);
    try {
      inner.setAttributeNs(as5($namespace, "Failed to execute 'setAttributeNS' on 'Element': parameter 1"), stringValue($qualifiedName, "Failed to execute 'setAttributeNS' on 'Element': parameter 2"), stringValue($value, "Failed to execute 'setAttributeNS' on 'Element': parameter 3"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  removeAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeAttribute' on 'Element'", 1, arguments.length);
    try {
      inner.removeAttribute(stringValue($qualifiedName, "Failed to execute 'removeAttribute' on 'Element': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  removeAttributeNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'removeAttributeNS' on 'Element'", 2, arguments.length);
    try {
      inner.removeAttributeNs(as5($namespace, "Failed to execute 'removeAttributeNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'removeAttributeNS' on 'Element': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  toggleAttribute($qualifiedName, $force = undefined) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'toggleAttribute' on 'Element'", 1, arguments.length);
    try {
      return inner.toggleAttribute(stringValue($qualifiedName, "Failed to execute 'toggleAttribute' on 'Element': parameter 1"), $force === undefined ? undefined : !!$force);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  hasAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'hasAttribute' on 'Element'", 1, arguments.length);
    return inner.hasAttribute(stringValue($qualifiedName, "Failed to execute 'hasAttribute' on 'Element': parameter 1"));
  }

  hasAttributeNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'hasAttributeNS' on 'Element'", 2, arguments.length);
    return inner.hasAttributeNs(as5($namespace, "Failed to execute 'hasAttributeNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'hasAttributeNS' on 'Element': parameter 2"));
  }

  getAttributeNode($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAttributeNode' on 'Element'", 1, arguments.length);
    return objectOrNull(inner.getAttributeNode(stringValue($qualifiedName, "Failed to execute 'getAttributeNode' on 'Element': parameter 1")));
  }

  getAttributeNodeNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getAttributeNodeNS' on 'Element'", 2, arguments.length);
    return objectOrNull(inner.getAttributeNodeNs(as5($namespace, "Failed to execute 'getAttributeNodeNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'getAttributeNodeNS' on 'Element': parameter 2")));
  }

  setAttributeNode($attr) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setAttributeNode' on 'Element'", 1, arguments.length);
    try {
      return objectOrNull(inner.setAttributeNode(asAttr($attr, "Failed to execute 'setAttributeNode' on 'Element': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  setAttributeNodeNS($attr) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setAttributeNodeNS' on 'Element'", 1, arguments.length);
    try {
      return objectOrNull(inner.setAttributeNodeNs(asAttr($attr, "Failed to execute 'setAttributeNodeNS' on 'Element': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  removeAttributeNode($attr) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeAttributeNode' on 'Element'", 1, arguments.length);
    try {
      return objectOf(inner.removeAttributeNode(asAttr($attr, "Failed to execute 'removeAttributeNode' on 'Element': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  closest($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'closest' on 'Element'", 1, arguments.length);
    return objectOrNull(inner.closest(stringValue($selectors, "Failed to execute 'closest' on 'Element': parameter 1")));
  }

  matches($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'matches' on 'Element'", 1, arguments.length);
    return inner.matches(stringValue($selectors, "Failed to execute 'matches' on 'Element': parameter 1"));
  }

  webkitMatchesSelector($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'webkitMatchesSelector' on 'Element'", 1, arguments.length);
    return inner.webkitMatchesSelector(stringValue($selectors, "Failed to execute 'webkitMatchesSelector' on 'Element': parameter 1"));
  }

  getElementsByTagName($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementsByTagName' on 'Element'", 1, arguments.length);
    return objectOf(inner.getElementsByTagName(stringValue($qualifiedName, "Failed to execute 'getElementsByTagName' on 'Element': parameter 1")));
  }

  getElementsByTagNameNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getElementsByTagNameNS' on 'Element'", 2, arguments.length);
    return objectOf(inner.getElementsByTagNameNs(as5($namespace, "Failed to execute 'getElementsByTagNameNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'getElementsByTagNameNS' on 'Element': parameter 2")));
  }

  getElementsByClassName($classNames) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementsByClassName' on 'Element'", 1, arguments.length);
    return objectOf(inner.getElementsByClassName(stringValue($classNames, "Failed to execute 'getElementsByClassName' on 'Element': parameter 1")));
  }

  insertAdjacentElement($where, $element) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertAdjacentElement' on 'Element'", 2, arguments.length);
    try {
      return objectOrNull(inner.insertAdjacentElement(stringValue($where, "Failed to execute 'insertAdjacentElement' on 'Element': parameter 1"), asElement($element, "Failed to execute 'insertAdjacentElement' on 'Element': parameter 2")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  insertAdjacentText($where, $data) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertAdjacentText' on 'Element'", 2, arguments.length);
    inner.insertAdjacentText(stringValue($where, "Failed to execute 'insertAdjacentText' on 'Element': parameter 1"), stringValue($data, "Failed to execute 'insertAdjacentText' on 'Element': parameter 2"));
  }

  get innerHTML() {
    return getInnerHtml(internals(ElementBrand, this));
  }

  set innerHTML($value) {
    try {
      const inner = internals(ElementBrand, this);
      setInnerHtml(inner, nullToEmptyStringValue($value, "Failed to set the 'innerHTML' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get outerHTML() {
    return getOuterHtml(internals(ElementBrand, this));
  }

  set outerHTML($value) {
    try {
      const inner = internals(ElementBrand, this);
      setOuterHtml(inner, nullToEmptyStringValue($value, "Failed to set the 'outerHTML' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  insertAdjacentHTML($position, $string) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertAdjacentHTML' on 'Element'", 2, arguments.length);
    try {
      insertAdjacentHtml(inner, stringValue($position, "Failed to execute 'insertAdjacentHTML' on 'Element': parameter 1"), stringValue($string, "Failed to execute 'insertAdjacentHTML' on 'Element': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  setPointerCapture($pointerId) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setPointerCapture' on 'Element'", 1, arguments.length);
    inner.setPointerCapture(longValue($pointerId, "Failed to execute 'setPointerCapture' on 'Element': parameter 1"));
  }

  releasePointerCapture($pointerId) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'releasePointerCapture' on 'Element'", 1, arguments.length);
    inner.releasePointerCapture(longValue($pointerId, "Failed to execute 'releasePointerCapture' on 'Element': parameter 1"));
  }

  hasPointerCapture($pointerId) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'hasPointerCapture' on 'Element'", 1, arguments.length);
    return inner.hasPointerCapture(longValue($pointerId, "Failed to execute 'hasPointerCapture' on 'Element': parameter 1"));
  }

  getClientRects() {
    const inner = internals(ElementBrand, this);
    return objectOf(getClientRects(inner));
  }

  getBoundingClientRect() {
    const inner = internals(ElementBrand, this);
    return objectOf(getBoundingClientRect(inner));
  }

  checkVisibility($options = undefined) {
    const inner = internals(ElementBrand, this);
    return checkVisibility(inner, asCheckVisibilityOptions($options, "Failed to execute 'checkVisibility' on 'Element': parameter 1"));
  }

  scrollIntoView($arg = undefined) {
    try {
      const inner = internals(ElementBrand, this);
      return scrolled(inner, as13($arg, "Failed to execute 'scrollIntoView' on 'Element': parameter 1"));
    } catch (error) {
      return rejectedWith(error);
    }
  }

  scroll($1 = undefined, $2 = undefined) {
    try {
      const inner = internals(ElementBrand, this);
      switch (overload(overloadsOfElementScroll, arguments.length, [$1, $2], "Failed to execute 'scroll' on 'Element'")) {
        case 1: {
          return scrolled(inner, asScrollToOptions($1, "Failed to execute 'scroll' on 'Element': parameter 1"));
        }
        case 2: {
          return scrolled_2(inner, unrestrictedDoubleValue($1, "Failed to execute 'scroll' on 'Element': parameter 1"), unrestrictedDoubleValue($2, "Failed to execute 'scroll' on 'Element': parameter 2"));
        }
      }
    } catch (error) {
      return rejectedWith(error);
    }
  }

  scrollTo($1 = undefined, $2 = undefined) {
    try {
      const inner = internals(ElementBrand, this);
      switch (overload(overloadsOfElementScroll, arguments.length, [$1, $2], "Failed to execute 'scrollTo' on 'Element'")) {
        case 1: {
          return scrolled(inner, asScrollToOptions($1, "Failed to execute 'scrollTo' on 'Element': parameter 1"));
        }
        case 2: {
          return scrolled_2(inner, unrestrictedDoubleValue($1, "Failed to execute 'scrollTo' on 'Element': parameter 1"), unrestrictedDoubleValue($2, "Failed to execute 'scrollTo' on 'Element': parameter 2"));
        }
      }
    } catch (error) {
      return rejectedWith(error);
    }
  }

  scrollBy($1 = undefined, $2 = undefined) {
    try {
      const inner = internals(ElementBrand, this);
      switch (overload(overloadsOfElementScroll, arguments.length, [$1, $2], "Failed to execute 'scrollBy' on 'Element'")) {
        case 1: {
          return scrolled(inner, asScrollToOptions($1, "Failed to execute 'scrollBy' on 'Element': parameter 1"));
        }
        case 2: {
          return scrolled_2(inner, unrestrictedDoubleValue($1, "Failed to execute 'scrollBy' on 'Element': parameter 1"), unrestrictedDoubleValue($2, "Failed to execute 'scrollBy' on 'Element': parameter 2"));
        }
      }
    } catch (error) {
      return rejectedWith(error);
    }
  }

  get scrollTop() {
    return getScrollTop(internals(ElementBrand, this));
  }

  set scrollTop($value) {
    const inner = internals(ElementBrand, this);
    setScrollTop(inner, unrestrictedDoubleValue($value, "Failed to set the 'scrollTop' property on 'Element': The value"));
  }

  get scrollLeft() {
    return getScrollLeft(internals(ElementBrand, this));
  }

  set scrollLeft($value) {
    const inner = internals(ElementBrand, this);
    setScrollLeft(inner, unrestrictedDoubleValue($value, "Failed to set the 'scrollLeft' property on 'Element': The value"));
  }

  get scrollWidth() {
    return getScrollWidth(internals(ElementBrand, this));
  }

  get scrollHeight() {
    return getScrollHeight(internals(ElementBrand, this));
  }

  get clientTop() {
    return getClientTop(internals(ElementBrand, this));
  }

  get clientLeft() {
    return getClientLeft(internals(ElementBrand, this));
  }

  get clientWidth() {
    return getClientWidth(internals(ElementBrand, this));
  }

  get clientHeight() {
    return getClientHeight(internals(ElementBrand, this));
  }

  get currentCSSZoom() {
    return getCurrentZoom(internals(ElementBrand, this));
  }

  animate($keyframes, $options = undefined) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'animate' on 'Element'", 1, arguments.length);
    return objectOf(animate(inner, $keyframes, as23($options, "Failed to execute 'animate' on 'Element': parameter 2")));
  }

  getAnimations($options = undefined) {
    const inner = internals(ElementBrand, this);
    return plain25(animationsOf(inner, asGetAnimationsOptions($options, "Failed to execute 'getAnimations' on 'Element': parameter 1")));
  }

  get role() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "role"));
  }

  set role($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "role", as5($value, "Failed to set the 'role' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaActiveDescendantElement() {
    return objectOrNull(reflectedElement(internals(ElementBrand, this), "aria-activedescendant"));
  }

  set ariaActiveDescendantElement($value) {
    try {
      setReflectedElement(internals(ElementBrand, this), "aria-activedescendant", as26($value, "Failed to set the 'ariaActiveDescendantElement' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaAtomic() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-atomic"));
  }

  set ariaAtomic($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-atomic", as5($value, "Failed to set the 'ariaAtomic' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaAutoComplete() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-autocomplete"));
  }

  set ariaAutoComplete($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-autocomplete", as5($value, "Failed to set the 'ariaAutoComplete' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaBrailleLabel() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-braillelabel"));
  }

  set ariaBrailleLabel($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-braillelabel", as5($value, "Failed to set the 'ariaBrailleLabel' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaBrailleRoleDescription() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-brailleroledescription"));
  }

  set ariaBrailleRoleDescription($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-brailleroledescription", as5($value, "Failed to set the 'ariaBrailleRoleDescription' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaBusy() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-busy"));
  }

  set ariaBusy($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-busy", as5($value, "Failed to set the 'ariaBusy' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaChecked() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-checked"));
  }

  set ariaChecked($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-checked", as5($value, "Failed to set the 'ariaChecked' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaColCount() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-colcount"));
  }

  set ariaColCount($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-colcount", as5($value, "Failed to set the 'ariaColCount' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaColIndex() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-colindex"));
  }

  set ariaColIndex($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-colindex", as5($value, "Failed to set the 'ariaColIndex' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaColIndexText() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-colindextext"));
  }

  set ariaColIndexText($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-colindextext", as5($value, "Failed to set the 'ariaColIndexText' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaColSpan() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-colspan"));
  }

  set ariaColSpan($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-colspan", as5($value, "Failed to set the 'ariaColSpan' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaControlsElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementBrand, this), "aria-controls"));
  }

  set ariaControlsElements($value) {
    try {
      setReflectedElements(internals(ElementBrand, this), "aria-controls", as28($value, "Failed to set the 'ariaControlsElements' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaCurrent() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-current"));
  }

  set ariaCurrent($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-current", as5($value, "Failed to set the 'ariaCurrent' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaDescribedByElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementBrand, this), "aria-describedby"));
  }

  set ariaDescribedByElements($value) {
    try {
      setReflectedElements(internals(ElementBrand, this), "aria-describedby", as28($value, "Failed to set the 'ariaDescribedByElements' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaDescription() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-description"));
  }

  set ariaDescription($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-description", as5($value, "Failed to set the 'ariaDescription' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaDetailsElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementBrand, this), "aria-details"));
  }

  set ariaDetailsElements($value) {
    try {
      setReflectedElements(internals(ElementBrand, this), "aria-details", as28($value, "Failed to set the 'ariaDetailsElements' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaDisabled() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-disabled"));
  }

  set ariaDisabled($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-disabled", as5($value, "Failed to set the 'ariaDisabled' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaErrorMessageElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementBrand, this), "aria-errormessage"));
  }

  set ariaErrorMessageElements($value) {
    try {
      setReflectedElements(internals(ElementBrand, this), "aria-errormessage", as28($value, "Failed to set the 'ariaErrorMessageElements' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaExpanded() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-expanded"));
  }

  set ariaExpanded($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-expanded", as5($value, "Failed to set the 'ariaExpanded' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaFlowToElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementBrand, this), "aria-flowto"));
  }

  set ariaFlowToElements($value) {
    try {
      setReflectedElements(internals(ElementBrand, this), "aria-flowto", as28($value, "Failed to set the 'ariaFlowToElements' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaHasPopup() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-haspopup"));
  }

  set ariaHasPopup($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-haspopup", as5($value, "Failed to set the 'ariaHasPopup' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaHidden() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-hidden"));
  }

  set ariaHidden($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-hidden", as5($value, "Failed to set the 'ariaHidden' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaInvalid() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-invalid"));
  }

  set ariaInvalid($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-invalid", as5($value, "Failed to set the 'ariaInvalid' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaKeyShortcuts() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-keyshortcuts"));
  }

  set ariaKeyShortcuts($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-keyshortcuts", as5($value, "Failed to set the 'ariaKeyShortcuts' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaLabel() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-label"));
  }

  set ariaLabel($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-label", as5($value, "Failed to set the 'ariaLabel' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaLabelledByElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementBrand, this), "aria-labelledby"));
  }

  set ariaLabelledByElements($value) {
    try {
      setReflectedElements(internals(ElementBrand, this), "aria-labelledby", as28($value, "Failed to set the 'ariaLabelledByElements' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaLevel() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-level"));
  }

  set ariaLevel($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-level", as5($value, "Failed to set the 'ariaLevel' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaLive() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-live"));
  }

  set ariaLive($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-live", as5($value, "Failed to set the 'ariaLive' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaModal() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-modal"));
  }

  set ariaModal($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-modal", as5($value, "Failed to set the 'ariaModal' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaMultiLine() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-multiline"));
  }

  set ariaMultiLine($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-multiline", as5($value, "Failed to set the 'ariaMultiLine' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaMultiSelectable() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-multiselectable"));
  }

  set ariaMultiSelectable($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-multiselectable", as5($value, "Failed to set the 'ariaMultiSelectable' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaOrientation() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-orientation"));
  }

  set ariaOrientation($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-orientation", as5($value, "Failed to set the 'ariaOrientation' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaOwnsElements() {
    return frozenElementsOrNull(reflectedElements(internals(ElementBrand, this), "aria-owns"));
  }

  set ariaOwnsElements($value) {
    try {
      setReflectedElements(internals(ElementBrand, this), "aria-owns", as28($value, "Failed to set the 'ariaOwnsElements' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaPlaceholder() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-placeholder"));
  }

  set ariaPlaceholder($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-placeholder", as5($value, "Failed to set the 'ariaPlaceholder' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaPosInSet() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-posinset"));
  }

  set ariaPosInSet($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-posinset", as5($value, "Failed to set the 'ariaPosInSet' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaPressed() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-pressed"));
  }

  set ariaPressed($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-pressed", as5($value, "Failed to set the 'ariaPressed' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaReadOnly() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-readonly"));
  }

  set ariaReadOnly($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-readonly", as5($value, "Failed to set the 'ariaReadOnly' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRelevant() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-relevant"));
  }

  set ariaRelevant($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-relevant", as5($value, "Failed to set the 'ariaRelevant' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRequired() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-required"));
  }

  set ariaRequired($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-required", as5($value, "Failed to set the 'ariaRequired' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRoleDescription() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-roledescription"));
  }

  set ariaRoleDescription($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-roledescription", as5($value, "Failed to set the 'ariaRoleDescription' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRowCount() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-rowcount"));
  }

  set ariaRowCount($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-rowcount", as5($value, "Failed to set the 'ariaRowCount' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRowIndex() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-rowindex"));
  }

  set ariaRowIndex($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-rowindex", as5($value, "Failed to set the 'ariaRowIndex' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRowIndexText() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-rowindextext"));
  }

  set ariaRowIndexText($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-rowindextext", as5($value, "Failed to set the 'ariaRowIndexText' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaRowSpan() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-rowspan"));
  }

  set ariaRowSpan($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-rowspan", as5($value, "Failed to set the 'ariaRowSpan' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaSelected() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-selected"));
  }

  set ariaSelected($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-selected", as5($value, "Failed to set the 'ariaSelected' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaSetSize() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-setsize"));
  }

  set ariaSetSize($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-setsize", as5($value, "Failed to set the 'ariaSetSize' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaSort() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-sort"));
  }

  set ariaSort($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-sort", as5($value, "Failed to set the 'ariaSort' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaValueMax() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-valuemax"));
  }

  set ariaValueMax($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-valuemax", as5($value, "Failed to set the 'ariaValueMax' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaValueMin() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-valuemin"));
  }

  set ariaValueMin($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-valuemin", as5($value, "Failed to set the 'ariaValueMin' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaValueNow() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-valuenow"));
  }

  set ariaValueNow($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-valuenow", as5($value, "Failed to set the 'ariaValueNow' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ariaValueText() {
    return orNull(reflectedNullable(internals(ElementBrand, this), "aria-valuetext"));
  }

  set ariaValueText($value) {
    try {
      setReflectedNullable(internals(ElementBrand, this), "aria-valuetext", as5($value, "Failed to set the 'ariaValueText' property on 'Element': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get assignedSlot() {
    return objectOrNull(internals(ElementBrand, this).assignedSlot);
  }

  get children() {
    return objectOf(internals(ElementBrand, this).children);
  }

  get firstElementChild() {
    return objectOrNull(internals(ElementBrand, this).firstElementChild);
  }

  get lastElementChild() {
    return objectOrNull(internals(ElementBrand, this).lastElementChild);
  }

  get childElementCount() {
    return internals(ElementBrand, this).childElementCount;
  }

  prepend(...$nodes) {
    const inner = internals(ElementBrand, this);
    try {
      inner.prepend(listValue($nodes, as30, "Failed to execute 'prepend' on 'Element': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  append(...$nodes) {
    const inner = internals(ElementBrand, this);
    try {
      inner.append(listValue($nodes, as30, "Failed to execute 'append' on 'Element': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  replaceChildren(...$nodes) {
    const inner = internals(ElementBrand, this);
    try {
      inner.replaceChildren(listValue($nodes, as30, "Failed to execute 'replaceChildren' on 'Element': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  moveBefore($node, $child) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'moveBefore' on 'Element'", 2, arguments.length);
    try {
      inner.moveBefore(asNode($node, "Failed to execute 'moveBefore' on 'Element': parameter 1"), as31($child, "Failed to execute 'moveBefore' on 'Element': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  querySelector($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelector' on 'Element'", 1, arguments.length);
    return objectOrNull(inner.querySelector(stringValue($selectors, "Failed to execute 'querySelector' on 'Element': parameter 1")));
  }

  querySelectorAll($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelectorAll' on 'Element'", 1, arguments.length);
    return objectOf(inner.querySelectorAll(stringValue($selectors, "Failed to execute 'querySelectorAll' on 'Element': parameter 1")));
  }

  get previousElementSibling() {
    return objectOrNull(internals(ElementBrand, this).previousElementSibling);
  }

  get nextElementSibling() {
    return objectOrNull(internals(ElementBrand, this).nextElementSibling);
  }

  before(...$nodes) {
    const inner = internals(ElementBrand, this);
    try {
      inner.before(listValue($nodes, as30, "Failed to execute 'before' on 'Element': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  after(...$nodes) {
    const inner = internals(ElementBrand, this);
    try {
      inner.after(listValue($nodes, as30, "Failed to execute 'after' on 'Element': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  replaceWith(...$nodes) {
    const inner = internals(ElementBrand, this);
    try {
      inner.replaceWith(listValue($nodes, as30, "Failed to execute 'replaceWith' on 'Element': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  remove() {
    const inner = internals(ElementBrand, this);
    try {
      inner.remove();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(ElementBrand, Element, [],
  ["namespaceURI", "prefix", "localName", "tagName", "id", "className", "classList", "slot", "part", "attachShadow", "shadowRoot", "hasAttributes", "attributes", "getAttributeNames", "getAttribute", "getAttributeNS", "setAttribute", "setAttributeNS", "removeAttribute", "removeAttributeNS", "toggleAttribute", "hasAttribute", "hasAttributeNS", "getAttributeNode", "getAttributeNodeNS", "setAttributeNode", "setAttributeNodeNS", "removeAttributeNode", "closest", "matches", "webkitMatchesSelector", "getElementsByTagName", "getElementsByTagNameNS", "getElementsByClassName", "insertAdjacentElement", "insertAdjacentText", "innerHTML", "outerHTML", "insertAdjacentHTML", "setPointerCapture", "releasePointerCapture", "hasPointerCapture", "getClientRects", "getBoundingClientRect", "checkVisibility", "scrollIntoView", "scroll", "scrollTo", "scrollBy", "scrollTop", "scrollLeft", "scrollWidth", "scrollHeight", "clientTop", "clientLeft", "clientWidth", "clientHeight", "currentCSSZoom", "animate", "getAnimations", "role", "ariaActiveDescendantElement", "ariaAtomic", "ariaAutoComplete", "ariaBrailleLabel", "ariaBrailleRoleDescription", "ariaBusy", "ariaChecked", "ariaColCount", "ariaColIndex", "ariaColIndexText", "ariaColSpan", "ariaControlsElements", "ariaCurrent", "ariaDescribedByElements", "ariaDescription", "ariaDetailsElements", "ariaDisabled", "ariaErrorMessageElements", "ariaExpanded", "ariaFlowToElements", "ariaHasPopup", "ariaHidden", "ariaInvalid", "ariaKeyShortcuts", "ariaLabel", "ariaLabelledByElements", "ariaLevel", "ariaLive", "ariaModal", "ariaMultiLine", "ariaMultiSelectable", "ariaOrientation", "ariaOwnsElements", "ariaPlaceholder", "ariaPosInSet", "ariaPressed", "ariaReadOnly", "ariaRelevant", "ariaRequired", "ariaRoleDescription", "ariaRowCount", "ariaRowIndex", "ariaRowIndexText", "ariaRowSpan", "ariaSelected", "ariaSetSize", "ariaSort", "ariaValueMax", "ariaValueMin", "ariaValueNow", "ariaValueText", "assignedSlot", "children", "firstElementChild", "lastElementChild", "childElementCount", "prepend", "append", "replaceChildren", "moveBefore", "querySelector", "querySelectorAll", "previousElementSibling", "nextElementSibling", "before", "after", "replaceWith", "remove"]);
unscopable(Element, ["slot", "prepend", "append", "replaceChildren", "before", "after", "replaceWith", "remove"]);
