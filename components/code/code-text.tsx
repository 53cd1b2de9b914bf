import { createElement } from "react";
import css from "./code-panel.module.css";
import type { CodeLanguage } from "./highlight";
import { highlight } from "./highlight";

// What scrolls is a stop for the keyboard (WCAG 2.1.1), and a stop needs a name.
const scrollAreaTabIndex = 0;

/** Code with its words colored by kind, as text in a `pre`. */
export function CodeText({
  code,
  language,
  label,
}: {
  code: string;
  language: CodeLanguage | null;
  label: string;
}) {
  const words = highlight(code, language).map(({ text, kind }) =>
    kind === null ? text : createElement("span", { className: `code-${kind}` }, text),
  );
  return (
    <section aria-label={label} className={css.codeScroll} tabIndex={scrollAreaTabIndex}>
      {/* As arguments instead of a list: hundreds of keys would be a tenth of a page's weight. */}
      {createElement("pre", null, ...words)}
    </section>
  );
}
