/** Whether the law where the visitor is asks for no consent. Without an answer the stricter rule holds. */
export async function asksNoConsent(): Promise<boolean> {
  try {
    const answer = await fetch("/shared-api/user-params");
    const parameters: unknown = answer.ok ? await answer.json() : null;
    return typeof parameters === "object" && parameters !== null && "consent" in parameters
      ? parameters.consent === "opt-out"
      : false;
  } catch {
    return false;
  }
}
