// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Dropdown } from "@/components/ui/dropdown";
import { Modal } from "@/components/ui/modal";
import { stubTopLayer } from "./top-layer";

beforeAll(stubTopLayer);

const options = [{ value: "DE", label: "Germany" }];

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
        <Dropdown label="Country" onChange={() => {}} options={options} searchable value="DE" />
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
const hasFocus = (element: HTMLElement) => document.activeElement === element;
const opener = () => screen.getByRole("button", { name: "Contact sales" });
const closeButton = () => screen.getByRole("button", { name: "Close" });
const nameField = () => screen.getByLabelText("Full name");

describe("Modal", () => {
  it("renders nothing of its content while closed", () => {
    render(<Page />);
    expect(screen.queryByText("Tell us what you collect")).toBeNull();
    expect(isOpen()).toBe(false);
  });

  it("marks the root element while open", async () => {
    const { user } = await openModal();
    expect(document.documentElement.classList.contains("modal--open")).toBe(true);
    await user.keyboard("{Escape}");
    expect(document.documentElement.classList.contains("modal--open")).toBe(false);
  });

  it("unmarks the root element when it unmounts while open", async () => {
    await openModal();
    cleanup();
    expect(document.documentElement.classList.contains("modal--open")).toBe(false);
  });

  it("closes on Escape with one call, and restores focus", async () => {
    const onClose = vi.fn();
    const { user } = await openModal({ onClose });
    expect(hasFocus(nameField())).toBe(true);
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(hasFocus(opener())).toBe(true);
  });

  it("closes by its close button", async () => {
    const { user } = await openModal();
    await user.click(closeButton());
    expect(isOpen()).toBe(false);
    expect(hasFocus(opener())).toBe(true);
  });

  it("closes on an overlay click only if enabled", async () => {
    const { user, dialog } = await openModal();
    await user.click(dialog);
    expect(isOpen()).toBe(true);
    cleanup();
    const second = await openModal({ closeOnOverlay: true });
    await second.user.click(screen.getByText("Tell us what you collect"));
    expect(isOpen()).toBe(true);
    await second.user.click(second.dialog);
    expect(isOpen()).toBe(false);
  });

  it("stays open when a press inside the panel ends on the overlay", async () => {
    const { dialog } = await openModal({ closeOnOverlay: true });
    fireEvent.pointerDown(screen.getByLabelText("Full name"));
    fireEvent.click(dialog);
    expect(isOpen()).toBe(true);
  });

  it("closes on a close request of the browser", async () => {
    const { dialog } = await openModal();
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(isOpen()).toBe(false);
  });

  it("traps focus in both directions, and skips elements outside the tab order", async () => {
    const { user } = await openModal();
    await user.tab({ shift: true });
    expect(hasFocus(closeButton())).toBe(true);
    await user.tab();
    expect(hasFocus(nameField())).toBe(true);
    await user.tab();
    expect(document.activeElement?.getAttribute("role")).toBe("combobox");
    await user.tab();
    expect(hasFocus(closeButton())).toBe(true);
  });

  it("lets the first Escape close an open dropdown inside", async () => {
    const { user } = await openModal();
    await user.click(screen.getByRole("combobox", { name: "Country" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(isOpen()).toBe(true);
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
  });
});
