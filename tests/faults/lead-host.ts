import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programFlags } from "@/lib/cli/prepare.mjs";
import { type CrmReceiver, startCrmReceiver } from "@/tests/fixtures/crm-receiver";
import { findFreePort } from "@/tests/fixtures/free-port";
import { buildInquiry, type Inquiry, type Sent, sendInquiry } from "./send-inquiry";

/**
 * A dead worker's leases last 30 s: the next worker's clock is ahead by that, so that the test need not wait.
 */
const aheadPerStart = 31_000;

export type LeadHost = {
  folder: string;
  crm: CrmReceiver;
  /**
   * Starts the next process with the same data; `ready` resolves to true once it listens, or to false if it
   * exits.
   */
  start(): { child: ChildProcess; ready: Promise<boolean> };
  /** Starts a process and waits; throws if it does not start. */
  startAndWait(): Promise<ChildProcess>;
  send(inquiry: Inquiry): Promise<Sent>;
  stop(): Promise<void>;
};

/** Kills a process and waits for its exit. */
export async function kill(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Resolves to false when the process ends before it has written anything. */
async function untilListening(child: ChildProcess): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.stdout?.once("data", () => resolve(true));
  child.once("exit", () => resolve(false));
  const isUp = await promise;
  child.stdout?.resume();
  return isUp;
}

/**
 * The contact endpoint with store, worker and destinations, but without Next, in processes that can be
 * killed; with a CRM to send to and a data folder of its own.
 */
export async function createLeadTestServer(env: Record<string, string> = {}): Promise<LeadHost> {
  const folder = await mkdtemp(join(tmpdir(), "oxbow-faults-"));
  const [port, crm] = await Promise.all([findFreePort(), startCrmReceiver()]);
  const children: ChildProcess[] = [];

  function start() {
    const ahead = String(children.length * aheadPerStart);
    const child = spawn(process.execPath, [...programFlags, "tests/fixtures/lead-server.ts", ahead], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: "",
        SMTP_URL: "",
        CRM_WEBHOOK_URL: crm.url,
        CRM_WEBHOOK_SECRET: crm.secret,
        LEAD_RATE_BURST: "100000",
        LEAD_RATE_PER_MINUTE: "100000",
        ...env,
      },
      // Its output is ignored; the fault checks its responses.
      stdio: ["ignore", "pipe", "ignore"],
    });
    children.push(child);
    return { child, ready: untilListening(child) };
  }

  return {
    folder,
    crm,
    start,
    async startAndWait() {
      const { child, ready } = start();
      if (!(await ready)) throw new Error("The lead server did not start");
      return child;
    },
    send: (inquiry) => sendInquiry(`http://127.0.0.1:${port}`, inquiry),
    async stop() {
      await kill(children.at(-1));
      await crm.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Inquiries with unique email addresses. */
export const buildInquiries = (count: number): Inquiry[] =>
  Array.from({ length: count }, () => buildInquiry(randomUUID()));
