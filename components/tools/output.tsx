import { CopyCode } from "@/components/code/copy-code";

/** A text that a tool made, to be copied. */
export function Output({ name, text }: { name: string; text: string }) {
  return (
    <div className="code-panel code-choice tool-output on-deep">
      <div className="code-bar">
        <b>{name}</b>
        <CopyCode />
      </div>
      <pre className="tool-output-text" data-language={name}>
        {text}
      </pre>
    </div>
  );
}
