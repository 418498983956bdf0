// Nodes that have children: https://dom.spec.whatwg.org/#interface-parentnode
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The steps of the mixins ParentNode and NonElementParentNode
//
// https://dom.spec.whatwg.org/#interface-nonelementparentnode
class ParentNode extends ChildNode {
  constructor(nodeType, nodeDocument) {
    super(nodeType, nodeDocument);
  }

  // Whether it is a Document, DocumentFragment, or Element.
  get mayHaveChildren() {
    return true;
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-children
  get children() {
    const extras = this.extras;
    if (extras.children === undefined) {
      extras.children = new HTMLCollectionImpl(this, _isAny, false);
    }
    return extras.children;
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild
  get firstElementChild() {
    return followingElement(this.firstChild);
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild
  get lastElementChild() {
    return precedingElement(this.lastChild);
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-childelementcount
  get childElementCount() {
    return this.children.length;
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-prepend
  prepend(nodes) {
    const node = convertNodesIntoANode(nodes, this.nodeDocument);
    preInsert(node, this, this.firstChild);
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-append
  append(nodes) {
    append(convertNodesIntoANode(nodes, this.nodeDocument), this);
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-replacechildren
  replaceChildren(nodes) {
    const node = convertNodesIntoANode(nodes, this.nodeDocument);
    unfocusBeforeReplacement(this);
    ensurePreInsertValidity(node, this, undefined, undefined, true);
    replaceAllWithin(node, this);
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-movebefore
  moveBefore(node, child) {
    let referenceChild = child;
    if (referenceChild === node) {
      referenceChild = node.nextSibling;
    }
    move(node, this, referenceChild);
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-queryselector
  querySelector(selectors) {
    return querySelector(this, selectors);
  }

  // https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall
  querySelectorAll(selectors) {
    return new NodeListImpl(querySelectorAll(this, selectors));
  }

  // https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
  getElementById(elementId) {
    if (elementId === "") return undefined;
    let each = nextElement(this, this);
    while (each !== undefined && each.idValue !== elementId) {
      each = nextElement(each, this);
    }
    return each;
  }

  // https://dom.spec.whatwg.org/#concept-getelementsbytagname
  getElementsByTagName(qualifiedName) {
    if (qualifiedName === "*") return new HTMLCollectionImpl(this, _isAny);
    // The filter stays as it is when the root is adopted into a document of another type.
    let htmlName = qualifiedName;
    if (this.nodeDocument.isHtml) {
      htmlName = asciiLowercase(qualifiedName);
    }
    const matches = (element) => {
      const name = element.namespace === HTML_NAMESPACE ? htmlName : qualifiedName;
      return element.qualifiedName === name;
    };
    return new HTMLCollectionImpl(this, matches);
  }

  // https://dom.spec.whatwg.org/#concept-getelementsbytagnamens
  getElementsByTagNameNs(namespace, localName) {
    const wanted = namespace === "" ? undefined : namespace;
    const matches = (element) => {
      return (
        (wanted === "*" || element.namespace === wanted) &&
          (localName === "*" || element.localName === localName)
      );
    };
    return new HTMLCollectionImpl(this, matches);
  }

  // https://dom.spec.whatwg.org/#concept-getelementsbyclassname
  getElementsByClassName(classNames) {
    const classes = orderedSet(classNames);
    const root = this;
    const matches = (element) => {
      if (classes.length === 0) return false;
      const ignoresCase = root.nodeDocument.mode === "quirks";
      for (let index = 0; index < classes.length; index++) {
        const each = classes[index];
        if (!element.hasClass(each, ignoresCase)) return false;
      }
      return true;
    };
    return new HTMLCollectionImpl(this, matches, undefined, "class");
  }

  // https://dom.spec.whatwg.org/#concept-descendant-text-content
  getTextContent() {
    if (this.nodeType === DOCUMENT_NODE) return undefined;
    const first = this.firstChild;
    if (first !== undefined && first === this.lastChild && first.isText) {
      return first.getNodeValue();
    }
    const parts = newList();
    let each = first;
    while (each !== undefined) {
      if (each.isText) {
        const data = each.getNodeValue();
        if (data !== undefined) {
          parts[parts.length] = data;
        }
      }
      each = nextNode(each, this);
    }
    return joinedTexts(parts);
  }

  // https://dom.spec.whatwg.org/#string-replace-all
  setTextContent(text) {
    if (this.nodeType !== DOCUMENT_NODE) {
      const new_ = text === "" ? undefined : this.nodeDocument.createTextNode(text);
      unfocusBeforeReplacement(this);
      replaceAllWithin(new_, this);
    }
  }
}

function _isAny(element) {
  return true;
}
