import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "@/tests/fixtures/temporary-folder";

const folder = temporaryFolder();

async function hash(email: string): Promise<string> {
  vi.resetModules();
  return (await import("@/lib/features/leads/remove-leads")).hashErasedEmail(email);
}

beforeEach(() => {
  vi.stubEnv("DATA_DIR", folder("data"));
  vi.stubEnv("ERASURE_KEY", "");
  vi.stubEnv("DATABASE_URL", "");
});
afterEach(() => vi.unstubAllEnvs());

describe("hashErasedEmail", () => {
  it("is the same for an address in any case, and different for others", async () => {
    vi.stubEnv("ERASURE_KEY", "ab".repeat(32));
    const ada = await hash("ada@engines.example");
    expect(ada).toMatch(/^[0-9a-f]{64}$/);
    expect(await hash("ADA@engines.example")).toBe(ada);
    expect(await hash("eve@engines.example")).not.toBe(ada);
    vi.stubEnv("ERASURE_KEY", "cd".repeat(32));
    expect(await hash("ada@engines.example")).not.toBe(ada);
  });

  it("creates a private key file once if no key is configured, and rejects a truncated one", async () => {
    const hashes = await Promise.all(Array.from({ length: 5 }, () => hash("ada@engines.example")));
    expect(new Set(hashes).size).toBe(1);
    expect(readdirSync(folder("data"))).toEqual(["erasure.key"]);
    const file = folder("data", "erasure.key");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toMatch(/^[0-9a-f]{64}$/);
    expect(await hash("ada@engines.example")).toBe(hashes[0]);
    writeFileSync(file, "abcd");
    await expect(hash("ada@engines.example")).rejects.toThrow("does not hold a key");
  });
});
