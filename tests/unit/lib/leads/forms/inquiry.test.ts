import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inquiryBodySchema, inquirySchema } from "@/lib/leads/forms/inquiry";

const values = {
  name: "Ada Lovelace",
  company: "Engines",
  email: "ada@engines.example",
  phonePrefix: "GB",
  phone: "2071234567",
  message: "",
};
const body = { ...values, fullPhoneNumber: "+442071234567", product: "RP", plan: "50 GB" };

/** What the form shows: the first message of each field. */
function messagesOf(schema: typeof inquirySchema | typeof inquiryBodySchema, input: unknown): string[] {
  const issues = schema.safeParse(input).error?.issues ?? [];
  const first = issues.filter(
    ({ path }, index) => issues.findIndex((it) => it.path[0] === path[0]) === index,
  );
  return first.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("inquirySchema", () => {
  it("takes a filled form, with or without a message", () => {
    expect(inquirySchema.parse(values)).toEqual(values);
    const { message, ...withoutMessage } = values;
    expect(inquirySchema.parse(withoutMessage)).toEqual(values);
  });

  it("names every empty field with the specification's text", () => {
    const empty = { name: "", company: "", email: "", phonePrefix: "US", phone: "", message: "" };
    expect(messagesOf(inquirySchema, empty)).toEqual([
      "name: Name is required",
      "company: Company is required",
      "email: Email is required",
      "phone: Phone number is required",
    ]);
  });

  it.each(["", "us", "USA", "+1", "1", "U1"])("takes a country, not '%s', as the prefix", (phonePrefix) => {
    expect(messagesOf(inquirySchema, { ...values, phonePrefix })).toEqual([
      "phonePrefix: Choose a country code",
    ]);
  });

  it.each(["US", "CA", "RU", "KZ"])("keeps %s apart from its neighbors with the same code", (phonePrefix) => {
    expect(inquirySchema.parse({ ...values, phonePrefix }).phonePrefix).toBe(phonePrefix);
  });
});

describe("inquiryBodySchema", () => {
  it("takes the body of the contact call", () => {
    expect(inquiryBodySchema.parse(body)).toEqual({
      name: "Ada Lovelace",
      company: "Engines",
      email: "ada@engines.example",
      message: "",
      fullPhoneNumber: "+442071234567",
      product: "RP",
      plan: "50 GB",
    });
  });

  it.each(["+19195550142", "+79161234567", "+77011234567", "4420", "+1"])(
    "takes %s as a full number",
    (fullPhoneNumber) => {
      expect(inquiryBodySchema.parse({ ...body, fullPhoneNumber }).fullPhoneNumber).toBe(fullPhoneNumber);
    },
  );

  it.each([
    ["", "Phone number is required"],
    [" ", "Phone number is required"],
    [undefined, "Phone number is required"],
    [19195550142, "Phone number is required"],
    ["+", "Must be a number"],
    ["++1919", "Must be a number"],
    ["+1 919 555", "Must be a number"],
    ["1+919", "Must be a number"],
    ["+1919x", "Must be a number"],
    [`+${"1".repeat(25)}`, "Phone number must be at most 20 digits"],
  ])("refuses %s as a full number", (fullPhoneNumber, message) => {
    expect(messagesOf(inquiryBodySchema, { ...body, fullPhoneNumber })).toEqual([
      `fullPhoneNumber: ${message}`,
    ]);
  });

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

  it("reads a missing product and plan as General and none", () => {
    const { product, plan, ...rest } = body;
    expect(inquiryBodySchema.parse(rest)).toMatchObject({ product: "General", plan: "" });
  });

  it.each([
    ["plan", 7, ""],
    ["plan", "x".repeat(101), ""],
    ["fillTime", "fast", undefined],
    ["fillTime", -1, undefined],
    ["website", 7, undefined],
    ["tracking", "none", undefined],
  ])("drops a bad %s (%s) instead of the lead", (key, value, expected) => {
    expect(inquiryBodySchema.parse({ ...body, [key]: value })).toMatchObject({ [key]: expected });
  });

  it("drops one bad fact about the page and keeps the others", () => {
    const tracking = { path_url: "https://oxbow.example/", referer: 7, landing_page_url: "x".repeat(3000) };
    expect(inquiryBodySchema.parse({ ...body, tracking }).tracking).toEqual({
      path_url: "https://oxbow.example/",
    });
  });

  it("drops every unknown key", () => {
    const parsed = inquiryBodySchema.parse({ ...body, manager_id: 1, tracking: { evil: "x" } });
    expect(JSON.stringify(parsed)).not.toMatch(/manager_id|evil/);
  });

  it("never throws, and what it accepts keeps its promises", () => {
    const anything = fc.oneof(fc.string({ unit: "binary" }), fc.anything());
    const input = fc.record(
      {
        name: fc.oneof(fc.string({ unit: "grapheme", minLength: 1 }), anything),
        company: fc.oneof(fc.string({ unit: "grapheme", minLength: 1 }), anything),
        email: fc.oneof(fc.emailAddress(), anything),
        fullPhoneNumber: fc.oneof(fc.stringMatching(/^\+\d{1,20}$/), anything),
        message: anything,
        product: fc.oneof(fc.constantFrom("RP", "DS"), anything),
        plan: anything,
        tracking: anything,
        website: anything,
        fillTime: fc.oneof(fc.nat(), anything),
      },
      { requiredKeys: ["name", "company", "email", "fullPhoneNumber"] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(input, (candidate) => {
        const parsed = inquiryBodySchema.safeParse(candidate);
        if (!parsed.success) return;
        accepted += 1;
        const { name, company, email, fullPhoneNumber, message, plan } = parsed.data;
        for (const line of [name, company, email, fullPhoneNumber]) {
          expect(line).toMatch(/^\S(?:.*\S)?$/u);
          expect(line).not.toMatch(/[\r\n\0]/);
        }
        expect(message.length).toBeLessThanOrEqual(5000);
        expect(plan.length).toBeLessThanOrEqual(100);
        expect(inquiryBodySchema.parse(parsed.data)).toEqual(parsed.data);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});
