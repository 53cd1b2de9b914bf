const charsetParameter = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** Whether a body of this content type is text in UTF-8, which is what is meant when the type names no charset. */
export function isUtf8(contentType = ""): boolean {
  const charset = charsetParameter.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}
