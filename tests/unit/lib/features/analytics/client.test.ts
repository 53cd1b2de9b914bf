// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

const init = vi.hoisted(() => vi.fn());
vi.mock("posthog-js/dist/module.slim", () => ({ posthog: { init, get_property: () => null } }));
vi.mock("@/lib/features/analytics/extensions", () => ({}));

const { startClient } = await import("@/lib/features/analytics/client");

it.each([0, 1, 2])("loads nothing more once the consent is withdrawn after %s steps", async (steps) => {
  const requested = vi.fn(async (_url: string) => Response.json({ surveys: false, sessionRecording: false }));
  vi.stubGlobal("fetch", requested);
  let checks = 0;
  await startClient("token", () => checks++ < steps);
  expect(requested).toHaveBeenCalledTimes(steps === 0 ? 1 : 2);
  expect(init).not.toHaveBeenCalled();
});
