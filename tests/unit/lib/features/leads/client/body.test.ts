import { describe, expect, it } from "vitest";
import { buildLeadBody } from "@/lib/features/leads/client/body";

describe("buildLeadBody", () => {
  it("makes one number of prefix and digits", () => {
    expect(buildLeadBody({ name: "Ada", phonePrefix: "PT", phone: "912345678" })).toEqual({
      name: "Ada",
      fullPhoneNumber: "+351912345678",
    });
  });

  it("leaves the number out where no digits were given", () => {
    expect(buildLeadBody({ name: "Ada", phonePrefix: "PT", phone: "" })).toEqual({ name: "Ada" });
    expect(buildLeadBody({ email: "ada@halden.example", consent: true })).toEqual({
      email: "ada@halden.example",
      consent: true,
    });
  });
});
