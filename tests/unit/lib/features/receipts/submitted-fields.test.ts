import { describe, expect, it } from "vitest";
import { listSubmittedFields } from "@/lib/features/receipts/submitted-fields";
import { buildSampleLead } from "@/tests/fixtures/sample-lead";

describe("listSubmittedFields", () => {
  it("lists sent values in display order, with product names and without empty values", () => {
    const { payload } = buildSampleLead({ company: "" });
    expect(listSubmittedFields("inquiry", payload).map(({ name, value }) => `${name}: ${value}`)).toEqual([
      "Name: Ada King Lovelace",
      "Email: ada@engines.example",
      "Phone no.: +442071234567",
      "Product: Residential proxies",
      "Plan: Team",
      "Message: We need 50 GB a month.\nWhen can we start?",
    ]);
  });

  it("shows no plan of a crafted link that is not the name of a plan", () => {
    const { payload } = buildSampleLead({ form_type_value: "Order accepted. Pay at evil.example" });
    expect(listSubmittedFields("inquiry", payload).map(({ name }) => name)).not.toContain("Plan");
  });

  it("labels the form's own choice", () => {
    const { payload } = buildSampleLead({ form_type_value: "in-person" });
    expect(listSubmittedFields("oxycon", payload)).toContainEqual({ name: "Attendance", value: "In person" });
  });
});
