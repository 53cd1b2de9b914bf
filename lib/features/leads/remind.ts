import "server-only";
import { describeError, log } from "@/lib/base/log";
import { type StaffTeam, staffTeams } from "@/lib/features/leads/forms/server-form";
import type { Mail } from "@/lib/features/leads/lead/mail";
import { hourMs, lastOpeningAt } from "@/lib/features/leads/lead/working-hours";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { staffTeamOf } from "./destinations/sales-mail";
import type { DeliveryOutcome } from "./destinations/types";
import { leadFormIds } from "./forms";
import { buildReminderMail } from "./reminder-mail";
import type { LeadStore } from "./store/lead-store";

const checkIntervalMs = 60_000;
const attemptMs = 10_000;
/** Most leads listed per section of a mail; the others are only counted. */
const maxListed = 20;

type RemindOptions = {
  store: Pick<LeadStore, "countWaiting" | "listLeads" | "lastReminderAt" | "claimReminder">;
  send(
    id: string,
    team: StaffTeam,
    mail: Pick<Mail, "subject" | "text">,
    signal: AbortSignal,
  ): Promise<DeliveryOutcome>;
};

/**
 * What a reminder covers: `all` at 09:00 of a working day, otherwise what is `recent`, an hour after the last mail
 * at the earliest. Null in the hour before 09:00, which the 09:00 mail covers.
 */
function scopeAt(now: number, since: number): "all" | "recent" | null {
  if (since < lastOpeningAt("sales", now)) return "all";
  const isBeforeOpening = lastOpeningAt("sales", now + hourMs) > now;
  return now - since < hourMs || isBeforeOpening ? null : "recent";
}

async function buildMail(store: RemindOptions["store"], team: StaffTeam, now: number, since: number) {
  const scope = scopeAt(now, since);
  if (scope === null) return null;
  const forms = leadFormIds.filter((form) => staffTeamOf(form) === team);
  const counts = await store.countWaiting({ forms, now, since });
  const isDue = Object.values(counts).some((count) => (scope === "all" ? count.total : count.recent) > 0);
  if (!isDue) return null;
  const list = (filter: Parameters<LeadStore["listLeads"]>[0]) =>
    store.listLeads({ ...filter, forms, limit: maxListed });
  const leads = {
    held: await list({ status: "held" }),
    attention: await list({ delivery: "attention" }),
    delayed: await list({ delayedAt: now }),
    overdue: await list({ overdueAt: now, order: "due" }),
  };
  return buildReminderMail({ counts, leads }, now);
}

/** Sends `team` a reminder if one is due at `now` (Unix ms). A mail that fails is tried again a minute later. */
export async function remindOnce(
  { store, send }: RemindOptions,
  team: StaffTeam,
  now: number,
): Promise<void> {
  const lastSentAt = await store.lastReminderAt(team);
  const mail = await buildMail(store, team, now, lastSentAt);
  // Before it is sent, so that no other process sends the same one.
  if (mail === null || !(await store.claimReminder(team, lastSentAt, now))) return;
  const result = await send(`reminder-${team}-${now}`, team, mail, AbortSignal.timeout(attemptMs));
  if (result.outcome !== "sent") await store.claimReminder(team, now, lastSentAt);
  const code = result.outcome === "sent" ? undefined : result.code;
  log(code === undefined ? "info" : "warn", "reminder", { kind: team, outcome: result.outcome, code });
}

/** Checks every minute whether a reminder is due, until stopped. */
export function startReminders(options: RemindOptions): { stop(): void } {
  let isStopped = false;

  async function remindAll() {
    try {
      for (const team of staffTeams) await remindOnce(options, team, Date.now());
    } catch (error) {
      // The store closes after a stop.
      if (isStopped) return;
      const level = error instanceof StoreUnavailableError ? "warn" : "error";
      log(level, "reminder.failed", describeError(error));
    }
  }
  const timer = setInterval(() => void remindAll(), checkIntervalMs);
  timer.unref();
  void remindAll();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
