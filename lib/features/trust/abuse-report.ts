import { links } from "@/lib/base/links";

export const abuseReport = {
  subject: "Abuse report",
  body: [
    "IP that you saw:         203.0.113.24, port 41822",
    "Time, with time zone:    2026-11-20 06:12:44 UTC",
    "Your host and its IP:    shop.example, 198.51.100.7",
    "What happened:           4,000 sign-in attempts in ten minutes",
    "",
    "Log lines:",
    '203.0.113.24 [20/Nov/2026:06:12:44 +0000] "POST /login" 401',
  ].join("\n"),
};

export function abuseMailHref(): string {
  const { subject, body } = abuseReport;
  // Mail clients expect %20, not the plus signs of URLSearchParams; lines end with CRLF (RFC 6068).
  const text = encodeURIComponent(body.replaceAll("\n", "\r\n"));
  return `${links.abuseMail}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
