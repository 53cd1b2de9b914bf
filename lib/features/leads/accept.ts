import "server-only";
import { createHash, randomUUIDv7 } from "node:crypto";
import { describeError, log } from "@/lib/base/log";
import { buildDeliveryBody } from "@/lib/features/leads/destinations/body";
import { getLeadStore } from "@/lib/features/leads/store";
import type { NewDelivery, NewLead } from "@/lib/features/leads/store/types";
import { StoreUnavailableError } from "@/lib/platform/database/errors";
import { buildLead } from "./build-lead";
import { listClaims, listDestinations, readLead } from "./catalogue";
import type { LeadFormId } from "./forms";
import type { LeadBody } from "./lead-body";
import { getAnswerPromise } from "./promise";
import { holdReasonOf } from "./spam";
import { wakeDelivery } from "./wake";

export type LeadMeta = {
  /** Made by the browser (UUID); null lets the content name itself for one day. */
  idempotencyKey: string | null;
  userAgent: string | null;
  /** Counts a lead that is valid; true when its client has sent more than may go out without review. */
  isOneOfMany?: () => boolean;
  /** Unix time, ms. */
  now: number;
  /** Id of the first lead of the thread that this one corrects. */
  corrects?: string;
};

export type AcceptOutcome =
  /** `isKnownSender`: whoever sent it made the lead, or holds the key under which it was made. */
  | { ok: true; leadId: string; body: LeadBody; isKnownSender: boolean }
  | { ok: false; code: "invalid"; fields: Record<string, string> }
  | { ok: false; code: "conflict" }
  | { ok: false; code: "no-seats" }
  | { ok: false; code: "event-over" }
  | { ok: false; code: "unavailable" };

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** What the person said, in one spelling. How fast it was typed and on which page is not part of it. */
function canonicalContent(form: LeadFormId, body: LeadBody): string {
  const { tracking, website, fillTime, ...content } = body;
  return JSON.stringify({ form, ...content }, ["form", ...Object.keys(content).sort()]);
}

/** A UUID (version 8: free form) that is the same for the same content on the same UTC day. */
function deriveKey(content: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const hex = sha256(`${day}\n${content}`);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return [...parts, hex.slice(20, 32)].join("-");
}

function buildNewLead(form: LeadFormId, body: LeadBody, meta: LeadMeta): NewLead {
  const content = canonicalContent(form, body);
  const holdReason = holdReasonOf(body, { isOneOfMany: meta.isOneOfMany?.() });
  return {
    id: randomUUIDv7(),
    form,
    idempotencyKey: meta.idempotencyKey ?? deriveKey(content, meta.now),
    inputHash: sha256(content),
    status: holdReason === null ? "new" : "held",
    holdReason,
    email: body.email.toLowerCase(),
    payload: buildLead(body, meta),
    createdAt: meta.now,
    corrects: meta.corrects ?? null,
    openSince: getAnswerPromise(form) === null ? null : meta.now,
  };
}

function buildDeliveries(lead: NewLead): NewDelivery[] {
  return listDestinations(lead.form, lead.email).map((destination) => ({
    id: randomUUIDv7(),
    destination,
    body: buildDeliveryBody(destination, lead),
  }));
}

/**
 * Takes a filled form: validates it with the browser's own schema, stores it with one delivery per
 * destination, and answers only after the commit. A held lead answers like any other.
 */
export async function acceptLead(form: LeadFormId, input: unknown, meta: LeadMeta): Promise<AcceptOutcome> {
  const read = await readLead(form, input);
  if (!read.ok) return { ok: false, code: "invalid", fields: read.fields };
  const { body } = read;
  const claims = await listClaims(form, body, meta.now);
  if (claims === null) return { ok: false, code: "event-over" };
  const lead = buildNewLead(form, body, meta);
  try {
    const store = await getLeadStore();
    const deliveries = buildDeliveries(lead);
    const result = await store.accept(lead, deliveries, claims);
    const leadId = "leadId" in result ? result.leadId : undefined;
    const isHeld = result.outcome === "accepted" && lead.status === "held";
    const outcome = isHeld ? "held" : result.outcome;
    log("info", "lead.accept", { form, outcome, leadId, ...(isHeld && { holdReason: lead.holdReason }) });
    if (result.outcome === "conflict") return { ok: false, code: "conflict" };
    if (result.outcome === "full") return { ok: false, code: "no-seats" };
    if (result.outcome === "accepted" && !isHeld)
      wakeDelivery(deliveries.map(({ destination }) => destination));
    // SECURITY: a repeat that is known by its content alone may come from anybody who knows what was sent.
    const isKnownSender = result.outcome === "accepted" || meta.idempotencyKey !== null;
    return { ok: true, leadId: result.leadId, body, isKnownSender };
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log("error", "lead.unavailable", { form, reason: error.message, ...describeError(error) });
    return { ok: false, code: "unavailable" };
  }
}
