import { rm, writeFile } from "node:fs/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();
let findKeyProblem: () => Promise<string | null>;

async function load(settings: Record<string, string> = {}) {
  const bare = { DATA_DIR: folder(), LINK_SIGNING_KEY: "", ERASURE_KEY: "", DATABASE_URL: "" };
  for (const [name, value] of Object.entries({ ...bare, ...settings })) vi.stubEnv(name, value);
  vi.resetModules();
  ({ findKeyProblem } = await import("@/lib/platform/keys/check-keys"));
}

beforeEach(() => load());

const key = "07".repeat(32);

it("reports nothing for intact or missing keys", async () => {
  expect(await findKeyProblem()).toBeNull();
  await writeFile(folder("links.key"), key);
  await writeFile(folder("erasure.key"), `${key}\n`);
  expect(await findKeyProblem()).toBeNull();
});

it.each([
  ["links.key", "", "links that were already sent no longer work"],
  ["links.key", key.slice(0, 63), "links that were already sent no longer work"],
  ["erasure.key", "no key at all", "earlier erasures can no longer be checked"],
])("reports what is lost if a damaged %s (%j) is deleted", async (name, content, loss) => {
  await writeFile(folder(name), content);
  const problem = await findKeyProblem();
  expect(problem).toContain(`${folder(name)} is damaged.`);
  expect(problem).toContain(loss);
});

it("reads no file if the environment has the key", async () => {
  await writeFile(folder("links.key"), "cut");
  await load({ LINK_SIGNING_KEY: key });
  expect(await findKeyProblem()).toBeNull();
});

it("reports an unreadable file", async () => {
  await rm(folder(), { recursive: true });
  await writeFile(folder(), "a file where the folder should be");
  expect(await findKeyProblem()).toBe(`${folder("links.key")} can't be read (ENOTDIR).`);
});
