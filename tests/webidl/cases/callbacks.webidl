[Exposed=*]
interface Callbacks {
  constructor();
  any call(CallbacksFunction callback);
  any maybe(CallbacksFunction? callback);
  any each(CallbacksVariadic callback);
  any listen(CallbacksListener listener);
};
callback CallbacksFunction = long (DOMString a, DOMString b, optional DOMString c);
callback CallbacksVariadic = any (any... values);
callback interface CallbacksListener {
  DOMString handleEvent(DOMString event, DOMString more);
};
