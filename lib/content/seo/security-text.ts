import { routes } from "@/lib/base/routes";

/** Days until the file expires; RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * /.well-known/security.txt (RFC 9116).
 * @param now the time of writing; the file expires half a year later
 */
export function buildSecurityText(siteUrl: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    "Contact: mailto:security@oxbow.example",
    `Contact: ${siteUrl}${routes.trust("report-abuse")}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}${routes.trust()}`,
    "",
  ].join("\n");
}
