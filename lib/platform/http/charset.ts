const charsetParameters = /;\s*charset\s*=\s*"?([^";\s]*)/gi;

/** Whether a body of this content type is text in UTF-8, which is what is meant when the type names no charset. */
export function isUtf8(contentType = ""): boolean {
  return [...contentType.matchAll(charsetParameters)].every(([, charset = ""]) => /^utf-?8$/i.test(charset));
}
