import type { Locator } from "playwright/test";
import { readLeads } from "@/tests/fixtures/lead-rows";
import { listMails } from "@/tests/fixtures/mailbox";
import { expect, expectAccessible, holdScripts, test, untilIdleTasksDone } from "./harness";
import { uniqueEmail } from "./inquiry-form";
import { caseOf, openForm, pushedBy, shownForms, typeSlowly } from "./lead-forms";

/** Whether the sticky header leaves the start of the thank-you message visible. */
const startsBelowHeader = (card: Locator) =>
  card.evaluate((card) => {
    const edgeOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const header = edgeOf(document.querySelector(".site-header"));
    const view = edgeOf(card.querySelector("h2[tabindex]")?.parentElement);
    return (view?.top ?? 0) >= (header?.bottom ?? 0);
  });

for (const formCase of shownForms) {
  test(`the form ${formCase.form} shows all errors, then stores the lead, pushes its event and shows the thank-you message`, async ({
    page,
    site,
  }) => {
    const email = uniqueEmail("northmark.example");
    const card = await openForm(page, formCase);
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await card.getByRole("button", { name: formCase.button }).click();
    for (const message of formCase.messages)
      await expect(card.getByText(message, { exact: true })).toBeVisible();
    await expect(card.locator("[aria-invalid]")).toHaveCount(formCase.messages.length);
    await expect(card.getByRole("alert")).toContainText("need to be corrected");
    // The guide's page has no check of its own.
    await expectAccessible(page, formCase.form === "gated-content" ? undefined : formCase.card);
    expect(posts.filter((url) => url.includes("/api/leads"))).toEqual([]);

    await formCase.fill(card, email);
    await typeSlowly(page);
    await card.getByRole("button", { name: formCase.button }).click();
    await expect(card.getByRole("heading", { name: formCase.thanks })).toBeFocused();
    await expect.poll(() => startsBelowHeader(card)).toBe(true);
    await expectAccessible(page, formCase.card);

    const [row] = readLeads(site.dataDir, email);
    expect(row?.status).toBe("new");
    expect(row?.payload).toMatchObject({ ...formCase.payload, oxm: email, email: "" });
    expect(await pushedBy(page)).toEqual([{ ...formCase.entry, lead_id: row?.id }]);
  });
}

test("a lead is sent to the CRM, and emailed to sales and to its sender", async ({ page, site, crm }) => {
  const email = uniqueEmail("delivered.example");
  const contact = caseOf("contact");
  const card = await openForm(page, contact);
  await contact.fill(card, email);
  await typeSlowly(page);
  await card.getByRole("button", { name: contact.button }).click();
  const received = () => crm.received().filter(({ body }) => body.includes(email));
  await expect.poll(() => received().map(({ verified }) => verified)).toEqual([true]);
  const countMails = async () => {
    const mails = await listMails(site.dataDir);
    const toSender = mails.filter(({ to }) => to?.some(({ address }) => address === email));
    const toSales = mails.filter((mail) => !toSender.includes(mail) && mail.text?.includes(email));
    return { toSender: toSender.length, toSales: toSales.length };
  };
  await expect.poll(countMails).toEqual({ toSender: 1, toSales: 1 });
});

test("a form that is sent before its live form is loaded shows the same errors and keeps the text", async ({
  page,
}) => {
  const contact = caseOf("contact");
  await page.goto(contact.path);
  await untilIdleTasksDone(page);
  const release = await holdScripts(page);
  const card = page.locator(contact.card);
  await card.locator("[name=company]").fill("Northmark");
  await card.getByRole("button", { name: contact.button }).click();
  release();
  for (const message of contact.messages.filter((message) => !message.startsWith("Company")))
    await expect(card.getByText(message, { exact: true })).toBeVisible();
  await expect(card.locator("[name=company]")).toHaveValue("Northmark");
  await expect(card.locator("[aria-invalid]").first()).toBeFocused();
});

for (const registration of shownForms.filter(({ form }) => form === "oxycon"))
  test("a seat in the hall is only booked with the link in its email", async ({ page, site }) => {
    const email = uniqueEmail("hall.example");
    const card = await openForm(page, registration);
    await registration.fill(card, email);
    await card.getByRole("radio", { name: /In person/ }).check();
    await typeSlowly(page);
    await card.getByRole("button", { name: registration.button }).click();
    await expect(card.getByRole("heading", { name: registration.thanks })).toBeVisible();
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
