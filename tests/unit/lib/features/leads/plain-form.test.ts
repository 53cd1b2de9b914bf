import { describe, expect, it } from "vitest";
import { phoneInputPattern } from "@/lib/base/phone/phone-input";
import { inquiryBodySchema } from "@/lib/features/leads/forms/inquiry";
import { oxyconBodySchema } from "@/lib/features/leads/forms/oxycon";
import { partnersBodySchema } from "@/lib/features/leads/forms/partners";
import { parsePlainForm } from "@/lib/features/leads/plain-form";

const fields = {
  name: "Ada Lovelace",
  company: "Engines",
  email: "ada@engines.example",
  phonePrefix: "GB",
  phone: "2071234567",
  message: "Hello",
};
const parse = (change: Record<string, string>, page: string | null = null) =>
  parsePlainForm(new URLSearchParams({ ...fields, ...change }), page === null ? null : new URL(page));

describe("parsePlainForm", () => {
  it("joins prefix and number, and keeps the typed values", () => {
    expect(parse({ product: "RP", plan: "50 GB", website: "" })).toEqual({
      name: "Ada Lovelace",
      company: "Engines",
      email: "ada@engines.example",
      message: "Hello",
      fullPhoneNumber: "+442071234567",
      product: "RP",
      plan: "50 GB",
      website: "",
      consent: false,
      tracking: undefined,
    });
  });

  it.each([
    ["KZ", "701 123-45-67", "+77011234567"],
    ["US", "+1 (919) 555-0142", "+19195550142"],
    ["GB", "+44 (0)20 7123 4567", "+442071234567"],
    ["GB", "(0)20 7123 4567", "+442071234567"],
    ["JP", "+81（0）3-1234-5678", "+81312345678"],
    ["JP", "［３］１２３４．５６／７８", "+81312345678"],
  ])(
    "with the country %s, parses the number %s like the form with JavaScript",
    (phonePrefix, phone, expected) => {
      expect(inquiryBodySchema.parse(parse({ phonePrefix, phone })).fullPhoneNumber).toBe(expected);
      expect(phone).toMatch(new RegExp(`^(?:${phoneInputPattern})$`, "v"));
    },
  );

  it("rejects a number without a calling code if no country was sent", () => {
    const { phonePrefix, ...others } = fields;
    const read = (phone: string) =>
      inquiryBodySchema.safeParse(parsePlainForm(new URLSearchParams({ ...others, phone }), null));
    expect(read("12").success).toBe(false);
    expect(read("+44 20 7123 4567").data?.fullPhoneNumber).toBe("+442071234567");
  });

  it("keeps ids and private tokens of the page's URL out of the lead", () => {
    expect(parse({}, "https://oxbow.example/contact?gclid=a&product=DS")?.tracking).toEqual({
      path_url: "https://oxbow.example/contact?product=DS",
    });
    expect(parse({}, "https://oxbow.example/receipt/a-secret")?.tracking).toEqual({
      path_url: "https://oxbow.example/receipt",
    });
  });

  it("treats an empty number as missing, with its prefix", () => {
    const typed = { surname: "L", kind: "reseller", phone: " " };
    expect(partnersBodySchema.safeParse(parse(typed)).data?.fullPhoneNumber).toBe("");
  });

  it.each([
    ["on", true],
    ["true", true],
    ["", false],
    ["off", false],
    ["false", false],
  ])("parses a checkbox sent as '%s' as %s, and a missing one as unchecked", (consent, isGiven) => {
    const seat = { surname: "L", attendance: "online" };
    expect(oxyconBodySchema.safeParse(parse({ ...seat, consent })).success).toBe(isGiven);
    expect(oxyconBodySchema.safeParse(parse(seat)).error?.issues[0]?.message).toMatch(/Please confirm/);
  });
});
