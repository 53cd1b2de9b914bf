import { expect, it } from "vitest";
import { type HttpErrorCode, httpErrors } from "@/lib/platform/http/errors";
import { respondError } from "@/lib/platform/http/respond";

it.each(Object.keys(httpErrors) as HttpErrorCode[])(
  "an error response (%s) has its message, is not cached, and says when to retry if that helps",
  async (code) => {
    const response = respondError(code);
    expect(response.status).toBe(httpErrors[code].status);
    expect(await response.json()).toEqual({ message: httpErrors[code].message });
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.has("retry-after")).toBe(["too-many", "unavailable"].includes(code));
  },
);
