/** URLs and limits of the APIs, for code samples, documentation and figures in copy. Pure. */

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

/** The web unblocker is a separate proxy. */
export const unblocker = {
  host: "unblock.oxbow.example",
  port: 7777,
  header: "x-oxbow",
} as const;

/** Responds with the IP and the location that a website sees. */
export const ipCheckUrl = "https://ip.oxbow.example/json";

export const apiLimits = {
  trialRequests: 5,
  planRequests: 50,
  /** Connections and API calls that one customer may have open at one website. Sales cannot raise it. */
  siteRequests: 100,
  /** Sessions that one customer may have open at the gateway. */
  sessions: 10_000,
  /** Calls with a callback that one customer may have in the queue. */
  waitingCalls: 100_000,
  /** Attempts to deliver a result to a callback, and the period over which they are spread. */
  callbackTries: 8,
  callbackHours: 1,
  /** Requests per minute of a crawl to each host, unless the customer sets another pace. */
  crawlPace: 30,
  searchPages: 10,
  listingsPerPage: 100,
} as const;
