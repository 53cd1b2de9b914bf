// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Attribution } from "@/components/analytics/attribution";
import { everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";
import { recordExposure } from "@/lib/features/analytics/exposures";

vi.mock("next/navigation", () => ({ usePathname: () => "/pricing" }));

afterEach(() => setConsent(nothingAllowed));

it("stores an experiment that is shown after the first render", () => {
  setConsent(everythingAllowed);
  render(<Attribution />);
  recordExposure({ experiment_id: "pricing-note", experiment_variation: "plain" });
  expect(sessionStorage.getItem("experiment_id")).toBe('"pricing-note"');
  expect(sessionStorage.getItem("experiment_variant")).toBe('"plain"');
});
