// @vitest-environment jsdom

import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PushLeadEvent } from "@/components/lead-form/push-lead-event";

// Not in jsdom.
class NavigationTiming {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

function visitBy(type: string): void {
  vi.stubGlobal("PerformanceNavigationTiming", NavigationTiming);
  const entries = [new NavigationTiming(type)];
  vi.stubGlobal("performance", { now: () => 0, getEntriesByType: () => entries });
}

it("pushes the event of a form once per document, and not for a reload", () => {
  const dataLayer: unknown[] = [];
  vi.stubGlobal("dataLayer", dataLayer);
  const show = () => render(<PushLeadEvent event={{ event: "form_success" }} form="contact" />).unmount();
  visitBy("reload");
  show();
  expect(dataLayer).toEqual([]);
  visitBy("navigate");
  show();
  show();
  expect(dataLayer).toHaveLength(1);
});
