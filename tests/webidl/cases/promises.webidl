[Exposed=*]
interface Promises {
  constructor();
  Promise<ArrayBuffer> bytes();
  Promise<DOMString> text(DOMString required);
  Promise<undefined> fail();
  any waits(Promise<long> value);
};
