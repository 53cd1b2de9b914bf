// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { isAnnouncementClosed, storeAnnouncementState } from "@/lib/platform/browser/closed-announcements";

afterEach(() => localStorage.clear());

describe("closed announcements", () => {
  it.each(["nonsense", "{}", "null", '{"length":3}'])("are empty if storage contains %s", (text) => {
    localStorage.setItem("closed_news", text);
    expect(isAnnouncementClosed("a")).toBe(false);
    storeAnnouncementState("a", true);
    expect(isAnnouncementClosed("a")).toBe(true);
  });

  it("are not stored if storage is blocked", () => {
    const refuse = () => {
      throw new DOMException("closed", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    expect(() => storeAnnouncementState("a", true)).not.toThrow();
    expect(isAnnouncementClosed("a")).toBe(false);
  });
});
