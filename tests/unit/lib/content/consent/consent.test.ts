// @vitest-environment jsdom
import Cookies from "js-cookie";
import { beforeEach, describe, expect, it, vi } from "vitest";

/** Opens a new tab: a fresh copy of the module. */
async function openTab() {
  vi.resetModules();
  return import("@/lib/content/consent/consent");
}
const everything = { analytics: true, marketing: true, chat: true };

beforeEach(() => Cookies.remove("consent", { path: "/" }));
describe("consent", () => {
  it("is denied by default, and stores nothing for it", async () => {
    const { getConsent } = await openTab();
    expect(getConsent()).toMatchObject({
      analytics: false,
      marketing: false,
      chat: false,
      source: "default",
    });
    expect(Cookies.get("consent")).toBeUndefined();
  });

  it("is stored, and reported to a subscriber until it unsubscribes", async () => {
    const { setConsent, onConsentChange } = await openTab();
    const heard = vi.fn();
    const stop = onConsentChange(heard);
    setConsent({ ...everything, chat: false });
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ marketing: true, chat: false }));
    stop();
    setConsent(everything);
    expect(heard).toHaveBeenCalledOnce();
    const { getConsent } = await openTab();
    expect(getConsent()).toMatchObject({ chat: true, source: "visitor" });
  });

  it("is denied by Global Privacy Control until the visitor accepts", async () => {
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    const { getConsent, setConsent, grantByRegion } = await openTab();
    grantByRegion();
    expect(getConsent()).toMatchObject({ analytics: false, marketing: false, source: "gpc" });
    setConsent(everything);
    expect(getConsent()).toMatchObject({ analytics: true, marketing: true, source: "visitor" });
  });

  it("starts as granted in regions that require none, and can be withdrawn", async () => {
    const { getConsent, setConsent, grantByRegion, onConsentChange } = await openTab();
    const heard = vi.fn();
    onConsentChange(heard);
    grantByRegion();
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ marketing: true, source: "region" }));
    setConsent({ analytics: false, marketing: false, chat: false });
    expect(getConsent()).toMatchObject({ marketing: false, source: "visitor" });
  });

  it("is denied after the visitor erases a choice, even where the region grants it", async () => {
    const { forgetConsent, getConsent, setConsent, grantByRegion } = await openTab();
    grantByRegion();
    setConsent({ analytics: false, marketing: false, chat: false });
    forgetConsent();
    expect(getConsent()).toMatchObject({ marketing: false, source: "default" });
    expect(Cookies.get("consent")).toBeUndefined();
  });

  it("stays erased on a page that the Back button restores", async () => {
    const restored = await openTab();
    restored.grantByRegion();
    restored.setConsent(everything);
    Cookies.remove("consent", { path: "/" });
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(restored.getConsent()).toMatchObject({ marketing: false, source: "default" });
  });
});
