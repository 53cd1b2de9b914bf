import { formatReference } from "@/lib/features/leads/lead/reference";
import { readLeads } from "@/tests/fixtures/lead-rows";
import { expect, test } from "./harness";
import { readTeamTerms, uniqueEmail } from "./inquiry-form";
import { caseOf, shownForms } from "./lead-forms";

test.use({ javaScriptEnabled: false });

for (const formCase of shownForms) {
  test(`${formCase.form} works without JavaScript and shows a result page`, async ({ page, site }) => {
    const email = uniqueEmail("noscript.example");
    await page.goto(formCase.path);
    const card = page.locator(formCase.card);
    await formCase.fill(card, email);
    const phone = card.locator('[name="phone"]');
    // As people type it; the stored number is the same.
    if (formCase.payload.phone !== undefined) await phone.fill("+1 (919) 555-0142");
    await card.getByRole("button", { name: formCase.button }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(formCase.thanks);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    expect(page.url()).not.toContain("@");
    const [row] = readLeads(site.dataDir, email);
    expect(row?.payload).toMatchObject({ ...formCase.payload, oxm: email });
    const reference = page.getByRole("main").getByText(formatReference(row?.id ?? ""), { exact: true });
    await expect(reference).toHaveCount(formCase.form === "scraping-digest" ? 0 : 1);
  });
}

test("without JavaScript, invalid data is reported on a page, and not stored", async ({ page, site }) => {
  const contact = caseOf("contact");
  await page.goto(contact.path);
  const card = page.locator(contact.card);
  await card.locator("form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
  await contact.fill(card, "nobody@nowhere");
  await card.getByRole("button", { name: contact.button }).click();
  await expect(page).toHaveURL(/\/not-sent\/contact$/);
  await expect(page.getByRole("main")).toContainText("Nothing was saved");
  expect(readLeads(site.dataDir, "nobody@nowhere")).toEqual([]);
});

test("without JavaScript a call to action opens the contact form with product, plan and price", async ({
  page,
  request,
}) => {
  await page.goto("/residential-proxies");
  await page.locator('a.open-modal[data-pricing-plan="team"]').first().click();
  await expect(page).toHaveURL(/\/contact\?product=RP&plan=team$/);
  const about = page.locator(".about-line p");
  await expect(about).toHaveText(["About: Residential proxies, Team", await readTeamTerms(request)]);
});

test("without JavaScript the request for an account begins with the product and plan of the link", async ({
  page,
}) => {
  await page.goto("/mobile-proxies");
  await page.getByRole("main").getByRole("link", { name: "Start free trial" }).first().click();
  await expect(page).toHaveURL("/free-trial?product=MP");
  const form = page.locator("main .form-card");
  await expect(form.locator("[name=product]")).toHaveValue("MP");
  await expect(form.getByRole("radio", { name: /Free trial/ })).toBeChecked();
  await page.goto("/free-proxies");
  await page.getByRole("link", { name: "Get a free account" }).first().click();
  await expect(page).toHaveURL("/free-trial?plan=free-plan");
  await expect(form.getByRole("radio", { name: /Free plan/ })).toBeChecked();
});
