/** Query flags of `/dashboard-redirect` (specification, point 2). */

/** Paths of the dashboard that `route` may name. SECURITY: an allow-list, nothing else is followed. */
const allowedRoutes = ["/api-playground"];
const registration = "/en/registration";
const flags = ["googleSignIn", "dashboardProductOverview"] as const;

export type HandOff = {
  /** Path and query at the dashboard: "/en/registration?googleSignIn=true". */
  target: string;
};

/** What the hand-off page is asked for. Anything but the two flags and an allowed route is ignored. */
export function parseHandOff(query: URLSearchParams): HandOff {
  const route = query.get("route") ?? "";
  const given = flags.filter((flag) => query.get(flag) === "true");
  const path = allowedRoutes.includes(route) ? route : registration;
  const passed = new URLSearchParams(given.map((flag) => [flag, "true"])).toString();
  return { target: passed === "" ? path : `${path}?${passed}` };
}

/** The address to go to. SECURITY: the host is always the dashboard's, whatever the query says. */
export function buildDashboardUrl(dashboardUrl: string, { target }: HandOff): string {
  return new URL(target, dashboardUrl).href;
}
