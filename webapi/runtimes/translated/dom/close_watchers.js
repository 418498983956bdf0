// Close watchers: https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
//
// A document has the close watcher manager, so that documents without a window have one, too.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/interaction.html#close-watcher
class CloseWatcher {
  constructor() {
    // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-is-running-cancel-action
    this.isRunningCancelAction = false;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-get-enabled-state
  get isEnabled() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-cancel-action
  cancelAction(canPreventClose) {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-close-action
  closeAction() {}
}
withoutParent(CloseWatcher);

// https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-manager
class CloseWatcherManager {
  constructor() {
    this._groups = newList();
    this._allowedNumberOfGroups = 1;
    this._nextUserInteractionAllowsANewGroup = true;
    // https://html.spec.whatwg.org/multipage/interaction.html#history-action-activation
    this._hasHistoryActionActivation = false;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#notify-the-close-watcher-manager-about-user-activation
  notifyAboutUserActivation() {
    this._hasHistoryActionActivation = true;
    if (this._nextUserInteractionAllowsANewGroup) {
      this._allowedNumberOfGroups += 1;
    }
    this._nextUserInteractionAllowsANewGroup = false;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#establish-a-close-watcher
  establish(watcher) {
    if (this._groups.length < this._allowedNumberOfGroups) {
      listAppend(this._groups, new Table());
    }
    const group = this._groups[this._groups.length - 1];
    tableSet(group, watcher, true);
    this._nextUserInteractionAllowsANewGroup = true;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-is-active
  isActive(watcher) {
    const items = this._groups;
    for (let index = 0; index < items.length; index++) {
      const group = items[index];
      if (tableHas(group, watcher)) return true;
    }
    return false;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-request-close
  requestToClose(watcher, requiresActivation) {
    if (!this.isActive(watcher) || !watcher.isEnabled) return true;
    if (watcher.isRunningCancelAction) return true;
    const canPreventClose = !requiresActivation ||
      this._groups.length < this._allowedNumberOfGroups && this._hasHistoryActionActivation;
    watcher.isRunningCancelAction = true;
    const shouldContinue = watcher.cancelAction(canPreventClose);
    watcher.isRunningCancelAction = false;
    if (!shouldContinue) {
      this._hasHistoryActionActivation = false;
      return false;
    }
    if (this.isActive(watcher)) {
      this.destroy(watcher);
      watcher.closeAction();
    }
    return true;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-destroy
  destroy(watcher) {
    const groups = newList();
    const items = this._groups;
    for (let index = 0; index < items.length; index++) {
      const group = items[index];
      if (tableHas(group, watcher)) {
        tableDelete(group, watcher);
      }
      if (tableSize(group) > 0) {
        groups[groups.length] = group;
      }
    }
    this._groups = groups;
  }

  // https://html.spec.whatwg.org/multipage/interaction.html#process-close-watchers
  process() {
    if (this._groups.length > 0) {
      const items = tableKeys(this._groups[this._groups.length - 1]);
      for (let index = items.length - 1; index >= 0; index--) {
        const watcher = items[index];
        if (!this.requestToClose(watcher, true)) break;
      }
    }
    if (this._allowedNumberOfGroups > 1) {
      this._allowedNumberOfGroups -= 1;
    }
  }
}
withoutParent(CloseWatcherManager);
