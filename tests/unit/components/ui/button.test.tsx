// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  Button,
  ButtonLink,
  buttonClasses,
  buttonColors,
  buttonSizes,
  buttonVariants,
} from "@/components/ui/button";

afterEach(cleanup);

describe("buttonClasses", () => {
  it("looks different for every variant and color", () => {
    const looks = buttonVariants.flatMap((variant) =>
      buttonColors.map((color) => buttonClasses({ variant, color })),
    );
    expect(new Set(looks).size).toBe(buttonVariants.length * buttonColors.length);
  });

  it("differs by size in every variant", () => {
    for (const variant of buttonVariants) {
      expect(new Set(buttonSizes.map((size) => buttonClasses({ variant, size }))).size).toBe(3);
    }
  });

  it("defaults to a contained, primary, medium-size button", () => {
    expect(buttonClasses()).toBe(buttonClasses({ variant: "Contained", color: "Primary", size: "md" }));
  });
});

describe("Button", () => {
  it("does not submit a form by default", () => {
    render(<Button>Send</Button>);
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });

  it("ignores clicks while loading, and keeps focus", async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Send</Button>);
    const button = screen.getByRole("button", { name: "Send" });
    await userEvent.click(button);
    rerender(
      <Button loading onClick={onClick}>
        Send
      </Button>,
    );
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(button);
  });

  it("submits no form while loading", async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button loading type="submit">
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("gives the caller's classes precedence", () => {
    render(<Button className="h-16">Send</Button>);
    expect(screen.getByRole("button").classList.contains("h-16")).toBe(true);
    expect(screen.getByRole("button").classList.contains("h-11")).toBe(false);
  });
});

describe("ButtonLink", () => {
  it("is a link", () => {
    render(<ButtonLink href="/contact">Contact sales</ButtonLink>);
    expect(screen.getByRole("link", { name: "Contact sales" }).getAttribute("href")).toBe("/contact");
  });
});
