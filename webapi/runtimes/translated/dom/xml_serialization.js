// Serialize nodes as XML: https://w3c.github.io/DOM-Parsing/#xml-serialization
//
// All walks are loops: a tree may be 100,000 nodes deep.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization
function serializeXml(node, requireWellFormed) {
  const serializer = new XMLSerialization(requireWellFormed);
  serializer.serialize(node);
  return joinedTexts(serializer.parts);
}

// The XML serialization of the children of a node.
function serializeXmlFragment(parent, requireWellFormed) {
  const serializer = new XMLSerialization(requireWellFormed);
  const contents = parent.templateContents;
  let child = contents === undefined ? parent.firstChild : contents.firstChild;
  while (child !== undefined) {
    serializer.serialize(child);
    child = child.nextSibling;
  }
  return joinedTexts(serializer.parts);
}

// What the steps of one serialization share.
//
// The standard copies its namespace prefix map for each element. Here an element's additions are
// taken back at its end.
class XMLSerialization {
  constructor(requireWellFormed) {
    // https://w3c.github.io/DOM-Parsing/#dfn-require-well-formed
    this.isWellFormed = requireWellFormed;
    this.parts = newList();
    // https://w3c.github.io/DOM-Parsing/#dfn-namespace-prefix-map
    this._prefixes = new Table();
    // How many namespaces the map has for each prefix.
    this._bound = new Table();
    this._nextIndex = 1;
    // The namespace that is the default where the next node stands. No namespace is "".
    this._namespace = "";
    // Of each open element:
    this._endTags = newList();
    this._namespaces = newList();
    // The namespaces to which a prefix was added.
    this._added = newList();
    tableSet(this._prefixes, XML_NAMESPACE, listOf(["xml"]));
  }

  // https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization-algorithm
  serialize(root) {
    let each = root;
    for (;;) {
      const hasEnd = this._start(each);
      const contents = each.templateContents;
      const first = contents === undefined ? each.firstChild : contents.firstChild;
      if (hasEnd && first !== undefined) {
        each = first;
        continue;
      }
      if (hasEnd) {
        this._end();
      }
      while (each !== root && each.nextSibling === undefined) {
        const parent = each.parent;
        const host = parent.hostOfFragment;
        each = host === undefined || parent === root ? parent : host;
        this._end();
      }
      if (each === root) return;
      const following = each.nextSibling;
      each = following;
    }
  }

  // Serialize a node up to its children; tell whether it has an end behind these.
  _start(node) {
    if (node instanceof ElementImpl) return this._startTag(node);
    if (node instanceof CommentImpl) {
      this._checkText(node.data);
      const isFine = !textContains(node.data, "--") && !textEnds(node.data, "-");
      this._check(isFine);
      listAppend(this.parts, "<!--" + node.data + "-->");
      return false;
    }
    if (node instanceof CDATASectionImpl) {
      listAppend(this.parts, "<![CDATA[" + node.data + "]]>");
      return false;
    }
    if (node instanceof ProcessingInstructionImpl) {
      this._check(!textContains(node.target, ":"));
      this._checkText(node.data);
      this._check(!textContains(node.data, "?>"));
      listAppend(this.parts, "<?" + node.target + " " + node.data + "?>");
      return false;
    }
    if (node instanceof CharacterDataImpl) {
      this._checkText(node.data);
      listAppend(this.parts, escapedXmlText(node.data));
      return false;
    }
    if (node instanceof DocumentTypeImpl) {
      this._doctype(node);
      return false;
    }
    if (node instanceof DocumentImpl) {
      this._check(node.documentElement !== undefined);
    }
    if (!node.mayHaveChildren) return false;
    this._open("", this._namespace, newList());
    return true;
  }

  _open(endTag, namespace, added) {
    this._endTags[this._endTags.length] = endTag;
    listAppend(this._namespaces, this._namespace);
    this._added[this._added.length] = added;
    this._namespace = namespace;
  }

  _end() {
    listAppend(this.parts, listPop(this._endTags));
    this._namespace = listPop(this._namespaces);
    this._forget(listPop(this._added));
  }

  _forget(added) {
    for (let index = added.length - 1; index >= 0; index--) {
      const namespace = added[index];
      const prefixes = tableGet(this._prefixes, namespace);
      const prefix = listPop(prefixes);
      tableSet(this._bound, prefix, this._countOf(prefix) - 1);
    }
  }

  _check(isWellFormed) {
    if (this.isWellFormed && !isWellFormed) {
      throw new DOMException("The node has no well-formed XML.", "InvalidStateError");
    }
  }

  _checkText(text) {
    if (this.isWellFormed) {
      this._check(isXmlText(text));
    }
  }

  // https://w3c.github.io/DOM-Parsing/#xml-serializing-a-documenttype-node
  _doctype(node) {
    this._check(isPublicId(node.publicId));
    this._checkText(node.systemId);
    const hasBoth = textContains(node.systemId, "\"") && textContains(node.systemId, "'");
    this._check(!hasBoth);
    listAppend(this.parts, "<!DOCTYPE " + node.name);
    if (node.publicId !== "") {
      listAppend(this.parts, " PUBLIC \"" + node.publicId + "\"");
    } else if (node.systemId !== "") {
      this.parts[this.parts.length] = " SYSTEM";
    }
    if (node.systemId !== "") {
      listAppend(this.parts, " \"" + node.systemId + "\"");
    }
    this.parts[this.parts.length] = ">";
  }

  // https://w3c.github.io/DOM-Parsing/#xml-serializing-an-element-node
  _startTag(element) {
    this._checkName(element.localName);
    const added = newList();
    const localPrefixes = new Table();
    const default_ = this._recordNamespaces(element, localPrefixes, added);
    let inherited = this._namespace;
    const namespace = element.namespace === undefined ? "" : element.namespace;
    let ignoresDefault = false;
    let declaration = "";
    let name = element.localName;
    if (inherited === namespace) {
      ignoresDefault = default_ !== undefined;
      if (namespace === XML_NAMESPACE) {
        name = "xml:" + name;
      }
    } else {
      let prefix = element.prefix;
      let candidate = this._preferredPrefix(prefix, namespace);
      if (prefix === "xmlns") {
        this._check(false);
        candidate = prefix;
      }
      if (candidate !== undefined) {
        name = candidate + ":" + name;
        if (default_ !== undefined && default_ !== XML_NAMESPACE) {
          inherited = default_;
        }
      } else if (prefix !== undefined) {
        if (tableHas(localPrefixes, prefix)) {
          prefix = this._generateAPrefix();
        }
        this._addPrefix(prefix, namespace, added);
        name = prefix + ":" + name;
        declaration = " xmlns:" + prefix + "=\"" + this._value(namespace) + "\"";
        if (default_ !== undefined) {
          inherited = default_;
        }
      } else {
        inherited = namespace;
        if (default_ !== namespace) {
          ignoresDefault = true;
          declaration = " xmlns=\"" + this._value(namespace) + "\"";
        }
      }
    }
    listAppend(this.parts, "<" + name + declaration);
    this._attributes(element, localPrefixes, ignoresDefault, added);
    const contents = element.templateContents;
    const isEmpty = element.firstChild === undefined;
    if (isEmpty && serializesAsVoid(element)) {
      this.parts[this.parts.length] = " />";
    } else if (isEmpty && namespace !== HTML_NAMESPACE) {
      this.parts[this.parts.length] = "/>";
    } else {
      this.parts[this.parts.length] = ">";
      this._open("</" + name + ">", inherited, added);
      return true;
    }
    this._forget(added);
    return false;
  }

  _checkName(name) {
    if (this.isWellFormed) {
      this._check(isXmlName(name) && !textContains(name, ":"));
    }
  }

  // https://w3c.github.io/DOM-Parsing/#dfn-recording-the-namespace-information
  _recordNamespaces(element, localPrefixes, added) {
    let default_ = undefined;
    const items = element.attributeList;
    for (let index = 0; index < items.length; index++) {
      const attribute = items[index];
      if (attribute.namespace !== XMLNS_NAMESPACE) continue;
      if (attribute.prefix === undefined) {
        default_ = attribute.value;
        continue;
      }
      const prefix = attribute.localName;
      const namespace = attribute.value;
      if (namespace === XML_NAMESPACE || this._hasPrefix(prefix, namespace)) continue;
      this._addPrefix(prefix, namespace, added);
      tableSet(localPrefixes, prefix, namespace);
    }
    return default_;
  }

  // https://w3c.github.io/DOM-Parsing/#dfn-found
  _hasPrefix(prefix, namespace) {
    const prefixes = tableGet(this._prefixes, namespace);
    if (prefixes !== undefined) {
      for (let index = 0; index < prefixes.length; index++) {
        const each = prefixes[index];
        if (each === prefix) return true;
      }
    }
    return false;
  }

  // https://w3c.github.io/DOM-Parsing/#dfn-add
  _addPrefix(prefix, namespace, added) {
    const prefixes = tableGet(this._prefixes, namespace);
    if (prefixes === undefined) {
      tableSet(this._prefixes, namespace, listOf([prefix]));
    } else {
      prefixes[prefixes.length] = prefix;
    }
    tableSet(this._bound, prefix, this._countOf(prefix) + 1);
    added[added.length] = namespace;
  }

  _countOf(prefix) {
    const count = tableGet(this._bound, prefix);
    return count === undefined ? 0 : count;
  }

  // https://w3c.github.io/DOM-Parsing/#dfn-retrieve-a-preferred-prefix-string
  _preferredPrefix(preferred, namespace) {
    const prefixes = tableGet(this._prefixes, namespace);
    if (prefixes === undefined || prefixes.length === 0) return undefined;
    for (let index = 0; index < prefixes.length; index++) {
      const each = prefixes[index];
      if (each === preferred) return each;
    }
    return prefixes[prefixes.length - 1];
  }

  // https://w3c.github.io/DOM-Parsing/#dfn-generating-a-prefix, but for adding it
  _generateAPrefix() {
    const prefix = "ns" + indexText(this._nextIndex);
    this._nextIndex += 1;
    return prefix;
  }

  // https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization-of-the-attributes
  _attributes(element, localPrefixes, ignoresDefault, added) {
    const names = new Table();
    const items = element.attributeList;
    for (let index = 0; index < items.length; index++) {
      const attribute = items[index];
      const namespace = attribute.namespace === undefined ? "" : attribute.namespace;
      const key = attribute.localName + " " + namespace;
      this._check(!tableHas(names, key));
      tableSet(names, key, true);
      let prefix = undefined;
      if (namespace === XMLNS_NAMESPACE) {
        if (this._isRedundant(attribute, localPrefixes, ignoresDefault)) continue;
        this._check(attribute.value !== "" && attribute.value !== "http://www.w3.org/2000/xmlns/");
        if (attribute.prefix === "xmlns") {
          prefix = "xmlns";
        }
      } else if (namespace !== "") {
        prefix = this._preferredPrefix(attribute.prefix, namespace);
        if (prefix === undefined) {
          prefix = attribute.prefix;
          // As browsers do: the standard always generates one.
          if (prefix === undefined || this._countOf(prefix) > 0) {
            prefix = this._generateAPrefix();
          }
          this._addPrefix(prefix, namespace, added);
          listAppend(this.parts, " xmlns:" + prefix + "=\"" + this._value(namespace) + "\"");
        }
      }
      this._checkName(attribute.localName);
      this._check(namespace !== "" || attribute.localName !== "xmlns");
      const start = prefix === undefined ? " " : " " + prefix + ":";
      listAppend(
        this.parts,
        start + attribute.localName + "=\"" + this._value(attribute.value) + "\"",
      );
    }
  }

  // Whether a declaration is left out.
  _isRedundant(attribute, localPrefixes, ignoresDefault) {
    if (attribute.value === XML_NAMESPACE) return true;
    if (attribute.prefix === undefined) return ignoresDefault;
    const isLocal = tableGet(localPrefixes, attribute.localName) === attribute.value;
    return !isLocal && this._hasPrefix(attribute.localName, attribute.value);
  }

  // https://w3c.github.io/DOM-Parsing/#dfn-serializing-an-attribute-value
  _value(value) {
    this._checkText(value);
    return escapedXmlAttribute(value);
  }
}
withoutParent(XMLSerialization);
