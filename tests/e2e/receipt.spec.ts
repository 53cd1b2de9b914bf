import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, Page, Request } from "playwright/test";
import { errorCodeOf } from "@/lib/base/error-code";
import { readLeads } from "@/tests/fixtures/lead-rows";
import type { Site } from "@/tests/fixtures/site";
import { expect, expectAccessible, ignoreProblems, readOverflow, test, widths } from "./harness";
import { person, uniqueEmail } from "./inquiry-form";

/** Sends an inquiry the way a page does, and returns the path of its receipt. */
async function send(request: APIRequestContext, email: string): Promise<{ path: string; reference: string }> {
  const response = await request.post("/api/contact", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      ...person,
      email,
      fullPhoneNumber: `+1${person.phone}`,
      product: "RP",
      plan: "team",
      fillTime: 9_000,
    },
  });
  const { receiptUrl, reference } = await response.json();
  return { path: receiptUrl, reference };
}

/** Content of all files that hold leads: the database, its write-ahead log and the mailbox. */
function readLeadFiles(site: Site): string {
  const mailbox = join(site.dataDir, "mail");
  const mails = existsSync(mailbox) ? readdirSync(mailbox).map((name) => join(mailbox, name)) : [];
  const files = ["leads.sqlite", "leads.sqlite-wal"].map((name) => join(site.dataDir, name));
  try {
    return [...files.filter(existsSync), ...mails].map((file) => readFileSync(file, "latin1")).join("");
  } catch (error) {
    // A temporary mail file is renamed when it is complete.
    if (errorCodeOf(error) === "ENOENT") return readLeadFiles(site);
    throw error;
  }
}

const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a sender reads, corrects and withdraws what they sent", async ({
      page,
      request,
      site,
      crm,
      pageProblems,
    }) => {
      const wrong = uniqueEmail("mistyped.example");
      const right = uniqueEmail("right.example");
      const { path, reference } = await send(request, wrong);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "We have your inquiry" })).toBeVisible();
      await expect(main(page)).toContainText(reference);
      await expect(main(page)).toContainText(person.message);
      await expect(main(page).getByRole("listitem").filter({ hasText: "Answered" })).toContainText(
        "Due within",
      );

      await page.getByRole("link", { name: "Made a mistake? Fill form again." }).click();
      await expect(page.getByLabel("Full name")).toHaveValue(person.name);
      await page.getByLabel("Company email address").fill(right);
      await page.getByRole("button", { name: "Send the correction" }).click();
      await expect(page).toHaveURL(path);
      await expect(main(page)).toContainText(right);
      await expect(main(page)).toContainText("As corrected on");
      await expect.poll(() => crm.accepted().filter(({ body }) => body.includes(right)).length).toBe(1);
      // Wait for all deliveries before the withdrawal.
      await expect.poll(() => readLeadFiles(site)).toContain(`To: ${right}`);

      const isWithdrawal = ({ body }: { body: string }) =>
        body.includes("lead.withdrawn") && body.includes(reference);
      await page.getByRole("link", { name: "Withdraw and erase" }).click();
      // The link only asks: mail scanners follow links.
      expect(readLeads(site.dataDir, right)).toHaveLength(1);
      await page.getByRole("button", { name: "Withdraw and erase" }).click();
      await expect(page).toHaveURL("/receipt/withdrawn");
      await expect.poll(() => crm.accepted().filter(isWithdrawal).length).toBeGreaterThan(0);
      const isGone = () => ![wrong, right].some((trace) => readLeadFiles(site).includes(trace));
      await expect.poll(isGone).toBe(true);

      const gone = await page.request.get(path);
      const unknown = await page.request.get(`/receipt/${"A".repeat(64)}`);
      expect([gone.status(), unknown.status()]).toEqual([404, 404]);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no receipt at this URL");
      ignoreProblems(pageProblems, /404/);
    });
  });
}

test("an error in a correction is shown at its field", async ({ page, request }) => {
  const { path } = await send(request, uniqueEmail("fault.example"));
  await page.goto(`${path}?step=correct`);
  await page.locator("main form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
  await page.getByLabel("Company email address").fill("nobody");
  await page.getByRole("button", { name: "Send the correction" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Not sent.");
  await expect(page.getByLabel("Company email address")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("receipt pages are private: not cached, not indexed, and without referrer", async ({
  page,
  request,
}) => {
  const { path } = await send(request, uniqueEmail("private.example"));
  for (const url of [path, `${path}?step=withdraw`, `/receipt/${"A".repeat(64)}`, "/receipt/withdrawn"]) {
    const headers = (await page.request.get(url)).headers();
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-robots-tag"]).toContain("noindex");
    // The page after a withdrawal is static and holds nothing about a lead.
    if (!url.endsWith("withdrawn")) expect(headers["cache-control"]).toContain("no-store");
  }
  await page.goto(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  const requestHeaders: Promise<Record<string, string>>[] = [];
  const collectHeaders = (each: Request) => requestHeaders.push(each.allHeaders());
  page.on("request", collectHeaders);
  await page.getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL("/legal/privacy-policy");
  page.off("request", collectHeaders);
  const requests = await Promise.all(requestHeaders);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ referer }) => referer?.includes("/receipt/"))).toEqual([]);
});

test("a receipt is accessible in each of its states and fits every width", async ({
  page,
  request,
  pageProblems,
}) => {
  const { path } = await send(request, uniqueEmail("states.example"));
  const paths = [
    path,
    `${path}?step=correct`,
    `${path}?step=withdraw`,
    "/receipt/withdrawn",
    "/receipt/not-done",
    "/receipt/nowhere",
  ];
  for (const each of paths) {
    await page.goto(each);
    await expectAccessible(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await readOverflow(page)).toBeLessThanOrEqual(0);
    }
  }
  ignoreProblems(pageProblems, /404/);
});
