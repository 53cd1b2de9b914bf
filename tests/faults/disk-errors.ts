import type { ChildProcess } from "node:child_process";
import { buildInquiries, createLeadTestServer, type LeadHost } from "./lead-host";
import { checkSite, createLedger, type Ledger, recordAcknowledged } from "./ledger";
import { exactly, type Fault, type FaultOptions, type Row, unmeasured } from "./report";
import type { Inquiry } from "./send-inquiry";
import { countRefused } from "./site-probe";
import { attachStrace, findStraceProblem } from "./strace";
import { waitUntil } from "./wait-until";

const recoverMs = 10_000;

type Injection = { figure: string; calls: string; error: "EIO" | "ENOSPC" };

const injections: Injection[] = [
  { figure: "sync fails (EIO)", calls: "fsync,fdatasync", error: "EIO" },
  { figure: "write fails (EIO)", calls: "pwrite64", error: "EIO" },
  { figure: "write fails (ENOSPC)", calls: "pwrite64", error: "ENOSPC" },
];

async function sendEach(host: LeadHost, ledger: Ledger, inquiries: Inquiry[]) {
  const sent = [];
  for (const inquiry of inquiries) {
    const result = await host.send(inquiry);
    recordAcknowledged(ledger, inquiry, result);
    sent.push(result);
  }
  return sent;
}

/** Sends leads before and during a disk error, then repeats the refused ones until all are accepted, without a restart. */
async function inject(
  { figure, calls, error }: Injection,
  { host, ledger, child }: { host: LeadHost; ledger: Ledger; child: ChildProcess },
): Promise<Row[]> {
  const inquiries = buildInquiries(10);
  const [before, during] = [inquiries.slice(0, 5), inquiries.slice(5)];
  await sendEach(host, ledger, before);
  const straceArguments = ["-e", `trace=${calls}`, "-e", `inject=${calls}:error=${error}`, "-o", "/dev/null"];
  const tracer = await attachStrace(child, straceArguments);
  const failed = await sendEach(host, ledger, during);
  await tracer.detach();
  const refused = countRefused(failed);
  const isBack = await waitUntil(
    async () => (await sendEach(host, ledger, during)).every(({ status }) => status === 200),
    recoverMs,
    200,
  );
  return [
    exactly(`${figure}: leads refused with 503 and Retry-After`, refused, during.length),
    exactly(`${figure}: takes leads again without a restart`, Number(isBack), 1),
  ];
}

async function run(_: FaultOptions): Promise<Row[]> {
  const problem = findStraceProblem();
  if (problem !== null) return [unmeasured("writes and syncs that fail", problem)];
  const host = await createLeadTestServer();
  const ledger = createLedger();
  try {
    const child = await host.startAndWait();
    const rows: Row[] = [];
    for (const injection of injections) rows.push(...(await inject(injection, { host, ledger, child })));
    return [
      ...rows,
      exactly("leads acknowledged in the end", ledger.acknowledged.size, injections.length * 10),
      ...(await checkSite(host, ledger)),
    ];
  } finally {
    await host.stop();
  }
}

export const diskErrors: Fault = { name: "I/O errors", run };
