// @vitest-environment jsdom
import { expect, it } from "vitest";
import { mayHaveThirdParties } from "@/lib/site/third-party/allowed-pages";

it.each([
  ["/dashboard-redirect", false],
  ["/receipt/abc", false],
  ["/receipt/withdrawn", false],
  ["/scraping-digest/confirm", false],
  ["/receipts", true],
  ["/", true],
])("allows third parties at %s: %s", (path, isAllowed) => {
  expect(mayHaveThirdParties(path)).toBe(isAllowed);
});

it("allows no third parties in a draft", () => {
  document.documentElement.setAttribute("data-preview", "");
  expect(mayHaveThirdParties("/")).toBe(false);
});
