import { type PricedProduct, pricedProducts } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { isFullRun } from "@/tests/fixtures/test-run";
import { expect, test } from "./harness";

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The page of all prices, and the page of each product; in the short run only one product per billing unit. */
const pages: [path: string, product: PricedProduct][] = [
  [routes.pricing(), "RP"],
  ...(isFullRun ? pricedProducts : (["RP", "DC", "WEB_API"] as const)).map(
    (code): [string, PricedProduct] => [routes.pricing(code), code],
  ),
];

test("plans with their prices and buttons are on the first screen of every pricing page", async ({
  page,
}) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const [path, code] of pages) {
      await page.goto(path);
      const plan = page.locator(`a[data-product="${code}"][data-pricing-plan="starter"]`).first();
      await expect(plan, path).toBeInViewport({ ratio: 1 });
      await expect(plan, path).toContainText(/Choose/);
      const card = page.getByRole("cell").or(page.getByRole("listitem")).filter({ has: plan });
      await expect(card, path).toContainText(/\$\d/);
      // The plans come before the price slider.
      const slider = await page.locator("main input[type=range]").first().boundingBox();
      expect(slider?.y ?? 0, path).toBeGreaterThan((await plan.boundingBox())?.y ?? 0);
    }
  }
});
