import { describe, expect, it } from "vitest";
import { inquiryBodySchema, inquirySchema } from "@/lib/features/leads/forms/inquiry";

const values = {
  name: "Ada Lovelace",
  company: "Engines",
  email: "ada@engines.example",
  phonePrefix: "GB",
  phone: "2071234567",
  message: "",
};
const body = { ...values, fullPhoneNumber: "+442071234567", product: "RP", plan: "50 GB" };

/** The messages that the form shows: the first one of each field. */
function messagesOf(input: unknown): string[] {
  const issues = inquirySchema.safeParse(input).error?.issues ?? [];
  const first = issues.filter(
    ({ path }, index) => issues.findIndex((issue) => issue.path[0] === path[0]) === index,
  );
  return first.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("inquirySchema", () => {
  it("accepts a filled form, with or without a message", () => {
    expect(inquirySchema.parse(values)).toEqual(values);
    const { message, ...withoutMessage } = values;
    expect(inquirySchema.parse(withoutMessage)).toEqual(values);
  });

  it.each([
    ["US", "919 555-0142", "9195550142"],
    ["US", "+1 (919) 555-0142", "9195550142"],
    ["US", "1-919-555-0142", "9195550142"],
    ["US", "001 919 555 0142", "9195550142"],
    ["GB", "+44 (0)20 7123 4567", "2071234567"],
    ["GB", "020 7123 4567", "02071234567"],
    ["DE", "030/123\u201145 67", "0301234567"],
    ["JP", "\uff10\uff19\uff10\uff0d1234\uff0d5678", "09012345678"],
    ["KZ", "+7 701 123 45 67", "7011234567"],
    ["DE", "49 21 12 34", "49211234"],
  ])("with the country %s, parses the number %s as %s", (phonePrefix, phone, digits) => {
    expect(inquirySchema.parse({ ...values, phonePrefix, phone }).phone).toBe(digits);
  });

  it.each([
    ["+49 30 1234567", "Must be a number"],
    ["919 555 0142 ext. 7", "Must be a number"],
    ["12a", "Must be a number"],
    ["+1", "Phone number is required"],
    ["()", "Phone number is required"],
  ])("with the country US, rejects the number %s", (phone, message) => {
    expect(messagesOf({ ...values, phonePrefix: "US", phone })).toEqual([`phone: ${message}`]);
  });
});

describe("inquiryBodySchema", () => {
  it.each([
    ["SERP_API", "SERP_API"],
    ["General", "General"],
    ["Default", "General"],
    ["OXY", "General"],
    ["toString", "General"],
    ["", "General"],
    [undefined, "General"],
    [{ code: "RP" }, "General"],
  ])("reads product %s as %s", (product, expected) => {
    expect(inquiryBodySchema.parse({ ...body, product }).product).toBe(expected);
  });

  it.each([
    ["plan", undefined, ""],
    ["plan", 7, ""],
    ["plan", "x".repeat(101), ""],
    ["fillTime", "fast", undefined],
    ["fillTime", -1, undefined],
    ["tracking", "none", undefined],
  ])("accepts the lead without its %s if that is missing or invalid (%s)", (key, value, expected) => {
    expect(inquiryBodySchema.parse({ ...body, [key]: value })).toMatchObject({ [key]: expected });
  });

  it("drops invalid facts about the page and keeps the others", () => {
    const tracking = { path_url: "https://oxbow.example/", referer: 7, landing_page_url: "x".repeat(3000) };
    expect(inquiryBodySchema.parse({ ...body, tracking }).tracking).toEqual({
      path_url: "https://oxbow.example/",
    });
  });

  it("drops URLs with other schemes, and URLs that no browser would report", () => {
    const script = "javascript:alert(1)";
    const touch = { at: "2026-01-01", landing_page_url: script, referer: "android-app://com.example.app/" };
    const tracking = {
      path_url: script,
      landing_page_url: "https://例え.テスト/",
      referer: "https://search.example/",
      first_touch: touch,
    };
    expect(inquiryBodySchema.parse({ ...body, tracking }).tracking).toEqual({
      referer: "https://search.example/",
      first_touch: { at: "2026-01-01", referer: "android-app://com.example.app/" },
    });
  });
});
