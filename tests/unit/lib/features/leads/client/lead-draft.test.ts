// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { leadDraftEntry } from "@/lib/features/leads/client/lead-draft";

const inquiryDraft = leadDraftEntry("inquiry");
const values = { name: "Jonah", phonePrefix: "US", phone: "", message: "" };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe("leadDraftEntry", () => {
  it.each(["not JSON", "null", "{}", '{"values":{"name":7},"submission":null}'])(
    "ignores %s in storage",
    (stored) => {
      sessionStorage.setItem("inquiry_draft", stored);
      expect(inquiryDraft.get()).toBeNull();
    },
  );

  it("stays in memory if storage is blocked", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("off", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("off", "SecurityError");
    });
    inquiryDraft.set({ values, submission: null });
    expect(inquiryDraft.get()).toEqual({ values, submission: null });
    inquiryDraft.clear();
    expect(inquiryDraft.get()).toBeNull();
  });
});
