import { describe, expect, it } from "vitest";
import { buildHiddenFields, hostedFormUrl, isFormId } from "@/lib/content/hosted-forms/options";

describe("hosted forms", () => {
  it.each(["https://evil.example", "http://x", "../x", "abc", "a b c d", "x".repeat(33), "", "abcd\n"])(
    "reject %j as an id",
    (id) => {
      expect(isFormId(id)).toBe(false);
    },
  );

  it("have a page of their own, with hidden fields in the fragment", () => {
    expect(isFormId("aBcd1234")).toBe(true);
    expect(hostedFormUrl("aBcd1234")).toBe("https://form.typeform.com/to/aBcd1234");
    const hidden = buildHiddenFields({ page: "/a&b", product: undefined, plan: "" });
    expect(hidden).toEqual({ page: "/a&b" });
    expect(hostedFormUrl("aBcd1234", hidden)).toBe("https://form.typeform.com/to/aBcd1234#page=%2Fa%26b");
  });
});
