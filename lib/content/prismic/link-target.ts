import { isActionUrl, parseActionUrl } from "@/lib/content/actions/link";
import { type ActionCall, actionHref } from "@/lib/content/actions/registry";

/**
 * Where a link of an editor leads: within the site, or out of it. A link that names an action
 * (`https://action/<name>`) carries it, and `href` is where it leads without scripts.
 */
export type LinkTarget = { href: string; isInternal: boolean; action?: ActionCall };

const schemes = ["http:", "https:", "mailto:", "tel:"];
const ownOrigin = "https://same-site.invalid";

function parseActionTarget(url: URL): LinkTarget | null {
  const action = parseActionUrl(url);
  if (!action) return null;
  const href = actionHref(action);
  return { href, isInternal: /^[/#]/.test(href), action };
}

/**
 * A link's target, or null for one that must not be rendered. Allowed are paths and anchors of this
 * site, absolute http, https, mailto and tel addresses, and the named actions.
 */
export function parseLinkTarget(url: string): LinkTarget | null {
  // SECURITY: URL parsing drops the tabs and line breaks that hide "javascript:", and reads "/\host"
  // as another host. The check has to look at what the browser will make of the text.
  const isRelative = /^[/#]/.test(url);
  const parsed = URL.parse(url, isRelative ? ownOrigin : undefined);
  if (!parsed) return null;
  if (isRelative) return parsed.origin === ownOrigin ? { href: url, isInternal: true } : null;
  if (isActionUrl(parsed)) return parseActionTarget(parsed);
  return schemes.includes(parsed.protocol) ? { href: url, isInternal: false } : null;
}
