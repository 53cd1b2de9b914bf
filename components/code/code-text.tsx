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
  let offset = 0;
  return (
    <section aria-label={label} className="code-scroll" tabIndex={scrollAreaTabIndex}>
      <pre>
        {highlight(code, language).map(({ text, kind }) => {
          offset += text.length;
          return kind === null ? (
            text
          ) : (
            <span className={`code-${kind}`} key={offset}>
              {text}
            </span>
          );
        })}
      </pre>
    </section>
  );
}
