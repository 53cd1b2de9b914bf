import codePanelCss from "@/components/code/code-panel.module.css";
import { CopyCode } from "@/components/code/copy-code";
import css from "./output.module.css";

/** The output of a tool, with a copy button. */
export function Output({ name, text }: { name: string; text: string }) {
  return (
    <div
      className={`code-panel ${codePanelCss.codePanel} code-choice ${codePanelCss.codeChoice} ${css.toolOutput} on-deep`}
    >
      <div className={codePanelCss.codeBar}>
        <b>{name}</b>
        <CopyCode />
      </div>
      <pre
        className={`${css.toolOutputText} px-5 pt-4 pb-4.5 wrap-anywhere whitespace-pre-wrap`}
        data-language={name}
      >
        {text}
      </pre>
    </div>
  );
}
