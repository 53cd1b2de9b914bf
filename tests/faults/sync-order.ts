import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildInquiries, createLeadTestServer } from "./lead-host";
import { atLeast, exactly, type Fault, type FaultOptions, type Row, unmeasured } from "./report";
import type { Sent } from "./send-inquiry";
import { attachStrace, findStraceProblem } from "./strace";

const figure = "responses sent before their lead was synced";

/** One system call of a trace, with the lines of its start and its end. */
type Call = { thread: string; text: string; begin: number; end: number; isOk: boolean };

/** Parses the output of `strace -f`, and joins the two lines ("unfinished", "resumed") of a call that overlaps with others. */
function parseTrace(trace: string): Call[] {
  const calls: Call[] = [];
  const open = new Map<string, Call>();
  for (const [index, line] of trace.split("\n").entries()) {
    const [, thread, text] = /^(?:\[pid +)?(\d+)\]? +(.*)$/.exec(line) ?? [];
    if (thread === undefined || text === undefined) continue;
    const isOk = / = \d+$/.test(text);
    if (text.startsWith("<... ")) {
      const call = open.get(thread);
      if (call) Object.assign(call, { end: index, isOk });
      open.delete(thread);
      continue;
    }
    const call = { thread, text, begin: index, end: index, isOk };
    calls.push(call);
    if (text.endsWith("<unfinished ...>")) open.set(thread, call);
  }
  return calls;
}

const isOnWal = ({ text }: Call, name: RegExp) => name.test(text) && text.includes("leads.sqlite-wal>");

/**
 * Whether a lead was on disk before the response: the thread that wrote it to SQLite's write-ahead log must have synced that
 * log before the response with its id was written.
 */
function isSyncedBeforeAnswer(calls: Call[], leadId: string): boolean {
  const write = calls.find((call) => isOnWal(call, /^pwrite/) && call.text.includes(leadId));
  const answer = calls.find(
    ({ text }) => /^(?:write|send)/.test(text) && text.includes("HTTP/1.1 200") && text.includes(leadId),
  );
  if (write === undefined || answer === undefined) return false;
  return calls.some(
    (call) =>
      isOnWal(call, /^f(?:data)?sync/) &&
      call.thread === write.thread &&
      call.isOk &&
      call.begin > write.end &&
      call.end < answer.begin,
  );
}

async function traceLeads(count: number): Promise<{ sent: Sent[]; calls: Call[] }> {
  const host = await createLeadTestServer();
  try {
    const child = await host.startAndWait();
    const file = join(host.folder, "trace");
    const names = "trace=pwrite64,pwritev,fdatasync,fsync,write,writev,sendto,sendmsg";
    const tracer = await attachStrace(child, ["-y", "-s", "8192", "-e", names, "-o", file]);
    const sent = await Promise.all(buildInquiries(count).map(host.send));
    await tracer.detach();
    return { sent, calls: parseTrace(await readFile(file, "latin1")) };
  } finally {
    await host.stop();
  }
}

async function run({ isFull }: FaultOptions): Promise<Row[]> {
  const problem = findStraceProblem();
  if (problem !== null) return [unmeasured(figure, problem)];
  const count = isFull ? 500 : 30;
  const { sent, calls } = await traceLeads(count);
  const leadIds = sent.flatMap(({ leadId }) => leadId ?? []);
  const unsynced = (seen: Call[]) => leadIds.filter((id) => !isSyncedBeforeAnswer(seen, id)).length;
  // Self-check: a trace whose syncs come after all responses must be reported as unsafe.
  const withLateSyncs = calls.map((call) =>
    /^f(?:data)?sync/.test(call.text) ? { ...call, begin: Infinity, end: Infinity } : call,
  );
  return [
    atLeast("responses traced", leadIds.length, count),
    exactly(figure, unsynced(calls), 0),
    exactly(
      "the same, with all syncs moved to the end of the trace",
      unsynced(withLateSyncs),
      leadIds.length,
    ),
  ];
}

export const syncOrder: Fault = { name: "sync order", run };
