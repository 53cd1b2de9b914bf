import css from "./code-panel.module.css";
import type { CodeLanguage } from "./highlight";

export type Sample = { language: CodeLanguage; code: string };

/** Radio inputs for the language: CSS shows the chosen sample, without script. `name` is unique on the page. */
export function LanguageChoice({
  name,
  samples,
  look,
}: {
  name: string;
  samples: readonly Sample[];
  look: "tabs" | "pills";
}) {
  return (
    <fieldset className={look === "tabs" ? css.codeTabs : `${css.codePills} mt-7 flex-wrap`}>
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
