import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { env } from "@/lib/base/env/server";
import { getContentChange } from "@/lib/platform/content-files/changed-at";

const folder = mkdtempSync(join(tmpdir(), "oxbow-content-change-"));
vi.spyOn(env, "CONTENT_DIR", "get").mockReturnValue(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("finds the latest change, and does not take a folder that cannot be read for an empty one", async () => {
  mkdirSync(join(folder, "documents"));
  const file = join(folder, "documents", "page.json");
  writeFileSync(file, "{}");
  utimesSync(file, 4e9, 4e9);
  expect(await getContentChange()).toBe(4e12);
  // A link to itself: any error but a missing file.
  symlinkSync("posts", join(folder, "documents", "posts"));
  await expect(getContentChange()).rejects.toThrow("ELOOP");
});
