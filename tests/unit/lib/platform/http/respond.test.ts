import { describe, expect, it } from "vitest";
import { type HttpErrorCode, httpErrors } from "@/lib/platform/http/errors";
import { respondError, respondJson, respondSeeOther } from "@/lib/platform/http/respond";

describe("respondError", () => {
  it.each<[HttpErrorCode, number]>([
    ["bad-request", 400],
    ["cross-site", 403],
    ["not-found", 404],
    ["method-not-allowed", 405],
    ["conflict", 409],
    ["too-large", 413],
    ["unsupported-type", 415],
    ["invalid", 422],
    ["too-many", 429],
    ["internal", 500],
    ["unavailable", 503],
  ])("answers %s with %i", async (code, status) => {
    const response = respondError(code);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: httpErrors[code].message });
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("has Retry-After for 429 and 503 only", () => {
    expect(respondError("too-many", { retryAfter: 42 }).headers.get("retry-after")).toBe("42");
    expect(respondError("unavailable").headers.get("retry-after")).toBe("10");
    for (const code of Object.keys(httpErrors) as HttpErrorCode[])
      expect(respondError(code).headers.has("retry-after"), code).toBe(
        ["too-many", "unavailable"].includes(code),
      );
  });

  it("includes field errors and allowed methods", async () => {
    const response = respondError("invalid", { fields: { name: "Name is required" } });
    expect(await response.json()).toMatchObject({ fields: { name: "Name is required" } });
    expect(respondError("method-not-allowed", { allow: ["GET", "HEAD"] }).headers.get("allow")).toBe(
      "GET, HEAD",
    );
  });
});

describe("respondJson and respondSeeOther", () => {
  it("respond with 200 and 303", async () => {
    const json = respondJson({ a: 1 });
    expect([json.status, await json.json()]).toEqual([200, { a: 1 }]);
    const page = respondSeeOther("/contact/received");
    expect([page.status, page.headers.get("location")]).toEqual([303, "/contact/received"]);
  });
});
