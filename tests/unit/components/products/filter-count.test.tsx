// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FilterCount } from "@/components/products/filter-count";

beforeEach(() => {
  // jsdom has no layout, so visibility follows the checked input, like in the style sheet.
  Element.prototype.checkVisibility = vi.fn(function (this: Element) {
    const form = this.closest("form");
    const only = form?.querySelector<HTMLInputElement>("input:checked")?.value;
    return only === undefined || this.getAttribute("data-unit") === only;
  });
});

function show() {
  render(
    <form>
      <label>
        <input name="billed" type="checkbox" value="GB" /> per GB
      </label>
      <label>
        <input name="billed" type="checkbox" value="day" /> per day
      </label>
      <FilterCount total={2} />
      <ul>
        <li data-unit="GB">Residential</li>
        <li data-unit="IP">ISP</li>
      </ul>
    </form>,
  );
}

describe("FilterCount", () => {
  it("shows the number of matches, and resets the filter", async () => {
    show();
    expect(screen.getByText("2 of 2 products")).toBeDefined();
    await userEvent.click(screen.getByLabelText("per GB"));
    await waitFor(() => expect(screen.getByText("1 of 2 products")).toBeDefined());
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(screen.getByText("2 of 2 products")).toBeDefined());
  });
});
