import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { writeAtomically } from "@/lib/platform/content-files/write-atomically";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock("node:fs/promises", async (importOriginal) => {
  const real = await importOriginal<typeof import("node:fs/promises")>();
  return {
    ...real,
    // Simulates a full disk: the file is truncated.
    writeFile: async (file: string, data: string) => {
      await real.writeFile(file, disk.isFull ? data.slice(0, 3) : data);
      if (disk.isFull) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    },
  };
});

const folder = temporaryFolder();
beforeEach(() => {
  disk.isFull = false;
});

it("leaves the old or the new version of a file, whatever disk error occurs", async () => {
  const file = folder("page.html");
  await writeAtomically(file, "<html>old</html>");
  disk.isFull = true;
  await expect(writeAtomically(file, "<html>new</html>")).rejects.toThrow("no space left");
  expect(readFileSync(file, "utf8")).toBe("<html>old</html>");
  expect(readdirSync(folder())).toEqual(["page.html"]);
  disk.isFull = false;
  await writeAtomically(file, "<html>new</html>");
  expect(readFileSync(file, "utf8")).toBe("<html>new</html>");
});

it("leaves one complete version after concurrent writes", async () => {
  const file = folder("page.html");
  const write = (index: number) => writeAtomically(file, `<html>${index}</html>`);
  await Promise.all(Array.from({ length: 20 }, (_, index) => write(index)));
  expect(readFileSync(file, "utf8")).toMatch(/^<html>\d+<\/html>$/);
  expect(readdirSync(folder())).toEqual(["page.html"]);
});
