import "server-only";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { staffTeamOf } from "./destinations/sales-mail";
import { leadFormIds } from "./forms";
import type { LeadStore } from "./store/lead-store";
import type { Lead } from "./store/types";

const mostLeads = 50;

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
    const found = await store.listLeads({ email: lead.email, forms, limit: mostLeads });
    const threadOf = ({ id, corrects }: Lead) => corrects ?? id;
    return found
      .map((one) => one.lead)
      .filter((one) => one.createdAt <= lead.createdAt && threadOf(one) !== threadOf(lead));
  } catch (error) {
    if (error instanceof StoreUnavailableError) return [];
    throw error;
  }
}
