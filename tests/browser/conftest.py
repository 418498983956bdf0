from tests.browser.fixtures import chromium, chromium_page, firefox, firefox_page

__all__ = ["chromium", "chromium_page", "firefox", "firefox_page"]
