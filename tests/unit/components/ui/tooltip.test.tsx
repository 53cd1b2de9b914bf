// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Tooltip } from "@/components/ui/tooltip";

afterEach(cleanup);

describe("Tooltip", () => {
  it("shows on focus, hides on Escape, and always describes its trigger", async () => {
    render(<Tooltip text="The same IP for a while.">Sticky session</Tooltip>);
    const user = userEvent.setup();
    const tip = screen.getByRole("tooltip");
    expect(tip.dataset.open).toBe("false");
    await user.tab();
    expect(tip.dataset.open).toBe("true");
    await user.keyboard("{Escape}");
    expect(tip.dataset.open).toBe("false");
    expect(screen.getByRole("button", { description: "The same IP for a while." })).toBeTruthy();
  });
});
