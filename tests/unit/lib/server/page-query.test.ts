import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { withoutPageQuery } from "@/lib/server/page-query";

async function urlForNext(url: string, headers: IncomingHttpHeaders = {}): Promise<string | undefined> {
  let received: string | undefined;
  const sitePaths = ["/", "/pricing", "/search", "/sandbox"];
  const handle = withoutPageQuery(
    async (request) => {
      received = request.url;
      return null;
    },
    // The last two are shared here, so that the code itself has to leave their query alone.
    (path) => sitePaths.includes(path) || path.endsWith("/") || path === "/index",
  );
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers });
  await handle(request, new ServerResponse(request));
  return received;
}

it.each([
  ["/pricing?gclid=a&email=ada@engines.example", "/pricing"],
  ["/?utm_source=x", "/"],
  ["/pricing?plan=a&_rsc=1x", "/pricing"],
  ["/search?q=proxy&page=2", "/search?q=proxy&page=2"],
  ["/search?gclid=a", "/search"],
  ["/search?q=&gclid=a", "/search"],
  ["/search?q=&q=x", "/search"],
  ["/sandbox?country=de", "/sandbox?country=de"],
  ["/receipt/abc?step=correct", "/receipt/abc?step=correct"],
  ["/search?q=why?&a=b", "/search?q=why?&a=b"],
  ["/-?gclid=a&_rsc=1x", "/-"],
  ["/pricing", "/pricing"],
  ["/pricing/?utm_source=x", "/pricing/?utm_source=x"],
  ["/index?utm_source=x", "/index?utm_source=x"],
])("Next gets %s as %s", async (url, expected) => {
  expect(await urlForNext(url)).toBe(expected);
});

it.each([
  ["/pricing?plan=a&_rsc=A1-_x", "/pricing?_rsc=A1-_x"],
  ["/-?gclid=a&_rsc=1x", "/-?_rsc=1x"],
  ["/pricing?_rsc=%22%3E%3Cb%3E", "/pricing"],
  [`/pricing?_rsc=${"x".repeat(33)}`, "/pricing"],
])("Next gets a request for page data, %s, as %s", async (url, expected) => {
  expect(await urlForNext(url, { rsc: "1" })).toBe(expected);
});
