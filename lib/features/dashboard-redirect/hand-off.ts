/** The dashboard redirect: query flags of `/dashboard-redirect` (specification, point 2). */

/** Dashboard paths that `route` may select. SECURITY: an allow-list; anything else is ignored. */
const allowedRoutes = ["/api-playground"];
const registration = "/en/registration";

export const handOffFlags = ["googleSignIn", "dashboardProductOverview"] as const;
export type HandOffFlag = (typeof handOffFlags)[number];

export type HandOff = {
  /** Path at the dashboard: "/en/registration" unless an allowed route was requested. */
  path: string;
  /** The flags with the value "true". */
  flags: HandOffFlag[];
  /** The requested route is not on the list. */
  isRouteRefused: boolean;
};

/** Parses the query. Everything except the flags and an allowed route is ignored. */
export function parseHandOff(query: URLSearchParams): HandOff {
  const route = query.get("route");
  const isAllowed = route !== null && allowedRoutes.includes(route);
  return {
    path: isAllowed ? route : registration,
    flags: handOffFlags.filter((flag) => query.get(flag) === "true"),
    isRouteRefused: route !== null && !isAllowed,
  };
}

/**
 * Path and query at the dashboard: "/en/registration?googleSignIn=true&gclid=abc".
 * @param tracking query string from `buildTrackingQuery`
 */
export function handOffTarget({ path, flags }: HandOff, tracking = ""): string {
  const given = new URLSearchParams(flags.map((flag) => [flag, "true"])).toString();
  const query = [given, tracking].filter((part) => part !== "").join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** The URL to redirect to. SECURITY: the host is always the dashboard's, whatever the query says. */
export function buildDashboardUrl(dashboardUrl: string, handOff: HandOff, tracking = ""): string {
  return new URL(handOffTarget(handOff, tracking), dashboardUrl).href;
}
