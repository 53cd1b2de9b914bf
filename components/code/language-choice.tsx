import css from "./code-panel.module.css";
import type { CodeLanguage } from "./highlight";

export type Sample = { language: CodeLanguage; code: string };

type LanguageChoiceProps = {
  /** Unique on the page. */
  name: string;
  samples: readonly Sample[];
};

/** Radio inputs for the language: CSS shows the chosen sample, without script. */
export function LanguageTabs({ name, samples }: LanguageChoiceProps) {
  return (
    <fieldset className={css.codeTabs}>
      <legend className="sr-only">Language of the example</legend>
      {samples.map(({ language }, i) => (
        <label key={language}>
          <input className="sr-only" defaultChecked={i === 0} name={name} type="radio" value={language} />
          {language}
        </label>
      ))}
    </fieldset>
  );
}
