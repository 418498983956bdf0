// The global scope is the event target of a method that is called without an object.

const GlobalScopeBrand = newBrand("WorkerGlobalScope", EventTargetBrand, "dom_events");

class GlobalScopeImpl extends EventTargetImpl {
  get isOfViewport() {
    return page !== undefined;
  }
}
implementation(GlobalScopeBrand, GlobalScopeImpl);
const scope = adopt(world, new GlobalScopeImpl());
const globalTarget = () => scope;
