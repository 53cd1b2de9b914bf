import { afterEach, describe, expect, it } from "vitest";
import { announceRuntime, type Runtime, whenRuntimeStarted } from "@/lib/platform/runtime/runtime";

const runtime: Runtime = {
  notes: [],
  peerAddressHeader: "x-peer",
  proxyHops: 0,
  policy: { hosts: {}, draftFrames: [], isSecure: false },
  imagesUrl: null,
  findRedirect: () => null,
  findBuildDifference: () => null,
  isSitePath: () => false,
  isSharedPage: () => false,
  isPublished: () => false,
  findAsset: null,
  contentChangedAt: 0,
  isSecure: false,
  observe: {
    isLogging: false,
    logResponse: () => {},
    logDroppedLines: () => {},
    isStoreAvailable: async () => true,
    readLeads: async () => null,
    readSecondsBehind: () => 2,
    readAnalytics: () => ({}),
  },
  beginDrain: () => {},
  stopWork: async () => {},
  close: async () => {},
  logWarning: () => {},
  logFailure: () => {},
};

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
