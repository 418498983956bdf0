[Exposed=*, RunsIn=Engine]
interface Message {
  constructor(optional (Message or DOMString or async_sequence<any>)? body);
  static DOMString text(DOMString given, optional long times = 1);
  DOMString text();
  [NewObject] Promise<Message> copy();
};
