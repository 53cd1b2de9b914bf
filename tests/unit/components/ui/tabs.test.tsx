// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Tabs } from "@/components/ui/tabs";

afterEach(cleanup);

const items = [
  { id: "gb", label: "Per GB", panel: "Traffic" },
  { id: "flat", label: "Flat rate", panel: "Never", disabled: true },
  { id: "ip", label: "Per IP", panel: "Addresses" },
];

describe("Tabs", () => {
  it("shows the first panel and hides the others", () => {
    render(<Tabs items={items} label="Billing" />);
    expect(screen.getByRole("tabpanel", { name: "Per GB" }).textContent).toBe("Traffic");
    expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
  });

  it("arrow keys select tabs, wrap around and skip disabled ones", async () => {
    render(<Tabs items={items} label="Billing" />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Per GB");
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.textContent).toBe("Per IP");
    expect(screen.getByRole("tabpanel").textContent).toBe("Addresses");
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.textContent).toBe("Per GB");
    await user.keyboard("{End}");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Per IP");
  });
});
