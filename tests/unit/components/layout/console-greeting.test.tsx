// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ConsoleGreeting } from "@/components/layout/console-greeting";

it("prints a console message once per page load", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  render(<ConsoleGreeting email="careers@oxbow.example" />);
  cleanup();
  render(<ConsoleGreeting email="careers@oxbow.example" />);
  expect(info).toHaveBeenCalledTimes(1);
  expect(info.mock.calls[0]?.[0]).toContain("hiring");
  expect(info.mock.calls[0]?.[0]).toContain("careers@oxbow.example");
});
