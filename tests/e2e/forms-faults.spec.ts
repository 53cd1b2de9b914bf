import { readLeads } from "@/tests/fixtures/lead-rows";
import { expect, expectAccessible, holdScripts, ignoreProblems, test, untilIdleTasksDone } from "./harness";
import { uniqueEmail } from "./inquiry-form";
import { caseOf, openForm, pushedBy, typeSlowly } from "./lead-forms";

/** All forms use the same hook for sending. */
const partners = caseOf("partners");

test("a retry after a server error and a network error creates one lead", async ({
  page,
  site,
  pageProblems,
}) => {
  const email = uniqueEmail("fault.example");
  const endpoint = "**/api/leads/partners";
  await page.route(endpoint, (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/json",
      body: JSON.stringify({ message: '"We can\'t store it \\u2013 yet."' }),
    }),
  );
  const card = await openForm(page, partners);
  await partners.fill(card, email);
  await typeSlowly(page);
  const send = card.getByRole("button", { name: partners.button });
  await send.click();
  await expect(card.getByRole("alert")).toContainText("We can't store it – yet.");
  await expect(card.locator('[name="email"]')).toHaveValue(email);
  await expectAccessible(page, partners.card);

  await page.unroute(endpoint);
  await page.route(endpoint, (route) => route.abort("internetdisconnected"));
  await send.click();
  await expect(card.getByRole("alert")).toContainText("Check your connection");
  expect(await pushedBy(page)).toEqual([]);

  await page.unroute(endpoint);
  await send.dblclick();
  await expect(card.getByRole("heading", { name: partners.thanks })).toBeVisible();
  expect(readLeads(site.dataDir, email)).toHaveLength(1);
  expect(await pushedBy(page)).toEqual([{ ...partners.entry, lead_id: expect.any(String) }]);
  ignoreProblems(pageProblems, /503|ERR_INTERNET_DISCONNECTED/);
});

test("the back button and a reload push no second event, and show an empty form", async ({ page, site }) => {
  const email = uniqueEmail("back.example");
  const card = await openForm(page, partners);
  await partners.fill(card, email);
  await typeSlowly(page);
  await card.getByRole("button", { name: partners.button }).click();
  await expect(card.getByRole("heading", { name: partners.thanks })).toBeVisible();
  await page.goto("/core-values");
  await page.goBack();
  // The page may come from the back/forward cache, so wait until it is shown before reloading.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/core-values/);
  await page.reload();
  await openForm(page, partners, { goto: false });
  await expect(card.locator('[name="email"]')).toHaveValue("");
  expect(await pushedBy(page)).toEqual([]);
  expect(readLeads(site.dataDir, email)).toHaveLength(1);
});

test("a form that is sent before its code has loaded pushes its event on the page that follows, once", async ({
  page,
  site,
}) => {
  const email = uniqueEmail("early-form.example");
  await page.goto(partners.path);
  await untilIdleTasksDone(page);
  const release = await holdScripts(page);
  const card = page.locator(partners.card);
  await partners.fill(card, email);
  await card.getByRole("button", { name: partners.button }).click({ noWaitAfter: true });
  await page.waitForURL("**/sent/partners?**", { waitUntil: "commit" });
  release();
  await expect.poll(() => pushedBy(page)).toEqual([{ event: "partners_success", form: "partners" }]);
  await page.reload();
  await untilIdleTasksDone(page);
  expect(await pushedBy(page)).toEqual([]);
  expect(readLeads(site.dataDir, email)).toHaveLength(1);
});

test("a retry after a lost response and a reload creates one lead", async ({ page, site, pageProblems }) => {
  const email = uniqueEmail("lost.example");
  await page.route("**/api/leads/partners", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  const card = await openForm(page, partners);
  await partners.fill(card, email);
  await typeSlowly(page);
  await card.getByRole("button", { name: partners.button }).click();
  await expect(card.getByRole("alert")).toContainText("connection failed");
  await page.unroute("**/api/leads/partners");
  await page.reload();
  await openForm(page, partners, { goto: false });
  await card.getByRole("button", { name: partners.button }).click();
  await expect(card.getByRole("heading", { name: partners.thanks })).toBeVisible();
  expect(readLeads(site.dataDir, email)).toHaveLength(1);
  expect(await pushedBy(page)).toEqual([{ ...partners.entry, lead_id: expect.any(String) }]);
  ignoreProblems(pageProblems, /ERR_CONNECTION_RESET/);
});
