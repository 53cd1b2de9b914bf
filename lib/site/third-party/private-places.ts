/** Pages that hold a private link, or hand a visitor over: nobody else may look over their shoulder. */
const privatePlaces = [
  "/dashboard-redirect",
  "/oxycon/confirm",
  "/receipt",
  "/scraping-digest/confirm",
  "/scraping-digest/unsubscribe",
];

/** Whether third parties may be on the page at this path at all. */
export function mayHaveThirdParties(path: string): boolean {
  return !privatePlaces.some((place) => path === place || path.startsWith(`${place}/`));
}
