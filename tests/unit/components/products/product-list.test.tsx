// @vitest-environment jsdom
import { render, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ProductList } from "@/components/products/product-list";
import { getLocations, getNetworkFigures, getPricing } from "@/lib/content/endpoints/read";
import { listProductEntries } from "@/lib/features/products/entries";

const [network, pricing, locations] = await Promise.all([getNetworkFigures(), getPricing(), getLocations()]);

const show = (group: "all" | "proxies") =>
  render(
    <ProductList
      entries={listProductEntries({ network, pricing }, group)}
      facts={{ network, locations }}
      hasChooser
    />,
  ).container;

describe("ProductList", () => {
  it("shows every entry once, in its family, with the figures that the family's head names", () => {
    const families = [...show("all").querySelectorAll("section")];
    const named = families.map((family) =>
      [...family.querySelectorAll("h3")].map(({ textContent }) => textContent).sort(),
    );
    const entries = listProductEntries({ network, pricing }, "all");
    expect(named).toEqual(
      ["proxies", "apis", "data"].map((id) =>
        entries.flatMap(({ family, name }) => (family === id ? name : [])).sort(),
      ),
    );
    for (const family of families) {
      const labels = [...family.querySelectorAll("span")].map(({ textContent }) => textContent);
      for (const figures of family.querySelectorAll("dl"))
        expect([...figures.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(labels);
    }
  });

  it("leaves out families without a product", () => {
    const headings = within(show("proxies")).getAllByRole("heading", { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Proxies"]);
  });
});
