/**
 * Removes what Postgres and UTF-8 receivers reject: NUL characters and lone surrogates. Bots send both, and truncating a
 * text can split a surrogate pair.
 */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll("\0", "");
