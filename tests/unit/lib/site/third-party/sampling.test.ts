import { afterEach, expect, it, vi } from "vitest";

afterEach(() => void vi.restoreAllMocks());

/** The same row of numbers in every run (Park and Miller's generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function startVisit() {
  vi.resetModules();
  return (await import("@/lib/site/third-party/sampling")).isVisitSampled;
}

it("samples about half of the visits", async () => {
  vi.spyOn(Math, "random").mockImplementation(seeded(2026));
  let taken = 0;
  for (let visit = 0; visit < 400; visit++) if ((await startVisit())(0.5)) taken++;
  expect(taken).toBeGreaterThan(170);
  expect(taken).toBeLessThan(230);
});

it("draws once per visit", async () => {
  const draw = vi.spyOn(Math, "random").mockReturnValueOnce(0.5).mockReturnValue(0);
  const isSampled = await startVisit();
  expect([isSampled(0.5), isSampled(0.5), isSampled(0.5)]).toEqual([false, false, false]);
  expect(draw).toHaveBeenCalledTimes(1);
});
