import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { Unavailable } from "@/components/receipt/unavailable";
import { bufferResponse } from "@/lib/server/document/buffer-response";
import { readErrorPages, withErrorPages } from "@/lib/server/error-pages";
import type { RequestHandler } from "@/lib/server/http/buffered-response";
import { StartError } from "@/lib/server/start-error";
import { serveAnswers, stopServingAnswers } from "@/tests/fixtures/answer-server";

afterEach(stopServingAnswers);

const failure = "<html><title>{{heading}}</title>{{status}} {{text}}, data {{text}}</html>";

const start = (handler: RequestHandler): Promise<string> =>
  serveAnswers(
    withErrorPages(bufferResponse(handler), { failure, missing: "no page", missingReceipt: "no receipt" }),
    (request) => {
      request.headers["x-oxbow-reference"] = "3f9a1c02";
    },
  );

const html = { "content-type": "text/html; charset=utf-8" };

describe("a failed document", () => {
  it.each<[string, RequestHandler]>([
    [
      "while a page is rendered",
      async (_request, response) => {
        response.writeHead(500, { ...html, link: "</a.css>; rel=preload" });
        response.end("<html id=__next_error__></html>");
      },
    ],
    [
      "outside of a page, with plain text",
      async (_request, response) => {
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end("Internal Server Error");
      },
    ],
  ])("is replaced by the error page with the reference: %s", async (_how, handler) => {
    const answer = await fetch(`${await start(handler)}/search`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, html["content-type"]]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("link")).toBeNull();
    const page = await answer.text();
    expect(page).toContain("<title>Something went wrong on our side</title>500 ");
    expect(page.match(/reference 3f9a1c02\./g)).toHaveLength(2);
    expect(page).not.toContain("{{");
  });
});

it.each(["/server-error", "/_global-error"])(
  "the reserved path %s is passed to Next as a missing path",
  async (path) => {
    const received: (string | undefined)[] = [];
    const url = await start(async (request, response) => {
      received.push(request.url);
      response.writeHead(404).end();
    });
    expect((await fetch(url + path)).status).toBe(404);
    expect(received).toEqual(["/-"]);
  },
);

it("a router state that Next could not parse is rejected", async () => {
  const url = await start(async (_request, response) => void response.end());
  const headers = { rsc: "1", "next-router-state-tree": "%zz" };
  expect((await fetch(`${url}/search`, { headers })).status).toBe(400);
});

describe("every other response", () => {
  it.each<[number, Record<string, string>]>([
    [200, html],
    [404, html],
    [500, { "content-type": "text/x-component" }],
    [500, { "content-type": "application/json" }],
    [503, html],
  ])("is not changed: %d, %o", async (status, headers) => {
    const url = await start(async (_request, response) => {
      response.writeHead(status, { ...headers, "x-own": "1" });
      response.write("as ");
      response.end("it is");
    });
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get("x-own"), await answer.text()]).toEqual([
      status,
      "1",
      "as it is",
    ]);
  });
});

it("a byte range beyond a file gets status 416 with the file's length", async () => {
  const url = await start(async (_request, response) => {
    response.writeHead(500, { "content-type": "image/x-icon", "content-range": "bytes */817" });
    response.end("Internal Server Error");
  });
  const answer = await fetch(`${url}/favicon.ico`);
  expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */817"]);
  expect(await answer.json()).toEqual({ message: expect.any(String) });
});

it("a page that could not read the database is sent with status 503", async () => {
  const page = renderToStaticMarkup(createElement(Unavailable));
  const url = await start(async (_request, response) => void response.writeHead(200, html).end(page));
  const answer = await fetch(`${url}/receipt/known`);
  expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([503, "30", page]);
});

const emptyDocument = '<html id="__next_error__">';

it.each<[string, Record<string, string>, string]>([
  ["/receipt/unknown", html, "no receipt"],
  ["/sent/unknown", html, "no page"],
  ["/blog/unknown", { ...html, "content-security-policy": "default-src 'none'" }, "no page"],
  ["/blog/draft", { ...html, "x-draft": "1" }, emptyDocument],
])("a 404 document at %s with the headers %o is sent with the body %s", async (path, headers, body) => {
  const url = await start(async (_request, response) => {
    response.writeHead(404, headers).end(emptyDocument);
  });
  const answer = await fetch(url + path);
  expect([answer.status, await answer.text()]).toEqual([404, body]);
  expect(answer.headers.get("content-security-policy")).toBeNull();
});

it("a build without the error pages is not complete", async () => {
  const answer = bufferResponse(async (_request, response) => void response.writeHead(404).end());
  await expect(readErrorPages(answer)).rejects.toThrow(StartError);
});
