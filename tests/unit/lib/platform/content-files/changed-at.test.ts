import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { env } from "@/lib/base/env/server";
import { getContentChange } from "@/lib/platform/content-files/changed-at";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();

it("finds the latest change, and throws for an entry that cannot be read", async () => {
  vi.spyOn(env, "CONTENT_DIR", "get").mockReturnValue(folder());
  mkdirSync(folder("documents"));
  const file = folder("documents", "page.json");
  writeFileSync(file, "{}");
  utimesSync(file, 4e9, 4e9);
  expect(await getContentChange()).toBe(4e12);
  // A symlink to itself fails with ELOOP; only a missing file (ENOENT) is ignored.
  symlinkSync("posts", folder("documents", "posts"));
  await expect(getContentChange()).rejects.toThrow("ELOOP");
});

it("throws for a folder that cannot be read", async () => {
  vi.spyOn(env, "CONTENT_DIR", "get").mockReturnValue(folder());
  symlinkSync("documents", folder("documents"));
  await expect(getContentChange()).rejects.toThrow("ELOOP");
});
