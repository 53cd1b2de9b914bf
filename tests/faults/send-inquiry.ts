/** One inquiry with a fixed idempotency key. */
export type Inquiry = { key: string; body: string };

/** The response to the sender; status 0 without a complete response in JSON. */
export type Sent = { status: number; leadId: string | null; retryAfter: string | null; ms: number };

export function buildInquiry(key: string): Inquiry {
  const body = JSON.stringify({
    name: "Ada Lovelace",
    company: "Analytical Engines",
    // Emails to one recipient are limited, so each inquiry has its own.
    email: `person.${key}@engines.example`,
    fullPhoneNumber: "+442071234567",
    message: `Inquiry ${key}`,
    product: "RP",
    plan: "team",
    fillTime: 30_000,
  });
  return { key, body };
}

const leadIdOf = (answer: unknown) =>
  answer !== null && typeof answer === "object" && "leadId" in answer ? String(answer.leadId) : null;

/**
 * Sends an inquiry as a browser does; never throws.
 * @param client the IP that a proxy in front would pass on
 */
export async function sendInquiry(
  url: string,
  { key, body }: Inquiry,
  { limitMs = 20_000, client = "" } = {},
): Promise<Sent> {
  const began = performance.now();
  try {
    const answer = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        ...(client && { "x-forwarded-for": client }),
      },
      body,
      signal: AbortSignal.timeout(limitMs),
    });
    const leadId = leadIdOf(await answer.json());
    const retryAfter = answer.headers.get("retry-after");
    return { status: answer.status, leadId, retryAfter, ms: performance.now() - began };
  } catch {
    return { status: 0, leadId: null, retryAfter: null, ms: performance.now() - began };
  }
}
