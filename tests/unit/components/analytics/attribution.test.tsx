// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Attribution } from "@/components/analytics/attribution";
import { VisitTracking } from "@/components/analytics/visit-tracking";
import { everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import { recordExposure } from "@/lib/features/analytics/exposures";

vi.mock("next/navigation", () => ({ usePathname: () => location.pathname }));

afterEach(() => {
  setConsent(nothingAllowed);
  history.replaceState(null, "", "/");
});

it("Attribution stores an experiment that is shown after the first render", () => {
  setConsent(everythingAllowed);
  render(<Attribution isConsentKnown />);
  recordExposure({ experiment_id: "pricing-note", experiment_variation: "plain" });
  expect(sessionStorage.getItem("experiment_id")).toBe('"pricing-note"');
  // The specification's name of the stored variation.
  expect(sessionStorage.getItem("experiment_variant")).toBe('"plain"');
});

it("Attribution erases nothing before the visitor's region is known, which may grant consent", () => {
  sessionStorage.setItem("landing_page_url", '"https://oxbow.example/?gclid=a"');
  const { rerender } = render(<Attribution isConsentKnown={false} />);
  expect(sessionStorage.getItem("landing_page_url")).not.toBeNull();
  rerender(<Attribution isConsentKnown />);
  expect(sessionStorage.getItem("landing_page_url")).toBeNull();
});

it("the attribution panel shows each page's values until it is closed", async () => {
  history.replaceState(null, "", "/residential-proxies?attribution=show");
  setConsent(everythingAllowed);
  const { rerender } = render(<Attribution isConsentKnown />);
  expect(await screen.findByText(/product=RP/)).toBeDefined();
  history.replaceState(null, "", "/datasets");
  rerender(<Attribution isConsentKnown />);
  expect(screen.getByText(/product=DS/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  rerender(<Attribution isConsentKnown />);
  expect(screen.queryByText(/product=DS/)).toBeNull();
});

it("the attribution panel shows no campaign without consent", async () => {
  history.replaceState(null, "", "/pricing?attribution=show&gclid=click-1&groupid=77");
  render(<Attribution isConsentKnown />);
  const { textContent } = await screen.findByText(/"marketing": false/);
  expect(textContent).toContain("/pricing");
  expect(textContent).not.toMatch(/"gclid"|gclid=|ad_group_id|77/);
  act(() => setConsent(everythingAllowed));
  expect((await screen.findByText(/ad_group_id=77/)).textContent).toContain("gclid=click-1");
});

it.each([
  ["/pricing", true],
  ["/receipt/a-secret", false],
  ["/scraping-digest/confirm", false],
])("VisitTracking records a document that was opened at %s: %s", (path, isTracked) => {
  sessionStorage.clear();
  history.replaceState(null, "", path);
  setConsent(everythingAllowed);
  render(<VisitTracking consentByRegion={false} />);
  expect(sessionStorage.getItem("landing_page_url") !== null).toBe(isTracked);
});
