/** Pages with a private token in their URL, or that lead to the dashboard: no third parties there. */
const privatePaths = [
  "/dashboard-redirect",
  "/oxycon/confirm",
  "/receipt",
  "/scraping-digest/confirm",
  "/scraping-digest/unsubscribe",
];

/** Whether third parties are allowed at a path. */
export function mayHaveThirdParties(path: string): boolean {
  return !privatePaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
