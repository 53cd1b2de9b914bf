import { createElement } from "react";
import { ScrollArea } from "@/components/ui/scroll-area";
import css from "./code-panel.module.css";
import { type CodeLanguage, highlight } from "./highlight";

/** Highlighted code in a `pre`. */
export function CodeText({
  code,
  language,
  label,
}: {
  code: string;
  language: CodeLanguage | null;
  label: string;
}) {
  const nodes = highlight(code, language).map(({ text, kind }) =>
    kind === null ? text : createElement("span", { className: `code-${kind}` }, text),
  );
  return (
    <ScrollArea className={css.codeScroll} label={label}>
      {/* Passed as arguments, not as an array: hundreds of React keys would be a tenth of the page's size. */}
      {createElement("pre", null, ...nodes)}
    </ScrollArea>
  );
}
