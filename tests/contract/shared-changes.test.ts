import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChangeLog, createChangeLog } from "@/lib/platform/changes/change-log";
import type { ChangeRecorder } from "@/lib/site/share-changes";
import { createDatabase } from "@/tests/fixtures/shared-postgres";

/** Servers on one database, each with a content folder of its own. */

let folder: string;
let url: string;
let logs: ChangeLog[];
const open = () => {
  const log = createChangeLog(url, randomUUID());
  logs.push(log);
  return log;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "oxbow-changes-"));
  url = await createDatabase();
  logs = [];
});
afterEach(async () => {
  for (const log of logs) await log.close();
  globalThis.oxbowChangeLog = undefined;
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const publication = (documents: string[]) => ({ documents, files: [] });

describe("the log of changes", () => {
  it("numbers changes of several servers without gaps", async () => {
    const servers = [open(), open(), open()];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => servers[index % 3]?.record(publication([`d${index}`]))),
    );
    const rows = await open().listFrom(1);
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(12);
    expect(await open().getNewest()).toEqual(rows.at(-1));
  });

  it("records a change with a key once", async () => {
    const due = { ...publication(["a"]), key: "due 1 a" };
    const recorded = await Promise.all([open(), open(), open()].map((log) => log.record(due)));
    expect(recorded.filter((sequence) => sequence !== null)).toEqual([1]);
    expect(await open().listFrom(1)).toHaveLength(1);
  });

  it("notifies its listeners", async () => {
    const log = open();
    const woken = Promise.withResolvers<void>();
    await log.listen(woken.resolve);
    await open().record(publication(["a"]));
    await woken.promise;
    await log.stopListening();
  });

  it("reports that the database is unavailable", async () => {
    url = "postgres://nobody@127.0.0.1:1/none";
    await expect(open().listFrom(1)).rejects.toMatchObject({ name: "StoreUnavailableError" });
  });
});

const place = (server: string, path: string) => join(folder, server, path);
const write = (server: string, path: string, text: string) => {
  mkdirSync(dirname(place(server, path)), { recursive: true });
  writeFileSync(place(server, path), text);
};
const read = (server: string, path: string) => readFileSync(place(server, path), "utf8");

/** The modules of a command or a server, on a content folder of its own. */
async function on(server: string) {
  vi.resetModules();
  globalThis.oxbowChangeLog = undefined;
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("CONTENT_DIR", join(folder, server));
  const { changeContent, pullFiles, syncContent } = await import("@/lib/site/share-changes");
  const { getChangeLog } = await import("@/lib/platform/changes/shared-log");
  const log = await getChangeLog();
  if (log) logs.push(log);
  return { changeContent, pullFiles, syncContent };
}

describe("content of servers on one database", () => {
  it("is copied with its images when it is published, and drafts when they are edited", async () => {
    const [draft, document] = ["drafts/page/a.json", "documents/page/a.json"];
    for (const server of ["first", "second"]) write(server, document, "{}");
    write("first", "media/new.webp", "picture");
    write("first", "media/unused.webp", "picture");
    await (await on("first")).changeContent(async () =>
      write("first", draft, `{ "image": "/media/new.webp" }`),
    );
    await (await on("second")).pullFiles();
    expect(read("second", draft)).toContain("new.webp");
    expect(read("second", "media/new.webp")).toBe("picture");
    expect(() => read("second", "media/unused.webp")).toThrow();

    await (await on("second")).changeContent(async (shared) => {
      write("second", document, read("second", draft));
      rmSync(place("second", draft));
      await shared?.record(publication(["a"]));
    });
    await (await on("first")).pullFiles();
    expect(read("first", document)).toContain("new.webp");
    expect(() => read("first", draft)).toThrow();
  });

  it("keeps a draft that was edited here since it was shared", async () => {
    const path = "drafts/page/a.json";
    write("first", path, "shared");
    await (await on("first")).syncContent();
    write("first", path, "edited since");
    const later = new Date(Date.now() + 1_000);
    utimesSync(place("first", path), later, later);
    await (await on("first")).pullFiles();
    expect(read("first", path)).toBe("edited since");
    await (await on("first")).syncContent();
    await (await on("second")).pullFiles();
    expect(read("second", path)).toBe("edited since");
  });

  it("keeps what was just published when another server's changes arrive before it is shared", async () => {
    const [published, other] = ["documents/page/a.json", "documents/page/b.json"];
    const publish = (path: string, server: string, text: string) => async (shared: ChangeRecorder | null) => {
      write(server, path, text);
      await shared?.record(publication([path]));
    };
    await (await on("second")).changeContent(publish(published, "second", "old"));
    await (await on("second")).changeContent(publish(other, "second", "other"));
    const first = await on("first");
    let arriving: Promise<void> | undefined;
    await first.changeContent(async (shared) => {
      write("first", published, "new");
      arriving = first.pullFiles();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await shared?.record(publication(["a"]));
    });
    await arriving;
    await (await on("second")).pullFiles();
    for (const server of ["first", "second"])
      expect([read(server, published), read(server, other)]).toEqual(["new", "other"]);
  });

  it("is as before when a change can't be recorded", async () => {
    const [draft, document] = ["drafts/page/a.json", "documents/page/a.json"];
    write("first", document, "old");
    write("first", draft, "edited");
    const { changeContent } = await on("first");
    const publish = changeContent(async () => {
      write("first", document, "edited");
      write("first", "documents/page/new.json", "new");
      rmSync(place("first", draft));
      throw new Error("cut");
    });
    await expect(publish).rejects.toThrow("cut");
    expect([read("first", document), read("first", draft)]).toEqual(["old", "edited"]);
    expect(() => read("first", "documents/page/new.json")).toThrow();
  });

  it("never leaves the content folder", async () => {
    const body = Buffer.from("x");
    const paths = ["../outside.json", "drafts/../../outside.json", "documents/.hidden", "other/a.json"];
    const contents = paths.map((path) => ({ path, body }));
    await open().record({ ...publication([]), contents });
    await (await on("first")).pullFiles();
    expect(() => readFileSync(join(folder, "outside.json"))).toThrow();
    for (const path of paths.slice(2)) expect(() => read("first", path)).toThrow();
  });
});
