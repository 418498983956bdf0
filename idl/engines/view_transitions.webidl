// https://drafts.csswg.org/css-view-transitions-2/

// Nothing is drawn. Left out are transitions of elements, and waitUntil().

callback ViewTransitionUpdateCallback = Promise<any> ();

dictionary StartViewTransitionOptions {
  ViewTransitionUpdateCallback? update = null;
  sequence<DOMString>? types = null;
};

[ByFunction] partial interface Document {
  ViewTransition startViewTransition(optional (ViewTransitionUpdateCallback or StartViewTransitionOptions) callbackOptions = {});
  readonly attribute ViewTransition? activeViewTransition;
};

[Exposed=Window, RunsIn=Engine]
interface ViewTransition {
  readonly attribute Promise<undefined> updateCallbackDone;
  readonly attribute Promise<undefined> ready;
  readonly attribute Promise<undefined> finished;
  undefined skipTransition();
  readonly attribute ViewTransitionTypeSet types;
  readonly attribute Element transitionRoot;
};

[Exposed=Window, RunsIn=Engine]
interface ViewTransitionTypeSet {
  setlike<DOMString>;
};
