/**
 * Text that every store and receiver accepts: NUL breaks Postgres, a lone surrogate breaks UTF-8. Scripts send them, and
 * cutting a text can split a pair.
 */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll("\0", "");
