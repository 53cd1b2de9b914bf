"use client";

import { useEffect } from "react";

/** A value of `data-force`, and the pseudo-class that it stands for. */
const states = { hover: ":hover", active: ":active", focus: ":focus-visible" };

/** The selector with each pseudo-class replaced by its attribute, or null if it has none. A colon in a class is escaped. */
function forceState(selector: string): string | null {
  const forced = Object.entries(states).reduce(
    (text, [name, pseudoClass]) =>
      text.replaceAll(new RegExp(`(?<!\\\\)${pseudoClass}`, "g"), `[data-force~="${name}"]`),
    selector,
  );
  return forced === selector ? null : forced;
}

type RuleList = { cssRules: CSSRuleList; insertRule: (rule: string, index: number) => number };

const isRuleList = (value: object): value is RuleList => "cssRules" in value && "insertRule" in value;

function copyRules(list: RuleList): void {
  // In reverse order, because each inserted rule shifts the indexes of later ones.
  for (const [index, rule] of [...list.cssRules].entries().toArray().reverse()) {
    if (isRuleList(rule)) copyRules(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = forceState(rule.selectorText);
    if (selector === null) continue;
    list.insertRule(
      rule.cssText.replace(rule.selectorText, () => selector),
      index + 1,
    );
  }
}

/**
 * Shows elements in the states that `data-force` names, by copying the rules of those states at run time: in the style
 * sheets, the copies would burden every page.
 */
export function ForcedStates() {
  useEffect(() => {
    for (const sheet of document.styleSheets) copyRules(sheet);
  }, []);
  return null;
}
