import { expect, it, vi } from "vitest";
import { destinationIds } from "@/lib/features/leads/types";
import { onWakeDelivery, wakeDelivery } from "@/lib/features/leads/wake";

it("calls the listeners of the process until they unsubscribe", async () => {
  const listener = vi.fn();
  const stop = onWakeDelivery(listener);
  wakeDelivery();
  vi.resetModules();
  // Another bundle has its own copy of the module.
  (await import("@/lib/features/leads/wake")).wakeDelivery(["crm"]);
  expect(listener.mock.calls).toEqual([[destinationIds], [["crm"]]]);
  stop();
  wakeDelivery();
  expect(listener).toHaveBeenCalledTimes(2);
});
