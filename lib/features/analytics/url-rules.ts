/** URL rules of surveys and experiments. Pure: the server validates them, the browser evaluates them. */

export const urlMatchTypes = ["exact", "is_not", "icontains", "not_icontains", "regex", "not_regex"] as const;
type UrlMatchType = (typeof urlMatchTypes)[number];
export type UrlRule = { url?: string | null; urlMatchType?: UrlMatchType | null };

/** Longest rule; a longer one matches no URL of this site. */
export const maxRuleLength = 300;

/** Whether a text is a regular expression; an invalid one throws in the browser, and no survey or experiment is shown. */
export function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

const matchers = {
  exact: (url, href) => href === url,
  is_not: (url, href) => href !== url,
  icontains: (url, href) => href.toLowerCase().includes(url.toLowerCase()),
  not_icontains: (url, href) => !href.toLowerCase().includes(url.toLowerCase()),
  regex: (url, href) => new RegExp(url).test(href),
  not_regex: (url, href) => !new RegExp(url).test(href),
} satisfies Record<UrlMatchType, (url: string, href: string) => boolean>;

/** Whether a page's URL matches a rule; without a URL in the rule, every page does. */
export function matchesUrl({ url, urlMatchType }: UrlRule, href: string): boolean {
  return !url || matchers[urlMatchType ?? "icontains"](url, href);
}
