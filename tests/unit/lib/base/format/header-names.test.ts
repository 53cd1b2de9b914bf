import { describe, expect, it } from "vitest";
import { preventHeaderNameBreaks } from "@/lib/base/format/header-names";

describe("preventHeaderNameBreaks", () => {
  it("replaces the hyphens of header names only", () => {
    expect(preventHeaderNameBreaks("Retry-After and If-None-Match, a ten-minute test of JSON-LD")).toBe(
      "Retry\u2011After and If\u2011None\u2011Match, a ten-minute test of JSON-LD",
    );
  });
});
