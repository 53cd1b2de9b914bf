import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { countMissing, countUnsent, readDatabase } from "./ledger";
import { exactly, type Fault, type Row } from "./report";
import { isReady, type SiteRun, sendLeads, withSite } from "./site-probe";
import { waitUntil } from "./wait-until";

const hourMs = 3_600_000;
const noticeMs = 15_000;
/** The first retry is due within seconds. If it followed the wall clock, it would come an hour late. */
const deliverMs = 60_000;

const countTried = (folder: string) =>
  readDatabase(folder, (database) =>
    Number(
      database
        .prepare(
          "select count(*) as n from deliveries where destination = 'crm' and attempts > 0 and lease_owner is null",
        )
        .get()?.n,
    ),
  );

const countCreatedBefore = (folder: string, at: number) =>
  readDatabase(folder, (database) =>
    Number(database.prepare("select count(*) as n from leads where created_at < ?").get(at)?.n),
  );

/** Makes the database unavailable and restores it; returns whether the health check noticed both. */
async function watchReadiness({ site, folder }: SiteRun): Promise<{ isNoticed: boolean; isBack: boolean }> {
  const file = join(folder, "leads.sqlite");
  renameSync(file, `${file}.away`);
  const isNoticed = await waitUntil(async () => !(await isReady(site.url)), noticeMs, 500);
  renameSync(`${file}.away`, file);
  return { isNoticed, isBack: await waitUntil(() => isReady(site.url), noticeMs, 500) };
}

/** Fault: the wall clock of a running site is set back one hour while retries are pending. */
async function run(): Promise<Row[]> {
  const crm = await startCrmReceiver();
  const clockFolder = mkdtempSync(join(tmpdir(), "oxbow-clock-"));
  const offsetFile = join(clockFolder, "offset");
  const env = {
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: crm.secret,
    CLOCK_OFFSET_FILE: offsetFile,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "movable-clock.mjs")}`,
  };
  try {
    await crm.setMode("refuse");
    return await withSite(async (running) => {
      const { site, folder, ledger } = running;
      const before = await sendLeads(running, 3);
      await waitUntil(() => countTried(folder) === before.length, noticeMs);
      const tried = countTried(folder);
      // Fills the health check's cache, which must still expire after the clock goes back.
      await isReady(site.url);
      const movedAt = Date.now();
      writeFileSync(offsetFile, String(-hourMs));
      process.kill(site.pid, "SIGUSR2");
      // Time for the signal handler to read the offset.
      await sleep(2_000);
      const { isNoticed, isBack } = await watchReadiness(running);
      const after = await sendLeads(running, 3);
      await crm.setMode("accept");
      await waitUntil(() => countUnsent(folder) === 0, deliverMs, 250);
      return [
        exactly("deliveries tried before the clock went back", tried, before.length),
        exactly(
          "later leads dated before the change",
          countCreatedBefore(folder, movedAt) - before.length,
          3,
        ),
        exactly("health says that the database is gone", Number(isNoticed), 1),
        exactly("health says that it is back", Number(isBack), 1),
        exactly("leads accepted afterwards", after.filter(({ status }) => status === 200).length, 3),
        exactly("deliveries still unsent", countUnsent(folder), 0),
        exactly("acknowledged leads missing", countMissing(folder, ledger), 0),
      ];
    }, env);
  } finally {
    await crm.close();
    rmSync(clockFolder, { recursive: true, force: true });
  }
}

export const clockBack: Fault = { name: "clock back", run };
