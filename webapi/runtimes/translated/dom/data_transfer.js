// What is dragged, copied and pasted: https://html.spec.whatwg.org/multipage/dnd.html
//
// A drag data store that a script has constructed is in the read/write mode.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const READ_WRITE = "read/write";
const READ_ONLY = "read-only";
const PROTECTED = "protected";
const DISABLED = "disabled";

// An item of a drag data store item list: a string or a file.
//
// https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitem-interface
class DataTransferItemImpl {
  constructor(kind, type, data, list) {
    this.platformObject = undefined;
    this._kind = kind;
    this._type = type;
    this.data = data;
    // The list that it is in.
    this.list = list;
  }

  // Whether it is in the list of a drag data store whose event is not over.
  get isInList() {
    return this.list !== undefined && this.list.mode !== DISABLED;
  }

  // Whether scripts can read its data.
  get isReadable() {
    return this.list !== undefined && this.list.isReadable;
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-kind
  get kind() {
    return this.isInList ? this._kind : "";
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-type
  get type() {
    return this.isInList ? this._type : "";
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-getasstring
  getAsString(callback) {
    if (callback === undefined || !this.isReadable || this.kind !== "string") return;
    const data = this.data;
    const invoke = () => {
      callStringCallback(callback, data);
    };
    queueATask(invoke);
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitem-getasfile
  //
  // As in browsers, this is the file that was added, not another one with its data.
  getAsFile() {
    return this.isReadable && this.kind === "file" ? this.data : undefined;
  }
}
withoutParent(DataTransferItemImpl);

// https://html.spec.whatwg.org/multipage/dnd.html#the-datatransferitemlist-interface
class DataTransferItemListImpl {
  constructor() {
    this.platformObject = undefined;
    this.mode = READ_WRITE;
    this.items = newList();
    this._strings = new Table();
    this.files = new FileListImpl(newList());
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-length
  get length() {
    return this.mode === DISABLED ? 0 : this.items.length;
  }

  // Whether scripts can read the data.
  get isReadable() {
    return this.mode === READ_WRITE || this.mode === READ_ONLY;
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-item
  item(index) {
    return this.items[index];
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-add
  add(data, type) {
    if (this.mode !== READ_WRITE) return undefined;
    const lowercase = asciiLowercase(type);
    if (tableHas(this._strings, lowercase)) {
      throw new DOMException("There is a string of this type already.", "NotSupportedError");
    }
    return this.addAString(lowercase, data);
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-add
  add_2(file) {
    if (this.mode !== READ_WRITE) return undefined;
    const item = new DataTransferItemImpl("file", asciiLowercase(typeOfFile(file)), file, this);
    this.items[this.items.length] = item;
    listAppend(this.files.files, file);
    return item;
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-remove
  remove(index) {
    if (this.mode !== READ_WRITE) {
      throw new DOMException("The drag data store cannot be changed.", "InvalidStateError");
    }
    if (index < this.items.length) {
      this.removeItem(this.items[index]);
    }
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransferitemlist-clear
  clear() {
    if (this.mode !== READ_WRITE) return;
    const items = this.items;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      each.list = undefined;
    }
    this.items = newList();
    this._strings = new Table();
    this.files.files = newList();
  }

  // The item whose kind is text and whose type string is this.
  stringOf(type) {
    return tableGet(this._strings, type);
  }

  // Add an item whose kind is text.
  addAString(type, data) {
    const item = new DataTransferItemImpl("string", type, data, this);
    this.items[this.items.length] = item;
    tableSet(this._strings, type, item);
    return item;
  }

  // Remove an item, which is in the list.
  removeItem(item) {
    takeFromList(this.items, item);
    if (item.kind === "string") {
      tableDelete(this._strings, item.type);
    } else {
      const files = newList();
      const items = this.items;
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (each.kind === "file") {
          listAppend(files, each.data);
        }
      }
      this.files.files = files;
    }
    item.list = undefined;
  }

  // Remove the items whose kind is text.
  removeStrings() {
    const files = newList();
    const items = this.items;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.kind === "file") {
        files[files.length] = each;
      } else {
        each.list = undefined;
      }
    }
    this.items = files;
    this._strings = new Table();
  }
}
withoutParent(DataTransferItemListImpl);

// https://html.spec.whatwg.org/multipage/dnd.html#the-datatransfer-interface
class DataTransferImpl {
  constructor() {
    this.platformObject = undefined;
    this._dropEffect = "none";
    this._effectAllowed = "none";
    this.items = new DataTransferItemListImpl();
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-dropeffect
  get dropEffect() {
    return this._dropEffect;
  }

  set dropEffect(value) {
    if (value === "none" || value === "copy" || value === "link" || value === "move") {
      this._dropEffect = value;
    }
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-effectallowed
  get effectAllowed() {
    return this._effectAllowed;
  }

  set effectAllowed(value) {
    if (
      value === "none" ||
        value === "copy" ||
        value === "copyLink" ||
        value === "copyMove" ||
        value === "link" ||
        value === "linkMove" ||
        value === "move" ||
        value === "all" ||
        value === "uninitialized"
    ) {
      this._effectAllowed = value;
    }
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-setdragimage
  //
  // Nothing is drawn.
  setDragImage(image, x, y) {}

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-types
  get types() {
    const types = newList();
    if (this.items.mode === DISABLED) return types;
    const items = this.items.items;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.kind === "string") {
        listAppend(types, each.type);
      }
    }
    if (this.items.files.length > 0) {
      types[types.length] = "Files";
    }
    return types;
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-files
  get files() {
    return this.items.isReadable ? this.items.files : new FileListImpl(newList());
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-getdata
  getData(format) {
    const item = this.items.stringOf(_typeOfFormat(format));
    if (item === undefined || !this.items.isReadable) return "";
    const data = item.data;
    return asciiLowercase(format) === "url" ? _firstUrl(data) : data;
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-setdata
  setData(format, data) {
    if (this.items.mode !== READ_WRITE) return;
    const type_ = _typeOfFormat(format);
    const item = this.items.stringOf(type_);
    if (item !== undefined) {
      this.items.removeItem(item);
    }
    this.items.addAString(type_, data);
  }

  // https://html.spec.whatwg.org/multipage/dnd.html#dom-datatransfer-cleardata
  clearData(format) {
    if (this.items.mode !== READ_WRITE) return;
    if (format === undefined) {
      this.items.removeStrings();
      return;
    }
    const item = this.items.stringOf(_typeOfFormat(format));
    if (item !== undefined) {
      this.items.removeItem(item);
    }
  }
}
withoutParent(DataTransferImpl);

// The steps of ``getData()`` and the others that read their argument.
function _typeOfFormat(format) {
  const lowercase = asciiLowercase(format);
  if (lowercase === "text") return "text/plain";
  return lowercase === "url" ? "text/uri-list" : lowercase;
}

// The first URL of a list, or the empty string: https://www.rfc-editor.org/rfc/rfc2483#section-5
function _firstUrl(uriList) {
  const items = splitIntoLines(uriList);
  for (let index = 0; index < items.length; index++) {
    const line = items[index];
    if (!textStarts(line, "#") && isAbsoluteUrl(line)) return line;
  }
  return "";
}
