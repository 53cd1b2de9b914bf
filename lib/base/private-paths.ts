/** Paths of pages whose URL contains a private token, in the path or in the query. */
const privatePaths = [
  "/oxycon/confirm",
  "/receipt",
  "/scraping-digest/confirm",
  "/scraping-digest/unsubscribe",
];

/** The private path that `path` equals or is below; undefined for public pages. */
export function findPrivatePath(path: string): string | undefined {
  return privatePaths.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
