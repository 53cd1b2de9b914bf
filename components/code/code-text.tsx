import { createElement } from "react";
import css from "./code-panel.module.css";
import type { CodeLanguage } from "./highlight";
import { highlight } from "./highlight";

// Scroll areas must be focusable (WCAG 2.1.1) and have an accessible name.
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
      {/* Passed as arguments, not as an array: hundreds of React keys would be a tenth of the page's size. */}
      {createElement("pre", null, ...words)}
    </section>
  );
}
