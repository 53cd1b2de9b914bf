import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "oxbow-desk-"));
vi.stubEnv("CONTENT_DIR", folder);
vi.stubEnv("DATA_DIR", join(folder, "data"));
// In development every reading looks at the files.
vi.stubEnv("NODE_ENV", "development");
// Nobody listens there.
vi.stubEnv("PORT", "1");
const { runContentProgram } = await import("@/lib/cli/content");

const printed: string[] = [];
const run = async (...args: string[]) => {
  printed.length = 0;
  return runContentProgram(args);
};
const said = () => printed.join("");
const fileOf = (tray: string, name: string) => join(folder, tray, `${name}.json`);
const read = (tray: string, name: string) => JSON.parse(readFileSync(fileOf(tray, name), "utf8"));

function editDraft(name: string, data: Record<string, unknown>) {
  const document = read("drafts", name);
  writeFileSync(fileOf("drafts", name), JSON.stringify({ ...document, data: { ...document.data, ...data } }));
}

beforeEach(() => {
  for (const tray of ["documents", "drafts", "scheduled"])
    rmSync(join(folder, tray), { recursive: true, force: true });
  cpSync("content/documents", join(folder, "documents"), { recursive: true });
  mkdirSync(join(folder, "data"), { recursive: true });
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run content", () => {
  it("lists what is published, drafted and scheduled", async () => {
    await run("draft", "page/datasets");
    expect(await run("list")).toBe(0);
    expect(said()).toMatch(/page\/datasets +published [\d: -]+, draft\n/);
    expect(said()).toMatch(/settings +published/);
    expect(said()).toMatch(/documents, 1 with a draft/);
  });

  it("leads a draft to its publication, with a new date and the first one kept", async () => {
    const before = read("documents", "page/datasets");
    expect(await run("draft", "page/datasets")).toBe(0);
    editDraft("page/datasets", { meta_title: "Datasets, edited | Oxbow" });
    expect(await run("preview", "page/datasets")).toBe(0);
    expect(said()).toMatch(/^http:\/\/localhost:1\/api\/preview\?token=.+&documentId=.+\n$/);
    expect(await run("publish", "page/datasets")).toBe(0);
    expect(said()).toContain("No site answers");
    const after = read("documents", "page/datasets");
    expect(after.data.meta_title).toBe("Datasets, edited | Oxbow");
    expect(after.first_publication_date).toBe(before.first_publication_date);
    expect(Date.parse(after.last_publication_date)).toBeGreaterThan(Date.parse(before.last_publication_date));
    expect(existsSync(fileOf("drafts", "page/datasets"))).toBe(false);
  });

  it("publishes nothing with problems, unless told to anyway", async () => {
    await run("draft", "page/datasets");
    editDraft("page/datasets", { meta_description: "", no_such_field: 1, canonical_url: "/nowhere" });
    expect(await run("publish", "page/datasets")).toBe(1);
    expect(said()).toContain("Description: is missing");
    expect(said()).toContain("no_such_field is no field of the model");
    expect(said()).toContain("Canonical address: leads to /nowhere");
    expect(read("documents", "page/datasets").data.no_such_field).toBeUndefined();
    expect(await run("publish", "page/datasets", "--anyway")).toBe(0);
  });

  it("starts a new page as a copy with an identity of its own", async () => {
    expect(await run("draft", "page/fresh-one")).toBe(1);
    expect(await run("draft", "page/fresh-one", "--from", "page/datasets")).toBe(0);
    const [fresh, old] = [read("drafts", "page/fresh-one"), read("documents", "page/datasets")];
    expect([fresh.uid, fresh.data]).toEqual(["fresh-one", old.data]);
    expect(fresh.id).not.toBe(old.id);
    expect(await run("draft", "page/Not A Uid", "--from", "page/datasets")).toBe(2);
    expect(await run("draft", "page/x", "--from", "settings")).toBe(2);
  });

  it("schedules for later only, and discards", async () => {
    await run("draft", "page/datasets");
    expect(await run("schedule", "page/datasets", "tomorrow")).toBe(2);
    expect(await run("schedule", "page/datasets", "2020-01-01T00:00Z")).toBe(1);
    expect(await run("schedule", "page/datasets", "2999-01-01T00:00Z")).toBe(0);
    expect(read("scheduled", "page/datasets").last_publication_date).toBe("2999-01-01T00:00:00+0000");
    expect(await run("discard", "page/datasets")).toBe(0);
    expect(existsSync(fileOf("scheduled", "page/datasets"))).toBe(false);
    expect(await run("discard", "page/datasets")).toBe(1);
  });

  it("takes a document off the site and keeps it as a draft", async () => {
    expect(await run("unpublish", "page/datasets")).toBe(0);
    expect(existsSync(fileOf("documents", "page/datasets"))).toBe(false);
    expect(read("drafts", "page/datasets").uid).toBe("datasets");
    expect(await run("unpublish", "page/datasets")).toBe(1);
  });

  it("tells wrong usage from what is not possible", async () => {
    expect(await run()).toBe(2);
    expect(await run("--help")).toBe(0);
    expect(await run("frobnicate")).toBe(2);
    expect(await run("publish")).toBe(2);
    expect(await run("publish", "page/nowhere")).toBe(1);
    expect(await run("publish", "page/datasets")).toBe(1);
    expect(await run("list", "--nope")).toBe(2);
    expect(await run("preview", "page/datasets", "--site", "not a url")).toBe(2);
  });
});
