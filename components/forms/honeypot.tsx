/** Name of the field that people can't see. Only scripts fill it; such a lead is held, never refused. */
export const honeypotName = "website";

/** Out of sight and out of the tab order, but no `type="hidden"`: those, scripts leave alone. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input autoComplete="off" name={honeypotName} tabIndex={-1} type="text" />
      </label>
    </div>
  );
}

/** What was put into the honeypot of a form; empty for a person. */
export function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get(honeypotName);
  return typeof value === "string" ? value : "";
}
