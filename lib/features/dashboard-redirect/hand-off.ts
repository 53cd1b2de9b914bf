/** The hand-off to the dashboard: query flags of `/dashboard-redirect` (specification, point 2). */

/** Paths of the dashboard that `route` may name. SECURITY: an allow-list, nothing else is followed. */
const allowedRoutes = ["/api-playground"];
const registration = "/en/registration";

export const handOffFlags = ["googleSignIn", "dashboardProductOverview"] as const;
export type HandOffFlag = (typeof handOffFlags)[number];

export type HandOff = {
  /** Path at the dashboard: "/en/registration" unless an allowed route was asked for. */
  path: string;
  /** The flags that were given as "true". */
  flags: HandOffFlag[];
  /** A route was asked for that is not on the list. */
  isRouteRefused: boolean;
};

/** What the hand-off page is asked for. Anything but the flags and an allowed route is ignored. */
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
 * @param tracking query string of the tracking values, as `buildTrackingQuery` makes it
 */
export function handOffTarget({ path, flags }: HandOff, tracking = ""): string {
  const given = new URLSearchParams(flags.map((flag) => [flag, "true"])).toString();
  const query = [given, tracking].filter((part) => part !== "").join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** The address to go to. SECURITY: the host is always the dashboard's, whatever the query says. */
export function buildDashboardUrl(dashboardUrl: string, handOff: HandOff, tracking = ""): string {
  return new URL(handOffTarget(handOff, tracking), dashboardUrl).href;
}
