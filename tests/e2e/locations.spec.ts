import { expect, expectAccessible, test } from "./harness";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map of locations shows the chosen product", async ({ page }) => {
    await page.goto("/location-proxy");
    const map = page.getByRole("region", { name: "Map of proxy IPs" });
    const dots = (pool: string) => map.locator(`img[data-pool=${pool}]`);
    await expect(dots("RP")).toBeVisible();
    await expect(dots("MP")).toBeHidden();
    const europe = map.getByRole("link", { name: "Europe" });
    await page.getByRole("radio", { name: "Mobile", exact: true }).check();
    await expect(dots("MP")).toBeVisible();
    await expect(dots("RP")).toBeHidden();
    await expect(europe.locator("[data-pool=MP]")).toBeVisible();
    await expect(europe.locator("[data-pool=RP]")).toBeHidden();
    // The image of the chosen product has been loaded.
    await expect
      .poll(() => dots("MP").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled });

    test("the table shows each continent's largest countries, and all once it is opened", async ({
      page,
    }) => {
      await page.goto("/location-proxy#asia");
      const asia = page.locator("#asia");
      await expect(asia).toBeInViewport();
      const countries = asia.locator("tr[data-words]:visible");
      await expect(countries).toHaveCount(8);
      await asia.getByText(/^All \d+ countries/).click();
      await expect(countries).toHaveCount(await asia.locator("tr[data-words]").count());
      // The country and one count.
      await expect(countries.first().locator("> :visible")).toHaveCount(2);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a search opens the continents, and a choice of what is available shows its column", async ({
    page,
  }) => {
    await page.goto("/location-proxy");
    const uzbekistan = page.getByRole("row", { name: "Uzbekistan" });
    await expect(uzbekistan).toBeHidden();
    await page.getByRole("searchbox", { name: "Country or city" }).fill("uzb");
    await expect(uzbekistan).toBeVisible();
    await page.getByRole("searchbox", { name: "Country or city" }).fill("");
    await page.getByLabel("Available").selectOption("cities");
    await expect(page.getByRole("columnheader", { name: "Cities", exact: true })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Residential", exact: true })).toBeHidden();
  });
});

for (const { timezoneId, minScroll, maxScroll } of [
  { timezoneId: "America/New_York", minScroll: 0.05, maxScroll: 0.2 },
  { timezoneId: "Asia/Tokyo", minScroll: 0.8, maxScroll: 1.01 },
  // Browsers that hide the visitor's time zone report one of these.
  { timezoneId: "UTC", minScroll: 0.35, maxScroll: 0.65 },
  { timezoneId: "Atlantic/Reykjavik", minScroll: 0.35, maxScroll: 0.65 },
]) {
  test.describe(`on a phone in ${timezoneId}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, timezoneId });

    test("the map is scrolled to the visitor's time zone at first", async ({ page }) => {
      await page.goto("/location-proxy");
      const map = page.getByRole("region", { name: "Map of proxy IPs" });
      const scrolled = () => map.evaluate((area) => area.scrollLeft / (area.scrollWidth - area.clientWidth));
      await expect.poll(scrolled).toBeGreaterThan(minScroll);
      expect(await scrolled()).toBeLessThan(maxScroll);
      // The map scrolls only at this width, so only here must it be focusable by keyboard.
      await expectAccessible(page, '[aria-label="Map of proxy IPs"]');
      await page.getByRole("button", { name: "Asia and Pacific" }).click();
      await expect.poll(scrolled).toBeGreaterThan(0.99);
      await page.getByRole("button", { name: "Americas" }).click();
      await expect.poll(scrolled).toBe(0);
    });
  });
}
