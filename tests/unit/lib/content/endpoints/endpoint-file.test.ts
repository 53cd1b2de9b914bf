import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";

const folder = mkdtempSync(join(tmpdir(), "oxbow-embedded-"));
vi.stubEnv("CONTENT_DIR", folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { setProblemListener } = await import("@/lib/platform/content-files/problem");
const { defineEndpoint } = await import("@/lib/content/endpoints/endpoint");

const problems: string[] = [];
let time = 1;

/** Writes the file with a unique mtime, because tests are faster than its resolution. */
function write(text: string): void {
  const file = join(folder, "shared-api/count.json");
  mkdirSync(join(folder, "shared-api"), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time++);
}

beforeEach(() => {
  problems.length = 0;
  setProblemListener(({ document, line }) => problems.push(`${document}, line ${line}`));
});

describe("an endpoint's file", () => {
  const { readCached: read } = defineEndpoint("count", z.object({ count: z.int() }));

  it("has no data until the file is valid", async () => {
    write("{");
    await expect(read()).rejects.toThrow('Shared API "count" has no data');
    expect(problems).toEqual(["shared-api/count, line 1"]);
    write('{"count":1}');
    expect(await read()).toEqual({ count: 1 });
  });

  it("reads a changed file at once, and keeps the last good data while it is broken", async () => {
    write('{"count":2}');
    expect(await read()).toEqual({ count: 2 });
    write('{\n"count": "three"}');
    expect(await read()).toEqual({ count: 2 });
    expect(problems).toEqual(["shared-api/count, line 2"]);
    write('{"count":4}');
    expect(await read()).toEqual({ count: 4 });
  });
});
