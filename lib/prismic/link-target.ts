/** Where a link of an editor leads: within the site, or out of it. */
export type LinkTarget = { href: string; isInternal: boolean };

const schemes = ["http:", "https:", "mailto:", "tel:"];
const ownOrigin = "https://same-site.invalid";

/**
 * A link's target, or null for one that must not be rendered. Allowed are paths and anchors of this
 * site, and absolute http, https, mailto and tel addresses.
 */
export function parseLinkTarget(url: string): LinkTarget | null {
  // SECURITY: URL parsing drops the tabs and line breaks that hide "javascript:", and reads "/\host"
  // as another host. The check has to look at what the browser will make of the text.
  const isRelative = /^[/#]/.test(url);
  const parsed = URL.parse(url, isRelative ? ownOrigin : undefined);
  if (!parsed) return null;
  if (isRelative) return parsed.origin === ownOrigin ? { href: url, isInternal: true } : null;
  return schemes.includes(parsed.protocol) ? { href: url, isInternal: false } : null;
}
