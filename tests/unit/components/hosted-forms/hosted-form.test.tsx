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

/** Simulates the provider's page in the frame, which posts a message after the submit. */
function submit() {
  const embedId = new URL(frames()[0]?.src ?? "").searchParams.get("typeform-embed-id");
  const data = { type: "form-submit", embedId, formId: "abcd1234", responseId: "r1" };
  window.dispatchEvent(new MessageEvent("message", { data }));
}

describe("a hosted form", () => {
  it.each(["inline", "popup", "slider", "popover", "side-tab"] as const)(
    "as %s is a link to sales if hosted forms are off",
    async (kind) => {
      hostedForms = false;
      draw(kind);
      await act(async () => {});
      expect(screen.getByRole("link", { name: "Contact sales" }).getAttribute("href")).toBe("/contact");
      expect(document.querySelector("iframe, [class^='tf-']")).toBeNull();
    },
  );

  it.each(["inline", "popup", "slider", "popover", "side-tab"] as const)(
    "as %s has a plain link",
    async (kind) => {
      draw(kind);
      const link = await screen.findByRole("link", { name: /^Open the form/ });
      expect(link.getAttribute("href")).toBe(address);
      await waitFor(() => expect(screen.queryByText("Contact sales")).toBeNull());
    },
  );

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

  it("closes an open popup on withdrawal in another tab", async () => {
    draw("popup");
    fireEvent.click(await screen.findByRole("link", { name: "Open the form" }));
    await untilFramed();
    vi.useFakeTimers();
    act(() => setConsent({ ...everythingAllowed, marketing: false }));
    vi.advanceTimersByTime(2000);
    expect(frames()).toEqual([]);
  });

  it("in the page has its hidden fields in the first request", async () => {
    draw("inline");
    await untilFramed();
    const [frame] = frames();
    const url = new URL(frame?.src ?? "");
    expect(url.origin + url.pathname).toBe("https://form.typeform.com/to/abcd1234");
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({
      page: "/residential-proxies",
      product: "RP",
    });
    expect(url.searchParams.get("disable-tracking")).toBe("true");
    expect(frame?.title).toBe("Samples");
    await waitFor(() => expect(screen.queryByText("Contact sales")).toBeNull());
  });

  it.each([
    [
      "popup",
      ".tf-v1-popup .tf-v1-iframe-wrapper",
      { width: "calc(100% - 80px)", height: "calc(100% - 80px)" },
    ],
    ["slider", ".tf-v1-slider.right .tf-v1-iframe-wrapper", { width: "800px" }],
  ] as const)(
    "as %s opens at a click as a dialog, and closes 500 ms after the submit",
    async (kind, box, size) => {
      const { container } = draw(kind);
      const link = await screen.findByRole("link", { name: "Open the form" });
      expect(frames()).toEqual([]);
      link.focus();
      expect(fireEvent.click(link)).toBe(false);
      const dialog = await waitFor(() => {
        const found = document.querySelector('[role="dialog"]');
        expect(found).not.toBeNull();
        return found;
      });
      expect(dialog?.getAttribute("aria-label") ?? dialog?.ariaLabel).toBe("Samples");
      expect(container.inert).toBe(true);
      const style = document.querySelector<HTMLElement>(box)?.style;
      expect(style).toMatchObject(size);
      expect(frames()[0]?.src).toContain("#page=%2Fresidential-proxies&product=RP");

      vi.useFakeTimers();
      submit();
      vi.advanceTimersByTime(499);
      expect(container.inert).toBe(true);
      vi.advanceTimersByTime(1);
      expect(container.inert).toBe(false);
      expect(document.activeElement).toBe(link);
      vi.advanceTimersByTime(1000);
      expect(frames()).toEqual([]);
      expect(document.querySelector('[role="dialog"]')).toBeNull();
    },
  );

  it("leaves clicks with modifier keys to the browser", async () => {
    draw("popup");
    expect(fireEvent.click(await screen.findByRole("link"), { ctrlKey: true })).toBe(true);
    expect(frames()).toEqual([]);
  });

  it.each([
    ["popover", ".tf-v1-popover-button", undefined, ""],
    ["side-tab", ".tf-v1-sidetab-button", undefined, "Launch me"],
    ["side-tab", ".tf-v1-sidetab-button", "Ask us", "Ask us"],
    ["side-tab", ".tf-v1-sidetab-button", "Q&A <b>now</b>", "Q&A <b>now</b>"],
  ] as const)("as %s has the button %s, which is removed on unmount", async (kind, selector, text, shown) => {
    const { unmount } = draw(kind, text);
    const button = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(selector);
      expect(found).not.toBeNull();
      return found;
    });
    expect(button?.textContent?.trim()).toBe(shown);
    expect(frames()).toEqual([]);
    button?.click();
    await untilFramed();
    expect(frames()[0]?.src).toContain("#page=");
    unmount();
    expect(document.querySelector(selector)).toBeNull();
  });
});
