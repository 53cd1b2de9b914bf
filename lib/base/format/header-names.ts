/** Puts non-breaking hyphens into header names such as "Retry-After". For headings only. */
export function preventHeaderNameBreaks(text: string): string {
  return text.replace(/(?<=\p{Lu}\p{Ll}+)-(?=\p{Lu})/gu, "\u2011");
}
