import { CodeText } from "@/components/code/code-text";
import { CopyCode } from "@/components/code/copy-code";
import type { CodeLanguage } from "@/components/code/highlight";

/** Languages of fences in Markdown: how a reader calls them, and the grammar that colors them. */
const languages: Record<string, { name: string; grammar: CodeLanguage | null }> = {
  bash: { name: "Shell", grammar: "curl" },
  go: { name: "Go", grammar: "Go" },
  http: { name: "HTTP", grammar: "HTTP" },
  java: { name: "Java", grammar: "Java" },
  javascript: { name: "JavaScript", grammar: "Node.js" },
  json: { name: "JSON", grammar: "JSON" },
  php: { name: "PHP", grammar: "PHP" },
  python: { name: "Python", grammar: "Python" },
  shell: { name: "Shell", grammar: "curl" },
  text: { name: "Text", grammar: null },
};

/** A block of code in a text, with its language and a copy button. An unknown language is plain text. */
export function Fence({ language, code }: { language: string; code: string }) {
  const { name, grammar } = languages[language] ?? { name: "Text", grammar: null };
  return (
    <div className="fence code-panel code-choice on-deep">
      <div className="code-bar">
        <b>{name}</b>
        <CopyCode />
      </div>
      <div data-language={name}>
        <CodeText code={code} label={`${name} example`} language={grammar} />
      </div>
    </div>
  );
}
