import type { Locator } from "playwright/test";
import { readLeads } from "@/tests/fixtures/lead-rows";
import { listMails } from "@/tests/fixtures/mailbox";
import { expect, expectAccessible, holdScripts, test, untilIdleTasksDone } from "./harness";
import { uniqueEmail } from "./inquiry-form";
import { caseOf, casesOfRun, openForm, pushedBy, typeSlowly } from "./lead-forms";

/** Whether the sticky header leaves the start of the thank-you message visible. */
const startsBelowHeader = (card: Locator) =>
  card.evaluate((card) => {
    const edgeOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const header = edgeOf(document.querySelector(".site-header"));
    const view = edgeOf(card.querySelector("h2[tabindex]")?.parentElement);
    return (view?.top ?? 0) >= (header?.bottom ?? 0);
  });

for (const one of casesOfRun) {
  test.describe(`the form ${one.form}`, () => {
    test("shows all errors, then stores the lead, notifies sales, CRM and data layer, and shows the thank-you message", async ({
      page,
      site,
      crm,
    }) => {
      const email = uniqueEmail("northmark.example");
      const card = await openForm(page, one);
      const posts: string[] = [];
      page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
      await card.getByRole("button", { name: one.button }).click();
      for (const message of one.messages)
        await expect(card.getByText(message, { exact: true })).toBeVisible();
      await expect(card.locator("[aria-invalid]")).toHaveCount(one.messages.length);
      await expect(card.getByRole("alert")).toContainText("need to be corrected");
      // The guide's page has no check of its own.
      await expectAccessible(page, one.form === "gated-content" ? undefined : one.card);
      expect(posts.filter((url) => url.includes("/api/leads"))).toEqual([]);

      await one.fill(card, email);
      await typeSlowly(page);
      await card.getByRole("button", { name: one.button }).click();
      await expect(card.getByRole("heading", { name: one.thanks })).toBeFocused();
      await expect.poll(() => startsBelowHeader(card)).toBe(true);
      await expectAccessible(page, one.card);

      const [row] = readLeads(site.dataDir, email);
      expect(row?.status).toBe("new");
      expect(row?.payload).toMatchObject({ ...one.payload, oxm: email, email: "" });
      const received = () => crm.received().filter(({ body }) => body.includes(email));
      if (!one.isKeptFromCrm) {
        await expect.poll(() => received().length).toBe(1);
        expect(received()[0]?.verified).toBe(true);
      }
      const mailsOf = async (isTo: boolean) =>
        (await listMails(site.dataDir)).filter(
          (mail) =>
            (mail.to?.some(({ address }) => address === email) ?? false) === isTo &&
            (isTo || mail.text?.includes(email)),
        ).length;
      await expect.poll(() => mailsOf(true)).toBe(1);
      await expect.poll(() => mailsOf(false)).toBe(one.isKeptFromSales ? 0 : 1);
      if (one.isKeptFromCrm) expect(received()).toEqual([]);
      expect(await pushedBy(page)).toEqual([{ ...one.entry, lead_id: row?.id }]);
    });
  });
}

test("a form that is sent before its live form is loaded shows the same errors and keeps the text", async ({
  page,
}) => {
  const one = caseOf("oxycon");
  await page.goto(one.path);
  await untilIdleTasksDone(page);
  const release = await holdScripts(page);
  const card = page.locator(one.card);
  await card.locator("[name=company]").fill("Northmark");
  await card.getByRole("button", { name: one.button }).click();
  release();
  for (const message of one.messages.filter((message) => !message.startsWith("Company")))
    await expect(card.getByText(message, { exact: true })).toBeVisible();
  await expect(card.locator("[name=company]")).toHaveValue("Northmark");
  await expect(card.locator("[aria-invalid]").first()).toBeFocused();
});

test("a seat in the hall is only booked with the link in its email", async ({ page, site }) => {
  const one = caseOf("oxycon");
  const email = uniqueEmail("hall.example");
  const card = await openForm(page, one);
  await one.fill(card, email);
  await card.getByRole("radio", { name: /In person/ }).check();
  await typeSlowly(page);
  await card.getByRole("button", { name: one.button }).click();
  await expect(card.getByRole("heading", { name: one.thanks })).toBeVisible();
  const findLink = async () => {
    const mails = await listMails(site.dataDir);
    const mail = mails.find(({ to }) => to?.some(({ address }) => address === email));
    return /http\S+\/oxycon\/confirm\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(findLink).not.toBe("");
  await page.goto(await findLink());
  await expectAccessible(page);
  // Email scanners open the link, too.
  await page.reload();
  await page.getByRole("button", { name: "Confirm my seat" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your seat is booked" })).toBeVisible();
  await expectAccessible(page);
  const headers = (await page.request.get(page.url())).headers();
  expect([headers["referrer-policy"], headers["cache-control"]]).toEqual([
    "no-referrer",
    expect.stringContaining("no-store"),
  ]);
});

test("the promotion's page contains the inquiry form about its product", async ({ page, site }) => {
  const email = uniqueEmail("promo.example");
  await page.goto("/residential-proxies-promo#form");
  const card = page.locator("#form .form-card");
  await card.locator("form").hover();
  await card.locator("form[novalidate]").waitFor();
  await card.getByLabel("Full name").fill("Jonah Westergaard");
  await card.getByLabel("Company name").fill("Northmark");
  await card.getByLabel("Company email address").fill(email);
  await card.getByLabel("Phone no.").fill("9195550142");
  await typeSlowly(page);
  await card.getByRole("button", { name: "Send inquiry" }).click();
  await expect(card.getByRole("heading", { name: /Sales Manager will contact you/ })).toBeVisible();
  await expect(card.getByRole("link", { name: /See, correct or withdraw/ })).toBeVisible();
  expect(readLeads(site.dataDir, email)[0]?.payload).toMatchObject({ form_type: "rpn", plan: "offer" });
  expect(await pushedBy(page)).toEqual([
    { event: "form_success", form: "inquiry", product: "RP", plan: "offer", lead_id: expect.any(String) },
  ]);
  await page.reload();
  await page.locator("#form").getByText("You have already filled the form").waitFor();
  expect(await pushedBy(page)).toEqual([]);
});
