import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "playwright/test";
import { describePlan } from "@/lib/features/pricing/describe-plan";
import { advanceClock } from "@/tests/fixtures/pass-time";

export const person = {
  name: "Jonah van der Westergaard",
  company: "Northmark",
  phone: "9195550142",
  message: "Daily shelf prices from 60 grocery sites in 9 countries, about 400 GB a month.",
};

export const uniqueEmail = (domain: string) => `jonah.${randomUUID().slice(0, 8)}@${domain}`;

export const inquiryDialog = (page: Page): Locator => page.getByRole("dialog");

/** Resolves once the modal has replaced the plain form, or shows another view. */
export const withChecks = (dialog: Locator): Promise<void> =>
  dialog.locator('form[novalidate], h2[tabindex="-1"]').first().waitFor();

/** Opens the inquiry from the first call to action in the page's content. */
export async function openInquiry(page: Page, { goto = true } = {}): Promise<void> {
  if (goto) await page.goto("/");
  await page.getByRole("main").locator("a.open-modal").first().click();
  await withChecks(inquiryDialog(page));
}

/** What the forms say about the plan "team" of residential proxies. */
export async function readTeamTerms(request: APIRequestContext): Promise<string> {
  const response = await request.get("/shared-api/v2/pricing");
  return describePlan(await response.json(), "RP", "team") ?? "";
}

/** Fills in the form and waits: a lead sent within two seconds is held as spam. */
export async function fillInquiry(
  dialog: Locator,
  values: { name: string; company: string; email: string; phone: string; message: string },
): Promise<void> {
  await dialog.getByLabel("Full name").fill(values.name);
  await dialog.getByLabel("Company name").fill(values.company);
  await dialog.getByLabel("Company email address").fill(values.email);
  await dialog.getByLabel("Phone no.").fill(values.phone);
  await dialog.getByRole("textbox", { name: /use case/ }).fill(values.message);
  await advanceClock(dialog.page(), 2_200);
}
