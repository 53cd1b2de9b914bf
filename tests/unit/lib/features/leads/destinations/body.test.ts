import { describe, expect, it } from "vitest";
import { buildDeliveryBody, parseSalesMailBody } from "@/lib/features/leads/destinations/body";
import { formatReference } from "@/lib/features/leads/lead/reference";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";

describe("buildDeliveryBody", () => {
  it("builds a CRM event with the lead's id, form and whole payload", () => {
    const lead = buildSampleLead();
    const body = JSON.parse(buildDeliveryBody("crm", lead));
    expect(body).toEqual({
      type: "lead.created",
      timestamp: new Date(lead.createdAt).toISOString(),
      data: { id: lead.id, reference: formatReference(lead.id), form: "inquiry", ...lead.payload },
    });
    // `email` is always empty; the email address is in `oxm`.
    expect(body.data).toMatchObject({ email: "", oxm: "ada@engines.example" });
  });
});

describe("stored bodies", () => {
  it.each([
    "",
    "{",
    '{"subject":"","text":"x"}',
    '{"subject":"a\\r\\nBcc: x@y.example","text":"x"}',
    '{"text":"x"}',
  ])("are not parsed as a mail if they are %j", (body) => {
    expect(parseSalesMailBody(body)).toBeNull();
  });
});
