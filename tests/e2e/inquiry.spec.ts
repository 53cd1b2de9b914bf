import { readLeads } from "@/tests/fixtures/lead-rows";
import { listMails } from "@/tests/fixtures/mailbox";
import { expect, expectAccessible, holdScripts, openDialog, test } from "./harness";
import {
  fillInquiry,
  inquiryDialog,
  openInquiry,
  person,
  readTeamTerms,
  uniqueEmail,
  withChecks,
} from "./inquiry-form";
import { pushedBy } from "./lead-forms";

test("a visitor picks a plan and sends the inquiry, and sales gets it", async ({
  page,
  site,
  crm,
  request: api,
}) => {
  const email = uniqueEmail("northmark.example");
  await page.goto("/residential-proxies");
  await page.locator('a.open-modal[data-pricing-plan="team"]').first().click();
  const dialog = inquiryDialog(page);
  await withChecks(dialog);
  await expect(dialog.locator("h2 + p")).toHaveText(`Team: ${await readTeamTerms(api)}`);
  const aside = await dialog.locator(".on-deep").textContent();
  await fillInquiry(dialog, { ...person, email });
  await dialog.getByRole("button", { name: "Send inquiry" }).click();
  await expect(
    dialog.getByRole("heading", { name: "Your Sales Manager will contact you soon!" }),
  ).toBeVisible();
  await expect(dialog).toContainText("within one working day");
  expect(await dialog.locator(".on-deep").textContent()).toBe(aside);
  await expect(dialog.getByRole("link", { name: /See, correct or withdraw/ })).toBeVisible();
  expect(await pushedBy(page)).toMatchObject([
    { event: "form_success", form: "inquiry", lead_id: expect.any(String) },
  ]);

  const [row] = readLeads(site.dataDir, email);
  expect(row?.payload).toMatchObject({
    oxm: email,
    email: "",
    first_name: "Jonah van der",
    last_name: "Westergaard",
    company: "Northmark",
    phone: "+19195550142",
    form_type: "rpn",
    form_type_value: "team",
    message: person.message,
  });
  await expect.poll(() => crm.received().filter((request) => request.body.includes(email)).length).toBe(1);
  const request = crm.received().find((one) => one.body.includes(email));
  expect(request?.verified).toBe(true);
  expect(JSON.parse(request?.body ?? "{}").data.oxm).toBe(email);
  await expect
    .poll(async () => (await listMails(site.dataDir)).filter((mail) => mail.text?.includes(email)).length)
    .toBe(1);
  const mail = (await listMails(site.dataDir)).find((one) => one.text?.includes(email));
  expect(mail?.replyTo?.[0]?.address).toBe(email);

  await expectAccessible(page, openDialog);
  await dialog.getByRole("button", { name: "Explore Dashboard" }).click();
  // Without DASHBOARD_URL, the dashboard is replaced by the trial request.
  await expect(page).toHaveURL("/free-trial");
});

test("a call to action opens the form at once, which works before the page's scripts load", async ({
  page,
  site,
}) => {
  const email = uniqueEmail("early.example");
  await page.route("**/_next/static/**/*.js", () => {});
  await page.goto("/residential-proxies", { waitUntil: "domcontentloaded" });
  const link = page.locator('main a.open-modal[data-pricing-plan="team"]').first();
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Contact sales about residential proxies" });
  await expect(dialog.getByLabel("Full name")).toBeFocused();
  await expect(dialog.locator("h2 + p")).toHaveText("Team");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator("html")).not.toHaveClass(/modal--open/);
  await link.click();
  await fillInquiry(dialog, { ...person, email });
  await dialog.getByRole("button", { name: "Send inquiry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your Sales Manager will contact you");
  const [row] = readLeads(site.dataDir, email);
  expect(row?.payload).toMatchObject({ oxm: email, form_type: "rpn", form_type_value: "team" });
});

test("text typed before the live form loads is kept, with the caret", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const link = page.getByRole("main").locator("a.open-modal").first();
  await link.click();
  const dialog = inquiryDialog(page);
  await page.keyboard.type("Jonah van der Westergaard");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Northmark");
  await page.keyboard.press("Home");
  release();
  await withChecks(dialog);
  await expect(dialog.getByLabel("Company name")).toBeFocused();
  await page.keyboard.type("The ");
  await expect(dialog.getByLabel("Company name")).toHaveValue("The Northmark");
  await expect(dialog.getByLabel("Full name")).toHaveValue("Jonah van der Westergaard");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test("the fields keep their place when the live form and the price of the plan arrive", async ({
  page,
  request,
}) => {
  const release = await holdScripts(page);
  await page.goto("/residential-proxies", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  await page.locator('main a.open-modal[data-pricing-plan="team"]').first().click();
  const dialog = inquiryDialog(page);
  const readTop = async () => (await dialog.getByLabel("Full name").boundingBox())?.y;
  const top = await readTop();
  release();
  await withChecks(dialog);
  await expect(dialog.locator("h2 + p")).toHaveText(`Team: ${await readTeamTerms(request)}`);
  expect(await readTop()).toBe(top);
});

test("typed text survives an accidental close and a reload of the tab", async ({ page }) => {
  await openInquiry(page);
  await inquiryDialog(page).getByLabel("Company name").fill("Quillon");
  await page.keyboard.press("Escape");
  await expect(inquiryDialog(page)).toBeHidden();
  await openInquiry(page, { goto: false });
  await expect(inquiryDialog(page).getByLabel("Company name")).toHaveValue("Quillon");
  await page.reload();
  await openInquiry(page, { goto: false });
  await expect(inquiryDialog(page).getByLabel("Company name")).toHaveValue("Quillon");
});

test("the whole flow works by keyboard alone; its summary offers a call and the form again", async ({
  page,
  site,
}) => {
  const email = uniqueEmail("keyboard.example");
  await page.goto("/");
  await page.getByRole("main").locator("a.open-modal").first().focus();
  await page.keyboard.press("Enter");
  const dialog = inquiryDialog(page);
  await withChecks(dialog);
  // Focus never leaves the dialog while tabbing.
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await dialog.getByLabel("Full name").focus();
  await page.keyboard.type("Ada Reyes");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Halden Freight");
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("option", { selected: true })).toContainText("United States");
  await expectAccessible(page, openDialog);
  await page.keyboard.type("portug");
  await page.keyboard.press("Enter");
  await expect(
    dialog
      .getByRole("combobox")
      .or(dialog.getByRole("button", { name: /country/i }))
      .first(),
  ).toContainText("+351");
  await page.keyboard.press("Tab");
  await page.keyboard.type("912345678");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Port schedules, twice a day.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: /Sales Manager will contact you/ })).toBeVisible();
  const [row] = readLeads(site.dataDir, email);
  expect(row?.payload.phone).toBe("+351912345678");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await openInquiry(page, { goto: false });
  for (const text of [email, "+351912345678", "Port schedules, twice a day."])
    await expect(dialog).toContainText(text);
  const booking = dialog.getByRole("link", { name: "Book a call" });
  await expect(booking).toHaveAttribute("href", "https://booking.example/oxbow");
  await expect(booking).toHaveAttribute("rel", /noreferrer/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Made a mistake? Fill form again." }).click();
  await expect(dialog.getByLabel("Company email address")).toHaveValue(email);
  await expect(dialog.getByLabel("Full name")).toBeFocused();
});
