"""Close watchers: https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers

A document has the close watcher manager, so that documents without a window have one, too.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations


class CloseWatcher:
    """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher"""

    __slots__ = ("is_running_cancel_action",)

    def __init__(self) -> None:
        self.is_running_cancel_action = False
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-is-running-cancel-action"""

    @property
    def is_enabled(self) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-get-enabled-state"""
        return True

    def cancel_action(self, can_prevent_close: bool) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-cancel-action"""
        return True

    def close_action(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-close-action"""


class CloseWatcherManager:
    """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-manager"""

    __slots__ = (
        *("_allowed_number_of_groups", "_groups", "_has_history_action_activation"),
        "_next_user_interaction_allows_a_new_group",
    )

    def __init__(self) -> None:
        self._groups: list[dict[CloseWatcher, bool]] = []
        self._allowed_number_of_groups = 1
        self._next_user_interaction_allows_a_new_group = True
        self._has_history_action_activation = False
        """https://html.spec.whatwg.org/multipage/interaction.html#history-action-activation"""

    def notify_about_user_activation(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#notify-the-close-watcher-manager-about-user-activation"""
        self._has_history_action_activation = True
        if self._next_user_interaction_allows_a_new_group:
            self._allowed_number_of_groups += 1
        self._next_user_interaction_allows_a_new_group = False

    def establish(self, watcher: CloseWatcher) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#establish-a-close-watcher"""
        if len(self._groups) < self._allowed_number_of_groups:
            self._groups.append({})
        group = self._groups[len(self._groups) - 1]
        group[watcher] = True
        self._next_user_interaction_allows_a_new_group = True

    def is_active(self, watcher: CloseWatcher) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-is-active"""
        for group in self._groups:
            if watcher in group:
                return True
        return False

    def request_to_close(self, watcher: CloseWatcher, requires_activation: bool) -> bool:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-request-close"""
        if not self.is_active(watcher) or not watcher.is_enabled:
            return True
        if watcher.is_running_cancel_action:
            return True
        can_prevent_close = not requires_activation or (
            len(self._groups) < self._allowed_number_of_groups
            and self._has_history_action_activation
        )
        watcher.is_running_cancel_action = True
        should_continue = watcher.cancel_action(can_prevent_close)
        watcher.is_running_cancel_action = False
        if not should_continue:
            self._has_history_action_activation = False
            return False
        if self.is_active(watcher):
            self.destroy(watcher)
            watcher.close_action()
        return True

    def destroy(self, watcher: CloseWatcher) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-destroy"""
        groups: list[dict[CloseWatcher, bool]] = []
        for group in self._groups:
            if watcher in group:
                del group[watcher]
            if len(group) > 0:
                groups.append(group)
        self._groups = groups

    def process(self) -> None:
        """https://html.spec.whatwg.org/multipage/interaction.html#process-close-watchers"""
        if len(self._groups) > 0:
            for watcher in reversed(list(self._groups[len(self._groups) - 1].keys())):
                if not self.request_to_close(watcher, requires_activation=True):
                    break
        if self._allowed_number_of_groups > 1:
            self._allowed_number_of_groups -= 1
