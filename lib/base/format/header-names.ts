/** The names of headers with hyphens that no line breaks at: "Retry-After", for headings only. */
export function holdHeaderNames(text: string): string {
  return text.replace(/(?<=\p{Lu}\p{Ll}+)-(?=\p{Lu})/gu, "\u2011");
}
