import codePanelCss from "@/components/code/code-panel.module.css";
import { CodeText } from "@/components/code/code-text";
import { CopyCode } from "@/components/code/copy-code";
import type { CodeLanguage } from "@/components/code/highlight";

export function CodeBlock({
  about,
  code,
  language,
}: {
  about: string;
  code: string;
  language: CodeLanguage;
}) {
  return (
    <div className={`code-panel ${codePanelCss.codePanel} code-choice on-deep`}>
      <div className={codePanelCss.codeBar}>
        <b>{about}</b>
        <CopyCode />
      </div>
      <div data-language={language}>
        <CodeText code={code} label={about} language={language} />
      </div>
    </div>
  );
}
