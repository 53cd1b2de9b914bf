/** The breakpoints of `styles/tokens.css` that media queries in TypeScript use. */
export const breakpoints = { md: "960px", nav: "1172px", lg: "1280px" } as const;
