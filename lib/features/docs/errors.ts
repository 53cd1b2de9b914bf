/** The status codes of the gateway and the APIs. Tokens such as `{blocked-domains}` are filled in. */
import { type ApiSchemaName, apiSchemas } from "./schemas";

export type StatusCode = {
  status: number;
  name: string;
  meaning: string;
  /** What the caller should do. */
  action: string;
  isBilled: boolean;
};

/** Codes that come from the gateway itself. Any other one is the website’s. */
export const gatewayCodes: readonly StatusCode[] = [
  {
    status: 403,
    name: "Forbidden",
    meaning: "The website is one of {blocked-domains} closed domains.",
    action: "Do not repeat it. The acceptable use policy says what is closed.",
    isBilled: false,
  },
  {
    status: 407,
    name: "Proxy Authentication Required",
    meaning: "Username or key is missing or wrong. On the free plan: this month’s traffic is used up.",
    action: "Check that the username starts with “user” and that the variable holds your key.",
    isBilled: false,
  },
  {
    status: 502,
    name: "Bad Gateway",
    meaning: "No exit fits the place in the username, or the session’s place has none left.",
    action: "Leave out the ZIP code, then the city. Then try again.",
    isBilled: false,
  },
];

export const apiCodes: readonly StatusCode[] = [
  { status: 200, name: "OK", meaning: "The result is in the body.", action: "Read content.", isBilled: true },
  {
    status: 304,
    name: "Not Modified",
    meaning: "The page has not changed since the etag in if_none_match.",
    action: "Keep your last result.",
    isBilled: false,
  },
  {
    status: 400,
    name: "Bad Request",
    meaning: "The body is not JSON.",
    action: "Send the header Content-Type: application/json and check the quotes.",
    isBilled: false,
  },
  {
    status: 401,
    name: "Unauthorized",
    meaning: "The key is missing or wrong.",
    action: "Send “token” as the username and your key as the password.",
    isBilled: false,
  },
  {
    status: 403,
    name: "Forbidden",
    meaning: "The website or our rules do not allow the page. The body gives the reason.",
    action: "Do not repeat it.",
    isBilled: false,
  },
  {
    status: 404,
    name: "Not Found",
    meaning: "There is no such crawl, dataset or file.",
    action: "Check the URL.",
    isBilled: false,
  },
  {
    status: 422,
    name: "Unprocessable Content",
    meaning: "A key is unknown, missing or has a wrong value. The body names it.",
    action: "Compare it with the table of parameters. Keys are never ignored.",
    isBilled: false,
  },
  {
    status: 429,
    name: "Too Many Requests",
    meaning: "You have more requests open than your plan allows.",
    action: "Wait as long as the header Retry-After says, then send it again.",
    isBilled: false,
  },
  {
    status: 502,
    name: "Bad Gateway",
    meaning: "No exit could load the page. The body gives the reason.",
    action: "Try again later, or from the country instead of the city.",
    isBilled: false,
  },
];

/** What an API says about a body that it does not accept, or null when it does. */
export function describeRefusal(api: ApiSchemaName, body: unknown): string | null {
  const [issue] = apiSchemas[api].safeParse(body).error?.issues ?? [];
  if (!issue) return null;
  return issue.path.length === 0 ? issue.message : `${issue.path.join(".")}: ${issue.message}`;
}
