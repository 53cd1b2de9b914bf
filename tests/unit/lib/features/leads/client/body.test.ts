import { describe, expect, it } from "vitest";
import { buildLeadBody } from "@/lib/features/leads/client/body";

describe("buildLeadBody", () => {
  it("joins prefix and digits", () => {
    expect(buildLeadBody({ name: "Ada", phonePrefix: "PT", phone: "912345678" })).toEqual({
      name: "Ada",
      fullPhoneNumber: "+351912345678",
    });
  });

  it("leaves out the number without digits", () => {
    expect(buildLeadBody({ name: "Ada", phonePrefix: "PT", phone: "" })).toEqual({ name: "Ada" });
    expect(buildLeadBody({ email: "ada@halden.example", consent: true })).toEqual({
      email: "ada@halden.example",
      consent: true,
    });
  });
});
