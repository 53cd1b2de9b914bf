import type { Page } from "playwright/test";
import { z } from "zod";
import type { CrmReceiver } from "@/tests/fixtures/crm-receiver";
import {
  expect,
  expectAccessible,
  openDialog,
  readShifts,
  test,
  untilIdleTasksDone,
  watchShifts,
} from "./harness";
import { fillInquiry, inquiryDialog, openInquiry, person, uniqueEmail } from "./inquiry-form";

// A new visitor without a consent choice.
test.use({ rejectsCookies: false });

// groupid is an alias of adgroupid, which the CRM gets as ad_group_id.
const campaign =
  "gclid=click-1&transaction_id=t1&transaction_id=t2&startnow=spring&groupid=77&webutation=1&utm_source=ads&utm_campaign=spring&utm_unknown=x";
const bannerHeading = "Cookies: your choice";
// An http origin without a path: the test server is http, which gets no referrer from https, and from other sites the origin only.
const searchSite = "http://search.example/";
const banner = (page: Page) => page.getByRole("region", { name: bannerHeading });
const clickConsent = (page: Page, name: "Accept all" | "Reject all") =>
  banner(page).getByRole("button", { name }).click();

const marketingKeys = [
  "transaction_id",
  "startnow",
  "gclid",
  "landing_page_url",
  "adgroupid",
  "webutation",
  "referrer",
  "data",
];

/** Names of all cookies and storage entries. */
async function listStoredNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  return [...cookies, ...stored].sort();
}

/** Opens the consent dialog once all idle tasks of the page have run. */
async function openChoices(page: Page): Promise<void> {
  await untilIdleTasksDone(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
  await expect(page.getByRole("dialog", { name: "Privacy choices" })).toBeVisible();
}

/** Arrives from a search engine with all parameters, at a URL that redirects. */
const land = (page: Page) => page.goto(`/data-sets?${campaign}`, { referer: searchSite });

async function sendInquiry(page: Page): Promise<string> {
  const email = uniqueEmail("northmark.example");
  await openInquiry(page, { goto: false });
  const dialog = inquiryDialog(page);
  await fillInquiry(dialog, { ...person, email });
  await dialog.getByRole("button", { name: /Contact (us|sales)|Send/ }).click();
  await expect(dialog.getByRole("heading", { name: /will contact you soon/ })).toBeVisible();
  return email;
}

const dayMs = 86_400_000;
const crmBody = z.object({ data: z.record(z.string(), z.unknown()) });

async function leadOf(crm: CrmReceiver, email: string): Promise<Record<string, unknown>> {
  const find = () => crm.received().find(({ body }) => body.includes(email));
  await expect.poll(() => find() !== undefined).toBe(true);
  return crmBody.parse(JSON.parse(find()?.body ?? "{}")).data;
}

test.describe("attribution", () => {
  test("with consent the CRM gets all tracking fields after three pages and a redirect", async ({
    page,
    site,
    crm,
  }) => {
    await land(page);
    await expect(banner(page)).toBeVisible();
    // A client-side navigation before the consent, then three page loads, of which the first redirects.
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await clickConsent(page, "Accept all");
    await expect.poll(() => listStoredNames(page)).toEqual(expect.arrayContaining(marketingKeys));
    await page.goto("/residential");
    await page.goto("/residential-proxies-promo?plan=team");
    await page.goto("/residential-proxies");
    const lead = await leadOf(crm, await sendInquiry(page));

    const landing = `${site.url}/datasets?${campaign}`;
    const touch = {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      landing_page_url: landing,
      referer: searchSite,
      ad_group_id: "77",
      gclid: "click-1",
      transaction_id: "t1,t2",
      startnow: "spring",
      utm_source: "ads",
      utm_campaign: "spring",
    };
    expect(lead).toMatchObject({
      path_url: `${site.url}/residential-proxies`,
      landing_page_url: landing,
      referer: searchSite,
      ad_group_id: "77",
      transaction_id: "t1,t2",
      startnow: "spring",
      gclid: "click-1",
      webutation: true,
      latam: false,
      form_type: "rpn",
      user_agent: expect.stringContaining("Chrome"),
      first_touch: touch,
      last_touch: touch,
    });
    const cookies = await page.context().cookies();
    const days = cookies.map(({ name, expires }) => [
      name,
      Math.round((expires * 1000 - Date.now()) / dayMs),
    ]);
    expect(Object.fromEntries(days)).toMatchObject({
      transaction_id: 30,
      startnow: 30,
      gclid: 30,
      consent: 182,
    });
  });

  test("without consent a lead contains only data of the open page, and nothing is stored", async ({
    page,
    site,
    crm,
  }) => {
    await land(page);
    await expect(banner(page)).toBeVisible();
    expect(await listStoredNames(page)).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Residential", exact: true }).click();
    await expect(page).toHaveURL("/residential-proxies");
    const lead = await leadOf(crm, await sendInquiry(page));
    expect(lead).toMatchObject({
      path_url: `${site.url}/residential-proxies`,
      referer: searchSite,
      latam: false,
    });
    const consentFields = [
      ...["ad_group_id", "gclid", "transaction_id", "startnow", "webutation", "landing_page_url"],
      ...["first_touch", "last_touch", "ga_client_id", "experiment_id"],
    ];
    for (const name of consentFields) expect(lead).not.toHaveProperty(name);
    expect((await listStoredNames(page)).filter((name) => marketingKeys.includes(name))).toEqual([]);
  });

  test("withdrawal erases stored data in every tab", async ({ page, context }) => {
    await land(page);
    await clickConsent(page, "Accept all");
    await expect.poll(() => listStoredNames(page)).toContain("gclid");
    const other = await context.newPage();
    await other.goto(`/pricing?${campaign}`, { referer: "https://news.example/" });
    await expect.poll(() => listStoredNames(other)).toContain("landing_page_url");
    await other.getByRole("link", { name: "Privacy choices" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Reject all" }).click();
    await expect(other.getByRole("dialog")).toBeHidden();
    for (const tab of [other, page]) {
      await expect
        .poll(async () => (await listStoredNames(tab)).filter((name) => marketingKeys.includes(name)))
        .toEqual([]);
    }
    await expect(banner(page)).toBeHidden();
  });

  test("nothing breaks if cookies and storage are blocked", async ({ page, crm }) => {
    await page.addInitScript(() => {
      const closed = () => {
        throw new DOMException("closed", "SecurityError");
      };
      Object.defineProperty(Document.prototype, "cookie", { get: closed, set: closed });
      for (const storage of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, storage, { get: closed });
    });
    await land(page);
    await clickConsent(page, "Accept all");
    await expect(banner(page)).toBeHidden();
    const lead = await leadOf(crm, await sendInquiry(page));
    // The visitor consented, and without storage the values come from the page's memory.
    expect(lead).toMatchObject({ gclid: "click-1", ad_group_id: "77" });
  });
});

test.describe("consent", () => {
  test("is requested by a banner that shifts no layout and works by keyboard", async ({ page }) => {
    await watchShifts(page);
    await page.goto("/pricing");
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page, "[aria-labelledby=consent-question]");
    expect(await readShifts(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(banner(page).getByRole("button", { name: "Reject all" })).toBeFocused();
    // "Reject all" must be as prominent as "Accept all".
    const boxes = await banner(page)
      .getByRole("button", { name: /all$/ })
      .evaluateAll((buttons) => buttons.map((button) => [button.className, button.clientHeight]));
    expect(boxes[0]).toEqual(boxes[1]);
    await page.keyboard.press("Enter");
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await page.reload();
    await openChoices(page);
    await expect(banner(page)).toHaveCount(0);
    expect(await listStoredNames(page)).toEqual(["consent"]);
  });

  test("can be given by category, from the banner and from the footer", async ({ page }) => {
    await page.goto("/pricing");
    await banner(page).getByRole("button", { name: "Settings" }).click();
    const dialog = page.getByRole("dialog", { name: "Privacy choices" });
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expectAccessible(page, openDialog);
    await dialog.getByRole("checkbox", { name: /^Marketing/ }).check();
    await dialog.getByRole("button", { name: "Save my choice" }).click();
    await expect(dialog).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => listStoredNames(page)).toContain("landing_page_url");
    await page.getByRole("link", { name: "Privacy choices" }).click();
    await expect(dialog.getByRole("checkbox", { name: /^Marketing/ })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: /^Analytics/ })).not.toBeChecked();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Privacy choices" })).toBeFocused();
  });

  test("the privacy page shows stored data, and erases it", async ({ page }) => {
    await land(page);
    await clickConsent(page, "Accept all");
    await expect.poll(() => listStoredNames(page)).toContain("gclid");
    await page.goto("/legal/your-data");
    const kept = page.getByRole("region", { name: "Stored in this browser now" });
    await expect(kept.getByRole("row", { name: /^gclid click-1/ })).toContainText("Cookie");
    await expectAccessible(page);
    await kept.getByRole("button", { name: "Erase gclid" }).click();
    await expect(kept.getByRole("row", { name: /^gclid/ })).toBeHidden();
    expect(await listStoredNames(page)).not.toContain("gclid");
    await kept.getByRole("button", { name: "Erase all" }).click();
    await expect(kept).toContainText("Nothing from this site is stored in this browser.");
    expect(await listStoredNames(page)).toEqual([]);
    await expect(banner(page)).toBeVisible();
  });

  test("without JavaScript there is no banner, and nothing is stored", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(`/legal/your-data?${campaign}`);
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: "Everything this site may store" })).toBeVisible();
    const html = await (await page.request.get("/legal/your-data")).text();
    expect(html).toContain('<noscript><p class="note">JavaScript is off in this browser.');
    await page.getByRole("link", { name: "Privacy choices" }).click();
    await expect(page).toHaveURL("/legal/your-data");
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});
