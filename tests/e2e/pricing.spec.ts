import { type PricedProduct, pricedProducts } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { expect, test } from "./harness";

const firstScreens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The page of all prices, and the page of each product. */
const pages: [path: string, product: PricedProduct][] = [
  [routes.pricing(), "RP"],
  ...pricedProducts.map((code): [string, PricedProduct] => [routes.pricing(code), code]),
];

test("plans with their prices and buttons are on the first screen of every page of prices", async ({
  page,
}) => {
  for (const viewport of firstScreens) {
    await page.setViewportSize(viewport);
    for (const [path, code] of pages) {
      await page.goto(path);
      const plan = page.locator(`a[data-product="${code}"][data-pricing-plan="starter"]`).first();
      await expect(plan, path).toBeInViewport({ ratio: 1 });
      await expect(plan, path).toContainText(/Choose/);
      const card = page.getByRole("cell").or(page.getByRole("listitem")).filter({ has: plan });
      await expect(card, path).toContainText(/\$\d/);
      // Nothing but the plans themselves comes before the charts.
      const chart = await page.locator("main input[type=range]").first().boundingBox();
      expect(chart?.y ?? 0, path).toBeGreaterThan((await plan.boundingBox())?.y ?? 0);
    }
  }
});

test("the flag of a budget stays inside its chart, at both ends of the slider", async ({ page }) => {
  for (const viewport of firstScreens) {
    await page.setViewportSize(viewport);
    await page.goto(routes.pricing());
    const slider = page.getByRole("slider", { name: "Your budget" });
    for (const [key, text] of [
      ["End", "$5,000"],
      ["Home", "$10"],
    ] as const) {
      await expect(async () => {
        await slider.press(key);
        await expect(slider).toHaveAttribute("aria-valuetext", `${text} a month`, { timeout: 1_000 });
      }).toPass();
      for (const plot of await page.locator(".price-plot").all()) {
        const frame = await plot.boundingBox();
        // A line of equal price may have the same text; the flag is above the lines.
        const flag = await plot.getByText(text, { exact: true }).last().boundingBox();
        if (!frame || !flag) throw new Error("The chart is not drawn");
        expect(flag.x).toBeGreaterThanOrEqual(frame.x - 1);
        expect(flag.x + flag.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
      }
    }
  }
});
