/** The mail that tells sales about a lead: plain text, laid out to be read on a phone. */

import { formatIsoDay, formatUtcMinute } from "@/lib/base/format/date";
import type { LeadFormId } from "@/lib/features/leads/forms";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { StaffTeam } from "@/lib/features/leads/forms/server-form";
import { formatProduct } from "@/lib/features/leads/forms/server-parts";
import { needsSmtpUtf8 } from "@/lib/features/leads/lead/email-address";
import { formatReference } from "@/lib/features/leads/lead/reference";
import type { LeadPayload } from "@/lib/features/leads/lead/types";
import type { Lead, NewLead } from "@/lib/features/leads/store/types";
import { describeTouch } from "@/lib/features/tracking/describe-touch";
import type { SalesMail } from "./body";

const earlierLimit = 5;

/** Longest subject, in characters; mail clients show less. */
const subjectLimit = 150;

// SECURITY: line breaks could start a header or fake a line of this mail, and direction marks can reverse an address.
const plain = (value: string) =>
  value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/\p{Bidi_Control}/gu, "");
const oneLine = (value: string) => plain(value).trim();

type MailRow = [label: string, value: string | boolean | number | undefined];

/** A titled block of aligned rows, without empty rows; no rows, no block. */
function formatBlock(title: string, rows: MailRow[]): string[] {
  const known = rows.filter(([, value]) => value !== undefined && value !== "");
  if (known.length === 0) return [];
  const width = Math.max(...known.map(([label]) => label.length)) + 1;
  const lines = known.map(([label, value]) => `  ${`${label}:`.padEnd(width)} ${oneLine(String(value))}`);
  return [title, ...lines, ""];
}

// SECURITY: each line gets a bar, so that a visitor's text can't imitate a part of this mail.
function formatMessage(message: string | undefined): string[] {
  if (!message) return ["MESSAGE", "  (none)", ""];
  const lines = message.split(/\r\n|[\r\n\p{Zl}\p{Zp}]/u).map((line) => `  | ${plain(line)}`.trimEnd());
  return ["MESSAGE", ...lines, ""];
}

const originRows = (payload: LeadPayload): MailRow[] => [
  ["Page", payload.page ?? payload.path_url],
  ["First visit", describeTouch(payload.first_touch ?? {})],
  ["Last visit", describeTouch(payload.last_touch ?? {})],
  ["Landing page", payload.landing_page_url],
  ["Came from", payload.referer],
  ["Ad group", payload.ad_group_id],
  ["Google click ID", payload.gclid],
  ["Transaction", payload.transaction_id],
  ["Start", payload.startnow],
  ["Experiment", [payload.experiment_id, payload.experiment_variation].filter(Boolean).join(", ")],
];

/** The heading; for a correction it names the corrected lead, so that nobody takes it for a second inquiry. */
function headingOf({ form, corrects }: NewLead): string {
  const heading = serverForms[form].staffHeading;
  return corrects ? `Correction of ${formatReference(corrects)}, ${heading.toLowerCase()}` : heading;
}

export function staffTeamOf(form: LeadFormId): StaffTeam {
  return serverForms[form].staffTeam ?? "sales";
}

/** The part of the mail with the sender's earlier leads (newest first); empty without any. */
export function formatEarlier(earlier: readonly Lead[]): string {
  if (earlier.length === 0) return "";
  const lines = earlier.slice(0, earlierLimit).map(({ id, form, createdAt, payload, ...lead }) => {
    const state = lead.answeredAt === null ? lead.status : "answered";
    const about = payload.product === undefined ? "" : `, ${formatProduct(payload.product)}`;
    const date = formatIsoDay(createdAt);
    return `  ${date}  ${formatReference(id)}  ${oneLine(serverForms[form].staffHeading + about)} (${state})`;
  });
  const more = earlier.length > earlierLimit ? ["  … and more"] : [];
  return ["EARLIER INQUIRIES", ...lines, ...more, "", ""].join("\n");
}

/** A Reply-To header with non-ASCII letters before the "@" needs SMTPUTF8 on every server. */
const canReplyTo = (address: string) => address !== "" && !needsSmtpUtf8(address);

function howToReply(address: string): string {
  if (address === "") return "There is no email address to reply to.";
  if (canReplyTo(address)) return `Reply to this email: it goes to ${oneLine(address)}.`;
  return `Write to ${oneLine(address)}. Your mail server needs SMTPUTF8 for this email address.`;
}

/** The subject, text and reply address for one lead. Pure: the same lead gives the same mail. */
export function buildSalesMail(lead: NewLead): SalesMail {
  const { payload } = lead;
  const { itemLabel, responseTime, followUp } = serverForms[lead.form];
  const note = followUp ?? (responseTime && `The site promised a reply ${responseTime.text}.`);
  const product = formatProduct(payload.product);
  const wants: MailRow[] = itemLabel
    ? [[itemLabel, payload.form_type_value]]
    : [
        ["Product", product],
        ["Plan", payload.plan || payload.form_type_value],
      ];
  const heading = headingOf(lead);
  const about = oneLine(itemLabel ? payload.form_type_value : product);
  const person = oneLine([payload.name, payload.company].filter(Boolean).join(", "));
  const received = formatUtcMinute(lead.createdAt);
  const text = [
    `${heading}: ${about}`,
    "",
    ...formatBlock("WHO", [
      ["Name", payload.name],
      ["Company", payload.company],
      ["Email", payload.oxm],
      ["Phone", payload.fullPhoneNumber ?? payload.phone],
    ]),
    ...formatBlock("WANTS", wants),
    ...formatMessage(payload.message),
    ...formatBlock("SOURCE", originRows(payload)),
    "",
  ].join("\n");
  const ending = [
    "HOW TO REPLY",
    `  ${howToReply(payload.oxm)}`,
    ...(note ? [`  ${note}`] : []),
    "",
    "--",
    `${formatReference(lead.id)}, lead ${lead.id}, received ${received}`,
    `Full record: npm run leads -- show ${lead.id}`,
    "",
  ].join("\n");
  const subject = oneLine([`${heading}: ${about}`, person].filter(Boolean).join(", "))
    // SECURITY: mail programs would decode typed encoded words (RFC 2047), which can contain line breaks.
    .replaceAll("=?", "= ?")
    .slice(0, subjectLimit)
    .toWellFormed();
  return {
    reader: staffTeamOf(lead.form),
    subject,
    text,
    ending,
    ...(canReplyTo(payload.oxm) && { replyTo: payload.oxm }),
  };
}
