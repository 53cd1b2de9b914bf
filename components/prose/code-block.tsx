import codePanelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { CopyCode } from "@/components/code/copy-code";
import type { CodeLanguage } from "@/components/code/highlight";

/** Languages of code blocks in Markdown: display name and highlighting grammar, by its name on the tabs of code panels. */
const languages: Record<string, { label: string; grammar: CodeLanguage | null }> = {
  bash: { label: "Shell", grammar: "curl" },
  go: { label: "Go", grammar: "Go" },
  http: { label: "HTTP", grammar: "HTTP" },
  java: { label: "Java", grammar: "Java" },
  javascript: { label: "JavaScript", grammar: "Node.js" },
  json: { label: "JSON", grammar: "JSON" },
  php: { label: "PHP", grammar: "PHP" },
  python: { label: "Python", grammar: "Python" },
  shell: { label: "Shell", grammar: "curl" },
  text: { label: "Text", grammar: null },
};

/** A code block with its title or language and a copy button. An unknown language is shown as plain text. */
export function CodeBlock({
  language,
  code,
  title,
  untitledSuffix = "",
}: {
  language: string;
  code: string;
  /** What the code does; if empty, the language is the title. */
  title: string;
  /** Tells untitled blocks apart for screen readers: "example 2" in "Shell example 2". */
  untitledSuffix?: string;
}) {
  const { label, grammar } = languages[language] ?? { label: "Text", grammar: null };
  return (
    // `CopyCode` copies the `data-language` element inside `code-choice`.
    <div
      className={`code-block code-panel ${codePanelCss.codePanel} code-choice on-deep rounded-2 shadow-none`}
    >
      <div className={codePanelCss.codeBar}>
        <b>{title || label}</b>
        <CopyCode />
      </div>
      <div data-language={label}>
        <CodeText code={code} label={title || `${label} ${untitledSuffix}`} language={grammar} />
      </div>
    </div>
  );
}
