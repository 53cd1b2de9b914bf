// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { NavDrawer } from "@/components/layout/nav-drawer";
import { standInForTopLayer } from "@/tests/unit/components/ui/top-layer";

const wide = new EventTarget();
beforeAll(() => {
  standInForTopLayer();
  vi.stubGlobal("matchMedia", () => wide);
});
afterEach(cleanup);

async function openDrawer() {
  render(
    <NavDrawer logo="oxbow">
      <a href="#residential">Residential</a>
    </NavDrawer>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  return user;
}
const isOpen = () => screen.queryByRole("dialog", { name: "Menu" }) !== null;

describe("NavDrawer", () => {
  it("opens as a modal dialog and locks the page", async () => {
    await openDrawer();
    expect(isOpen()).toBe(true);
    expect(document.documentElement.classList.contains("modal--open")).toBe(true);
  });

  it("closes on Escape and gives focus back to its button", async () => {
    const user = await openDrawer();
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open menu" }));
    expect(document.documentElement.classList.contains("modal--open")).toBe(false);
  });

  it("closes by its button and when a link is followed", async () => {
    const user = await openDrawer();
    await user.click(screen.getByRole("button", { name: "Close menu" }));
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    await user.click(screen.getByRole("link", { name: "Residential" }));
    expect(isOpen()).toBe(false);
  });

  it("closes when the window grows to the width of the full menu", async () => {
    await openDrawer();
    act(() => {
      wide.dispatchEvent(new Event("change"));
    });
    expect(isOpen()).toBe(false);
  });
});
