// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Forward } from "@/components/dashboard-redirect/forward";
import { everythingAllowed, nothingAllowed } from "@/lib/content/consent/choice";
import { setConsent } from "@/lib/content/consent/consent";

const replace = vi.fn();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  replace.mockClear();
});

function forward(search: string) {
  const address = new URL(`/dashboard-redirect${search}`, "https://oxbow.example");
  const { href, host, hostname, pathname, protocol } = address;
  vi.stubGlobal("location", { href, host, hostname, pathname, protocol, search, replace });
  render(<Forward dashboardUrl="https://dashboard.oxbow.example" />);
  return replace.mock.calls[0]?.[0];
}

describe("Forward", () => {
  it("redirects with flags and tracking values, without a history entry", () => {
    setConsent(everythingAllowed);
    sessionStorage.setItem("adgroupid", '"4711"');
    sessionStorage.setItem("landing_page_url", '"https://oxbow.example/"');
    sessionStorage.setItem("experiment_id", '""');
    expect(forward("?dashboardProductOverview=true&utm_source=x")).toBe(
      "https://dashboard.oxbow.example/en/registration?dashboardProductOverview=true&landing_page_url=https%3A%2F%2Foxbow.example%2F&ad_group_id=4711",
    );
  });

  it("sends no tracking values without consent", () => {
    setConsent(nothingAllowed);
    sessionStorage.setItem("adgroupid", '"4711"');
    expect(forward("?gclid=x")).toBe("https://dashboard.oxbow.example/en/registration");
  });

  it("redirects to the dashboard's host only", () => {
    expect(forward("?route=//evil.example")).toBe("https://dashboard.oxbow.example/en/registration");
  });
});
