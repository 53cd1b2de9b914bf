/** URL rules of surveys and experiments. Pure: the server checks them, and the browser follows them. */

export const urlMatchTypes = ["exact", "is_not", "icontains", "not_icontains", "regex", "not_regex"] as const;
export type UrlMatchType = (typeof urlMatchTypes)[number];
export type UrlRule = { url?: string | null; urlMatchType?: UrlMatchType | null };

/** Characters of a rule. A longer one is no URL of this site. */
export const longestRule = 300;

/** One part of a regular expression: a class, an escape, a group's start or end, a quantifier, or one character. */
const part = /\[\^?(?:[^\\\]]|\\.)*\]|\\[\s\S]|\((?:\?:)?|\)|[\s\S]/g;
const isQuantifier = (text: string) => /^[*+?]$/.test(text);

/**
 * Whether a regular expression takes time that grows with the URL's length, not faster than its square.
 * Allowed: plain characters, classes, `.`, `^`, `$`, one group of alternatives that does not repeat, one `*` or `+`,
 * and two `?`, each on a single character or class.
 * SECURITY: a rule with more than that can be written so that one long URL stops the visitor's browser.
 */
export function isLinearPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
  } catch {
    return false;
  }
  const parts = pattern.match(part) ?? [];
  const count = (test: (text: string, index: number) => boolean) => parts.filter(test).length;
  const isAfterGroup = (text: string, index: number) => isQuantifier(text) && parts[index - 1] === ")";
  return (
    // Counted repetitions, and references back to a group.
    count((text) => text === "{" || /^\\[\dk]/.test(text)) === 0 &&
    count((text) => text.startsWith("(")) <= 1 &&
    // Lookarounds and named groups: only `(?:` is read as one part with its parenthesis.
    count((text, index) => text === "?" && parts[index - 1] === "(") === 0 &&
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

/** Whether a page's whole URL follows a rule; every page does where the rule names none. */
export function matchesUrl({ url, urlMatchType }: UrlRule, href: string): boolean {
  return !url || matchers[urlMatchType ?? "icontains"](url, href);
}
