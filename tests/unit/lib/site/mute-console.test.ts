import { afterEach, describe, expect, it, vi } from "vitest";
import { muteConsole } from "@/lib/site/mute-console";

const spoken = { ...console };
const warned = process.listeners("warning");
afterEach(() => {
  Object.assign(console, spoken);
  process.removeAllListeners("warning");
  for (const listener of warned) process.on("warning", listener);
});

describe("muteConsole", () => {
  it("logs the level of a printed message, never its text", () => {
    const lines: string[] = [];
    const keep = (line: string | Uint8Array) => lines.push(String(line)) > 0;
    vi.spyOn(process.stderr, "write").mockImplementation(keep);
    vi.spyOn(process.stdout, "write").mockImplementation(keep);
    muteConsole();
    console.warn('no image for /x\n{"event":"forged"}?mail=ada@engines.example');
    console.error("failed", new TypeError("ada@engines.example"));
    console.log("ada@engines.example");
    process.emit("warning", new RangeError("ada@engines.example"));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: "warn", event: "next.console" },
      { level: "error", event: "next.console", errorName: "TypeError" },
      { level: "info", event: "next.console" },
      { level: "warn", event: "node.warning", errorName: "RangeError" },
    ]);
    expect(lines.join("")).not.toMatch(/ada|forged/);
  });
});
