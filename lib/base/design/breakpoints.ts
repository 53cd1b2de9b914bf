/** Breakpoints of `styles/tokens.css`, which must be equal; only those that TypeScript uses. */
export const breakpoints = { md: "960px", nav: "1172px", lg: "1280px" } as const;
