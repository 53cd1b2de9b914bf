/** Puts non-breaking hyphens into names of HTTP headers such as "Retry-After". For headings only. */
export function keepHttpHeaderNames(text: string): string {
  return text.replace(/(?<=\p{Lu}\p{Ll}+)-(?=\p{Lu})/gu, "\u2011");
}
