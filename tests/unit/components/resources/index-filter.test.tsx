// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { IndexFilter } from "@/components/resources/index-filter";

function show() {
  render(
    <IndexFilter label="Search" noun="terms" placeholder="asn">
      <section aria-label="First" data-group="">
        <p data-entry="" data-words="autonomous system">
          ASN
        </p>
        <p data-entry="">CIDR</p>
      </section>
      <section aria-label="Second" data-group="">
        <p data-entry="">Proxy</p>
      </section>
    </IndexFilter>,
  );
}

describe("IndexFilter", () => {
  it("hides entries that do not match, and groups that are left empty", async () => {
    show();
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "autonomous");
    expect(screen.getByText("ASN").hidden).toBe(false);
    expect(screen.getByText("CIDR").hidden).toBe(true);
    expect(screen.queryByRole("region", { name: "Second" })).toBeNull();
    expect(screen.getByText("1 of 3 terms matches")).toBeDefined();
  });
});
