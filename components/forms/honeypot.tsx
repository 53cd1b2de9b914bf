/** Hidden from people. A lead that fills it is held for review, never rejected. */
const honeypotName = "website";

/** Visually hidden and not focusable, but not `type="hidden"`, which bots do not fill in. */
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

/** The value of a form's honeypot; empty for a person. */
export function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get(honeypotName);
  return typeof value === "string" ? value : "";
}
