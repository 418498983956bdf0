// The global scope as an event target, which a method without an object is called on.

const GlobalScopeBrand = newBrand("WorkerGlobalScope", EventTargetBrand, "dom_events");

class GlobalScopeImpl extends EventTargetImpl {}
implementation(GlobalScopeBrand, GlobalScopeImpl);
const scope = adopt(world, new GlobalScopeImpl());
const globalTarget = () => scope;
