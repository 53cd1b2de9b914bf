import "server-only";
import type { Env } from "@/lib/base/env/schema";
import { leadFormIds } from "@/lib/features/leads/forms";
import type { DestinationId } from "@/lib/features/leads/lead/types";
import { getLeadStore } from "@/lib/features/leads/store";
import type { LeadStore } from "@/lib/features/leads/store/lead-store";
import type { Lead } from "@/lib/features/leads/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { createCrmDestination } from "./crm";
import { createEmailDestinations } from "./emails";
import { staffTeamOf } from "./sales-mail";
import type { Destination } from "./types";

/** A destination whose settings were removed: its deliveries are retried, not given up. */
const unconfigured: Destination = async () => ({ outcome: "retry", code: "not-configured" });

const mostEarlierLeads = 50;

/**
 * Earlier leads from the same email address, newest first, without the lead's own thread. Empty while the store is
 * unavailable, because the mail to the staff must not wait for it. PRIVACY: only leads of forms of the same team, and no
 * newsletter sign-ups: sales must not see core-values reports.
 */
export async function listEarlierLeads(
  store: Pick<LeadStore, "getLead" | "listLeads">,
  leadId: string,
): Promise<Lead[]> {
  try {
    const lead = (await store.getLead(leadId))?.lead;
    if (lead === undefined || lead.email === "") return [];
    const team = staffTeamOf(lead.form);
    const forms = leadFormIds.filter((form) => form !== "scraping-digest" && staffTeamOf(form) === team);
    const found = await store.listLeads({ email: lead.email, forms, limit: mostEarlierLeads });
    const threadOf = ({ id, corrects }: Lead) => corrects ?? id;
    return found
      .map((one) => one.lead)
      .filter((one) => one.createdAt <= lead.createdAt && threadOf(one) !== threadOf(lead));
  } catch (error) {
    if (error instanceof StoreUnavailableError) return [];
    throw error;
  }
}

/** Every destination, ready to send with this environment's settings. */
export function createDestinations(env: Env): Record<DestinationId, Destination> {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: secret } = env;
  const crm = url && secret ? createCrmDestination({ url, secret }) : unconfigured;
  return {
    crm,
    "crm-update": crm,
    newsletter: crm,
    "newsletter-leave": crm,
    ...createEmailDestinations(env, async (leadId) => listEarlierLeads(await getLeadStore(), leadId)),
  };
}
