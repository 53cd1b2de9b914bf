// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Modal } from "@/components/ui/modal";
import { stubTopLayer } from "./top-layer";

beforeAll(stubTopLayer);

function Page({ closeOnOverlay = false, onClose = () => {} }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        Contact sales
      </button>
      <Modal closeOnOverlay={closeOnOverlay} labelledBy="title" onClose={close} open={isOpen}>
        <h2 id="title">Tell us what you collect</h2>
        <input aria-label="Leave empty" tabIndex={-1} />
        <input aria-label="Full name" />
        <select aria-label="Country" />
      </Modal>
    </>
  );
}

async function openModal(props: Parameters<typeof Page>[0] = {}) {
  render(<Page {...props} />);
  const user = userEvent.setup();
  await user.click(opener());
  return { user, dialog: screen.getByRole("dialog", { name: "Tell us what you collect" }) };
}
const isOpen = () => screen.queryByRole("dialog") !== null;
const isMarked = () => document.documentElement.classList.contains("modal--open");
const hasFocus = (element: HTMLElement) => document.activeElement === element;
const opener = () => screen.getByRole("button", { name: "Contact sales" });
const closeButton = () => screen.getByRole("button", { name: "Close" });
const nameField = () => screen.getByLabelText("Full name");

describe("Modal", () => {
  it("unmarks the root element when it unmounts while open", async () => {
    await openModal();
    cleanup();
    expect(isMarked()).toBe(false);
  });

  it.each<[string, (user: UserEvent, dialog: HTMLElement) => unknown]>([
    ["Escape", (user) => user.keyboard("{Escape}")],
    ["its close button", (user) => user.click(closeButton())],
    [
      "a close request of the browser",
      (_, dialog) => fireEvent(dialog, new Event("cancel", { cancelable: true })),
    ],
  ])("closes by %s with one call, unmarks the root element and restores focus", async (_, close) => {
    const onClose = vi.fn();
    const { user, dialog } = await openModal({ onClose });
    expect(hasFocus(nameField())).toBe(true);
    expect(isMarked()).toBe(true);
    await close(user, dialog);
    expect(isOpen()).toBe(false);
    expect(isMarked()).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(hasFocus(opener())).toBe(true);
  });

  it("closes on an overlay click only if enabled, and not if the press was in the panel", async () => {
    const { user, dialog } = await openModal();
    await user.click(dialog);
    expect(isOpen()).toBe(true);
    cleanup();
    const second = await openModal({ closeOnOverlay: true });
    // Text that is selected past the edge of the panel.
    fireEvent.pointerDown(nameField());
    fireEvent.click(second.dialog);
    expect(isOpen()).toBe(true);
    await second.user.click(second.dialog);
    expect(isOpen()).toBe(false);
  });

  it("traps focus in both directions, and skips elements outside the tab order", async () => {
    const { user } = await openModal();
    await user.tab({ shift: true });
    expect(hasFocus(closeButton())).toBe(true);
    await user.tab();
    expect(hasFocus(nameField())).toBe(true);
    await user.tab();
    expect(hasFocus(screen.getByLabelText("Country"))).toBe(true);
    await user.tab();
    expect(hasFocus(closeButton())).toBe(true);
  });
});
