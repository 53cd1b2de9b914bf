import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productCodes } from "@/lib/base/products";
import { buildLead, splitName } from "@/lib/features/leads/build-lead";
import { inquiryBodySchema } from "@/lib/features/leads/forms/inquiry";
import { leadPayloadSchema } from "@/lib/features/leads/lead/payload-schema";

const body = inquiryBodySchema.parse({
  name: "Ada King Lovelace",
  company: "Engines",
  email: "Ada@Engines.example",
  fullPhoneNumber: "+442071234567",
  message: "Hello",
  product: "ISP",
  plan: "25 IPs",
});

describe("splitName", () => {
  it.each([
    ["Ada Lovelace", "Ada", "Lovelace"],
    ["Ada King Lovelace", "Ada King", "Lovelace"],
    ["Ada", "Ada", ""],
    ["  Ada   Lovelace  ", "Ada", "Lovelace"],
    ["Ada\tKing\nLovelace", "Ada King", "Lovelace"],
    ["李 小龍", "李", "小龍"],
    ["李小龍", "李小龍", ""],
    ["María José Carreño Quiñones", "María José Carreño", "Quiñones"],
    ["Ludwig van Beethoven", "Ludwig van", "Beethoven"],
    ["Ada\u00a0Lovelace", "Ada", "Lovelace"],
  ])("splits '%s' into '%s' and '%s'", (name, first_name, last_name) => {
    expect(splitName(name)).toEqual({ first_name, last_name });
  });
});

describe("buildLead", () => {
  it.each([
    ["company", "company", { company: "" }],
    ["phone number", "phone", { fullPhoneNumber: "" }],
    ["region", "latam", { tracking: { latam: null } }],
  ])("leaves out a missing %s", (_, key, changes) => {
    expect(buildLead({ ...body, ...changes }, { userAgent: null })).not.toHaveProperty(key);
  });

  it("keeps a region that is not Latin America", () => {
    expect(buildLead({ ...body, tracking: { latam: false } }, { userAgent: null }).latam).toBe(false);
  });

  it.each([
    ["General", ""],
    ["RP", "rpn"],
    ["DCP", "dtc"],
    ["DC", "dtc"],
    ["RTC", "rtc"],
    ["NGRP", "Next-Gen"],
    ["WEB_API", "wapi"],
    ["SERP_API", "sapi"],
    ["ECOM_API", "ecapi"],
    ["MP", "moxi"],
    ["ISP", "ispxi"],
    ["SDCP", "sdcp"],
    ["RE_API", "reapi"],
    ["WEB_UNBLOCKER", "webunb"],
    ["SCRAPER", ""],
    ["DS", ""],
  ] as const)("gives %s the form type '%s'", (product, formType) => {
    expect(buildLead({ ...body, product }, { userAgent: null }).form_type).toBe(formType);
  });

  it("drops empty tracking values", () => {
    const tracking = { path_url: " ", landing_page_url: "https://oxbow.example/", referer: "" };
    const lead = buildLead({ ...body, tracking }, { userAgent: "" });
    expect(lead).toMatchObject({ landing_page_url: "https://oxbow.example/" });
    for (const name of ["path_url", "referer", "user_agent"]) expect(lead).not.toHaveProperty(name);
  });

  it("cuts the user agent at 1000 characters", () => {
    expect(buildLead(body, { userAgent: "x".repeat(1500) }).user_agent).toHaveLength(1000);
  });

  it("always matches the payload schema, as plain JSON", () => {
    const anyText = fc.string({ unit: "binary", maxLength: 1200 });
    const input = fc.record({
      // Zero-width space, soft hyphen, word joiner, Hangul filler, variation selector: invisible when they stand alone.
      name: fc.oneof(
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
        fc.string({
          unit: fc.constantFrom(..."\u200b\u00ad\u2060\u3164\ufe0f  ab"),
          minLength: 1,
          maxLength: 8,
        }),
      ),
      company: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
      email: fc.emailAddress(),
      fullPhoneNumber: fc.stringMatching(/^\+\d{1,20}$/),
      message: anyText,
      product: fc.oneof(fc.constantFrom(...productCodes), anyText),
      plan: anyText,
      tracking: fc.record({ path_url: anyText, landing_page_url: anyText, referer: anyText }),
    });
    let built = 0;
    fc.assert(
      fc.property(input, fc.option(anyText), (candidate, userAgent) => {
        const parsed = inquiryBodySchema.safeParse(candidate);
        if (!parsed.success) return;
        built += 1;
        const lead = buildLead(parsed.data, { userAgent });
        const written = JSON.stringify(lead);
        expect(leadPayloadSchema.parse(JSON.parse(written))).toEqual(lead);
        expect(written).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        expect(`${lead.first_name} ${lead.last_name}`.trim()).toBe(parsed.data.name);
      }),
      { numRuns: 500 },
    );
    expect(built).toBeGreaterThan(100);
  });
});
