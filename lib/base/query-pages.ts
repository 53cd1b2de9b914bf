/** Pages with one URL each whose content depends on a parameter: requests with it are rendered by another page. */
export const queryPages = [
  { path: "/search", parameter: "q", destination: "/search/results" },
  { path: "/sandbox", parameter: "country", destination: "/sandbox/result" },
] as const;
