import { expect, it } from "vitest";
import { abuseMailHref, exampleReport } from "@/lib/features/trust/abuse-report";

it("drafts a report with the labels of the example, and none of its facts", () => {
  const body = new URL(abuseMailHref()).searchParams.get("body") ?? "";
  const labels = body.split("\r\n").flatMap((line) => line.trim() || []);
  expect(labels.length).toBeGreaterThan(3);
  for (const label of labels) {
    expect(label).toMatch(/^[^:]+:$/);
    expect(exampleReport).toContain(label);
  }
});
