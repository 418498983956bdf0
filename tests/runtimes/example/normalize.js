import normalizeUrl from "normalize-url";

globalThis.normalize = (url) => normalizeUrl(url, { stripHash: true, sortQueryParameters: true });
