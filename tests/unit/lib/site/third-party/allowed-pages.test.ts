// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { mayHaveThirdParties } from "@/lib/site/third-party/allowed-pages";

afterEach(() => document.documentElement.removeAttribute("data-preview"));

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
