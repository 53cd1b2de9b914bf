/** The responses of the form endpoints, and how the browser parses them (specification, points 7 and 8). */
import type { Attendance } from "@/lib/features/leads/forms/oxycon";

/**
 * The JSON response to an accepted form. A retry gets the same response. The newsletter's has `leadId` only, the
 * same for new and known addresses.
 */
export type LeadSuccess = {
  /** UUID. The data layer uses it to count each lead once. */
  leadId: string;
  /** Whether the address is at a public mail provider; false without an address. */
  isEmailPublic?: boolean;
  /** Short name of the lead, to read out on the phone. */
  reference?: string;
  receiptUrl?: string;
  /** `gated-content`: path of the file, signed, for a day. */
  fileUrl?: string;
  /** `oxycon`, online: path of the calendar file. */
  calendarUrl?: string;
  /** `oxycon`: the requested attendance. */
  seat?: Attendance;
};

/** What a success response says about the stored lead. */
export type LeadConfirmation = Partial<LeadSuccess> & { isEmailPublic: boolean };

/** Why a request failed: a message for the whole form, and messages by field name. */
export type SendFailure = { message: string; fields: Readonly<Record<string, string>> };

export type LeadResponse =
  | ({ status: "sent" } & LeadConfirmation)
  | ({ status: "refused"; code: number } & SendFailure);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A message that is itself a JSON-encoded string, decoded; any other message as it is. */
function decodeMessage(message: string): string {
  const decoded = parseJson(message);
  return typeof decoded === "string" && decoded !== "" ? decoded : message;
}

/** The form splits the phone number into country and digits: an error of the whole number is shown at the digits. */
function toFormFields({ fullPhoneNumber, ...fields }: SendFailure["fields"]): SendFailure["fields"] {
  return fullPhoneNumber === undefined ? fields : { phone: fullPhoneNumber, ...fields };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Only texts can be shown: a proxy or firewall may respond with JSON of its own. */
function toMessages(fields: unknown): SendFailure["fields"] {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

/** Parses a response. An empty or invalid success body counts as `{}`; an error without a message reads "Error". */
export function parseLeadResponse(code: number, text: string): LeadResponse {
  const json = parseJson(text);
  const body: Partial<LeadSuccess> & { message?: unknown; fields?: unknown } =
    typeof json === "object" && json !== null ? json : {};
  if (code >= 200 && code < 300)
    return { ...body, status: "sent", isEmailPublic: body.isEmailPublic === true };
  const message = decodeMessage((isText(body.message) && body.message) || "Error");
  return { status: "refused", code, message, fields: toFormFields(toMessages(body.fields)) };
}
