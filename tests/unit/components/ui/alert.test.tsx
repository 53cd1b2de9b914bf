// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Alert } from "@/components/ui/alert";

describe("Alert", () => {
  it.each([
    ["error", "alert"],
    ["success", "status"],
    ["warning", "status"],
    ["neutral", "status"],
  ] as const)("announces type %s as %s", (type, role) => {
    render(<Alert type={type}>Something happened</Alert>);
    expect(screen.getByRole(role).textContent).toBe("Something happened");
  });

  it("calls onClose, and is hidden once it is not open", async () => {
    const onClose = vi.fn();
    const { rerender } = render(
      <Alert onClose={onClose} type="warning">
        Nearly used up
      </Alert>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(
      <Alert onClose={onClose} open={false} type="warning">
        Nearly used up
      </Alert>,
    );
    expect(screen.queryByRole("status")).toBeNull();
  });
});
