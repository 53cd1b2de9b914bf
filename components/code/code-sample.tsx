import type { CodeLanguage } from "./highlight";
import { highlight } from "./highlight";

/** Code with its words colored by kind, as text in a `pre`. */
export function CodeText({ code, language, label }: { code: string; language: CodeLanguage; label: string }) {
  let offset = 0;
  return (
    // The pane scrolls sideways: it is a stop for the keyboard, and a stop needs a name.
    <section aria-label={label} className="code-scroll" tabIndex={0}>
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
