// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FilterCount } from "@/components/products/filter-count";

function show() {
  render(
    <form>
      <style>{'form:has([value="GB"]:checked) li:not([data-unit="GB"]) { display: none }'}</style>
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
