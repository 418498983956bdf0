// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const plain1 = arrayOf(objectOf);
const asMutationCallback = functionValue((callback) => (self, $mutations, $observer) => (self === theGiven ? callback : apply(callback, self, [plain1($mutations), objectOf($observer)])));
const asNode = implementationValue(NodeBrand);
const as4 = sequenceValue(stringValue);
const asMutationObserverInit = dictionaryValue("MutationObserverInit", [["attributeFilter", as4, undefined], ["attributeOldValue", booleanValue, undefined], ["attributes", booleanValue, undefined], ["characterData", booleanValue, undefined], ["characterDataOldValue", booleanValue, undefined], ["childList", booleanValue, false], ["subtree", booleanValue, false]]);

// MutationObserver: https://dom.spec.whatwg.org/

class MutationObserver {
  constructor($callback) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'MutationObserver'", 1, arguments.length);
    adopt(this, new MutationObserverImpl()).constructorSteps(asMutationCallback($callback, "Failed to construct 'MutationObserver': parameter 1"));
  }

  observe($target, $options = undefined) {
    const inner = internals(MutationObserverBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'observe' on 'MutationObserver'", 1, arguments.length);
    inner.observe(asNode($target, "Failed to execute 'observe' on 'MutationObserver': parameter 1"), asMutationObserverInit($options, "Failed to execute 'observe' on 'MutationObserver': parameter 2"));
  }

  disconnect() {
    const inner = internals(MutationObserverBrand, this);
    inner.disconnect();
  }

  takeRecords() {
    const inner = internals(MutationObserverBrand, this);
    return plain1(inner.takeRecords());
  }
}

expose(MutationObserverBrand, MutationObserver, [],
  ["observe", "disconnect", "takeRecords"]);
