/** The text with a word joiner after each hyphen, so that "E-commerce" stays on one line. */
export const keepHyphens = (text: string): string => text.replaceAll("-", "-\u2060");
