import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getBuiltRoutes, setBuiltRoutes } from "@/lib/platform/runtime/built-routes";
import { logRequestError } from "@/lib/site/request-errors";

beforeEach(() => {
  setBuiltRoutes({ ...getBuiltRoutes(), prerenderedPaths: new Set(["/pricing"]) });
  globalThis.pagePathsState = {
    documents: new Map([["/datasets", "page/datasets"]]),
    livePages: new Set(),
    endedPages: new Set(),
    sitePaths: new Set(),
    changes: [],
  };
});
afterEach(() => {
  globalThis.builtRoutes = undefined;
  globalThis.pagePathsState = undefined;
});

/** The log entry of a failed request at `path`. */
function logEntryFor(
  path: string,
  routePath: string,
  failure: unknown,
  headers: Record<string, string> = { "x-oxbow-reference": "3f9a1c02", "x-oxbow-route": routePath },
): Record<string, unknown> {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  logRequestError(
    failure,
    { path, method: "GET", headers },
    { routerKind: "App Router", routePath, routeType: "render", revalidateReason: undefined },
  );
  expect(write).toHaveBeenCalledOnce();
  return JSON.parse(String(write.mock.lastCall?.[0]));
}

const error = Object.assign(new TypeError("Cannot read properties of null (reading 'url')"), {
  digest: "3697862019",
});

describe("the log entry of a failed page", () => {
  it("has its document, the kind of error and the reference", () => {
    expect(logEntryFor("/datasets?utm_source=mail", "/[...uid]", error)).toMatchObject({
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
    const entry = logEntryFor("/blog/new", "/blog/[slug]", error, {});
    expect(entry).toMatchObject({ path: "/blog/[slug]" });
  });

  it("names a page without a document by its path", () => {
    const entry = logEntryFor("/pricing", "/pricing", error);
    expect(entry).toMatchObject({ path: "/pricing" });
    expect(entry).not.toHaveProperty("document");
  });

  it("contains no visitor input", () => {
    const errorWithInput = Object.assign(new Error("ada@engines.example"), {
      digest: "ada@engines.example\n",
    });
    const entry = logEntryFor("/receipt/ada-token?q=ada", "/receipt/[token]", errorWithInput);
    expect(entry).toMatchObject({ path: "/receipt/[token]" });
    expect(JSON.stringify(entry)).not.toContain("ada");
  });
});
