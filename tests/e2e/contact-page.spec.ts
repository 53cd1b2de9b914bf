import { readLeads } from "@/tests/fixtures/lead-rows";
import { expect, expectAccessible, test } from "./harness";
import { person, uniqueEmail } from "./inquiry-form";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a call to sales leads to the form as a page, and the inquiry names product and plan", async ({
    page,
    site,
  }) => {
    const email = uniqueEmail("noscript.example");
    await page.goto("/residential-proxies");
    await page.locator('a.open-modal[data-pricing-plan="team"]').first().click();
    await expect(page).toHaveURL(/\/contact\?product=RP&plan=team$/);
    await page.getByLabel("Full name").fill(person.name);
    await page.getByLabel("Company name").fill(person.company);
    await page.getByLabel("Company email address").fill(email);
    await page.getByRole("textbox", { name: "Phone no." }).fill(person.phone);
    await page.getByRole("textbox", { name: /use case/ }).fill(person.message);
    await page.getByRole("main").getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/contact\/received$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const [row] = readLeads(site.dataDir, email);
    expect(row?.payload).toMatchObject({
      oxm: email,
      phone: "+19195550142",
      form_type: "rpn",
      form_type_value: "team",
    });
  });

  test("bad input leads to a page that says so, and nothing is stored", async ({ page, site }) => {
    await page.goto("/contact");
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
    await page.getByLabel("Company email address").fill("nobody@nowhere");
    await page.getByRole("main").getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/contact\/not-received$/);
    expect(readLeads(site.dataDir, "nobody@nowhere")).toEqual([]);
  });
});

test("with JavaScript the same form validates in place and thanks in place", async ({ page, site }) => {
  const email = uniqueEmail("contact.example");
  await page.goto("/contact?product=WEB_API");
  const main = page.getByRole("main");
  // The plain form stands there first; the one with checks in place takes over and speaks of the product.
  await main.getByRole("button", { name: "Contact sales" }).click();
  await expect(main.getByText("Company is required", { exact: true })).toBeVisible();
  await main.getByLabel("Full name").fill(person.name);
  await main.getByLabel("Company name").fill(person.company);
  await main.getByLabel("Company email address").fill(email);
  await main.getByRole("textbox", { name: "Phone no." }).fill(person.phone);
  await main.getByRole("button", { name: /^(Send|Contact sales)$/ }).click();
  await expect(main.getByText("Your Sales Manager will contact you soon!")).toBeVisible();
  expect(readLeads(site.dataDir, email)[0]?.payload).toMatchObject({ form_type: "wapi" });
  await expectAccessible(page);
});
