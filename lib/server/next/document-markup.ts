/**
 * Private to Next 16.4.6: how it writes scripts, style sheets and data into a document, and its mark of an error.
 *
 * Why: scripts are loaded after the first paint, with integrity, and a page's data is one script with one
 * hash. The first paint has its styles in the document, and an empty error document is replaced. Next has no setting for
 * these. Unexpected markup stays unchanged and still works.
 * Guarded by `tests/contract/next.test.ts` (`npm run check:next`).
 */

/** A built script; the first group is its path below `/_next/`. */
export const builtScript = /<script src="\/_next\/([^"?]+)[^>]*>/g;
export const asyncScript = /<script src="[^"]+"[^>]* async=""[^>]*><\/script>/g;
export const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
export const betweenData = /\)<\/script><script>self\.__next_f\.push\(/g;
/** Replacement for the separator that joins them to one script. */
export const joinedData = ");self.__next_f.push(";
/** The link to a built style sheet; the first group is its URL. */
export const stylesheetLink = /<link rel="stylesheet" href="([^"?]+)[^"]*" data-precedence="next"\/>/g;
/** Styles of the first paint. React inserts the full style sheets after an element with their precedence. */
export const buildFirstStyles = (css: string): string => `<style data-precedence="next">${css}</style>`;
/** In the empty document that Next sends if a page that it renders for each request calls `notFound`. */
export const emptyErrorMark = 'id="__next_error__"';
