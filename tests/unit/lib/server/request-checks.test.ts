import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import { limitCookies, stripInternalHeaders } from "@/lib/server/request-checks";

describe("stripInternalHeaders", () => {
  it("removes internal headers and keeps those of browsers", () => {
    const headers: IncomingHttpHeaders = {
      "x-middleware-subrequest": "1",
      "x-middleware-set-cookie": "1",
      "x-nextjs-data": "1",
      "x-next-revalidated-tags": "1",
      "x-now-route-matches": "1",
      "x-invoke-path": "/",
      "x-matched-path": "/",
      "x-prerender-revalidate": "1",
      "x-action-forwarded": "1",
      "next-action": "1",
      "next-resume": "1",
      "x-what-next-may-read-tomorrow": "1",
      "content-security-policy": "script-src 'nonce-AAAA'",
      "content-security-policy-report-only": "script-src 'nonce-AAAA'",
    };
    const kept: IncomingHttpHeaders = {
      rsc: "1",
      "next-router-state-tree": "[]",
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": "/",
      "next-url": "/",
      host: "localhost",
      "x-forwarded-for": "192.0.2.1",
      "x-country": "DE",
      "idempotency-key": "x",
    };
    const all = { ...headers, ...kept };
    stripInternalHeaders(all, "X-Country");
    expect(all).toEqual(kept);
  });
});

it("limitCookies keeps as many cookies as a browser may send", () => {
  const cookies = Array.from({ length: 181 }, (_, index) => `c${index}=1`);
  const headers: IncomingHttpHeaders = { cookie: cookies.join("; ") };
  limitCookies(headers);
  expect(headers.cookie).toBe(cookies.slice(0, 180).join("; "));
  const without: IncomingHttpHeaders = {};
  limitCookies(without);
  expect(without).toEqual({});
});
