/**
 * The path of a page from its route pattern (specification, point 2): the uid fills the `[uid]`
 * segment, a multi-part uid is joined with `/`, and a trailing slash is trimmed.
 * @param route such as `/blog/[uid]` or `/[...uid]`
 * @param uid the route parameter, if the route has one
 * @returns a path that starts with `/` and, but for the home page, doesn't end with one
 */
export function buildPagePath(route: string, uid?: string | string[]): string {
  const filled = route.replace(/\[(?:\.\.\.)?uid\]/, [uid ?? []].flat().join("/"));
  const trimmed = `/${filled}`.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  // The CMS numbers the first page of the product list; visitors know it without the number.
  return trimmed.replace(/^\/products\/1$/, "/products");
}
