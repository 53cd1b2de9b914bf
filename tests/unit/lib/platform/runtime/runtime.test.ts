import { afterEach, describe, expect, it } from "vitest";
import { announceRuntime, type Runtime, whenRuntimeStarted } from "@/lib/platform/runtime/runtime";

const runtime = {} as Runtime;

afterEach(() => {
  globalThis.oxbowRuntime = undefined;
});

describe("the connection between server and Next", () => {
  it("works whichever side starts first", async () => {
    const early = whenRuntimeStarted();
    await announceRuntime(Promise.resolve(runtime));
    expect(await early).toBe(runtime);
    expect(await whenRuntimeStarted()).toBe(runtime);
  });

  it("reports a failed start to both server and Next", async () => {
    const failure = new Error("bad settings");
    await expect(announceRuntime(Promise.reject(failure))).rejects.toBe(failure);
    await expect(whenRuntimeStarted()).rejects.toBe(failure);
  });
});
