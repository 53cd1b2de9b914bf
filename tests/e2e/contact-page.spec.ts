import { readLeads } from "@/tests/fixtures/lead-rows";
import { expect, test } from "./harness";
import { readTeamTerms, uniqueEmail } from "./inquiry-form";
import { formCases } from "./lead-forms";

test.use({ javaScriptEnabled: false });

test("without JavaScript a call to action opens the contact form with product, plan and price", async ({
  page,
  site,
  request,
}) => {
  const contact = formCases.find(({ form }) => form === "contact");
  if (!contact) throw new Error("No case for the contact form");
  const email = uniqueEmail("noscript.example");
  await page.goto("/residential-proxies");
  await page.locator('a.open-modal[data-pricing-plan="team"]').first().click();
  await expect(page).toHaveURL(/\/contact\?product=RP&plan=team$/);
  const about = page.locator(".about-line p");
  await expect(about).toHaveText(["About: Residential proxies, Team", await readTeamTerms(request)]);
  const card = page.locator(contact.card);
  await contact.fill(card, email);
  await card.getByRole("button", { name: contact.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.plainThanks);
  const [row] = readLeads(site.dataDir, email);
  expect(row?.payload).toMatchObject({ oxm: email, form_type: "rpn", form_type_value: "team" });
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
