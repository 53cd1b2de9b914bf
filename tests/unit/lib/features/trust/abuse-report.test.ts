import { describe, expect, it } from "vitest";
import { abuseMailHref, abuseReport } from "@/lib/features/trust/abuse-report";

describe("abuseMailHref", () => {
  it("is a mailto URL with the report's template", () => {
    const url = new URL(abuseMailHref());
    expect(url.pathname).toBe("abuse@oxbow.example");
    expect(url.searchParams.get("body")).toBe(abuseReport.body.replaceAll("\n", "\r\n"));
    expect(url.search).not.toContain("+");
  });
});
