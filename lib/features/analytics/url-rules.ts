/** URL rules of surveys and experiments. Pure: the server validates them, the browser evaluates them. */

export const urlMatchTypes = ["exact", "is_not", "icontains", "not_icontains", "regex", "not_regex"] as const;
type UrlMatchType = (typeof urlMatchTypes)[number];
export type UrlRule = { url?: string | null; urlMatchType?: UrlMatchType | null };

/** Longest rule; a longer one matches no URL of this site. */
export const maxRuleLength = 300;

/** A class, an escape, the start or end of a group, a quantifier, or one character. */
const token = /\[\^?(?:[^\\\]]|\\.)*\]|\\[\s\S]|\((?:\?:)?|\)|[\s\S]/g;
const isQuantifier = (text: string) => /^[*+?]$/.test(text);

/**
 * Whether a regular expression takes at most quadratic time in the URL's length. Allowed: plain characters,
 * classes, `.`, `^`, `$`, one group of alternatives that does not repeat, one `*` or `+`, and two `?`, each
 * on a single character or class. SECURITY: with more than that, one long URL could freeze the visitor's
 * browser by backtracking.
 */
export function isBoundedPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
  } catch {
    return false;
  }
  const tokens = pattern.match(token) ?? [];
  const count = (test: (text: string, index: number) => boolean) => tokens.filter(test).length;
  const isAfterGroup = (text: string, index: number) => isQuantifier(text) && tokens[index - 1] === ")";
  return (
    // Counted repetitions and backreferences.
    count((text) => text === "{" || /^\\[\dk]/.test(text)) === 0 &&
    count((text) => text.startsWith("(")) <= 1 &&
    // Lookarounds and named groups: only `(?:` is one token with its parenthesis.
    count((text, index) => text === "?" && tokens[index - 1] === "(") === 0 &&
    count(isAfterGroup) === 0 &&
    count((text) => text === "*" || text === "+") <= 1 &&
    count((text) => text === "?") <= 2
  );
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
