/** Pages with one URL each whose content depends on a parameter: requests with it are rendered by another page. */
export const queryPages = [
  { path: "/search", parameter: "q", destination: "/search/results" },
  { path: "/contact", parameter: "plan", destination: "/contact/plan" },
  { path: "/free-trial", parameter: "product", destination: "/free-trial/chosen" },
  { path: "/free-trial", parameter: "plan", destination: "/free-trial/chosen" },
  { path: "/dashboard-redirect", parameter: "product", destination: "/dashboard-redirect/chosen" },
  { path: "/dashboard-redirect", parameter: "plan", destination: "/dashboard-redirect/chosen" },
  { path: "/sandbox", parameter: "country", destination: "/sandbox/result" },
] as const;

/** Whether the page's content depends on this query. */
export const readsQuery = (page: string, query: URLSearchParams): boolean =>
  queryPages.some(({ path, parameter }) => path === page && query.has(parameter));
