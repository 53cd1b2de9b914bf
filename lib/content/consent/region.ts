/** Whether the law in the visitor's region requires no consent. Falls back to the stricter rule. */
export async function isOptOutRegion(): Promise<boolean> {
  try {
    const response = await fetch("/shared-api/user-params");
    const { consent }: { consent?: unknown } = response.ok ? await response.json() : {};
    return consent === "opt-out";
  } catch {
    return false;
  }
}
