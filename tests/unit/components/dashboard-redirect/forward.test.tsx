// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Forward } from "@/components/dashboard-redirect/forward";

const replace = vi.fn();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  replace.mockClear();
});

function forward(search: string) {
  vi.stubGlobal("location", { search, replace });
  render(<Forward dashboardUrl="https://dashboard.oxbow.example" />);
  return replace.mock.calls[0]?.[0];
}

describe("Forward", () => {
  it("goes on with flags and tracking values, and leaves no step in the history", () => {
    sessionStorage.setItem("adgroupid", '"4711"');
    sessionStorage.setItem("experiment_id", '""');
    expect(forward("?dashboardProductOverview=true&utm_source=x")).toBe(
      "https://dashboard.oxbow.example/en/registration?dashboardProductOverview=true&ad_group_id=4711",
    );
  });

  it("keeps to the dashboard's host", () => {
    expect(forward("?route=//evil.example")).toBe("https://dashboard.oxbow.example/en/registration");
  });
});
