import codePanelCss from "@/components/code/code-panel.module.css";
import { CopyCode } from "@/components/code/copy-code";
import css from "./output.module.css";

/** A text that a tool made, to be copied. */
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
        className={`${css.toolOutputText} px-2.5 pt-2 pb-2.25 wrap-anywhere whitespace-pre-wrap`}
        data-language={name}
      >
        {text}
      </pre>
    </div>
  );
}
