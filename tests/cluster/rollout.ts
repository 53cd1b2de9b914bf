import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { createLedger } from "@/tests/faults/ledger";
import { atLeast, exactly, type Row } from "@/tests/faults/report";
import type { CrmReceiver } from "@/tests/fixtures/crm-receiver";
import { copyRepository } from "@/tests/fixtures/repository-copy";
import { copySite } from "@/tests/fixtures/site-copy";
import type { Front } from "./front";
import type { Instance } from "./instances";
import { checkDeliveries, warmUp } from "./leads";
import { startTraffic } from "./traffic";

const perSecond = { pages: 200, leads: 50, measurements: 0 };

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
async function openVisitor(browser: Browser, front: Front, problems: string[]): Promise<Page> {
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
  await page.goto(front.next());
  await page.locator("html[data-hydrated]").waitFor();
  return page;
}

const showsOther = (page: Page) => page.locator("html[data-build=other]").isVisible();

async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await page.locator("html[data-hydrated]").waitFor();
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
  const other = buildOther();
  const copies = instances.map(() => copySite(other.folder));
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH || "/usr/bin/chromium" });
  const [ledger, problems] = [createLedger(), [] as string[]];
  await warmUp(front);
  const traffic = startTraffic(front, ledger, perSecond);
  let changes = 0;
  try {
    let visitor = await openVisitor(browser, front, problems);
    let wasOther = await showsOther(visitor);
    for (let restart = 0; restart < restarts; restart += 1) {
      const index = restart % instances.length;
      const isOther = Math.floor(restart / instances.length) % 2 === 0;
      await instances[index]?.stop();
      await instances[index]?.start(isOther ? copies[index]?.folder : undefined);
      await followLink(visitor, "/pricing");
      if ((await showsOther(visitor)) !== wasOther) changes += 1;
      await visitor.close();
      visitor = await openVisitor(browser, front, problems);
      wasOther = await showsOther(visitor);
      await sleep(1_000);
    }
  } finally {
    await traffic.stop();
    await browser.close();
    for (const problem of [...problems, ...traffic.counts.failed].slice(0, 20)) console.log(problem);
    for (const copy of [...copies, other]) copy.remove();
  }
  const { pages, failed, refusedLeads } = traffic.counts;
  return [
    atLeast("pages requested while servers were replaced", pages, restarts * perSecond.pages),
    exactly("of them not answered with 200", failed.length, 0),
    atLeast("links followed from one build to the other", changes, 1),
    exactly("failed scripts and requests of browsers", problems.length, 0),
    atLeast("leads acknowledged", ledger.acknowledged.size, restarts * perSecond.leads),
    exactly("leads refused", refusedLeads, 0),
    ...(await checkDeliveries(store, ledger, crm)),
  ];
}
