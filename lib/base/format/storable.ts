/**
 * Makes a text valid for Postgres and UTF-8: lone surrogates become U+FFFD, NUL characters are removed. Bots send both, and
 * truncation can split a surrogate pair.
 */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll("\0", "");
