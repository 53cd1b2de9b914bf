/** Whether the client shows HTML: a browser that opens a page. Scripts and programs ask for anything or for JSON. */
export const acceptsHtml = (accept: string | null | undefined): boolean =>
  /\btext\/html\b/i.test(accept ?? "");
