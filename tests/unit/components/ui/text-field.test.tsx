// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { TextArea, TextField } from "@/components/ui/text-field";

type CommonProps = {
  label: string;
  required?: boolean;
  error?: string;
  fixedError?: string;
  hint?: string;
  hideLabel?: boolean;
  onEnter?: () => void;
};
const kinds: [string, ComponentType<CommonProps>][] = [
  ["TextField", TextField],
  ["TextArea", TextArea],
];

describe.each(kinds)("%s", (_, Field) => {
  it("shows ' *' after the label when required, and is required for the browser", () => {
    const { container, rerender } = render(<Field label="Full name" required />);
    expect(container.querySelector("label")?.textContent).toBe("Full name *");
    expect(screen.getByRole<HTMLInputElement>("textbox").required).toBe(true);
    rerender(<Field label="Full name" />);
    expect(container.querySelector("label")?.textContent).toBe("Full name");
    expect(screen.getByRole<HTMLInputElement>("textbox").required).toBe(false);
  });

  it("leaves the asterisk out of the accessible name", () => {
    render(<Field hideLabel label="Full name" required />);
    expect(screen.getByRole("textbox", { name: "Full name" })).toBeTruthy();
  });

  it("shows the validation error below, associates it with the input and announces it", () => {
    const { rerender } = render(<Field hint="As on your card" label="Full name" />);
    const valid = screen.getByRole("textbox", { description: "As on your card" });
    expect(valid.getAttribute("aria-invalid")).toBeNull();
    rerender(<Field error="Name is required" hint="As on your card" label="Full name" />);
    const input = screen.getByRole("textbox", { description: "Name is required As on your card" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const message = screen.getByText("Name is required");
    expect(message.getAttribute("aria-live")).toBe("polite");
    expect(input.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("shows `fixedError` only without a validation error", () => {
    const { rerender } = render(<Field fixedError="This code has ended" label="Code" />);
    const input = screen.getByRole("textbox", { description: "This code has ended" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    rerender(<Field error="Code is required" fixedError="This code has ended" label="Code" />);
    expect(screen.queryByText("This code has ended")).toBeNull();
    expect(screen.getByText("Code is required")).toBeTruthy();
  });

  it("calls the Enter callback once, instead of submitting the form", async () => {
    const onEnter = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Field label="Full name" onEnter={onEnter} />
      </form>,
    );
    await userEvent.type(screen.getByRole("textbox"), "Ada{Enter}");
    expect(onEnter).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Ada");
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
