/** Safari does not make scroll areas focusable by itself, so the keyboard could not scroll them (WCAG 2.1.1). */
export const scrollAreaTabIndex = 0;
