// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { inquiryDraft, readTyped, sentInquiry } from "@/lib/features/inquiry/tab-memory";

const values = { name: "Jonah", company: "", email: "", phonePrefix: "US", phone: "", message: "" };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe("inquiryDraft", () => {
  it("gives back what was kept, until it is cleared", () => {
    inquiryDraft.set({ values, submission: null });
    expect(inquiryDraft.get()).toEqual({ values, submission: null });
    inquiryDraft.clear();
    expect(inquiryDraft.get()).toBeNull();
  });

  it.each(["not JSON", "null", "{}", '{"values":{"name":7},"submission":null}'])(
    "takes %s in the storage for nothing",
    (stored) => {
      sessionStorage.setItem("inquiry_draft", stored);
      expect(inquiryDraft.get()).toBeNull();
    },
  );

  it("forgets, and nothing breaks, where storage is off", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("off", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("off", "SecurityError");
    });
    inquiryDraft.set({ values, submission: null });
    expect(inquiryDraft.get()).toBeNull();
  });
});

describe("sentInquiry", () => {
  it("reads an unknown product as General", () => {
    sentInquiry.set({ values, fullPhoneNumber: "+1", product: "GONE", plan: "", isEmailPublic: false });
    expect(sentInquiry.get()?.product).toBe("General");
  });
});

describe("readTyped", () => {
  const formOf = (typed: Partial<typeof values>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...values, name: "", ...typed })) form.set(name, value);
    return form;
  };

  it("reads the fields of a form, and nothing beside them", () => {
    const form = formOf({ company: "Northmark" });
    form.set("website", "");
    expect(readTyped(form)).toEqual({ ...values, name: "", company: "Northmark" });
  });

  it("is null while nothing has been typed", () => {
    expect(readTyped(formOf({}))).toBeNull();
  });
});
