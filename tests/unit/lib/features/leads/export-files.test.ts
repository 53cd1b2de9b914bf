import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { formatLeadsCsv, formatLeadsJson } from "@/lib/features/leads/export";
import { removeFromExports } from "@/lib/features/leads/export-files";
import type { LeadWithDeliveries } from "@/lib/features/leads/store/types";
import { buildStoredLead } from "@/tests/fixtures/sample-lead";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();
const build = (message: string): LeadWithDeliveries => ({
  lead: buildStoredLead({ message }),
  deliveries: [],
});
const among = (leads: LeadWithDeliveries[]) => async (ids: readonly string[]) =>
  ids.filter((id) => leads.some(({ lead }) => lead.id === id));
const read = (name: string) => readFile(folder(name), "utf8");

describe("removeFromExports", () => {
  it("removes only the records of these leads, whatever their text", async () => {
    const text = fc.string({ unit: fc.constantFrom('"', "\n", "\r", ",", "{", "[", "a", "\u2028", "€") });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, fc.boolean()), { maxLength: 8 }), async (messages) => {
        const leads = messages.map(([message, isMatch]) => ({ ...build(message), isMatch }));
        const kept = leads.filter(({ isMatch }) => !isMatch);
        await writeFile(folder("all.csv"), formatLeadsCsv(leads));
        await writeFile(folder("all.json"), formatLeadsJson(leads));
        await removeFromExports(folder(), among(leads.filter(({ isMatch }) => isMatch)));
        expect(await read("all.csv")).toBe(formatLeadsCsv(kept));
        expect(JSON.parse(await read("all.json"))).toEqual(JSON.parse(formatLeadsJson(kept)));
      }),
      { numRuns: 50 },
    );
  });

  it("does not change other files, and keeps the mode of changed ones", async () => {
    const leads = [build("one"), build("two")];
    await writeFile(folder("edited.csv"), "by hand, without quotes");
    await writeFile(folder("all.csv"), formatLeadsCsv(leads), { mode: 0o600 });
    await removeFromExports(folder(), among(leads.slice(0, 1)));
    expect(await read("edited.csv")).toBe("by hand, without quotes");
    expect((await stat(folder("all.csv"))).mode & 0o077).toBe(0);
    expect((await readdir(folder())).toSorted()).toEqual(["all.csv", "edited.csv"]);
  });

  it("deletes a file in an unknown format that contains one of them", async () => {
    const gone = build("gone");
    await writeFile(folder("old.json"), JSON.stringify([{ id: gone.lead.id }], null, 2));
    await writeFile(folder("notes.txt"), `call ${gone.lead.id}`);
    await writeFile(folder("other.txt"), "call nobody");
    await removeFromExports(folder(), among([gone]));
    expect(await readdir(folder())).toEqual(["other.txt"]);
  });

  it("removes from the file that a link points to", async () => {
    const gone = build("gone");
    await mkdir(folder("big"));
    await mkdir(folder("exports"));
    await writeFile(folder("big/all.csv"), formatLeadsCsv([gone]));
    await symlink(folder("big/all.csv"), folder("exports/all.csv"));
    await removeFromExports(folder("exports"), among([gone]));
    for (const name of ["big/all.csv", "exports/all.csv"]) expect(await read(name)).toBe(formatLeadsCsv([]));
  });

  it("skips and reports a file that it can't write", async () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const gone = build("gone");
    await mkdir(folder("old"));
    for (const name of ["a.csv", "old/b.csv"]) await writeFile(folder(name), formatLeadsCsv([gone]));
    await symlink("nowhere", folder("link.csv"));
    // A name so long that no temporary file can be written next to it.
    const long = `${"x".repeat(250)}.csv`;
    await writeFile(folder(long), formatLeadsCsv([gone]));
    expect(await removeFromExports(folder(), among([gone]))).toBe(1);
    for (const name of ["a.csv", "old/b.csv"]) expect(await read(name)).toBe(formatLeadsCsv([]));
    expect(String(write.mock.calls[0]?.[0])).toContain('"event":"export.not-cleaned"');
    write.mockRestore();
  });

  it("does nothing without exports", async () => {
    expect(await removeFromExports(folder("none"), among([]))).toBe(0);
  });
});
