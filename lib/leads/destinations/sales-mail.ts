/** The mail that tells sales about a lead: plain text, laid out to be read on a phone. */
import type { NewLead } from "@/lib/leads/store/types";
import type { LeadFormId, LeadPayload } from "@/lib/leads/types";
import { productCodes, products } from "@/lib/products";

export type SalesMail = { subject: string; text: string; replyTo: string };

const headings = { inquiry: "New inquiry" } satisfies Record<LeadFormId, string>;

/** Longest subject, in characters; mail clients show less. */
const subjectLimit = 150;

// SECURITY: line breaks would start a header or fake a line of this mail, and direction marks can
// show an address backwards.
const plain = (value: string) =>
  value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/\p{Bidi_Control}/gu, "");
const oneLine = (value: string) => plain(value).trim();

function formatProduct(product: string | undefined): string {
  const code = productCodes.find((known) => known === product);
  return code ? products[code].name : (product ?? "General");
}

type Row = [label: string, value: string | boolean | number | undefined];

/** A titled block of aligned rows; rows without a value are left out, an empty block too. */
function formatBlock(title: string, rows: Row[]): string[] {
  const known = rows.filter(([, value]) => value !== undefined && value !== "");
  if (known.length === 0) return [];
  const width = Math.max(...known.map(([label]) => label.length)) + 1;
  const lines = known.map(([label, value]) => `  ${`${label}:`.padEnd(width)} ${oneLine(String(value))}`);
  return [title, ...lines, ""];
}

// SECURITY: the bar before each line keeps a visitor's text from posing as a part of this mail.
function formatMessage(message: string | undefined): string[] {
  if (!message) return ["MESSAGE", "  (none)", ""];
  const lines = message.split(/\r\n|[\r\n\p{Zl}\p{Zp}]/u).map((line) => `  | ${plain(line)}`.trimEnd());
  return ["MESSAGE", ...lines, ""];
}

const originRows = (payload: LeadPayload): Row[] => [
  ["Page", payload.page ?? payload.path_url],
  ["Landing page", payload.landing_page_url],
  ["Came from", payload.referer],
  ["Ad group", payload.ad_group_id],
  ["Google click", payload.gclid],
  ["Transaction", payload.transaction_id],
  ["Start", payload.startnow],
  ["Experiment", [payload.experiment_id, payload.experiment_variation].filter(Boolean).join(", ")],
];

/** The subject, text and reply address for one lead. Pure: the same lead gives the same mail. */
export function buildSalesMail(lead: NewLead): SalesMail {
  const { payload } = lead;
  const product = formatProduct(payload.product);
  const heading = headings[lead.form];
  const person = oneLine([payload.name, payload.company].filter(Boolean).join(", "));
  const received = `${new Date(lead.createdAt).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const text = [
    `${heading}: ${oneLine(product)}`,
    "",
    ...formatBlock("WHO", [
      ["Name", payload.name],
      ["Company", payload.company],
      ["E-mail", payload.oxm],
      ["Phone", payload.fullPhoneNumber ?? payload.phone],
    ]),
    ...formatBlock("WANTS", [
      ["Product", product],
      ["Plan", payload.plan || payload.form_type_value],
    ]),
    ...formatMessage(payload.message),
    ...formatBlock("CAME BY", originRows(payload)),
    "HOW TO ANSWER",
    `  Reply to this mail: the answer goes to ${oneLine(payload.oxm)}.`,
    "  The site promised an e-mail within one working day.",
    "",
    "--",
    `Lead ${lead.id}, received ${received}`,
    `All of it: npm run leads -- show ${lead.id}`,
    "",
  ].join("\n");
  const subject = oneLine(`${heading}: ${product}, ${person}`).slice(0, subjectLimit).toWellFormed();
  return { subject, text, replyTo: payload.oxm };
}
