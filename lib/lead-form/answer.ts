/** Answers of `POST /api/contact`, as the browser reads them (specification, points 7 and 8). */
import { z } from "zod";

export type InquiryAnswer =
  | { status: "sent"; isEmailPublic: boolean }
  | { status: "refused"; code: number; message: string; fields: Record<string, string> };

const successSchema = z.object({ isEmailPublic: z.boolean().catch(false) });
const refusalSchema = z.object({
  message: z.string().min(1).catch("Error"),
  fields: z.record(z.string(), z.string()).catch({}),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A message that is itself a JSON-encoded string, decoded; any other message as it is. */
export function decodeMessage(message: string): string {
  const decoded = parseJson(message);
  return typeof decoded === "string" && decoded !== "" ? decoded : message;
}

/**
 * Reads a response's status and body text. An empty or invalid success body counts as `{}`; a refusal
 * without a message reads "Error".
 */
export function parseAnswer(code: number, text: string): InquiryAnswer {
  const body = parseJson(text);
  if (code >= 200 && code < 300) {
    const success = successSchema.safeParse(body);
    return { status: "sent", isEmailPublic: success.success && success.data.isEmailPublic };
  }
  const refusal = refusalSchema.safeParse(body);
  const { message, fields } = refusal.success ? refusal.data : { message: "Error", fields: {} };
  return { status: "refused", code, message: decodeMessage(message), fields };
}
