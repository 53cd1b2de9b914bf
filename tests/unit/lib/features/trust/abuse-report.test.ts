import { describe, expect, it } from "vitest";
import { abuseMailHref, abuseReport } from "@/lib/features/trust/abuse-report";

describe("abuseMailHref", () => {
  it("is a mail with the lines of a report in it", () => {
    const url = new URL(abuseMailHref());
    expect(url.pathname).toBe("abuse@oxbow.example");
    expect(url.searchParams.get("body")).toBe(abuseReport.body.replaceAll("\n", "\r\n"));
    expect(url.search).not.toContain("+");
  });
});
