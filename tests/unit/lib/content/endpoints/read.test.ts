import { describe, expect, it } from "vitest";
import type { InquiryProduct } from "@/lib/base/products";
import { getContactFormCopy, getContactPageFormCopy, getLocations } from "@/lib/content/endpoints/read";

it("a file is parsed once and its data cached", async () => {
  expect(await getLocations()).toBe(await getLocations());
});

describe("copy of the inquiry form", () => {
  it.each<[InquiryProduct, string, string]>([
    ["General", "Please describe your use case", "Send inquiry"],
    ["RP", "Please describe your use case", "Send inquiry"],
    ["ECOM_API", "Please describe your use case", "Contact sales"],
    ["SERP_API", "Please describe your use case", "Contact sales"],
    ["WEB_API", "Please describe your use case", "Contact sales"],
    ["RE_API", "Which real estate websites would you like to scrape?", "Contact us"],
    ["WEB_UNBLOCKER", "Which websites would you like to scrape?", "Contact us"],
  ])("about %s asks '%s' and sends with '%s'", async (product, messageText, buttonText) => {
    expect(await getContactFormCopy(product)).toMatchObject({ messageText, buttonText });
  });

  it("matches the specification on the contact page", async () => {
    expect(await getContactPageFormCopy()).toMatchObject({ formTitle: "Contact us", buttonText: "Send" });
  });
});
