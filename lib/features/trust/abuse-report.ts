import { links } from "@/lib/base/links";

const facts = [
  { label: "IP that you saw:", example: "203.0.113.24, port 41822" },
  { label: "Time, with time zone:", example: "2026-11-20 06:12:44 UTC" },
  { label: "Your host and its IP:", example: "shop.example, 198.51.100.7" },
  { label: "What happened:", example: "4,000 sign-in attempts in ten minutes" },
];
const log = {
  label: "Log lines:",
  example: '203.0.113.24 [20/Nov/2026:06:12:44 +0000] "POST /login" 401',
};

export const exampleReport = [
  ...facts.map(({ label, example }) => label.padEnd(25) + example),
  "",
  log.label,
  log.example,
].join("\n");

/** A mail with the labels only: a forgotten line of the example would accuse somebody. */
export function abuseMailHref(): string {
  // Mail clients expect %20, not the plus signs of URLSearchParams; lines end with CRLF (RFC 6068).
  const body = [...facts.map(({ label }) => `${label} `), "", log.label, ""].join("\r\n");
  return `${links.abuseMail}?subject=${encodeURIComponent("Abuse report")}&body=${encodeURIComponent(body)}`;
}
