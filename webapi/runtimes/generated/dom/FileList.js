// Interfaces, made by python -m idl from idl/html_forms.webidl: change that, not this.


// FileList: https://html.spec.whatwg.org/multipage/

class FileList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'FileList': Illegal constructor");
  }

  item($index) {
    const inner = internals(FileListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'FileList'", 1, arguments.length);
    return orNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'FileList': parameter 1")));
  }

  get length() {
    return internals(FileListBrand, this).length;
  }
}

expose(FileListBrand, FileList, [],
  ["item", "length"]);
indexed(FileListBrand, FileList, (inner) => inner.length, (inner, index) => orNull(inner.item(index)));
