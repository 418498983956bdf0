// Text, comments and processing instructions: https://dom.spec.whatwg.org/#interface-characterdata
//
// Offsets count UTF-16 code units.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#interface-characterdata
class CharacterDataImpl extends ChildNode {
  constructor(nodeType, nodeDocument, data) {
    super(nodeType, nodeDocument);
    this._data = data;
  }

  // Whether it is a CharacterData node.
  get isCharacterData() {
    return true;
  }

  // https://dom.spec.whatwg.org/#concept-node-length
  get length() {
    return codeUnitsLength(this._data);
  }

  // https://dom.spec.whatwg.org/#dom-node-nodevalue
  getNodeValue() {
    return this._data;
  }

  // https://dom.spec.whatwg.org/#set-text-content
  setTextContent(text) {
    this.replaceData(0, this.length, text);
  }

  // https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children
  equalsWithoutChildren(other) {
    return other instanceof CharacterDataImpl && this._data === other.data;
  }

  // https://dom.spec.whatwg.org/#concept-cd-data
  get data() {
    return this._data;
  }

  set data(data) {
    this.replaceData(0, this.length, data);
  }

  // https://dom.spec.whatwg.org/#concept-cd-substring
  substringData(offset, count) {
    const length = this.length;
    _checkOffset(offset, length);
    return codeUnitsSubstring(this._data, offset, min(length, offset + count));
  }

  // https://dom.spec.whatwg.org/#dom-characterdata-appenddata
  appendData(data) {
    this.replaceData(this.length, 0, data);
  }

  // https://dom.spec.whatwg.org/#dom-characterdata-insertdata
  insertData(offset, data) {
    this.replaceData(offset, 0, data);
  }

  // https://dom.spec.whatwg.org/#dom-characterdata-deletedata
  deleteData(offset, count) {
    this.replaceData(offset, count, "");
  }

  // https://dom.spec.whatwg.org/#concept-cd-replace
  replaceData(offset, count, data) {
    const length = this.length;
    _checkOffset(offset, length);
    const end = min(length, offset + count);
    queueACharacterDataMutationRecord(this, this._data);
    const before = codeUnitsSubstring(this._data, 0, offset);
    const after = codeUnitsSubstring(this._data, end, length);
    this._data = joinedTexts(listOf([before, data, after]));
    dataReplaced(this, offset, end - offset, codeUnitsLength(data));
    if (this.parent !== undefined) {
      this.parent.childrenChangedSteps();
    }
  }
}

function _checkOffset(offset, length) {
  if (offset > length) {
    throw new DOMException("The offset is greater than the length of the data.", "IndexSizeError");
  }
}

// https://dom.spec.whatwg.org/#interface-text
class TextImpl extends CharacterDataImpl {
  constructor(nodeDocument, data, nodeType = TEXT_NODE) {
    super(nodeType, nodeDocument, data);
  }

  // Whether it is a Text node, which may be a CDATA section.
  get isText() {
    return true;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return "#text";
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    return new TextImpl(document, this.data);
  }

  // https://dom.spec.whatwg.org/#dom-slotable-assignedslot
  get assignedSlot() {
    return findASlot(this, true);
  }

  // https://dom.spec.whatwg.org/#concept-text-split
  splitText(offset) {
    const length = this.length;
    _checkOffset(offset, length);
    const newNode = new TextImpl(this.nodeDocument, this.substringData(offset, length - offset));
    if (this.parent !== undefined) {
      insert(newNode, this.parent, this.nextSibling);
      textSplit(this, newNode, offset);
    }
    this.replaceData(offset, length - offset, "");
    return newNode;
  }

  // https://dom.spec.whatwg.org/#dom-text-wholetext
  get wholeText() {
    let first = this;
    while (first.previousSibling !== undefined && first.previousSibling.isText) {
      first = first.previousSibling;
    }
    const parts = newList();
    let each = first;
    while (each instanceof TextImpl) {
      listAppend(parts, each.data);
      each = each.nextSibling;
    }
    return joinedTexts(parts);
  }
}

// https://dom.spec.whatwg.org/#interface-cdatasection
class CDATASectionImpl extends TextImpl {
  constructor(nodeDocument, data) {
    super(nodeDocument, data, CDATA_SECTION_NODE);
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return "#cdata-section";
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    return new CDATASectionImpl(document, this.data);
  }
}

// https://dom.spec.whatwg.org/#interface-comment
class CommentImpl extends CharacterDataImpl {
  constructor(nodeDocument, data) {
    super(COMMENT_NODE, nodeDocument, data);
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return "#comment";
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    return new CommentImpl(document, this.data);
  }
}

// https://dom.spec.whatwg.org/#interface-processinginstruction, without attributes
class ProcessingInstructionImpl extends CharacterDataImpl {
  constructor(nodeDocument, target, data) {
    super(PROCESSING_INSTRUCTION_NODE, nodeDocument, data);
    this.target = target;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return this.target;
  }

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    return new ProcessingInstructionImpl(document, this.target, this.data);
  }

  // https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children
  equalsWithoutChildren(other) {
    return (
      other instanceof ProcessingInstructionImpl &&
        this.target === other.target &&
        this.data === other.data
    );
  }
}

// https://dom.spec.whatwg.org/#concept-child-text-content
function childTextContent(node) {
  const parts = newList();
  let child = node.firstChild;
  while (child !== undefined) {
    if (child.isText) {
      listAppend(parts, child.data);
    }
    child = child.nextSibling;
  }
  return joinedTexts(parts);
}
