import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { buildConferenceRiver } from "@/lib/features/event/river";

it("draws a dense river that stays under 60 KB, and the same one each time", () => {
  const river = buildConferenceRiver();
  expect(river.match(/<path /g)?.length).toBeGreaterThanOrEqual(120);
  expect(river.length).toBeLessThan(60_000);
  expect(gzipSync(river).length).toBeLessThan(30_000);
  expect(buildConferenceRiver()).toBe(river);
});
