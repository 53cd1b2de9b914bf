import { describe, expect, it } from "vitest";
import type { InquiryProduct } from "@/lib/base/products";
import { getContactFormCopy } from "@/lib/content/endpoints/read";
import type { FormCopy } from "@/lib/content/endpoints/schemas";
import { buildInquiryCopySet } from "@/lib/features/inquiry/build-copy-set";
import { resolveCopy } from "@/lib/features/inquiry/copy";

const fallback: FormCopy = {
  formTitle: "Contact sales",
  messageText: "Please describe your use case",
  buttonText: "Contact sales",
  consent: null,
  disclaimer: "Default disclaimer",
};
const productCopies: Partial<Record<InquiryProduct, Partial<FormCopy>>> = {
  RP: { formTitle: "About residential proxies", disclaimer: "Residential disclaimer" },
  RE_API: { messageText: "Which real estate websites would you like to scrape?", buttonText: "Contact us" },
};
const copySet = await buildInquiryCopySet(async (product) => ({ ...fallback, ...productCopies[product] }));

describe("buildInquiryCopySet", () => {
  it("has the default once, and only the differences of each product", () => {
    expect(Object.keys(copySet.products)).toEqual(["RP", "RE_API"]);
    expect(copySet.products.RE_API).toEqual({
      messageText: "Which real estate websites would you like to scrape?",
      buttonText: "Contact us",
    });
  });

  it("stays under 2 KB of text with the site's own copy", async () => {
    expect(JSON.stringify(await buildInquiryCopySet(getContactFormCopy)).length).toBeLessThan(2048);
  });
});

describe("resolveCopy", () => {
  it("uses the page type's title and disclaimer if it is specific", () => {
    expect(resolveCopy(copySet, "RE_API", "RP")).toEqual({
      formTitle: "About residential proxies",
      disclaimer: [{ text: "Residential disclaimer" }],
      messageText: "Which real estate websites would you like to scrape?",
      buttonText: "Contact us",
    });
  });

  it("uses the product's on a General page, otherwise the default", () => {
    expect(resolveCopy(copySet, "RP", "General").formTitle).toBe("About residential proxies");
    expect(resolveCopy(copySet, "MP", "General").formTitle).toBe("Contact sales");
    expect(resolveCopy(copySet, "General", "General")).toEqual(copySet.default);
  });
});
