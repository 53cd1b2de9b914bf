import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { errorCodeOf } from "@/lib/base/error-code";

it("returns the code of a Node error", async () => {
  const failure: unknown = await readFile("no/such/file").catch((error: unknown) => error);
  expect(errorCodeOf(failure)).toBe("ENOENT");
});

it.each([
  ["an error without one", new Error("ENOENT")],
  ["a code that is a number", Object.assign(new Error(), { code: 404 })],
  ["what is no error", { code: "ENOENT" }],
  ["nothing", undefined],
])("is empty for %s", (_what, thrown) => {
  expect(errorCodeOf(thrown)).toBe("");
});
