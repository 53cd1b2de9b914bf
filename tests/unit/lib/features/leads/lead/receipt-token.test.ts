import { randomUUIDv7 } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

async function load(key: string) {
  vi.stubEnv("LINK_SIGNING_KEY", key.repeat(32));
  vi.resetModules();
  return import("@/lib/features/leads/lead/receipt-token");
}

beforeEach(() => vi.stubEnv("LINK_SIGNING_KEY", ""));
afterEach(() => vi.unstubAllEnvs());

describe("the token of a receipt", () => {
  it("identifies its lead with the same 64 URL-safe characters", async () => {
    const { buildReceiptToken, parseReceiptToken } = await load("ab");
    const id = randomUUIDv7();
    const token = await buildReceiptToken(id);
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(await buildReceiptToken(id)).toBe(token);
    expect(await parseReceiptToken(token)).toBe(id);
  });

  it("is invalid with one character changed, removed or added", async () => {
    const { buildReceiptToken, parseReceiptToken } = await load("ab");
    const token = await buildReceiptToken(randomUUIDv7());
    for (let at = 0; at < token.length; at++) {
      const other = token.charAt(at) === "A" ? "B" : "A";
      expect(await parseReceiptToken(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
    }
    for (const wrong of ["", token.slice(0, -1), `${token}A`, `${token}%`, "ü".repeat(64), "=".repeat(64)]) {
      expect(await parseReceiptToken(wrong)).toBeNull();
    }
  });

  it("can't be created without the key", async () => {
    const id = randomUUIDv7();
    const token = await (await load("cd")).buildReceiptToken(id);
    expect(await (await load("ab")).parseReceiptToken(token)).toBeNull();
  });
});
