import codePanelCss from "@/components/code/code-panel.module.css";
import { CopyCode } from "@/components/code/copy-code";

/** The output of a tool, with a copy button. */
export function Output({ name, text }: { name: string; text: string }) {
  return (
    <div
      className={`code-panel ${codePanelCss.codePanel} code-choice ${codePanelCss.codeChoice} rounded-2! shadow-none! on-deep`}
    >
      <div className={codePanelCss.codeBar}>
        <b>{name}</b>
        <CopyCode />
      </div>
      <pre className="[font:inherit] px-5 pt-4 pb-4.5 wrap-anywhere whitespace-pre-wrap" data-language={name}>
        {text}
      </pre>
    </div>
  );
}
