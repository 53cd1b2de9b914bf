/** Text that every store and receiver accepts: NUL breaks Postgres, a lone surrogate breaks UTF-8. Only scripts send them. */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll("\0", "");
