// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ProductLink } from "@/components/layout/product-link";

afterEach(cleanup);

const name = (isAsk: boolean) => (isAsk ? "ask" : "read");

describe("ProductLink", () => {
  it("leads to the product's page where there is one", () => {
    render(<ProductLink code="RP">{name}</ProductLink>);
    const link = screen.getByRole("link", { name: "read" });
    expect(link.getAttribute("href")).toBe("/residential-proxies");
    expect(link.classList.contains("open-modal")).toBe(false);
  });

  it("opens an inquiry about the product where there is none", () => {
    render(<ProductLink code="MP">{name}</ProductLink>);
    const link = screen.getByRole("link", { name: "ask" });
    expect(link.getAttribute("href")).toBe("/contact?product=MP");
    expect(link.classList.contains("open-modal")).toBe(true);
    expect(link.dataset.product).toBe("MP");
  });
});
