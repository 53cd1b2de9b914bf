import "server-only";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { salesMailReaderOf } from "./destinations/sales-mail";
import { leadFormIds } from "./forms";
import type { Lead, LeadStore } from "./store/types";

const mostLeads = 50;

/**
 * What the sender of a lead sent before it under the same address, newest first, without what it corrects.
 * PRIVACY: only what the same people read anyway: sales learn of no report that a value was broken, and of no
 * address that signed up for the newsletter. Empty while the store does not answer: a mail never waits for it.
 */
export async function listEarlierLeads(
  store: Pick<LeadStore, "getLead" | "listLeads">,
  leadId: string,
): Promise<Lead[]> {
  try {
    const lead = (await store.getLead(leadId))?.lead;
    if (lead === undefined || lead.email === "") return [];
    const reader = salesMailReaderOf(lead.form);
    const forms = leadFormIds.filter(
      (form) => form !== "scraping-digest" && salesMailReaderOf(form) === reader,
    );
    const found = await store.listLeads({ sender: lead.email, forms, limit: mostLeads });
    const threadOf = ({ id, corrects }: Lead) => corrects ?? id;
    return found
      .map((one) => one.lead)
      .filter((one) => one.createdAt <= lead.createdAt && threadOf(one) !== threadOf(lead));
  } catch (error) {
    if (error instanceof StoreUnavailableError) return [];
    throw error;
  }
}
