import { expect, it } from "vitest";
import { abuseMailHref, exampleReport } from "@/lib/features/trust/abuse-report";

it("drafts a report with the labels of the example, and none of its facts", () => {
  const body = new URL(abuseMailHref()).searchParams.get("body") ?? "";
  const lines = body.split("\r\n").map((line) => line.trim());
  const labels = lines.filter((line) => line !== "");
  expect(labels.length).toBeGreaterThan(3);
  for (const label of labels) {
    expect(label).toMatch(/^[^:]+:$/);
    expect(exampleReport).toContain(label);
  }
});
