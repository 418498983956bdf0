// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// AbstractRange: https://dom.spec.whatwg.org/

class AbstractRange {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'AbstractRange': Illegal constructor");
  }

  get startContainer() {
    return objectOf(internals(AbstractRangeBrand, this).startContainer);
  }

  get startOffset() {
    return internals(AbstractRangeBrand, this).startOffset;
  }

  get endContainer() {
    return objectOf(internals(AbstractRangeBrand, this).endContainer);
  }

  get endOffset() {
    return internals(AbstractRangeBrand, this).endOffset;
  }

  get collapsed() {
    return internals(AbstractRangeBrand, this).collapsed;
  }
}

expose(AbstractRangeBrand, AbstractRange, [],
  ["startContainer", "startOffset", "endContainer", "endOffset", "collapsed"]);
