// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ProductLink } from "@/components/layout/product-link";

afterEach(cleanup);

describe("ProductLink", () => {
  it("links to the product's page", () => {
    render(<ProductLink code="MP">Mobile</ProductLink>);
    expect(screen.getByRole("link", { name: "Mobile" }).getAttribute("href")).toBe("/mobile-proxies");
  });
});
