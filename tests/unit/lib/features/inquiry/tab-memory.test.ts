// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { sentInquiry } from "@/lib/features/inquiry/tab-memory";

const values = { name: "Jonah", company: "", email: "", phonePrefix: "US", phone: "", message: "" };

afterEach(() => sessionStorage.clear());

describe("sentInquiry", () => {
  it("restores an unknown product as General", () => {
    sentInquiry.set({ values, fullPhoneNumber: "+1", product: "GONE", plan: "", isEmailPublic: false });
    expect(sentInquiry.get()?.product).toBe("General");
  });
});
