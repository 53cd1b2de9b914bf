import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeMail } from "@/lib/features/leads/destinations/mailbox";
import { startSweep, sweepOnce } from "@/lib/features/leads/sweep";
import { StoreUnavailableError } from "@/lib/platform/database/errors";

let mailFolder: string;
beforeEach(async () => {
  mailFolder = await mkdtemp(join(tmpdir(), "oxbow-sweep-"));
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await rm(mailFolder, { recursive: true });
});

it("removes expired leads until none are left, and their local mails", async () => {
  await writeMail(mailFolder, "gone", Buffer.from("To: ada@engines.example"));
  await writeMail(mailFolder, "kept", Buffer.from("To: bob@engines.example"));
  await writeMail(mailFolder, "gone-too", Buffer.from("To: eve@engines.example"));
  const expired = ["gone", "gone-too"];
  const sweep = async () => {
    const deliveryIds = expired.splice(0, 1);
    return { leadIds: deliveryIds, deliveryIds };
  };
  await sweepOnce({ store: { sweep }, mailFolder }, 0);
  await expect(access(join(mailFolder, "gone.eml"))).rejects.toThrow("ENOENT");
  await expect(access(join(mailFolder, "gone-too.eml"))).rejects.toThrow("ENOENT");
  await access(join(mailFolder, "kept.eml"));
});

it("runs every hour until stopped, also after a database failure", async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const sweep = vi.fn(async () => ({ leadIds: [], deliveryIds: [] }));
  sweep.mockRejectedValueOnce(new StoreUnavailableError("away"));
  const sweeper = startSweep({ store: { sweep }, mailFolder });
  await vi.advanceTimersByTimeAsync(3_600_000 * 2);
  expect(sweep).toHaveBeenCalledTimes(3);
  expect(String(warn.mock.calls[0]?.[0])).toContain('"level":"warn","event":"sweep.failed"');
  sweeper.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sweep).toHaveBeenCalledTimes(3);
});
