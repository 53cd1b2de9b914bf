// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HostedForm } from "@/components/hosted-forms/hosted-form";
import { everythingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import type { HostedFormKind } from "@/lib/content/hosted-forms/options";

// Uses the provider's real library; only its page in the frame is simulated.
let hostedForms = true;
vi.mock("@/lib/site/third-party/site-settings", () => ({
  loadSiteSettings: async () => ({
    closeOnOverlay: true,
    thirdParties: hostedForms ? { "hosted-forms": { origin: "https://form.typeform.com" } } : {},
  }),
}));
vi.mock("@/components/media/use-near", () => ({ useNear: () => true }));

beforeEach(() => {
  hostedForms = true;
  setConsent(everythingAllowed);
  window.history.replaceState(null, "", "/residential-proxies");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.body.removeAttribute("style");
});

const address = "https://form.typeform.com/to/abcd1234#page=%2Fresidential-proxies&product=RP";

function draw(kind: HostedFormKind, tabText?: string) {
  return render(
    <HostedForm
      formId="abcd1234"
      kind={kind}
      label="Open the form"
      product="RP"
      tabText={tabText}
      title="Samples"
    >
      <a href="/contact">Contact sales</a>
    </HostedForm>,
  );
}
const frames = () => [...document.querySelectorAll("iframe")];
const untilFramed = () => waitFor(() => expect(frames()).toHaveLength(1));

describe("a hosted form", () => {
  it.each(["inline", "popup", "slider", "popover", "side-tab"] as const)(
    "as %s loads nothing before consent, and is removed on withdrawal",
    async (kind) => {
      setConsent({ ...everythingAllowed, marketing: false });
      draw(kind);
      const link = await screen.findByRole("link", { name: /^Open the form/ });
      expect(link.getAttribute("href")).toBe(address);
      expect(link.getAttribute("target")).toBe("_blank");
      expect(screen.getByRole("link", { name: "privacy choices" })).toBeDefined();
      expect(document.querySelector("iframe, [class^='tf-']")).toBeNull();

      act(() => setConsent(everythingAllowed));
      expect(screen.queryByRole("link", { name: "privacy choices" })).toBeNull();
      if (kind === "inline") await untilFramed();

      act(() => setConsent({ ...everythingAllowed, marketing: false }));
      expect(screen.getByRole("link", { name: "privacy choices" })).toBeDefined();
      await waitFor(() => expect(document.querySelector("iframe, [class^='tf-']")).toBeNull());
    },
  );

  it("inline keeps the link to sales until the provider's form has loaded", async () => {
    draw("inline");
    await untilFramed();
    expect(screen.getByRole("link", { name: "Contact sales" })).toBeDefined();
    const embedId = new URL(frames()[0]?.src ?? "").searchParams.get("typeform-embed-id");
    fireEvent(window, new MessageEvent("message", { data: { type: "form-ready", embedId } }));
    expect(screen.queryByRole("link", { name: "Contact sales" })).toBeNull();
  });

  it("opens one popup on two clicks, and closes it on withdrawal in another tab", async () => {
    draw("popup");
    const link = await screen.findByRole("link", { name: "Open the form" });
    fireEvent.click(link);
    fireEvent.click(link);
    await untilFramed();
    vi.useFakeTimers();
    act(() => setConsent({ ...everythingAllowed, marketing: false }));
    vi.advanceTimersByTime(2000);
    expect(frames()).toEqual([]);
  });
});
