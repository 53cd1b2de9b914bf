/**
 * Pages whose content depends on a query parameter. Requests with the parameter are rewritten to `destination`, so the
 * page without it can stay static.
 */
export const queryPages = [
  { path: "/search", parameter: "q", destination: "/search/results" },
  { path: "/contact", parameter: "product", destination: "/contact/chosen" },
  { path: "/contact", parameter: "plan", destination: "/contact/chosen" },
  { path: "/free-trial", parameter: "product", destination: "/free-trial/chosen" },
  { path: "/free-trial", parameter: "plan", destination: "/free-trial/chosen" },
  { path: "/dashboard-redirect", parameter: "product", destination: "/dashboard-redirect/chosen" },
  { path: "/dashboard-redirect", parameter: "plan", destination: "/dashboard-redirect/chosen" },
  { path: "/dashboard-redirect", parameter: "googleSignIn", destination: "/dashboard-redirect/chosen" },
  {
    path: "/dashboard-redirect",
    parameter: "dashboardProductOverview",
    destination: "/dashboard-redirect/chosen",
  },
  { path: "/dashboard-redirect", parameter: "route", destination: "/dashboard-redirect/chosen" },
  { path: "/sandbox", parameter: "country", destination: "/sandbox/result" },
] as const;

/** Whether `query` has a value of a parameter on which the page's content depends. */
export const hasPageParameter = (page: string, query: URLSearchParams): boolean =>
  queryPages.some(({ path, parameter }) => path === page && Boolean(query.get(parameter)));
