/** The APIs' addresses and limits, for code samples, documentation and figures in copy. Pure. */

const origin = "https://api.oxbow.example";

export const api = {
  /** All scraper APIs; the body's `source` chooses one. */
  fetchUrl: `${origin}/v2/fetch`,
  crawlsUrl: `${origin}/v2/crawls`,
  datasetsUrl: `${origin}/v2/datasets`,
  /** Username of HTTP Basic authentication; the password is the key. */
  user: "token",
  keyVariable: "OXBOW_KEY",
} as const;

/** The web unblocker is a proxy of its own. Its certificate is downloaded in the dashboard. */
export const unblocker = {
  host: "unblock.oxbow.example",
  port: 7777,
  certificate: "oxbow-ca.pem",
  header: "x-oxbow",
} as const;

/** Answers with the IP and the place that a website sees. */
export const ipCheckUrl = "https://ip.oxbow.example/json";

export const apiLimits = {
  trialRequests: 5,
  planRequests: 50,
  /** A result that a callback does not accept is sent again, so often in all and for so long. */
  callbackTries: 8,
  callbackHours: 1,
  searchPages: 10,
  listingsPerPage: 100,
} as const;
