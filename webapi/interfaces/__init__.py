"""The interfaces, made by ``python -m idl``, and the module of each by its identifier."""

MODULES = {
    "Blob": "blob",
    "Document": "document",
    "Element": "element",
    "File": "file",
    "HTMLAnchorElement": "html_anchor_element",
    "HTMLAreaElement": "html_area_element",
    "HTMLBaseElement": "html_base_element",
    "HTMLCollection": "html_collection",
    "HTMLElement": "html_element",
    "Location": "location",
    "LocationNavigation": "location_navigation",
    "Node": "node",
    "Origin": "origin",
    "URL": "url",
    "URLPattern": "url_pattern",
    "URLSearchParams": "url_search_params",
    "WorkerLocation": "worker_location",
}
