const charsetParameters = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

/** Whether a content type declares UTF-8; no charset counts as UTF-8. */
export function isUtf8(contentType = ""): boolean {
  return [...contentType.matchAll(charsetParameters)].every(([, charset = ""]) => /^utf-?8$/i.test(charset));
}
