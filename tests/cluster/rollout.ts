import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type Page, chromium as playwright } from "playwright";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { fillInquiry, inquiryDialog, openInquiry, person, uniqueEmail } from "@/tests/e2e/inquiry-form";
import { checkDeliveries, createLedger } from "@/tests/faults/ledger";
import { atLeast, exactly, type Row, unmeasured } from "@/tests/faults/report";
import type { CrmReceiver } from "@/tests/fixtures/crm-receiver";
import { copyRepository } from "@/tests/fixtures/repository-copy";
import { copySite } from "@/tests/fixtures/site-copy";
import type { Front } from "./front";
import type { Instance } from "./instances";
import { warmUp } from "./leads";
import { startTraffic } from "./traffic";

const perSecond = { pages: 200, leads: 50, measurements: 0 };
/** Where visitors stay, and the link in the page's header that they follow. */
const visits = [
  { from: "/", to: "/pricing" },
  { from: "/pricing", to: "/docs" },
  { from: "/residential-proxies", to: "/pricing" },
];
const chromium = process.env.CHROME_PATH || "/usr/bin/chromium";

const script = `
if (typeof document !== "undefined") document.documentElement.dataset.build = "other";
`;

/** Builds this repository with another style sheet and another script on every page. */
function buildOther(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "oxbow-other-build-"));
  copyRepository(folder);
  appendFileSync(join(folder, "styles/base.css"), "\n:root {\n  --build: other;\n}\n");
  appendFileSync(join(folder, "components/layout/console-greeting.tsx"), script);
  execFileSync(process.execPath, ["lib/cli/build.mjs", ".next"], { cwd: folder, stdio: "ignore" });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A visitor who stays on a page while servers are replaced, and then follows a link. */
async function openVisitor(
  { browser, front, problems }: { browser: Browser; front: Front; problems: string[] },
  path: string,
): Promise<Page> {
  const page = await browser.newPage();
  page.on("pageerror", (error) => problems.push(`script: ${error}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // The browser cancels prefetches when it leaves a page.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") problems.push(`${reason} ${request.url()}`);
  });
  await page.goto(front.next() + path);
  await page.locator("html[data-hydrated]").waitFor();
  return page;
}

const showsOther = (page: Page) => page.locator("html[data-build=other]").isVisible();

async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await page.locator("html[data-hydrated]").waitFor();
}

/** Opens the contact form and sends it; returns whether its receipt is shown. */
async function sendForm(page: Page): Promise<boolean> {
  const dialog = inquiryDialog(page);
  await openInquiry(page, { goto: false });
  await fillInquiry(dialog, { ...person, email: uniqueEmail("northmark.example") });
  await dialog.getByRole("button", { name: "Send inquiry" }).click();
  const receipt = dialog.getByRole("link", { name: /See, correct or withdraw/ });
  return receipt.waitFor().then(
    () => true,
    () => false,
  );
}

/**
 * Replaces servers by ones of another build, and these by the first build again, while pages are read, leads are sent
 * and visitors stay on a page.
 * @param restarts how many servers are replaced, one after the other
 */
export async function checkRollout(
  front: Front,
  store: LeadStore,
  { instances, crm, restarts }: { instances: readonly Instance[]; crm: CrmReceiver; restarts: number },
): Promise<Row[]> {
  if (!existsSync(chromium)) return [unmeasured("servers of two builds", "Chromium is not installed")];
  const other = buildOther();
  const copies = instances.map(() => copySite(other.folder));
  const browser = await playwright.launch({ executablePath: chromium });
  const [ledger, problems] = [createLedger(), [] as string[]];
  await warmUp(front);
  const traffic = startTraffic(front, ledger, perSecond);
  const open = (path: string) => openVisitor({ browser, front, problems }, path);
  let [changes, receipts] = [0, 0];
  try {
    let sender = await open("/");
    for (let restart = 0; restart < restarts; restart += 1) {
      const index = restart % instances.length;
      const isOther = Math.floor(restart / instances.length) % 2 === 0;
      const visitors = await Promise.all(visits.map(({ from }) => open(from)));
      const wasOther = await Promise.all(visitors.map(showsOther));
      await instances[index]?.stop();
      await instances[index]?.start(isOther ? copies[index]?.folder : undefined);
      for (const [at, visitor] of visitors.entries()) {
        await followLink(visitor, visits[at]?.to ?? "/");
        if ((await showsOther(visitor)) !== wasOther[at]) changes += 1;
        await visitor.close();
      }
      // All servers have another build than this visitor's page.
      if (index === instances.length - 1) {
        if (await sendForm(sender)) receipts += 1;
        await sender.close();
        sender = await open("/");
      }
      await sleep(1_000);
    }
  } finally {
    await traffic.stop();
    await browser.close();
    for (const problem of [...problems, ...traffic.counts.failed].slice(0, 20)) console.log(problem);
    for (const copy of [...copies, other]) copy.remove();
  }
  const { pages, failed, refusals } = traffic.counts;
  return [
    atLeast("pages requested while servers were replaced", pages, restarts * perSecond.pages),
    exactly("of them not answered with 200", failed.length, 0),
    atLeast("links followed from one build to the other", changes, 1),
    exactly("receipts of forms sent from the other build's page", receipts, restarts / instances.length),
    exactly("failed scripts and requests of browsers", problems.length, 0),
    atLeast("leads acknowledged", ledger.acknowledged.size, restarts * perSecond.leads),
    exactly("leads refused", refusals.length, 0),
    ...(await checkDeliveries(store, ledger, crm)),
  ];
}
