import { describe, expect, it } from "vitest";
import { checkLeadPayload } from "@/lib/features/leads/lead/payload-schema";
import type { LeadPayload } from "@/lib/features/leads/lead/types";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";

const { payload } = buildSampleLead();

/** The first error message, or null. */
function faultOf(changes: Record<string, unknown>): string | null {
  try {
    checkLeadPayload({ ...payload, ...changes } as LeadPayload);
    return null;
  } catch (error) {
    return error instanceof Error ? JSON.parse(error.message)[0].message : String(error);
  }
}

describe("the full lead", () => {
  it.each([
    ["an empty first name", { first_name: "" }, /^First name is required$/],
    ["an empty company", { company: "" }, /./],
    ["an empty phone number", { phone: "" }, /./],
    ["an address that is none", { oxm: "ada@engines" }, /valid email/],
    ["an address in the email field", { email: "ada@engines.example" }, /./],
    ["a field that nobody knows", { evil: true }, /evil/],
  ])("is rejected with %s", (_, changes, message) => {
    expect(faultOf(changes)).toMatch(message);
  });
});
