/** The dashboard redirect: query flags of `/dashboard-redirect`. */

/** Dashboard paths that `route` may select. SECURITY: an allow-list; anything else is ignored. */
const allowedRoutes = ["/api-playground"];
const registrationPath = "/en/registration";

const dashboardRedirectFlags = ["googleSignIn", "dashboardProductOverview"] as const;
type DashboardRedirectFlag = (typeof dashboardRedirectFlags)[number];

type DashboardRedirect = {
  /** Path on the dashboard: "/en/registration" unless an allowed route was requested. */
  path: string;
  /** The flags with the value "true". */
  flags: DashboardRedirectFlag[];
};

/** Parses the page's query for the flags and an allowed route; other parameters are ignored here. */
export function parseDashboardRedirect(query: Readonly<Record<string, unknown>>): DashboardRedirect {
  return {
    path: allowedRoutes.find((route) => route === query.route) ?? registrationPath,
    flags: dashboardRedirectFlags.filter((flag) => query[flag] === "true"),
  };
}

/**
 * Path and query on the dashboard: "/en/registration?googleSignIn=true&gclid=abc".
 * @param tracking query string from `buildTrackingQuery`
 */
export function buildDashboardPath({ path, flags }: DashboardRedirect, tracking = ""): string {
  const flagQuery = new URLSearchParams(flags.map((flag) => [flag, "true"])).toString();
  const query = [flagQuery, tracking].filter((part) => part !== "").join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** The URL to redirect to. SECURITY: the host is always the dashboard's, whatever the query says. */
export function buildDashboardUrl(dashboardUrl: string, redirect: DashboardRedirect, tracking = ""): string {
  return new URL(buildDashboardPath(redirect, tracking), dashboardUrl).href;
}
