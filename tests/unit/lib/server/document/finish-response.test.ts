import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { bufferResponse } from "@/lib/server/document/buffer-response";
import { earlyScript } from "@/lib/server/document/early-script";
import { finishResponse } from "@/lib/server/document/finish-response";
import { closedPolicy } from "@/lib/server/document/policy";
import { serveAnswers, stopServingAnswers } from "@/tests/fixtures/answer-server";

afterEach(stopServingAnswers);

/** The client's response for what `handler` sends. */
async function get(handler: RequestListener, headers: Record<string, string> = {}, path = "/") {
  const collect = bufferResponse(async (request, response) => handler(request, response));
  const url = await serveAnswers(async (request, response) => {
    const answer = await collect(request, response);
    return answer && finishResponse(request, answer);
  });
  const response = await fetch(url + path, { headers, redirect: "manual" });
  return { policy: response.headers.get("content-security-policy"), text: await response.text(), response };
}

describe("finishResponse", () => {
  it("gives non-documents the strictest policy", async () => {
    const { policy, text } = await get((_request, response) => response.end("plain"));
    expect(policy).toBe(closedPolicy);
    expect(text).toBe("plain");
  });

  it("keeps the policy of a document from the cache and its body as it is", async () => {
    const { policy, text } = await get((_request, response) => {
      response.setHeader("content-type", "text/html");
      response.setHeader("content-security-policy", "default-src 'self'");
      response.end("<html><head></head></html>");
    });
    expect(policy).toBe("default-src 'self'");
    expect(text).toBe("<html><head></head></html>");
  });

  it.each<[string, number, Record<string, string>, string]>([
    ["drafts", 200, { "x-draft": "1" }, "private, no-store"],
    ["responses that set a cookie", 200, { "set-cookie": "a=; Max-Age=0" }, "private, no-store"],
    ["prerendered error pages", 410, {}, "no-store"],
  ])("makes %s uncacheable", async (_what, status, headers, expected) => {
    const { response } = await get((_request, answer) => {
      answer.writeHead(status, { "cache-control": "s-maxage=3600", ...headers }).end();
    });
    expect(response.headers.get("cache-control")).toBe(expected);
    expect(response.headers.has("x-draft")).toBe(false);
  });

  it("processes a chunked document as a whole", async () => {
    const { policy, text, response } = await get((_request, answer) => {
      answer.setHeader("content-type", "text/html; charset=utf-8");
      answer.flushHeaders();
      answer.write("<html><head></head><body>é<scr");
      answer.end(Buffer.from("ipt>run()</script></body></html>"));
    });
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*'sha256-/);
    expect(text).toContain("é<script>run()</script>");
    expect(text).toContain(`<script>${earlyScript}</script></head>`);
    expect(Number(response.headers.get("content-length"))).toBe(Buffer.byteLength(text));
  });

  it.each([
    ["a document", {}, "DENY"],
    ["a draft", { "x-draft": "1", "x-frame-options": "SAMEORIGIN" }, null],
  ])("says who may frame %s", async (_what, headers, expected) => {
    const { response } = await get((_request, answer) => {
      answer.writeHead(200, { "content-type": "text/html", ...headers }).end("<html><head></head></html>");
    });
    expect(response.headers.get("x-frame-options")).toBe(expected);
  });

  it("keeps the redirect of a request for a page's data out of caches, and leaves others as they are", async () => {
    const redirect: RequestListener = (_request, response) => {
      response.statusCode = 307;
      response.setHeader("location", "/?_rsc=abc");
      response.end();
    };
    const { response } = await get(redirect, { rsc: "1" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("vary")).toMatch(/^rsc, next-router-state-tree,.* next-url$/);
    const other = await get(redirect);
    expect([other.response.headers.get("cache-control"), other.response.headers.get("vary")]).toEqual([
      null,
      null,
    ]);
  });
});
