/**
 * A value as one line of text for a terminal; null and undefined become "".
 *
 * SECURITY: for text from visitors. Control characters are commands to a terminal, and marks of text direction
 * (such as U+202E) turn the rest of a line around.
 */
export const printable = (value: unknown) => String(value ?? "").replace(/[\p{Cc}\p{Bidi_Control}]+/gu, " ");
