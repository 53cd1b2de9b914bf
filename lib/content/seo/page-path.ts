/**
 * The path of a page from its route pattern (specification, point 2): the uid fills the `[uid]` segment,
 * parts of a uid are joined with `/`, and a trailing slash is removed.
 * @param route such as `/blog/[uid]` or `/[...uid]`
 * @param uid the route parameter, if the route has one
 * @returns a path that starts with `/` and does not end with one, except for the home page
 */
export function buildPagePath(route: string, uid?: string | string[]): string {
  const filled = route.replace(/\[(?:\.\.\.)?uid\]/, [uid ?? []].flat().join("/"));
  const trimmed = `/${filled}`.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  // The CMS numbers the first page of the product list; its public URL has no number.
  return trimmed.replace(/^\/products\/1$/, "/products");
}
