import "server-only";
import { describeError, log } from "@/lib/base/log";
import { isEmbedded } from "@/lib/content/prismic/client";
import { publishDue } from "@/lib/content/prismic/embedded/desk";
import { notifySite } from "@/lib/content/prismic/notify";
import { getNextChange, refreshAddresses } from "./addresses";

const lookMs = 1_000;

/**
 * Makes what was due the published documents. Where the files cannot be written, visitors see it all the same:
 * the repository puts what is due over what is published whenever it reads.
 */
export async function settleDue(): Promise<void> {
  if (!isEmbedded) return;
  await publishDue(Date.now()).catch((error) => log("warn", "content.due.not-moved", describeError(error)));
}

/** Time of the change that is being announced, so that a slow answer does not announce it twice. */
async function announceDue(siteUrl: string, announced: number): Promise<number> {
  const change = getNextChange();
  if (change === null || change.at > Date.now() || change.at === announced) return announced;
  await settleDue();
  const status = await notifySite(siteUrl, { documents: change.ids });
  log(status === 200 ? "info" : "warn", "content.due", { count: change.ids.length, status });
  // Without a webhook of our own the pages still change at their hour; the addresses change now.
  if (status !== 200) await refreshAddresses();
  return change.at;
}

/**
 * Publishes what is scheduled, and takes down what has ended, at its time: by the same webhook as an
 * editor's publication. Stops when told to.
 */
export function startSchedule(siteUrl: string): { stop(): void } {
  let announced = 0;
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    announced = await announceDue(siteUrl, announced).catch((error) => {
      log("error", "content.due.failed", describeError(error));
      return announced;
    });
    isBusy = false;
  };
  const timer = setInterval(look, lookMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
