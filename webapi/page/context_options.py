"""The options of contexts, as Playwright's ``new_context`` takes them."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

from webapi.page.clock import Timeout
from webapi.page.cookies import restore
from webapi.page.errors import PageError
from webapi.page.limits import Limits
from webapi.page.profile import Profile
from webapi.page.recording import Content, Mode
from webapi.page.site import Server, Site
from webapi.runtimes.bridge import default_user_agent
from webapi.url.redaction import redacted


class ViewportSize(TypedDict):
    """The size of a viewport in CSS pixels."""

    width: int
    height: int


class LaunchOptions(TypedDict, total=False):
    """What ``launch`` takes: arguments about a process, which change nothing, as none starts."""

    executable_path: str | os.PathLike[str] | None
    channel: str | None
    args: Sequence[str] | None
    ignore_default_args: bool | Sequence[str] | None
    handle_sigint: bool | None
    handle_sigterm: bool | None
    handle_sighup: bool | None
    timeout: Timeout | None
    env: Mapping[str, str | float | bool] | None
    headless: bool | None
    downloads_path: str | os.PathLike[str] | None
    slow_mo: float | None
    traces_dir: str | os.PathLike[str] | None
    artifacts_dir: str | os.PathLike[str] | None
    chromium_sandbox: bool | None
    firefox_user_prefs: Mapping[str, str | float | bool] | None


class ContextOptions(TypedDict, total=False):
    """What ``new_context`` takes."""

    accept_downloads: bool | None
    base_url: str | None
    bypass_csp: bool | None
    color_scheme: str | None
    contrast: str | None
    device_scale_factor: float | None
    extra_http_headers: Mapping[str, str] | None
    forced_colors: str | None
    has_touch: bool | None
    http_credentials: Mapping[str, str] | None
    ignore_https_errors: bool | None
    is_mobile: bool | None
    java_script_enabled: bool | None
    locale: str | None
    no_viewport: bool | None
    offline: bool | None
    permissions: Sequence[str] | None
    record_har_content: Content | None
    record_har_mode: Mode | None
    record_har_omit_content: bool | None
    record_har_path: str | os.PathLike[str] | None
    record_har_url_filter: str | re.Pattern[str] | None
    reduced_motion: str | None
    same_origin_policy: bool | None
    """Not of Playwright's: False lets scripts read the responses of all origins."""
    screen: ViewportSize | None
    service_workers: str | None
    storage_state: Mapping[str, Any] | str | os.PathLike[str] | None
    strict_selectors: bool | None
    user_agent: str | None
    viewport: ViewportSize | None


_DEFAULT_VIEWPORT: Final = (1280, 720)
_PATIENCE: Final = 30.0
"""The seconds for which actions wait, as in Playwright."""
_DEFAULT_ORIGIN: Final = "http://localhost/"
_MEDIA: Final = {
    "media": "media",
    "color_scheme": "prefers-color-scheme",
    "contrast": "prefers-contrast",
    "forced_colors": "forced-colors",
    "reduced_motion": "prefers-reduced-motion",
}
_PERMISSIONS: Final = frozenset(
    (
        *("accelerometer", "ambient-light-sensor", "background-sync", "camera", "clipboard-read"),
        *("clipboard-write", "geolocation", "gyroscope", "local-fonts", "local-network-access"),
        *("magnetometer", "microphone", "midi", "midi-sysex", "notifications", "payment-handler"),
        *("screen-wake-lock", "storage-access"),
    )
)
"""What Playwright's documentation lists for ``grant_permissions``."""
_ONLY: Final[dict[str, tuple[Any, ...]]] = {
    "has_touch": (False, None),
    "is_mobile": (False, None),
    "java_script_enabled": (True, None),
    "device_scale_factor": (1, None),
}
"""The only values of options for which there is no other behaviour here."""


def profile_of(site: Site, engine: str, options: Mapping[str, Any]) -> Profile:
    """The profile of a context.

    Raises: `TypeError` for an option that is missing; `OSError`, `PageError` for a stored state.
    """
    for name, value in options.items():
        if name in _ONLY and value not in _ONLY[name]:
            raise TypeError(f"Browser.new_context takes no {name}={redacted(value)}")
    size = options.get("viewport")
    agent = options.get("user_agent")
    locale = options.get("locale") or "en-US"
    settings: dict[str, Any] = {
        "user_agent": default_user_agent() if agent is None else agent,
        "languages": (locale,),
        "viewport": _DEFAULT_VIEWPORT if size is None else checked_size(size),
        "same_origin_policy": options.get("same_origin_policy") is not False,
        "media": changed_media({}, {name: options.get(name) for name in _MEDIA}),
    }
    base_url = options.get("base_url")
    server = Server(site, _DEFAULT_ORIGIN if base_url is None else base_url)
    limits = Limits(engine, None, None, None, None)
    profile = Profile(server, engine, limits, base_url, settings, patience=_PATIENCE)
    profile.headers = checked_headers(options.get("extra_http_headers"))
    profile.credentials = options.get("http_credentials")
    profile.accepts_downloads = options.get("accept_downloads") is not False
    profile.is_strict = bool(options.get("strict_selectors"))
    profile.is_offline = bool(options.get("offline"))
    if (path := options.get("record_har_path")) is not None:
        content: Content | None = "omit" if options.get("record_har_omit_content") else None
        content = options.get("record_har_content") or content
        mode: Mode = options.get("record_har_mode") or "full"
        profile.record(path, options.get("record_har_url_filter"), mode, content)
    check_permissions(options.get("permissions") or ())
    state = options.get("storage_state")
    if state is not None:
        restore(profile, state)
    return profile


def check_permissions(permissions: Sequence[str]) -> None:
    """Check the names of permissions.

    Raises: `PageError`.
    """
    for each in permissions:
        if each not in _PERMISSIONS:
            raise PageError(f"Unknown permission: {redacted(each)}")


def checked_size(size: ViewportSize) -> tuple[int, int]:
    """The width and the height of a viewport.

    Raises: `TypeError`.
    """
    if not isinstance(size, Mapping) or {*size} != {"width", "height"}:
        raise TypeError(f"a viewport is a dict of width and height, and not {redacted(size)}")
    for each in size.values():
        if not isinstance(each, int):
            raise TypeError(f"a viewport has whole pixels, and not {redacted(each)}")
    return size["width"], size["height"]


def changed_media(media: Mapping[str, str], changes: Mapping[str, str | None]) -> dict[str, str]:
    """The media after settings change: the text ``null`` ends one, None leaves it."""
    given = {_MEDIA[name]: value for name, value in changes.items() if value is not None}
    if given.get("prefers-color-scheme") == "no-preference":
        given["prefers-color-scheme"] = "light"
    changed = {**media, **given}
    return {name: value for name, value in changed.items() if value != "null"}


def checked_headers(headers: Mapping[str, str] | None) -> dict[str, str]:
    """Headers for all requests.

    Raises: `PageError` for a value that is no text.
    """
    for name, value in (headers or {}).items():
        if not isinstance(value, str):
            kind = type(value).__name__
            raise PageError(
                f"Expected value of header {redacted(name)} to be String, but {kind} is found."
            )
    return {**(headers or {})}
