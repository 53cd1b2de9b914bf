import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChangeLog, createChangeLog } from "@/lib/platform/changes/change-log";
import { createDatabase, execute } from "@/tests/fixtures/shared-postgres";

/** A call of one server's webhook is recorded for the other servers on the same database. */

const pages = vi.hoisted(() => ({ markStale: vi.fn(async () => {}), regeneratePages: async () => {} }));
vi.mock("@/lib/site/regenerate-pages", () => pages);
vi.mock("next/server", () => ({ after: (task: () => unknown) => task() }));

const secret = "a secret that is long enough";
const published = { documents: ["aOHn7RIAACwAuZR4"], files: ["posts/robots-txt-rfc-9309"] };

let url: string;
let changeLog: ChangeLog;
beforeEach(async () => {
  url = await createDatabase();
  changeLog = createChangeLog(url, randomUUID());
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("REVALIDATE_SECRET", secret);
  vi.clearAllMocks();
});
afterEach(async () => {
  await Promise.all([changeLog.close(), (await globalThis.oxbowChangeLog)?.close()]);
  globalThis.oxbowChangeLog = undefined;
});

async function loadWebhook() {
  vi.resetModules();
  const { POST } = await import("@/app/api/revalidate/route");
  const { getThisProcess } = await import("@/lib/platform/changes/shared-log");
  const callWebhook = async () => {
    const body = JSON.stringify({ type: "api-update", secret, ...published });
    const headers = { "content-type": "application/json" };
    const request = new Request("http://localhost/api/revalidate", { method: "POST", headers, body });
    return (await POST(request)).status;
  };
  return { callWebhook, origin: getThisProcess().origin };
}

/** The recorded changes that the server with this id applies: all but its own. */
async function listChangesFor(origin: string): Promise<unknown[]> {
  const changes = (await changeLog.listFrom(1)).filter((change) => change.origin !== origin);
  return changes.map(({ documents, files }) => ({ documents, files }));
}

/** Makes the database unavailable, or available again. */
const renameDatabase = (from: string, to: string) =>
  execute(process.env.TEST_POSTGRES_URL ?? "", `alter database ${from} rename to ${to}`);

describe("POST /api/revalidate with a shared database", () => {
  it("records the change for the other servers", async () => {
    const { callWebhook, origin } = await loadWebhook();
    expect(await callWebhook()).toBe(200);
    expect(await listChangesFor("another server")).toEqual([published]);
    expect(await listChangesFor(origin)).toEqual([]);
  });

  it("responds with 503 while the database is unavailable, and records the change when the sender repeats it", async () => {
    const { callWebhook } = await loadWebhook();
    const name = new URL(url).pathname.slice(1);
    await renameDatabase(name, `${name}_away`);
    expect(await callWebhook()).toBe(503);
    expect(pages.markStale).toHaveBeenCalledWith(published);
    await renameDatabase(`${name}_away`, name);
    expect(await callWebhook()).toBe(200);
    expect(await listChangesFor("another server")).toEqual([published]);
  });
});
