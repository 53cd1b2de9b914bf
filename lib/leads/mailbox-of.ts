/**
 * The mailbox that an address leads to, in one spelling: what follows a plus sign in the local part is the
 * owner's own label ("ada+news@engines.example" is "ada@engines.example").
 */
export function mailboxOf(email: string): string {
  const [, local = "", domain = ""] = /^([^+@]+)(?:\+[^@]*)?@(.*)$/.exec(email.toLowerCase()) ?? [];
  return local === "" ? email.toLowerCase() : `${local}@${domain}`;
}
