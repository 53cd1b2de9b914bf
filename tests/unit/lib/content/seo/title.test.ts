import { describe, expect, it } from "vitest";
import { fitTitle } from "@/lib/content/seo/title";

describe("fitTitle", () => {
  it("keeps a heading that fits with the site's name", () => {
    expect(fitTitle("How an HTTP proxy carries HTTPS")).toBe("How an HTTP proxy carries HTTPS");
  });

  it.each([
    ["Why a 200 can still be a block page, and five ways to tell", "Why a 200 can still be a block page"],
    ["Retry budgets: how to stop paying for the same failure twice", "Retry budgets"],
    ["Sticky or rotating, really? Choose by what the site remembers", "Sticky or rotating, really?"],
  ])("cuts %j at its last punctuation mark that fits", (heading, title) => {
    expect(fitTitle(heading)).toBe(title);
  });

  it("cuts a heading without punctuation between words", () => {
    const title = fitTitle("one two three four five six seven eight nine ten eleven twelve");
    expect(title).toBe("one two three four five six seven eight nine ten");
  });
});
