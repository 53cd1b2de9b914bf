// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { MenuDisclosure } from "@/components/layout/menu-disclosure";

afterEach(cleanup);

async function openMenu() {
  const { container } = render(
    <>
      <MenuDisclosure label="Products">
        <a href="#residential">Residential</a>
      </MenuDisclosure>
      <button type="button">Elsewhere</button>
    </>,
  );
  const user = userEvent.setup();
  const menu = container.querySelector("details");
  const summary = screen.getByText("Products");
  await user.click(summary);
  return { user, menu, summary };
}

describe("MenuDisclosure", () => {
  it("opens and closes on click", async () => {
    const { user, menu, summary } = await openMenu();
    expect(menu?.open).toBe(true);
    await user.click(summary);
    expect(menu?.open).toBe(false);
  });

  it("closes on Escape and gives focus back to its button", async () => {
    const { user, menu, summary } = await openMenu();
    screen.getByRole("link", { name: "Residential" }).focus();
    await user.keyboard("{Escape}");
    expect(menu?.open).toBe(false);
    expect(document.activeElement).toBe(summary);
  });

  it("closes when focus leaves it", async () => {
    const { menu } = await openMenu();
    screen.getByRole("link", { name: "Residential" }).focus();
    expect(menu?.open).toBe(true);
    screen.getByRole("button").focus();
    expect(menu?.open).toBe(false);
  });

  it("closes on a click outside", async () => {
    const { user, menu } = await openMenu();
    await user.click(document.body);
    expect(menu?.open).toBe(false);
  });

  it("closes when one of its links is followed, because the header stays mounted", async () => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByRole("link", { name: "Residential" }));
    expect(menu?.open).toBe(false);
  });
});
