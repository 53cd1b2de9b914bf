import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import { openSqliteLeadStore } from "@/lib/features/leads/store/sqlite-store";
import { type CrmReceiver, startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { findFreePort } from "@/tests/fixtures/free-port";
import { listMails } from "@/tests/fixtures/mailbox";

const submissions = 200;
/** Concurrent requests: the most that can be acknowledged after the kill. */
const inFlight = 20;
const killAfter = 60;
/** Longer than a lease: so that the restarted worker takes over without waiting. */
const ahead = 60_000;

let folder: string;
let port: number;
let crm: CrmReceiver;
let child: ChildProcess | undefined;
let store: LeadStore | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "oxbow-sigkill-"));
  port = await findFreePort();
  crm = await startCrmReceiver();
});
afterEach(async () => {
  child?.kill("SIGKILL");
  await store?.close();
  await crm.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(clockAhead: number): Promise<ChildProcess> {
  const flags = ["--conditions=react-server", "--import", "./lib/cli/register.mjs"];
  const started = spawn(process.execPath, [...flags, "tests/fixtures/lead-server.ts", String(clockAhead)], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: "",
      SMTP_URL: "",
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: crm.secret,
      LEAD_RATE_BURST: "10000",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(started.stdout, "data");
  started.stdout.resume();
  return started;
}

/** True only for a complete acknowledgement. */
async function submit(key: string, number: number): Promise<boolean> {
  const body = JSON.stringify({
    name: `Person ${number}`,
    company: "Analytical Engines",
    email: `person.${number}@engines.example`,
    fullPhoneNumber: "+442071234567",
    message: `Inquiry ${number}`,
    product: "RP",
    plan: "team",
    fillTime: 30_000,
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body,
    });
    await answer.json();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Submits `keys` with a bounded number of requests at once, and kills the server when so many are
 * acknowledged. Resolves, once the server is gone and every request has ended, to the acknowledged keys.
 */
async function submitUntilKilled(server: ChildProcess, keys: string[]): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  const waiting = [...keys.entries()];
  const killed = once(server, "exit");
  async function send() {
    while (!server.killed) {
      const [number, key] = waiting.shift() ?? [];
      if (number === undefined || key === undefined) return;
      if (await submit(key, number)) acknowledged.add(key);
      if (acknowledged.size >= killAfter) server.kill("SIGKILL");
    }
  }
  await Promise.all(Array.from({ length: inFlight }, send));
  expect(await killed).toEqual([null, "SIGKILL"]);
  return acknowledged;
}

it("keeps every acknowledged lead and delivers none twice when killed during 200 submissions", async () => {
  const server = await start(0);
  child = server;
  const keys = Array.from({ length: submissions }, () => randomUUID());
  const acknowledged = await submitUntilKilled(server, keys);
  expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter);
  expect(acknowledged.size).toBeLessThan(killAfter + inFlight);

  child = await start(ahead);
  store = openSqliteLeadStore(join(folder, "leads.sqlite"));
  const stored = await store.listLeads({ limit: 1_000 });
  const storedKeys = new Set(stored.map(({ lead }) => lead.idempotencyKey));
  expect([...acknowledged].filter((key) => !storedKeys.has(key))).toEqual([]);

  // All senders retry, like a browser without a response, including acknowledged ones.
  const again = await Promise.all(keys.map(submit));
  expect(again.every(Boolean)).toBe(true);
  await expect.poll(() => store?.counts(), { interval: 200 }).toMatchObject({ pending: 0, attention: 0 });

  const leads = await store.listLeads({ limit: 1_000 });
  expect(leads).toHaveLength(submissions);
  const ids = leads.map(({ lead }) => lead.id).sort();
  const delivered = crm.accepted().map(({ body }) => JSON.parse(body).data.id);
  expect(delivered.sort()).toEqual(ids);
  expect(crm.conflicts()).toEqual([]);
  expect(crm.received().every(({ verified }) => verified)).toBe(true);
  const mails = await listMails(folder);
  const toSales = mails.flatMap(({ text }) => /^OX-\S+, lead (\S+),/m.exec(text ?? "")?.[1] ?? []);
  expect(toSales.sort()).toEqual(ids);
  expect(mails).toHaveLength(2 * submissions);
});
