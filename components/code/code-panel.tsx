import type { ComponentProps, CSSProperties, ReactNode } from "react";
import css from "./code-panel.module.css";
import { CodeText } from "./code-text";
import { CopyCode } from "./copy-code";
import { LanguageTabs, type Sample } from "./language-choice";

type PanelProps = {
  /** Topic of the code: part of the panel's accessible name, which must be unique on the page. */
  about: string;
  /** Unique on the page: the name of the radio inputs. */
  name: string;
  samples: readonly Sample[];
  response: string;
  /** A note beside the status, such as "0.58 s" or "sample"; empty for none. */
  responseTime: string;
};

/** The upper edge of a panel: what it shows, and the button that copies it. */
export function CodeHead({ title }: { title: string }) {
  return (
    <div className={css.codeBar}>
      <b>{title}</b>
      <CopyCode />
    </div>
  );
}

/** One element per sample; CSS shows the chosen language. */
function CodeSamples({ samples, about }: Pick<PanelProps, "samples" | "about">) {
  return (
    <div>
      {samples.map(({ language, code }) => (
        <div className={css.codeSample} data-language={language} key={language}>
          <CodeText code={code} label={`Request in ${language}: ${about}`} language={language} />
        </div>
      ))}
    </div>
  );
}

/** The status that a JSON response begins with; 200 if it begins with another key. */
const statusOf = (response: string) => /^\{\s*"status": (\d{3})\b/.exec(response)?.[1] ?? "200";

function CodeResponse({
  response,
  responseTime,
  about,
}: Pick<PanelProps, "response" | "responseTime" | "about">) {
  return (
    <div className={css.codeResponse}>
      <div className={css.codeBar}>
        <b>Response</b>
        <span className={`${css.codeReading} flex gap-3.5 font-mono text-2xs leading-[normal] font-normal`}>
          <span className={`${css.codeStatus} inline-flex items-center gap-1.75`}>{statusOf(response)}</span>
          {responseTime && <span>{responseTime}</span>}
        </span>
      </div>
      <CodeText code={response} label={`Response: ${about}`} language="JSON" />
    </div>
  );
}

/** The languages as tabs, or the name of the only one, and the button that copies the shown sample. */
function RequestBar({ name, samples }: Pick<PanelProps, "name" | "samples">) {
  return (
    <div className={css.codeBar}>
      {samples.length > 1 ? <LanguageTabs name={name} samples={samples} /> : <b>{samples[0]?.language}</b>}
      <CopyCode />
    </div>
  );
}

/** A request above its response, if one is given. */
export function CodePanel({
  name,
  samples,
  response,
  responseTime = "",
  about,
  className = "",
}: Omit<PanelProps, "response" | "responseTime"> & Partial<PanelProps> & { className?: string }) {
  return (
    <div className={`code-panel ${css.codePanel} code-choice on-deep ${className}`}>
      <RequestBar name={name} samples={samples} />
      <CodeSamples about={about} samples={samples} />
      {response && <CodeResponse about={about} responseTime={responseTime} response={response} />}
    </div>
  );
}

/** A response in a panel of its own. */
export function ResponsePanel(response: ComponentProps<typeof CodeResponse>) {
  return (
    <div className={`code-panel ${css.codePanel} on-deep`}>
      <CodeResponse {...response} />
    </div>
  );
}

type PanesStyle = CSSProperties & { "--panes": string; "--lines": number };

/** About a laptop's screen. */
const maxShownLines = 30;

/** The longest line in characters, with the padding at both ends; longer ones scroll. */
const widthOf = (text: string) => Math.min(Math.max(...text.split("\n").map(({ length }) => length)), 54) + 5;

/**
 * Panes in the ratio of their longest lines, of all languages, so that a choice of language moves nothing. Each has room for
 * its head. `--lines` of the response are shown.
 */
function sizePanes({ samples, response }: Pick<PanelProps, "samples" | "response">): PanesStyle {
  const request = Math.max(...samples.map(({ code }) => widthOf(code)));
  return {
    "--panes": `minmax(${samples.length > 1 ? "27rem" : 0}, ${request}fr) minmax(14rem, ${widthOf(response)}fr)`,
    "--lines": Math.min(response.split("\n").length, maxShownLines),
  };
}

/** A text beside a request and its response, in a panel that extends to the right edge of the window. */
export function CodeBesideText({
  children,
  name,
  samples,
  response,
  responseTime,
  about,
}: PanelProps & { children: ReactNode }) {
  return (
    <div className={css.codeBleed}>
      <div>{children}</div>
      <div
        className={`code-panel ${css.codePanel} code-choice on-deep`}
        style={sizePanes({ samples, response })}
      >
        <div>
          <RequestBar name={name} samples={samples} />
          <CodeSamples about={about} samples={samples} />
        </div>
        <CodeResponse about={about} responseTime={responseTime} response={response} />
      </div>
    </div>
  );
}
