// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { ConsentManager } from "@/components/consent/consent-manager";
import { stubTopLayer } from "@/tests/unit/components/ui/top-layer";

beforeAll(stubTopLayer);

it("ConsentManager does not ask a visitor with Global Privacy Control, and explains the signal in its dialog", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  render(
    <>
      <a data-privacy-choices href="/legal/your-data">
        Privacy choices
      </a>
      <ConsentManager isRegionKnown />
    </>,
  );
  expect(screen.queryByRole("button", { name: "Reject all" })).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Privacy choices" }));
  expect(await screen.findByText(/Global Privacy Control/)).toBeDefined();
});
