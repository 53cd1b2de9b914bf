import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { checkDeliveries, createLedger } from "@/tests/faults/ledger";
import { atLeast, exactly, type Row, unmeasured } from "@/tests/faults/report";
import { copyRepository } from "@/tests/fixtures/repository-copy";
import { copySite } from "@/tests/fixtures/site-copy";
import type { Cluster } from "./cluster";
import { warmUp } from "./leads";
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

/** The scripts of a server's pages. */
async function listScripts(origin: string): Promise<string[]> {
  const html = await (await fetch(origin)).text();
  return html.match(/\/_next\/static\/[^"]+\.js/g) ?? [];
}

/**
 * Replaces servers by ones of another build, and these by the first build again, while pages are read and leads are
 * sent. Servers are replaced one after the other.
 */
export async function checkRollout({ balancer, store, instances, crm, isFull }: Cluster): Promise<Row[]> {
  if (balancer.name !== "nginx") return [unmeasured("servers of two builds", "nginx is not installed")];
  const restarts = isFull ? 20 : 4;
  const other = buildOther();
  const copies = instances.map(() => copySite(other.folder));
  const ledger = createLedger();
  await warmUp(balancer);
  const traffic = startTraffic(balancer, ledger, perSecond);
  let missingScripts = 0;
  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      const index = restart % instances.length;
      const isOther = Math.floor(restart / instances.length) % 2 === 0;
      await instances[index]?.stop();
      await instances[index]?.start(isOther ? copies[index]?.folder : undefined);
      // After every other restart, servers of both builds run, and nginx finds the scripts of both.
      if (index === 0)
        for (const { origin } of instances)
          for (const script of await listScripts(origin))
            if ((await fetch(balancer.next() + script)).status !== 200) missingScripts += 1;
      await sleep(1_000);
    }
  } finally {
    await traffic.stop();
    for (const problem of traffic.counts.failed.slice(0, 20)) console.log(problem);
    for (const copy of [...copies, other]) copy.remove();
  }
  const { pages, failed, refusals } = traffic.counts;
  return [
    atLeast("pages requested while servers were replaced", pages, restarts * perSecond.pages),
    exactly("of them not answered with 200", failed.length, 0),
    exactly("scripts of either build that were missing", missingScripts, 0),
    atLeast("leads acknowledged", ledger.acknowledged.size, restarts * perSecond.leads),
    exactly("leads refused", refusals.length, 0),
    ...(await checkDeliveries(store, ledger, crm)),
  ];
}
