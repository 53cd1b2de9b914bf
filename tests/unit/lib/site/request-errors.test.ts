import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logRequestError } from "@/lib/site/request-errors";

beforeEach(() => {
  globalThis.pagePathsState = {
    built: {
      pages: new Set(),
      all: new Set(["/pricing"]),
      onDemand: [],
      draftCookieValue: "key",
      isPagePath: () => false,
    },
    documents: new Map([["/datasets", "page/datasets"]]),
    published: new Set(),
    ended: new Set(),
    known: new Set(),
    nextChange: null,
  };
});
afterEach(() => {
  globalThis.pagePathsState = undefined;
  vi.restoreAllMocks();
});

/** The line that the log gets for a failed request at `path`. */
function lineFor(path: string, routePath: string, error: unknown): Record<string, unknown> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  logRequestError(
    error,
    { path, method: "GET", headers: { "x-oxbow-reference": "3f9a1c02", "x-oxbow-route": routePath } },
    { routerKind: "App Router", routePath, routeType: "render", revalidateReason: undefined },
  );
  return JSON.parse(String(write.mock.calls[0]?.[0]));
}

const error = Object.assign(new TypeError("Cannot read properties of null (reading 'url')"), {
  digest: "3697862019",
});

describe("the log of a failed page", () => {
  it("has its document, the kind of error and the reference", () => {
    expect(lineFor("/datasets?utm_source=mail", "/[...uid]", error)).toMatchObject({
      event: "page.failed",
      path: "/datasets",
      document: "page/datasets",
      reference: "3f9a1c02",
      digest: "3697862019",
      errorName: "TypeError",
      errorKind: "Cannot read properties of null",
      kind: "render",
    });
  });

  it("names a page without a document by its path", () => {
    const line = lineFor("/pricing", "/pricing", error);
    expect(line).toMatchObject({ path: "/pricing" });
    expect(line).not.toHaveProperty("document");
  });

  it("does not report an invalid router state", () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const unreadable = new Error("The router state header was sent but could not be parsed.");
    logRequestError(
      unreadable,
      { path: "/search", method: "GET", headers: {} },
      { routerKind: "App Router", routePath: "/search", routeType: "render", revalidateReason: undefined },
    );
    expect(write).not.toHaveBeenCalled();
  });

  it("contains no visitor input", () => {
    const odd = Object.assign(new Error("ada@engines.example"), { digest: "ada@engines.example\n" });
    const line = lineFor("/receipt/ada-token?q=ada", "/receipt/[token]", odd);
    expect(line).toMatchObject({ path: "/receipt/[token]" });
    expect(JSON.stringify(line)).not.toContain("ada");
  });
});
