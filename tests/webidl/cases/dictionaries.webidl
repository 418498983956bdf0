[Exposed=*]
interface Dictionaries {
  constructor(optional DictionariesOptions options = {});
  any base(optional DictionariesBase value = {});
  any derived(DictionariesOptions value);
  any strict(DictionariesStrict value);
};

dictionary DictionariesBase {
  long z;
  DOMString a = "default";
};
dictionary DictionariesOptions : DictionariesBase {
  sequence<long> list = [];
  DictionariesBase inner = {};
  DOMString? maybe = null;
  DictionariesMode mode = "on";
};
partial dictionary DictionariesOptions {
  Dictionaries owner;
};
dictionary DictionariesStrict {
  required long must;
  DOMString from;
};
enum DictionariesMode { "on", "off" };
