import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logRequestError } from "@/lib/site/request-errors";

beforeEach(() => {
  globalThis.pagePathsState = {
    built: {
      prerenderedPages: new Set(),
      prerenderedPaths: new Set(["/pricing"]),
      onDemandRoutes: [],
      draftCookieValue: "key",
      matchesPageRoute: () => false,
    },
    documents: new Map([["/datasets", "page/datasets"]]),
    livePages: new Set(),
    endedPages: new Set(),
    sitePaths: new Set(),
    nextChange: null,
  };
});
afterEach(() => {
  globalThis.pagePathsState = undefined;
});

/** The lines that the log gets for a failed request at `path`. */
function linesFor(
  path: string,
  routePath: string,
  failure: unknown,
  headers: Record<string, string> = { "x-oxbow-reference": "3f9a1c02", "x-oxbow-route": routePath },
): Record<string, unknown>[] {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  logRequestError(
    failure,
    { path, method: "GET", headers },
    { routerKind: "App Router", routePath, routeType: "render", revalidateReason: undefined },
  );
  return write.mock.calls.map(([line]) => JSON.parse(String(line)));
}

const error = Object.assign(new TypeError("Cannot read properties of null (reading 'url')"), {
  digest: "3697862019",
});

describe("the log of a failed page", () => {
  it("has its document, the kind of error and the reference", () => {
    expect(linesFor("/datasets?utm_source=mail", "/[...uid]", error)[0]).toMatchObject({
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

  it("names the route if Next revalidates a page in the background, without a request", () => {
    const [line] = linesFor("/blog/new", "/blog/[slug]", error, {});
    expect(line).toMatchObject({ path: "/blog/[slug]" });
  });

  it("names a page without a document by its path", () => {
    const [line] = linesFor("/pricing", "/pricing", error);
    expect(line).toMatchObject({ path: "/pricing" });
    expect(line).not.toHaveProperty("document");
  });

  it("contains no visitor input", () => {
    const errorWithInput = Object.assign(new Error("ada@engines.example"), {
      digest: "ada@engines.example\n",
    });
    const [line] = linesFor("/receipt/ada-token?q=ada", "/receipt/[token]", errorWithInput);
    expect(line).toMatchObject({ path: "/receipt/[token]" });
    expect(JSON.stringify(line)).not.toContain("ada");
  });
});
