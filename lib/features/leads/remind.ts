import "server-only";
import { describeError, log } from "@/lib/base/log";
import { type StaffTeam, staffTeams } from "@/lib/features/leads/forms/server-form";
import type { Mail } from "@/lib/features/leads/lead/mail";
import { hourMs, lastOpeningAt } from "@/lib/features/leads/lead/working-hours";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { staffTeamOf } from "./destinations/sales-mail";
import type { DeliveryOutcome } from "./destinations/types";
import { leadFormIds } from "./forms";
import { buildReminderMail, type Reminder } from "./reminder-mail";
import type { LeadStore } from "./store/lead-store";
import type { LeadFilter, LeadState } from "./store/types";

const checkIntervalMs = 60_000;
const attemptMs = 10_000;
/** Most leads listed per section of a mail; the others are only counted. */
const maxListed = 20;

type RemindOptions = {
  store: Pick<LeadStore, "countLeads" | "listLeads" | "lastReminderAt" | "claimReminder">;
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
function scopeAt(now: number, lastSentAt: number): "all" | "recent" | null {
  if (lastSentAt < lastOpeningAt("sales", now)) return "all";
  const isBeforeOpening = lastOpeningAt("sales", now + hourMs) > now;
  return now - lastSentAt < hourMs || isBeforeOpening ? null : "recent";
}

async function buildMail(store: RemindOptions["store"], team: StaffTeam, now: number, lastSentAt: number) {
  const scope = scopeAt(now, lastSentAt);
  if (scope === null) return null;
  const forms = leadFormIds.filter((form) => staffTeamOf(form) === team);
  const read = async (state: LeadState, order?: LeadFilter["order"]) => {
    const filter = { state, now, forms, order };
    const total = await store.countLeads(filter);
    if (total === 0) return { total, recent: 0, leads: [] };
    const recent = await store.countLeads({ ...filter, enteredAfter: lastSentAt });
    return { total, recent, leads: await store.listLeads({ ...filter, limit: maxListed }) };
  };
  const reminder: Reminder = {
    overdue: await read("overdue", "due"),
    held: await read("held"),
    attention: await read("attention"),
    delayed: await read("delayed"),
  };
  const isDue = Object.values(reminder).some(({ total, recent }) => (scope === "all" ? total : recent) > 0);
  return isDue ? buildReminderMail(reminder, now) : null;
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
