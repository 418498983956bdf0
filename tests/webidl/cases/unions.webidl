[Exposed=*]
interface Unions {
  constructor();
  any numberOrString((long or DOMString) value);
  any booleanOrNumber((boolean or double) value);
  any sequenceOrRecordOrString((sequence<long> or record<DOMString, long> or DOMString) value);
  any interfaceOrString((Unions or DOMString) value);
  any dictionaryOrNumber((UnionsOptions or long) value);
  any nullable((long or (boolean or Unions)?) value);
  any objectOrString((object or DOMString) value);
  any bufferOrString((ArrayBuffer or ArrayBufferView or Unions or USVString) value);
  any enumOrNumber((UnionsMode or long) value);
  any callbackOrDictionary((UnionsCallback or UnionsOptions) value);
  any onlyObjects((Unions or sequence<long>) value);
  any orUndefined((undefined or long) value);
};

dictionary UnionsOptions { boolean capture = false; };
enum UnionsMode { "fast", "slow" };
callback UnionsCallback = any (any value);
