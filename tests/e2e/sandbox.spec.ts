import { expect, test } from "./harness";

type SandboxResponse = { response: { geo: string; content: { title: string; currency: string } } };

test("the sandbox works without JavaScript", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/sandbox`);
  await page.locator("select[name=country]").selectOption("Japan");
  await page.locator("select[name=target]").selectOption("A page of search results");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page).toHaveURL(/\/sandbox\?country=jp&target=search#result$/);
  await expect(page.locator("select[name=country]")).toHaveValue("jp");
  await expect(page.getByText("Osaka, Japan")).toBeVisible();
  await expect(page.getByText("登山には何ルーメン必要ですか?").first()).toBeVisible();
  await context.close();
});

test("the chosen country is kept on product pages and the home page", async ({ page }) => {
  await page.goto("/sandbox?country=fr&target=shop");
  await page.getByRole("link", { name: "E-commerce scraper API" }).first().click();
  await expect(page.getByRole("combobox", { name: "Simulate a request to our demo page from" })).toHaveValue(
    "fr",
  );
  await page.getByRole("combobox").selectOption("Japan");
  await page.goto("/");
  await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("jp");
});

test("the API returns the parsed record", async ({ request, site }) => {
  const answer = await request.get(`${site.url}/api/sandbox?country=pl&target=shop`);
  expect(answer.status()).toBe(200);
  const { response } = (await answer.json()) as SandboxResponse;
  expect(response).toMatchObject({
    geo: "PL",
    content: { title: "Latarka czołowa, 400 lm", currency: "PLN" },
  });
});

test("an unknown country leads to the empty form", async ({ request, site }) => {
  const unknown = await request.get(`${site.url}/sandbox?country=zz`, { maxRedirects: 0 });
  expect(unknown.status()).toBe(307);
  expect(unknown.headers().location).toBe("/sandbox");
});
