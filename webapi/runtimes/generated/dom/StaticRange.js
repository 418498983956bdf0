// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asNode = implementationValue(NodeBrand);
const asStaticRangeInit = dictionaryValue("StaticRangeInit", [["endContainer", asNode, isRequired], ["endOffset", unsignedLongValue, isRequired], ["startContainer", asNode, isRequired], ["startOffset", unsignedLongValue, isRequired]]);

// StaticRange: https://dom.spec.whatwg.org/

class StaticRange {
  constructor($init) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'StaticRange'", 1, arguments.length);
    adopt(this, new StaticRangeImpl()).constructorSteps(asStaticRangeInit($init, "Failed to construct 'StaticRange': parameter 1"));
  }
}

expose(StaticRangeBrand, StaticRange, [],
  []);
