/** The text with a word joiner after each hyphen, so that "E-commerce" stays on one line. */
export const preventHyphenBreaks = (text: string): string => text.replaceAll("-", "-\u2060");
