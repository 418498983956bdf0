// Elements of SVG and MathML, without those that draw.
//
// https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement
// https://w3c.github.io/mathml-core/#dom-mathmlelement
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement
class SVGElementImpl extends CommonElement {
  constructor(nodeDocument, localName, namespace, prefix) {
    super(nodeDocument, localName, namespace, prefix);
  }

  // https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__className
  get animatedClassName() {
    const parts = this.parts;
    if (parts.className === undefined) {
      parts.className = new SVGAnimatedStringImpl(this);
    }
    return parts.className;
  }

  // https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__ownerSVGElement
  get ownerSvgElement() {
    let each = parentElement(this);
    while (each instanceof SVGElementImpl) {
      if (each instanceof SVGSVGElementImpl) return each;
      if (each.localName === "foreignObject") return undefined;
      each = parentElement(each);
    }
    return undefined;
  }

  // https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__viewportElement
  get viewportElement() {
    let each = parentElement(this);
    while (each instanceof SVGElementImpl) {
      if (each.localName === "svg" || each.localName === "symbol") return each;
      each = parentElement(each);
    }
    return undefined;
  }
}

// https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedString, of ``class``
class SVGAnimatedStringImpl {
  constructor(element) {
    this.platformObject = undefined;
    this.element = element;
  }

  // https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__baseVal
  get baseVal() {
    return this.element.className;
  }

  set baseVal(value) {
    this.element.className = value;
  }

  // https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedString__animVal
  get animVal() {
    return this.element.className;
  }
}
withoutParent(SVGAnimatedStringImpl);

// https://svgwg.org/svg2-draft/types.html#InterfaceSVGGraphicsElement
class SVGGraphicsElementImpl extends SVGElementImpl {
  constructor(nodeDocument, localName, namespace, prefix) {
    super(nodeDocument, localName, namespace, prefix);
  }
}

// https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement
class SVGSVGElementImpl extends SVGGraphicsElementImpl {
  constructor(nodeDocument, localName, namespace, prefix) {
    super(nodeDocument, localName, namespace, prefix);
  }

  // https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGNumber
  createSvgNumber() {
    return new SVGNumberImpl();
  }

  // https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__createSVGRect
  createSvgRect() {
    return new SVGRectImpl();
  }

  // https://svgwg.org/svg2-draft/struct.html#__svg__SVGSVGElement__getElementById
  getElementById(elementId) {
    let each = nextElement(this, this);
    while (each !== undefined && each.idValue !== elementId) {
      each = nextElement(each, this);
    }
    return each;
  }
}

// https://svgwg.org/svg2-draft/types.html#InterfaceSVGNumber
class SVGNumberImpl {
  constructor() {
    this.platformObject = undefined;
    this.value = 0.0;
  }
}
withoutParent(SVGNumberImpl);

// https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
class SVGRectImpl {
  constructor() {
    this.platformObject = undefined;
    this.x = 0.0;
    this.y = 0.0;
    this.width = 0.0;
    this.height = 0.0;
  }
}
withoutParent(SVGRectImpl);

// https://w3c.github.io/mathml-core/#dom-mathmlelement
class MathMLElementImpl extends CommonElement {
  constructor(nodeDocument, localName, namespace, prefix) {
    super(nodeDocument, localName, namespace, prefix);
  }
}

// Create an element of SVG or MathML, or return None for other namespaces.
function newForeignElement(document, localName, namespace, prefix) {
  if (namespace === SVG_NAMESPACE) {
    if (localName === "svg") {
      return new SVGSVGElementImpl(document, localName, namespace, prefix);
    }
    return new SVGElementImpl(document, localName, namespace, prefix);
  }
  if (namespace === MATHML_NAMESPACE) {
    return new MathMLElementImpl(document, localName, namespace, prefix);
  }
  return undefined;
}
