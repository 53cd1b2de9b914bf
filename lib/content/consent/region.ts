/** Whether the law in the visitor's region requires no consent. Falls back to the stricter rule. */
export async function isOptOutRegion(): Promise<boolean> {
  try {
    const response = await fetch("/shared-api/user-params");
    const parameters: unknown = response.ok ? await response.json() : null;
    return typeof parameters === "object" && parameters !== null && "consent" in parameters
      ? parameters.consent === "opt-out"
      : false;
  } catch {
    return false;
  }
}
