import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import {
  stripInternalHeaders,
  stripPageDataHeaders,
  stripUnreadableRouterState,
} from "@/lib/server/request-headers";

describe("stripInternalHeaders", () => {
  it("takes away what only Next may say and leaves what browsers say", () => {
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
    };
    const kept: IncomingHttpHeaders = {
      rsc: "1",
      "next-router-state-tree": "[]",
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": "/",
      "next-url": "/",
      host: "localhost",
      "x-forwarded-for": "192.0.2.1",
      "idempotency-key": "x",
    };
    const all = { ...headers, ...kept };
    stripInternalHeaders(all);
    expect(all).toEqual(kept);
  });
});

describe("stripPageDataHeaders", () => {
  it("takes away a browser's wish for a page's data and nothing else", () => {
    const headers: IncomingHttpHeaders = {
      rsc: "1",
      "next-router-state-tree": "[]",
      "next-router-prefetch": "1",
      "next-url": "/",
      accept: "application/json",
    };
    stripPageDataHeaders(headers);
    expect(headers).toEqual({ accept: "application/json" });
  });
});

describe("stripUnreadableRouterState", () => {
  const state = (tree: unknown) => encodeURIComponent(JSON.stringify(tree));

  it.each([
    ["as browsers send it", state(["", { children: [["slug", "a", "d", null], {}] }, null, "refetch"]), true],
    ["that is not encoded well", "%zz", false],
    ["that is no JSON", "[", false],
    ["of another shape", state({}), false],
    ["too long to read", state(["a".repeat(41_000), {}]), false],
  ])("sees a router state %s", (_, value, isKept) => {
    const headers: IncomingHttpHeaders = { "next-router-state-tree": value, rsc: "1" };
    stripUnreadableRouterState(headers);
    expect(headers).toEqual({ rsc: "1", ...(isKept && { "next-router-state-tree": value }) });
  });

  it("adds none", () => {
    const headers: IncomingHttpHeaders = {};
    stripUnreadableRouterState(headers);
    expect(headers).toEqual({});
  });
});
