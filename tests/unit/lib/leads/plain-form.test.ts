import { describe, expect, it } from "vitest";
import { parseInquiryForm } from "@/lib/leads/inquiry-form";

const fields = {
  name: "Ada Lovelace",
  company: "Engines",
  email: "ada@engines.example",
  phonePrefix: "GB",
  phone: "2071234567",
  message: "Hello",
};
const parse = (change: Record<string, string>, page: string | null = null) =>
  parseInquiryForm(new URLSearchParams({ ...fields, ...change }), page === null ? null : new URL(page));

describe("parseInquiryForm", () => {
  it("joins prefix and number, and keeps what was typed", () => {
    expect(parse({ product: "RP", plan: "50 GB", website: "" })).toEqual({
      name: "Ada Lovelace",
      company: "Engines",
      email: "ada@engines.example",
      message: "Hello",
      fullPhoneNumber: "+442071234567",
      product: "RP",
      plan: "50 GB",
      website: "",
      tracking: undefined,
    });
  });

  it.each([
    ["US", "+1"],
    ["CA", "+1"],
    ["RU", "+7"],
    ["KZ", "+7"],
  ])("writes the shared code of %s as %s", (phonePrefix, code) => {
    expect(parse({ phonePrefix, phone: "5550142" })?.fullPhoneNumber).toBe(`${code}5550142`);
  });

  it("takes product and plan of the page where the form has none", () => {
    const page = "https://oxbow.example/contact?product=DS&plan=Pro";
    expect(parse({}, page)).toMatchObject({ product: "DS", plan: "Pro", tracking: { path_url: page } });
    expect(parse({ product: "RP", plan: "Free" }, page)).toMatchObject({ product: "RP", plan: "Free" });
  });

  it.each<Record<string, string>>([
    { name: " " },
    { company: "" },
    { email: "ada@engines" },
    { phone: "" },
    { phone: "+44" },
    { phonePrefix: "ZZ" },
    { phonePrefix: "" },
    { message: "x".repeat(5001) },
  ])("finds no inquiry in %o", (change) => {
    expect(parse(change)).toBeNull();
  });
});
