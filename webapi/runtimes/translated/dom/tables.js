// Tables: https://html.spec.whatwg.org/multipage/tables.html
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Children that know their index. It is looked for near the one that was found last.
class IndexedCollection extends HTMLCollectionImpl {
  constructor(root, matches) {
    super(root, matches, false);
    this._found = 0;
  }

  // The index of one of its elements.
  indexOf(element) {
    const length = this.length;
    const found = min(this._found, length);
    const end = length + 1;
    for (let steps = 0; steps < end; steps++) {
      if (this.item(found + steps) === element) {
        this._found = found + steps;
        return this._found;
      }
      if (steps <= found && this.item(found - steps) === element) {
        this._found = found - steps;
        return this._found;
      }
    }
    return -1;
  }

  // The element before which insertRow() or insertCell() inserts, None at the end.
  itemAfterNew(index) {
    if (index < -1 || index > this.length) {
      throw new DOMException("The index is less than -1 or too great.", "IndexSizeError");
    }
    return index === -1 ? undefined : this.item(index);
  }

  // The steps of deleteRow() and deleteCell().
  deleteItem(index) {
    const length = this.length;
    if (index < -1 || index >= length) {
      throw new DOMException("The index is less than -1 or too great.", "IndexSizeError");
    }
    if (length > 0) {
      const element = this.item(index === -1 ? length - 1 : index);
      element.remove();
    }
  }
}

// https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows
class TableRows extends IndexedCollection {
  constructor(table) {
    super(table, isRow);
  }

  // Collect the rows of heads, then those of bodies and of the table, then those of feet.
  _collect() {
    if (this._isActive) {
      this._left = this._patience;
      return;
    }
    const head = newList();
    const body = newList();
    const foot = newList();
    let child = followingElement(this.root.firstChild);
    while (child !== undefined) {
      if (isRow(child)) {
        body[body.length] = child;
      } else if (isHtmlElement(child, "thead")) {
        addRows(child, head);
      } else if (isBody(child)) {
        addRows(child, body);
      } else if (isHtmlElement(child, "tfoot")) {
        addRows(child, foot);
      }
      child = followingElement(child.nextSibling);
    }
    const items = listOf([body, foot]);
    for (let index = 0; index < items.length; index++) {
      const part = items[index];
      for (let index2 = 0; index2 < part.length; index2++) {
        const each = part[index2];
        head[head.length] = each;
      }
    }
    this._start = 0;
    this.represent(head);
  }

  // Whether rows come or go with a node.
  _mayChange(node, parent) {
    this._left -= 1;
    if (node.nodeType !== ELEMENT_NODE) return false;
    const element = node;
    if (parent === this.root) return isRow(element) || isSection(element);
    return parent.parent === this.root && isRow(element);
  }

  // Follow an insertion: a row may come behind the last one.
  subtreeInserted(node, parent) {
    if (!this._mayChange(node, parent)) return this._left >= 0;
    const count = this._elements.length;
    if (count === this._start || node.previousSibling !== this._elements[count - 1]) {
      return false;
    }
    const row = node;
    if (!isRow(row)) return false;
    this._elements[this._elements.length] = row;
    if (this._named !== undefined) {
      this._addNames(row, this._named);
    }
    return true;
  }

  // Follow a removal: the first row or the last one may go.
  subtreeRemoved(node, parent) {
    if (!this._mayChange(node, parent)) return this._left >= 0;
    const count = this._elements.length;
    if (count === this._start) return true;
    const row = node;
    const isFirst = this._elements[this._start] === row;
    if (!isFirst && this._elements[count - 1] !== row) return false;
    this._removeNames(row);
    if (isFirst) {
      this._dropFirst(1);
    } else {
      listPop(this._elements);
    }
    return true;
  }
}

// Whether it is a ``tr``.
function isRow(element) {
  return isHtmlElement(element, "tr");
}

// Whether it is a ``tbody``.
function isBody(element) {
  return isHtmlElement(element, "tbody");
}

// Whether it is a ``thead``, a ``tbody`` or a ``tfoot``.
function isSection(element) {
  const isOne = element.localName === "thead" ||
    element.localName === "tbody" ||
    element.localName === "tfoot";
  return isOne && element.namespace === HTML_NAMESPACE;
}

// Whether it is a ``td`` or a ``th``.
function isCell(element) {
  return (
    (element.localName === "td" || element.localName === "th") &&
      element.namespace === HTML_NAMESPACE
  );
}

// Add the rows of a section to a list.
function addRows(section, rows) {
  let child = followingElement(section.firstChild);
  while (child !== undefined) {
    if (isRow(child)) {
      rows[rows.length] = child;
    }
    child = followingElement(child.nextSibling);
  }
}

// https://html.spec.whatwg.org/multipage/tables.html#htmltableelement
class HTMLTableElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._bodies = undefined;
    this._rows = undefined;
  }

  // The first child of a name.
  _first(localName) {
    let child = followingElement(this.firstChild);
    while (child !== undefined && !isHtmlElement(child, localName)) {
      child = followingElement(child.nextSibling);
    }
    return child;
  }

  _deleteFirst(localName) {
    const child = this._first(localName);
    if (child !== undefined) {
      child.remove();
    }
  }

  // https://html.spec.whatwg.org/multipage/tables.html#table-create
  tableCreate(localName) {
    return this.nodeDocument.createAnElement(localName, HTML_NAMESPACE);
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-caption
  get caption() {
    return this._first("caption");
  }

  set caption(value) {
    this._deleteFirst("caption");
    if (value !== undefined) {
      preInsert(value, this, this.firstChild);
    }
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-createcaption
  createCaption() {
    let caption = this.caption;
    if (caption === undefined) {
      caption = this.tableCreate("caption");
      preInsert(caption, this, this.firstChild);
    }
    return caption;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletecaption
  deleteCaption() {
    this._deleteFirst("caption");
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-thead
  get tHead() {
    return this._first("thead");
  }

  set tHead(value) {
    if (value !== undefined && value.localName !== "thead") {
      throw new DOMException("The element is not a thead.", "HierarchyRequestError");
    }
    this._deleteFirst("thead");
    if (value !== undefined) {
      this._insertHead(value);
    }
  }

  _insertHead(head) {
    let child = followingElement(this.firstChild);
    while (
      child !== undefined && (isHtmlElement(child, "caption") || isHtmlElement(child, "colgroup"))
    ) {
      child = followingElement(child.nextSibling);
    }
    preInsert(head, this, child);
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-createthead
  createTHead() {
    let head = this.tHead;
    if (head === undefined) {
      head = this.tableCreate("thead");
      this._insertHead(head);
    }
    return head;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletethead
  deleteTHead() {
    this._deleteFirst("thead");
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-tfoot
  get tFoot() {
    return this._first("tfoot");
  }

  set tFoot(value) {
    if (value !== undefined && value.localName !== "tfoot") {
      throw new DOMException("The element is not a tfoot.", "HierarchyRequestError");
    }
    this._deleteFirst("tfoot");
    if (value !== undefined) {
      append(value, this);
    }
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtfoot
  createTFoot() {
    let foot = this.tFoot;
    if (foot === undefined) {
      foot = this.tableCreate("tfoot");
      append(foot, this);
    }
    return foot;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-deletetfoot
  deleteTFoot() {
    this._deleteFirst("tfoot");
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-tbodies
  get tBodies() {
    if (this._bodies === undefined) {
      this._bodies = new HTMLCollectionImpl(this, isBody, false);
    }
    return this._bodies;
  }

  _lastBody() {
    let child = precedingElement(this.lastChild);
    while (child !== undefined && !isBody(child)) {
      child = precedingElement(child.previousSibling);
    }
    return child;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-createtbody
  createTBody() {
    const body = this.tableCreate("tbody");
    const last = this._lastBody();
    preInsert(body, this, last === undefined ? undefined : last.nextSibling);
    return body;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows
  get rows() {
    if (this._rows === undefined) {
      this._rows = new TableRows(this);
    }
    return this._rows;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-insertrow
  insertRow(index) {
    const rows = this.rows;
    const following = rows.itemAfterNew(index);
    const count = rows.length;
    const last = count === 0 ? undefined : rows.item(count - 1);
    const row = this.tableCreate("tr");
    let parent = undefined;
    if (last === undefined) {
      parent = this._lastBody();
      if (parent === undefined) {
        parent = this.tableCreate("tbody");
        append(row, parent);
        append(parent, this);
        return row;
      }
    } else {
      parent = following === undefined ? last.parent : following.parent;
    }
    preInsert(row, parent, following);
    return row;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-deleterow
  deleteRow(index) {
    this.rows.deleteItem(index);
  }
}

// https://html.spec.whatwg.org/multipage/tables.html#htmltablesectionelement
class HTMLTableSectionElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._rows = undefined;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-rows
  get rows() {
    if (this._rows === undefined) {
      this._rows = new IndexedCollection(this, isRow);
    }
    return this._rows;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-insertrow
  insertRow(index) {
    const following = this.rows.itemAfterNew(index);
    const row = this.nodeDocument.createAnElement("tr", HTML_NAMESPACE);
    preInsert(row, this, following);
    return row;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tbody-deleterow
  deleteRow(index) {
    this.rows.deleteItem(index);
  }
}

// https://html.spec.whatwg.org/multipage/tables.html#htmltablerowelement
class HTMLTableRowElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._cells = undefined;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tr-rowindex
  get rowIndex() {
    let table = parentElement(this);
    if (table !== undefined && isSection(table)) {
      table = parentElement(table);
    }
    if (table === undefined || !isHtmlElement(table, "table")) return -1;
    return table.rows.indexOf(this);
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tr-sectionrowindex
  get sectionRowIndex() {
    const parent = parentElement(this);
    if (parent !== undefined && isSection(parent)) return parent.rows.indexOf(this);
    return this.rowIndex;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tr-cells
  get cells() {
    if (this._cells === undefined) {
      this._cells = new IndexedCollection(this, isCell);
    }
    return this._cells;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tr-insertcell
  insertCell(index) {
    const following = this.cells.itemAfterNew(index);
    const cell = this.nodeDocument.createAnElement("td", HTML_NAMESPACE);
    preInsert(cell, this, following);
    return cell;
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tr-deletecell
  deleteCell(index) {
    this.cells.deleteItem(index);
  }
}

// https://html.spec.whatwg.org/multipage/tables.html#htmltablecellelement
class HTMLTableCellElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // https://html.spec.whatwg.org/multipage/tables.html#dom-tdth-cellindex
  get cellIndex() {
    const row = parentElement(this);
    if (row === undefined || !isRow(row)) return -1;
    return row.cells.indexOf(this);
  }
}
