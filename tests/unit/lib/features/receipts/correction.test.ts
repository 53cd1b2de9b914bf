import { describe, expect, it } from "vitest";
import { leadFormIds } from "@/lib/features/leads/forms";
import {
  buildCorrectedBody,
  initialValuesOf,
  listCorrectionFields,
} from "@/lib/features/receipts/correction";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";

const sent = buildSampleLead().payload;

describe("a correction", () => {
  it("is offered only for forms to sales", () => {
    expect(leadFormIds.filter((form) => listCorrectionFields(form).length > 0)).toEqual([
      "inquiry",
      "contact",
      "contact-message",
    ]);
  });

  it("starts with the sent values, with a separate surname if the form has one", () => {
    expect(initialValuesOf("inquiry", sent)).toEqual({
      name: "Ada King Lovelace",
      company: "Analytical Engines",
      email: "ada@engines.example",
      fullPhoneNumber: "+442071234567",
      message: "We need 50 GB a month.\nWhen can we start?",
    });
    expect(initialValuesOf("contact", sent)).toMatchObject({ name: "Ada King", surname: "Lovelace" });
  });

  it("keeps product, plan and tracking, whatever the request contains", () => {
    const submitted = {
      company: "Engines Ltd",
      product: "MP",
      plan: "x",
      oxm: "eve@evil.example",
      page: "x",
    };
    expect(buildCorrectedBody("inquiry", sent, submitted)).toEqual({
      ...initialValuesOf("inquiry", sent),
      company: "Engines Ltd",
      product: "RP",
      plan: "team",
      tracking: {
        path_url: "http://localhost:3000/residential-proxies",
        landing_page_url: undefined,
        referer: undefined,
      },
      website: undefined,
    });
  });

  it("accepts a phone number with punctuation", () => {
    const body = buildCorrectedBody("inquiry", sent, { fullPhoneNumber: "+1 (919) 555-01.42" });
    expect(body?.fullPhoneNumber).toBe("+19195550142");
  });

  it("is null if only line endings and spaces differ", () => {
    const submitted: Record<string, unknown> = { ...initialValuesOf("inquiry", sent) };
    submitted.message = String(submitted.message).replaceAll("\n", "\r\n");
    submitted.fullPhoneNumber = "+44 20 7123 4567";
    expect(buildCorrectedBody("inquiry", sent, submitted)).toBeNull();
  });

  it("leaves values of other types to validation", () => {
    expect(buildCorrectedBody("inquiry", sent, { company: 5 })).toMatchObject({ company: 5 });
  });
});
