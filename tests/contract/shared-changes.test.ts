import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChangeLog, createChangeLog } from "@/lib/platform/changes/change-log";
import type { RecordFolderChange } from "@/lib/site/share-changes";
import { createDatabase, isLockAwaited } from "@/tests/fixtures/shared-postgres";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

/** Servers on one database, each with a content folder of its own. */

const folder = temporaryFolder();
let url: string;
let logs: ChangeLog[];
const openLog = () => {
  const log = createChangeLog(url, randomUUID());
  logs.push(log);
  return log;
};

beforeEach(async () => {
  url = await createDatabase();
  logs = [];
});
afterEach(async () => {
  for (const log of logs) await log.close();
  globalThis.oxbowChangeLog = undefined;
});

const publication = (documents: string[]) => ({ documents, files: [] });

describe("the log of changes", () => {
  it("numbers changes of several servers without gaps", async () => {
    const servers = [openLog(), openLog(), openLog()];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => servers[index % 3]?.record(publication([`d${index}`]))),
    );
    const rows = await openLog().listFrom(1);
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(12);
    expect(await openLog().getNewest()).toEqual(rows.at(-1));
  });

  it("records a change with a key once", async () => {
    const scheduled = { ...publication(["a"]), key: "due 1 a" };
    const recorded = await Promise.all([openLog(), openLog(), openLog()].map((log) => log.record(scheduled)));
    expect(recorded.filter((sequence) => sequence !== null)).toEqual([1]);
    expect(await openLog().listFrom(1)).toHaveLength(1);
  });

  it("reports that the database is unavailable", async () => {
    url = "postgres://nobody@127.0.0.1:1/none";
    await expect(openLog().listFrom(1)).rejects.toMatchObject({ name: "StoreUnavailableError" });
  });
});

const write = (server: string, path: string, text: string) => {
  mkdirSync(dirname(folder(server, path)), { recursive: true });
  writeFileSync(folder(server, path), text);
};
const read = (server: string, path: string) => readFileSync(folder(server, path), "utf8");

/** The functions as in a process with a content folder of its own. */
async function startOn(server: string) {
  vi.resetModules();
  globalThis.oxbowChangeLog = undefined;
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("CONTENT_DIR", folder(server));
  const { changeContent, pullFiles, syncContent } = await import("@/lib/site/share-changes");
  const { getChangeLog } = await import("@/lib/platform/changes/shared-log");
  const log = await getChangeLog();
  if (log) logs.push(log);
  return { changeContent, pullFiles, syncContent };
}

describe("content of servers on one database", () => {
  it("is copied: edited drafts with the images they use, and published documents", async () => {
    const [draft, document] = ["drafts/page/a.json", "documents/page/a.json"];
    for (const server of ["first", "second"]) write(server, document, "{}");
    write("first", "media/new.webp", "picture");
    write("first", "media/unused.webp", "picture");
    await (await startOn("first")).changeContent(async () =>
      write("first", draft, `{ "image": "/media/new.webp" }`),
    );
    await (await startOn("second")).pullFiles();
    expect(read("second", draft)).toContain("new.webp");
    expect(read("second", "media/new.webp")).toBe("picture");
    expect(() => read("second", "media/unused.webp")).toThrow();

    await (await startOn("second")).changeContent(async (record) => {
      write("second", document, read("second", draft));
      rmSync(folder("second", draft));
      await record?.(publication(["a"]));
    });
    await (await startOn("first")).pullFiles();
    expect(read("first", document)).toContain("new.webp");
    expect(() => read("first", draft)).toThrow();
  });

  it("keeps a draft that was edited here since it was shared", async () => {
    const path = "drafts/page/a.json";
    write("first", path, "shared");
    await (await startOn("first")).syncContent();
    write("first", path, "edited since");
    const later = new Date(Date.now() + 1_000);
    utimesSync(folder("first", path), later, later);
    await (await startOn("first")).pullFiles();
    expect(read("first", path)).toBe("edited since");
    await (await startOn("first")).syncContent();
    await (await startOn("second")).pullFiles();
    expect(read("second", path)).toBe("edited since");
  });

  it("keeps what was just published when another server's changes arrive before it is shared", async () => {
    const [published, other] = ["documents/page/a.json", "documents/page/b.json"];
    const publish =
      (path: string, server: string, text: string) => async (record: RecordFolderChange | null) => {
        write(server, path, text);
        await record?.(publication([path]));
      };
    await (await startOn("second")).changeContent(publish(published, "second", "old"));
    await (await startOn("second")).changeContent(publish(other, "second", "other"));
    const first = await startOn("first");
    let arriving: Promise<void> | undefined;
    await first.changeContent(async (record) => {
      write("first", published, "new");
      arriving = first.pullFiles();
      await expect.poll(() => isLockAwaited(url)).toBe(true);
      await record?.(publication(["a"]));
    });
    await arriving;
    await (await startOn("second")).pullFiles();
    for (const server of ["first", "second"])
      expect([read(server, published), read(server, other)]).toEqual(["new", "other"]);
  });

  it("is restored when publishing fails", async () => {
    const [draft, document] = ["drafts/page/a.json", "documents/page/a.json"];
    write("first", document, "old");
    write("first", draft, "edited");
    const { changeContent } = await startOn("first");
    const publish = changeContent(async () => {
      write("first", document, "edited");
      write("first", "documents/page/new.json", "new");
      rmSync(folder("first", draft));
      throw new Error("cut");
    });
    await expect(publish).rejects.toThrow("cut");
    expect([read("first", document), read("first", draft)]).toEqual(["old", "edited"]);
    expect(() => read("first", "documents/page/new.json")).toThrow();
  });

  it("is not written outside the content folders, or to hidden files", async () => {
    const body = Buffer.from("x");
    const paths = ["../outside.json", "drafts/../../outside.json", "documents/.hidden", "other/a.json"];
    const allowed = "documents/page/a.json";
    const contents = [...paths, allowed].map((path) => ({ path, body }));
    await openLog().record({ ...publication([]), contents });
    await (await startOn("first")).pullFiles();
    expect(read("first", allowed)).toBe("x");
    expect(() => readFileSync(folder("outside.json"))).toThrow();
    for (const path of paths.slice(2)) expect(() => read("first", path)).toThrow();
  });
});
