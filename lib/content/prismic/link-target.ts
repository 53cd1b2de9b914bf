import { type ActionCall, actionHref } from "@/lib/content/actions/actions";
import { isActionUrl, parseActionUrl } from "@/lib/content/actions/link";

/**
 * The target of an editor's link: inside or outside the site. A link that names an action
 * (`https://action/<name>`) includes it, with the action's URL without scripts as `href`.
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
 * Parses a link, or returns null if it must not be rendered. Allowed are paths and anchors of this site,
 * absolute http, https, mailto and tel URLs, and the named actions.
 */
export function parseLinkTarget(url: string): LinkTarget | null {
  // SECURITY: URL parsing drops tabs and line breaks that hide "javascript:", and treats "/\host" as another
  // host. Check the parsed URL, because that is what the browser will use.
  const isRelative = /^[/#]/.test(url);
  const parsed = URL.parse(url, isRelative ? ownOrigin : undefined);
  if (!parsed) return null;
  if (isRelative) return parsed.origin === ownOrigin ? { href: url, isInternal: true } : null;
  if (isActionUrl(parsed)) return parseActionTarget(parsed);
  return schemes.includes(parsed.protocol) ? { href: url, isInternal: false } : null;
}
