// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// Text: https://dom.spec.whatwg.org/

class Text {
  constructor($data = undefined) {
    adopt(this, new TextImpl(associatedDocument(), $data === undefined ? "" : stringValue($data, "Failed to construct 'Text': parameter 1")));
  }

  splitText($offset) {
    const inner = internals(TextBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'splitText' on 'Text'", 1, arguments.length);
    return objectOf(inner.splitText(unsignedLongValue($offset, "Failed to execute 'splitText' on 'Text': parameter 1")));
  }

  get wholeText() {
    return internals(TextBrand, this).wholeText;
  }

  get assignedSlot() {
    return objectOrNull(internals(TextBrand, this).assignedSlot);
  }
}

expose(TextBrand, Text, [],
  ["splitText", "wholeText", "assignedSlot"]);
